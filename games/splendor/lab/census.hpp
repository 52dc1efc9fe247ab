// What the lab counts in Splendor.
#pragma once

#include "games/splendor/rules.hpp"
#include "lab/census/census.hpp"

template <>
struct agora::lab::CensusOf<agora::splendor::Splendor> {
    static CensusKind kind();
    static std::unique_ptr<Census> make();
    static std::size_t decision_kind(Code decision);
};
