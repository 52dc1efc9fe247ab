// Longer texts about a position: what `me` and the questions of a person show.
#pragma once

#include "games/royalmatch/text.hpp"

#include <string>

namespace agora::royalmatch {

// Each ends its lines; empty where there is nothing to say.
std::string hand_page(const View& view, const TerminalStyle& style);  // with what every effect does
std::string objectives_page(const View& view,
                            const TerminalStyle& style);  // of the viewer, in full
std::string order_page(const View& view, const TerminalStyle& style);
std::string tricks_page(const View& view, const TerminalStyle& style);  // of this round
// The last round that was finished; with totals it stands in place of the list of players.
enum class Totals : std::uint8_t { none, shown };
std::string round_page(const View& view, const TerminalStyle& style, Totals totals = Totals::none);
std::string discard_page(const View& view, const TerminalStyle& style);

// Cards as few columns as possible, suit by suit: ♥ 2 9 K  ♠ A
std::string cards_by_suit(Cards cards, const TerminalStyle& style);
// A player as in the list of players: 2 Bob.
std::string player_text(const TerminalStyle& style, Seat seat, int width);
// Points of an objective of the viewer's, less what slander took: 5 (7-2).
std::string worth_text(const View& view, unsigned slot);

}  // namespace agora::royalmatch
