// What a person types, taken apart for the readers of games.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace agora {

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// The parts of a line: words, numbers, and single characters that are neither. Lower case.
struct Piece {
    enum class Type : std::uint8_t { word, number, other };
    Type type;
    std::string text;
};

// Blanks and commas separate, and so does a change from letters to digits. Nothing where the line
// is longer than anything one could mean; blanks do not count.
std::optional<std::vector<Piece>> split(std::string_view text);

// What was typed, fit to be shown in an answer.
std::string in_quotes(std::string_view text);
std::string first_word(std::string_view text);  // quoted too

}  // namespace agora
