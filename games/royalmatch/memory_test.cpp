// What viewers remember, and what a bot that takes over a seat needs: nothing but its view. Named
// by scenario and section.
#include "games/royalmatch/testing/position.hpp"

namespace agora::royalmatch {
namespace {

constexpr auto spectator = Viewer::spectator();

Cards known_hand(const Play& game, Viewer viewer, Seat seat) {
    return RoyalMatch::view(game.state, viewer).table.hand[seat];
}

TEST(RoyalMatchMemory, R12_AThirdLosesSightOfCardsThatGoOverInACoup) {
    Play game({.players = {{"KD 3C 4C 8C 9C"}, {"AS 5S 6S 7S 8S"}, {"2C 2D 2H 2S 3D"}}, .turn = 9});
    game.trick({up("KD"), plain("5S"), plain("2C")}).settle();
    for (const Viewer viewer : {Viewer(1), Viewer(2), spectator})
        EXPECT_EQ(known_hand(game, viewer, 0), cards("KD"));
    game.trick({plain("4C"), up("AS", 0), plain("2D")}).settle();
    ASSERT_TRUE(has(game.state.hand[1], card("KD")));
    for (const Viewer viewer : {Viewer(2), spectator}) {
        const View view = RoyalMatch::view(game.state, viewer);
        for (const Seat seat : {Seat{0}, Seat{1}}) {
            EXPECT_EQ(view.table.hand[seat] | view.table.deck[seat], Cards{0});
            EXPECT_EQ(view.table.gilding[card("KD")], 0);
        }
        Random random(4);
        bool elsewhere = false;
        for (int i = 0; i < 50; ++i)
            elsewhere |= !has(RoyalMatch::sample(view, random).hand[1], card("KD"));
        EXPECT_TRUE(elsewhere);
    }
    EXPECT_TRUE(has(known_hand(game, Viewer(0), 1), card("KD")));  // who gave it knows
}

TEST(RoyalMatchMemory, R9_5_GildingsNobodySawGoOverInACoup) {
    Play game({.players = {{"3D 3C KC QC"}, {"AS 2D 2H 4S"}}, .turn = 10});
    game.trick({up("3D"), plain("2D")}).settle();
    EXPECT_EQ(game.state.gildings[0], 1U);  // one of +3
    game.trick({plain("QC"), down("AS", 0)}).settle();
    ASSERT_TRUE(has(game.state.hand[1], card("3C")));
    EXPECT_EQ(game.state.gildings[0], 0U);
    EXPECT_EQ(game.state.gildings[1], 1U);
    const View view = RoyalMatch::view(game.state, spectator);
    Random random(5);
    for (int i = 0; i < 20; ++i) {
        const State world = RoyalMatch::sample(view, random);
        int gilded = 0;
        for (Cards rest = world.hand[1]; rest != 0; rest &= rest - 1)
            gilded += world.gilding[first_of(rest)];
        EXPECT_EQ(gilded, 3);
    }
}

TEST(RoyalMatchMemory, R12_AGildingThatEverybodyKnewIsNotTakenForAnUnseenOne) {
    Play game({.players = {{"JD KD 3C 4C 5C"}, {"2C 2D 2H 2S 3S"}}, .turn = 9});
    game.trick({up("JD"), plain("2C")}).settle();
    EXPECT_EQ(game.state.gildings[0], 3U << 4U);  // three of +4 that nobody else has seen
    game.trick({up("KD"), plain("2D")}).settle();
    ASSERT_EQ(game.state.gilding[card("KD")], 4);  // this one everybody saw
    game.trick({plain("KD"), plain("2H")}).settle();
    EXPECT_EQ(game.forced(11, 0), 17);
    EXPECT_EQ(game.state.gildings[0], 3U << 4U);
    game.trick({plain("4C"), plain("2S")}).settle();
    EXPECT_EQ(game.forced(12, 0), 8);
    EXPECT_EQ(game.state.gildings[0], 2U << 4U);
}

// A bot that has nothing but the view of a seat: it lists what is legal in a world that it draws,
// and takes what looks best.
Action from_view_alone(const View& view, Random& random) {
    const State world = RoyalMatch::sample(view, random);
    RoyalMatch::Actions legal;
    RoyalMatch::legal(world, view.viewer.seat(), legal);
    return *std::ranges::max_element(
        legal, {}, [&](Action action) { return RoyalMatch::action_score(view, action); });
}

template <class Choose>
void play_match(int seats, const Options& options, std::uint64_t seed, Choose&& choose) {
    State state = *RoyalMatch::start(options, seats);
    Random random(seed);
    Silence silence;
    for (;;) {
        settle_luck<RoyalMatch>(state, random, silence);
        if (RoyalMatch::turn(state) == Turn::over) return;
        const SeatSet pending = RoyalMatch::pending(state);
        Seat seat = *pending.begin();
        for (const Seat each : pending)
            if (random.below(2) == 0) seat = each;
        RoyalMatch::apply(state, seat, choose(state, seat, random), silence);
    }
}

TEST(RoyalMatchMemory, S55_ABotContinuesASeatFromItsViewAlone) {
    for (int seats = 2; seats <= 4; ++seats)
        for (int option = 0; option < 4; ++option) {
            const Options options = {.rounds = 2,
                                     .cards = byte(option % 3),
                                     .dominance = byte(option % 2),
                                     .seals = byte(option == 3 ? 3 : 0)};
            const auto choose = [](const State& state, Seat seat, Random& random) {
                const View view = RoyalMatch::view(state, seat);
                RoyalMatch::Actions legal;
                RoyalMatch::legal(state, seat, legal);
                RoyalMatch::Actions imagined;
                RoyalMatch::legal(RoyalMatch::sample(view, random), seat, imagined);
                EXPECT_TRUE(std::ranges::equal(legal, imagined));
                EXPECT_TRUE(legal.contains(RoyalMatch::timeout(view)));
                const Action chosen = from_view_alone(view, random);
                EXPECT_TRUE(legal.contains(chosen));
                // People and bots by turns: the owner may be back at any decision.
                const auto any = legal[random.below(static_cast<unsigned>(legal.size()))];
                return random.below(2) == 0 ? chosen : any;
            };
            play_match(seats, options, static_cast<std::uint64_t>(seats * 10 + option), choose);
        }
}

TEST(RoyalMatchMemory, R15_13_ASeatThatIsLeftForGoodIsPlayedToTheEnd) {
    int left = 0;
    play_match(3, {.rounds = 1}, 6, [&](const State& state, Seat seat, Random& random) {
        if (seat == 2 && state.turn >= 4) {
            ++left;
            return from_view_alone(RoyalMatch::view(state, seat), random);
        }
        RoyalMatch::Actions legal;
        RoyalMatch::legal(state, seat, legal);
        return legal[random.below(static_cast<unsigned>(legal.size()))];
    });
    EXPECT_EQ(left, 10);  // turns 4 to 13

    // What it activated and what is aimed at it happens as if it were there.
    Play game({.players = {{"6S 7C 2D"}, {"6H 8C 3D"}, {"4C 5C 6C"}}, .turn = 11});
    game.trick({up("6S", 1), up("6H"), plain("4C")}).settle();
    EXPECT_EQ(force_of(game.state, 1, card("8C")), 8 + 5 - 3);
    game.act(1, RoyalMatch::timeout(RoyalMatch::view(game.state, 1)));
    EXPECT_EQ(game.state.choice[1].card(), card("3D"));
}

}  // namespace
}  // namespace agora::royalmatch
