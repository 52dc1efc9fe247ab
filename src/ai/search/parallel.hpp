// Root parallelism: several searches of one view, each with its own tree, seed and share of the
// iterations, and the sum of their root statistics. The answer depends on how many there are, never
// on timing.
#pragma once

#include "ai/search/search.hpp"

#include <thread>
#include <vector>

namespace agora::ai {

// The sum of the root statistics of several searches, added in their order.
inline Analysis merge(std::span<const Analysis> parts) {
    Analysis merged = parts.front();
    for (Candidate& candidate : merged.candidates) {
        double wins = candidate.win * candidate.visits;
        std::uint32_t most = candidate.visits;
        for (const Analysis& part : parts.subspan(1)) {
            const Candidate* more = part.find(candidate.decision);
            if (more == nullptr) continue;
            wins += more->win * more->visits;
            candidate.visits += more->visits;
            candidate.share += more->share;
            if (more->visits <= most) continue;
            most = more->visits;
            candidate.line = more->line;
        }
        if (candidate.visits > 0) candidate.win = wins / candidate.visits;
        candidate.share /= static_cast<double>(parts.size());
    }
    for (const Analysis& part : parts.subspan(1)) {
        merged.iterations += part.iterations;
        merged.mixed = merged.mixed || part.mixed;
    }
    std::ranges::sort(merged.candidates, [&](const Candidate& a, const Candidate& b) {
        if (merged.mixed && a.share != b.share) return a.share > b.share;
        if (a.visits != b.visits) return a.visits > b.visits;
        return a.win != b.win ? a.win > b.win : a.decision < b.decision;
    });
    return merged;
}

// Each tree has a mind of its own, which `make_mind` makes.
template <Game G, class M>
Analysis search_in_parallel(
    const typename G::View& view, std::uint64_t seed, std::uint32_t iterations,
    const SearchLimits& limits, std::optional<typename G::Action> also,
    M (*make_mind)() = [] { return M(); }) {
    std::vector<Analysis> parts(limits.threads);
    const auto search_part = [&](std::uint32_t i) {
        const std::uint32_t share =
            iterations / limits.threads + (i < iterations % limits.threads ? 1U : 0U);
        TreeMemory memory(M::parameters.tree_bytes);
        const M mind = make_mind();
        Search<G, M> search(memory, mind);
        parts[i] = search.think(view, i == 0 ? seed : mix(seed + i), share, limits, also);
    };
    std::vector<std::thread> helpers;
    for (std::uint32_t i = 1; i < limits.threads; ++i) helpers.emplace_back(search_part, i);
    search_part(0);
    for (auto& helper : helpers) helper.join();
    return merge(parts);
}

}  // namespace agora::ai
