// Thinking about a view whose game is not known: from the erased view to the typed one, and to the
// mind of that game. There is no way from here to a position.
#pragma once

#include "ai/analysis.hpp"
#include "ai/level.hpp"
#include "ai/search/budget.hpp"
#include "ai/search/tree.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace agora::bots {

class Thinker {
public:
    explicit Thinker(std::size_t bytes = ai::TreeMemory::usual_bytes) : memory_(bytes) {}

    // What the decisions that the viewer owes are worth, by the mind of the game. `also` is looked
    // at in any case. The same view, seed and iterations give the same answer.
    ai::Analysis think(const AnyView& view, const ai::Budget& budget, std::uint64_t seed,
                       std::optional<Code> also = {});

    // The same by plain search, whatever else the game's mind can do.
    ai::Analysis search(const AnyView& view, const ai::Budget& budget, std::uint64_t seed);

private:
    ai::TreeMemory memory_;
};

// The bots that minds declare for their game alone, and the one of that game; null where there is
// none.
std::span<const ai::BotInfo* const> own_bots();
const ai::BotInfo* own_bot_of(std::string_view game);

// What the bot of this game alone thinks; nothing in a game without one.
std::optional<ai::Analysis> own_bot_thinks(const AnyView& view, std::uint64_t seed);

// Whether a decision wins the game at once, whatever is hidden and whatever luck brings: alone, or
// with the decisions of the same turn that follow it.
bool wins_at_once(const AnyView& view, Code decision);

// What a decision wins or denies, in words of the game; nothing where there is nothing to say.
std::string reason_for(const AnyView& view, Code decision, Lang lang);

}  // namespace agora::bots
