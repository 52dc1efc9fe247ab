// The set-up and the selection of characters: scenarios 1 to 10, rulings A31 and A34.
#include "games/citadels/testing/position.hpp"

#include <map>

namespace agora::citadels {
namespace {

using enum District;
using enum Role;

Options cast_with(Role ninth, bool fit = false) {
    Options options;
    options.rank9 =
        ninth == Role::none ? 3 : static_cast<std::uint8_t>(static_cast<int>(ninth) % 3);
    options.fit = fit ? 1 : 0;
    return options;
}

State dealt(const Options& options, int seats, std::uint64_t seed) {
    Random random(seed);
    Silence silence;
    State state = *Citadels::start(options, seats);
    settle_luck<Citadels>(state, random, silence);
    return state;
}

void pick_any(State& state, Random& random) {
    Silence silence;
    Citadels::Actions legal;
    Citadels::legal(state, asked(state.table), legal);
    const auto picks =
        static_cast<std::uint32_t>(std::popcount(offer(Citadels::view(state, asked(state.table)))));
    Citadels::apply(state, asked(state.table), legal[random.below(picks)], silence);
    settle_luck<Citadels>(state, random, silence);
}

TEST(CitadelsSelection, S1_FourPlayersAndEightCharacters) {
    for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
        State state = dealt({}, 4, seed);
        ASSERT_EQ(std::popcount(state.table.face_up), 2);
        ASSERT_FALSE(has_rank(state.table.face_up, 4));
        Random random(seed);
        for (const int expected : {5, 4, 3, 2}) {
            const View view = Citadels::view(state, asked(state.table));
            ASSERT_EQ(std::popcount(offer(view)), expected);
            pick_any(state, random);
        }
        ASSERT_EQ(holder(state, 5), nobody) << "the leftover is face down";
        ASSERT_NE(state.draft.slots[5], 0);
    }
}

TEST(CitadelsSelection, S2_FaceUpAndPassedForEveryNumberOfPlayers) {
    struct Row {
        int seats;
        Role ninth;
        int up;
        int passed;
    };
    for (const Row& row : {Row{4, Role::none, 2, 5}, Row{4, artist, 3, 5}, Row{5, Role::none, 1, 6},
                           Row{5, artist, 2, 6}, Row{6, Role::none, 0, 7}, Row{6, artist, 1, 7},
                           Row{7, Role::none, 0, 7}, Row{7, artist, 0, 8}, Row{8, artist, 0, 8}}) {
        const State state = dealt(cast_with(row.ninth), row.seats, 1);
        EXPECT_EQ(std::popcount(state.table.face_up), row.up) << row.seats;
        EXPECT_EQ(std::popcount(offer(Citadels::view(state, asked(state.table)))), row.passed)
            << row.seats;
    }
}

void expect_last_choice(const Options& options, int seats, bool chooses) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        State state = dealt(options, seats, seed);
        Random random(seed);
        for (int i = 0; i + 1 < seats; ++i) pick_any(state, random);
        const Seat last = asked(state.table);
        const Ranks offered = offer(Citadels::view(state, last));
        ASSERT_EQ(std::popcount(offered), 2);
        ASSERT_EQ(has_rank(offered, state.draft.slots[0]), chooses);
        for (Rank wanted = 1; wanted <= most_ranks; ++wanted) {
            if (!has_rank(offered, wanted)) continue;
            State after = state;
            Silence silence;
            Citadels::apply(after, last, act_rank(Kind::pick, wanted), silence);
            ASSERT_EQ(roles_of(after, last), rank_bit(wanted));
            ASSERT_EQ(holder_of(after, wanted), last) << "what it took is what it has";
            const auto other = static_cast<Ranks>(offered & ~rank_bit(wanted));
            ASSERT_EQ(holder_of(after, static_cast<Rank>(std::countr_zero(other))), nobody);
            int held = 0;
            for (Seat seat = 0; seat < seats; ++seat) held += std::popcount(roles_of(after, seat));
            ASSERT_EQ(held, seats) << "the other card is face down";
            ASSERT_EQ(Citadels::broken(after), "");
        }
    }
}

TEST(CitadelsSelection, S4_TheSeventhOfEightChoosesBetweenTheLastAndTheFirst) {
    expect_last_choice(cast_with(Role::none), 7, true);
    expect_last_choice(cast_with(artist), 7, false);
}

TEST(CitadelsSelection, S5_TheEighthOfNineHasTheSameChoice) {
    expect_last_choice(cast_with(artist), 8, true);
}

TEST(CitadelsSelection, TwoPlayersPickAndPutDownInTurn) {
    State state = dealt({}, 2, 3);
    const Seat a = state.table.crown;
    const auto b = static_cast<Seat>(1 - a);
    Random random(3);
    struct Step {
        Seat seat;
        Phase phase;
        int sees;
    };
    for (const Step& step :
         {Step{a, Phase::pick, 7}, Step{b, Phase::pick, 6}, Step{b, Phase::put_down, 5},
          Step{a, Phase::pick, 4}, Step{a, Phase::put_down, 3}, Step{b, Phase::pick, 2}}) {
        ASSERT_EQ(asked(state.table), step.seat);
        ASSERT_EQ(state.table.phase, step.phase);
        ASSERT_EQ(std::popcount(offer(Citadels::view(state, step.seat))), step.sees);
        pick_any(state, random);
    }
    EXPECT_EQ(std::popcount(roles_of(state, a)), 2);
    EXPECT_EQ(std::popcount(roles_of(state, b)), 2);
}

TEST(CitadelsSelection, S7_ThreePlayersAndNineCharacters) {
    State state = dealt(cast_with(artist), 3, 5);
    Random random(5);
    for (const int expected : {8, 7, 6, 4, 3, 2}) {
        ASSERT_EQ(std::popcount(offer(Citadels::view(state, asked(state.table)))), expected);
        pick_any(state, random);
    }
    EXPECT_EQ(holder(state, 4), nobody) << "removed at random";
    EXPECT_EQ(holder(state, 8), nobody) << "left over";
    EXPECT_FALSE(Citadels::start(cast_with(queen), 3));
    EXPECT_FALSE(Citadels::start(cast_with(Role::none), 3));
}

TEST(CitadelsSelection, S8_CastsThatTheNumberOfPlayersForbids) {
    EXPECT_FALSE(Citadels::start(cast_with(queen), 4));
    EXPECT_TRUE(Citadels::start(cast_with(queen), 5));
    EXPECT_FALSE(Citadels::start(cast_with(Role::none), 8));
    EXPECT_FALSE(Citadels::start(cast_with(artist), 2));
    Options with_emperor = cast_with(Role::none);
    with_emperor.rank4 = 1;
    EXPECT_FALSE(Citadels::start(with_emperor, 2));
    EXPECT_TRUE(Citadels::start(with_emperor, 4));
    EXPECT_FALSE(Citadels::start({}, 1));
    EXPECT_FALSE(Citadels::start({}, 9));
}

TEST(CitadelsSelection, S8_NamedCastsAreFittedToEveryNumberOfPlayers) {
    for (const auto& preset : Citadels::presets()) {
        for (int seats = 2; seats <= 8; ++seats) {
            const auto state = Citadels::start(preset.options, seats);
            ASSERT_TRUE(state) << preset.info.name << seats;
            const Table& table = state->table;
            EXPECT_FALSE(seats == 2 && role_at(table, 4) == emperor);
            EXPECT_FALSE(seats < 5 && role_at(table, 9) == queen);
            EXPECT_FALSE(seats == 2 && role_at(table, 9) != Role::none);
            EXPECT_FALSE((seats == 3 || seats == 8) && role_at(table, 9) == Role::none);
            EXPECT_EQ(std::popcount(table.uniques), 14);
        }
    }
}

TEST(CitadelsSelection, UniqueDistrictsCanBeChosenOneByOne) {
    Options options;
    options.armory = static_cast<std::uint8_t>(Wanted::in);
    EXPECT_FALSE(Citadels::start(options, 4)) << "15";
    options.keep = static_cast<std::uint8_t>(Wanted::out);
    const auto swapped = Citadels::start(options, 4);
    ASSERT_TRUE(swapped);
    EXPECT_TRUE(swapped->table.uniques & unique_bit(armory));
    EXPECT_FALSE(swapped->table.uniques & unique_bit(District::keep));
    options.uniques = static_cast<std::uint8_t>(UniqueList::random);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const State state = dealt(options, 4, seed);
        EXPECT_TRUE(state.table.uniques & unique_bit(armory));
        EXPECT_FALSE(state.table.uniques & unique_bit(District::keep));
        EXPECT_EQ(std::popcount(state.table.uniques), 14);
        EXPECT_EQ("", Citadels::broken(state));
    }
}

TEST(CitadelsSelection, EverybodyStartsWithFourCardsAndTwoGold) {
    for (int seats = 2; seats <= 8; ++seats) {
        const State state = dealt(Citadels::presets()[0].options, seats, 1);
        for (Seat seat = 0; seat < seats; ++seat) {
            EXPECT_EQ(state.hand[seat].size(), 4);
            EXPECT_EQ(state.table.gold[seat], 2);
        }
        EXPECT_EQ(state.deck.size(), 68 - 4 * seats);
        EXPECT_EQ(city_goal(state.table), seats <= 3 ? 8 : 7);
    }
}

// The chance that rank 4 is the first card put face down, exactly: the sets that luck draws from.
TEST(CitadelsSelection, A31_FaceUpCardsAreDrawnFirstAndNeverRankFour) {
    struct Row {
        int seats;
        Role ninth;
        unsigned among;  // the chance is one in so many
    };
    for (const Row& row :
         {Row{4, Role::none, 6}, Row{4, artist, 6}, Row{5, Role::none, 7}, Row{5, artist, 7},
          Row{6, Role::none, 8}, Row{6, artist, 8}, Row{7, Role::none, 8}, Row{2, Role::none, 8},
          Row{7, artist, 9}, Row{8, artist, 9}, Row{3, artist, 9}}) {
        Random random(1);
        Silence silence;
        State state = *Citadels::start(cast_with(row.ninth), row.seats);
        while (state.table.phase != Phase::face_down) {
            const Luck luck = Citadels::luck(state);
            if (state.table.phase == Phase::face_up) { EXPECT_FALSE(luck.among.has(4)); }
            Citadels::apply_outcome(state, random.pick(luck), silence);
        }
        const Luck luck = Citadels::luck(state);
        EXPECT_EQ(luck.among.size(), row.among) << row.seats;
        EXPECT_TRUE(luck.among.has(4));
    }
}

TEST(CitadelsSelection, S10_A34_TheTheaterOfThreeBringsOneOfTwoAtRandom) {
    Position position{.players = {{.roles = {thief, king}, .city = {theater}},
                                  {.roles = {magician, merchant}},
                                  {.roles = {bishop, warlord}}},
                      .calls = assassin};
    for (const unsigned got : {0U, 1U}) {
        State state = position.state();
        state.table.called = 0;
        state.table.revealed = {};
        Play play(state);
        EXPECT_EQ(play.count(Kind::swap_roles), 2);
        play.act(act_seat(Kind::swap_roles, 1)).act(act_rank(Kind::give_role, 2));
        ASSERT_EQ(play.phase(), Phase::theater_lot);
        EXPECT_EQ(Citadels::luck(play.state).among.size(), 2U) << "each one in two";
        play.draw(static_cast<Item>(got));
        const Rank from_other = got == 0 ? 3 : 6;
        EXPECT_EQ(roles_of(play.state, 0), rank_bit(4) | rank_bit(from_other));
        EXPECT_TRUE(has_rank(roles_of(play.state, 1), 2));
        EXPECT_EQ(std::popcount(roles_of(play.state, 1)), 2);
    }
}

TEST(CitadelsSelection, TheaterSwapsCharactersOfFour) {
    Position position{.players = {{.roles = {thief}, .city = {theater}},
                                  {.roles = {magician}},
                                  {.roles = {bishop}},
                                  {.roles = {warlord}}},
                      .calls = assassin};
    State state = position.state();
    state.table.revealed = {};
    Play play(state);
    EXPECT_TRUE(play.allows(Kind::no_swap));
    play.act(act_seat(Kind::swap_roles, 3));
    EXPECT_EQ(roles_of(play.state, 3), rank_bit(2));
    EXPECT_EQ(roles_of(play.state, 0), rank_bit(8));
    EXPECT_EQ(play.actor(), 3) << "the Thief is called first";
    EXPECT_EQ(Citadels::view(play.state, Seat{0}).roles, rank_bit(8));
}

TEST(CitadelsSelection, RedraftDealsTheSelectionAgainOncePerSeatAndRound) {
    Options allowed;
    allowed.redraft = 1;
    State state = dealt(allowed, 4, 7);
    Random random(7);
    Play play(state);
    EXPECT_FALSE(play.allows(Kind::redraft)) << "nothing has been chosen yet";
    pick_any(play.state, random);
    const Seat seat = asked(play.state.table);
    play.act(act_rank(Kind::redraft, 4)).settle();
    EXPECT_EQ(asked(play.state.table), play.state.table.crown);
    EXPECT_EQ(play.state.table.step, 1);
    EXPECT_EQ(std::popcount(play.state.table.face_up), 2);
    EXPECT_TRUE(play.told(EventKind::redraft));
    pick_any(play.state, random);
    EXPECT_EQ(asked(play.state.table), seat);
    EXPECT_FALSE(play.allows(Kind::redraft)) << "once a round";
    pick_any(play.state, random);
    EXPECT_TRUE(play.allows(Kind::redraft)) << "another seat may";

    const Seat crown = play.state.table.crown;
    play.pass_to(Role::none).settle();
    ASSERT_EQ(play.state.table.round, 2);
    const auto second = static_cast<Seat>((play.state.table.crown + 1) % 4);
    EXPECT_EQ(play.state.table.redrafted, 0) << "counted anew in each round; crown " << int{crown};
    play.act(play.legal()[0]).settle();
    ASSERT_EQ(asked(play.state.table), second);
    EXPECT_TRUE(play.allows(Kind::redraft));

    Options off;
    off.redraft = 0;
    Play without(dealt(off, 4, 7));
    pick_any(without.state, random);
    EXPECT_FALSE(without.allows(Kind::redraft));
}

}  // namespace
}  // namespace agora::citadels
