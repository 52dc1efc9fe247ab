#include "games/labyrinth/ai/mind.hpp"

#include "games/labyrinth/ai/ways.hpp"

#include <fmt/format.h>

#include <bit>
#include <cmath>

namespace agora::ai {

using namespace labyrinth;

Values Mind<Labyrinth>::evaluate(State& state, Random& /*nothing is drawn*/) const {
    Values values{};
    float sum = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const bool open =
            (state.board.reachable(state.pawns[seat]) & objective_cells(state, seat)) != 0;
        const auto left =
            static_cast<float>(cards_left(state, seat) + (state.rules.home() ? 1 : 0));
        const float near = left - (open ? 0.4F : 0.0F) - (seat == state.turn ? 0.2F : 0.0F);
        values[seat] = 1 / (near * near + 0.5F);
        sum += values[seat];
    }
    for (Seat seat = 0; seat < state.seats; ++seat) values[seat] /= sum;
    return values;
}

namespace {

// The objective that a decision takes, or opens the way to; none where it does neither.
Cells taken_or_opened(const State& before, const State& after, Seat me, Action action) {
    if (!is_push(action)) return objective_cells(before, me) & only(cell_of(action));
    return after.board.reachable(after.pawns[me]) & objective_cells(after, me);
}

State after(const View& view, Action action) {
    State state = view.table;
    Silence silence;
    Labyrinth::apply(state, view.viewer.seat(), action, silence);
    return state;
}

// "crown", or home.
std::string objective_name(const View& view, const Board& board, Cells cells, Lang lang) {
    if (is_homeward(view.table, view.viewer.seat()))
        return std::string(Text{"home", "la maison"}.in(lang));
    const Treasure treasure = board.treasure_at(static_cast<Cell>(std::countr_zero(cells)));
    if (treasure == no_treasure) return "";
    return std::string(treasure_names[treasure].name.in(lang));
}

// Why what lies open is left alone: how much more this wins, and that a last treasure shows
// everybody the way home.
std::string why_left_alone(const View& view, Action action, Lang lang) {
    constexpr std::uint32_t rows = 12;  // quick: only two decisions are compared
    const Seat me = view.viewer.seat();
    const auto analysis = plan(view, view.table.seats == 2 ? against_one : against_many(rows), 0);
    const Candidate* obvious = nullptr;  // the best that takes the objective, or opens the way
    std::string name;
    for (const auto& candidate : analysis.candidates) {
        if (obvious != nullptr && candidate.win <= obvious->win) continue;
        const auto other = static_cast<Action>(candidate.decision);
        const State then = after(view, other);
        const Cells cells = taken_or_opened(view.table, then, me, other);
        if (cells == 0) continue;
        obvious = &candidate;
        name = objective_name(view, is_push(other) ? then.board : view.table.board, cells, lang);
    }
    const auto* chosen = analysis.find(static_cast<Code>(action));
    if (obvious == nullptr || chosen == nullptr) return "";
    const auto percent = [](double share) { return static_cast<int>(std::lround(100 * share)); };
    const int here = percent(chosen->win);
    const int there = percent(obvious->win);
    const Text text = here > there
                          ? Text{"you leave alone: {}; taking it now wins {} % of games, this {} %",
                                 "vous laissez : {} ; y aller gagne {} % des parties, ceci {} %"}
                          : Text{"you leave alone: {}; taking it now wins no more than this",
                                 "vous laissez : {} ; y aller ne gagne pas plus souvent"};
    std::string why = fmt::format(fmt::runtime(text.in(lang)), name, there, here);
    if (cards_left(view.table, me) == 1 && view.table.rules.home())
        why += Text{", and all would see that you only have to come home",
                    ", et tous verraient qu'il ne vous reste qu'à rentrer"}
                   .in(lang);
    return why;
}

// What one prepares: places from which the next turn can reach what one looks for.
std::string what_it_prepares(const View& view, const State& then, Action action, Lang lang) {
    const Seat me = view.viewer.seat();
    const Cells cells = objective_cells(then, me);
    const Cells near = within_a_turn(Ways::of(then), {cells, cells == 0});
    const Cells mine =
        is_push(action) ? then.board.reachable(then.pawns[me]) : only(then.pawns[me]);
    if ((near & mine) == 0) return "";
    if (cells == 0)
        return std::string(Text{"the next push can bring in what you look for",
                                "la poussée suivante peut amener ce que vous cherchez"}
                               .in(lang));
    const Text text =
        is_push(action)
            ? Text{"you can go where the next push can open the way to: {}",
                   "vous pouvez aller là où la poussée suivante peut ouvrir le chemin vers : {}"}
            : Text{"from there the next push can open the way to: {}",
                   "de là, la poussée suivante peut ouvrir le chemin vers : {}"};
    return fmt::format(fmt::runtime(text.in(lang)), objective_name(view, then.board, cells, lang));
}

}  // namespace

std::string Mind<Labyrinth>::reason(const View& view, std::span<const Action> line,
                                    const TerminalStyle& style) const {
    const Action action = line.front();
    const Lang lang = style.lang;
    const Seat me = view.viewer.seat();
    const State& table = view.table;
    const State then = after(view, action);
    if (const Cells cells = taken_or_opened(table, then, me, action); cells != 0) {
        const Text text = is_push(action)
                              ? Text{"your way is open to: {}", "votre chemin est ouvert vers : {}"}
                              : Text{"you take: {}", "vous prenez : {}"};
        return fmt::format(
            fmt::runtime(text.in(lang)),
            objective_name(view, is_push(action) ? then.board : table.board, cells, lang));
    }
    // Whom it stops: a rival on the way home who could have come in and now cannot.
    for (Seat seat = 0; is_push(action) && seat < table.seats; ++seat) {
        if (seat == me || !is_homeward(table, seat)) continue;
        const Goal home{only(home_of(table, seat)), false};
        if ((within_a_turn(Ways::of(then), home) & only(then.pawns[seat])) == 0)
            return fmt::format(
                fmt::runtime(
                    Text{"you keep {} from coming home", "vous empêchez {} de rentrer"}.in(lang)),
                style.short_name(seat));
    }
    auto why = why_left_alone(view, action, lang);
    return why.empty() ? what_it_prepares(view, then, action, lang) : why;
}

}  // namespace agora::ai
