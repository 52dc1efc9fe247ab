// `agora train`: makes the nets of a game, by self-play or another recipe, repeats a shortened recipe
// to the byte, and packs or measures files of weights.
#pragma once

#include "core/error.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace agora::lab {

struct TrainWish {
    std::string game;
    std::string out;          // the checkpoint; others are named after it
    std::uint64_t games = 0;  // in all; 0: no limit
    double hours = 0;         // of this run; 0: no limit
    std::uint64_t seed = 1;
    bool resume = false;
    std::string recipe;  // the first of the game where none is named
    std::string bot;     // who plays, where the recipe leaves it open; otherwise its own choice
    int epochs = 0;      // over the samples; 0: as the recipe says
    int threads = 1;
    std::uint64_t every = 20'000;  // games between checkpoints
    int deals = 200;               // that measure the strength at each of them
    std::string json;              // file to add a line to at each checkpoint
    Lang lang = Lang::en;

    // Instead of training: repeat every recipe of the game in short, and compare with the manifest.
    bool verify = false;

    // Or make a file of weights of several, or measure them.
    std::string pack;
    bool fine = false;  // 16 bits a weight, not 8
    bool measure = false;

    // Files of weights, the weakest first: what to pack or measure; the last net of them is where a
    // training begins.
    std::vector<std::string> from;
};

// The ids of the games that have nets to train, those that learn by self-play first; and the recipes
// of a game.
std::vector<std::string_view> games_with_nets();
std::vector<std::string_view> recipes_of(std::string_view game);

// Compares the checksum of what a shortened recipe made with the one that a manifest has for it.
Expected<void> compare_with_manifest(std::string_view manifest, std::string_view recipe,
                                     std::string_view weights);

// Runs it; `say` is given a line at each checkpoint, and `hint` what is going on in between.
Expected<void> train(const TrainWish& wish, const std::function<void(std::string_view)>& say,
                     const std::function<void(std::string_view)>& hint);

}  // namespace agora::lab
