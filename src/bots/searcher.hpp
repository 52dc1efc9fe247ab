// Search from an erased view: dispatches to the typed view and to the mind of its game. There is no
// way from here to a position.
#pragma once

#include "ai/analysis.hpp"
#include "ai/level.hpp"
#include "ai/search/search_limits.hpp"
#include "ai/search/tree.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace agora::bots {

class Searcher {
public:
    explicit Searcher(std::size_t bytes = ai::TreeMemory::usual_bytes) : memory_(bytes) {}

    // Analyses the decision that the viewer owes, by a strategy that the mind of the game follows:
    // those of its levels, and tree search. `also` is never pruned. The same view, strategy and
    // seed give the same answer where no limit cuts it short.
    ai::Analysis think(const AnyView& view, const ai::Strategy& strategy,
                       const ai::SearchLimits& limits, std::uint64_t seed,
                       std::optional<Code> also = {});

private:
    ai::TreeMemory memory_;
};

// The bots that minds declare for their game alone, and the one of that game; null where there is
// none.
std::span<const ai::BotInfo* const> own_bots();
const ai::BotInfo* own_bot_of(std::string_view game);

// How the bot `search` thinks, in every game: a baseline for others.
inline constexpr ai::Strategy search_bot_strategy = ai::TreeSearch{1000};

// How the bot of this game alone thinks; nothing in a game without one.
std::optional<ai::Strategy> own_bot_strategy(std::string_view game);

// Whether a decision wins the game at once, whatever is hidden and whatever luck brings: alone, or
// with the decisions of the same turn that follow it.
bool wins_at_once(const AnyView& view, Code decision);

// What a decision wins or denies, in words of the game; nothing where there is nothing to say. One
// that takes several steps is a line of them.
std::string reason_for(const AnyView& view, std::span<const Code> line, const TerminalStyle& style);

}  // namespace agora::bots
