// Players that are programs. A bot is given what a person in its seat would be given, a view and
// the legal decisions, and never the position: not cheating is a property of the types.
#pragma once

#include "ai/level.hpp"
#include "ai/search/search_limits.hpp"
#include "core/any_game.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace agora::bots {

class Bot {
public:
    virtual ~Bot() = default;

    // One of the legal decisions; there is at least one.
    virtual Code decide(const AnyView& view, std::span<const Code> legal) = 0;
};

// The bots that play every game.
std::span<const ai::BotInfo> all_bots();

// Those and, where its mind declares one, the bot of that game alone (ai/search/mind.hpp).
std::vector<ai::BotInfo> bots_of(std::string_view game);

// The bot with that name, whichever game it is of; null where there is none.
const ai::BotInfo* find_bot(std::string_view name);

// Refuses a bot that does not play that game, with the list of those that do. Whoever opens a table
// asks; tables of before go on.
Expected<void> check_bot(std::string_view game, std::string_view name);

// The bot with that name; refused with the list of those there are. That of another game plays by
// action_score. The same seed and the same questions give the same answers, unless a limit of time
// ends the search.
Expected<std::unique_ptr<Bot>> make_bot(std::string_view name, std::uint64_t seed,
                                        const ai::SearchLimits& limits = {});

// A seed of its own for each view: an answer then does not depend on what was asked before.
std::uint64_t seed_for(const AnyView& view, std::uint64_t seed);

}  // namespace agora::bots
