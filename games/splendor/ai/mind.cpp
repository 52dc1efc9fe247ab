#include "games/splendor/ai/mind.hpp"

#include "ai/search/parallel.hpp"
#include "ai/search/search.hpp"
#include "games/splendor/ai/net_mind.hpp"
#include "games/splendor/ai/rollouts.hpp"
#include "games/splendor/ai/speed.hpp"

#include <algorithm>
#include <bit>

namespace agora::splendor {

namespace {

// Heuristic worth of a seat's position, in points.
double worth_of_seat(const Table& table, Seat seat) {
    constexpr double per_bonus = 1.5;
    constexpr double per_gem = 0.12;
    constexpr double per_gold = 0.15;       // more than another gem
    constexpr double noble_nearness = 3.0;  // of a noble, shared by the bonuses still missing
    const Gems bonus = table.bonus[seat];
    const Gems gems = table.gems[seat];
    double worth = table.points[seat] + per_bonus * bonus.total() + per_gem * gems.total() +
                   per_gold * gems[Colour::gold];
    for (unsigned rest = table.nobles; rest != 0; rest &= rest - 1) {
        const auto noble = static_cast<std::size_t>(std::countr_zero(rest));
        const int missing = nobles[noble].needs.beyond(bonus).total();
        worth += noble_nearness / ((1 + missing) * (1 + missing));
    }
    return worth;
}

// Playout policy: buys what brings most points if anything can be bought, otherwise mostly takes
// gems. Purchases stand last in a list, those of level 3 behind those of level 1.
Action playout_action(const Splendor::Actions& legal, Random& random) {
    std::size_t buys = 0;
    std::size_t best = 0;
    int best_points = -1;
    std::size_t i = legal.size();
    for (; i > 0 && kind(legal[i - 1]) == Kind::buy; --i) {
        if (!gold_instead(legal[i - 1]).empty()) continue;
        ++buys;
        const int points = cards[operand(legal[i - 1])].points;
        if (points < best_points) continue;
        if (points == best_points && random.below(static_cast<std::uint32_t>(buys)) != 0) continue;
        best = i - 1;
        best_points = points;
    }
    if (buys > 0) return legal[best];
    std::size_t takes = 0;
    while (takes < legal.size() && kind(legal[takes]) <= Kind::take_pair) ++takes;
    const bool reserves = takes == 0 || random.below(8) == 0;
    return legal[random.below(static_cast<std::uint32_t>(reserves ? legal.size() : takes))];
}

bool play_out(State& state, int decisions, Random& random) {
    Silence silence;
    Splendor::Actions legal;
    for (;;) {
        const Turn turn = Splendor::turn(state);
        if (turn == Turn::over) return true;
        if (turn == Turn::luck) {
            Splendor::apply_outcome(state, draw_luck<Splendor>(state, random), silence);
            continue;
        }
        if (decisions-- == 0) return false;
        legal.clear();
        Splendor::legal(state, state.table.turn, legal);
        Splendor::apply(state, state.table.turn, playout_action(legal, random), silence);
    }
}

}  // namespace

ai::Values estimate(const State& state) {
    const Table& table = state.table;
    std::array<double, most_players> worth{};
    int most_points = 0;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        worth[seat] = worth_of_seat(table, seat);
        most_points = std::max<int>(most_points, table.points[seat]);
    }
    // Inverse temperature: the nearer the end, the more a lead decides.
    const double sharpness = 0.15 + 0.25 * most_points / table.options.target;
    const double best = *std::ranges::max_element(worth);
    std::array<double, most_players> weights{};
    double sum = 0;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        weights[seat] = ai::soft_exp(sharpness * (worth[seat] - best));
        sum += weights[seat];
    }
    ai::Values values{};
    for (Seat seat = 0; seat < table.seats; ++seat)
        values[seat] = static_cast<float>(weights[seat] / sum);
    return values;
}

}  // namespace agora::splendor

namespace agora::ai {

using namespace splendor;

void Mind<Splendor>::prune(const State& /*state*/, Seat /*seat*/, Actions& legal) const {
    Encoder::prune(legal);
}

ai::Values Mind<Splendor>::evaluate(State& state, Random& random) const {
    return play_out(state, parameters.playout_decisions, random)
               ? values_of(Splendor::standing(state))
               : estimate(state);
}

namespace {

NetMind mind_for(const View& view) { return NetMind(strongest_net(view.table.seats)); }

}  // namespace

ai::Analysis Mind<Splendor>::think(const ai::GreedyPolicy& /*nothing to set*/, const Task& task,
                                   ai::TreeMemory& /*no tree*/) const {
    return mind_for(task.view).greedy_analysis(task.view, task.also);
}

ai::Analysis Mind<Splendor>::think(const ai::Lookahead& /*nothing to set*/, const Task& task,
                                   ai::TreeMemory& /*no tree*/) const {
    return three_ply_lookahead(mind_for(task.view), task.view, task.also);
}

ai::Analysis Mind<Splendor>::think(const ai::TruncatedRollouts& strategy, const Task& task,
                                   ai::TreeMemory& /*no tree*/) const {
    return truncated_rollouts(mind_for(task.view), strategy, task);
}

ai::Analysis Mind<Splendor>::think(const ai::Puct& strategy, const Task& task,
                                   ai::TreeMemory& memory) const {
    const auto& [view, seed, limits, also] = task;
    if (limits.threads > 1 && view.table.seats == 2)
        return search_in_parallel<Splendor, NetMind>(view, seed, strategy.iterations, limits, also,
                                                     [] { return NetMind(strongest_net()); });
    const NetMind mind = mind_for(view);
    return ai::Search<Splendor, NetMind>(memory, mind)
        .think(view, seed, strategy.iterations, limits, also);
}

std::vector<Figure> Mind<Splendor>::figures(double seconds, const ai::LeastCost& least_cost) {
    return net_figures(seconds, least_cost);
}

}  // namespace agora::ai
