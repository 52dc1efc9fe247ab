// `agora watch GAME`: bots play each other, shown at an adjustable speed.
#pragma once

#include <string>
#include <vector>

namespace agora::console {

struct WatchOptions {
    std::string game;
    std::string players = "bot:5,bot:5";
    std::string pace;  // seconds between decisions; empty: one
    std::string seed;
    std::string rules;
    std::vector<std::string> set;
    std::string viewer = "spectator";  // or a seat's number
    std::string lang;
    bool plain = false;
    bool no_colour = false;
};

int show_match_command(const WatchOptions& options);  // an exit code

}  // namespace agora::console
