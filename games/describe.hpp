// What a game says of itself to those who choose one, as JSON: the server gives it to the page, and
// the page is tested with it.
#pragma once

#include "core/any_game.hpp"

namespace agora::games {

// Title, seats, presets and options, as members of an object that the caller opens and closes.
void write_members(JsonWriter& json, const AnyGame& game, Lang lang);

}  // namespace agora::games
