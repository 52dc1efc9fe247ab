// Bodies of Search: how a seat chooses at a place of the tree, and how the place learns.
#pragma once

#include "ai/search/search.hpp"

namespace agora {

template <Game G, class M>
typename G::Action Search<G, M>::choose(Ref at, bool learns, bool mixes, Step& step) {
    Node& node = memory_.node(at);
    if (legal_.size() == 1 && node.count == 0) {
        // A forced decision: nothing to compare.
        if (const Edge* edge = memory_.add_edge(node, static_cast<std::uint32_t>(legal_[0])))
            step.edge = node.edges + static_cast<Ref>(edge - &memory_.edge(node.edges));
        return legal_[0];
    }
    match_edges(node);
    if (mixes) return choose_by_regret(node, step);
    if (!learns) return choose_by_habit(node, step);
    if constexpr (judges) return choose_by_prior(node, step);
    return choose_by_bounds(node, step);
}

// Finds the edge of each legal decision.
template <Game G, class M>
void Search<G, M>::match_edges(const Node& node) {
    const std::size_t count = legal_.size();
    const auto edges = memory_.edges(node);
    // Lists mostly come in the order in which they came before.
    std::size_t same = 0;
    while (same < count && same < edges.size() &&
           edges[same].key == static_cast<std::uint32_t>(legal_[same])) {
        edge_of_[same] = static_cast<std::uint16_t>(same + 1);
        ++same;
    }
    if (same == count) return;
    index_.clear();
    for (std::size_t i = same; i < count; ++i) {
        edge_of_[i] = 0;
        index_.add(static_cast<std::uint32_t>(legal_[i]), static_cast<std::uint16_t>(i));
    }
    for (std::size_t e = same; e < edges.size(); ++e)
        if (const auto place = index_.find(edges[e].key); place != index_.none)
            edge_of_[place] = static_cast<std::uint16_t>(e + 1);
}

template <Game G, class M>
typename G::Action Search<G, M>::choose_untried(Node& node, std::size_t known, Step& step) {
    auto nth = random_.below(static_cast<std::uint32_t>(legal_.size() - known));
    std::size_t i = 0;
    for (;; ++i)
        if (edge_of_[i] == 0 && nth-- == 0) break;
    if (Edge* edge = memory_.add_edge(node, static_cast<std::uint32_t>(legal_[i]))) {
        edge->available = 1;
        step.edge = node.edges + node.count - 1U;
    }
    return legal_[i];
}

template <Game G, class M>
typename G::Action Search<G, M>::choose_by_bounds(Node& node, Step& step) {
    const RootLog& growth = root_log();
    std::size_t known = 0;
    std::size_t best = 0;
    float best_bound = -1;
    for (std::size_t i = 0; i < legal_.size(); ++i) {
        if (edge_of_[i] == 0) continue;
        Edge& edge = memory_.edge(node.edges + edge_of_[i] - 1U);
        ++known;
        ++edge.available;
        // At the root those not tried yet stand in their order: the first of them comes next.
        const float bound =
            edge.visits == 0 ? std::numeric_limits<float>::max() - static_cast<float>(edge_of_[i])
                             : edge.mean + M::curiosity * growth(edge.available) * edge.spread;
        if (bound <= best_bound) continue;
        best_bound = bound;
        best = i;
    }
    if (known < legal_.size()) return choose_untried(node, known, step);
    step.edge = node.edges + edge_of_[best] - 1U;
    return legal_[best];
}

template <Game G, class M>
typename G::Action Search<G, M>::choose_by_prior(Node& node, Step& step) {
    const float root_of_visits = std::sqrt(static_cast<float>(node.visits + 1));
    std::size_t known = 0;
    std::size_t best = 0;
    float best_bound = -1;
    for (std::size_t i = 0; i < legal_.size(); ++i) {
        if (edge_of_[i] == 0) continue;
        Edge& edge = memory_.edge(node.edges + edge_of_[i] - 1U);
        ++known;
        ++edge.available;
        const float bound = edge.mean + M::curiosity * edge.prior * root_of_visits /
                                            static_cast<float>(edge.visits + 1);
        if (bound <= best_bound) continue;
        best_bound = bound;
        best = i;
    }
    // What the judged position did not have is tried when everything known has been.
    if (known == 0) return choose_untried(node, known, step);
    step.edge = node.edges + edge_of_[best] - 1U;
    return legal_[best];
}

template <Game G, class M>
typename G::Action Search<G, M>::choose_by_regret(Node& node, Step& step) {
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
    std::uint32_t visits = 0;
    std::size_t known = 0;
    for (std::size_t i = 0; i < legal_.size(); ++i) {
        if (edge_of_[i] == 0) continue;
        ++known;
        visits += memory_.edge(node.edges + edge_of_[i] - 1U).visits;
    }
    if (visits == 0) {
        if (known < legal_.size()) return choose_untried(node, known, step);
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
void Search<G, M>::learn(const Values& values, Seat learner) {
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

}  // namespace agora
