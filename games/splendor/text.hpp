// How cards, gems and nobles are named where people type and read them.
#pragma once

#include "games/splendor/rules.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace agora::splendor {

// A place of the grid as it is typed: a1..a4 of level 1, b1..b4, c1..c4; and a deck by its level
// from 0: `tier1`, in French `pioche1`.
std::string place_name(int place);
std::string deck_name(int level, Lang lang);

// As JSON has them: a phase, and a colour by its English letter.
inline constexpr std::array<std::string_view, 9> phase_names = {
    "draw_first", "draw_noble", "deal",         "refill", "draw_unseen",
    "act",        "give_back",  "choose_noble", "over"};
constexpr std::string_view key_of(Colour colour) { return colour_letters.substr(index(colour), 1); }

// The name of a colour, and its letter. French shows V for vert and N for noir, where O would be
// taken for or; all letters of both languages are read in both.
Text colour_name(Colour colour);
char letter_in(Colour colour, Lang lang);
std::optional<Colour> colour_of(char letter);
// The colour that a whole word in plain letters names: red, blanches, onyx. "or" is gold to one who
// speaks French, and two letters stuck together to others.
std::optional<Colour> colour_named(std::string_view word, Lang lang);
// The gems of one typed word: the name of a colour, or letters that stick together.
inline constexpr int most_typed = 60;  // after more than that it stops to count
std::optional<Gems> gems_named(std::string_view word, Lang lang);

// Gems one by one, `W W E`, and by number, `2W 1E`; empty where there are none.
std::string one_by_one(Gems gems, Lang lang = Lang::en);
std::string by_number(Gems gems, Lang lang = Lang::en);

// What begins a line. The name is what is shown; other words are read as well.
enum class Verb : std::uint8_t { take, reserve, buy, pay, give_back, noble, pass };
std::string_view verb_name(Verb verb, Lang lang);
std::optional<Verb> verb_named(std::string_view word);  // in plain letters
std::string verb_list(Lang lang);  // all of them and the commands of every console, for an answer
std::string_view payment_word(Lang lang);  // `with`, before the gems that one pays

// Whether a noble is in a set of them: those that wait, those that came to somebody.
constexpr bool has_noble(unsigned set, NobleId noble) { return ((set >> noble) & 1U) != 0; }

// Nobles are typed by their place among those that wait, from 1.
int noble_number(const Table& table, NobleId noble);
std::optional<NobleId> noble_at(const Table& table, int number);

Text noble_name(NobleId noble);

// What is on a card: (Gems: G, Prestige: 2, Price: 5B 3G).
std::string card_facts(CardId card, Lang lang);

// question.cpp: whether the viewer is to decide, what it can do then, and the cards it can pay, as
// they are typed: those of the table, or those in hand.
bool is_asked(const View& view);
Splendor::Actions legal_seen(const View& view);
std::vector<std::string> payable(const View& view, bool on_table);

// Of a player's hand of reserved cards.
int reserved_count(const Table& table, Seat seat);

}  // namespace agora::splendor
