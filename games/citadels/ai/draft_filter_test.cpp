#include "games/citadels/ai/draft_filter.hpp"

#include "games/citadels/testing/position.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace agora::citadels {
namespace {

// Walks through games at random and calls visit(state) wherever somebody is asked.
template <class Visit>
void walk(int games, std::uint64_t seed, Visit&& visit) {
    const auto presets = Citadels::presets();
    for (int game = 0; game < games; ++game) {
        Random random(seed + static_cast<std::uint64_t>(game));
        Silence silence;
        const int seats = 2 + game % 7;
        State state = *Citadels::start(
            presets[static_cast<std::size_t>(game + game / 7) % presets.size()].options, seats);
        for (int step = 0; step < 150; ++step) {
            settle_luck<Citadels>(state, random, silence);
            if (Citadels::turn(state) == Turn::over) break;
            visit(state, random);
            Citadels::Actions legal;
            const Seat seat = asked(state.table);
            Citadels::legal(state, seat, legal);
            Citadels::apply(state, seat, legal[random.below(static_cast<unsigned>(legal.size()))],
                            silence);
        }
    }
}

std::uint64_t code_of(const Draft& draft) {
    std::uint64_t code = draft.took_down + 2U * draft.gave + 4U * draft.got;
    for (const Rank rank : draft.slots) code = 16 * code + rank;
    return code;
}

bool is_among(const DraftFilter& filter, const Draft& draft) {
    for (std::size_t i = 0; i < filter.size(); ++i)
        if (filter.draft(i) == draft) return true;
    return false;
}

TEST(DraftFilter, NeverExcludesTheTruth) {
    walk(21, 500, [](const State& state, Random& random) {
        if (random.below(4) != 0) return;
        for (Seat seat = 0; seat < state.table.seats; ++seat) {
            const View view = Citadels::view(state, seat);
            if (DraftFilter::is_blind(view)) continue;
            const DraftFilter filter(view);
            ASSERT_TRUE(is_among(filter, state.draft)) << show(state);
            ASSERT_LE(filter.size(), 12'000U);
        }
    });
}

// Brute force over all drafts of the cast: those that would give the viewer the same view.
std::set<std::uint64_t> all_that_fit(const State& state, Seat seat) {
    const View view = Citadels::view(state, seat);
    const int filled = std::min<int>(state.table.step, slot_count(state.table));
    std::set<std::uint64_t> found;
    std::vector<Rank> ranks;
    for (Rank rank = 1; rank <= most_ranks; ++rank)
        if (has_rank(cast_ranks(state.table), rank) && !has_rank(state.table.face_up, rank))
            ranks.push_back(rank);
    const auto fits = [&](const State& world) {
        if (Citadels::view(world, seat) != view) return false;
        // Who was called, and answered or not.
        for (Rank rank = 1; rank <= state.table.called; ++rank) {
            if (role_at(state.table, rank) == Role::none || rank == state.table.killed) continue;
            const Seat holds = holder_of(world, rank);
            for (Seat other = 0; other < state.table.seats; ++other)
                if (has_rank(state.table.revealed[other], rank) != (holds == other)) return false;
        }
        return true;
    };
    State world = state;
    const bool last = last_chooses(state.table) && filled == slot_count(state.table);
    do {
        for (int slot = 0; slot < filled; ++slot)
            world.draft.slots[static_cast<std::size_t>(slot)] =
                ranks[static_cast<std::size_t>(slot)];
        for (unsigned took = 0; took < (last ? 2U : 1U); ++took) {
            if (last) world.draft.took_down = static_cast<std::uint8_t>(took);
            if (fits(world)) found.insert(code_of(world.draft));
        }
        // The rest in descending order: the next permutation changes the slots that are filled.
        std::reverse(ranks.begin() + filled, ranks.end());
    } while (std::ranges::next_permutation(ranks).found);
    return found;
}

TEST(DraftFilter, HasAllThatFitsAndNothingElse) {
    int compared = 0;
    walk(14, 900, [&](const State& state, Random& random) {
        // The Theater hides more than this brute force tries, and so does a killed Emperor.
        if (state.table.theater_by != nobody || state.table.phase == Phase::theater_lot ||
            state.table.phase == Phase::advisor)
            return;
        // Nine characters can be laid out in 362,880 ways.
        if (random.below(cast_size(state.table) == 9 ? 400 : 30) != 0) return;
        const auto seat = static_cast<Seat>(random.below(state.table.seats));
        const DraftFilter filter(Citadels::view(state, seat));
        std::set<std::uint64_t> ways;
        for (std::size_t i = 0; i < filter.size(); ++i) ways.insert(code_of(filter.draft(i)));
        ASSERT_EQ(ways.size(), filter.size());
        ASSERT_EQ(ways, all_that_fit(state, seat)) << show(state);
        ++compared;
    });
    EXPECT_GE(compared, 15);
}

TEST(DraftFilter, ABlindSampleHasTheSameDistribution) {
    Random random(12);
    Silence silence;
    State state = *Citadels::start({}, 4);
    settle_luck<Citadels>(state, random, silence);
    for (int picks = 0; picks < 2; ++picks) {
        Citadels::Actions legal;
        Citadels::legal(state, asked(state.table), legal);
        Citadels::apply(state, asked(state.table), legal[1], silence);
    }
    const View view = Citadels::view(state, seat_at(state.table, 3));
    ASSERT_TRUE(DraftFilter::is_blind(view));
    const DraftFilter filter(view);
    constexpr int draws = 20'000;
    std::map<std::uint64_t, int> drawn;
    for (int i = 0; i < draws; ++i) ++drawn[code_of(DraftFilter::sample_blind(view, random))];
    for (std::size_t i = 0; i < filter.size(); ++i)
        EXPECT_NEAR(drawn[code_of(filter.draft(i))], draws * filter.chance(i),
                    10 + 5 * std::sqrt(draws * filter.chance(i)));
}

TEST(DraftFilter, DrawsFromItsPosterior) {
    Position position;
    position.players = {
        {{Role::assassin}, 2}, {{Role::merchant}, 5}, {{Role::king}}, {{Role::thief}}};
    position.calls = Role::assassin;
    const Play play(position);
    const View view = Citadels::view(play.state, 0);
    const DraftFilter filter(view);
    ASSERT_GT(filter.size(), 10U);
    Random random(4);
    constexpr int draws = 20'000;
    std::map<std::uint64_t, int> drawn;
    for (int i = 0; i < draws; ++i) ++drawn[code_of(filter.draw(random))];
    double sum = 0;
    for (std::size_t i = 0; i < filter.size(); ++i) {
        sum += filter.chance(i);
        EXPECT_NEAR(drawn[code_of(filter.draft(i))], draws * filter.chance(i),
                    30 + 4 * std::sqrt(draws * filter.chance(i)));
    }
    EXPECT_NEAR(sum, 1, 1e-9);
    const auto chances = filter.chances(view.table);
    for (Seat seat = 0; seat < 4; ++seat) {
        double of_seat = 0;
        for (const double chance : chances[seat]) of_seat += chance;
        EXPECT_NEAR(of_seat, 1, 1e-9);
    }
    EXPECT_DOUBLE_EQ(chances[0][1], 1);
}

}  // namespace
}  // namespace agora::citadels
