// How `agora train splendor` trains: what is played and learned from, by the number of games so
// far. Found by short runs side by side; docs/training.md has what came of it.
#pragma once

#include "games/splendor/ai/net_mind.hpp"
#include "lab/trainer.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace agora::splendor {

struct Schedule {
    static constexpr std::array<std::string_view, 2> net_names = {"many", "two"};  // that ship

    static constexpr std::uint64_t games_a_batch = 32;
    static constexpr std::size_t samples_a_step = 256;
    static constexpr int epochs = 3;  // over the samples of a batch

    // Warm-up on games of the greedy heuristic: there is little to learn from random games. Later
    // on some of the opponents are greedy.
    static constexpr std::uint64_t games_watched = 4096;
    static constexpr std::uint32_t percent_against_greedy = 40;

    // Phase 1 plays greedily on the value net, without search, which is quick; phase 2 searches,
    // once phase 1 brings little more.
    static constexpr std::uint64_t games_without_search = 320'000;
    static constexpr ai::Puct search = {.iterations = 16};
    static constexpr std::uint64_t games_until_search_targets = 329'600;
    static bool searches(std::uint64_t game) { return game >= games_without_search; }

    // `--verify` plays a batch from each of these: watched, greedy on the net, and searched.
    static constexpr std::array<std::uint64_t, 3> games_verified = {0, 12'800,
                                                                    games_without_search};

    // Whether the optimiser is reset here, to start phase 2 from the averaged weights.
    static bool restarts_at(std::uint64_t games) { return games == games_without_search; }

    static lab::SelfPlayParameters self_play(std::uint64_t games) {
        if (searches(games)) {
            // Game results weigh more at first, then the values of the search, which have less
            // variance.
            const bool trusts = games >= games_until_search_targets;
            return {.lambda = 0.75F,
                    .temperature = 0.006F,
                    .behaviour = search,
                    .search_weight = trusts ? 0.8F : 0.5F,
                    .sibling_weight = trusts ? 0.1F : 0.3F};
        }
        // Lambda is annealed from 0.95 to 0.75: bootstrap more as the values get better.
        const double far = 0.2 / (1 + static_cast<double>(games) / 20'000);
        return {.lambda = static_cast<float>(0.75 + far)};
    }

    static double learning_rate(std::uint64_t games) {
        if (searches(games))
            return 2e-4 / (1 + static_cast<double>(games - games_without_search) / 8'000);
        return 1e-3 / std::pow(1 + static_cast<double>(games) / 10'000, 0.6);
    }

    // Two games of three have the fewest seats, five of six of the searched ones, which take long;
    // the others have more in turn.
    static int seats(const About& about, std::uint64_t game) {
        const auto more = static_cast<std::uint64_t>(about.most_seats - about.least_seats);
        const std::uint64_t every = searches(game) ? 6 : 3;
        return about.least_seats +
               (game % every == 1 && more > 0 ? 1 + static_cast<int>(game / every % more) : 0);
    }

    // The seats that play greedily by the heuristic.
    static SeatSet greedy(std::uint64_t game, int seats, Random& random) {
        if (game < games_watched) return SeatSet::first(seats);
        if (random.below(100) >= percent_against_greedy) return {};
        const auto learner = static_cast<Seat>(random.below(static_cast<std::uint32_t>(seats)));
        return SeatSet::first(seats).without(learner);
    }

    // One batch in four is played with the first presets in turn, the others with the very first.
    // The nets that ship were trained on these; a preset that joins the game later does not change
    // a run.
    static constexpr std::size_t presets_played = 3;
    static std::size_t preset(std::uint64_t game, std::size_t presets) {
        const std::uint64_t batch = game / games_a_batch;
        const auto played = std::min(presets, presets_played);
        return batch % 4 == 0 ? static_cast<std::size_t>(batch / 4) % played : 0;
    }
};

}  // namespace agora::splendor

namespace agora::splendor {

// `lookahead`: distils the three-ply lookahead into the net for two seats. `two`: does so several
// times, each with the net of before, which is at first one that self-play made.
std::span<const lab::Recipe> recipes();

}  // namespace agora::splendor

template <>
struct agora::lab::Trained<agora::splendor::Splendor> {
    using Mind = splendor::NetMind;
    using Nets = splendor::Nets;
    using Schedule = splendor::Schedule;
    static std::span<const Recipe> recipes() { return splendor::recipes(); }
};
