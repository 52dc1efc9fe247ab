// What people call a bot: "Iris (gentle)". Each seat has a name of its own, so that no two are
// alike at a table, and the word says how it plays. Terminal, server and page all use these;
// records and command lines keep the notation (bot:1).
#pragma once

#include "core/error.hpp"
#include "core/language.hpp"
#include "core/seat.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace agora::bots {

// Before the name of a bot, in records and on command lines.
inline constexpr std::string_view bot_mark = "bot:";
inline constexpr std::string_view middle_level = "4";  // that is meant by `bot` alone

// How the bot of that name plays, in one word: "gentle" for 1; the name itself where there is none.
std::string_view bot_word(std::string_view bot, Lang lang);

// The bot of that name in that seat: "Hugo (gentle)"; under another name where one of these people
// is called Hugo.
std::string bot_title(Seat seat, std::string_view bot, Lang lang,
                      std::span<const std::string_view> people = {});

// Which bot a player of a record is: "3" for "bot:3" and for "bot:3 2"; nothing for a person.
std::optional<std::string_view> bot_recorded(std::string_view player);

// Which bot somebody asks for on a command line: `bot`, `bot:3`, `Bot:Max`, `bot:gentle`, `gentle`.
// Nothing for what looks like a person's name, Max among them; what only looks like a bot, a number
// included, is refused with the right form.
Expected<std::optional<std::string>> bot_asked(std::string_view text);

}  // namespace agora::bots
