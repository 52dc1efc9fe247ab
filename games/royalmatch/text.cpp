// Names of things, decisions and outcomes as they are written in records.
#include "games/royalmatch/text.hpp"

#include "core/typed.hpp"

#include <algorithm>
#include <utility>

namespace agora::royalmatch {

namespace {

constexpr std::array<std::string_view, 13> value_names = {"2", "3",  "4", "5", "6", "7", "8",
                                                          "9", "10", "J", "Q", "K", "A"};
constexpr std::array<std::string_view, 4> french_high = {"V", "D", "R", "A"};
constexpr std::array<std::string_view, suit_count> letters = {"H", "D", "C", "S"};
// C would be cœur as well as carreau, and is clubs in English.
constexpr std::array<std::string_view, suit_count> french_letters = {"co", "ca", "t", "p"};
constexpr std::array<std::string_view, suit_count> marks = {"♥", "♦", "♣", "♠"};
constexpr std::array<Text, suit_count> suits = {
    {{"hearts", "cœur"}, {"diamonds", "carreau"}, {"clubs", "trèfle"}, {"spades", "pique"}}};

// What stands for a letter or a word of its own. Symbols of suits are letters; see `plain_text`.
constexpr std::array<std::pair<std::string_view, std::string_view>, 30> plain_forms = {{
    {"▲", " up "}, {"▼", " down "}, {"♥", "h"}, {"♦", "d"}, {"♣", "t"},  {"♠", "p"},
    {"♡", "h"},    {"♢", "d"},      {"♧", "t"}, {"♤", "p"}, {"é", "e"},  {"è", "e"},
    {"ê", "e"},    {"É", "E"},      {"È", "E"}, {"Ê", "E"}, {"œ", "oe"}, {"Œ", "OE"},
    {"û", "u"},    {"Û", "U"},      {"à", "a"}, {"À", "A"}, {"ô", "o"},  {"Ô", "O"},
    {"î", "i"},    {"Î", "I"},      {"ç", "c"}, {"’", "'"}, {"−", "-"},  {"\u00A0", " "},
}};
constexpr bool is_suit_symbol(std::string_view text) { return text.starts_with("\xE2\x99"); }
// Letters of the suit that has this one: a card may be written with letter and symbol.
constexpr std::string_view same_suit(char letter) {
    return letter == 'h' ? "h" : letter == 'd' ? "dk" : letter == 't' ? "ct" : "sp";
}

constexpr bool is_letter(char c) { return lower(c) >= 'a' && lower(c) <= 'z'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Records have ids of objectives; people say their names, with commas between.
enum class Wording : std::uint8_t { recorded, spoken };

std::string goal_list(const Objectives& mine, unsigned slots, Lang lang, Wording wording) {
    std::string text;
    for (unsigned slot = 0; slot < dealt_goals; ++slot) {
        const Goal goal = mine.dealt[slot];
        if ((slots >> slot & 1U) == 0 || goal == Goal::none) continue;
        if (wording == Wording::spoken)
            text.append(text.empty() ? " " : ", ").append(info(goal).name.in(lang));
        else
            text.append(" ").append(info(goal).id);
    }
    return text;
}

std::string verb(const Text& words, Lang lang) { return std::string(words.in(lang)) + " "; }
constexpr Text hand_verb = {"hand", "main"};

std::string words_of(const View& view, Action action, Lang lang, Wording wording) {
    const State& table = view.table;
    const Seat seat = view.viewer.is_spectator() ? Seat{0} : view.viewer.seat();
    const Objectives& mine = table.objectives[seat];
    switch (kind(action)) {
        case Kind::keep:
            return std::string(Text{"keep", "garder"}.in(lang)) +
                   goal_list(mine, slots_of(action), lang, wording);
        case Kind::take: return hand_words(only(card_of(action)), lang);
        case Kind::play: break;
    }
    const Played played = played_of(action);
    std::string text = verb({"play", "jouer"}, lang) + card_name(played.card(), lang);
    if (!played.activated()) return text;
    text += " !";
    const Text aim = played.up() ? Text{" up", " haut"} : Text{" down", " bas"};
    switch (effect_of(played.card()).needs) {
        case Needs::nothing: break;
        case Needs::aim: text += aim.in(lang); break;
        case Needs::target_and_aim:
            text += aim.in(lang);
            if (table.seats > 2) text += " " + seat_text(played.target());
            break;
        case Needs::pick: text += goal_list(mine, 1U << played.pick(), lang, wording); break;
    }
    return text;
}

}  // namespace

std::string_view value_name(Card card, Lang lang) {
    const int value = value_of(card);
    if (lang == Lang::fr && value > 10) return french_high[static_cast<std::size_t>(value - 11)];
    return value_names[static_cast<std::size_t>(value - 2)];
}

std::string card_name(Card card, Lang lang) {
    const Suit suit = suit_of(card);
    return std::string(value_name(card, lang))
        .append(lang == Lang::fr ? french_letters[index(suit)] : suit_letter(suit));
}

std::string card_names(Cards cards, Lang lang) {
    std::string text;
    for (; cards != 0; cards &= cards - 1)
        text.append(text.empty() ? "" : " ").append(card_name(first_of(cards), lang));
    return text;
}

std::optional<Card> card_from(std::string_view name) {
    for (Card card = 0; card < card_count; ++card)
        if (card_name(card) == name) return card;
    return std::nullopt;
}

std::string card_mark(Card card, const TerminalStyle& style) {
    return paint(style, is_red(suit_of(card)) ? Ink::red : Ink::black,
                 std::string(value_name(card, style.lang)).append(suit_mark(suit_of(card))));
}

std::string card_marks(Cards cards, const TerminalStyle& style) {
    std::string text;
    for (; cards != 0; cards &= cards - 1)
        text.append(text.empty() ? "" : " ").append(card_mark(first_of(cards), style));
    return text;
}

std::string_view suit_letter(Suit suit) { return letters[index(suit)]; }
std::string_view suit_mark(Suit suit) { return marks[index(suit)]; }
Text suit_name(Suit suit) { return suits[index(suit)]; }

std::array<Suit, suit_count> suits_in_order(Suit strong) {
    std::array<Suit, suit_count> order{};
    for (unsigned i = 0; i < suit_count; ++i) {
        const auto suit = static_cast<Suit>(i);
        order[static_cast<unsigned>(3 - suit_rank(strong, suit))] = suit;
    }
    return order;
}

std::string suit_order(Suit strong) {
    std::string text;
    for (const Suit suit : suits_in_order(strong))
        text.append(text.empty() ? "" : " > ").append(suit_mark(suit));
    return text;
}

std::string signed_text(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

std::string_view aim_mark(bool up) { return up ? "▲" : "▼"; }

std::string_view level_text(int level) {
    constexpr std::array<std::string_view, 5> levels = {"", "I", "II", "III", "IV"};
    return levels[static_cast<std::size_t>(level)];
}

std::string effect_name(Card card, Lang lang) {
    return std::string(info(family_of(card)).name.in(lang)) + " " +
           std::string(level_text(level_of(card)));
}

std::string points_words(int points, Lang lang) {
    const Text unit = {points == 1 ? " point" : " points", points > 1 ? " points" : " point"};
    return std::to_string(points).append(unit.in(lang));
}

std::string goal_name(Goal goal, Lang lang) { return std::string(info(goal).name.in(lang)); }

std::string plain_text(std::string_view text) {
    std::string plain;
    std::size_t word = 0;  // where the word being written began
    while (!text.empty()) {
        const bool is_ascii = static_cast<unsigned char>(text.front()) < 0x80;
        const auto* const form =
            is_ascii ? plain_forms.end() : std::ranges::find_if(plain_forms, [&](auto each) {
                return text.starts_with(each.first);
            });
        if (form == plain_forms.end()) {
            plain += text.front();
            text.remove_prefix(1);
        } else {
            // A card may have the letter and the symbol: KH♥ is KH.
            const bool said_already = is_suit_symbol(form->first) && plain.size() - word > 1 &&
                                      same_suit(form->second.front()).contains(lower(plain.back()));
            if (!said_already) plain += form->second;
            text.remove_prefix(form->first.size());
        }
        if (!is_letter(plain.back()) && !is_digit(plain.back())) word = plain.size();
    }
    return plain;
}

std::string key_of(std::string_view name) {
    std::string key;
    for (const char c : plain_text(name))
        if (is_letter(c) || is_digit(c)) key += lower(c);
    return key;
}

std::optional<Goal> goal_from(std::string_view key) {
    // Id and names of each, made once: every word that is typed is compared with all of them.
    static const auto keys = [] {
        std::array<std::array<std::string, 3>, goal_count> made;
        for (const auto& each : objectives)
            made[index(each.goal)] = {key_of(each.id), key_of(each.name.en), key_of(each.name.fr)};
        return made;
    }();
    for (const auto& each : objectives)
        if (std::ranges::count(keys[index(each.goal)], key) > 0) return each.goal;
    return std::nullopt;
}

bool owes_choice(const View& view) {
    const Phase phase = view.table.phase;
    const bool asked = phase == Phase::keep || phase == Phase::choose_hand || phase == Phase::play;
    return asked && !view.viewer.is_spectator() && (view.ready >> view.viewer.seat() & 1U) == 0;
}

std::string hand_words(Cards cards, Lang lang) {
    return verb(hand_verb, lang) + card_names(cards, lang);
}

std::string decision_words(const View& view, Action action, Lang lang) {
    return words_of(view, action, lang, Wording::spoken);
}

std::string RoyalMatch::write(const View& view, Action action) {
    return words_of(view, action, Lang::en, Wording::recorded);
}
std::string RoyalMatch::write(const View& view, Action action, Lang lang) {
    return decision_words(view, action, lang);
}

}  // namespace agora::royalmatch
