// `agora load`: the load generator. It starts a server of its own in a temporary folder, seats
// players at tables with spectators, and measures throughput of decisions and latency until
// everybody at the table has seen each of them.
#pragma once

#include "core/language.hpp"

#include <string>

namespace agora::load {

struct LoadWish {
    std::string connect;  // http://HOST:PORT of a server that runs; empty: one of its own
    std::string game;     // its id
    int tables = 1000;    // with two people each
    int spectators = 0;   // at each of them
    int idle = 0;         // further connections that only watch
    double rate = 0;      // decisions a second in all; 0: as fast as they are answered
    double seconds = 10;  // measured,
    double warm_up = 3;   // after so long
    int stored = 0;       // tables that are in the database beforehand, half of them open
    bool json = false;
    Lang lang = Lang::en;
};

int load_command(const LoadWish& wish);

}  // namespace agora::load
