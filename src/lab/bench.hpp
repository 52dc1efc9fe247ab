// `agora bench`: speed of the rules and fingerprints, as a table and as JSON.
#pragma once

#include "core/error.hpp"

#include <string>

namespace agora::lab {

struct BenchWish {
    std::string game;    // empty: all of them
    double seconds = 2;  // for each number of seats
    bool json = false;
    Lang lang = Lang::en;
    bool ai = false;           // speed of the opponents
    bool fingerprint = false;  // only the fingerprints
};

// What to print; refused where the game does not exist or the time makes no sense.
Expected<std::string> bench(const BenchWish& wish);

}  // namespace agora::lab
