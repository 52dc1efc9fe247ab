// Standings in words.
#pragma once

#include "core/game.hpp"
#include "core/standing.hpp"
#include "core/terminal_style.hpp"

#include <string>
#include <string_view>

namespace agora::console {

// One line a seat, best first; equal seats share their rank. The game says why one is before another
// with the same score.
std::string ranking(const Standing& standing, const TerminalStyle& style,
                    const About& game = About{});

// The same on as few lines as it takes, after a title; why one is ahead is said of the winner.
std::string ranking_in_short(const Standing& standing, const TerminalStyle& style,
                             const Text& title, const About& game = About{});

// Who has won a game that is over.
std::string verdict(const Standing& standing, const TerminalStyle& style);

// Whether the news that are shown say it already: their last sentence does, and was not left out.
bool is_verdict_in(std::string_view shown, std::string_view last, const Standing& standing,
                   const TerminalStyle& style);

}  // namespace agora::console
