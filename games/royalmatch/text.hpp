// How cards, suits, effects and objectives are named and explained where people type and read them.
#pragma once

#include "games/royalmatch/rules.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace agora::royalmatch {

// Cards as they stand in records and are typed in English, KH and 10S, and as they are typed in
// French: Rco, 10p. Both are read in both languages.
std::string card_name(Card card, Lang lang = Lang::en);
std::string card_names(Cards cards, Lang lang = Lang::en);  // the lowest first, blanks between
std::optional<Card> card_from(std::string_view name);
// 2 to 10, J Q K A; in French V D R A.
std::string_view value_name(Card card, Lang lang);
// ... and as they are shown: K♥, in French R♥; red or black where there is colour.
std::string card_mark(Card card, const TerminalStyle& style);
std::string card_marks(Cards cards, const TerminalStyle& style);

std::string_view suit_letter(Suit suit);
std::string_view suit_mark(Suit suit);
Text suit_name(Suit suit);
std::array<Suit, suit_count> suits_in_order(Suit strong);  // the strongest first
std::string suit_order(Suit strong);                       // ♥ > ♦ > ♣ > ♠

std::string signed_text(int number);     // +3, -2, 0
std::string_view aim_mark(bool up);      // ▲ ▼
std::string_view level_text(int level);  // I to IV

// A card's effect: its name and level, and what it does in one sentence.
std::string effect_name(Card card, Lang lang);
std::string effect_words(Card card, Lang lang);
std::string effect_words(Family family, int level, Lang lang);
// What the words of that sentence mean: a better card, the unwanted one. Empty where it has none.
std::string_view effect_note(Card card, Lang lang);

// An objective with the numbers of this match: what it asks, and how far it is for a seat. The
// latter from public tricks alone: "2 of exactly 3 tricks", "impossible now", "safe".
std::string goal_words(const State& table, Goal goal, Lang lang);
Text goal_text(Goal goal);  // {x} stands for the number of a match and {y} for the next one
std::string progress_words(const State& table, Seat seat, Goal goal, Lang lang);
std::string points_words(int points, Lang lang);

// An objective's name.
std::string goal_name(Goal goal, Lang lang);

// A decision as a person says it: records have ids in place of the names of objectives.
std::string decision_words(const View& view, Action action, Lang lang);
// A whole starting hand in one line.
std::string hand_words(Cards cards, Lang lang);

// What is typed, without accents, signs and symbols that mean the same as a letter or a word.
std::string plain_text(std::string_view text);
// The letters and digits of a name, plain and lower case: what a typed name is compared with.
std::string key_of(std::string_view name);
// The objective whose id or name in either language has this key.
std::optional<Goal> goal_from(std::string_view key);

// Seats as people see them count from 1.
inline std::string seat_text(Seat seat) { return std::to_string(seat + 1); }

// Whether the viewer owes the choice that is asked for now.
bool owes_choice(const View& view);

}  // namespace agora::royalmatch
