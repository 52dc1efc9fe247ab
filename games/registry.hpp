// The games, erased: for consoles, servers and tools that hold games without knowing which.
#pragma once

#include "core/any_game.hpp"

#include <span>
#include <string_view>

namespace agora::games {

std::span<const AnyGame* const> all_games();

// The game with that id; refused with the list of those there are.
Expected<const AnyGame*> find_game(std::string_view id);

// The same for what a person types: the id or the title in either language, in any case and with or
// without accents. The error suggests the one that was meant, where that is clear.
Expected<const AnyGame*> game_named(std::string_view name);

// Games as they were: an older version of the rules of a game that is in the list above, kept so
// that tables and records of that time go on (docs/decisions/0005-rules-versions.md).
std::span<const AnyGame* const> former_games();

// The game with that id under that version of its rules, present or former.
Expected<const AnyGame*> find_game(std::string_view id, int rules);

}  // namespace agora::games
