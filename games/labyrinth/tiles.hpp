// What is in the box: 24 treasures, 16 tiles that are glued to the board, 34 loose ones.
#pragma once

#include "core/language.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace agora::labyrinth {

// A cell of the board, row * 7 + column from the top left; a set of cells is one bit each.
using Cell = std::uint8_t;
using Cells = std::uint64_t;

inline constexpr int side = 7;
inline constexpr Cell cell_count = side * side;
inline constexpr Cell no_cell = 0xFF;

constexpr Cell cell_at(int row, int column) { return static_cast<Cell>(row * side + column); }
constexpr int row_of(Cell cell) { return cell / side; }
constexpr int column_of(Cell cell) { return cell % side; }
constexpr Cells only(Cell cell) { return Cells{1} << cell; }

// Openings of a tile, as bits.
enum Opening : std::uint8_t { north = 1, east = 2, south = 4, west = 8 };

// A treasure by its number: 0-11 are glued to the board, 12-23 lie on loose tiles.
using Treasure = std::uint8_t;
using Treasures = std::uint32_t;  // a set of them

inline constexpr int treasure_count = 24;
inline constexpr int glued_treasures = 12;
inline constexpr Treasure no_treasure = 0xFF;
inline constexpr Treasures all_treasures = (1U << treasure_count) - 1U;

constexpr Treasures only_treasure(Treasure treasure) { return Treasures{1} << treasure; }

struct TreasureName {
    std::string_view key;  // in records and JSON
    Text name;
    Text code;  // at most four columns, on the drawn board
};

inline constexpr std::array<TreasureName, treasure_count> treasure_names = {{
    {"book", {"book", "grimoire"}, {"book", "grim"}},
    {"purse", {"bag of gold coins", "bourse d'or"}, {"gold", "bour"}},
    {"map", {"treasure map", "carte au trésor"}, {"map", "cart"}},
    {"crown", {"crown", "couronne"}, {"crwn", "cour"}},
    {"keys", {"keys", "trousseau de clés"}, {"keys", "clés"}},
    {"skull", {"skull", "tête de mort"}, {"skul", "tête"}},
    {"ring", {"ring", "bague"}, {"ring", "bagu"}},
    {"chest", {"treasure chest", "coffre au trésor"}, {"ches", "coff"}},
    {"emerald", {"emerald", "émeraude"}, {"emer", "émer"}},
    {"sword", {"sword", "épée"}, {"swrd", "épée"}},
    {"candelabra", {"candelabra", "chandelier"}, {"cand", "chan"}},
    {"helmet", {"helmet", "heaume"}, {"helm", "heau"}},
    {"owl", {"owl", "chouette"}, {"owl", "chou"}},
    {"scarab", {"scarab", "scarabée"}, {"scar", "scar"}},
    {"rat", {"rat", "rat"}, {"rat", "rat"}},
    {"spider", {"spider", "araignée"}, {"spid", "arai"}},
    {"moth", {"moth", "papillon de nuit"}, {"moth", "papi"}},
    {"lizard", {"lizard", "salamandre"}, {"liza", "sala"}},
    {"bat", {"bat", "chauve-souris"}, {"bat", "chau"}},
    {"dragon", {"dragon", "dragon"}, {"drag", "drag"}},
    {"ghost", {"ghost", "fantôme"}, {"ghos", "fant"}},
    {"genie", {"genie in a bottle", "génie"}, {"geni", "géni"}},
    {"goblin", {"goblin", "gnome"}, {"gobl", "gnom"}},
    {"sorceress", {"sorceress", "magicienne"}, {"sorc", "magi"}},
}};

// A tile as one byte: its openings, and the treasure of a loose one. Glued tiles have theirs by
// their place.
class Tile {
public:
    constexpr Tile() = default;  // nothing there
    constexpr explicit Tile(unsigned openings, Treasure loose = no_treasure)
        : bits_(static_cast<std::uint8_t>(
              openings | (loose == no_treasure ? 0U : unsigned{loose} - glued_treasures + 1U)
                             << 4U)) {}
    static constexpr Tile from_bits(unsigned bits) {
        Tile tile;
        tile.bits_ = static_cast<std::uint8_t>(bits);
        return tile;
    }

    constexpr unsigned bits() const { return bits_; }
    constexpr unsigned openings() const { return bits_ & 15U; }
    constexpr Treasure treasure() const {
        return bits_ < 16 ? no_treasure
                          : static_cast<Treasure>((bits_ >> 4U) + glued_treasures - 1U);
    }
    constexpr bool is_straight() const { return openings() == 5 || openings() == 10; }

    // How many orientations look different, and the tile after quarter turns clockwise.
    constexpr unsigned orientations() const { return is_straight() ? 2 : 4; }
    constexpr Tile turned(unsigned quarters) const {
        const unsigned twice = openings() * 17U;  // the openings side by side with themselves
        return from_bits((bits_ & 0xF0U) | ((twice >> (4U - (quarters & 3U))) & 15U));
    }
    friend constexpr bool operator==(Tile, Tile) = default;

private:
    std::uint8_t bits_ = 0;
};

// The glued tiles, where both coordinates are even.
struct GluedTile {
    Cell cell;
    std::uint8_t openings;
    Treasure treasure;
};

inline constexpr std::array<GluedTile, 16> glued_tiles = {{
    {cell_at(0, 0), east | south, no_treasure},  // the home of red
    {cell_at(0, 2), east | south | west, 0},     // book
    {cell_at(0, 4), east | south | west, 1},     // purse
    {cell_at(0, 6), south | west, no_treasure},  // the home of yellow
    {cell_at(2, 0), north | east | south, 2},    // map
    {cell_at(2, 2), north | east | south, 3},    // crown
    {cell_at(2, 4), east | south | west, 4},     // keys
    {cell_at(2, 6), north | south | west, 5},    // skull
    {cell_at(4, 0), north | east | south, 6},    // ring
    {cell_at(4, 2), north | east | west, 7},     // chest
    {cell_at(4, 4), north | south | west, 8},    // emerald
    {cell_at(4, 6), north | south | west, 9},    // sword
    {cell_at(6, 0), north | east, no_treasure},  // the home of green
    {cell_at(6, 2), north | east | west, 10},    // candelabra
    {cell_at(6, 4), north | east | west, 11},    // helmet
    {cell_at(6, 6), north | west, no_treasure},  // the home of blue
}};

// The loose tiles by number: 12 straight ones, 10 plain corners, 6 corners and 6 Ts with a
// treasure.
inline constexpr int loose_count = 34;
inline constexpr int straight_count = 12;
inline constexpr int plain_corner_count = 10;
inline constexpr int treasure_corner_count = 6;

constexpr Tile loose_tile(int number) {
    if (number < straight_count) return Tile(north | south);
    if (number < straight_count + plain_corner_count) return Tile(north | east);
    const int nth = number - straight_count - plain_corner_count;
    return Tile(nth < treasure_corner_count ? north | east : north | east | south,
                static_cast<Treasure>(glued_treasures + nth));
}

// The pawns and their homes, clockwise.
enum class Colour : std::uint8_t { red, yellow, blue, green };
inline constexpr std::array<Cell, 4> homes = {cell_at(0, 0), cell_at(0, 6), cell_at(6, 6),
                                              cell_at(6, 0)};

}  // namespace agora::labyrinth
