// How cells, tiles and treasures are named where people type and read them.
#pragma once

#include "games/labyrinth/rules.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace agora::labyrinth {

// A cell as it is typed: columns a-g from the left, rows 1-7 from the top. An arrow has the name of
// the cell where the tile enters.
std::string cell_name(Cell cell);
std::optional<Cell> cell_from(std::string_view name);
std::string arrow_name(Arrow arrow);

// As JSON has them.
inline constexpr std::array<std::string_view, 8> phase_names = {
    "draw_first", "draw_tile", "turn_tile", "deal", "push", "move", "next_card", "over"};
inline constexpr std::array<std::string_view, 4> colour_words = {"red", "yellow", "blue", "green"};

// A tile by its openings, `NES`; a treasure by its key, and back.
std::string openings_text(unsigned openings);
std::optional<Treasure> treasure_from(std::string_view key);
std::string_view treasure_name(Treasure treasure, Lang lang);
std::string treasure_list(Treasures treasures, Lang lang);  // names, with commas

// "a straight tile", "a corner with the owl".
std::string tile_text(Tile tile, Lang lang);

Text colour_name(Colour colour);
Text colour_letter(Colour colour);

}  // namespace agora::labyrinth
