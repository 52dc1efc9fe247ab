// Names of things, decisions and outcomes as they are written in records, and events as sentences.
#include "games/splendor/words.hpp"

#include "core/typed.hpp"

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

Gems gems_of(const Event& event) {
    const auto& args = event.args;
    return {args[0], args[1], args[2], args[3], args[4], args[5]};
}

// "level 2 card (Gems: G, Prestige: 2, Price: 5B 3G)"
std::string card_text(CardId card, Lang lang) {
    const std::string level = std::to_string(cards[card].level);
    return lang == Lang::fr ? "carte de niveau " + level + " " + card_facts(card, lang)
                            : "level " + level + " card " + card_facts(card, lang);
}

std::string tell_in_english(const Event& event, const std::string& name) {
    const auto card = event.args[6];
    const std::string gold = event.args[7] != 0 ? " and takes a gold gem." : ".";
    switch (static_cast<Happening>(event.what)) {
        case Happening::begins: return name + " begins.";
        case Happening::noble_laid:
            return "A noble waits: " + std::string(noble_name(event.args[0], Lang::en)) + ".";
        case Happening::card_laid: return "On the table: a " + card_text(card, Lang::en) + ".";
        case Happening::took: return name + " takes " + one_by_one(gems_of(event)) + ".";
        case Happening::reserved: return name + " reserves a " + card_text(card, Lang::en) + gold;
        case Happening::reserved_unseen:
            return name + " reserves a level " + std::to_string(card + 1) + " card unseen" + gold;
        case Happening::drew: return "You drew: " + card_text(card, Lang::en) + ".";
        case Happening::bought: {
            const std::string paid = one_by_one(gems_of(event));
            return name + " buys a " + (event.args[7] != 0 ? "reserved " : "") +
                   card_text(card, Lang::en) + " for " + (paid.empty() ? "nothing" : paid) + ".";
        }
        case Happening::gave_back: return name + " returns " + one_by_one(gems_of(event)) + ".";
        case Happening::noble_came:
            return std::string(noble_name(event.args[0], Lang::en)) + " visits " + name +
                   " (Prestige: 3).";
        case Happening::passed: return name + " can do nothing and passes.";
        case Happening::last_round:
            return name + " has enough prestige to end the game: the round is played out.";
        case Happening::ended: return "The game is over.";
        case Happening::reserved_hidden:
            return name + " reserves a level " + std::to_string(card + 1) +
                   " card of the table, face down" + (event.args[7] != 0 ? "," : "") + gold;
    }
    return {};
}

std::string tell_in_french(const Event& event, const std::string& name) {
    const auto card = event.args[6];
    const std::string gold = event.args[7] != 0 ? " et prend une gemme d'or." : ".";
    switch (static_cast<Happening>(event.what)) {
        case Happening::begins: return name + " commence.";
        case Happening::noble_laid:
            return "Un noble attend : " + std::string(noble_name(event.args[0], Lang::fr)) + ".";
        case Happening::card_laid: return "Sur la table : une " + card_text(card, Lang::fr) + ".";
        case Happening::took: return name + " prend " + one_by_one(gems_of(event), Lang::fr) + ".";
        case Happening::reserved: return name + " réserve une " + card_text(card, Lang::fr) + gold;
        case Happening::reserved_unseen:
            return name + " réserve une carte cachée de niveau " + std::to_string(card + 1) + gold;
        case Happening::drew: return "Vous avez pioché : " + card_text(card, Lang::fr) + ".";
        case Happening::bought: {
            const std::string paid = one_by_one(gems_of(event), Lang::fr);
            return name + " achète une " + card_text(card, Lang::fr) +
                   (event.args[7] != 0 ? " de sa réserve" : "") +
                   (paid.empty() ? " sans rien payer" : " pour " + paid) + ".";
        }
        case Happening::gave_back:
            return name + " rend " + one_by_one(gems_of(event), Lang::fr) + ".";
        case Happening::noble_came:
            return std::string(noble_name(event.args[0], Lang::fr)) + " rend visite à " + name +
                   " (Prestige : 3).";
        case Happening::passed: return name + " ne peut rien faire et passe.";
        case Happening::last_round:
            return name + " a assez de prestige pour finir la partie : on termine la manche.";
        case Happening::ended: return "La partie est terminée.";
        case Happening::reserved_hidden:
            return name + " réserve une carte de niveau " + std::to_string(card + 1) +
                   " de la table, face cachée" + (event.args[7] != 0 ? "," : "") + gold;
    }
    return {};
}

}  // namespace

std::string place_name(int place) {
    return {static_cast<char>('a' + place / 4), static_cast<char>('1' + place % 4)};
}

std::string deck_name(int level, Lang lang) {
    return std::string(Text{"tier", "pioche"}.in(lang)) + std::to_string(level + 1);
}

char letter_in(Colour colour, Lang lang) {
    return (lang == Lang::fr ? french_letters : colour_letters)[index(colour)];
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

std::string_view noble_name(NobleId noble, Lang lang) {
    return lang == Lang::fr ? french_nobles[noble] : nobles[noble].name;
}

std::string card_facts(CardId card, Lang lang) {
    const std::string bonus(1, letter_in(cards[card].bonus, lang));
    const std::string points = std::to_string(cards[card].points);
    const std::string cost = by_number(cards[card].cost, lang);
    return lang == Lang::fr
               ? "(Gemmes : " + bonus + ", Prestige : " + points + ", Prix : " + cost + ")"
               : "(Gems: " + bonus + ", Prestige: " + points + ", Price: " + cost + ")";
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
            const std::string text =
                place >= 0 ? line(Verb::buy, place_name(place))
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

std::string Splendor::tell(const Event& event, const Look& look) {
    const std::string name = look.name(event.seat);
    return look.lang == Lang::fr ? tell_in_french(event, name) : tell_in_english(event, name);
}

}  // namespace agora::splendor
