#include "games/citadels/ai/forecast.hpp"

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

bool is_among(const Forecast& forecast, const Draft& draft) {
    for (std::size_t i = 0; i < forecast.size(); ++i)
        if (forecast.way(i) == draft) return true;
    return false;
}

TEST(Forecast, NeverExcludesTheTruth) {
    walk(21, 500, [](const State& state, Random& random) {
        if (random.below(4) != 0) return;
        for (Seat seat = 0; seat < state.table.seats; ++seat) {
            const View view = Citadels::view(state, seat);
            if (Forecast::is_blind(view)) continue;
            const Forecast forecast(view);
            ASSERT_TRUE(is_among(forecast, state.draft)) << show(state);
            ASSERT_LE(forecast.size(), 12'000U);
        }
    });
}

// Every draft of the cast, tried one by one: those that would give the viewer the same view.
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

TEST(Forecast, HasAllThatFitsAndNothingElse) {
    int compared = 0;
    walk(14, 900, [&](const State& state, Random& random) {
        // The Theater hides more than this brute force tries, and so does a killed Emperor.
        if (state.table.theater_by != nobody || state.table.phase == Phase::theater_lot ||
            state.table.phase == Phase::advisor)
            return;
        // Nine characters can be laid out in 362,880 ways.
        if (random.below(cast_size(state.table) == 9 ? 400 : 30) != 0) return;
        const auto seat = static_cast<Seat>(random.below(state.table.seats));
        const Forecast forecast(Citadels::view(state, seat));
        std::set<std::uint64_t> ways;
        for (std::size_t i = 0; i < forecast.size(); ++i) ways.insert(code_of(forecast.way(i)));
        ASSERT_EQ(ways.size(), forecast.size());
        ASSERT_EQ(ways, all_that_fit(state, seat)) << show(state);
        ++compared;
    });
    EXPECT_GE(compared, 15);
}

TEST(Forecast, OneWhoHasNotLookedImaginesTheSame) {
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
    ASSERT_TRUE(Forecast::is_blind(view));
    const Forecast forecast(view);
    constexpr int draws = 20'000;
    std::map<std::uint64_t, int> drawn;
    for (int i = 0; i < draws; ++i) ++drawn[code_of(Forecast::imagine(view, random))];
    for (std::size_t i = 0; i < forecast.size(); ++i)
        EXPECT_NEAR(drawn[code_of(forecast.way(i))], draws * forecast.chance(i),
                    10 + 5 * std::sqrt(draws * forecast.chance(i)));
}

TEST(Forecast, DrawsAsItForecasts) {
    Position position;
    position.players = {
        {{Role::assassin}, 2}, {{Role::merchant}, 5}, {{Role::king}}, {{Role::thief}}};
    position.calls = Role::assassin;
    const Play play(position);
    const View view = Citadels::view(play.state, 0);
    const Forecast forecast(view);
    ASSERT_GT(forecast.size(), 10U);
    Random random(4);
    constexpr int draws = 20'000;
    std::map<std::uint64_t, int> drawn;
    for (int i = 0; i < draws; ++i) ++drawn[code_of(forecast.draw(random))];
    double sum = 0;
    for (std::size_t i = 0; i < forecast.size(); ++i) {
        sum += forecast.chance(i);
        EXPECT_NEAR(drawn[code_of(forecast.way(i))], draws * forecast.chance(i),
                    30 + 4 * std::sqrt(draws * forecast.chance(i)));
    }
    EXPECT_NEAR(sum, 1, 1e-9);
    const auto chances = forecast.chances(view.table);
    for (Seat seat = 0; seat < 4; ++seat) {
        double of_seat = 0;
        for (const double chance : chances[seat]) of_seat += chance;
        EXPECT_NEAR(of_seat, 1, 1e-9);
    }
    EXPECT_DOUBLE_EQ(chances[0][1], 1);
}

}  // namespace
}  // namespace agora::citadels
