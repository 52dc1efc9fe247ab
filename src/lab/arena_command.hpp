// `agora arena`: who is stronger, as a table, as JSON, or as a ladder of all levels.
#pragma once

#include "core/error.hpp"
#include "core/language.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace agora::lab {

struct ArenaOptions {
    std::string game;
    std::string players;
    int games = 200;
    std::optional<int> seats;  // otherwise as many as players
    std::optional<std::pair<double, double>> sprt;
    std::uint64_t seed = 1;
    int threads = 2;
    int limit = 10;   // seconds a program may take for one decision
    int minutes = 0;  // for a whole ladder; 0: no limit
    std::string rules;
    std::vector<std::string> set;
    Lang lang = Lang::en;
    bool json = false;
    bool ladder = false;
};

// "0,10": the Elo of both hypotheses.
Expected<std::pair<double, double>> read_sprt(const std::string& text);

int arena_command(const ArenaOptions& options);  // an exit code

}  // namespace agora::lab
