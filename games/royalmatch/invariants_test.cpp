// What `broken` must find: cards that vanish, tricks that are missing, secrets that are not so.
#include "games/royalmatch/testing/position.hpp"

namespace agora::royalmatch {
namespace {

State sound() {
    return Position{.players = {{"6S 7S 8S"}, {"9S 2D 3D"}, {"10S JS QS"}}, .turn = 5}.state();
}

template <class Damage>
std::string after(Damage&& damage) {
    State state = sound();
    damage(state);
    return RoyalMatch::broken(state);
}

TEST(RoyalMatchInvariants, R7_CardsAreConserved) {
    EXPECT_EQ(RoyalMatch::broken(sound()), "");
    EXPECT_NE(after([](State& s) { s.hand[0] &= ~cards("6S"); }), "");
    EXPECT_NE(after([](State& s) { s.hand[0] |= cards("9S"); }), "");
    EXPECT_NE(after([](State& s) { s.discard &= s.discard - 1; }), "");
    EXPECT_NE(after([](State& s) { s.hand[0] |= Cards{1} << 52U; }), "");
    EXPECT_NE(after([](State& s) { s.hand[3] = cards("AC"); }), "");
}

TEST(RoyalMatchInvariants, R7_ARoundHasExactlyAsManyTurnsAsCardsEach) {
    EXPECT_NE(after([](State& s) { s.turn = 6; }), "");
    EXPECT_NE(after([](State& s) { s.turn = 14; }), "");
    EXPECT_NE(after([](State& s) { s.phase = Phase::over; }), "");
    EXPECT_NE(after([](State& s) { s.tally[0].wins = 7; }), "");
    EXPECT_NE(after([](State& s) { s.tally[1].wins = 1; }), "");
    EXPECT_NE(after([](State& s) { s.tally[0].red = 1; }), "");
}

TEST(RoyalMatchInvariants, R8_NoTwoCardsOfATrickAreEqual) {
    EXPECT_NE(after([](State& s) { s.ranking[1] = 0; }), "");
}

TEST(RoyalMatchInvariants, R6_2_ObjectivesAreDealtOnceAndOneIsKept) {
    EXPECT_NE(after([](State& s) { s.objectives[0].dealt[0] = s.objectives[1].dealt[0]; }), "");
    EXPECT_NE(after([](State& s) { s.objectives[2].kept = 0; }), "");
    EXPECT_NE(after([](State& s) { s.objectives[0].called = 1; }), "");
    EXPECT_NE(after([](State& s) { s.slander[0][1] = 1 << 4; }), "");
}

TEST(RoyalMatchInvariants, R9_SealsChoicesAndGildings) {
    EXPECT_NE(after([](State& s) { s.seals[0] = 9; }), "");
    EXPECT_NE(after([](State& s) { s.choice[0] = Played(card("9S"), false); }), "");
    EXPECT_NE(after([](State& s) {
                  s.seals[0] = 0;
                  s.choice[0] = Played(card("6S"), true, 1, true);
              }),
              "");
    EXPECT_NE(after([](State& s) { s.gilding[first_of(s.discard)] = 3; }), "");
    EXPECT_NE(after([](State& s) { s.waiting[0] = Played(card("AC"), true); }), "");
}

TEST(RoyalMatchInvariants, R12_NobodyIsSureOfWhatIsNotSo) {
    EXPECT_NE(after([](State& s) { s.knows[0] = cards("6S"); }), "");  // its own
    EXPECT_EQ(after([](State& s) { s.knows[0] = cards("9S"); }), "");
    EXPECT_NE(after([](State& s) { s.knows_gilding[0] = cards("9S"); }), "");
    EXPECT_NE(after([](State& s) { s.held[0] = s.discard & (0U - s.discard); }), "");
    EXPECT_NE(after([](State& s) { s.deck_seen[0] = 2; }), "");
}

TEST(RoyalMatchInvariants, R4_NobodyPlaysOnBeyondTheTarget) {
    EXPECT_NE(after([](State& s) {
                  s.finished = 1;
                  s.total[1] = 30;
              }),
              "");
}

}  // namespace
}  // namespace agora::royalmatch
