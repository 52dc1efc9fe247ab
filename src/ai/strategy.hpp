// How a bot thinks, as a value: the strategies there are, each with its parameters. A mind follows
// those for which it has a `think` (ai/search/mind.hpp); tree search is there for every game. What
// does not differ from level to level is in SearchParameters (ai/search/search_mind.hpp).
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <limits>
#include <optional>
#include <variant>

namespace agora::ai {

// Iterations of a search that only its limits end.
inline constexpr std::uint32_t without_end = std::numeric_limits<std::uint32_t>::max();

// Greedy on the value net: the decision with the best afterstate, without search.
struct GreedyPolicy {
    friend auto operator<=>(const GreedyPolicy&, const GreedyPolicy&) = default;
};

// Three-ply greedy lookahead on the value net: the mean of its values after a decision, after the
// greedy replies of the others, and after the own greedy decision then.
struct Lookahead {
    friend auto operator<=>(const Lookahead&, const Lookahead&) = default;
};

// PUCT on the value net: ISMCTS whose priors and leaf values come from the net.
struct Puct {
    std::uint32_t iterations = 0;

    friend auto operator<=>(const Puct&, const Puct&) = default;
};

// Truncated rollouts on the value net: the best decisions by lookahead are compared by sequential
// halving; in a rollout every seat is greedy on the net for some rounds.
struct TruncatedRollouts {
    std::uint32_t rollouts = 0;
    int rounds = 0;              // before a rollout is truncated
    std::size_t candidates = 5;  // decisions that are compared

    friend auto operator<=>(const TruncatedRollouts&, const TruncatedRollouts&) = default;
};

// ISMCTS with the mind of the game: UCB, or PUCT where the mind has priors.
struct TreeSearch {
    std::uint32_t iterations = 0;

    friend auto operator<=>(const TreeSearch&, const TreeSearch&) = default;
};

// A search within a search: how another seat decides, from its own view of a determinization.
struct NestedSearch {
    std::uint32_t iterations = 0;

    friend auto operator<=>(const NestedSearch&, const NestedSearch&) = default;
};

// Sequential halving within a round, and ISMCTS with regret matching for its last tricks. With
// value nets a simulation ends at the next trick, without them at the end of the round.
struct RoundSearch {
    std::uint32_t iterations = 0;
    std::optional<NestedSearch> opponents{};   // without: they follow the rollout policy
    std::optional<NestedSearch> next_trick{};  // played by all before the net values it; fewer and
                                               // dearer simulations

    friend auto operator<=>(const RoundSearch&, const RoundSearch&) = default;
};

// Three-ply expectimax over sets of cells: me, the others, me.
struct Planner {
    enum class Replies : std::uint8_t {
        ignored,     // as if nobody else played
        sampled,     // rows of replies of all others
        enumerated,  // every reply, of one rival
    };
    Replies replies = Replies::ignored;
    std::uint32_t rows = 0;  // how many are sampled

    friend auto operator<=>(const Planner&, const Planner&) = default;
};

using Strategy = std::variant<GreedyPolicy, Lookahead, Puct, TruncatedRollouts, TreeSearch,
                              RoundSearch, Planner>;

// The number of iterations that a strategy counts; null where it counts none.
template <class S>
constexpr auto iterations_of(S& strategy) {
    if constexpr (requires { strategy.iterations; })
        return &strategy.iterations;
    else if constexpr (requires { strategy.rollouts; })
        return &strategy.rollouts;
    else
        return nullptr;
}

// The same strategy with change(iterations) in place of its iterations.
template <class Change>
constexpr Strategy with_iterations(Strategy strategy, Change&& change) {
    std::visit(
        [&](auto& one) {
            if constexpr (!std::is_null_pointer_v<decltype(iterations_of(one))>) {
                auto& iterations = *iterations_of(one);
                iterations = change(iterations);
            }
        },
        strategy);
    return strategy;
}

constexpr Strategy at_most(const Strategy& strategy, std::uint32_t most) {
    return with_iterations(strategy, [&](std::uint32_t usual) { return std::min(usual, most); });
}

// One part of the iterations.
constexpr Strategy shortened(const Strategy& strategy, std::uint32_t parts) {
    return with_iterations(strategy, [&](std::uint32_t usual) { return usual / parts; });
}

// The strategy for one who is given time instead of a number of iterations.
constexpr Strategy until_time_is_up(Strategy strategy) {
    constexpr std::uint32_t opponent_iterations = 32;  // more bring nothing
    if (auto* round = std::get_if<RoundSearch>(&strategy); round != nullptr && round->opponents)
        round->opponents->iterations = opponent_iterations;
    return with_iterations(strategy, [](std::uint32_t) { return without_end; });
}

}  // namespace agora::ai
