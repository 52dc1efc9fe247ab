// How a game is shown in a terminal: language, colour, width, and text that lines up.
#pragma once

#include "core/language.hpp"
#include "core/seat.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace agora {

struct TerminalStyle {
    Lang lang = Lang::en;
    bool colour = false;  // escape sequences allowed
    int width = 80;
    int rows = 0;            // that a drawing should keep to where it can; 0: as many as it likes
    bool addressed = true;   // the viewer is spoken to ("you"); a replay speaks to nobody
    bool with_news = false;  // what happened last is told beside a drawing, which need not show it
    std::span<const std::string> names;  // of the players, by seat; may be empty

    std::string name(Seat seat) const;
    // Without what is said of a bot in brackets, as long as nobody else is called so.
    std::string short_name(Seat seat) const;
    std::string_view say(const Text& text) const { return text.in(lang); }
};

// The displays a game can draw.
enum class Part : std::uint8_t {
    table,  // everything on the table, as the viewer sees it
    mine,   // what the viewer owns, in full
};

enum class Ink : std::uint8_t { plain, bold, faint, white, blue, green, red, black, gold };

// The text in that ink, or as it is where colour is off.
std::string paint(const TerminalStyle& style, Ink ink, std::string_view text);

// How many columns a text takes on a terminal: escape sequences take none, each other character
// one.
int columns(std::string_view text);

// The text with blanks after (or before) it up to that many columns.
std::string pad(std::string_view text, int width);
std::string pad_left(std::string_view text, int width);

// The text, or as much of it as goes into so many columns and a mark that it goes on.
std::string cut(std::string_view text, int width);

std::string without_trailing_blanks(std::string_view text);  // on each of its lines

// The text broken at blanks so that no line is longer than the width; `indent` starts each line
// but the first.
std::string wrap(std::string_view text, int width, std::string_view indent = "");

}  // namespace agora
