// What a person types, taken apart for the readers of games.
#pragma once

#include "core/error.hpp"
#include "core/language.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace agora {

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Lower case, and letters of Latin 1 and œ without their accents: "RÉSERVER" is "reserver".
// Keyboards without accents can then type every word, and every accent is understood.
std::string plain_letters(std::string_view text);

// The parts of a line: words, numbers, and single characters that are neither. In plain letters.
struct Piece {
    enum class Type : std::uint8_t { word, number, other };
    Type type;
    std::string text;
};

// Blanks (no-break ones too) and commas separate, and so does a change from letters to digits.
// Nothing where the line is longer than any that is valid; blanks do not count.
std::optional<std::vector<Piece>> split(std::string_view text);

// What was typed, fit to be shown in an answer: in the quotes of the language, accents unharmed.
std::string in_quotes(std::string_view text, Lang lang = Lang::en);
std::string first_word(std::string_view text, Lang lang = Lang::en);  // quoted too

// A decision as each language says it: a verb, then what it is about.
struct Phrase {
    std::string en;
    std::string fr;
};

// Which of the decisions that are possible a line means. A French verb may be conjugated; the verb
// may be left out where the rest is clear, or said twice by one who was asked. The refusal says
// what is wrong and lists what may be typed.
Expected<std::size_t> which_phrase(std::string_view text, std::span<const Phrase> possible,
                                   Lang lang);

// After a verb alone: what may follow it, in a row; nothing where it asks for nothing more.
std::string what_may_follow(std::string_view text, std::span<const Phrase> possible, Lang lang);

}  // namespace agora
