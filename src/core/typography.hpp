// What a language asks of printed text beyond its words.
#pragma once

#include "core/error.hpp"
#include "core/language.hpp"

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace agora {

// French: a blank before : ; ! ? % and inside « » never ends a line, and an elision has ’. Texts in
// sources have plain blanks and ' there, so that they can be read and typed; this is done once,
// where they leave a game. What a person has typed is put in afterwards, as it is.
std::string typeset(std::string text, Lang lang);
Error typeset(Error refusal, Lang lang);

// French: "Main " and Bob make "Main de Bob", with Anna "Main d'Anna".
std::string with_de(std::string_view of, std::string_view name);

// French: 0.5 becomes 0,5. Only for texts in which every point between digits is a decimal one.
std::string decimals(std::string text, Lang lang);

// The text in that language with a number for each `{n}` in it.
std::string filled(const Text& text, int number, Lang lang);

// The text in that language with a value for each `{name}` in it. What has no value stays.
struct TextValue {
    std::string_view name;
    std::string value;
};
std::string filled(const Text& text, std::span<const TextValue> values, Lang lang);
std::string filled(const Text& text, std::initializer_list<TextValue> values, Lang lang);

}  // namespace agora
