// Who begins where nobody has said so.
#pragma once

#include "core/any_game.hpp"

namespace agora::match {

// One person against machines begins, where the game lets the table choose who does (an option
// called `first`) and nobody has chosen; otherwise luck decides.
void let_person_begin(const AnyGame& game, SeatSet people, int seats, Settings& settings);

}  // namespace agora::match
