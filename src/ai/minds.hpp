// The minds of all games. A game that is not here is thought about by the primary template.
#pragma once

#include "ai/citadels/mind.hpp"
#include "ai/gops/mind.hpp"
#include "ai/labyrinth/mind.hpp"
#include "ai/royalmatch/mind.hpp"
#include "ai/splendor/mind.hpp"
