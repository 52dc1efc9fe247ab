// `agora watch GAME`: bots play each other, shown at an adjustable speed.
#pragma once

#include "core/language.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace agora::console {

struct WatchOptions {
    std::string game;
    std::string players = "bot:5,bot:5";
    std::optional<double> pace;  // seconds between decisions; otherwise one
    std::optional<std::uint64_t> seed;
    std::string rules;
    std::vector<std::string> set;
    std::string viewer;  // the number of a player, from 1; otherwise a spectator
    Lang lang = Lang::en;
    bool plain = false;
    bool no_colour = false;
};

int show_match_command(const WatchOptions& options);  // an exit code

}  // namespace agora::console
