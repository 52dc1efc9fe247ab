// Commands of the console that exist in every game.
#pragma once

#include "core/language.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace agora::console {

enum class Command : std::uint8_t { help, rules, board, me, score, hint, moves, log, undo, quit };

// Parses a line as a command, in either language, ignoring case.
std::optional<Command> command_from(std::string_view line);

// What follows `try` (or `essayer`) in a line that begins with it.
std::optional<std::string_view> trial_from(std::string_view line);

// The word for it.
std::string_view command_word(Command command, Lang lang);

// A word that one can type at any time, and what it is for.
struct Offer {
    std::string word;
    std::string about;
};
std::vector<Offer> usual_offers(Lang lang);

// One line each, for `help`.
std::string offer_list(std::span<const Offer> offers);

// An answer to a question: yes, no, or neither.
std::optional<bool> yes_or_no(std::string_view line);

}  // namespace agora::console
