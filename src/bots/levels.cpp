#include "bots/levels.hpp"

#include "ai/search/values.hpp"
#include "bots/think.hpp"
#include "games/all.hpp"
#include "games/all_ai.hpp"

#include <algorithm>
#include <array>

namespace agora::bots {

namespace {

constexpr std::array<std::string_view, ai::most_level> names = {"1", "2", "3", "4",  "5",
                                                                "6", "7", "8", "max"};

// Shrinkage: the values of decisions with few visits are pulled towards the mean of all.
double shrunk_value(const ai::Thought& thought, double prior_mean) {
    constexpr double prior_visits = 3;
    return (thought.win * thought.visits + prior_mean * prior_visits) /
           (thought.visits + prior_visits);
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
std::vector<double> heuristic_ranks(const AnyView& view, std::span<const ai::Thought> thoughts) {
    std::vector<int> scores;
    for (const auto& thought : thoughts) scores.push_back(view.action_score(thought.decision));
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

Code choose_at(const ai::Level& level, const AnyView& view, const ai::Analysis& analysis,
               std::span<const Code> legal, std::uint64_t seed) {
    std::vector<ai::Thought> thoughts;
    for (const auto& thought : analysis.thoughts)
        if (std::ranges::find(legal, thought.decision) != legal.end()) thoughts.push_back(thought);
    if (thoughts.empty()) return legal.front();
    if (level.sees_wins)
        for (const auto& thought : thoughts)
            if (wins_at_once(view, thought.decision)) return thought.decision;

    Random random(mix(seed ^ 0xC405E));
    std::vector<double> weights;
    if (level.temperature <= 0) {
        if (!analysis.mixed) return thoughts.front().decision;
        constexpr double least = 0.25;  // of the highest: less is left over from exploration
        for (const auto& thought : thoughts)
            weights.push_back(thought.share < least * thoughts.front().share ? 0 : thought.share);
        return thoughts[draw(weights, random)].decision;
    }
    double wins = 0;
    double visits = 0;
    for (const auto& thought : thoughts) {
        wins += thought.win * thought.visits;
        visits += thought.visits;
    }
    const double prior_mean = visits > 0 ? wins / visits : 0;
    double best = 0;
    for (const auto& thought : thoughts) best = std::max(best, shrunk_value(thought, prior_mean));
    const auto ranks = heuristic_ranks(view, thoughts);
    for (std::size_t i = 0; i < thoughts.size(); ++i) {
        const double loss = best - shrunk_value(thoughts[i], prior_mean);
        weights.push_back(loss > level.max_loss
                              ? 0
                              : ai::soft_exp(-loss / level.temperature +
                                             level.heuristic_weight * (ranks[i] - 1)));
    }
    return thoughts[draw(weights, random)].decision;
}

}  // namespace agora::bots
