// The decks of the players, as the first console version had them: the public one in short, the
// personal one in full. They stand beside the table where the window is wide.
#include "games/splendor/drawing.hpp"

#include <algorithm>
#include <bit>

namespace agora::splendor {

namespace {

constexpr std::array<Ink, 6> inks = {Ink::white, Ink::blue,  Ink::green,
                                     Ink::red,   Ink::black, Ink::gold};

constexpr int room_for_prices = 60;  // columns that a reserved card in full needs

std::string label(const TerminalStyle& style, const Text& text) {
    return std::string(style.say(text)).append(style.say({": ", " : "}));
}

// `W:1, R:4`, or `1W 4R` where that is too long.
void add_gems(std::vector<std::string>& lines, const View& view, const TerminalStyle& style,
              Seat seat, int width) {
    const Gems bonus = view.table.bonus[seat];
    const Gems gems = view.table.gems[seat];
    const auto add = [&](const Text& name, Gems some) {
        const std::string head = label(style, name);
        const std::string amounts = holding_text(style, some);
        const bool fits = columns(head) + columns(amounts) <= width;
        lines.push_back(head + (fits ? amounts : cost_text(style, some)));
    };
    add({"Permanent gems", "Permanentes"}, bonus);
    add({"Gems on hand", "En main"}, gems);
    add({"Total gems", "Au total"}, bonus + gems);
}

void add_reserved(std::vector<std::string>& lines, const View& view, const TerminalStyle& style,
                  Seat seat, int width) {
    for (std::size_t place = 0; place < reserve_limit; ++place) {
        const auto held = view.table.reserved[seat][place];
        if (held.empty()) continue;
        const std::string number =
            std::string(style.say({"Res ", "Rés "})) + std::to_string(place + 1) + " ";
        lines.push_back(width >= room_for_prices
                            ? reserved_in_full(view, style, seat, place)
                            : number +
                                  reserved_in_short(view, style, held, view.viewer.owns(seat)));
    }
}

std::string prestige_text(const View& view, const TerminalStyle& style, Seat seat) {
    return label(style, {"Total prestige", "Prestige total"}) +
           std::to_string(view.table.points[seat]) +
           std::string(style.say({" (rank ", " (rang "})) + std::to_string(view.ranks[seat]) + ")";
}

// Each card bought: a line each or two in a line, or all in as few lines as they take.
void add_developments(std::vector<std::string>& lines, const View& view, const TerminalStyle& style,
                      Seat seat, int width, Detail detail) {
    lines.emplace_back(style.say({"Developments:", "Développements :"}));
    constexpr int entry_width = 40;
    const bool in_full = detail == Detail::full;
    const std::size_t in_a_line = in_full ? (width >= 2 * entry_width - 1 ? 2 : 1) : 8;
    std::vector<std::string> entries;
    for (CardId id = 0; id < card_count; ++id) {
        if (!view.table.bought[seat].has(id)) continue;
        const std::string bonus = letter_text(style, cards[id].bonus);
        const std::string points = std::to_string(cards[id].points);
        if (!in_full) {
            entries.push_back(pad(bonus + (cards[id].points > 0 ? points : ""), 4));
            continue;
        }
        entries.push_back(std::string(style.say({"Dev ", "Dév "})) +
                          std::to_string(entries.size() + 1) + " (" +
                          label(style, {"Gems", "Gemmes"}) + bonus + ", " +
                          label(style, {"Prestige", "Prestige"}) + points + ")");
    }
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (i % in_a_line == 0)
            lines.push_back(in_a_line == 2 ? pad(entries[i], entry_width) : entries[i]);
        else
            lines.back() += entries[i];
    }
}

// The decks, one under the other.
std::vector<std::string> stacked(const View& view, const TerminalStyle& style, int width,
                                 Detail detail, bool blank_lines) {
    std::vector<std::string> lines;
    const auto add = [&](const std::vector<std::string>& deck) {
        if (!lines.empty() && blank_lines) lines.emplace_back();
        lines.insert(lines.end(), deck.begin(), deck.end());
    };
    for (Seat seat = 0; seat < view.table.seats; ++seat)
        if (view.viewer.owns(seat)) add(personal_deck(view, style, seat, width, detail));
    for (Seat seat = 0; seat < view.table.seats; ++seat)
        if (!view.viewer.owns(seat)) add(public_deck(view, style, seat, width, detail));
    return lines;
}

}  // namespace

std::string letter_text(const TerminalStyle& style, Colour colour) {
    return paint(style, inks[index(colour)], std::string(1, letter_in(colour, style.lang)));
}

std::string cost_text(const TerminalStyle& style, Gems gems) {
    std::string text;
    for (const auto colour : colours) {
        if (gems[colour] == 0) continue;
        if (!text.empty()) text += ' ';
        text += paint(style, inks[index(colour)],
                      std::to_string(gems[colour]) + letter_in(colour, style.lang));
    }
    return text;
}

std::string holding_text(const TerminalStyle& style, Gems gems) {
    std::string text;
    for (const auto colour : colours) {
        if (gems[colour] == 0) continue;
        if (!text.empty()) text += ", ";
        text += letter_text(style, colour) + ":" + std::to_string(gems[colour]);
    }
    return text.empty() ? "-" : text;
}

bool is_buying(const View& view) { return view.table.phase == Phase::act && is_asked(view); }

bool is_marked(const View& view, CardId card) {
    if (!is_buying(view) || card == no_card) return false;
    const Seat seat = view.viewer.seat();
    return payment(card, view.table.gems[seat], view.table.bonus[seat]).enough;
}

std::string player_text(const TerminalStyle& style, Seat seat, int width) {
    std::string text(style.say({"Player ", "Joueur "}));
    text += std::to_string(seat + 1);
    return cut(seat < style.names.size() ? text + " " + style.name(seat) : text, width);
}

std::string reserved_in_full(const View& view, const TerminalStyle& style, Seat seat,
                             std::size_t place) {
    const auto held = view.table.reserved[seat][place];
    std::string text = std::string(style.say({"Res ", "Rés "})) + std::to_string(place + 1) + " ";
    if (held.is_face_down())
        return text + "(" + std::string(style.say({"face down, level ", "cachée, niveau "})) +
               std::to_string(held.level() + 1) + ")";
    text += card_facts(held.card(), style.lang);
    if (held.is_secret()) text += style.say({" secret", " secrète"});
    return text + (view.viewer.owns(seat) && is_marked(view, held.card()) ? " *" : "");
}

std::string reserved_in_short(const View& view, const TerminalStyle& style, Reserved held,
                              bool own) {
    if (held.is_face_down())
        return std::string(style.say({"[level ", "[niveau "})) + std::to_string(held.level() + 1) +
               " ?]";
    const Card& card = cards[held.card()];
    std::string text = "[+" + letter_text(style, card.bonus);
    if (card.points > 0) text += " " + std::to_string(card.points) + "p";
    text += " " + cost_text(style, card.cost) + "]";
    return text + (own && is_marked(view, held.card()) ? "*" : "");
}

std::vector<std::string> personal_deck(const View& view, const TerminalStyle& style, Seat seat,
                                       int width, Detail detail) {
    std::vector<std::string> lines = {paint(style, Ink::bold, player_text(style, seat, width))};
    lines.emplace_back(style.say({"Nobles:", "Nobles :"}));
    int count = 0;
    for (NobleId noble = 0; noble < noble_count; ++noble) {
        if (!has_noble(view.table.visits[seat], noble)) continue;
        const std::string head =
            "Noble " + std::to_string(++count) + std::string(style.say({": ", " : "}));
        const std::string prestige = label(style, {"Prestige", "Prestige"}) + "3";
        const int room = std::min(26, width - columns(head) - columns(prestige) - 1);
        lines.push_back(head + pad(cut(style.say(noble_name(noble)), room), room) + " " + prestige);
    }
    add_developments(lines, view, style, seat, width, detail);
    add_reserved(lines, view, style, seat, width);
    add_gems(lines, view, style, seat, width);
    lines.push_back(prestige_text(view, style, seat));
    return lines;
}

std::vector<std::string> public_deck(const View& view, const TerminalStyle& style, Seat seat,
                                     int width, Detail detail) {
    const std::string developments = std::to_string(view.table.bought[seat].size());
    const std::string visits = std::to_string(std::popcount(view.table.visits[seat]));
    std::vector<std::string> lines = {paint(style, Ink::bold, player_text(style, seat, width))};
    if (detail == Detail::full) {
        lines.push_back(label(style, {"Num. of developments", "Nb de développements"}) +
                        developments);
        lines.push_back(label(style, {"Num. of nobles", "Nb de nobles"}) + visits);
        lines.push_back(prestige_text(view, style, seat));
    } else {
        lines.push_back(std::string(style.say({"Dev ", "Dév "})) + developments + ", nobles " +
                        visits + ", prestige " + std::to_string(view.table.points[seat]) + " (#" +
                        std::to_string(view.ranks[seat]) + ")");
    }
    if (detail != Detail::least) add_gems(lines, view, style, seat, width);
    add_reserved(lines, view, style, seat, width);
    return lines;
}

std::vector<std::string> decks_beside(const View& view, const TerminalStyle& style, int width,
                                      int rows) {
    const auto fits = [&](const std::vector<std::string>& lines) {
        return rows == 0 || static_cast<int>(lines.size()) <= rows;
    };
    for (const auto detail : {Detail::full, Detail::shorter, Detail::least}) {
        for (const bool blank_lines : {true, false}) {
            auto lines = stacked(view, style, width, detail, blank_lines);
            if (fits(lines)) return lines;
        }
    }
    return {};
}

}  // namespace agora::splendor
