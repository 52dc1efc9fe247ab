// PUCT on the value net of Splendor: at a new node the net values the afterstate of each decision,
// which gives initial values and, by a softmax, priors; the value of a leaf is that of its best
// decision. A mind serves one search at a time.
#pragma once

#include "ai/analysis.hpp"
#include "ai/search/mind.hpp"
#include "games/splendor/ai/nets.hpp"

#include <optional>

namespace agora::splendor {

struct NetMind : ai::SearchMind<Splendor> {
    using Encoder = splendor::Encoder;

    static constexpr ai::SearchParameters parameters = {.c_puct = 0.35F};
    static constexpr float temperature = 0.06F;  // of the softmax that makes priors of values

    explicit NetMind(const ai::net::QuantisedNet& net) : net_evaluator(net) {}

    void prune(const State& state, Seat seat, Actions& legal) const;
    void evaluate_decisions(const State& state, Seat seat, const Actions& legal,
                            std::span<ai::DecisionEstimate> out) const;
    ai::Values evaluate(State& state, Random& random) const;

    // The net values of all decisions, without search.
    ai::Analysis greedy_analysis(const View& view, std::optional<Action> also) const;

    Evaluator net_evaluator;

private:
    // A new node is expanded first and evaluated right after: its value is that of its best
    // decision.
    mutable std::optional<State> expanded_;
    mutable ai::Values expanded_value_{};
};

}  // namespace agora::splendor
