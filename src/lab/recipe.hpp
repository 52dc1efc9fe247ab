// Recipes by which the nets of a game are made: bots play, and nets are fitted to what they did. All
// of the result depends on the amount, the seed and the nets to begin with.
#pragma once

#include "ai/net/weights_file.hpp"
#include "cli/phrase.hpp"
#include "core/game.hpp"
#include "core/language.hpp"

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace agora::lab {

using Say = std::function<void(std::string_view)>;

// How much is played and learned.
struct Amount {
    std::uint64_t games = 0;
    int epochs = 1;          // over the samples
    std::string_view bot{};  // who plays, where the recipe leaves it open
};

struct RecipeTask {
    Amount amount;
    std::uint64_t seed = 1;
    int threads = 1;                         // never change the result
    std::span<const ai::net::NetData> from;  // nets to begin with
    const Say& say;                          // how it goes, a line at a time
    Lang lang = Lang::en;

    template <class... Values>
    void tell(const Text& text, const Values&... values) const {
        say(cli::phrase(lang, text, values...));
    }
};

struct Recipe {
    std::string_view name;
    Text about;
    Amount whole;
    Amount shortened;  // what `--verify` repeats
    Expected<std::vector<ai::net::NetData>> (*run)(const RecipeTask&);
};

inline constexpr std::uint64_t verified_seed = 1;  // of every shortened recipe

// How `agora train` makes the nets of a game; games/<id>/train/schedule.hpp specialises it.
//
// - `Mind`, the mind that searches with a value net, and its `Schedule`: self-play (trainer.hpp),
//   with batches, learning rate, self-play parameters and opponents by the number of games so far.
// - `recipes()`.
template <Game G>
struct Trained {
    using Mind = void;
    static std::span<const Recipe> recipes() { return {}; }
};

}  // namespace agora::lab
