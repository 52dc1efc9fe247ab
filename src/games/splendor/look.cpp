// The displays: the table in 80 columns and, for two players, 24 rows; and the decks of the
// players. Letters say all that colours say.
#include "games/splendor/words.hpp"

#include <algorithm>
#include <bit>

namespace agora::splendor {

namespace {

constexpr int label_width = 7;   // of a row of the grid
constexpr int cell_width = 16;   // of a card
constexpr int name_width = 13;   // of a player in the list of players
constexpr int title_width = 79;  // of everything

constexpr std::array<Ink, 6> inks = {Ink::white, Ink::blue,  Ink::green,
                                     Ink::red,   Ink::black, Ink::gold};

std::string in_ink(const Look& look, Colour colour, const std::string& text) {
    return paint(look, inks[index(colour)], text);
}

// `3W 2G`, each in its colour.
std::string cost_text(const Look& look, Gems gems) {
    std::string text;
    for (const auto colour : colours) {
        if (gems[colour] == 0) continue;
        if (!text.empty()) text += ' ';
        text += in_ink(look, colour, std::to_string(gems[colour]) + letter(colour));
    }
    return text;
}

// `W:1, R:4`.
std::string holding_text(const Look& look, Gems gems) {
    std::string text;
    for (const auto colour : colours) {
        if (gems[colour] == 0) continue;
        if (!text.empty()) text += ", ";
        text += in_ink(look, colour, std::string(1, letter(colour))) + ":" +
                std::to_string(gems[colour]);
    }
    return text.empty() ? "-" : text;
}

// `2 pts`, or nothing.
std::string points_text(int points) {
    return points == 0 ? "" : std::to_string(points) + (points == 1 ? " pt" : " pts");
}

bool affordable(const View& view, CardId card) {
    if (view.viewer.is_spectator()) return false;
    const Seat seat = view.viewer.seat();
    return payment(card, view.table.gems[seat], view.table.bonus[seat]).enough;
}

std::string mark(const Look& look, bool marked) {
    return marked ? paint(look, Ink::bold, "*") : " ";
}

// The first line: where the game stands and who is to do what.

std::string winners(const View& view, const Look& look) {
    std::string names;
    int count = 0;
    for (Seat seat = 0; seat < view.table.seats; ++seat) {
        if (view.ranks[seat] != 1) continue;
        names += (count++ == 0 ? "" : ", ") + cut(look.name(seat), name_width);
    }
    const bool shared = count > 1;
    return std::string(look.say({"the game is over, ", "partie terminée, "})) + names +
           std::string(look.say(shared ? Text{" share the victory", " se partagent la victoire"}
                                       : Text{" wins", " gagne"}));
}

std::string situation(const View& view, const Look& look) {
    const Table& table = view.table;
    const bool mine = view.viewer.owns(table.turn);
    const std::string name = cut(look.name(table.turn), 20);
    const auto say = [&](const Text& you, const Text& other) {
        return mine ? std::string(look.say(you)) : name + std::string(look.say(other));
    };
    switch (table.phase) {
        case Phase::draw_first:
        case Phase::draw_noble:
        case Phase::deal: return std::string(look.say({"setting up", "mise en place"}));
        case Phase::refill:
        case Phase::draw_unseen:
            return std::string(look.say({"a card is drawn", "une carte est piochée"}));
        case Phase::act:
            return say(
                {"your turn: take, reserve, buy or pay", "à vous : take, reserve, buy ou pay"},
                {" to play", " joue"});
        case Phase::give_back:
            return say({"return gems", "rendez des gemmes"},
                       {" returns gems", " rend des gemmes"}) +
                   " (" + std::to_string(table.gems[table.turn].total() - hand_limit) + ")";
        case Phase::choose_noble:
            return say({"choose a noble marked *", "choisissez un noble marqué *"},
                       {" chooses a noble", " choisit un noble"});
        case Phase::over: return winners(view, look);
    }
    return {};
}

std::string title(const View& view, const Look& look) {
    const Table& table = view.table;
    std::string text = "SPLENDOR  ";
    text += std::string(look.say({"round ", "tour "})) + std::to_string(table.round) + ", ";
    text += std::string(look.say({"target ", "objectif "})) + std::to_string(table.options.target);
    const bool reached = std::ranges::any_of(
        table.points, [&](int points) { return points >= table.options.target; });
    if (reached && table.phase != Phase::over) text += look.say({", last round", ", dernier tour"});
    return paint(look, Ink::bold, cut(text + "  -  " + situation(view, look), title_width)) + "\n";
}

// The nobles, the cards, the bank.

std::string nobles_text(const View& view, const Look& look) {
    const Table& table = view.table;
    std::string text;
    for (NobleId noble = 0; noble < noble_count; ++noble) {
        if (!has_noble(table.nobles, noble)) continue;
        const bool willing = !view.viewer.is_spectator() &&
                             table.bonus[view.viewer.seat()].covers(nobles[noble].needs);
        text += pad(text.empty() ? "N O B L E S" : "", 13);
        text += std::to_string(noble_number(table, noble)) + " " + mark(look, willing) + " ";
        text += pad(noble_name(noble, look.lang), 26);
        text += pad(cost_text(look, nobles[noble].needs), 12) + points_text(noble_points) + "\n";
    }
    return text;
}

std::string rule_line() {
    std::string line(label_width, '-');
    for (int column = 0; column < 4; ++column)
        line.append("+").append(static_cast<std::size_t>(cell_width) + 1, '-');
    return line + "\n";
}

// Name, number, whether one can pay it, bonus and prestige above; the price below.
std::array<std::string, 2> cell(const View& view, const Look& look, int place) {
    const auto id = view.table.grid[static_cast<std::size_t>(place)];
    std::string head = place_name(place) + pad_left(std::to_string(place + 1), 3);
    if (id == no_card) return {head, "-"};
    const Card& card = cards[id];
    head += mark(look, affordable(view, id)) + "  +" +
            in_ink(look, card.bonus, std::string(1, letter(card.bonus)));
    return {head + " " + points_text(card.points), cost_text(look, card.cost)};
}

std::string cards_text(const View& view, const Look& look) {
    std::string text = rule_line();
    for (int row = 2; row >= 0; --row) {
        const int left = view.deck_sizes[static_cast<std::size_t>(row)];
        std::string upper = pad("tier" + std::to_string(row + 1), label_width);
        std::string lower =
            pad(std::string(look.say({"deck ", "pile "})) + std::to_string(left), label_width);
        for (int column = 0; column < 4; ++column) {
            const auto lines = cell(view, look, row * 4 + column);
            upper += "| " + pad(lines[0], cell_width);
            lower += "| " + pad(lines[1], cell_width);
        }
        text += upper + "\n" + lower + "\n" + rule_line();
    }
    return text;
}

std::string bank_text(const View& view, const Look& look) {
    std::string text = pad(look.say({"G E M S", "G E M M E S"}), 13);
    for (const auto colour : colours)
        text += in_ink(look, colour, std::string(1, letter(colour))) + ":" +
                pad(std::to_string(view.table.bank[colour]), 5);
    if (!view.viewer.is_spectator())
        text += paint(look, Ink::faint, look.say({"* you can buy it now", "* achat possible"}));
    return text + "\n";
}

// The players, one line each, with their rank (SPL-28).

std::string amounts(Gems gems, int width, bool with_gold) {
    std::string text;
    for (const auto colour : colours)
        if (with_gold || colour != Colour::gold)
            text += pad_left(gems[colour] == 0 ? "." : std::to_string(gems[colour]), width);
    return text;
}

std::string letters(const Look& look, int width, bool with_gold) {
    std::string text;
    for (const auto colour : colours)
        if (with_gold || colour != Colour::gold)
            text += std::string(static_cast<std::size_t>(width - 1), ' ') +
                    in_ink(look, colour, std::string(1, letter(colour)));
    return text;
}

std::string players_text(const View& view, const Look& look) {
    const Table& table = view.table;
    std::string text = pad(look.say({"P L A Y E R S", "J O U E U R S"}), name_width + 3);
    text += look.say({" Pres Dev Nob", " Pres Dév Nob"});
    text += pad(look.say({"  Permanent gems", "  Permanentes"}), 17);
    text += pad(look.say({"  Gems on hand", "  En main"}), 18);
    text += look.say({" Total gems", " Au total"});
    text += "\n" + std::string(static_cast<std::size_t>(name_width) + 16, ' ') +
            letters(look, 3, false) + "  " + letters(look, 2, true) + "    " +
            letters(look, 3, true) + "\n";
    for (Seat seat = 0; seat < table.seats; ++seat) {
        const bool acting = table.phase != Phase::over && seat == table.turn;
        const std::string name = cut(look.name(seat), name_width - 1);
        std::string line =
            std::string(acting ? ">" : " ") + std::to_string(view.ranks[seat]) + ". ";
        line += pad(name, name_width - 1) + pad_left(std::to_string(table.points[seat]), 5);
        line += pad_left(std::to_string(table.bought[seat].size()), 4);
        line += pad_left(std::to_string(std::popcount(table.visits[seat])), 4);
        line += amounts(table.bonus[seat], 3, false) + "  " + amounts(table.gems[seat], 2, true);
        line += pad_left("=" + std::to_string(table.gems[seat].total()), 4);
        line += amounts(table.bonus[seat] + table.gems[seat], 3, true);
        text += paint(look, view.viewer.owns(seat) ? Ink::bold : Ink::plain, line) + "\n";
    }
    return text;
}

// Reserved cards: one's own are numbered as `pay` names them.

std::string reserved_line(const View& view, const Look& look, std::size_t place, Reserved held) {
    std::string text = std::string(look.say({"Res ", "Rés "})) + std::to_string(place + 1) + " ";
    if (held.is_face_down())
        return text + "(" + std::string(look.say({"face down, level ", "cachée, niveau "})) +
               std::to_string(held.level() + 1) + ")";
    text += card_facts(held.card(), look.lang);
    if (held.is_secret()) text += look.say({" secret", " secrète"});
    return text + (affordable(view, held.card()) ? " *" : "");
}

std::string others_reserved(const View& view, const Look& look, Seat seat) {
    std::string text;
    for (const auto held : view.table.reserved[seat]) {
        if (held.empty()) continue;
        if (held.is_face_down()) {
            text += std::string(look.say({" [level ", " [niveau "})) +
                    std::to_string(held.level() + 1) + " ?]";
            continue;
        }
        const Card& card = cards[held.card()];
        text += " [+" + in_ink(look, card.bonus, std::string(1, letter(card.bonus)));
        if (card.points > 0) text += " " + std::to_string(card.points) + "p";
        text += " " + cost_text(look, card.cost) + "]";
    }
    const std::string name = cut(look.name(seat), name_width - 1);
    std::string label = name + std::string(look.say({" reserved:", " réserve :"}));
    // Three long prices leave room for the name alone.
    if (columns(label) + columns(text) > title_width)
        label = name + std::string(look.say({":", " :"}));
    return label + text + "\n";
}

std::string own_reserved(const View& view, const Look& look, Seat seat) {
    std::string text;
    for (std::size_t place = 0; place < reserve_limit; ++place) {
        const auto held = view.table.reserved[seat][place];
        if (!held.empty()) text += reserved_line(view, look, place, held) + "\n";
    }
    return text;
}

std::string draw_table(const View& view, const Look& look) {
    const Table& table = view.table;
    std::string text = title(view, look) + nobles_text(view, look) + cards_text(view, look) +
                       bank_text(view, look) + players_text(view, look);
    for (Seat seat = 0; seat < table.seats; ++seat)
        if (!view.viewer.owns(seat) && reserved_count(table, seat) > 0)
            text += others_reserved(view, look, seat);
    if (view.viewer.is_spectator()) return text;
    const Seat me = view.viewer.seat();
    if (table.visits[me] != 0) {
        std::string names;
        for (NobleId noble = 0; noble < noble_count; ++noble)
            if (has_noble(table.visits[me], noble))
                names += (names.empty() ? "" : ", ") + std::string(noble_name(noble, look.lang));
        text += cut(std::string(look.say({"Nobles: ", "Nobles : "})) + names, title_width) + "\n";
    }
    return text + own_reserved(view, look, me);
}

// The decks of the first console version: the public one in short, the personal one in full.

std::string heading(const Look& look, Seat seat) {
    const bool named = seat < look.names.size();
    const std::string name = cut(look.name(seat), 60);
    const std::string text = named ? std::string(look.say({"Player ", "Joueur "})) + name : name;
    return paint(look, Ink::bold, text) + "\n";
}

std::string gem_lines(const View& view, const Look& look, Seat seat,
                      const std::array<Text, 3>& labels) {
    const Table& table = view.table;
    std::string text;
    text += std::string(look.say(labels[0])) + holding_text(look, table.bonus[seat]) + "\n";
    text += std::string(look.say(labels[1])) + holding_text(look, table.gems[seat]) + "\n";
    text += std::string(look.say(labels[2])) +
            holding_text(look, table.bonus[seat] + table.gems[seat]) + "\n";
    return text;
}

std::string prestige_line(const View& view, const Look& look, Seat seat) {
    return std::string(look.say({"Total prestige: ", "Prestige total : "})) +
           std::to_string(view.table.points[seat]) + std::string(look.say({" (rank ", " (rang "})) +
           std::to_string(view.ranks[seat]) + ")\n";
}

std::string public_deck(const View& view, const Look& look, Seat seat) {
    const Table& table = view.table;
    std::string text = heading(look, seat);
    text += std::string(look.say({"Num. of developments: ", "Nb de développements : "})) +
            std::to_string(table.bought[seat].size()) + "\n";
    text += std::string(look.say({"Num. of nobles: ", "Nb de nobles : "})) +
            std::to_string(std::popcount(table.visits[seat])) + "\n";
    text += prestige_line(view, look, seat);
    text += gem_lines(view, look, seat,
                      {{{"Permanent gems: ", "Gemmes permanentes : "},
                        {"Gems on hand: ", "Gemmes en main : "},
                        {"Total gems: ", "Gemmes au total : "}}});
    return text + own_reserved(view, look, seat);
}

std::string personal_deck(const View& view, const Look& look, Seat seat) {
    const Table& table = view.table;
    std::string text = heading(look, seat) + std::string(look.say({"Nobles:\n", "Nobles :\n"}));
    int count = 0;
    for (NobleId noble = 0; noble < noble_count; ++noble)
        if (has_noble(table.visits[seat], noble))
            text += "Noble " + std::to_string(++count) + std::string(look.say({": ", " : "})) +
                    pad(noble_name(noble, look.lang), 26) +
                    std::string(look.say({"Prestige: 3\n", "Prestige : 3\n"}));
    text += look.say({"\nDevelopments:\n", "\nDéveloppements :\n"});
    count = 0;
    for (CardId id = 0; id < card_count; ++id) {
        if (!table.bought[seat].has(id)) continue;
        const std::string bonus = in_ink(look, cards[id].bonus, {letter(cards[id].bonus)});
        const std::string entry = std::string(look.say({"Dev ", "Dév "})) +
                                  std::to_string(++count) +
                                  std::string(look.say({" (Gems: ", " (Gemmes : "})) + bonus +
                                  std::string(look.say({", Prestige: ", ", Prestige : "})) +
                                  std::to_string(cards[id].points) + ")";
        text += count % 2 == 1 ? pad(entry, 40) : entry + "\n";  // two in a line
    }
    if (count % 2 == 1) text += "\n";
    text += own_reserved(view, look, seat);
    text += gem_lines(view, look, seat,
                      {{{"Permanent Gems: ", "Gemmes permanentes : "},
                        {"Gems on hand: ", "Gemmes en main : "},
                        {"Total Gems: ", "Gemmes au total : "}}});
    return text + prestige_line(view, look, seat);
}

}  // namespace

std::string Splendor::draw(const View& view, const Look& look, Part part) {
    if (part == Part::table) return without_trailing_blanks(draw_table(view, look));
    std::string text;
    for (Seat seat = 0; seat < view.table.seats; ++seat)
        if (view.viewer.is_spectator() || view.viewer.owns(seat))
            text += (text.empty() ? "" : "\n") + personal_deck(view, look, seat);
    for (Seat seat = 0; seat < view.table.seats; ++seat)
        if (!view.viewer.is_spectator() && !view.viewer.owns(seat))
            text += "\n" + public_deck(view, look, seat);
    return without_trailing_blanks(text);
}

}  // namespace agora::splendor
