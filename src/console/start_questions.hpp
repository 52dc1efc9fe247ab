// The questions of `agora play` at a terminal about arguments that were not given: game, opponents,
// level; or those of the game itself (StartQuestions). Each question has a default, which an
// empty line takes; Ctrl-C and Ctrl-D leave.
#pragma once

#include "console/play.hpp"
#include "console/record_files.hpp"
#include "console/terminal.hpp"
#include "core/any_game.hpp"

#include <optional>

namespace agora::console {

// Fills in what is missing of game and seats; false where one leaves.
bool ask_what_to_play(Terminal& terminal, PlayOptions& options, Lang lang);

// Which of the games that were left to go on with, the last one first; nothing where one leaves.
std::optional<std::size_t> ask_which_game(Terminal& terminal, const std::vector<LeftGame>& games,
                                          Lang lang);

}  // namespace agora::console
