// `agora replay`: shows a record move by move, or checks it.
#pragma once

#include <string>

namespace agora::console {

struct ReplayOptions {
    std::string file;
    std::string viewer;  // a player's name, a seat's number, spectator or all; empty: see below
    std::string lang;
    bool check = false;
    bool review = false;  // which moves cost most
    bool json = false;
    bool plain = false;
    bool no_colour = false;
};

// The usual viewer is `all` for a game that is over and `spectator` for one that goes on, so that
// looking back at it gives no secret away.
int replay_command(const ReplayOptions& options);  // an exit code

}  // namespace agora::console
