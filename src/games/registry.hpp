// The games, erased: for consoles, servers and tools that hold games without knowing which.
#pragma once

#include "core/any_game.hpp"

#include <span>
#include <string_view>

namespace agora {

std::span<const AnyGame* const> all_games();

// The game with that id; refused with the list of those there are.
Result<const AnyGame*> find_game(std::string_view id);

}  // namespace agora
