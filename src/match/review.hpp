// The review of a game: which moves lost most, by a search from the view of the one who made them.
#pragma once

#include "match/moves.hpp"

#include <array>
#include <functional>
#include <optional>
#include <span>

namespace agora::match {

struct Cost {
    std::size_t move = 0;  // its number in the record, from 1
    Seat seat = 0;
    std::string text;
    std::string better;  // what would have been best
    double win = 0;      // the chance to win after it
    double better_win = 0;
    std::array<std::string, 2> say{};  // by language: both as a person says them
    std::array<std::string, 2> better_say{};

    double lost() const { return better_win - win; }
};

struct ReviewedGame {
    std::size_t decisions = 0;  // with more than one legal alternative
    std::vector<Cost> costs;    // the largest first; small ones are left out
    std::vector<double> mean;   // loss of winning probability a decision, by seat
};

// Reviews all moves, or those of one viewer where the others' are secret. Takes long: `go_on` is
// asked before each move; once it says no, the result covers the moves before.
ReviewedGame review(
    std::span<const Move> moves, std::optional<Viewer> onlooker,
    const std::function<bool()>& go_on = [] { return true; });

std::string review_json(const ReviewedGame& reviewed);

}  // namespace agora::match
