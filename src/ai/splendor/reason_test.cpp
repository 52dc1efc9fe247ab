#include "ai/splendor/mind.hpp"
#include "games/splendor/position.hpp"

#include <gmock/gmock.h>

namespace agora::splendor {
namespace {

using testing::HasSubstr;

std::string why(const Position& position, Action action, Lang lang = Lang::en) {
    return Mind<Splendor>{}.reason(Splendor::view(position.state(), Seat{0}), action, lang);
}

TEST(SplendorReason, GemsAreForACard) {
    const CardId card = costing(0, 0, 0, 4, 0);
    const Position position{.players = {{.gems = {0, 0, 0, 2, 0}}, {}}, .grid = {card}};
    EXPECT_EQ(why(position, take_pair(Colour::red)), "then it can buy a1");
    EXPECT_EQ(why(position, take_pair(Colour::red), Lang::fr), "il peut ensuite acheter a1");
    EXPECT_THAT(why({.grid = {card}}, take_pair(Colour::red)), HasSubstr("it comes nearer to"));
}

TEST(SplendorReason, AReservationBringsGoldAndDeniesARival) {
    const CardId card = costing(0, 0, 0, 4, 0);
    const Position position{.players = {{}, {.gems = {0, 0, 0, 4, 0}}}, .grid = {card}};
    EXPECT_EQ(why(position, reserve(card)),
              "it keeps 1 prestige for later, it denies a rival this card, "
              "a gold gem comes with it");
    EXPECT_EQ(why(position, reserve_top(0), Lang::fr), "un or vient avec");
}

TEST(SplendorReason, APurchaseBringsPrestigeOrMakesOthersCheaper) {
    const CardId worthy = costing(0, 0, 0, 4, 0);
    const Position rich{.players = {{.gems = {0, 0, 0, 4, 0}}, {}}, .grid = {worthy}};
    EXPECT_EQ(why(rich, buy(worthy)), "it brings 1 prestige");
    const CardId plain = costing(0, 0, 0, 0, 3);
    const Position poor{.players = {{.gems = {0, 0, 0, 0, 3}}, {}}, .grid = {plain}};
    EXPECT_THAT(why(poor, buy(plain)), HasSubstr("cards cheaper"));
    EXPECT_THAT(why(poor, buy(plain), Lang::fr), HasSubstr("cartes moins chères"));
}

}  // namespace
}  // namespace agora::splendor
