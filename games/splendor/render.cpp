// The display of the table: in 80 columns and as many rows as there are, and with the decks beside
// it where the window is wide. Letters say all that colours say.
#include "games/splendor/drawing.hpp"

#include <algorithm>
#include <bit>

namespace agora::splendor {

namespace {

constexpr int label_width = 7;   // of a row of the grid
constexpr int cell_width = 16;   // of a card
constexpr int name_width = 12;   // of a player in the list of players
constexpr int title_width = 79;  // of everything
constexpr int gap_width = 2;     // between the table and the decks beside it
constexpr int least_decks = 34;  // columns that decks beside the table need

// How the table is laid out, from roomy to what every window has room for.
struct Form {
    bool lines = true;  // between the rows of the grid
    bool noble_names = true;
    bool own_in_full = true;  // the viewer's own nobles and reserved cards
    bool reserves = true;     // reserved cards at all; not where the decks stand beside
    bool bank_line = true;    // otherwise the bank stands before the headings of the gems
};
constexpr std::array<Form, 5> forms = {
    {{},
     {.lines = false},
     {.lines = false, .noble_names = false},
     {.lines = false, .noble_names = false, .own_in_full = false},
     {.lines = false, .noble_names = false, .own_in_full = false, .bank_line = false}}};

// `2 pts`, or nothing.
std::string points_text(int points) {
    return points == 0 ? "" : std::to_string(points) + (points == 1 ? " pt" : " pts");
}

std::string mark(const TerminalStyle& style, bool marked) {
    return marked ? paint(style, Ink::bold, "*") : " ";
}

// The first line: where the game stands and who is to do what.

std::string situation(const View& view, const TerminalStyle& style) {
    const Table& table = view.table;
    const bool mine = style.addressed && view.viewer.owns(table.turn);
    const std::string name = cut(style.name(table.turn), 20);
    const auto say = [&](const Text& you, const Text& other) {
        return mine ? std::string(style.say(you)) : name + std::string(style.say(other));
    };
    switch (table.phase) {
        case Phase::draw_first:
        case Phase::draw_noble:
        case Phase::deal: return std::string(style.say({"setting up", "mise en place"}));
        case Phase::refill:
        case Phase::draw_unseen:
            return std::string(style.say({"a card is drawn", "une carte est piochée"}));
        case Phase::act: return say({"your turn", "à vous"}, {" to play", " joue"});
        case Phase::give_back:
            return say({"return gems", "rendez des gemmes"},
                       {" returns gems", " rend des gemmes"}) +
                   " (" + std::to_string(table.gems[table.turn].total() - hand_limit) + ")";
        case Phase::choose_noble:
            return say({"choose a noble marked *", "choisissez un noble marqué *"},
                       {" chooses a noble", " choisit un noble"});
        case Phase::over: return std::string(style.say({"the game is over", "partie terminée"}));
    }
    return {};
}

// What `*` means, where there is one.
std::string legend(const View& view, const TerminalStyle& style) {
    const auto marked = [&](CardId card) { return is_marked(view, card); };
    bool any = std::ranges::any_of(view.table.grid, marked);
    if (!view.viewer.is_spectator())
        for (const auto held : view.table.reserved[view.viewer.seat()])
            any = any || (!held.empty() && !held.is_face_down() && marked(held.card()));
    if (!any) return {};
    return paint(style, Ink::faint,
                 style.say(style.addressed ? Text{"* you can buy it now", "* achat possible"}
                                           : Text{"* can be bought now", "* achat possible"}));
}

std::string title(const View& view, const TerminalStyle& style, const Form& form) {
    const Table& table = view.table;
    std::string text = "SPLENDOR  ";
    text += std::string(style.say({"round ", "manche "})) + std::to_string(table.round) + ", ";
    text += std::string(style.say({"target ", "objectif "})) + std::to_string(table.options.target);
    const bool reached = std::ranges::any_of(
        table.points, [&](int points) { return points >= table.options.target; });
    if (reached && table.phase != Phase::over) text += style.say({", last round", ", la dernière"});
    text = paint(style, Ink::bold, cut(text + "  -  " + situation(view, style), title_width));
    const auto meaning = form.bank_line ? std::string() : legend(view, style);
    if (!meaning.empty() && columns(text) + 2 + columns(meaning) <= title_width)
        text += "  " + meaning;
    return text + "\n";
}

// The nobles, the cards, the bank.

bool is_choosing_noble(const View& view, NobleId noble) {
    return view.table.phase == Phase::choose_noble && is_asked(view) &&
           has_noble(willing_nobles(view.table), noble);
}

std::string nobles_text(const View& view, const TerminalStyle& style, const Form& form) {
    const Table& table = view.table;
    std::string text;
    for (NobleId noble = 0; noble < noble_count; ++noble) {
        if (!has_noble(table.nobles, noble)) continue;
        const std::string number = std::to_string(noble_number(table, noble));
        const std::string marked = mark(style, is_choosing_noble(view, noble));
        const std::string needs = cost_text(style, nobles[noble].needs);
        if (form.noble_names) {
            text += pad(text.empty() ? "N O B L E S" : "", 13) + number + " " + marked + " ";
            text += pad(style.say(noble_name(noble)), 26);
            text += pad(needs, 12) + points_text(noble_points) + "\n";
        } else {
            text += (text.empty() ? "NOBLES " : " |") + number + marked + needs;
        }
    }
    return form.noble_names || text.empty() ? text : text + "\n";
}

std::string rule_line() {
    std::string line(label_width, '-');
    for (int column = 0; column < 4; ++column)
        line.append("+").append(static_cast<std::size_t>(cell_width) + 1, '-');
    return line + "\n";
}

// Name, number, whether one can pay it, bonus and prestige above; the price below.
std::array<std::string, 2> cell(const View& view, const TerminalStyle& style, int place) {
    const auto id = view.table.grid[static_cast<std::size_t>(place)];
    std::string head = place_name(place) + pad_left(std::to_string(place + 1), 3);
    if (id == no_card) return {head, "-"};
    const Card& card = cards[id];
    head += mark(style, is_marked(view, id)) + "  +" + letter_text(style, card.bonus);
    return {head + " " + points_text(card.points), cost_text(style, card.cost)};
}

std::string cards_text(const View& view, const TerminalStyle& style, const Form& form) {
    const std::string rule = form.lines ? rule_line() : "";
    std::string text = rule;
    for (int row = 2; row >= 0; --row) {
        const int left = view.deck_sizes[static_cast<std::size_t>(row)];
        std::string upper = pad(deck_name(row, style.lang), label_width);
        std::string lower =
            pad(std::string(style.say({"deck ", "pile "})) + std::to_string(left), label_width);
        for (int column = 0; column < 4; ++column) {
            const auto lines = cell(view, style, row * 4 + column);
            upper += "| " + pad(lines[0], cell_width);
            lower += "| " + pad(lines[1], cell_width);
        }
        text += upper + "\n" + lower + "\n" + rule;
    }
    return text;
}

std::string bank_in_short(const View& view, const TerminalStyle& style) {
    std::string text(style.say({"GEMS", "GEMMES"}));
    for (const auto colour : colours)
        text += " " + letter_text(style, colour) + ":" + std::to_string(view.table.bank[colour]);
    return text;
}

std::string bank_text(const View& view, const TerminalStyle& style) {
    std::string text = pad(style.say({"G E M S", "G E M M E S"}), 13);
    for (const auto colour : colours)
        text += letter_text(style, colour) + ":" + pad(std::to_string(view.table.bank[colour]), 5);
    return text + legend(view, style) + "\n";
}

// The players, one line each, with their rank (SPL-28).

std::string amounts(Gems gems, int width, bool with_gold) {
    std::string text;
    for (const auto colour : colours)
        if (with_gold || colour != Colour::gold)
            text += pad_left(gems[colour] == 0 ? "." : std::to_string(gems[colour]), width);
    return text;
}

std::string letters(const TerminalStyle& style, int width, bool with_gold) {
    std::string text;
    for (const auto colour : colours)
        if (with_gold || colour != Colour::gold)
            text +=
                std::string(static_cast<std::size_t>(width - 1), ' ') + letter_text(style, colour);
    return text;
}

std::string players_text(const View& view, const TerminalStyle& style, const Form& form) {
    const Table& table = view.table;
    const std::string heading = pad(style.say({"P L A Y E R S", "J O U E U R S"}), name_width + 3) +
                                std::string(style.say({" Rk Pts Dev Nob", " Rg Pts Dév Nob"}));
    const std::string columns_of_gems = letters(style, 3, false) + " " + letters(style, 2, true) +
                                        "    " + letters(style, 3, true) + "\n";
    std::string text = form.bank_line ? heading : pad(bank_in_short(view, style), columns(heading));
    text += pad(style.say({"  Permanent gems", "  Permanentes"}), 16);
    text += pad(style.say({"  Gems on hand", "  En main"}), 18);
    text += std::string(style.say({" Total gems", " Au total"})) + "\n";
    text += form.bank_line ? std::string(static_cast<std::size_t>(columns(heading)), ' ') : heading;
    text += columns_of_gems;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        const bool acting = table.phase != Phase::over && seat == table.turn;
        std::string line = std::string(acting ? ">" : " ") + std::to_string(seat + 1) + " ";
        line += pad(cut(style.name(seat), name_width), name_width);
        line += " #" + std::to_string(view.ranks[seat]);  // SPL-28
        line += pad_left(std::to_string(table.points[seat]), 4);
        line += pad_left(std::to_string(table.bought[seat].size()), 4);
        line += pad_left(std::to_string(std::popcount(table.visits[seat])), 4);
        line += amounts(table.bonus[seat], 3, false) + " " + amounts(table.gems[seat], 2, true);
        line += pad_left("=" + std::to_string(table.gems[seat].total()), 4);
        line += amounts(table.bonus[seat] + table.gems[seat], 3, true);
        text += paint(style, view.viewer.owns(seat) ? Ink::bold : Ink::plain, line) + "\n";
    }
    return text;
}

// The reserved cards of a player in one line; the viewer's own are numbered as `pay` names them.
std::string reserved_line(const View& view, const TerminalStyle& style, Seat seat) {
    const bool own = view.viewer.owns(seat);
    std::string text;
    for (std::size_t place = 0; place < reserve_limit; ++place) {
        const auto held = view.table.reserved[seat][place];
        if (held.empty()) continue;
        text += " ";
        if (own) text += std::to_string(place + 1);
        text += reserved_in_short(view, style, held, own);
    }
    const std::string name = own && style.addressed ? std::string(style.say({"You", "Vous"}))
                                                    : cut(style.name(seat), name_width);
    std::string label = name + std::string(style.say({" reserved:", ", réserve :"}));
    // Three long prices leave room for the name alone.
    if (columns(label) + columns(text) > title_width)
        label = name + std::string(style.say({":", " :"}));
    return label + text + "\n";
}

std::string own_nobles(const View& view, const TerminalStyle& style, Seat seat) {
    std::string names;
    for (NobleId noble = 0; noble < noble_count; ++noble)
        if (has_noble(view.table.visits[seat], noble))
            names += (names.empty() ? "" : ", ") + std::string(style.say(noble_name(noble)));
    if (names.empty()) return {};
    return cut(std::string(style.say({"Nobles: ", "Nobles : "})) + names, title_width) + "\n";
}

std::string reserves_text(const View& view, const TerminalStyle& style, const Form& form) {
    if (!form.reserves) return {};
    std::string others;
    std::string own;
    for (Seat seat = 0; seat < view.table.seats; ++seat) {
        const bool mine = view.viewer.owns(seat);
        if (mine && form.own_in_full) own += own_nobles(view, style, seat);
        if (reserved_count(view.table, seat) == 0) continue;
        if (!mine) {
            others += reserved_line(view, style, seat);
        } else if (!form.own_in_full) {
            own += reserved_line(view, style, seat);
        } else {
            for (std::size_t place = 0; place < reserve_limit; ++place)
                if (!view.table.reserved[seat][place].empty())
                    own += reserved_in_full(view, style, seat, place) + "\n";
        }
    }
    return others + own;
}

std::string board(const View& view, const TerminalStyle& style, const Form& form) {
    return title(view, style, form) + nobles_text(view, style, form) +
           cards_text(view, style, form) + (form.bank_line ? bank_text(view, style) : "") +
           players_text(view, style, form) + reserves_text(view, style, form);
}

// The roomiest form that keeps to the rows, or else the smallest.
std::string board_in_rows(const View& view, const TerminalStyle& style, bool reserves) {
    std::string text;
    for (Form form : forms) {
        form.reserves = reserves;
        text = board(view, style, form);
        if (style.rows == 0 || std::ranges::count(text, '\n') <= style.rows) break;
    }
    return text;
}

std::string beside(std::string_view left, int width, const std::vector<std::string>& right) {
    std::string text;
    for (std::size_t line = 0; line < right.size() || !left.empty(); ++line) {
        const auto end = std::min(left.find('\n'), left.size());
        text += pad(left.substr(0, end), width);
        if (line < right.size()) text += right[line];
        text += "\n";
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    return text;
}

std::string draw_table(const View& view, const TerminalStyle& style) {
    constexpr int board_width = title_width + 1;
    const int room = style.width - board_width - gap_width;
    if (room >= least_decks && view.table.phase >= Phase::act) {
        const std::string text = board_in_rows(view, style, false);
        const auto decks = decks_beside(view, style, room, style.rows);
        if (!decks.empty()) return beside(text, board_width + gap_width, decks);
    }
    return board_in_rows(view, style, true);
}

}  // namespace

std::string Splendor::draw(const View& view, const TerminalStyle& style, Part part) {
    if (part == Part::table) return without_trailing_blanks(draw_table(view, style));
    std::string text;
    const auto add = [&](const std::vector<std::string>& deck) {
        if (!text.empty()) text += "\n";
        for (const auto& line : deck) text += line + "\n";
    };
    for (Seat seat = 0; seat < view.table.seats; ++seat)
        if (view.viewer.is_spectator() || view.viewer.owns(seat))
            add(personal_deck(view, style, seat, title_width, Detail::full));
    for (Seat seat = 0; seat < view.table.seats; ++seat)
        if (!view.viewer.is_spectator() && !view.viewer.owns(seat))
            add(public_deck(view, style, seat, title_width, Detail::full));
    return without_trailing_blanks(text);
}

}  // namespace agora::splendor
