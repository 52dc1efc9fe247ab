// What was counted in many games of one number of seats. Whole numbers only, so that sums do not
// depend on the order in which games were played, and a file holds exactly what was counted.
#pragma once

#include "core/json.hpp"
#include "lab/balance/censuses.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace agora::lab {

using Counts = std::vector<std::int64_t>;

// Of one element: units in which it was present, those in which it was had, and how they went.
struct ElementTally {
    std::int64_t present = 0;
    std::int64_t had = 0;
    std::int64_t won_had = 0;  // in parts of `victory`
    std::int64_t won_not = 0;
    std::int64_t points_had = 0;
    std::int64_t points_not = 0;
    std::int64_t squares_had = 0;  // of points
    std::int64_t squares_not = 0;

    static constexpr std::size_t fields = 8;
};

struct Tally {
    static constexpr std::size_t moments = 11;  // of a game, from its beginning to its end
    static constexpr int least_score = -60;     // scores beyond are counted at the ends
    static constexpr int most_score = 180;
    static constexpr std::size_t lengths = 200;  // turns by classes of `length_class`
    static constexpr int length_class = 5;
    static constexpr std::size_t widths = 16;  // legal decisions by powers of two

    Tally(const CensusKind& kind, int players);

    int seats;
    std::int64_t games = 0;
    std::int64_t unfinished = 0;
    std::int64_t decisions = 0;
    std::int64_t forced = 0;   // decisions without an alternative
    std::int64_t options = 0;  // legal decisions where there was a choice
    std::int64_t turns = 0;
    std::int64_t turns_squared = 0;
    std::int64_t lead_changes = 0;
    std::int64_t margin = 0;  // of the winner's score over the next
    Counts won;               // by seat, in parts of `victory`
    Counts won_in_order;      // by who was first to decide something, second...
    Counts score;             // by seat
    Counts score_squared;
    Counts length;
    Counts width;
    Counts all_scores;
    Counts winning_scores;
    Counts led;      // by moment: games in which somebody was ahead alone
    Counts held;     // ... and how often that one won, in parts of `victory`
    Counts offered;  // by kind of decision: choices in which it was among the possibilities
    Counts taken;
    std::vector<ElementTally> elements;

    void add(const Tally& other);

    // Calls visit(name, numbers) for all that is counted, the elements field by field.
    template <class Self, class Visit>
    static void each(Self& self, Visit&& visit) {
        visit("games", self.games);
        visit("unfinished", self.unfinished);
        visit("decisions", self.decisions);
        visit("forced", self.forced);
        visit("options", self.options);
        visit("turns", self.turns);
        visit("turns_squared", self.turns_squared);
        visit("lead_changes", self.lead_changes);
        visit("margin", self.margin);
        visit("won", self.won);
        visit("won_in_order", self.won_in_order);
        visit("score", self.score);
        visit("score_squared", self.score_squared);
        visit("length", self.length);
        visit("width", self.width);
        visit("all_scores", self.all_scores);
        visit("winning_scores", self.winning_scores);
        visit("led", self.led);
        visit("held", self.held);
        visit("offered", self.offered);
        visit("taken", self.taken);
    }
};

void write_tally(const Tally& tally, JsonWriter& json);
// Refuses what does not fit the game as it is now.
Expected<Tally> read_tally(const boost::json::value& json, const CensusKind& kind);

}  // namespace agora::lab
