// `agora referee`: a table on standard input and output, one JSON object per line, for bots in any
// language, tests and tools. docs/referee.md describes the protocol.
#pragma once

#include "core/language.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace agora::console {

struct RefereeOptions {
    std::string game;
    std::optional<int> seats;  // otherwise the fewest that the game takes
    std::optional<std::uint64_t> seed;
    std::string rules;
    std::vector<std::string> set;
    Lang lang = Lang::en;
};

int referee_command(const RefereeOptions& options);  // an exit code

}  // namespace agora::console
