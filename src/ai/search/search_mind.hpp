// What a search asks about a game beyond its rules, with answers that fit every game. A game's own
// mind (games/<id>/ai/mind.hpp) derives from this and answers better.
#pragma once

#include "ai/level.hpp"
#include "ai/search/tree.hpp"
#include "ai/search/values.hpp"
#include "core/game.hpp"

#include <limits>

namespace agora::ai {

// A playout from a leaf of the tree: everybody decides at random, for at most so many decisions. Says whether the game came to its
// end; the state is then the end, otherwise where it was cut off.
template <Game G>
bool play_on(typename G::State& state, int decisions, Random& random) {
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

template <Game G>
struct SearchMind {
    using State = typename G::State;
    using View = typename G::View;
    using Action = typename G::Action;
    using Actions = typename G::Actions;

    // How strong each level is.
    static constexpr const LevelTable& levels(int /*seats*/) { return usual_levels; }

    // How decisions made at once are chosen: by confidence bounds of each seat (false), or by
    // error matching (true), where the answer is a distribution.
    static constexpr bool mixes = false;

    // Whether others must not act on the secrets of the one who thinks: then every second iteration
    // belongs to another seat, plays in a world drawn from what *that* seat knows, and only that
    // seat learns from it.
    static constexpr bool resample_per_seat = false;

    // ... as long as the one who thinks has such secrets.
    bool hides(const View& /*view*/) const { return true; }

    // Whether a seat that decides alone should not be guessed: it mixes by error matching.
    bool bluffs(const State& /*state*/, Seat /*seat*/) const { return false; }

    // Whether others do not see this decision. It then leads to the same places whatever was
    // decided, and `information_set_key` tells apart what each seat knows there.
    bool is_secret(Action /*action*/) const { return false; }

    static constexpr float c_puct = 0.5F;          // how much confidence bounds explore
    static constexpr int playout_decisions = 400;  // before a playout is cut off

    // Where priors are followed: how often a place is visited before curiosity wanes there. What a
    // seat only tries out spoils what those who choose at the same time take theirs to be worth.
    static constexpr float c_puct_visits = std::numeric_limits<float>::infinity();

    // How often a decision is evaluated before the tree grows below it. Where many decide at once
    // the places below would hardly be seen again, and instinct plays better than a place that has
    // learnt nothing.
    static constexpr std::uint32_t expansion_threshold = 0;

    // A comparison that only the clock ends halves its decisions with so many iterations first.
    static constexpr std::uint32_t first_pass = 2000;

    // Where the tree lives. A page of it that is never written costs nothing.
    static constexpr std::size_t tree_bytes = TreeMemory::usual_bytes;

    // A world as the one who thinks believes it to be.
    State world(const View& view, Random& random) const { return G::sample(view, random); }

    // Leaves out decisions that need not be looked at; at least one stays.
    void prune(const State& /*state*/, Seat /*seat*/, Actions& /*legal*/) const {}

    // What tells a place of the tree apart from another with the same decisions before it: what the
    // seat knows that others do not. 0: nothing does.
    std::uint32_t information_set_key(const State& /*state*/, Seat /*seat*/) const { return 0; }

    // Whether the tree ends here in any case: what comes later tells nothing more about now.
    bool is_cutoff(const State& /*state*/) const { return false; }

    // What a leaf is worth to each seat; a place where nobody owes a decision does not come here.
    Values evaluate(State& state, Random& random) const {
        return play_on<G>(state, playout_decisions, random) ? values_of(G::standing(state))
                                                            : guess_from(G::standing(state));
    }

    // A mind with a net adds `judge`: what each decision of a seat is worth by itself, from the
    // position after it, and how likely it is the right one. The search then follows the priors.
    //
    //     void judge(const State&, Seat, const Actions&, std::span<Judgement>) const;
    //
    // A mind that knows how others decide adds `opponent_policy`: a decision of another seat, from what that
    // seat knows of the world. The tree then holds decisions of the one who thinks alone.
    //
    //     Action opponent_policy(const State&, Seat, Random&) const;
};

struct Judgement {
    float value = 0;  // to the seat that decides
    float prior = 0;  // they add up to 1
};

template <class M, class G>
concept Judges = requires(const M& mind, const typename G::State& state, Seat seat,
                          const typename G::Actions& actions,
                          std::span<Judgement> out) { mind.judge(state, seat, actions, out); };

template <class M, class G>
concept Guesses =
    requires(const M& mind, const typename G::State& state, Seat seat, Random& random) {
        { mind.opponent_policy(state, seat, random) } -> std::same_as<typename G::Action>;
    };

}  // namespace agora::ai
