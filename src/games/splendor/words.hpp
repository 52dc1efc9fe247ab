// How cards, gems and nobles are named where people type and read them.
#pragma once

#include "games/splendor/rules.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace agora::splendor {

// A place of the grid as it is typed: a1..a4 of level 1, b1..b4, c1..c4.
std::string place_name(int place);

// Gems one by one, `W W E`, and by number, `2W 1E`; empty where there are none.
std::string one_by_one(Gems gems);
std::string by_number(Gems gems);

// Whether a noble is in a set of them: those that wait, those that came to somebody.
constexpr bool has_noble(unsigned set, NobleId noble) { return ((set >> noble) & 1U) != 0; }

// Nobles are typed by their place among those that wait, from 1.
int noble_number(const Table& table, NobleId noble);
std::optional<NobleId> noble_at(const Table& table, int number);

std::string_view noble_name(NobleId noble, Lang lang);

// What is on a card: (Gems: G, Prestige: 2, Price: 5B 3G).
std::string card_facts(CardId card, Lang lang);

// Of a player's hand of reserved cards.
int reserved_count(const Table& table, Seat seat);

}  // namespace agora::splendor
