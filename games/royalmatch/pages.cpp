// Hand, objectives, order of suits, tricks and rounds in full.
#include "games/royalmatch/pages.hpp"

#include <algorithm>
#include <vector>

namespace agora::royalmatch {

namespace {

constexpr int name_width = 12;

std::string indented(const TerminalStyle& style, std::string_view text) {
    return wrap(text, style.width - 1, "      ") + "\n";
}

// What its owner has to say with a card, as it is typed.
std::string typed_example(const View& view, Card card, Lang lang) {
    const std::string up(Text{" up", " haut"}.in(lang));
    std::string text = decision_words(view, play(card), lang) + " !";
    switch (effect_of(card).needs) {
        case Needs::nothing: break;
        case Needs::aim: text += up; break;
        case Needs::target_and_aim: {
            text += up;
            const Seat other = view.viewer.owns(0) ? Seat{1} : Seat{0};
            if (view.table.seats > 2) text += " " + seat_text(other);
            break;
        }
        case Needs::pick:
            for (unsigned slot = 0; slot < dealt_goals; ++slot) {
                const Objectives& mine = view.table.objectives[view.viewer.seat()];
                if ((mine.discarded() >> slot & 1U) == 0) continue;
                return text + " " + std::to_string(slot + 1);
            }
            break;
    }
    return text;
}

std::string objective_line(const View& view, unsigned slot, const TerminalStyle& style) {
    const State& table = view.table;
    const Seat seat = view.viewer.seat();
    const Objectives& mine = table.objectives[seat];
    const Goal goal = mine.dealt[slot];
    const bool chosen = mine.kept != 0;
    const bool kept = (mine.kept >> slot & 1U) != 0;
    const Text state = !chosen                 ? Text{"dealt", "reçu"}
                       : kept                  ? Text{"kept", "gardé"}
                       : mine.bonus(slot) != 0 ? Text{"bonus", "bonus"}
                                               : Text{"discarded", "écarté"};
    std::string text = std::to_string(slot + 1) + " " + goal_name(goal, style.lang) + " (" +
                       std::string(style.say(state)) + ", " + worth_text(view, slot) +
                       std::string(style.say({" pts): ", " pts)\u00A0: "})) +
                       goal_words(table, goal, style.lang) + ".";
    if (table.turn > 0)
        text += std::string(style.say({" Now: ", " Maintenant\u00A0: "})) +
                progress_words(table, seat, goal, style.lang) + ".";
    return text;
}

std::string result_line(const State& table, Seat seat, const TerminalStyle& style, Totals totals) {
    const RoundResult& result = table.result[seat];
    std::string text = " " + signed_text(result.score);
    if (totals == Totals::shown)
        text += std::string(style.say({", total ", ", total "})) +
                std::to_string(table.total[seat]) + std::string(style.say({" (rank ", " (rang "})) +
                std::to_string(RoyalMatch::standing(table).places[seat].rank) + ")";
    text += style.say({": ", "\u00A0: "});
    bool first = true;
    for (unsigned slot = 0; slot < dealt_goals; ++slot) {
        const Goal goal = result.goals[slot];
        if (goal == Goal::none) continue;
        const bool fulfilled = (result.fulfilled >> slot & 1U) != 0;
        const bool bonus = (result.bonus >> slot & 1U) != 0;
        text += std::string(first ? "" : ", ") + std::string(style.say(info(goal).name)) +
                (bonus ? " (bonus)" : "") +
                std::string(style.say(fulfilled ? Text{" fulfilled ", " rempli "}
                                                : Text{" failed ", " manqué "})) +
                signed_text(result.points[slot]);
        first = false;
    }
    if (result.crowns != 0)
        text += std::string(style.say({", Coronation +", ", Couronnement +"})) +
                std::to_string(result.crowns);
    if (result.oaths != 0)
        text += std::string(style.say({", Oath +", ", Serment +"})) + std::to_string(result.oaths);
    // The whole name, unless it would take the line that all of it needs.
    const int room = style.width - 3 - columns(text);
    if (columns(style.name(seat)) <= room) return player_text(style, seat, room) + text;
    return seat_text(seat) + " " + cut(style.short_name(seat), name_width) + text;
}

}  // namespace

std::string player_text(const TerminalStyle& style, Seat seat, int width) {
    return seat_text(seat) + " " + cut(style.name(seat), width);
}

std::string worth_text(const View& view, unsigned slot) {
    const State& table = view.table;
    const Seat seat = view.viewer.seat();
    const Objectives& mine = table.objectives[seat];
    const int full = points_of(table, mine.dealt[slot]);
    if (mine.bonus(slot) == 1) return std::to_string((full + 1) / 2);
    const int taken = (mine.kept >> slot & 1U) != 0 ? slander_on(table, seat, slot) : 0;
    if (taken == 0) return std::to_string(full);
    return std::to_string(std::max(0, full - taken)) + " = " + std::to_string(full) + "-" +
           std::to_string(taken);
}

std::string cards_by_suit(Cards cards, const TerminalStyle& style) {
    std::string text;
    for (unsigned i = 0; i < suit_count; ++i) {
        const auto suit = static_cast<Suit>(i);
        Cards rest = cards & of_suit(suit);
        if (rest == 0) continue;
        std::string row = paint(style, is_red(suit) ? Ink::red : Ink::black, suit_mark(suit));
        for (; rest != 0; rest &= rest - 1)
            row.append(" ").append(value_name(first_of(rest), style.lang));
        text.append(text.empty() ? "" : "  ").append(row);
    }
    return text.empty() ? "-" : text;
}

std::string hand_page(const View& view, const TerminalStyle& style) {
    if (view.viewer.is_spectator()) return {};
    const State& table = view.table;
    const Seat seat = view.viewer.seat();
    const bool choosing = table.phase == Phase::choose_hand;
    std::string text;
    const Cards cards = choosing ? table.hand[seat] | table.deck[seat] : table.hand[seat];
    for (Cards rest = cards; rest != 0; rest &= rest - 1) {
        const Card card = first_of(rest);
        std::string line = card_mark(card, style);
        if (table.gilding[card] != 0)
            line +=
                std::string(style.say({" gilded ", " dorée "})) + signed_text(table.gilding[card]);
        if (!choosing) line += ", Force " + std::to_string(force_of(table, seat, card));
        line += std::string(style.say({"; ", "\u00A0; "})) + effect_name(card, style.lang);
        // What it does is said to its owner.
        if (style.addressed)
            line += std::string(style.say({": ", "\u00A0: "})) + effect_words(card, style.lang);
        if (choosing && has(table.hand[seat], card))
            line += std::string(style.say({" (chosen)", " (choisie)"}));
        if (style.addressed && table.phase == Phase::play && can_activate(table, seat, card))
            line += " (" + typed_example(view, card, style.lang) + ")";
        text += indented(style, line);
    }
    return text;
}

std::string objectives_page(const View& view, const TerminalStyle& style) {
    if (view.viewer.is_spectator()) return {};
    std::string text;
    const Objectives& mine = view.table.objectives[view.viewer.seat()];
    for (unsigned slot = 0; slot < dealt_goals; ++slot)
        if (mine.dealt[slot] != Goal::none)
            text += indented(style, objective_line(view, slot, style));
    if (mine.oaths != 0)
        text += std::string(style.say({"Oath: +", "Serment\u00A0: +"})) +
                std::to_string(mine.oaths) +
                std::string(style.say(
                    {" if all kept ones are fulfilled\n", " si tous les gardés sont remplis\n"}));
    if (mine.crowns != 0)
        text += std::string(style.say({"Coronation: +", "Couronnement\u00A0: +"})) +
                std::to_string(2 * mine.crowns) +
                std::string(
                    style.say({" for each kept one fulfilled\n", " pour chaque gardé rempli\n"}));
    return text;
}

std::string order_page(const View& view, const TerminalStyle& style) {
    const State& table = view.table;
    if (table.round() == 0) return {};
    std::string text;
    for (const Suit suit : suits_in_order(table.strong)) {
        text += std::string(text.empty() ? "" : " > ") + std::string(suit_mark(suit)) + " " +
                std::string(style.say(suit_name(suit)));
        if (suit == table.strong) text += style.say({" (strong)", " (fort)"});
        if (suit == opposite(table.strong)) text += style.say({" (weak)", " (faible)"});
    }
    const Text rule =
        table.options.order() == Dominance::forte
            ? Text{"The strong suit beats every other card and the weak one loses to every other; the "
                   "two between compare by Force, then by this order.",
                   "La couleur forte bat toute autre carte, la faible perd contre toute autre\u00A0; les "
                   "deux du milieu se comparent par la Force, puis par cet ordre."}
            : Text{"The higher Force wins; this order decides between equal Forces, then the printed "
                   "value.",
                   "La plus grande Force gagne\u00A0; cet ordre départage les Forces égales, puis la "
                   "valeur imprimée."};
    return text + "\n" + wrap(style.say(rule), style.width - 1) + "\n";
}

std::string tricks_page(const View& view, const TerminalStyle& style) {
    constexpr int column = 16;
    const State& table = view.table;
    if (table.tricks_done() == 0)
        return std::string(style.say({"No trick has been played in this round.\n",
                                      "Aucun pli n'a été joué dans cette manche.\n"}));
    std::string text(style.say({"Tricks of this round (> won it, ! activated, = Force)\n",
                                "Plis de la manche (> l'a gagné, ! activée, = Force)\n"}));
    std::string head = "    ";
    for (Seat seat = 0; seat < table.seats; ++seat)
        head += pad(player_text(style, seat, name_width), column);
    text += head + "\n";
    for (int trick = 1; trick <= table.tricks_done(); ++trick) {
        std::string line = pad_left(std::to_string(trick), 2) + ".";
        const Seat winner = winner_of(table, trick);
        for (Seat seat = 0; seat < table.seats; ++seat) {
            const Played played = recorded(table, trick, seat);
            const int force = table.force[static_cast<std::size_t>(trick - 1)][seat];
            std::string cell = (seat == winner ? ">" : " ") + card_mark(played.card(), style);
            if (played.activated()) cell += "!";
            if (force != value_of(played.card())) cell += "=" + std::to_string(force);
            line += pad(cell, column);
        }
        text += line + "\n";
    }
    return without_trailing_blanks(text);
}

std::string round_page(const View& view, const TerminalStyle& style, Totals totals) {
    const State& table = view.table;
    if (table.finished == 0)
        return std::string(
            style.say({"No round is finished yet.\n", "Aucune manche n'est encore finie.\n"}));
    std::string text(style.say({"Round ", "Manche "}));
    text += std::to_string(table.finished) + std::string(style.say({":\n", "\u00A0:\n"}));
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (totals == Totals::shown) text += (view.ready >> seat & 1U) != 0 ? "*" : " ";
        text += indented(style, result_line(table, seat, style, totals));
    }
    return text;
}

std::string discard_page(const View& view, const TerminalStyle& style) {
    const Cards cards = view.table.discard;
    return indented(style, std::string(style.say({"Discard pile (", "Défausse ("})) +
                               std::to_string(count(cards)) +
                               std::string(style.say({"): ", ")\u00A0: "})) +
                               cards_by_suit(cards, style));
}

}  // namespace agora::royalmatch
