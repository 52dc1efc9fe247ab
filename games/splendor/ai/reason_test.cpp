#include "games/splendor/ai/mind.hpp"
#include "games/splendor/testing/position.hpp"

#include <gmock/gmock.h>

namespace agora::splendor {
namespace {

using testing::HasSubstr;

std::string why(const Position& position, Action action, Lang lang = Lang::en) {
    static const std::vector<std::string> names = {"Ann", "Hugo (sharp)", "Nora (keen)", "Bob"};
    return ai::Mind<Splendor>{}.reason(Splendor::view(position.state(), Seat{0}),
                                       std::array{action}, {.lang = lang, .names = names});
}

TEST(SplendorReason, GemsAreForACard) {
    const CardId card = costing(0, 0, 0, 4, 0);
    const Position position{.players = {{.gems = {0, 0, 0, 2, 0}}, {}}, .grid = {card}};
    EXPECT_EQ(why(position, take_pair(Colour::red)), "then you can buy a1");
    EXPECT_EQ(why(position, take_pair(Colour::red), Lang::fr), "vous pourrez ensuite acheter a1");
    EXPECT_THAT(why({.grid = {card}}, take_pair(Colour::red)), HasSubstr("you come nearer to"));
}

TEST(SplendorReason, AReservationBringsGoldAndDeniesARival) {
    const CardId card = costing(0, 0, 0, 4, 0);
    const Position position{.players = {{}, {.gems = {0, 0, 0, 4, 0}}}, .grid = {card}};
    EXPECT_EQ(why(position, reserve(card)),
              "you keep 1 prestige for later, you deny Hugo this card, a gold gem comes with it");
    const Position three{.players = {{}, {.gems = {0, 0, 0, 4, 0}}, {.gems = {0, 0, 0, 1, 0, 3}}},
                         .grid = {card}};
    EXPECT_THAT(why(three, reserve(card), Lang::fr),
                HasSubstr("vous privez Hugo et Nora de cette carte"));
    EXPECT_EQ(why(position, reserve_top(0), Lang::fr), "une gemme d'or vient avec");
}

TEST(SplendorReason, APurchaseBringsPrestigeOrMakesOthersCheaper) {
    const CardId worthy = costing(0, 0, 0, 4, 0);
    const Position rich{.players = {{.gems = {0, 0, 0, 4, 0}}, {}}, .grid = {worthy}};
    EXPECT_EQ(why(rich, buy(worthy)), "it brings you 1 prestige");
    const CardId plain = costing(0, 0, 0, 0, 3);
    const Position poor{.players = {{.gems = {0, 0, 0, 0, 3}}, {}}, .grid = {plain}};
    EXPECT_THAT(why(poor, buy(plain)), HasSubstr("cards cheaper"));
    EXPECT_THAT(why(poor, buy(plain), Lang::fr), HasSubstr("cartes moins chères"));
}

TEST(SplendorReason, SpeaksToThePlayerOfTheCardsItReserved) {
    const CardId card = costing(0, 0, 0, 4, 0);
    const Position position{
        .players = {{.gems = {0, 0, 0, 2, 0}, .reserved = {Reserved::open(card)}}, {}}};
    EXPECT_EQ(why(position, take_pair(Colour::red)), "then you can buy your reserved card 1");
    EXPECT_EQ(why(position, take_pair(Colour::red), Lang::fr),
              "vous pourrez ensuite acheter votre carte réservée 1");
}

TEST(SplendorReason, ANobleCountsForTheTarget) {
    const CardId card = costing(0, 0, 0, 4, 0);
    const Position position{.target = 10,
                            .players = {{.gems = {0, 0, 0, 4, 0}, .bonus = {4, 4, 0, 0, 0}}, {}},
                            .grid = {card},
                            .nobles = {needing(4, 4, 0, 0, 0)}};
    EXPECT_EQ(why(position, buy(card)), "it brings you 1 prestige, a noble comes to you");
    EXPECT_EQ(why(position, buy(card), Lang::fr),
              "cela vous rapporte 1 de prestige, un noble vient à vous");
}

}  // namespace
}  // namespace agora::splendor
