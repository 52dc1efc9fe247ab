// What came of thinking about a position: every decision that was looked at, the best first.
#pragma once

#include "core/any_game.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace agora::ai {

struct Thought {
    Code decision = 0;
    double win = 0;                 // the chance to win after it
    std::uint32_t visits = 0;       // how often it was tried
    double share = 0;               // how often a mixed strategy takes it; 0 where there is none
    std::vector<std::string> line;  // how it might go on, in words, until luck comes

    friend bool operator==(const Thought&, const Thought&) = default;
};

struct Analysis {
    std::vector<Thought> thoughts;  // best first
    std::uint32_t iterations = 0;
    bool mixed = false;  // the answer is the distribution of the shares, not the first thought

    const Thought* find(Code decision) const {
        for (const auto& thought : thoughts)
            if (thought.decision == decision) return &thought;
        return nullptr;
    }
    friend bool operator==(const Analysis&, const Analysis&) = default;
};

}  // namespace agora::ai
