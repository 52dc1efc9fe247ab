#include "match/rematch.hpp"

#include "games/registry.hpp"

#include <algorithm>
#include <ranges>
#include <utility>

namespace agora::match {

Setup rematch_of(const Setup& setup, const MatchState& state) {
    Setup next = setup;
    next.host = state.host;
    next.start = StartRule::when_full;
    next.seed = 0;
    next.practice = false;  // the next deal is a new one
    next.opened = 0;
    const auto size = setup.seats.size();
    for (std::size_t i = 0; i < size; ++i) {
        const auto& occupant = state.occupants[i];
        SeatPlan plan;
        plan.kind = occupant.is_person() ? SeatPlan::Kind::person : SeatPlan::Kind::bot;
        plan.person = occupant.person;
        plan.name = occupant.name;
        plan.here = occupant.is_person();
        plan.level = occupant.bot;
        next.seats[(i + 1) % size] = std::move(plan);
    }
    next.rated = setup.rated && state.people() > 1;
    // Seats rotate by one; a single person against bots still begins.
    const auto game = games::find_game(setup.game);
    const auto* first = game ? option_with(**game, OptionUse::first_seat) : nullptr;
    for (auto& [name, value] : next.settings.values)
        if (first != nullptr && name == first->name && state.people() == 1 && value.size() == 1 &&
            value[0] >= '1' && value[0] <= '8')
            value = std::to_string(static_cast<std::size_t>(value[0] - '0') % size + 1);
    return next;
}

std::vector<Placing> placings(const Setup& setup, const MatchState& state) {
    if (!setup.rated || !state.table || state.table->ply() < state.table->seats()) return {};
    const bool abandoned = state.life == Life::closed && state.cause == Cause::abandoned;
    if (state.life != Life::over && !abandoned) return {};

    std::vector<Placing> all;
    const auto standing = state.table->standing();
    for (const Seat seat : SeatSet::first(state.table->seats())) {
        const auto& occupant = state.occupants[seat];
        if (!occupant.is_person()) continue;
        all.push_back({seat, occupant.person, occupant.name, standing.places[seat].rank});
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
    for (const auto& leaver : std::views::reverse(state.leavers))
        all.push_back(
            {leaver.seat, leaver.person, leaver.name, static_cast<std::uint8_t>(all.size() + 1)});
    if (all.size() < 2) return {};
    return all;
}

}  // namespace agora::match
