// Names of things, decisions and outcomes as they are written in records, and events as sentences.
#include "games/splendor/text.hpp"

#include "core/typed.hpp"
#include "core/typography.hpp"

#include <algorithm>
#include <bit>

namespace agora::splendor {

namespace {

// As they are called in French; the table of cards.cpp has the English names.
constexpr std::array<std::string_view, noble_count> french_nobles = {
    "Nicolas Machiavel",    "Isabelle de Castille",
    "Anne de Bretagne",     "Élisabeth d'Autriche",
    "Charles Quint",        "Soliman le Magnifique",
    "Catherine de Médicis", "Marie Stuart",
    "François Ier",         "Henri VIII"};

constexpr std::array<std::string_view, 14> event_names = {
    "begins",          "noble_laid", "card_laid", "took",           "reserved",
    "reserved_unseen", "drew",       "bought",    "gave_back",      "noble_came",
    "passed",          "last_round", "ended",     "reserved_hidden"};

constexpr std::string_view french_letters = "WBVRNE";

struct ColourWord {
    std::string_view word;
    Colour colour;
};
constexpr std::array<ColourWord, 15> colour_words = {{
    {"white", Colour::white},
    {"blanc", Colour::white},
    {"blanche", Colour::white},
    {"blue", Colour::blue},
    {"bleu", Colour::blue},
    {"bleue", Colour::blue},
    {"green", Colour::green},
    {"vert", Colour::green},
    {"verte", Colour::green},
    {"red", Colour::red},
    {"rouge", Colour::red},
    {"black", Colour::onyx},
    {"noir", Colour::onyx},
    {"noire", Colour::onyx},
    {"gold", Colour::gold},
}};

constexpr std::array<Text, 7> verb_names = {{{"take", "prendre"},
                                             {"reserve", "réserver"},
                                             {"buy", "acheter"},
                                             {"pay", "payer"},
                                             {"return", "rendre"},
                                             {"noble", "noble"},
                                             {"pass", "passer"}}};

struct VerbWord {
    std::string_view word;  // in plain letters
    Verb verb;
};
constexpr std::array<VerbWord, 14> verb_words = {{
    {"take", Verb::take},
    {"prendre", Verb::take},
    {"reserve", Verb::reserve},
    {"reserver", Verb::reserve},
    {"buy", Verb::buy},
    {"purchase", Verb::buy},
    {"acheter", Verb::buy},
    {"pay", Verb::pay},
    {"payer", Verb::pay},
    {"return", Verb::give_back},
    {"rendre", Verb::give_back},
    {"noble", Verb::noble},
    {"pass", Verb::pass},
    {"passer", Verb::pass},
}};

// "level 2 card (Gems: G, Prestige: 2, Price: 5B 3G)"
std::string card_text(CardId card, Lang lang) {
    return filled({"level {level} card {facts}", "carte de niveau {level} {facts}"},
                  {{"level", std::to_string(cards[card].level)}, {"facts", card_facts(card, lang)}},
                  lang);
}

// What happened, by its number.
constexpr std::array<Text, event_names.size()> sentences = {{
    {"{name} begins.", "{name} commence."},
    {"A noble waits: {noble}.", "Un noble attend : {noble}."},
    {"On the table: a {card}.", "Sur la table : une {card}."},
    {"{name} takes {gems}.", "{name} prend {gems}."},
    {"{name} reserves a {card}{gold}.", "{name} réserve une {card}{gold}."},
    {"{name} reserves a level {level} card unseen{gold}.",
     "{name} réserve une carte cachée de niveau {level}{gold}."},
    {"You drew: {card}.", "Vous avez pioché : {card}."},
    {"{name} buys a {reserved}{card} for {paid}.", "{name} achète une {card}{reserved} {paid}."},
    {"{name} returns {gems}.", "{name} rend {gems}."},
    {"{noble} visits {name} (Prestige: 3).", "{noble} rend visite à {name} (Prestige : 3)."},
    {"{name} can do nothing and passes.", "{name} ne peut rien faire et passe."},
    {"{name} has enough prestige to end the game: the round is played out.",
     "{name} a assez de prestige pour finir la partie : on termine la manche."},
    {},  // that the game has ended: the table and the ranking say so
    {"{name} reserves a level {level} card of the table, face down{gold}.",
     "{name} réserve une carte de niveau {level} de la table, face cachée{gold}."},
}};
constexpr Text and_gold = {" and takes a gold gem", " et prend une gemme d'or"};

// What fills the gaps of its sentence.
class Telling {
public:
    Telling(const Event& event, const TerminalStyle& style)
        : style_(style), sentence_(sentences[event.what]), name_(style.name(event.seat)) {}

    std::string plain() const { return say({}); }
    std::string of(const WhichNoble& told) const {
        return say({"noble", std::string(style_.say(noble_name(told.noble)))});
    }
    std::string of(const WhichCard& told) const {
        return say({"card", card_text(told.card, style_.lang)});
    }
    std::string of(const SomeGems& told) const {
        return say({"gems", one_by_one(told.gems(), style_.lang)});
    }
    std::string of(const FromGrid& told) const {
        return say({"card", card_text(told.card, style_.lang)}, {"gold", gold(told.gold)});
    }
    std::string of(const OfLevel& told, std::string_view before_gold = "") const {
        return say({"level", std::to_string(told.level + 1)},
                   {"gold", (told.gold ? std::string(before_gold) : "") + gold(told.gold)});
    }
    std::string of(const Bought& told) const {
        constexpr Text reserved = {"reserved ", " de sa réserve"};
        constexpr Text nothing = {"nothing", "sans rien payer"};
        constexpr Text some = {"{gems}", "pour {gems}"};
        const std::string paid = one_by_one(told.paid.gems(), style_.lang);
        return say({"card", card_text(told.card, style_.lang)},
                   {"reserved", std::string(told.was_reserved ? style_.say(reserved) : "")},
                   {"paid", filled(paid.empty() ? nothing : some, {{"gems", paid}}, style_.lang)});
    }

private:
    std::string gold(bool taken) const { return std::string(taken ? style_.say(and_gold) : ""); }
    std::string say(const TextValue& one, const TextValue& two = {},
                    const TextValue& three = {}) const {
        return filled(sentence_, {{"name", name_}, one, two, three}, style_.lang);
    }

    const TerminalStyle& style_;
    const Text& sentence_;
    std::string name_;
};

}  // namespace

std::string place_name(int place) {
    return {static_cast<char>('a' + place / 4), static_cast<char>('1' + place % 4)};
}

std::string deck_name(int level, Lang lang) {
    return std::string(Text{"tier", "pioche"}.in(lang)) + std::to_string(level + 1);
}

Text colour_name(Colour colour) {
    constexpr std::array<Text, colours.size()> names = {{{"white", "blanc"},
                                                         {"blue", "bleu"},
                                                         {"green", "vert"},
                                                         {"red", "rouge"},
                                                         {"onyx", "onyx"},
                                                         {"gold", "or"}}};
    return names[index(colour)];
}

char letter_in(Colour colour, Lang lang) {
    return Text{colour_letters, french_letters}.in(lang)[index(colour)];
}

std::optional<Colour> colour_of(char letter) {
    for (const auto& letters : {colour_letters, french_letters})
        if (const auto found = std::ranges::find(letters, lower(letter), lower);
            found != letters.end())
            return static_cast<Colour>(found - letters.begin());
    return std::nullopt;
}

std::optional<Colour> colour_named(std::string_view word, Lang lang) {
    if (word == "onyx") return Colour::onyx;
    if (word == "or") return lang == Lang::fr ? std::optional(Colour::gold) : std::nullopt;
    const auto named = [&](std::string_view wanted) {
        const auto found = std::ranges::find(colour_words, wanted, &ColourWord::word);
        return found == colour_words.end() ? std::nullopt : std::optional(found->colour);
    };
    if (const auto colour = named(word)) return colour;
    return word.ends_with('s') ? named(word.substr(0, word.size() - 1)) : std::nullopt;
}

std::optional<Gems> gems_named(std::string_view word, Lang lang) {
    if (const auto colour = colour_named(word, lang)) return Gems::of(*colour);
    Gems gems;
    for (const char c : word) {
        const auto colour = colour_of(c);
        if (!colour) return std::nullopt;
        gems += Gems::of(*colour);
        if (gems.total() > most_typed) break;
    }
    return gems;
}

std::string one_by_one(Gems gems, Lang lang) {
    std::string text;
    for (const auto colour : colours)
        for (int i = 0; i < gems[colour]; ++i)
            text.append(text.empty() ? "" : " ") += letter_in(colour, lang);
    return text;
}

std::string by_number(Gems gems, Lang lang) {
    std::string text;
    for (const auto colour : colours) {
        if (gems[colour] == 0) continue;
        text.append(text.empty() ? "" : " ").append(std::to_string(gems[colour])) +=
            letter_in(colour, lang);
    }
    return text;
}

std::string_view verb_name(Verb verb, Lang lang) {
    return verb_names[static_cast<std::size_t>(verb)].in(lang);
}

std::optional<Verb> verb_named(std::string_view word) {
    const auto found = std::ranges::find(verb_words, word, &VerbWord::word);
    return found == verb_words.end() ? std::nullopt : std::optional(found->verb);
}

std::string verb_list(Lang lang) {
    std::string list;
    for (const auto& name : verb_names) list.append(name.in(lang)).append(", ");
    return list + std::string(Text{"help, quit", "aide, quitter"}.in(lang));
}

std::string_view payment_word(Lang lang) { return Text{"with", "avec"}.in(lang); }

int noble_number(const Table& table, NobleId noble) {
    return std::popcount(table.nobles & ((2U << noble) - 1U));
}

std::optional<NobleId> noble_at(const Table& table, int number) {
    if (number < 1 || number > std::popcount(table.nobles)) return std::nullopt;
    return static_cast<NobleId>(nth_bit(table.nobles, static_cast<unsigned>(number - 1)));
}

int reserved_count(const Table& table, Seat seat) {
    return static_cast<int>(std::ranges::count(table.reserved[seat], false, &Reserved::empty));
}

Text noble_name(NobleId noble) { return {nobles[noble].name, french_nobles[noble]}; }

std::string card_facts(CardId card, Lang lang) {
    return filled({"(Gems: {bonus}, Prestige: {points}, Price: {cost})",
                   "(Gemmes : {bonus}, Prestige : {points}, Prix : {cost})"},
                  {{"bonus", {letter_in(cards[card].bonus, lang)}},
                   {"points", std::to_string(cards[card].points)},
                   {"cost", by_number(cards[card].cost, lang)}},
                  lang);
}

std::string Splendor::write(const View& view, Action action) {
    return write(view, action, Lang::en);
}

std::string Splendor::write(const View& view, Action action, Lang lang) {
    const Table& table = view.table;
    const unsigned what = operand(action);
    const auto line = [&](Verb verb, const std::string& rest) {
        return std::string(verb_name(verb, lang)) + " " + rest;
    };
    switch (kind(action)) {
        case Kind::take: {
            Gems taken;
            for (const auto colour : colours)
                if (((what >> index(colour)) & 1U) != 0) taken += Gems::of(colour);
            return line(Verb::take, one_by_one(taken, lang));
        }
        case Kind::take_pair:
            return line(Verb::take, one_by_one(Gems::of(static_cast<Colour>(what), 2), lang));
        case Kind::reserve:
            return line(Verb::reserve, place_name(grid_place(table, static_cast<CardId>(what))));
        case Kind::reserve_top: return line(Verb::reserve, deck_name(static_cast<int>(what), lang));
        case Kind::buy: {
            const auto card = static_cast<CardId>(what);
            const int place = grid_place(table, card);
            std::string text = place >= 0
                                   ? line(Verb::buy, place_name(place))
                                   : line(Verb::pay, std::to_string(hand_place(table, card) + 1));
            const Gems instead = gold_instead(action);
            if (instead.empty()) return text;
            const auto paid =
                payment(card, table.gems[table.turn], table.bonus[table.turn], instead).gems;
            return text + " " + std::string(payment_word(lang)) + " " + one_by_one(paid, lang);
        }
        case Kind::give_back:
            return line(Verb::give_back, {letter_in(static_cast<Colour>(what), lang)});
        case Kind::noble:
            return line(Verb::noble,
                        std::to_string(noble_number(table, static_cast<NobleId>(what))));
        case Kind::pass: return std::string(verb_name(Verb::pass, lang));
    }
    return {};
}

std::string Splendor::write_outcome(const State& state, Item item) {
    switch (state.table.phase) {
        case Phase::draw_first: return "first " + std::to_string(item);
        case Phase::draw_noble: return "noble " + std::to_string(item + 1);
        default: return "card " + std::to_string(item + 1);
    }
}

std::string_view Splendor::event_name(const Event& event) {
    return event.what < event_names.size() ? event_names[event.what] : "unknown";
}

std::string Splendor::tell(const Event& event, const TerminalStyle& style) {
    if (event.what >= sentences.size()) return {};
    const Telling telling(event, style);
    switch (static_cast<EventKind>(event.what)) {
        case EventKind::noble_laid:
        case EventKind::noble_came: return telling.of(event.as<WhichNoble>());
        case EventKind::card_laid:
        case EventKind::drew: return telling.of(event.as<WhichCard>());
        case EventKind::took:
        case EventKind::gave_back: return telling.of(event.as<SomeGems>());
        case EventKind::reserved: return telling.of(event.as<FromGrid>());
        case EventKind::reserved_unseen: return telling.of(event.as<OfLevel>());
        case EventKind::reserved_hidden: return telling.of(event.as<OfLevel>(), ",");
        case EventKind::bought: return telling.of(event.as<Bought>());
        default: return telling.plain();
    }
}

}  // namespace agora::splendor
