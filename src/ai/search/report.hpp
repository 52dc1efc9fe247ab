// Bodies of Search: the analysis of the root.
#pragma once

#include "ai/search/search.hpp"

namespace agora::ai {

template <Game G, class M>
Analysis Search<G, M>::report(const View& view) {
    Analysis analysis;
    analysis.iterations = done_;
    if (root_ == no_ref) {
        for (const auto action : root_decisions_)
            analysis.candidates.push_back({static_cast<Code>(action), 0, 0, 0, {}});
        return analysis;
    }
    // Determinizations of other seats' views may have added decisions that are not legal in ours:
    // they come last.
    const auto edges = memory_.edges(memory_.node(root_)).first(root_decisions_.size());
    float weights = 0;
    for (const Edge& edge : edges) weights += edge.weight;
    analysis.mixed = weights > 0;  // regret matching: the answer is a distribution
    std::vector<const Edge*> order;
    for (const Edge& edge : edges) order.push_back(&edge);
    std::ranges::sort(order, [&](const Edge* a, const Edge* b) {
        if (analysis.mixed && a->weight != b->weight) return a->weight > b->weight;
        if (a->visits != b->visits) return a->visits > b->visits;
        return a->mean != b->mean ? a->mean > b->mean : a < b;  // the higher heuristic score first
    });
    constexpr std::size_t lines = 3;  // for the best decisions only
    for (const Edge* edge : order)
        analysis.candidates.push_back({edge->key, edge->mean, edge->visits,
                                       analysis.mixed ? double{edge->weight / weights} : 0.0,
                                       analysis.candidates.size() < lines
                                           ? principal_variation(view, *edge)
                                           : std::vector<std::string>()});
    return analysis;
}

// The most visited decisions after this one, up to the first chance event or simultaneous decision.
template <Game G, class M>
std::vector<std::string> Search<G, M>::principal_variation(const View& view, const Edge& edge) {
    constexpr std::size_t longest = 6;
    std::vector<std::string> line;
    Random random(edge.key);
    State world = mind_.determinize(view, random);
    if (G::pending(world).size() != 1) return line;
    G::apply(world, me_, static_cast<Action>(edge.key), silence_);
    Ref at = edge.child;
    while (at != no_ref && line.size() < longest && G::turn(world) == Turn::players &&
           G::pending(world).size() == 1) {
        const Seat seat = *G::pending(world).begin();
        while (at != no_ref && memory_.node(at).seat != seat) at = memory_.node(at).sibling;
        if (at == no_ref) break;
        Actions legal;
        G::legal(world, seat, legal);
        const Edge* best = nullptr;
        for (const Edge& next : memory_.edges(memory_.node(at)))
            if (next.visits > 0 && (best == nullptr || next.visits > best->visits) &&
                legal.contains(static_cast<Action>(next.key)))
                best = &next;
        if (best == nullptr) break;
        const auto action = static_cast<Action>(best->key);
        line.push_back(G::write(G::view(world, seat), action));
        G::apply(world, seat, action, silence_);
        at = best->child;
    }
    return line;
}

}  // namespace agora::ai
