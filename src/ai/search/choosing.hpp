// Bodies of Search: how a seat chooses at a place of the tree, and how the place learns.
#pragma once

#include "ai/search/search.hpp"

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

namespace agora::ai {

// How far the square root of a logarithm has come: the part of a confidence bound that grows with
// the number of chances. Made of divisions and square roots only, which every machine rounds alike.
class RootLog {
public:
    RootLog() {
        constexpr double euler = 0.57721566490153286;
        double harmonic = 0;
        for (std::size_t n = 1; n < size; ++n) {
            harmonic += 1.0 / static_cast<double>(n);
            const double log = harmonic - euler - 0.5 / static_cast<double>(n);
            logs_[n] = static_cast<float>(log > 0 ? log : 0);
            roots_[n] = std::sqrt(logs_[n]);
        }
    }

    // sqrt(log(n)); 0 for 0 and 1.
    float operator()(std::uint32_t n) const {
        if (n < size) return roots_[n];
        constexpr float log_of_2 = 0.69314718F;
        const auto shift = static_cast<unsigned>(std::bit_width(n)) - bits;
        return std::sqrt(logs_[n >> shift] + static_cast<float>(shift) * log_of_2);
    }

private:
    static constexpr unsigned bits = 11;
    static constexpr std::size_t size = 1U << bits;
    std::array<float, size> logs_{};
    std::array<float, size> roots_{};
};

inline const RootLog& root_log() {
    static const RootLog table;
    return table;
}

template <Game G, class M>
typename G::Action Search<G, M>::choose(Ref at, bool learns, bool mixes, Step& step) {
    Node& node = memory_.node(at);
    if (node.count == 0) {
        // Nothing to compare: it is the first visit, or the memory is full.
        if (mixes && legal_.size() > 1) return choose_by_regret(node, step);
        return try_out(node,
                       legal_.size() == 1 ? 0 : random_.below(static_cast<unsigned>(legal_.size())),
                       step);
    }
    if (mixes) return choose_by_regret(node, step);
    if (!learns) return choose_by_habit(node, step);
    if constexpr (judges) return choose_by_prior(node, step);
    return choose_by_bounds(node, step);
}

// A decision that was not tried here before.
template <Game G, class M>
typename G::Action Search<G, M>::try_out(Node& node, std::size_t i, Step& step) {
    if (Edge* edge = memory_.add_edge(node, static_cast<std::uint32_t>(legal_[i]))) {
        edge->available = 1;
        step.edge = memory_.ref_of(*edge);
    }
    return legal_[i];
}

template <Game G, class M>
typename G::Action Search<G, M>::try_any(Node& node, Step& step) {
    return try_out(node, untried_[random_.below(static_cast<unsigned>(untried_.size()))], step);
}

template <Game G, class M>
typename G::Action Search<G, M>::choose_by_bounds(Node& node, Step& step) {
    const EdgeIndex index = memory_.index_of(node);
    const RootLog& growth = root_log();
    untried_.clear();
    if (node.count < legal_.size()) {
        // Some are new for sure, and one of them is next: no need to compare the others.
        for (std::size_t i = 0; i < legal_.size(); ++i)
            if (Edge* edge = index.find(static_cast<std::uint32_t>(legal_[i])))
                ++edge->available;
            else
                untried_.push(static_cast<std::uint16_t>(i));
        return try_any(node, step);
    }
    const Edge* best = nullptr;
    float best_bound = -1;
    for (std::size_t i = 0; i < legal_.size(); ++i) {
        Edge* edge = index.find(static_cast<std::uint32_t>(legal_[i]));
        if (edge == nullptr) {
            untried_.push(static_cast<std::uint16_t>(i));
            continue;
        }
        ++edge->available;
        // At the root those not tried yet stand in their order: the first of them comes next.
        const float bound = edge->visits == 0
                                ? 1e6F - static_cast<float>(edge - index.edges)
                                : edge->mean + M::c_puct * growth(edge->available) * edge->spread;
        if (bound <= best_bound) continue;
        best_bound = bound;
        best = edge;
    }
    if (!untried_.empty()) return try_any(node, step);
    step.edge = memory_.ref_of(*best);
    return static_cast<Action>(best->key);
}

template <Game G, class M>
typename G::Action Search<G, M>::choose_by_prior(Node& node, Step& step) {
    const EdgeIndex index = memory_.index_of(node);
    const auto visits = static_cast<float>(node.visits + 1);
    const float root_of_visits = visits <= M::c_puct_visits
                                     ? std::sqrt(visits)
                                     : std::sqrt(std::sqrt(visits * M::c_puct_visits));
    const Edge* best = nullptr;
    float best_bound = -1;
    for (const Action action : legal_) {
        Edge* edge = index.find(static_cast<std::uint32_t>(action));
        if (edge == nullptr) continue;
        ++edge->available;
        const float bound = edge->mean + M::c_puct * edge->prior * root_of_visits /
                                             static_cast<float>(edge->visits + 1);
        if (bound <= best_bound) continue;
        best_bound = bound;
        best = edge;
    }
    // What the judged position did not have is tried where nothing that it had is legal.
    if (best == nullptr)
        return try_out(node, random_.below(static_cast<unsigned>(legal_.size())), step);
    step.edge = memory_.ref_of(*best);
    return static_cast<Action>(best->key);
}

// The number of the edge of each legal decision, from 1; 0 where there is none.
template <Game G, class M>
void Search<G, M>::match_edges(const Node& node) {
    if (node.count == 0) {
        std::fill_n(edge_of_.begin(), legal_.size(), std::uint16_t{0});
        return;
    }
    const EdgeIndex index = memory_.index_of(node);
    for (std::size_t i = 0; i < legal_.size(); ++i) {
        const Edge* edge = index.find(static_cast<std::uint32_t>(legal_[i]));
        edge_of_[i] =
            edge == nullptr ? std::uint16_t{0} : static_cast<std::uint16_t>(edge - index.edges + 1);
    }
}

template <Game G, class M>
typename G::Action Search<G, M>::choose_by_regret(Node& node, Step& step) {
    match_edges(node);
    const std::size_t count = legal_.size();
    float regrets = 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (edge_of_[i] == 0) {
            if (memory_.add_edge(node, static_cast<std::uint32_t>(legal_[i])) == nullptr)
                return legal_[random_.below(static_cast<std::uint32_t>(count))];
            edge_of_[i] = node.count;
        }
        Edge& edge = memory_.edge(node.edges + edge_of_[i] - 1U);
        ++edge.available;
        regrets += std::max(0.0F, edge.prior);
    }
    const float even = 1.0F / static_cast<float>(count);
    const auto pace = static_cast<float>(node.visits + 1);  // later strategies count for more
    // A share that tries anything, less and less: what is tried spoils the values of others.
    const float exploring = std::max(0.02F, 1 / std::sqrt(1 + pace / 4));
    float draw = static_cast<float>(random_.next() >> 40U) * 0x1p-24F;
    std::size_t taken = count - 1;
    bool found = false;
    for (std::size_t i = 0; i < count; ++i) {
        Edge& edge = memory_.edge(node.edges + edge_of_[i] - 1U);
        const float strategy = regrets > 0 ? std::max(0.0F, edge.prior) / regrets : even;
        edge.weight += pace * strategy;
        chances_[i] = (1 - exploring) * strategy + exploring * even;
        draw -= chances_[i];
        if (draw < 0 && !found) {
            taken = i;
            found = true;
        }
    }
    step.edge = node.edges + edge_of_[taken] - 1U;
    step.chance = chances_[taken];
    return legal_[taken];
}

// One who does not learn from this iteration decides as it has learnt to.
template <Game G, class M>
typename G::Action Search<G, M>::choose_by_habit(Node& node, Step& step) {
    match_edges(node);
    std::uint32_t visits = 0;
    untried_.clear();
    for (std::size_t i = 0; i < legal_.size(); ++i)
        if (edge_of_[i] == 0)
            untried_.push(static_cast<std::uint16_t>(i));
        else
            visits += memory_.edge(node.edges + edge_of_[i] - 1U).visits;
    if (visits == 0) {
        if (!untried_.empty()) return try_any(node, step);
        const auto any = random_.below(static_cast<std::uint32_t>(legal_.size()));
        step.edge = node.edges + edge_of_[any] - 1U;
        return legal_[any];
    }
    auto nth = random_.below(visits);
    for (std::size_t i = 0;; ++i) {
        if (edge_of_[i] == 0) continue;
        const Ref at = node.edges + edge_of_[i] - 1U;
        if (nth >= memory_.edge(at).visits) {
            nth -= memory_.edge(at).visits;
            continue;
        }
        step.edge = at;
        return legal_[i];
    }
}

template <Game G, class M>
void Search<G, M>::backpropagate(const Values& values, Seat learner) {
    for (const Step& step : path_) {
        Node& node = memory_.node(step.node);
        if (learner != most_seats && learner != node.seat) continue;
        const float value = values[node.seat];
        ++node.visits;
        node.mean += (value - node.mean) / static_cast<float>(node.visits);
        if (step.edge == no_ref) continue;  // the memory was full
        Edge& edge = memory_.edge(step.edge);
        if (step.chance > 0) learn_regret(node, edge, step.chance, value);
        ++edge.visits;
        const auto visits = static_cast<float>(edge.visits);
        // What a net thought of it counts as one visit.
        edge.mean += (value - edge.mean) / (judges ? visits + 1 : visits);
        edge.spread = 1 / std::sqrt(visits);
    }
}

// What each decision would have been worth is known of the one taken only; of the others, and as a
// base line of that one, stands what they were worth so far. Without it the estimates are too wild.
template <Game G, class M>
void Search<G, M>::learn_regret(const Node& node, const Edge& taken, float chance, float value) {
    const auto edges = memory_.edges(node);
    float regrets = 0;
    for (const Edge& edge : edges) regrets += std::max(0.0F, edge.prior);
    const float even = 1.0F / static_cast<float>(edges.size());
    const auto worth = [&](const Edge& edge) {
        const float base = edge.visits == 0 ? node.mean : edge.mean;
        return &edge == &taken ? base + (value - base) / chance : base;
    };
    float expected = 0;
    for (const Edge& edge : edges)
        expected += (regrets > 0 ? std::max(0.0F, edge.prior) / regrets : even) * worth(edge);
    for (Edge& edge : edges) edge.prior += worth(edge) - expected;
}

}  // namespace agora::ai
