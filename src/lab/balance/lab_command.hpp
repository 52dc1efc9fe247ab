// `agora lab`: is this game fair?
#pragma once

#include <string>
#include <vector>

namespace agora::lab {

struct LabOptions {
    std::string game;
    std::string players = "bot:greedy";
    std::string games = "2000";
    std::string seats;
    std::string skill = "bot:random,bot:greedy,bot:3,bot:5";
    std::string skill_games = "200";
    std::string out;
    std::string seed = "1";
    std::string threads = "2";
    std::string rules;
    std::vector<std::string> set;
    std::vector<std::string> compare;  // two reports
    std::string lang;
    bool fresh = false;  // does not go on with what is in the folder
};

int lab_command(const LabOptions& options);  // an exit code

}  // namespace agora::lab
