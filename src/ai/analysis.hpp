// The result of a search: every root decision that was evaluated, the best first.
#pragma once

#include "core/any_game.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace agora::ai {

struct Candidate {
    Code decision = 0;
    double win = 0;  // the chance to win after it
    std::uint32_t visits = 0;
    double share = 0;               // its probability in a mixed strategy; 0 where there is none
    std::vector<std::string> line;  // principal variation in text, up to the first chance event

    friend bool operator==(const Candidate&, const Candidate&) = default;
};

struct Analysis {
    std::vector<Candidate> candidates;  // best first
    std::uint32_t iterations = 0;
    bool mixed = false;  // the answer is a mixed strategy, the shares, not the first decision

    const Candidate* find(Code decision) const {
        for (const auto& candidate : candidates)
            if (candidate.decision == decision) return &candidate;
        return nullptr;
    }
    friend bool operator==(const Analysis&, const Analysis&) = default;
};

}  // namespace agora::ai
