// Words of people: other verbs, the names of colours, French, questions.
#include "games/splendor/testing/position.hpp"
#include "games/splendor/text.hpp"

#include <gmock/gmock.h>

namespace agora::splendor {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr unsigned W = 1, G = 4, R = 8, O = 16;  // bits of a take

View seen_by_player(const State& state) { return Splendor::view(state, state.table.turn); }

void expect_means(const State& state, std::string_view text, Action action) {
    for (const Lang lang : {Lang::en, Lang::fr}) {
        const auto line = Splendor::read(seen_by_player(state), text, lang);
        ASSERT_TRUE(line) << text << ": " << line.error().message;
        EXPECT_EQ((*line)[0], action) << text;
    }
}

std::string answer(const State& state, std::string_view text, Lang lang = Lang::en) {
    const auto line = Splendor::read(seen_by_player(state), text, lang);
    return line ? "accepted" : line.error().message;
}

std::string asked(const State& state, std::string_view text, Lang lang = Lang::en) {
    return Splendor::question(seen_by_player(state), text, lang);
}

// One card of the table can be paid, and the second of two in hand.
const CardId cheap = costing(0, 0, 0, 2, 1);
const CardId kept = costing(2, 0, 0, 2, 0);
State shopping() {
    return Position{
        .players = {{.gems = {2, 0, 0, 2, 1},
                     .reserved = {Reserved::open(costing(0, 0, 0, 7, 0)), Reserved::secret(kept)}},
                    {}},
        .grid = {cheap}}
        .state();
}

TEST(SplendorSpeech, PurchaseIsAsGoodAsBuy) {
    expect_means(shopping(), "purchase a1", buy(cheap));
    expect_means(shopping(), "Purchase 1 with R R O", buy(cheap));
}

TEST(SplendorSpeech, ColoursHaveNames) {
    const State state = Position{}.state();
    for (const auto* text : {"take red green black", "take Red, Green and Onyx", "take r green o",
                             "prendre rouge vert noir", "prendre rouges vertes et noires",
                             "take R V N", "prendre R G O"})
        expect_means(state, text, take(R | G | O));
    expect_means(state, "take white white", take_pair(Colour::white));
    expect_means(state, "prendre blanc blanche", take_pair(Colour::white));
    EXPECT_EQ(answer(state, "take gold"), "Can't take gold gems. Please try again");
    EXPECT_THAT(answer(state, "prendre or", Lang::fr), StartsWith("On ne peut pas prendre"));
    EXPECT_EQ(answer(state, "take pink"), "Error, wrong gems code. Please try again");
    EXPECT_EQ(answer(state, "take J B E"), "Error, wrong gems code. Please try again");
}

TEST(SplendorSpeech, ACommandIsAWordOfItsOwn) {
    const State state = Position{}.state();
    EXPECT_EQ(answer(state, "taker g o"),
              "Put a blank after take, such as take R G O. Please try again");
    EXPECT_EQ(answer(state, "prendrer v n", Lang::fr),
              "Mettez un espace après prendre, par exemple prendre R V N. Veuillez réessayer.");
    EXPECT_THAT(answer(state, "taking g o"), StartsWith("Unknown command \"taking\", there are"));
    EXPECT_THAT(answer(state, "hop"), HasSubstr("pass, help, quit"));
    EXPECT_THAT(answer(state, "hop", Lang::fr), HasSubstr("passer, aide, quitter"));
}

TEST(SplendorSpeech, FrenchVerbsAreReadBesideTheEnglishOnes) {
    const State state = shopping();
    expect_means(state, "prendre W R V", take(W | R | G));
    expect_means(state, "acheter a1", buy(cheap));
    expect_means(state, "acheter a1 avec R R N", buy(cheap));
    expect_means(state, "payer 2", buy(kept));
    expect_means(state, "réserver a1", reserve(cheap));
    expect_means(state, "RESERVER 1", reserve(cheap));
    expect_means(state, "réserver pioche2", reserve_top(1));
    expect_means(state, "reserver niveau 2", reserve_top(1));
    Play play(Position{.rules = "official", .players = {{.gems = {3, 3, 3, 0, 0, 1}}, {}}});
    play.act(take_pair(Colour::red));
    expect_means(play.state, "rendre rouge", give_back(Colour::red));
    EXPECT_THAT(answer(play.state, "passer", Lang::fr), HasSubstr("Tapez rendre"));
    const auto gold = Splendor::read(seen_by_player(play.state), "rendre or", Lang::fr);
    ASSERT_TRUE(gold);
    EXPECT_EQ((*gold)[0], give_back(Colour::gold));
}

TEST(SplendorSpeech, DecisionsAreWrittenInTheWordsOfTheLanguage) {
    const auto view = seen_by_player(shopping());
    const auto french = [&](Action action) { return Splendor::write(view, action, Lang::fr); };
    EXPECT_EQ(french(take(R | G | O)), "prendre V R N");
    EXPECT_EQ(french(reserve(cheap)), "réserver a1");
    EXPECT_EQ(french(reserve_top(2)), "réserver pioche3");
    EXPECT_EQ(french(buy(cheap)), "acheter a1");
    EXPECT_EQ(french(buy(kept)), "payer 2");
    EXPECT_EQ(french(give_back(Colour::onyx)), "rendre N");
    EXPECT_EQ(french(pass()), "passer");
    EXPECT_EQ(Splendor::write(view, take(R | G | O), Lang::en), "take G R O");
    EXPECT_EQ(Splendor::write(view, take(R | G | O)), "take G R O") << "as records have it";
}

TEST(SplendorSpeech, AVerbAloneAsks) {
    const State state = shopping();
    EXPECT_EQ(asked(state, "take"), "Which gems, 3 different or 2 alike, of 2W 4B 4G 2R 3O?");
    EXPECT_EQ(asked(state, "prendre", Lang::fr),
              "Quelles gemmes, 3 différentes ou 2 pareilles, de 2W 4B 4V 2R 3N ?");
    EXPECT_EQ(asked(state, "Buy "), "Which card? You can pay a1");
    EXPECT_EQ(asked(state, "acheter", Lang::fr), "Quelle carte ? Vous pouvez payer a1");
    EXPECT_EQ(asked(state, "reserve"), "Which card, a1 to c4, or which deck, tier1 to tier3?");
    EXPECT_THAT(asked(state, "réserver", Lang::fr), HasSubstr("pioche1 à pioche3"));
    EXPECT_EQ(asked(state, "pay"), "Which of your reserved cards? You can pay 2");
    EXPECT_THAT(asked(state, "payer", Lang::fr), StartsWith("Laquelle de vos cartes"));
    for (const auto* text : {"", "hop", "pass", "return", "noble", "buy a1 b1"})
        EXPECT_EQ(asked(state, text), "") << text;
    EXPECT_EQ(Splendor::question(Splendor::view(state, Seat{1}), "take", Lang::en), "");
}

TEST(SplendorSpeech, GemsThatAreNotEnoughAskForTheRest) {
    const State state = shopping();
    for (const auto* text : {"take red", "take r", "prendre rouge"})
        EXPECT_EQ(asked(state, text),
                  "Which gems with R, 3 different in all or 2 alike, of 2W 4B 4G 3O?")
            << text;
    EXPECT_EQ(asked(state, "prendre vert", Lang::fr),
              "Quelles gemmes avec V, 3 différentes en tout ou 2 pareilles, de 2W 4B 4V 2R 3N ?");
    EXPECT_EQ(asked(state, "take red and green"),
              "Which gems with G R, 3 different in all or 2 alike, of 2W 4B 3O?");
    for (const auto* text : {"take r g o", "take g g", "take r r", "take r g o w", "take gold",
                             "take pink", "take rgorgorgorgorgo"})
        EXPECT_EQ(asked(state, text), "") << text;
    State empty = shopping();
    empty.table.bank = {0, 0, 0, 1, 0};
    EXPECT_EQ(asked(empty, "take r"), "") << "that is all there is";
}

TEST(SplendorSpeech, AVerbAloneAsksForGemsToReturnAndForANoble) {
    Play play(Position{.rules = "official", .players = {{.gems = {3, 3, 3, 0, 0, 1}}, {}}});
    play.act(take_pair(Colour::red));
    EXPECT_EQ(asked(play.state, "return"), "Which gems? Return 2 of 3W 3B 3G 2R 1E");
    EXPECT_EQ(asked(play.state, "rendre", Lang::fr),
              "Quelles gemmes ? Rendez-en 2 de 3W 3B 3V 2R 1E");
    EXPECT_EQ(asked(play.state, "take"), "");
    Play visit(Position{.players = {{.bonus = {4, 4, 0, 4, 3}}, {}},
                        .nobles = {needing(4, 4, 0, 0, 0), needing(3, 3, 0, 0, 3)}});
    visit.act(take(W | G | R));
    ASSERT_EQ(visit.state.table.phase, Phase::choose_noble);
    EXPECT_THAT(asked(visit.state, "noble"), StartsWith("Which noble? 1 Niccolo Machiavelli, "));
    EXPECT_THAT(asked(visit.state, "noble", Lang::fr),
                StartsWith("Quel noble ? 1 Nicolas Machiavel, "));
}

TEST(SplendorSpeech, WhereNothingFitsTheReasonIsGivenInsteadOfAQuestion) {
    const State poor = Position{}.state();
    for (const auto* text : {"buy", "pay"}) EXPECT_EQ(asked(poor, text), "") << text;
    EXPECT_THAT(answer(poor, "buy"), StartsWith("There is no card on the table that you can pay"));
    EXPECT_THAT(answer(poor, "pay"), StartsWith("You have no reserved card"));
    const State full = Position{
        .players = {{.gems = {4, 4, 2, 0, 0},
                     .reserved = {Reserved::open(69), Reserved::open(68), Reserved::open(63)}},
                    {}}}.state();
    EXPECT_EQ(asked(full, "take"), "");
    EXPECT_THAT(answer(full, "take"), StartsWith("You hold 10 gems"));
    EXPECT_EQ(asked(full, "reserve"), "");
    EXPECT_EQ(answer(full, "reserve"), "Can not reserve more than 3 cards. Please try again");
}

}  // namespace
}  // namespace agora::splendor
