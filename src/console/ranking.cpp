#include "console/ranking.hpp"

#include "console/layout.hpp"
#include "console/phrases.hpp"

#include <algorithm>
#include <array>
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

// Whoever is ahead of an equal score should see why: "(fewer cards)", after a gap.
std::string why_ahead(const Standing& standing, Seat seat, const TerminalStyle& style,
                      const About& game, std::string_view gap) {
    const auto& place = standing.places[seat];
    for (const Seat one : best_first(standing)) {
        const auto& next = standing.places[one];
        if (next.score != place.score || next.rank <= place.rank) continue;
        const auto why = phrase(style.lang, game.ahead(place.tie_break, next.tie_break));
        return std::string(gap).append("(").append(why).append(")");
    }
    return {};
}

std::string on_one_line(std::string_view text) {
    std::string line;
    for (const char c : text)
        if (const char next = c == '\n' ? ' ' : c; next != ' ' || !line.ends_with(' '))
            line += next;
    return line;
}

}  // namespace

std::string ranking(const Standing& standing, const TerminalStyle& style, const About& game) {
    const auto seats = best_first(standing);
    int name_width = 0;
    for (const Seat seat : seats) name_width = std::max(name_width, columns(style.name(seat)));
    std::string lines;
    for (const Seat seat : seats) {
        const auto& place = standing.places[seat];
        lines += fmt::format("  {}. {}  {:>4}{}\n", place.rank, pad(style.name(seat), name_width),
                             place.score, why_ahead(standing, seat, style, game, "  "));
    }
    return lines;
}

std::string ranking_in_short(const Standing& standing, const TerminalStyle& style,
                             const Text& title, const About& game) {
    std::string list;
    for (const Seat seat : best_first(standing))
        list += fmt::format(
            "{}{}. {} {}{}", list.empty() ? "" : ", ", standing.places[seat].rank,
            style.short_name(seat), standing.places[seat].score,
            standing.places[seat].rank == 1 ? why_ahead(standing, seat, style, game, " ") : "");
    const auto text = phrase(style.lang, phrases::in_short, phrase(style.lang, title), list);
    return wrap(text, style.width, "  ") + "\n";
}

std::string verdict(const Standing& standing, const TerminalStyle& style) {
    std::vector<std::string> named;
    for (const Seat seat : winners(standing)) named.push_back(style.name(seat));
    if (named.size() == 1) return phrase(style.lang, phrases::one_wins, named.front());
    std::string names = named.front();
    for (std::size_t i = 1; i < named.size(); ++i) {
        names += i + 1 == named.size() ? phrase(style.lang, phrases::and_word) : ", ";
        names += named[i];
    }
    return phrase(style.lang, phrases::several_win, names);
}

bool is_verdict_in(std::string_view shown, std::string_view last, const Standing& standing,
                   const TerminalStyle& style) {
    static constexpr auto ends =
        std::to_array<std::string_view>({" wins.", " wins the game", " wins the match", " gagne.",
                                         " gagne la partie", " gagne le match"});
    const auto seats = best_first(standing);
    const bool is_shared = winners(standing).size() > 1;
    const auto winner = style.name(seats.front());
    if (is_shared || !is_of(last, winner)) return false;
    if (std::ranges::none_of(ends, [&](auto end) { return last.contains(end); })) return false;
    last.remove_prefix(winner.size());
    if (last.ends_with('.')) last.remove_suffix(1);
    return on_one_line(shown).contains(last);
}

}  // namespace agora::console
