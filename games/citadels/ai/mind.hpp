// Search in Citadelles: ISMCTS over determinizations whose draft comes from a Bayes filter; hidden
// decisions are mixed by regret matching; a leaf is a rollout to the end of the round, then a value
// net.
#pragma once

#include "ai/search/mind.hpp"
#include "core/language.hpp"
#include "games/citadels/ai/levels.hpp"
#include "games/citadels/rules.hpp"

namespace agora::ai {

template <>
struct Mind<citadels::Citadels> : SearchMind<citadels::Citadels> {
    static constexpr const LevelTable& levels(int /*seats*/) { return citadels::levels; }

    static constexpr SearchParameters parameters = {
        .c_puct = 0.3F,
        .expansion_threshold = 10,  // rollouts beat unvisited nodes
    };

    State determinize(const View& view, Random& random) const;
    void prune(const State& state, Seat seat, Actions& legal) const;
    std::uint32_t information_set_key(const State& state, Seat seat) const;
    bool needs_mixed_strategy(const State& state, Seat seat) const;
    bool is_secret(Action action) const;
    Values evaluate(State& state, Random& random) const;

    // What a decision wins or denies.
    std::string reason(const View& view, std::span<const Action> line,
                       const TerminalStyle& style) const;
};

}  // namespace agora::ai
