// Names of things, decisions and outcomes as they are written in records, and events as sentences.
#include "games/labyrinth/words.hpp"

#include <bit>

namespace agora::labyrinth {

namespace {

constexpr std::array<std::string_view, 13> event_names = {
    "begins", "tile_drawn", "tile_laid", "maze_laid", "card_seen", "pushed",      "carried",
    "moved",  "stayed",     "found",     "homeward",  "won",       "out_of_turns"};

std::string tell_in_english(const Event& event, const std::string& name) {
    const auto& args = event.args;
    const auto treasure = [&] { return std::string(treasure_name(args[0], Lang::en)); };
    switch (static_cast<Happening>(event.what)) {
        case Happening::begins: return name + " begins.";
        case Happening::tile_drawn:
        case Happening::tile_laid: return {};  // the drawn board shows them all
        case Happening::maze_laid:
            return "The maze is laid out; left over is " +
                   tile_text(Tile::from_bits(args[0]), Lang::en) + ".";
        case Happening::card_seen: return "Objective of " + name + ": " + treasure() + ".";
        case Happening::pushed:
            return name + " pushes " + tile_text(Tile::from_bits(args[1]), Lang::en) + " in at " +
                   arrow_name(args[0]) + " (r" + std::to_string(args[3]) + "); out comes " +
                   tile_text(Tile::from_bits(args[2]), Lang::en) + ".";
        case Happening::carried:
            return name + " is carried from " + cell_name(args[0]) + " to " + cell_name(args[1]) +
                   ".";
        case Happening::moved:
            return name + " moves from " + cell_name(args[0]) + " to " + cell_name(args[1]) + ".";
        case Happening::stayed: return name + " stays at " + cell_name(args[0]) + ".";
        case Happening::found:
            return name + " has found: " + treasure() + " (" + std::to_string(args[1]) + ").";
        case Happening::homeward: return name + " has all treasures and only has to come home.";
        case Happening::won: return name + (args[0] != 0 ? " comes home and wins." : " wins.");
        case Happening::out_of_turns: return "The last turn has been played; most treasures win.";
    }
    return {};
}

std::string tell_in_french(const Event& event, const std::string& name) {
    const auto& args = event.args;
    const auto treasure = [&] { return std::string(treasure_name(args[0], Lang::fr)); };
    switch (static_cast<Happening>(event.what)) {
        case Happening::begins: return name + " commence.";
        case Happening::tile_drawn:
        case Happening::tile_laid: return {};
        case Happening::maze_laid:
            return "Le labyrinthe est en place ; il reste " +
                   tile_text(Tile::from_bits(args[0]), Lang::fr) + ".";
        case Happening::card_seen: return "Objectif de " + name + " : " + treasure() + ".";
        case Happening::pushed:
            return name + " pousse " + tile_text(Tile::from_bits(args[1]), Lang::fr) + " en " +
                   arrow_name(args[0]) + " (r" + std::to_string(args[3]) + ") ; il en sort " +
                   tile_text(Tile::from_bits(args[2]), Lang::fr) + ".";
        case Happening::carried:
            return name + " est emporté de " + cell_name(args[0]) + " en " + cell_name(args[1]) +
                   ".";
        case Happening::moved:
            return name + " va de " + cell_name(args[0]) + " en " + cell_name(args[1]) + ".";
        case Happening::stayed: return name + " reste en " + cell_name(args[0]) + ".";
        case Happening::found:
            return name + " a trouvé : " + treasure() + " (" + std::to_string(args[1]) + ").";
        case Happening::homeward: return name + " a tous ses trésors et n'a plus qu'à rentrer.";
        case Happening::won: return name + (args[0] != 0 ? " rentre et gagne." : " gagne.");
        case Happening::out_of_turns:
            return "Le dernier tour est joué ; qui a le plus de trésors gagne.";
    }
    return {};
}

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

char colour_letter(Colour colour, Lang lang) {
    const auto name = colour_name(colour).in(lang);
    return static_cast<char>(name[0] - 'a' + 'A');
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

std::string Labyrinth::tell(const Event& event, const Look& look) {
    const std::string name = look.name(event.seat);
    return look.lang == Lang::fr ? tell_in_french(event, name) : tell_in_english(event, name);
}

}  // namespace agora::labyrinth
