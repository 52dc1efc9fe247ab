// `agora bot`: a player on standard input and output, one JSON object per line, as `agora arena`
// asks other programs. docs/opponents.md describes the lines.
#pragma once

#include "core/error.hpp"
#include "core/language.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace agora::console {

struct BotOptions {
    std::string game;
    int level = 5;
    std::uint64_t seed = 1;
    std::uint32_t threads = 1;
    Lang lang = Lang::en;
};

// 1 to 8, or max.
Expected<int> read_level(std::string_view text);

int bot_command(const BotOptions& options);  // an exit code

}  // namespace agora::console
