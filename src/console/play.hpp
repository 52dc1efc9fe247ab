// `agora play`: a game at this terminal.
#pragma once

#include "console/turn_clock.hpp"
#include "core/language.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace agora::console {

struct PlayOptions {
    std::string game;   // may be empty where a file is resumed
    std::string seats;  // empty: me,bot
    std::optional<std::uint64_t> seed;
    std::string rules;
    std::vector<std::string> set;
    Lang lang = Lang::en;
    bool resumes = false;
    std::string resume;  // the file; empty: one that was left
    std::string save;
    ClockOption clock;
    bool plain = false;
    bool no_colour = false;
};

int play_command(const PlayOptions& asked);  // an exit code

}  // namespace agora::console
