// What the displays of the table and of the decks share.
#pragma once

#include "games/splendor/text.hpp"

#include <string>
#include <vector>

namespace agora::splendor {

// `3W 2G`, each in its colour; a letter in its colour; `W:1, R:4`.
std::string cost_text(const TerminalStyle& style, Gems gems);
std::string letter_text(const TerminalStyle& style, Colour colour);
std::string holding_text(const TerminalStyle& style, Gems gems);

// Whether the viewer is choosing what to buy and can pay this card: only then it is marked.
bool is_buying(const View& view);
bool is_marked(const View& view, CardId card);

// A player by number and name: `Player 1 Ann`.
std::string player_text(const TerminalStyle& style, Seat seat, int width);

// One reserved card, numbered as `pay` names it: in full, or in brackets.
std::string reserved_in_full(const View& view, const TerminalStyle& style, Seat seat,
                             std::size_t place);
std::string reserved_in_short(const View& view, const TerminalStyle& style, Reserved held,
                              bool own);

// The decks of the first console version, a line each: the personal one in full, the public one.
// `width` is that of the lines; where it is small, or where there are few rows, they are shorter.
enum class Detail : std::uint8_t { full, shorter, least };
std::vector<std::string> personal_deck(const View& view, const TerminalStyle& style, Seat seat,
                                       int width, Detail detail);
std::vector<std::string> public_deck(const View& view, const TerminalStyle& style, Seat seat,
                                     int width, Detail detail);

// All decks as the viewer sees them, its own first, in so many columns and rows (0: any number).
// Nothing where they do not fit.
std::vector<std::string> decks_beside(const View& view, const TerminalStyle& style, int width,
                                      int rows);

}  // namespace agora::splendor
