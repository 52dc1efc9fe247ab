#include "lab/ladder.hpp"

#include "bots/levels.hpp"

#include <chrono>
#include <cmath>

namespace agora::lab {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

bool is_clear(const ArenaResult& result) {
    const Score& share = result.roles.front().share;
    return share.count() >= ladder_least_deals && share.margin() <= ladder_margin;
}

}  // namespace

std::vector<int> seat_counts_of(const AnyGame& game, const Settings& settings) {
    std::vector<int> counts;
    for (int seats = game.about().least_seats; seats <= game.about().most_seats; ++seats)
        if (seats >= 2 && game.start(settings, seats)) counts.push_back(seats);
    return counts;
}

std::vector<Entrant> pair_of(int level) {
    std::vector<Entrant> pair;
    for (const int each : {level, level - 1}) {
        const std::string name(bots::level_name(each));
        pair.push_back({"bot:" + name, name, {}});
    }
    return pair;
}

Expected<std::vector<Rung>> climb(const LadderWish& wish, const LadderWatch& watch) {
    const auto begin = Clock::now();
    std::vector<Rung> rungs;
    std::size_t pairs_left = wish.seat_counts.size() * (ai::most_level - 1);
    for (const int seats : wish.seat_counts)
        for (int level = 2; level <= ai::most_level; ++level) {
            ArenaWish pair = wish.arena;
            pair.seats = seats;
            pair.entrants = pair_of(level);
            const auto pair_begin = Clock::now();
            const double share =
                (60 * wish.minutes - seconds_since(begin)) / static_cast<double>(pairs_left--);
            bool goes_on = true;
            auto result = run_arena(pair, [&](const ArenaResult& sofar) {
                goes_on = watch(pair, sofar);
                const bool late = wish.minutes > 0 && seconds_since(pair_begin) >= share;
                return goes_on && !late && !is_clear(sofar);
            });
            if (!result) return std::unexpected(result.error());
            rungs.push_back({level, seats, std::move(*result)});
            if (!goes_on) return rungs;
        }
    return rungs;
}

std::vector<Height> heights_of(std::span<const Rung> rungs) {
    std::vector<Height> heights = {{}};
    double variance = 0;
    for (const Rung& rung : rungs) {
        if (rung.seats != 2) continue;
        const Score& share = rung.result.roles.front().share;
        const double low = elo_from(share.mean() - share.margin());
        const double high = elo_from(share.mean() + share.margin());
        variance += (high - low) * (high - low) / 4;
        heights.push_back(
            {rung.level, heights.back().elo + elo_from(share.mean()), std::sqrt(variance)});
    }
    return heights;
}

}  // namespace agora::lab
