// What a search needs of a game beyond its rules, with defaults that fit every game. A game's own
// mind (games/<id>/ai/mind.hpp) derives from this and overrides what it knows better.
#pragma once

#include "ai/level.hpp"
#include "ai/search/tree.hpp"
#include "ai/search/values.hpp"
#include "core/game.hpp"

#include <limits>

namespace agora::ai {

// A uniformly random playout of at most so many decisions. Returns whether the game ended; the
// state is then terminal, otherwise where it was cut off.
template <Game G>
bool random_playout(typename G::State& state, int decisions, Random& random) {
    Silence silence;
    typename G::Actions legal;
    for (;;) {
        const Turn turn = G::turn(state);
        if (turn == Turn::over) return true;
        if (turn == Turn::luck) {
            G::apply_outcome(state, draw_luck<G>(state, random), silence);
            continue;
        }
        if (decisions-- == 0) return false;
        const Seat seat = *G::pending(state).begin();
        legal.clear();
        G::legal(state, seat, legal);
        G::apply(state, seat, legal[random.below(static_cast<unsigned>(legal.size()))], silence);
    }
}

// The parameters of a search that belong to the game, not to a level: how its tree explores and
// grows. A mind states those that differ from these.
struct SearchParameters {
    float c_puct = 0.5F;  // exploration constant of UCB and PUCT

    // PUCT: visits of a node after which the exploration term decays. Exploration of one seat
    // biases the values of those who decide at the same time.
    float c_puct_visits = std::numeric_limits<float>::infinity();

    // Visits of an edge before the tree grows below it. Where branching is high the nodes below are
    // hardly ever visited again, and the rollout policy beats an unvisited node.
    std::uint32_t expansion_threshold = 0;

    // How simultaneous decisions are selected: by UCB with statistics of each seat (false), or by
    // regret matching (true), where the answer is a mixed strategy.
    bool regret_matching = false;

    // MO-ISMCTS, so that others do not act on the secrets of the searching seat: every second
    // iteration belongs to another seat, starts from a determinization of *that* seat's view, and
    // updates the statistics of that seat only.
    bool resample_per_seat = false;

    int playout_decisions = 400;  // before a random playout is cut off

    // Sequential halving limited by time alone: iterations of its first pass.
    std::uint32_t first_pass = 2000;

    // Size of the tree's memory. A page that is never written costs nothing.
    std::size_t tree_bytes = TreeMemory::usual_bytes;
};

template <Game G>
struct SearchMind {
    using State = typename G::State;
    using View = typename G::View;
    using Action = typename G::Action;
    using Actions = typename G::Actions;

    // Its levels.
    static constexpr const LevelTable& levels(int /*seats*/) { return usual_levels; }

    static constexpr SearchParameters parameters{};

    // Whether the searching seat has secrets that `resample_per_seat` is to keep from others.
    bool has_secrets(const View& /*view*/) const { return true; }

    // Whether a seat that decides alone must not be predictable: it is selected by regret matching.
    bool needs_mixed_strategy(const State& /*state*/, Seat /*seat*/) const { return false; }

    // Whether others do not see this decision. All such decisions then lead to the same node, and
    // `information_set_key` tells apart what each seat knows there.
    bool is_secret(Action /*action*/) const { return false; }

    // A determinization of the view, drawn from the belief of its seat.
    State determinize(const View& view, Random& random) const { return G::sample(view, random); }

    // Leaves out decisions that need no search; at least one stays.
    void prune(const State& /*state*/, Seat /*seat*/, Actions& /*legal*/) const {}

    // Tells apart nodes with the same decisions before them: a hash of what the seat knows and
    // others do not. 0: nothing.
    std::uint32_t information_set_key(const State& /*state*/, Seat /*seat*/) const { return 0; }

    // Whether the tree ends here in any case: what comes later does not depend on the decision now.
    bool is_cutoff(const State& /*state*/) const { return false; }

    // The value of a leaf for each seat; never called where nobody owes a decision.
    Values evaluate(State& state, Random& random) const {
        return random_playout<G>(state, parameters.playout_decisions, random)
                   ? values_of(G::standing(state))
                   : values_at_cutoff(G::standing(state));
    }

    // A mind with a net adds `evaluate_decisions`: value and prior of each decision at a new node.
    // Selection is then by PUCT.
    //
    //     void evaluate_decisions(const State&, Seat, const Actions&,
    //                             std::span<DecisionEstimate>) const;
    //
    // A mind with a model of the others adds `opponent_policy`: samples a decision of another seat
    // from what that seat knows. The tree then holds decisions of the searching seat only.
    //
    //     Action opponent_policy(const State&, Seat, Random&) const;
};

struct DecisionEstimate {
    float value = 0;  // for the seat that decides
    float prior = 0;  // probability; they add up to 1
};

template <class M, class G>
concept HasPriors = requires(const M& mind, const typename G::State& state, Seat seat,
                             const typename G::Actions& actions, std::span<DecisionEstimate> out) {
    mind.evaluate_decisions(state, seat, actions, out);
};

template <class M, class G>
concept HasOpponentPolicy =
    requires(const M& mind, const typename G::State& state, Seat seat, Random& random) {
        { mind.opponent_policy(state, seat, random) } -> std::same_as<typename G::Action>;
    };

}  // namespace agora::ai
