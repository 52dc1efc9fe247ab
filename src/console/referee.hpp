// `agora referee`: a table on standard input and output, one JSON object per line, for bots in any
// language, tests and tools. docs/referee.md describes the protocol.
#pragma once

#include <string>
#include <vector>

namespace agora::console {

struct RefereeOptions {
    std::string game;
    std::string seats;  // how many; empty: the fewest that the game takes
    std::string seed;
    std::string rules;
    std::vector<std::string> set;
    std::string lang;
};

int referee_command(const RefereeOptions& options);  // an exit code

}  // namespace agora::console
