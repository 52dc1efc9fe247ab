// Words of cards in English and French, and where in a line they are.
#include "games/royalmatch/typed_line.hpp"

#include <algorithm>
#include <utility>

namespace agora::royalmatch {

namespace {

template <class T, std::size_t N>
using Dictionary = std::array<std::pair<std::string_view, T>, N>;

template <class T, std::size_t N>
std::optional<T> look_up(const Dictionary<T, N>& words, std::string_view word) {
    const auto* const found =
        std::ranges::find(words, word, [](const auto& each) { return each.first; });
    if (found == words.end()) return std::nullopt;
    return found->second;
}

constexpr Dictionary<int, 8> value_words = {{{"jack", 11},
                                             {"valet", 11},
                                             {"queen", 12},
                                             {"dame", 12},
                                             {"king", 13},
                                             {"roi", 13},
                                             {"ace", 14},
                                             {"as", 14}}};
constexpr Dictionary<int, 7> value_letters = {
    {{"j", 11}, {"q", 12}, {"k", 13}, {"a", 14}, {"v", 11}, {"d", 12}, {"r", 13}}};

// Of one letter: only those that mean one suit in both languages.
constexpr Dictionary<Suit, 7> suit_letters = {{{"h", Suit::hearts},
                                               {"d", Suit::diamonds},
                                               {"k", Suit::diamonds},
                                               {"c", Suit::clubs},
                                               {"s", Suit::spades},
                                               {"t", Suit::clubs},
                                               {"p", Suit::spades}}};
constexpr Dictionary<Suit, 18> suit_words = {{{"co", Suit::hearts},
                                              {"ca", Suit::diamonds},
                                              {"heart", Suit::hearts},
                                              {"hearts", Suit::hearts},
                                              {"coeur", Suit::hearts},
                                              {"coeurs", Suit::hearts},
                                              {"diamond", Suit::diamonds},
                                              {"diamonds", Suit::diamonds},
                                              {"carreau", Suit::diamonds},
                                              {"carreaux", Suit::diamonds},
                                              {"club", Suit::clubs},
                                              {"clubs", Suit::clubs},
                                              {"trefle", Suit::clubs},
                                              {"trefles", Suit::clubs},
                                              {"spade", Suit::spades},
                                              {"spades", Suit::spades},
                                              {"pique", Suit::spades},
                                              {"piques", Suit::spades}}};

bool is_french_letter(char c) { return c == 'v' || c == 'd' || c == 'r'; }

}  // namespace

TypedLine::TypedLine(std::string_view text) {
    auto pieces = split(plain_text(text));
    too_long_ = !pieces;
    if (pieces) pieces_ = std::move(*pieces);
}

bool TypedLine::word(std::initializer_list<std::string_view> any_of) {
    if (at_end() || std::ranges::find(any_of, here()) == any_of.end()) return false;
    ++next_;
    return true;
}

std::optional<int> TypedLine::number() {
    if (at_end() || pieces_[next_].type != Piece::Type::number) return std::nullopt;
    int value = 0;
    for (const char digit : pieces_[next_++].text)
        value = std::min(value * 10 + (digit - '0'), 9999);
    return value;
}

// A value, with its suit where both are one word: KH.
std::optional<TypedLine::Found> TypedLine::value_at(std::size_t& at) const {
    if (at == pieces_.size()) return std::nullopt;
    const Piece& piece = pieces_[at];
    const std::string_view text = piece.text;
    if (piece.type == Piece::Type::number) {
        const bool usual = text == "10" || (text.size() == 1 && text[0] >= '2');
        if (!usual) return std::nullopt;
        ++at;
        return Found{text == "10" ? 10 : text[0] - '0', {}};
    }
    // AS is the ace of spades, unless a suit follows: as de pique.
    if (text.size() >= 2) {
        const auto value = look_up(value_letters, text.substr(0, 1));
        auto suit = look_up(suit_letters, text.substr(1));
        if (!suit) suit = look_up(suit_words, text.substr(1));
        std::size_t after = at + 1;
        if (after < pieces_.size() && pieces_[after].text == "de") ++after;
        const bool is_french_ace =
            text == "as" && after < pieces_.size() && look_up(suit_words, pieces_[after].text);
        if (value && suit && !is_french_ace) {
            ++at;
            return Found{*value, suit};
        }
    }
    auto value = look_up(value_words, text);
    if (!value && text.size() == 1) value = look_up(value_letters, text);
    if (!value) return std::nullopt;
    ++at;
    return Found{*value, {}};
}

std::optional<Suit> TypedLine::suit_at(std::size_t& at) const {
    std::size_t there = at;
    if (there < pieces_.size() && (pieces_[there].text == "of" || pieces_[there].text == "de"))
        ++there;
    if (there == pieces_.size()) return std::nullopt;
    auto suit = look_up(suit_words, pieces_[there].text);
    if (!suit) suit = look_up(suit_letters, pieces_[there].text);
    if (suit) at = there + 1;
    return suit;
}

std::optional<Card> TypedLine::card() {
    if (is_doubtful_card()) return std::nullopt;
    std::size_t at = next_;
    auto found = value_at(at);
    if (!found) return std::nullopt;
    if (!found->suit) found->suit = suit_at(at);
    if (!found->suit) return std::nullopt;
    next_ = at;
    return royalmatch::card(found->value, *found->suit);
}

bool TypedLine::is_doubtful_card() const {
    if (at_end()) return false;
    const bool c_follows = next_ + 1 < pieces_.size() && pieces_[next_ + 1].text == "c";
    if (pieces_[next_].type == Piece::Type::number) return french_ && c_follows;
    const bool is_one_word = here().size() == 2 && here()[1] == 'c';
    return is_one_word && (is_french_letter(here()[0]) || (french_ && here()[0] == 'a'));
}

// The longest row of words that names one: `exact_fair` and `exact count` are several.
std::optional<Goal> TypedLine::goal() {
    constexpr std::size_t most_words = 5;
    for (std::size_t length = std::min(most_words, pieces_.size() - next_); length > 0; --length) {
        // A sign at either end is no part of a name.
        if (pieces_[next_].type == Piece::Type::other ||
            pieces_[next_ + length - 1].type == Piece::Type::other)
            continue;
        std::string key;
        for (std::size_t i = 0; i < length; ++i) key += key_of(pieces_[next_ + i].text);
        const auto found = goal_from(key);
        if (!found) continue;
        next_ += length;
        return found;
    }
    return std::nullopt;
}

}  // namespace agora::royalmatch
