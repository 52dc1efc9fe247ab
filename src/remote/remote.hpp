// `agora play --connect` and `agora watch`: a table of a server at this terminal.
#pragma once

#include "core/language.hpp"

#include <optional>
#include <string>

namespace agora::remote {

struct RemoteOptions {
    std::string url;
    std::string name;            // of the guest who plays
    std::string token;           // of the account that plays; empty: a guest
    std::optional<double> pace;  // at which one who watches is shown what happens; else at once
    Lang lang = Lang::en;
    bool plain = false;
    bool no_colour = false;
};

int watch_command(const RemoteOptions& options);  // an exit code
int play_command(const RemoteOptions& options);

}  // namespace agora::remote
