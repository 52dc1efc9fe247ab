// Names of things, decisions and outcomes as they are written in records, and events as sentences.
#include "games/splendor/words.hpp"

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

constexpr std::array<std::string_view, 13> event_names = {
    "begins",          "noble_laid", "card_laid", "took",      "reserved",
    "reserved_unseen", "drew",       "bought",    "gave_back", "noble_came",
    "passed",          "last_round", "ended"};

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
        case Happening::passed: return name + " passes.";
        case Happening::last_round:
            return name + " has enough prestige to end the game: the round is played out.";
        case Happening::ended: return "The game is over.";
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
        case Happening::took: return name + " prend " + one_by_one(gems_of(event)) + ".";
        case Happening::reserved: return name + " réserve une " + card_text(card, Lang::fr) + gold;
        case Happening::reserved_unseen:
            return name + " réserve une carte cachée de niveau " + std::to_string(card + 1) + gold;
        case Happening::drew: return "Vous avez pioché : " + card_text(card, Lang::fr) + ".";
        case Happening::bought: {
            const std::string paid = one_by_one(gems_of(event));
            return name + " achète une " + card_text(card, Lang::fr) +
                   (event.args[7] != 0 ? " de sa réserve" : "") +
                   (paid.empty() ? " sans rien payer" : " pour " + paid) + ".";
        }
        case Happening::gave_back: return name + " rend " + one_by_one(gems_of(event)) + ".";
        case Happening::noble_came:
            return std::string(noble_name(event.args[0], Lang::fr)) + " rend visite à " + name +
                   " (Prestige : 3).";
        case Happening::passed: return name + " passe.";
        case Happening::last_round:
            return name +
                   " a assez de prestige pour finir la partie : on termine le tour de table.";
        case Happening::ended: return "La partie est terminée.";
    }
    return {};
}

}  // namespace

std::string place_name(int place) {
    return {static_cast<char>('a' + place / 4), static_cast<char>('1' + place % 4)};
}

std::string one_by_one(Gems gems) {
    std::string text;
    for (const auto colour : colours)
        for (int i = 0; i < gems[colour]; ++i)
            text.append(text.empty() ? "" : " ") += letter(colour);
    return text;
}

std::string by_number(Gems gems) {
    std::string text;
    for (const auto colour : colours) {
        if (gems[colour] == 0) continue;
        text.append(text.empty() ? "" : " ").append(std::to_string(gems[colour])) += letter(colour);
    }
    return text;
}

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
    const std::string bonus(1, letter(cards[card].bonus));
    const std::string points = std::to_string(cards[card].points);
    const std::string cost = by_number(cards[card].cost);
    return lang == Lang::fr
               ? "(Gemmes : " + bonus + ", Prestige : " + points + ", Prix : " + cost + ")"
               : "(Gems: " + bonus + ", Prestige: " + points + ", Price: " + cost + ")";
}

std::string Splendor::write(const View& view, Action action) {
    const Table& table = view.table;
    const unsigned what = operand(action);
    switch (kind(action)) {
        case Kind::take: {
            std::string text = "take";
            for (const auto colour : colours)
                if (((what >> index(colour)) & 1U) != 0) (text += ' ') += letter(colour);
            return text;
        }
        case Kind::take_pair: return "take " + one_by_one(Gems::of(static_cast<Colour>(what), 2));
        case Kind::reserve:
            return "reserve " + place_name(grid_place(table, static_cast<CardId>(what)));
        case Kind::reserve_top: return "reserve tier" + std::to_string(what + 1);
        case Kind::buy: {
            const auto card = static_cast<CardId>(what);
            const int place = grid_place(table, card);
            std::string text = place >= 0 ? "buy " + place_name(place)
                                          : "pay " + std::to_string(hand_place(table, card) + 1);
            const Gems instead = gold_instead(action);
            if (instead.empty()) return text;
            const auto paid =
                payment(card, table.gems[table.turn], table.bonus[table.turn], instead).gems;
            return text + " with " + one_by_one(paid);
        }
        case Kind::give_back: return std::string("return ") + letter(static_cast<Colour>(what));
        case Kind::noble:
            return "noble " + std::to_string(noble_number(table, static_cast<NobleId>(what)));
        case Kind::pass: return "pass";
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
