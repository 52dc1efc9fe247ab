// Names of things, decisions and outcomes as they are written in records, and events as sentences.
#include "games/labyrinth/text.hpp"

#include "core/typography.hpp"

#include <bit>

namespace agora::labyrinth {

namespace {

constexpr std::array<std::string_view, 13> event_names = {
    "begins", "tile_drawn", "tile_laid", "maze_laid", "card_seen", "pushed",      "carried",
    "moved",  "stayed",     "found",     "homeward",  "won",       "out_of_turns"};

// What happened, by its number; the drawn board shows every tile, so they are not told.
constexpr std::array<Text, event_names.size()> sentences = {{
    {"{name} begins.", "{name} commence."},
    {},
    {},
    {"The maze is laid out; left over is {tile}.", "Le labyrinthe est en place ; il reste {tile}."},
    {"Objective of {name}: {treasure}.", "Objectif {of} : {treasure}."},
    {"{name} pushes {in} in at {arrow}{turned} and gets {out} out.",
     "{name} pousse {in} en {arrow}{turned} et en fait sortir {out}."},
    {"{name} is carried from {from} to {to}.", "{name} est emporté de {from} en {to}."},
    {"{name} moves from {from} to {to}.", "{name} va de {from} en {to}."},
    {"{name} stays at {cell}.", "{name} reste en {cell}."},
    {"{name} has found: {treasure} ({count}).", "{name} a trouvé : {treasure} ({count})."},
    {"{name} has all treasures and only has to come home.",
     "{name} a tous ses trésors et n'a plus qu'à rentrer."},
    {},  // that somebody has won: the ranking says so
    {"The last turn has been played; most treasures win.",
     "Le dernier tour est joué ; qui a le plus de trésors gagne."},
}};
// How often a tile was turned, clockwise.
constexpr std::array<Text, 4> turns = {{{},
                                        {", turned once,", ", tourné une fois,"},
                                        {", turned twice,", ", tourné deux fois,"},
                                        {", turned three times,", ", tourné trois fois,"}}};
constexpr Text comes_home = {"{name} comes home.", "{name} rentre."};

}  // namespace

std::string cell_name(Cell cell) {
    return {static_cast<char>('a' + column_of(cell)), static_cast<char>('1' + row_of(cell))};
}

std::optional<Cell> cell_from(std::string_view name) {
    if (name.size() != 2) return std::nullopt;
    const int column = name[0] - 'a';
    const int row = name[1] - '1';
    if (column < 0 || column >= side || row < 0 || row >= side) return std::nullopt;
    return cell_at(row, column);
}

std::string arrow_name(Arrow arrow) { return cell_name(slides[arrow].in); }

std::string openings_text(unsigned openings) {
    std::string text;
    for (unsigned i = 0; i < 4; ++i)
        if (((openings >> i) & 1U) != 0) text += "NESW"[i];
    return text;
}

std::optional<Treasure> treasure_from(std::string_view key) {
    for (Treasure treasure = 0; treasure < treasure_count; ++treasure)
        if (treasure_names[treasure].key == key) return treasure;
    return std::nullopt;
}

std::string_view treasure_name(Treasure treasure, Lang lang) {
    return treasure_names[treasure].name.in(lang);
}

std::string treasure_list(Treasures treasures, Lang lang) {
    std::string text;
    for (; treasures != 0; treasures &= treasures - 1)
        text.append(text.empty() ? "" : ", ")
            .append(treasure_name(static_cast<Treasure>(std::countr_zero(treasures)), lang));
    return text;
}

std::string tile_text(Tile tile, Lang lang) {
    const Text shape = tile.is_straight() ? Text{"a straight tile", "un couloir droit"}
                       : std::popcount(tile.openings()) == 3 ? Text{"a junction", "un carrefour"}
                                                             : Text{"a corner", "un coude"};
    std::string text(shape.in(lang));
    if (tile.treasure() == no_treasure) return text;
    return text + " (" + std::string(treasure_name(tile.treasure(), lang)) + ")";
}

Text colour_name(Colour colour) {
    constexpr std::array<Text, 4> names = {
        {{"red", "rouge"}, {"yellow", "jaune"}, {"blue", "bleu"}, {"green", "vert"}}};
    return names[static_cast<std::size_t>(colour)];
}

Text colour_letter(Colour colour) {
    constexpr std::array<Text, 4> letters = {{{"R", "R"}, {"Y", "J"}, {"B", "B"}, {"G", "V"}}};
    return letters[static_cast<std::size_t>(colour)];
}

std::string Labyrinth::write(const View& view, Action action) {
    return write(view, action, Lang::en);
}

std::string Labyrinth::write(const View& view, Action action, Lang lang) {
    const auto say = [&](const Text& verb) { return std::string(verb.in(lang)); };
    if (is_push(action))
        return say({"push ", "pousser "}) + arrow_name(arrow_of(action)) + " r" +
               std::to_string(quarters_of(action));
    const State& table = view.table;
    if (cell_of(action) == table.pawns[table.turn]) return say({"stay", "rester"});
    return say({"move ", "aller "}) + cell_name(cell_of(action));
}

std::string Labyrinth::write_outcome(const State& state, Item item) {
    switch (state.phase) {
        case Phase::draw_first: return "first " + std::to_string(item);
        case Phase::draw_tile: {  // those that look alike by their number, the others by their
                                  // treasure
            const Treasure treasure = loose_tile(item).treasure();
            if (treasure != no_treasure) return "tile " + std::string(treasure_names[treasure].key);
            return item < straight_count
                       ? "tile straight " + std::to_string(item + 1)
                       : "tile corner " + std::to_string(item - straight_count + 1);
        }
        case Phase::turn_tile: return "turn " + std::to_string(item);
        default: return "card " + std::string(treasure_names[item].key);
    }
}

std::string_view Labyrinth::event_name(const Event& event) {
    return event.what < event_names.size() ? event_names[event.what] : "unknown";
}

std::string Labyrinth::tell(const Event& event, const TerminalStyle& style) {
    if (event.what >= sentences.size()) return {};
    const Lang lang = style.lang;
    const Text& sentence = sentences[event.what];
    const TextValue name = {"name", style.name(event.seat)};
    const auto treasure = [&](Treasure which) {
        return TextValue{"treasure", std::string(treasure_name(which, lang))};
    };
    switch (static_cast<EventKind>(event.what)) {
        case EventKind::maze_laid:
            return filled(sentence, {{"tile", tile_text(event.as<OneTile>().tile, lang)}}, lang);
        case EventKind::card_seen:
            return filled(sentence,
                          {name,
                           {"of", with_de("", style.name(event.seat))},
                           treasure(event.as<OneTreasure>().treasure)},
                          lang);
        case EventKind::pushed: {
            const auto told = event.as<Pushed>();
            return filled(sentence,
                          {name,
                           {"in", tile_text(told.in, lang)},
                           {"arrow", arrow_name(told.arrow)},
                           {"turned", std::string(turns[told.quarters].in(lang))},
                           {"out", tile_text(told.out, lang)}},
                          lang);
        }
        case EventKind::carried:
        case EventKind::moved: {
            const auto [from, to] = event.as<FromTo>();
            return filled(sentence, {name, {"from", cell_name(from)}, {"to", cell_name(to)}}, lang);
        }
        case EventKind::stayed:
            return filled(sentence, {name, {"cell", cell_name(event.as<Stayed>().cell)}}, lang);
        case EventKind::found: {
            const auto told = event.as<Found>();
            return filled(sentence,
                          {name, treasure(told.treasure), {"count", std::to_string(told.count)}},
                          lang);
        }
        case EventKind::won:
            return filled(event.as<Won>().came_home ? comes_home : sentence, {name}, lang);
        default: return filled(sentence, {name}, lang);
    }
}

}  // namespace agora::labyrinth
