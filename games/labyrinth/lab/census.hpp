// What the lab counts in Labyrinthe.
#pragma once

#include "games/labyrinth/rules.hpp"
#include "lab/census/census.hpp"

template <>
struct agora::lab::CensusOf<agora::labyrinth::Labyrinth> {
    static CensusKind kind();
    static std::unique_ptr<Census> make();
    static std::size_t decision_kind(Code decision);
};
