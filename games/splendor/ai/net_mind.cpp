#include "games/splendor/ai/net_mind.hpp"

#include <algorithm>

namespace agora::splendor {

void NetMind::prune(const State& /*state*/, Seat /*seat*/, Actions& legal) const {
    Encoder::prune(legal);
}

void NetMind::evaluate_decisions(const State& state, Seat seat, const Actions& legal,
                                 std::span<ai::DecisionEstimate> out) const {
    std::array<ai::Values, Actions::capacity> values;
    net_evaluator.values_after(state, seat, {legal.begin(), legal.end()}, values);
    std::size_t best = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        out[i].value = values[i][seat];
        if (out[i].value > out[best].value) best = i;
    }
    expanded_ = state;
    expanded_value_ = values[best];
    const float most = out[best].value;
    float sum = 0;
    for (auto& one : out.first(legal.size()))
        sum += one.prior = ai::net::exponential((one.value - most) / temperature);
    for (auto& one : out.first(legal.size())) one.prior /= sum;
}

ai::Values NetMind::evaluate(State& state, Random& /*nothing to draw*/) const {
    return expanded_ == state ? expanded_value_ : net_evaluator.values(state);
}

ai::Analysis NetMind::greedy_analysis(const View& view, std::optional<Action> also) const {
    Random any(0);
    const State world = Splendor::sample(view, any);
    const Seat me = view.viewer.seat();
    Actions legal;
    Splendor::legal(world, me, legal);
    Encoder::prune(legal);
    if (also && !legal.contains(*also)) legal.push(*also);
    std::vector<ai::DecisionEstimate> estimates(legal.size());
    evaluate_decisions(world, me, legal, estimates);
    ai::Analysis analysis;
    for (std::size_t i = 0; i < legal.size(); ++i)
        analysis.candidates.push_back({static_cast<Code>(legal[i]), estimates[i].value, 1, 0, {}});
    std::ranges::sort(analysis.candidates, [](const ai::Candidate& a, const ai::Candidate& b) {
        return a.win != b.win ? a.win > b.win : a.decision < b.decision;
    });
    return analysis;
}

}  // namespace agora::splendor
