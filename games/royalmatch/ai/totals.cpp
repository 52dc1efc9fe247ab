#include "games/royalmatch/ai/totals.hpp"

#include <algorithm>
#include <cmath>

namespace agora::royalmatch {

namespace {

// Weight of a point of lead, by the best total and the rounds that may still be played.
double pace_of(const Options& options, double best, int rounds_left) {
    constexpr double points_a_round = 6;  // of one who leads
    constexpr double spread = 9;          // of the difference that a round makes
    const double most_rounds = std::max(1, rounds_left);
    const double rounds =
        std::clamp((options.target - best) / points_a_round + 0.5, 1.0, most_rounds);
    return 1.7 / (spread * std::sqrt(rounds));
}

}  // namespace

ai::Values chances(const State& state) {
    if (state.phase == Phase::over) return ai::values_of(RoyalMatch::standing(state));
    const int best = *std::max_element(state.total.begin(), state.total.begin() + state.seats);
    const double pace = pace_of(state.options, best, state.options.most_rounds() - state.finished);
    std::array<double, most_players> weights{};
    double sum = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        weights[seat] = ai::soft_exp(pace * (state.total[seat] - best));
        sum += weights[seat];
    }
    ai::Values values{};
    for (Seat seat = 0; seat < state.seats; ++seat)
        values[seat] = static_cast<float>(weights[seat] / sum);
    return values;
}

float chance_of_first(const State& state, float first, float second) {
    const float best = std::max(first, second);
    const int rounds_left = state.options.most_rounds() - state.finished - 1;
    if (first == second) return 0.5F;
    double behind = 0;  // how the one who has less compares to the other
    if (best < static_cast<float>(state.options.target) && rounds_left > 0)
        behind = ai::soft_exp(pace_of(state.options, double{best}, rounds_left) *
                              -double{std::abs(first - second)});
    const double least = behind / (1 + behind);
    return static_cast<float>(first > second ? 1 - least : least);
}

}  // namespace agora::royalmatch
