// How Citadelles is thought about: worlds with the characters as the forecast has them, a search in
// which nobody acts on what it cannot see, quick play to the end of the round, and what the
// position is worth then.
#pragma once

#include "ai/search/mind.hpp"
#include "core/language.hpp"
#include "games/citadels/ai/levels.hpp"
#include "games/citadels/rules.hpp"

namespace agora::ai {

template <>
struct Mind<citadels::Citadels> : SearchMind<citadels::Citadels> {
    static constexpr const LevelTable& levels(int /*seats*/) { return citadels::levels; }

    static constexpr float c_puct = 0.3F;
    static constexpr std::uint32_t expansion_threshold =
        10;  // quick play beats a place that is new

    State world(const View& view, Random& random) const;
    void prune(const State& state, Seat seat, Actions& legal) const;
    std::uint32_t information_set_key(const State& state, Seat seat) const;
    bool bluffs(const State& state, Seat seat) const;
    bool is_secret(Action action) const;
    Values evaluate(State& state, Random& random) const;

    // What a decision wins or denies.
    std::string reason(const View& view, Action action, Lang lang) const;
};

}  // namespace agora::ai
