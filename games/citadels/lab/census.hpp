// What the lab counts in Citadelles.
#pragma once

#include "games/citadels/rules.hpp"
#include "lab/census/census.hpp"

template <>
struct agora::lab::CensusOf<agora::citadels::Citadels> {
    static CensusKind kind();
    static std::unique_ptr<Census> make();
    static std::size_t decision_kind(Code decision);
};
