// `agora lab`: is this game fair?
#pragma once

#include "core/language.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace agora::lab {

struct LabOptions {
    std::string game;
    std::string players = "bot:greedy";
    std::int64_t games = 2000;
    std::vector<int> seats;  // otherwise all that the game has
    std::string skill = "bot:random,bot:greedy,bot:3,bot:5";
    int skill_games = 200;
    std::string out;
    std::uint64_t seed = 1;
    int threads = 2;
    std::string rules;
    std::vector<std::string> set;
    std::vector<std::string> compare;  // two reports
    Lang lang = Lang::en;
    bool fresh = false;  // does not go on with what is in the folder
};

int lab_command(const LabOptions& options);  // an exit code

}  // namespace agora::lab
