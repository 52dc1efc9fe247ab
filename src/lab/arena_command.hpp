// `agora arena`: who is stronger, as a table, as JSON, or as a ladder of all levels.
#pragma once

#include <string>
#include <vector>

namespace agora::lab {

struct ArenaOptions {
    std::string game;
    std::string players;
    std::string games = "200";
    std::string seats;
    std::string sprt;
    std::string seed = "1";
    std::string threads = "2";
    std::string limit = "10";
    std::string minutes = "0";
    std::string rules;
    std::vector<std::string> set;
    std::string lang;
    bool json = false;
    bool ladder = false;
};

int arena_command(const ArenaOptions& options);  // an exit code

}  // namespace agora::lab
