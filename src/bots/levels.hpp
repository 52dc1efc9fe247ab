// How strong a bot plays: levels 1 to 8 and max, and what they mean in each game. The tables
// are in games/<id>/ai/levels.hpp; docs/opponents.md has what was measured.
#pragma once

#include "ai/analysis.hpp"
#include "ai/level.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace agora::bots {

// 1 to 8, and 9 for "max"; nothing for any other word.
std::optional<int> level_from(std::string_view name);
std::string_view level_name(int level);

ai::Level level_of(std::string_view game, int level, int seats);
ai::Level level_of(const AnyView& view, int level);

// Samples a decision from an analysis, among those that are legal.
Code choose_at(const ai::Sampling& sampling, const AnyView& view, const ai::Analysis& analysis,
               std::span<const Code> legal, std::uint64_t seed);

}  // namespace agora::bots
