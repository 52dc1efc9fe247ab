// After a game: the setup of a rematch, and the ranking that counts for ratings.
#pragma once

#include "match/match_state.hpp"

namespace agora::match {

// The same setup with seats rotated by one. The caller adds seed and time.
Setup rematch_of(const Setup& setup, const MatchState& state);

// The place of a person in a game that counts for ratings.
struct Placing {
    Seat seat = 0;
    PersonId person = 0;
    std::string name;
    std::uint8_t rank = 1;

    friend bool operator==(const Placing&, const Placing&) = default;
};

// Those who stayed by their rank in the game, then those who left, the last of them first. Nothing
// where the game does not count: not rated, not finished, or left before everybody had decided
// once.
std::vector<Placing> placings(const Setup& setup, const MatchState& state);

}  // namespace agora::match
