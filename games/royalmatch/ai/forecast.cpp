#include "games/royalmatch/ai/forecast.hpp"

#include "ai/net/in_play.hpp"
#include "games/royalmatch/ai/totals.hpp"

#include <cmath>

namespace agora::royalmatch {

namespace {

const ForecastNets& nets() { return ai::net::InPlay<ForecastNets>::now(); }

float logistic(float logit) {
    const auto falling = static_cast<float>(ai::soft_exp(-double{std::abs(logit)}));
    return (logit > 0 ? 1 : falling) / (1 + falling);
}

// The distribution of a seat's points, case by case.
struct Score {
    float points = 0;
    float chance = 1;
    bool every = true;  // kept objective is fulfilled
};
using Scores = FixedList<Score, 8>;

// Objectives are taken as independent.
void split(Scores& scores, float chance, float won, float lost, bool kept) {
    const std::size_t before = scores.size();
    for (std::size_t i = 0; i < before; ++i) {
        const Score one = scores[i];
        scores[i] = {one.points + won, one.chance * chance, one.every};
        scores.push({one.points + lost, one.chance * (1 - chance), one.every && !kept});
    }
}

Scores scores_of(const State& state, Seat seat) {
    const ObjectiveFeatures features(state, seat);
    const Objectives& mine = state.objectives[seat];
    const int kept = std::popcount(mine.kept);
    const auto penalty = static_cast<float>(penalty_of(state.options, kept));
    const int each = mine.oaths / kept;  // what oaths add to an objective, in whole points
    const auto part_of_oaths = static_cast<float>(each);
    Scores scores;
    scores.push({});
    float fulfilled = 0;
    float every = 1;
    for (const Stake& stake : features.stakes()) {
        const float chance = chance_of(state, seat, features, stake);
        if (!stake.kept) {
            split(scores, chance, stake.points, 0, false);
            continue;
        }
        fulfilled += chance;
        every *= chance;
        split(scores, chance, stake.points - penalty - part_of_oaths, -penalty, true);
    }
    const float extra = nets().extra(effect_features(state, seat, fulfilled, every));
    const std::size_t count = scores.size();
    for (std::size_t i = 0; i < count; ++i)
        scores[i].points += extra + (scores[i].every ? static_cast<float>(mine.oaths) : 0);
    return scores;
}

}  // namespace

Expected<ForecastNets> ForecastNets::read(std::span<const ai::net::NetData> nets) {
    ForecastNets all{};
    for (std::size_t g = 0; g < goal_count; ++g) {
        const auto goal = ai::net::net_of<GoalNet>(nets, objectives[g].id);
        if (!goal) return std::unexpected(goal.error());
        all.goals[g] = *goal;
    }
    const auto extra = ai::net::net_of<ExtraNet>(nets, "extra");
    if (!extra) return std::unexpected(extra.error());
    all.extra = *extra;
    return all;
}

bool can_forecast(const State& state) {
    const Options& options = state.options;
    return state.seats == 2 && options.cards == 0 && options.seals == 0 && options.penalty == 0 &&
           options.order() == Dominance::standard;
}

float chance_of(const State& state, Seat seat, const ObjectiveFeatures& features,
                const Stake& stake) {
    const float known = Prospects::of(state).chance(state, seat, stake.goal);
    if (known <= 0 || known >= 1) return known;
    return logistic(nets().goals[index(stake.goal)](features.of(stake)));
}

ai::Values forecast(const State& state) {
    const Scores mine = scores_of(state, 0);
    const Scores theirs = scores_of(state, 1);
    const auto total = static_cast<float>(state.total[0]);
    const auto other = static_cast<float>(state.total[1]);
    float first = 0;
    for (const Score& one : mine)
        for (const Score& two : theirs)
            first += one.chance * two.chance *
                     chance_of_first(state, total + one.points, other + two.points);
    return {first, 1 - first};
}

}  // namespace agora::royalmatch
