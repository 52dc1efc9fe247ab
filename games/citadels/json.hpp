// Whether a view that came from outside can be one of this game.
#pragma once

#include "games/citadels/rules.hpp"

namespace agora::citadels {

// The first thing that does not fit, or nothing. Each field is within its range already.
std::string impossible(const View& view);

}  // namespace agora::citadels
