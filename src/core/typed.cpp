#include "core/typed.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace agora {

namespace {

constexpr std::size_t most_pieces = 40;
constexpr std::size_t longest_piece = 40;

constexpr bool separates(char c) { return c == ' ' || (c >= '\t' && c <= '\r') || c == ','; }

constexpr Piece::Type type_of(char c) {
    if (lower(c) >= 'a' && lower(c) <= 'z') return Piece::Type::word;
    return c >= '0' && c <= '9' ? Piece::Type::number : Piece::Type::other;
}

// What a letter from U+00C0 to U+00FF is without its accent; nothing where it is no letter.
constexpr std::array<std::string_view, 64> latin = {
    "a", "a", "a", "a", "a", "a", "ae", "c", "e", "e", "e", "e", "i", "i", "i",  "i",   // À to Ï
    "d", "n", "o", "o", "o", "o", "o",  "",  "o", "u", "u", "u", "u", "y", "th", "ss",  // Ð to ß
    "a", "a", "a", "a", "a", "a", "ae", "c", "e", "e", "e", "e", "i", "i", "i",  "i",   // à to ï
    "d", "n", "o", "o", "o", "o", "o",  "",  "o", "u", "u", "u", "u", "y", "th", "y",   // ð to ÿ
};

// What a character of two bytes is in plain letters; nothing where it is none of them.
std::string_view plain_letter(std::string_view character) {
    if (character == "\u00A0") return " ";
    if (character == "Œ" || character == "œ") return "oe";
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
    const bool in_table = character.size() == 2 && byte(0) == 0xC3 && byte(1) >= 0x80;
    return in_table && byte(1) <= 0xBF ? latin[byte(1) - 0x80U] : std::string_view();
}

// How many bytes the character has that a text begins with; 0 where it is no UTF-8. A control
// character is none that may be shown.
std::size_t shown_length(std::string_view text) {
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    const auto goes_on = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
    if (byte(0) >= ' ' && byte(0) <= '~') return 1;
    if (byte(0) == 0xC2) return byte(1) >= 0xA0 && goes_on(1) ? 2 : 0;
    if (byte(0) > 0xC2 && byte(0) < 0xE0) return goes_on(1) ? 2 : 0;
    if (byte(0) == 0xE0 && byte(1) < 0xA0) return 0;
    if (byte(0) == 0xED && byte(1) >= 0xA0) return 0;
    if (byte(0) >= 0xE0 && byte(0) < 0xF0) return goes_on(1) && goes_on(2) ? 3 : 0;
    return 0;
}

}  // namespace

std::string plain_letters(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        if (constexpr std::string_view apostrophe = "’"; text.starts_with(apostrophe)) {
            plain += '\'';
            text.remove_prefix(apostrophe.size());
            continue;
        }
        const auto letter = plain_letter(text.substr(0, 2));
        if (letter.empty())
            plain += lower(text.front());
        else
            plain += letter;
        text.remove_prefix(letter.empty() ? 1 : 2);
    }
    return plain;
}

std::optional<std::vector<Piece>> split(std::string_view text) {
    std::vector<Piece> pieces;
    bool fresh = true;
    for (const char c : plain_letters(text)) {
        if (separates(c)) {
            fresh = true;
            continue;
        }
        const auto type = type_of(c);
        if (fresh || type == Piece::Type::other || type != pieces.back().type) {
            if (pieces.size() == most_pieces) return std::nullopt;
            pieces.push_back({type, {}});
        }
        fresh = false;
        if (pieces.back().text.size() == longest_piece) return std::nullopt;
        pieces.back().text += c;
    }
    return pieces;
}

std::string in_quotes(std::string_view text, Lang lang) {
    constexpr int most = 20;  // characters
    std::string shown(Text{"\"", "«\u00A0"}.in(lang));
    for (int i = 0; i < most && !text.empty(); ++i) {
        const auto length = shown_length(text);
        const auto character = text.substr(0, std::max<std::size_t>(length, 1));
        if (length == 0 || character == "\"")
            shown += '?';
        else
            shown += character;
        text.remove_prefix(character.size());
    }
    if (!text.empty()) shown += Text{"...", "…"}.in(lang);
    shown += Text{"\"", "\u00A0»"}.in(lang);
    return shown;
}

std::string first_word(std::string_view text, Lang lang) {
    text.remove_prefix(static_cast<std::size_t>(
        std::distance(text.begin(), std::ranges::find_if_not(text, separates))));
    const auto end = std::distance(text.begin(), std::ranges::find_if(text, separates));
    return in_quotes(text.substr(0, static_cast<std::size_t>(end)), lang);
}

}  // namespace agora
