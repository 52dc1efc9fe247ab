// Bodies of Search: selection at a node, and backpropagation.
#pragma once

#include "ai/search/search.hpp"

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

namespace agora::ai {

// sqrt(log n), the part of a confidence bound that grows with availability. Tabulated from
// divisions and square roots only, which every machine rounds alike: libraries differ in the last
// bit of log.
class SqrtLog {
public:
    SqrtLog() {
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

inline const SqrtLog& sqrt_log() {
    static const SqrtLog table;
    return table;
}

template <Game G, class M>
typename G::Action Search<G, M>::select(Ref at, bool updates, bool mixed, Step& step) {
    Node& node = memory_.node(at);
    if (node.count == 0) {
        // The first visit, or the memory is full.
        if (mixed && legal_.size() > 1) return select_by_regret_matching(node, step);
        return add_edge_for(
            node, legal_.size() == 1 ? 0 : random_.below(static_cast<unsigned>(legal_.size())),
            step);
    }
    if (mixed) return select_by_regret_matching(node, step);
    if (!updates) return select_by_visits(node, step);
    if constexpr (has_priors) return select_by_puct(node, step);
    return select_by_ucb(node, step);
}

// Takes a decision that has no edge yet, and adds one.
template <Game G, class M>
typename G::Action Search<G, M>::add_edge_for(Node& node, std::size_t i, Step& step) {
    if (Edge* edge = memory_.add_edge(node, static_cast<std::uint32_t>(legal_[i]))) {
        edge->available = 1;
        step.edge = memory_.ref_of(*edge);
    }
    return legal_[i];
}

template <Game G, class M>
typename G::Action Search<G, M>::add_untried_edge(Node& node, Step& step) {
    return add_edge_for(node, untried_[random_.below(static_cast<unsigned>(untried_.size()))],
                        step);
}

template <Game G, class M>
typename G::Action Search<G, M>::select_by_ucb(Node& node, Step& step) {
    const EdgeIndex index = memory_.index_of(node);
    const SqrtLog& growth = sqrt_log();
    untried_.clear();
    if (node.count < legal_.size()) {
        // Some have no edge yet, and one of those is next: no need for bounds.
        for (std::size_t i = 0; i < legal_.size(); ++i)
            if (Edge* edge = index.find(static_cast<std::uint32_t>(legal_[i])))
                ++edge->available;
            else
                untried_.push(static_cast<std::uint16_t>(i));
        return add_untried_edge(node, step);
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
        // At the root unvisited edges are taken in their order, by heuristic score.
        const float bound =
            edge->visits == 0
                ? 1e6F - static_cast<float>(edge - index.edges)
                : edge->mean + M::parameters.c_puct * growth(edge->available) * edge->spread;
        if (bound <= best_bound) continue;
        best_bound = bound;
        best = edge;
    }
    if (!untried_.empty()) return add_untried_edge(node, step);
    step.edge = memory_.ref_of(*best);
    return static_cast<Action>(best->key);
}

template <Game G, class M>
typename G::Action Search<G, M>::select_by_puct(Node& node, Step& step) {
    const EdgeIndex index = memory_.index_of(node);
    const auto visits = static_cast<float>(node.visits + 1);
    const float root_of_visits = visits <= M::parameters.c_puct_visits
                                     ? std::sqrt(visits)
                                     : std::sqrt(std::sqrt(visits * M::parameters.c_puct_visits));
    const Edge* best = nullptr;
    float best_bound = -1;
    for (const Action action : legal_) {
        Edge* edge = index.find(static_cast<std::uint32_t>(action));
        if (edge == nullptr) continue;
        ++edge->available;
        const float bound = edge->mean + M::parameters.c_puct * edge->prior * root_of_visits /
                                             static_cast<float>(edge->visits + 1);
        if (bound <= best_bound) continue;
        best_bound = bound;
        best = edge;
    }
    // None of the legal decisions was legal in the determinization that was expanded.
    if (best == nullptr)
        return add_edge_for(node, random_.below(static_cast<unsigned>(legal_.size())), step);
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
typename G::Action Search<G, M>::select_by_regret_matching(Node& node, Step& step) {
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
    const auto iteration = static_cast<float>(node.visits + 1);  // linear averaging weight
    // Uniform exploration, decaying: exploration biases the values of the other seats.
    const float exploring = std::max(0.02F, 1 / std::sqrt(1 + iteration / 4));
    float draw = static_cast<float>(random_.next() >> 40U) * 0x1p-24F;
    std::size_t taken = count - 1;
    bool found = false;
    for (std::size_t i = 0; i < count; ++i) {
        Edge& edge = memory_.edge(node.edges + edge_of_[i] - 1U);
        const float strategy = regrets > 0 ? std::max(0.0F, edge.prior) / regrets : even;
        edge.weight += iteration * strategy;
        probabilities_[i] = (1 - exploring) * strategy + exploring * even;
        draw -= probabilities_[i];
        if (draw < 0 && !found) {
            taken = i;
            found = true;
        }
    }
    step.edge = node.edges + edge_of_[taken] - 1U;
    step.probability = probabilities_[taken];
    return legal_[taken];
}

// For a seat whose statistics this iteration does not update: sampled in proportion to visits.
template <Game G, class M>
typename G::Action Search<G, M>::select_by_visits(Node& node, Step& step) {
    match_edges(node);
    std::uint32_t visits = 0;
    untried_.clear();
    for (std::size_t i = 0; i < legal_.size(); ++i)
        if (edge_of_[i] == 0)
            untried_.push(static_cast<std::uint16_t>(i));
        else
            visits += memory_.edge(node.edges + edge_of_[i] - 1U).visits;
    if (visits == 0) {
        if (!untried_.empty()) return add_untried_edge(node, step);
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
void Search<G, M>::backpropagate(const Values& values, Seat updated) {
    for (const Step& step : path_) {
        Node& node = memory_.node(step.node);
        if (updated != most_seats && updated != node.seat) continue;
        const float value = values[node.seat];
        ++node.visits;
        node.mean += (value - node.mean) / static_cast<float>(node.visits);
        if (step.edge == no_ref) continue;  // the memory was full
        Edge& edge = memory_.edge(step.edge);
        if (step.probability > 0) update_regrets(node, edge, step.probability, value);
        ++edge.visits;
        const auto visits = static_cast<float>(edge.visits);
        // The initial value from the net counts as one visit.
        edge.mean += (value - edge.mean) / (has_priors ? visits + 1 : visits);
        edge.spread = 1 / std::sqrt(visits);
    }
}

// Outcome sampling: only the value of the decision taken is observed. The mean of each edge so far
// is its baseline (control variate), which reduces the variance of the importance-weighted
// estimate.
template <Game G, class M>
void Search<G, M>::update_regrets(const Node& node, const Edge& taken, float probability,
                                  float value) {
    const auto edges = memory_.edges(node);
    float regrets = 0;
    for (const Edge& edge : edges) regrets += std::max(0.0F, edge.prior);
    const float even = 1.0F / static_cast<float>(edges.size());
    const auto worth = [&](const Edge& edge) {
        const float base = edge.visits == 0 ? node.mean : edge.mean;
        return &edge == &taken ? base + (value - base) / probability : base;
    };
    float expected = 0;
    for (const Edge& edge : edges)
        expected += (regrets > 0 ? std::max(0.0F, edge.prior) / regrets : even) * worth(edge);
    for (Edge& edge : edges) edge.prior += worth(edge) - expected;
}

}  // namespace agora::ai
