// How strong a bot plays: levels 1 to 8 and max, and what they mean in each game. levels.cpp has
// the table; docs/opponents.md has what was measured.
#pragma once

#include "ai/analysis.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace agora {

// A weak level does not play at random: it thinks briefly, does not quite trust its own judgement,
// and is drawn to what looks good at first sight.
struct Level {
    std::uint32_t iterations = 0;
    double doubt = 0;  // chances to win that differ by less seem equal to it; 0: it takes the best
    double taste = 0;  // how much it prefers what looks good at once
    double worst = 0;  // it makes no mistake that, as far as it sees, costs more than this
    bool sees_wins = true;  // it never misses a win that is there
};

inline constexpr int most_level = 9;  // "max"

// 1 to 8, and 9 for "max"; nothing for any other word.
std::optional<int> level_from(std::string_view name);
std::string_view level_name(int level);

Level level_of(std::string_view game, int level);

// The decision that a player of this level takes after such thoughts, among those that are legal.
Code choose_at(const Level& level, const AnyView& view, const Analysis& analysis,
               std::span<const Code> legal, std::uint64_t seed);

}  // namespace agora
