// Values of positions, by a net. What a net needs of a game is an encoder:
//
//     struct Encoder {
//         using Game = ...;
//         static constexpr net::Shape shape;
//         // The features of a position; false where the result is known, which is then in `known`.
//         static bool encode(const Game::State& state, net::Features& out, net::Values& known);
//         // Leaves out decisions that are never worth a look; at least one stays.
//         static void consider(Game::Actions& legal);
//     };
//
// A position may be one in which luck is due: what luck brings is left open then, so a decision is
// judged by what follows from it in any case.
#pragma once

#include "ai/net/value_net.hpp"
#include "core/game.hpp"

#include <cassert>
#include <span>

namespace agora::ai::net {

// The result of a game that is over: the first place, shared by those who hold it.
inline Values result(const Standing& standing) {
    Values values{};
    int winners = 0;
    const auto seats = static_cast<std::size_t>(standing.seats);
    for (std::size_t seat = 0; seat < seats; ++seat) winners += standing.places[seat].rank == 1;
    for (std::size_t seat = 0; seat < seats; ++seat)
        if (standing.places[seat].rank == 1) values[seat] = 1 / static_cast<float>(winners);
    return values;
}

// By a net that learns, or by one that only plays.
template <class E, class Net = ValueNet>
class Judge {
public:
    using G = typename E::Game;
    using State = typename G::State;
    using View = typename G::View;
    using Action = typename G::Action;

    // The net must outlive the judge.
    explicit Judge(const Net& net) : net_(&net) { assert(net.shape() == E::shape); }

    // The chance of each seat to win; they add up to 1.
    Values values(const State& state) const {
        Features features;
        Values known{};
        return E::encode(state, features, known) ? net_->values(features) : known;
    }

    // The same of what holds in a position.
    Values values(const Features& features) const { return net_->values(features); }

    // The same after each of the decisions of a seat, before luck: the first values of the children
    // of a position, and from the number of `seat` a prior. `out` has room for all of them.
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

    // The decision that promises most to its seat; the first of equals.
    Action best(const State& state, Seat seat, std::span<const Action> decisions) const {
        assert(!decisions.empty());
        if (decisions.size() == 1) return decisions.front();  // nothing to think about
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

    // The same for one who knows a view. An encoder does not look at what the seat cannot know, so
    // any world that fits the view gives the same answer.
    Action best(const View& view, std::span<const Action> decisions) const {
        Random any(0);
        typename G::Actions worth_a_look;
        worth_a_look.append(decisions);
        E::prune(worth_a_look);
        return best(G::sample(view, any), view.viewer.seat(),
                    {worth_a_look.begin(), worth_a_look.end()});
    }

private:
    const Net* net_;
};

}  // namespace agora::ai::net
