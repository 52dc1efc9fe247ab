// What the lab counts in RoyalMatch.
#pragma once

#include "games/royalmatch/rules.hpp"
#include "lab/census/census.hpp"

template <>
struct agora::lab::CensusOf<agora::royalmatch::RoyalMatch> {
    static CensusKind kind();
    static std::unique_ptr<Census> make();
    static std::size_t decision_kind(Code decision);
};
