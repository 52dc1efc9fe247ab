// How Splendor is thought about with the net: each decision of a place is judged by the position
// after it, before luck. That gives the first value of the decision, and how likely it is the right
// one; a leaf is worth what the one who decides there can make of it. A mind serves one search at a
// time.
#pragma once

#include "ai/analysis.hpp"
#include "ai/search/mind.hpp"
#include "games/splendor/ai/nets.hpp"

#include <optional>

namespace agora::splendor {

struct NetMind : ai::SearchMind<Splendor> {
    using Encoder = splendor::Encoder;

    static constexpr float c_puct = 0.35F;
    static constexpr float temperature = 0.06F;  // chances so far apart are e times as likely right

    explicit NetMind(const ai::net::QuickNet& net) : net_judge(net) {}

    void prune(const State& state, Seat seat, Actions& legal) const;
    void judge(const State& state, Seat seat, const Actions& legal,
               std::span<ai::Judgement> out) const;
    ai::Values evaluate(State& state, Random& random) const;

    // What the net thinks of the decisions, without looking any further.
    ai::Analysis at_a_glance(const View& view, std::optional<Action> also) const;

    Judge net_judge;

private:
    // A leaf is judged first and evaluated right after: its worth is that of its best decision.
    mutable std::optional<State> judged_;
    mutable ai::Values worth_{};
};

}  // namespace agora::splendor

template <>
struct agora::ai::Trained<agora::splendor::Splendor> {
    using Mind = splendor::NetMind;
};
