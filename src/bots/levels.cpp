#include "bots/levels.hpp"

#include "ai/search/values.hpp"
#include "bots/searcher.hpp"
#include "games/all.hpp"
#include "games/all_ai.hpp"

#include <algorithm>
#include <array>

namespace agora::bots {

namespace {

constexpr std::array<std::string_view, ai::most_level> names = {"1", "2", "3", "4",  "5",
                                                                "6", "7", "8", "max"};

// Shrinkage: the values of decisions with few visits are pulled towards the mean of all.
double shrunk_value(const ai::Candidate& candidate, double prior_mean) {
    constexpr double prior_visits = 3;
    return (candidate.win * candidate.visits + prior_mean * prior_visits) /
           (candidate.visits + prior_visits);
}

double random_share(Random& random) { return static_cast<double>(random.next() >> 11U) * 0x1p-53; }

// Samples an index in proportion to the weights.
std::size_t draw(std::span<const double> weights, Random& random) {
    double sum = 0;
    for (const double weight : weights) sum += weight;
    double left = random_share(random) * sum;
    for (std::size_t i = 0; i + 1 < weights.size(); ++i) {
        left -= weights[i];
        if (left < 0) return i;
    }
    return weights.size() - 1;
}

// Rank of each decision by heuristic score: 1 for the best, then a half, a third...
std::vector<double> heuristic_ranks(const AnyView& view,
                                    std::span<const ai::Candidate> candidates) {
    std::vector<int> scores;
    for (const auto& candidate : candidates)
        scores.push_back(view.action_score(candidate.decision));
    std::vector<double> ranks;
    for (const int score : scores) {
        const auto better = std::ranges::count_if(scores, [&](int a) { return a > score; });
        ranks.push_back(1.0 / (1.0 + static_cast<double>(better)));
    }
    return ranks;
}

}  // namespace

std::optional<int> level_from(std::string_view name) {
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) return std::nullopt;
    return static_cast<int>(found - names.begin()) + 1;
}

std::string_view level_name(int level) { return names.at(static_cast<std::size_t>(level - 1)); }

ai::Level level_of(std::string_view game, int level, int seats) {
    const ai::LevelTable* levels = &ai::usual_levels;
    for_each_game(games::AllGames{}, [&]<class G>() {
        if (game == G::about.id) levels = &ai::Mind<G>::levels(seats);
    });
    return levels->at(static_cast<std::size_t>(level - 1));
}

ai::Level level_of(const AnyView& view, int level) {
    return level_of(view.game().id, level, view.seats());
}

Code choose_at(const ai::Sampling& sampling, const AnyView& view, const ai::Analysis& analysis,
               std::span<const Code> legal, std::uint64_t seed) {
    std::vector<ai::Candidate> candidates;
    for (const auto& candidate : analysis.candidates)
        if (std::ranges::find(legal, candidate.decision) != legal.end())
            candidates.push_back(candidate);
    if (candidates.empty()) return legal.front();
    if (sampling.sees_wins)
        for (const auto& candidate : candidates)
            if (wins_at_once(view, candidate.decision)) return candidate.decision;

    Random random(mix(seed ^ 0xC405E));
    std::vector<double> weights;
    if (sampling.temperature <= 0) {
        if (!analysis.mixed) return candidates.front().decision;
        constexpr double least = 0.25;  // of the highest: less is left over from exploration
        for (const auto& candidate : candidates)
            weights.push_back(candidate.share < least * candidates.front().share ? 0
                                                                                 : candidate.share);
        return candidates[draw(weights, random)].decision;
    }
    double wins = 0;
    double visits = 0;
    for (const auto& candidate : candidates) {
        wins += candidate.win * candidate.visits;
        visits += candidate.visits;
    }
    const double prior_mean = visits > 0 ? wins / visits : 0;
    double best = 0;
    for (const auto& candidate : candidates)
        best = std::max(best, shrunk_value(candidate, prior_mean));
    const auto ranks = heuristic_ranks(view, candidates);
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const double loss = best - shrunk_value(candidates[i], prior_mean);
        weights.push_back(loss > sampling.max_loss
                              ? 0
                              : ai::soft_exp(-loss / sampling.temperature +
                                             sampling.heuristic_weight * (ranks[i] - 1)));
    }
    return candidates[draw(weights, random)].decision;
}

}  // namespace agora::bots
