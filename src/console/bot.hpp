// `agora bot`: a player on standard input and output, one JSON object per line, as `agora arena`
// asks other programs. docs/opponents.md describes the lines.
#pragma once

#include <string>

namespace agora::console {

struct BotOptions {
    std::string game;
    std::string level = "5";
    std::string seed = "1";
    std::string threads = "1";
    std::string lang;
};

int bot_command(const BotOptions& options);  // an exit code

}  // namespace agora::console
