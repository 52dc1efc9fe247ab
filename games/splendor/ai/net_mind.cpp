#include "games/splendor/ai/net_mind.hpp"

#include <algorithm>

namespace agora::splendor {

void NetMind::prune(const State& /*state*/, Seat /*seat*/, Actions& legal) const {
    Encoder::prune(legal);
}

void NetMind::judge(const State& state, Seat seat, const Actions& legal,
                    std::span<ai::Judgement> out) const {
    std::array<ai::Values, Actions::capacity> values;
    net_judge.values_after(state, seat, {legal.begin(), legal.end()}, values);
    std::size_t best = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        out[i].value = values[i][seat];
        if (out[i].value > out[best].value) best = i;
    }
    judged_ = state;
    worth_ = values[best];
    const float most = out[best].value;
    float sum = 0;
    for (auto& judged : out.first(legal.size()))
        sum += judged.prior = ai::net::exponential((judged.value - most) / temperature);
    for (auto& judged : out.first(legal.size())) judged.prior /= sum;
}

ai::Values NetMind::evaluate(State& state, Random& /*nothing to draw*/) const {
    return judged_ == state ? worth_ : net_judge.values(state);
}

ai::Analysis NetMind::at_a_glance(const View& view, std::optional<Action> also) const {
    Random any(0);
    const State world = Splendor::sample(view, any);
    const Seat me = view.viewer.seat();
    Actions legal;
    Splendor::legal(world, me, legal);
    Encoder::prune(legal);
    if (also && !legal.contains(*also)) legal.push(*also);
    std::vector<ai::Judgement> judged(legal.size());
    judge(world, me, legal, judged);
    ai::Analysis analysis;
    for (std::size_t i = 0; i < legal.size(); ++i)
        analysis.thoughts.push_back({static_cast<Code>(legal[i]), judged[i].value, 1, 0, {}});
    std::ranges::sort(analysis.thoughts, [](const ai::Thought& a, const ai::Thought& b) {
        return a.win != b.win ? a.win > b.win : a.decision < b.decision;
    });
    return analysis;
}

}  // namespace agora::splendor
