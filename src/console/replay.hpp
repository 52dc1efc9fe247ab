// `agora replay`: shows a record move by move, or checks it.
#pragma once

#include "core/language.hpp"

#include <string>

namespace agora::console {

struct ReplayOptions {
    std::string file;
    std::string viewer;  // a player's name, a seat's number, spectator or all; empty: see below
    Lang lang = Lang::en;
    bool check = false;
    bool review = false;  // list the moves that lost most
    bool json = false;
    bool plain = false;
    bool no_colour = false;
};

// The default viewer is `all` for a finished game and `spectator` for one in progress, so that its
// replay reveals nothing hidden.
int replay_command(const ReplayOptions& options);  // an exit code

}  // namespace agora::console
