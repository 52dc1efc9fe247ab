// Training samples from games of Citadelles: which characters were picked of what was offered, who
// won from the ends of rounds; and the log loss of the Bayes filter on the characters of others.
#pragma once

#include "core/fixed_list.hpp"
#include "games/citadels/ai/pick_policy.hpp"
#include "games/citadels/ai/value_net.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace agora::citadels {

// One of these characters was chosen.
struct PickSample {
    PickFeatures features{};
    FixedList<std::uint8_t, most_ranks> roles;
    std::size_t chosen = 0;
};

// The winner from the end of a round.
struct WinSample {
    AllSeatFeatures features{};
    std::size_t seats = 0;
    std::size_t winner = 0;
};

// Log loss of the characters that others have, in nats.
struct Skill {
    struct Game {
        double policy = 0;   // the sum, weighted by the pick policy
        double uniform = 0;  // ... with all hypotheses equal
        int forecasts = 0;
    };
    std::vector<Game> games;

    Game sum() const;
    double margin() const;  // 95 % of the difference of one forecast, over games
};

struct Samples {
    std::vector<PickSample> kept;
    std::vector<PickSample> put_down;
    std::vector<WinSample> won_by_few;
    std::vector<WinSample> won_by_many;
    std::array<Skill, most_players + 1> forecast;  // by the number of seats; 0: all of them
};

// Plays games with all casts and numbers of seats, every second one with two, every second one with
// the first cast. Quick ones are played by the rollout policy and give samples of winners only.
void play_games(std::string_view bot, int games, std::uint64_t seed, Samples& samples);
void play_quick_games(int games, std::uint64_t seed, Samples& samples);

}  // namespace agora::citadels
