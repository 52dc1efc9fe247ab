// Information-set Monte Carlo tree search, open loop: the tree branches on decisions, not on chance
// outcomes. Each iteration samples a determinization of the view, selects down the tree, samples
// chance outcomes on the way, evaluates the leaf and backpropagates. The same view, seed and number
// of iterations give the same answer on every machine.
//
// - Determinizations differ in what is legal: an edge counts how often it was available, and its
//   confidence bound grows with that (SO-ISMCTS).
// - Simultaneous decisions are decoupled: each seat has its own statistics, the joint decision
//   names the child. Selection is by UCB or, where the mind says so, by regret matching.
// - Values are vectors: every seat maximises its own (max^n).
#pragma once

#include "ai/analysis.hpp"
#include "ai/search/search_limits.hpp"
#include "ai/search/search_mind.hpp"
#include "ai/search/tree.hpp"

#include <algorithm>
#include <limits>
#include <optional>

namespace agora::ai {

template <Game G, class M>
class Search {
public:
    using State = typename G::State;
    using View = typename G::View;
    using Action = typename G::Action;
    using Actions = typename G::Actions;

    Search(TreeMemory& memory, const M& mind) : memory_(memory), mind_(mind) {}

    // Analyses a decision that the viewer owes. `also` is searched even where the mind prunes it.
    Analysis think(const View& view, std::uint64_t seed, std::uint32_t iterations,
                   const SearchLimits& limits = {}, std::optional<Action> also = {});

    // Of the last search.
    std::uint32_t iterations() const { return done_; }
    std::uint64_t tree_steps() const { return tree_steps_; }

private:
    static constexpr bool has_priors = HasPriors<M, G>;
    static constexpr bool has_opponent_policy = HasOpponentPolicy<M, G>;
    static constexpr std::size_t max_depth = 96;  // nodes on the path to a leaf

    // A decision on the path to the leaf.
    struct Step {
        Ref node;
        Ref edge;
        float probability;  // with which regret matching sampled it; 0 where UCB or PUCT chose
    };

    void begin(const View& view, std::uint64_t seed, std::optional<Action> also);
    void run(const View& view, std::uint32_t iterations, const SearchLimits& limits);
    State determinize(const View& view, Seat& updated);
    void iterate(State& world, Seat updated);
    bool is_leaf(Ref from, const State& world);
    Ref find_child(Ref from, const State& world, SeatSet pending, std::uint32_t chosen,
                   bool& fresh);
    Ref add_child(const State& world, SeatSet pending, std::uint32_t branch);
    void fill_root(Node& node);
    void list_decisions(const State& world, Seat seat, Ref at);
    Action select(Ref at, bool updates, bool mixed, Step& step);
    Action select_by_ucb(Node& node, Step& step);
    Action select_by_puct(Node& node, Step& step);
    Action select_by_regret_matching(Node& node, Step& step);
    Action select_by_visits(Node& node, Step& step);
    Action add_edge_for(Node& node, std::size_t i, Step& step);
    Action add_untried_edge(Node& node, Step& step);
    void match_edges(const Node& node);
    void backpropagate(const Values& values, Seat updated);
    void update_regrets(const Node& node, const Edge& taken, float probability, float value);
    bool leader_is_safe(std::uint32_t left);
    Analysis report(const View& view);
    std::vector<std::string> principal_variation(const View& view, const Edge& edge);

    TreeMemory& memory_;
    const M& mind_;
    Random random_{0};
    Silence silence_;
    Seat me_ = 0;
    Ref top_ = no_ref;   // an edge that leads to the root
    Ref root_ = no_ref;  // the node of the viewer's decision
    std::uint32_t done_ = 0;
    std::uint64_t tree_steps_ = 0;
    FixedList<Action, Actions::capacity + 1> root_decisions_;
    Action also_{};  // never pruned, if has_also_
    bool has_also_ = false;
    Actions legal_;
    FixedList<std::uint16_t, Actions::capacity> untried_;     // indices into legal_
    std::array<std::uint16_t, Actions::capacity> edge_of_{};  // of each legal decision, from 1
    std::array<float, Actions::capacity> probabilities_{};
    FixedList<Step, max_depth + most_seats> path_;
};

template <Game G, class M>
Analysis Search<G, M>::think(const View& view, std::uint64_t seed, std::uint32_t iterations,
                             const SearchLimits& limits, std::optional<Action> also) {
    begin(view, seed, also);
    run(view, iterations, limits);
    return report(view);
}

template <Game G, class M>
void Search<G, M>::begin(const View& view, std::uint64_t seed, std::optional<Action> also) {
    memory_.rewind();
    random_ = Random(seed);
    me_ = view.viewer.seat();
    root_ = no_ref;
    done_ = 0;
    tree_steps_ = 0;
    has_also_ = also.has_value();
    also_ = also.value_or(Action{});
    // Root decisions by heuristic score, so that a short search visits the best of them first.
    Random scratch(seed);
    const State world = mind_.determinize(view, scratch);
    legal_.clear();
    G::legal(world, me_, legal_);
    mind_.prune(world, me_, legal_);
    root_decisions_.clear();
    for (const auto action : legal_) root_decisions_.push(action);
    if (also && !legal_.contains(*also)) root_decisions_.push(*also);
    std::array<int, Actions::capacity + 1> scores{};
    for (std::size_t i = 0; i < root_decisions_.size(); ++i) {
        const Action action = root_decisions_[i];
        const int score = G::action_score(view, action);
        std::size_t at = i;
        for (; at > 0 && scores[at - 1] < score; --at) {
            scores[at] = scores[at - 1];
            root_decisions_[at] = root_decisions_[at - 1];
        }
        scores[at] = score;
        root_decisions_[at] = action;
    }
    Node above;
    top_ = memory_.ref_of(*memory_.add_edge(above, 0));
}

template <Game G, class M>
void Search<G, M>::run(const View& view, std::uint32_t iterations, const SearchLimits& limits) {
    constexpr std::uint32_t slice = 16;  // between two looks at the clock
    const Deadline deadline(limits.seconds);
    for (; done_ < iterations; ++done_) {
        if (done_ % slice == 0 && done_ > 0 &&
            (deadline.passed() || limits.stop.stop_requested() ||
             (limits.stop_early && leader_is_safe(iterations - done_))))
            break;
        Seat updated = most_seats;
        State world = determinize(view, updated);
        iterate(world, updated);
    }
}

// The determinization of the next iteration, and whose statistics it updates: those of all seats
// (most_seats), or of the one from whose view it was sampled.
template <Game G, class M>
typename G::State Search<G, M>::determinize(const View& view, Seat& updated) {
    State world = mind_.determinize(view, random_);
    if constexpr (M::parameters.resample_per_seat) {
        if (!mind_.has_secrets(view)) return world;
        updated = me_;
        const auto others = static_cast<std::uint32_t>(G::seats(world) - 1);
        if (done_ % 2 == 1) {
            const auto other = (done_ / 2) % others;
            updated = static_cast<Seat>((me_ + 1U + other) % (others + 1));
            world = mind_.determinize(G::view(world, updated), random_);
        }
    }
    return world;
}

template <Game G, class M>
void Search<G, M>::iterate(State& world, Seat updated) {
    path_.clear();
    Ref from = top_;
    std::uint32_t chosen = 0;
    for (;;) {
        settle_luck<G>(world, random_, silence_);
        if (G::turn(world) == Turn::over)
            return backpropagate(values_of(G::standing(world)), updated);
        const SeatSet all = G::pending(world);
        std::array<Action, most_seats> actions{};
        SeatSet pending = all;  // whose decisions are in the tree
        if constexpr (has_opponent_policy) {
            if (!all.has(me_)) {
                for (const Seat seat : all)
                    G::apply(world, seat, mind_.opponent_policy(world, seat, random_), silence_);
                continue;
            }
            pending = SeatSet::of(me_);
        }
        bool fresh = false;
        const Ref child =
            is_leaf(from, world) ? no_ref : find_child(from, world, pending, chosen, fresh);
        if (child == no_ref || (fresh && from != top_)) break;

        if constexpr (has_opponent_policy)
            for (const Seat seat : all.without(me_))
                actions[seat] = mind_.opponent_policy(world, seat, random_);
        const bool together = pending.size() > 1;
        const std::size_t first_step = path_.size();
        Ref part = child;
        chosen = 0;
        for (const Seat seat : pending) {
            list_decisions(world, seat, part);
            const bool updates = updated == most_seats || updated == seat;
            Step step{part, no_ref, 0};
            const bool mixed =
                together ? M::parameters.regret_matching : mind_.needs_mixed_strategy(world, seat);
            const Action action = select(part, updates, mixed, step);
            if (step.edge != no_ref) memory_.prefetch(memory_.edge(step.edge).child);
            path_.push(step);
            actions[seat] = action;
            // The edge of the first seat leads on; a hash of what the others chose names the child.
            if (path_.size() > first_step + 1)
                chosen = static_cast<std::uint32_t>(
                    mix(chosen ^ (std::uint64_t{static_cast<std::uint32_t>(action)} << 8U)));
            part = memory_.node(part).part;
            ++tree_steps_;
        }
        for (const Seat seat : all) G::apply(world, seat, actions[seat], silence_);
        const Step& step = path_[first_step];
        const bool unseen =
            step.edge != no_ref && !together && mind_.is_secret(actions[*pending.begin()]);
        from = unseen ? memory_.node(step.node).edges : step.edge;
    }
    backpropagate(mind_.evaluate(world, random_), updated);
}

// Whether the tree ends below this decision.
template <Game G, class M>
bool Search<G, M>::is_leaf(Ref from, const State& world) {
    if (from == no_ref || path_.size() >= max_depth) return true;
    if (from == top_) return false;
    return memory_.edge(from).visits < M::parameters.expansion_threshold || mind_.is_cutoff(world);
}

// The node that a decision led to, by what those who decide there know; added where it is new.
template <Game G, class M>
Ref Search<G, M>::find_child(Ref from, const State& world, SeatSet pending, std::uint32_t chosen,
                             bool& fresh) {
    std::uint32_t branch = chosen ^ (std::uint32_t{pending.bits()} << 24U);
    for (const Seat seat : pending)
        branch = (branch + mind_.information_set_key(world, seat)) * 0x9E37'79B1U;
    Ref last = no_ref;
    for (Ref at = memory_.edge(from).child; at != no_ref; at = memory_.node(at).sibling) {
        if (memory_.node(at).branch == branch) return at;
        last = at;
    }
    const Ref added = add_child(world, pending, branch);
    if (added == no_ref) return no_ref;
    (last == no_ref ? memory_.edge(from).child : memory_.node(last).sibling) = added;
    fresh = true;
    return added;
}

template <Game G, class M>
Ref Search<G, M>::add_child(const State& world, SeatSet pending, std::uint32_t branch) {
    Ref first = no_ref;
    Ref last = no_ref;
    for (const Seat seat : pending) {
        const Ref added = memory_.add_node(seat, branch);
        if (added == no_ref) return no_ref;
        if (last != no_ref) memory_.node(last).part = added;
        if (first == no_ref) first = added;
        last = added;
        if (seat == me_ && root_ == no_ref) {
            root_ = added;
            fill_root(memory_.node(added));
        } else if constexpr (has_priors) {
            list_decisions(world, seat, added);
        }
        if constexpr (has_priors) {
            std::array<DecisionEstimate, Actions::capacity> estimates;
            Node& node = memory_.node(added);
            if (added == root_) list_decisions(world, seat, added);
            mind_.evaluate_decisions(world, seat, legal_,
                                     std::span(estimates).first(legal_.size()));
            for (std::size_t i = 0; i < legal_.size(); ++i) {
                const auto key = static_cast<std::uint32_t>(legal_[i]);
                Edge* edge = node.count == 0 ? nullptr : memory_.index_of(node).find(key);
                if (edge == nullptr) edge = memory_.add_edge(node, key);
                if (edge == nullptr) break;
                edge->mean = estimates[i].value;
                edge->prior = estimates[i].prior;
            }
        }
    }
    return first;
}

template <Game G, class M>
void Search<G, M>::fill_root(Node& node) {
    memory_.reserve(node, static_cast<unsigned>(root_decisions_.size()));
    for (const auto action : root_decisions_)
        memory_.add_edge(node, static_cast<std::uint32_t>(action));
}

template <Game G, class M>
void Search<G, M>::list_decisions(const State& world, Seat seat, Ref at) {
    legal_.clear();
    G::legal(world, seat, legal_);
    // In a determinization of another seat's view `also` may not be legal.
    const bool asked = has_also_ && at == root_ && legal_.contains(also_);
    mind_.prune(world, seat, legal_);
    if (asked && !legal_.contains(also_)) legal_.push(also_);
}

// Whether the most visited decision stays so whatever the iterations left bring.
template <Game G, class M>
bool Search<G, M>::leader_is_safe(std::uint32_t left) {
    if (root_ == no_ref) return false;
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    float best_mean = -1;
    float leader_mean = -1;
    for (const Edge& edge : memory_.edges(memory_.node(root_))) {
        if (edge.weight > 0) return false;  // a mixed strategy has no leader
        if (edge.visits > 0) best_mean = std::max(best_mean, edge.mean);
        if (edge.visits > first) {
            second = first;
            first = edge.visits;
            leader_mean = edge.mean;
        } else {
            second = std::max(second, edge.visits);
        }
    }
    return leader_mean >= best_mean && first - second > left;
}

}  // namespace agora::ai

#include "ai/search/report.hpp"
#include "ai/search/selection.hpp"
