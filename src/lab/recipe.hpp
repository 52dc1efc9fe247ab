// Recipes by which the nets of a game are made: bots play, and nets are fitted to what they did. A
// recipe has one generation or several, each of which begins with the nets of the one before. All of
// the result depends on the amounts, the seed and the nets to begin with.
#pragma once

#include "ai/net/weights_file.hpp"
#include "cli/phrase.hpp"
#include "core/game.hpp"
#include "core/language.hpp"
#include "core/random.hpp"

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
    std::uint64_t seed = 1;                  // of this generation
    int threads = 1;                         // never change the result
    std::span<const ai::net::NetData> from;  // nets to begin with; none: from nothing
    const Say& say;                          // how it goes, a line at a time
    Lang lang = Lang::en;
    std::size_t generation = 0;

    template <class... Values>
    void tell(const Text& text, const Values&... values) const {
        say(cli::phrase(lang, text, values...));
    }
};

struct Recipe {
    std::string_view name;
    Text about;
    std::span<const Amount> whole;      // of each generation
    std::span<const Amount> shortened;  // what `--verify` repeats
    bool from_nothing = false;          // otherwise it begins with what ships, or a file
    Expected<std::vector<ai::net::NetData>> (*run)(const RecipeTask&);
};

inline constexpr std::uint64_t verified_seed = 1;  // of every shortened recipe

// No generation sees the luck of another.
inline std::uint64_t seed_of(std::uint64_t seed, std::size_t generation) {
    return generation == 0 ? seed : mix(seed ^ mix(generation));
}

// How `agora train` makes the nets of a game; games/<id>/train/schedule.hpp specialises it.
//
// - `Mind`, the mind that searches with a value net, and its `Schedule`: self-play (trainer.hpp),
//   with batches, learning rate, self-play parameters and opponents by the number of games so far.
// - `recipes()`, and `Nets`, all nets of the game (ai/net/in_play.hpp).
template <Game G>
struct Trained {
    using Mind = void;
    using Nets = void;
    static std::span<const Recipe> recipes() { return {}; }
};

}  // namespace agora::lab
