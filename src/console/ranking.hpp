// Standings in words.
#pragma once

#include "core/look.hpp"
#include "core/standing.hpp"

#include <string>

namespace agora {

// One line a seat, best first; equal seats share their rank.
std::string ranking(const Standing& standing, const Look& look);

// Who has won a game that is over.
std::string verdict(const Standing& standing, const Look& look);

}  // namespace agora
