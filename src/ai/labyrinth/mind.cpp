#include "ai/labyrinth/mind.hpp"

#include "ai/labyrinth/ways.hpp"

#include <fmt/format.h>

#include <bit>

namespace agora {

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

std::string Mind<Labyrinth>::reason(const View& view, Action action, Lang lang) const {
    const Seat me = view.viewer.seat();
    const State& table = view.table;
    State after = table;
    Silence silence;
    Labyrinth::apply(after, me, action, silence);
    const auto name_of = [&](Cells cells) -> std::string {
        if (is_homeward(table, me)) return lang == Lang::fr ? "la maison" : "home";
        const auto cell = static_cast<Cell>(std::countr_zero(cells));
        const Treasure treasure = after.board.treasure_at(cell);
        if (treasure == no_treasure) return "";
        return std::string(treasure_names[treasure].name.in(lang));
    };
    if (!is_push(action)) {
        const Cells wanted = objective_cells(table, me) & only(cell_of(action));
        if (wanted == 0) return "";
        return fmt::format(fmt::runtime(Text{"it takes: {}", "il prend : {}"}.in(lang)),
                           name_of(wanted));
    }
    const Cells open = after.board.reachable(after.pawns[me]) & objective_cells(after, me);
    if (open != 0)
        return fmt::format(
            fmt::runtime(Text{"it opens the way to: {}", "il ouvre le chemin vers : {}"}.in(lang)),
            name_of(open));
    // Whom it stops: a rival on the way home who could have come in and now cannot.
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (seat == me || !is_homeward(table, seat)) continue;
        const Goal home{only(home_of(table, seat)), false};
        if ((within_a_turn(Ways::of(after), home) & only(after.pawns[seat])) == 0)
            return std::string(
                Text{"it keeps a rival from coming home", "il empêche un rival de rentrer"}.in(
                    lang));
    }
    return "";
}

}  // namespace agora
