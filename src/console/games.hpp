// `agora games`: what can be played, and the greeting of one who has just arrived.
#pragma once

#include "core/language.hpp"

#include <string>

namespace agora::console {

struct GamesOptions {
    std::string game;  // empty: all of them, in short
    Lang lang = Lang::en;
    bool json = false;
};

int games_command(const GamesOptions& options);  // an exit code

// `agora` alone.
int greeting_command(Lang lang);

}  // namespace agora::console
