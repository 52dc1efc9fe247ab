#include "core/typed.hpp"

#include <algorithm>
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

}  // namespace

std::optional<std::vector<Piece>> split(std::string_view text) {
    std::vector<Piece> pieces;
    bool fresh = true;
    for (const char c : text) {
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
        pieces.back().text += lower(c);
    }
    return pieces;
}

std::string in_quotes(std::string_view text) {
    constexpr std::size_t most = 20;
    std::string shown = "\"";
    for (const char c : text.substr(0, most)) shown += c >= ' ' && c <= '~' && c != '"' ? c : '?';
    return shown + (text.size() > most ? "...\"" : "\"");
}

std::string first_word(std::string_view text) {
    text.remove_prefix(static_cast<std::size_t>(
        std::distance(text.begin(), std::ranges::find_if_not(text, separates))));
    const auto end = std::distance(text.begin(), std::ranges::find_if(text, separates));
    return in_quotes(text.substr(0, static_cast<std::size_t>(end)));
}

}  // namespace agora
