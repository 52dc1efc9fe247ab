#include "games/royalmatch/lab/trial.hpp"

#include "games/royalmatch/ai/rollout_policy.hpp"

#include <cmath>

namespace agora::royalmatch {

namespace {

// Points over the mean of the others, by rollouts to the end of the round after a decision.
double lead_after(const State& state, Seat seat, Action action, int rounds, Random& random) {
    Silence silence;
    double sum = 0;
    for (int i = 0; i < rounds; ++i) {
        State after = state;
        RoyalMatch::apply(after, seat, action, silence);
        play_round(after, random);
        double others = 0;
        for (Seat other = 0; other < after.seats; ++other)
            if (other != seat) others += after.result[other].score;
        sum += after.result[seat].score - others / (after.seats - 1);
    }
    return sum / rounds;
}

}  // namespace

int gain_of_activating(const State& state, Seat seat, Card card, Random& random) {
    constexpr int to_choose = 12;  // rounds for each target and aim
    constexpr int to_value = 40;   // fresh ones: no selection bias
    RoyalMatch::Actions legal;
    RoyalMatch::legal(state, seat, legal);
    Action best{};
    double most = -1e9;
    for (const auto action : legal) {
        const auto played = played_of(action);
        if (played.card() != card || !played.activated()) continue;
        const double lead = lead_after(state, seat, action, to_choose, random);
        if (lead <= most) continue;
        most = lead;
        best = action;
    }
    const double with = lead_after(state, seat, best, to_value, random);
    const double without = lead_after(state, seat, play(card), to_value, random);
    return static_cast<int>(std::lround(100 * (with - without)));
}

}  // namespace agora::royalmatch
