// What can be chosen before a game of Citadelles: who is in it, and which districts.
#pragma once

#include "games/citadels/characters.hpp"

#include <cstdint>

namespace agora::citadels {

// Where the 14 unique districts come from: the list of a named cast, or the lot.
enum class UniqueList : std::uint8_t {
    first_game,
    ambitious_aristocrats,
    cunning_agents,
    illustrious_emissaries,
    devious_dignitaries,
    tenacious_delegates,
    vicious_nobles,
    random,
};

// What a person may say of one unique district, on top of the list.
enum class Wanted : std::uint8_t { listed, in, out };

struct Options {
    // The character of each rank, 0 to 2 in the order of `Role`; of rank 9 also 3, none.
    std::uint8_t rank1 = 0;
    std::uint8_t rank2 = 0;
    std::uint8_t rank3 = 0;
    std::uint8_t rank4 = 0;
    std::uint8_t rank5 = 0;
    std::uint8_t rank6 = 0;
    std::uint8_t rank7 = 0;
    std::uint8_t rank8 = 0;
    std::uint8_t rank9 = 3;
    std::uint8_t fit = 1;      // replace what the number of players forbids, instead of refusing it
    std::uint8_t uniques = 0;  // a UniqueList
    std::uint8_t great_wall = 0;   // it protects itself as well, A1
    std::uint8_t show_killed = 0;  // any killed character is shown at the end of the round, A12
    std::uint8_t redraft = 0;      // an accidental reveal may be declared
    std::uint8_t assassin = 0;     // 1: rank 1 is never put aside when a selection begins
    std::uint8_t bonus = 1;  // the Merchant's coin and the Architect's cards are not asked for
    // Each unique district by name: a Wanted.
    std::uint8_t armory = 0;
    std::uint8_t basilica = 0;
    std::uint8_t capitol = 0;
    std::uint8_t dragon_gate = 0;
    std::uint8_t factory = 0;
    std::uint8_t framework = 0;
    std::uint8_t gold_mine = 0;
    std::uint8_t great_wall_card = 0;
    std::uint8_t haunted_quarter = 0;
    std::uint8_t imperial_treasury = 0;
    std::uint8_t ivory_tower = 0;
    std::uint8_t keep = 0;
    std::uint8_t laboratory = 0;
    std::uint8_t library = 0;
    std::uint8_t map_room = 0;
    std::uint8_t monument = 0;
    std::uint8_t museum = 0;
    std::uint8_t necropolis = 0;
    std::uint8_t observatory = 0;
    std::uint8_t park = 0;
    std::uint8_t poor_house = 0;
    std::uint8_t quarry = 0;
    std::uint8_t school_of_magic = 0;
    std::uint8_t secret_vault = 0;
    std::uint8_t smithy = 0;
    std::uint8_t stables = 0;
    std::uint8_t statue = 0;
    std::uint8_t theater = 0;
    std::uint8_t thieves_den = 0;
    std::uint8_t wishing_well = 0;

    friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace agora::citadels
