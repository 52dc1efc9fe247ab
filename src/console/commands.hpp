// What the console itself understands, in every game, beside the game's own words.
#pragma once

#include "core/words.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace agora {

enum class Command : std::uint8_t { help, rules, board, me, score, hint, moves, log, undo, quit };

// The command that a whole line is, in either language and any case.
std::optional<Command> command_from(std::string_view line);

// What follows `try` (or `essayer`) in a line that begins with it.
std::optional<std::string_view> trial_from(std::string_view line);

// One line each, for `help`.
std::string command_list(Lang lang);

// The word for it.
std::string_view command_word(Command command, Lang lang);

// For completion.
std::vector<std::string> command_words(Lang lang);

// An answer to a question: yes, no, or neither.
std::optional<bool> yes_or_no(std::string_view line);

}  // namespace agora
