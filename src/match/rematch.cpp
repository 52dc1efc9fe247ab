#include "match/rematch.hpp"

#include <algorithm>
#include <ranges>
#include <utility>

namespace agora {

Setup rematch_of(const Setup& setup, const Course& course) {
    Setup next = setup;
    next.host = course.host;
    next.start = StartRule::when_full;
    next.seed = 0;
    next.opened = 0;
    const auto size = setup.seats.size();
    for (std::size_t i = 0; i < size; ++i) {
        const auto& sitter = course.sitters[i];
        SeatPlan plan;
        plan.kind = sitter.is_person() ? SeatPlan::Kind::person : SeatPlan::Kind::bot;
        plan.person = sitter.person;
        plan.name = sitter.name;
        plan.here = sitter.is_person();
        plan.level = sitter.bot;
        next.seats[(i + 1) % size] = std::move(plan);
    }
    next.rated = setup.rated && course.people() > 1;
    // Seats move on by one, and a person against machines goes on to begin.
    for (auto& [name, value] : next.settings.values)
        if (name == "first" && course.people() == 1 && value.size() == 1 && value[0] >= '1' &&
            value[0] <= '8')
            value = std::to_string(static_cast<std::size_t>(value[0] - '0') % size + 1);
    return next;
}

std::vector<Placing> placings(const Setup& setup, const Course& course) {
    if (!setup.rated || !course.table || course.table->ply() < course.table->seats()) return {};
    const bool abandoned = course.life == Life::closed && course.cause == Cause::abandoned;
    if (course.life != Life::over && !abandoned) return {};

    std::vector<Placing> all;
    const auto standing = course.table->standing();
    for (const Seat seat : SeatSet::first(course.table->seats())) {
        const auto& sitter = course.sitters[seat];
        if (!sitter.is_person()) continue;
        all.push_back({seat, sitter.person, sitter.name, standing.places[seat].rank});
    }
    // Ranks among people only: a bot in between takes no place.
    std::ranges::sort(all, {}, [](const Placing& one) { return std::pair(one.rank, one.seat); });
    std::vector<std::uint8_t> ranks;
    for (const auto& one : all) {
        const auto better =
            std::ranges::count_if(all, [&](const Placing& other) { return other.rank < one.rank; });
        ranks.push_back(static_cast<std::uint8_t>(better + 1));
    }
    for (std::size_t i = 0; i < all.size(); ++i) all[i].rank = ranks[i];
    for (const auto& leaver : std::views::reverse(course.leavers))
        all.push_back(
            {leaver.seat, leaver.person, leaver.name, static_cast<std::uint8_t>(all.size() + 1)});
    if (all.size() < 2) return {};
    return all;
}

}  // namespace agora
