// Values of positions, by a net. What a net needs of a game is an encoder:
//
//     struct Encoder {
//         using Game = ...;
//         static constexpr net::Shape shape;
//         // The features of a position; false where the result is known, which is then in `known`.
//         static bool encode(const Game::State& state, net::Features& out, net::Values& known);
//         // Leaves out decisions that are never worth evaluating; at least one stays.
//         static void prune(Game::Actions& legal);
//     };
//
// A position may be an afterstate, in which luck is due: the encoder leaves open what luck brings,
// so a decision is valued before the chance event.
#pragma once

#include "ai/net/value_net.hpp"
#include "core/game.hpp"

#include <cassert>
#include <span>

namespace agora::ai::net {

// The result of a game that is over: the first place, shared by those who hold it.
inline Values result(const Standing& standing) {
    Values values{};
    for (const Seat seat : winners(standing)) values[seat] = share_of_win<float>(standing, seat);
    return values;
}

// By a net in training, or by a quantised one.
template <class E, class Net = ValueNet>
class Evaluator {
public:
    using G = typename E::Game;
    using State = typename G::State;
    using View = typename G::View;
    using Action = typename G::Action;

    // The net must outlive the evaluator.
    explicit Evaluator(const Net& net) : net_(&net) { assert(net.shape() == E::shape); }

    // Each seat's chance to win; they add up to 1.
    Values values(const State& state) const {
        Features features;
        Values known{};
        return E::encode(state, features, known) ? net_->values(features) : known;
    }

    // The same from the features of a position.
    Values values(const Features& features) const { return net_->values(features); }

    // The values of the afterstate of each decision: initial values of the children of a node, and,
    // from the component of `seat`, a prior. `out` has room for all of them.
    void values_after(const State& state, Seat seat, std::span<const Action> decisions,
                      std::span<Values> out) const {
        assert(out.size() >= decisions.size());
        Silence silence;
        for (std::size_t i = 0; i < decisions.size(); ++i) {
            State after = state;
            G::apply(after, seat, decisions[i], silence);
            out[i] = values(after);
        }
    }

    // The greedy policy: the decision with the best afterstate for its seat; the first of equals.
    Action greedy(const State& state, Seat seat, std::span<const Action> decisions) const {
        assert(!decisions.empty());
        if (decisions.size() == 1) return decisions.front();
        Silence silence;
        Action chosen = decisions.front();
        float most = -1;
        for (const auto decision : decisions) {
            State after = state;
            G::apply(after, seat, decision, silence);
            const float value = values(after)[seat];
            if (value <= most) continue;
            most = value;
            chosen = decision;
        }
        return chosen;
    }

    // The same from a view. An encoder ignores what the seat cannot know, so any determinization of
    // the view gives the same answer.
    Action greedy(const View& view, std::span<const Action> decisions) const {
        Random any(0);
        typename G::Actions kept;
        kept.append(decisions);
        E::prune(kept);
        return greedy(G::sample(view, any), view.viewer.seat(), {kept.begin(), kept.end()});
    }

private:
    const Net* net_;
};

}  // namespace agora::ai::net
