// The censuses of all games.
#pragma once

#include "lab/census/census.hpp"

namespace agora::lab {

const CensusKind& census_kind(std::string_view game);
std::unique_ptr<Census> make_census(std::string_view game);
std::size_t decision_kind(std::string_view game, Code decision);  // a place in `decisions`

}  // namespace agora::lab
