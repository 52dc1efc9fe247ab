// `agora play`: a game at this terminal.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace agora::console {

struct PlayOptions {
    std::string game;   // may be empty where a file is resumed
    std::string seats;  // empty: me,bot
    std::string seed;
    std::string rules;
    std::vector<std::string> set;
    std::string lang;
    bool resumes = false;
    std::string resume;  // the file; empty: one that was left
    std::string save;
    std::optional<std::string> clock;  // seconds; empty: those that are usual
    bool plain = false;
    bool no_colour = false;
};

int play_command(const PlayOptions& asked);  // an exit code

}  // namespace agora::console
