#include "console/ranking.hpp"

#include "console/layout.hpp"
#include "console/phrases.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace agora::console {

namespace {

std::vector<Seat> best_first(const Standing& standing) {
    std::vector<Seat> seats;
    for (const Seat seat : SeatSet::first(standing.seats)) seats.push_back(seat);
    std::ranges::sort(seats, {},
                      [&](Seat seat) { return std::pair(standing.places[seat].rank, seat); });
    return seats;
}

}  // namespace

std::string ranking(const Standing& standing, const Look& look, const Text& ahead) {
    const auto seats = best_first(standing);
    int name_width = 0;
    for (const Seat seat : seats) name_width = std::max(name_width, columns(look.name(seat)));
    std::string lines;
    for (const Seat seat : seats) {
        const auto& place = standing.places[seat];
        // Whoever is ahead of an equal score should see why.
        const bool by_tie_break = std::ranges::any_of(seats, [&](Seat other) {
            return standing.places[other].score == place.score &&
                   standing.places[other].rank > place.rank;
        });
        lines += fmt::format("  {}. {}  {:>4}{}\n", place.rank, pad(look.name(seat), name_width),
                             place.score,
                             by_tie_break ? fmt::format("  ({})", phrase(look.lang, ahead)) : "");
    }
    return lines;
}

std::string ranking_in_short(const Standing& standing, const Look& look, const Text& title) {
    std::string list;
    for (const Seat seat : best_first(standing))
        list += fmt::format("{}{}. {} {}", list.empty() ? "" : ", ", standing.places[seat].rank,
                            short_name(look, seat), standing.places[seat].score);
    const auto text = phrase(look.lang, phrases::in_short, phrase(look.lang, title), list);
    return wrap(text, look.width, "  ") + "\n";
}

std::string verdict(const Standing& standing, const Look& look) {
    std::vector<std::string> winners;
    for (const Seat seat : SeatSet::first(standing.seats))
        if (standing.places[seat].rank == 1) winners.push_back(look.name(seat));
    if (winners.size() == 1) return phrase(look.lang, phrases::one_wins, winners.front());
    std::string names = winners.front();
    for (std::size_t i = 1; i < winners.size(); ++i) {
        names += i + 1 == winners.size() ? phrase(look.lang, phrases::and_word) : ", ";
        names += winners[i];
    }
    return phrase(look.lang, phrases::several_win, names);
}

}  // namespace agora::console
