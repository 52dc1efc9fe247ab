// Options whose default or validity depends on who plays. The rules of a game do not know that; it
// is decided here for tables of people and of bots, the arena and the lab.
#pragma once

#include "core/any_game.hpp"

namespace agora::match {

struct Company {
    bool people = true;  // at least one seat is for a person
    bool rated = false;  // the result changes ratings
};

// Refuses options that do not suit those who play: a match without end among bots; a table of
// people that shows spectators their cards, or a rated one that shows them anything hidden.
Expected<void> check_company(const AnyGame& game, const Settings& settings, Company company);

// Chooses what nobody has chosen of the options that have a value for unrated tables
// (UnratedDefault): that one, or at a rated table the first that suits everybody.
void choose_by_stakes(const AnyGame& game, Settings& settings, Company company);

// A single person against bots begins, where the game has an option for it (OptionUse::first_seat)
// and nobody has set it; otherwise luck decides.
void let_person_begin(const AnyGame& game, SeatSet people, int seats, Settings& settings);

}  // namespace agora::match
