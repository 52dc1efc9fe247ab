#include "server/tables/table_head.hpp"

#include <algorithm>

namespace agora::server {

namespace {

// The people whose lists have this table: those with a seat or a reserved one, those who left the
// game, the host of an exhibition.
std::vector<store::Id> people_of(const match::Room& room) {
    std::vector<store::Id> people;
    for (const auto& seat : room.state().plans)
        if (seat.kind == match::SeatPlan::Kind::person) people.push_back(seat.person);
    for (const auto& occupant : room.state().occupants)
        if (occupant.is_person()) people.push_back(occupant.person);
    for (const auto& leaver : room.state().leavers) people.push_back(leaver.person);
    if (room.state().playback) people.push_back(room.state().host);
    std::ranges::sort(people);
    const auto [first, last] = std::ranges::unique(people);
    people.erase(first, last);
    return people;
}

}  // namespace

store::TableState state_of(match::Life life) {
    switch (life) {
        case match::Life::waiting: return store::TableState::waiting;
        case match::Life::playing: return store::TableState::playing;
        case match::Life::over: return store::TableState::over;
        case match::Life::closed: break;
    }
    return store::TableState::closed;
}

store::HeadChange head_change_of(const match::Room& room) {
    return {.state = state_of(room.life()), .host = room.state().host, .people = people_of(room)};
}

match::Ms stored_deadline(const match::Room& room) {
    const auto& state = room.state();
    if (state.life == match::Life::over || state.life == match::Life::closed) return 1;
    if (state.is_attended())
        for (const Seat seat : state.pending())
            if (!state.occupants[seat].decides_itself()) return 1;
    return std::max(room.deadline(), match::Ms{1});
}

store::TableHead new_head(const match::Room& room) {
    const auto& setup = room.setup();
    return {.game = setup.game,
            .state = store::TableState::waiting,
            .listed = setup.listed,
            .rated = setup.rated,
            .host = setup.host,
            .since = setup.opened,
            .touched = setup.opened,
            .deadline = std::max(room.deadline(), match::Ms{1}),
            .setup = setup_text(setup),
            .people = people_of(room),
            .epoch = 1};
}

}  // namespace agora::server
