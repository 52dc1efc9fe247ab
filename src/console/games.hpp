// `agora games`: what can be played, and the greeting of one who has just arrived.
#pragma once

namespace agora {

struct GamesOptions {
    bool json = false;
};

int games_command(const GamesOptions& options);  // an exit code

// `agora` alone.
int greeting_command();

}  // namespace agora
