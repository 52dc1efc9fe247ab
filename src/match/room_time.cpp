// What happens at a table by itself: clocks, absence, tables that nobody cares for any more.
#include "match/room.hpp"

#include <algorithm>

namespace agora {

// One who thinks as long as the clock allows does not make a table idle.
Ms Room::idle_ends() const {
    return course_.last_deed + std::max(setup_.idle, 2 * setup_.clock.budget);
}

Ms Room::deadline() const {
    if (course_.life == Life::over || course_.life == Life::closed) return never;
    const bool starts =
        course_.life == Life::waiting && setup_.start == StartRule::when_full && course_.is_full();
    if (starts || owes_bots(course_.up)) return 0;
    Ms next = idle_ends();
    if (const auto due = next_in_exhibition()) next = std::min(next, *due);
    for (const Seat seat : course_.pending()) {
        const bool bot_thinks = bot_asked_[seat] == course_.moment[seat];
        if (const auto falls = course_.clocks.falls(seat); falls && !bot_thinks)
            next = std::min(next, *falls);
        if (const auto ends = absence_ends(seat)) next = std::min(next, *ends);
    }
    return uptime_.wall(next);
}

std::optional<Ms> Room::time_left(Seat seat, Ms now) const {
    if (!course_.clocks.runs(seat)) return std::nullopt;
    return course_.clocks.left(seat, up(now));
}

Accepted Room::wake(Ms now) {
    auto done = accepted();
    const Ms at = up(now);
    if (course_.life == Life::waiting && setup_.start == StartRule::when_full && course_.is_full())
        begin(now, done);
    const bool goes_on = course_.life == Life::waiting || course_.life == Life::playing;
    if (goes_on && at >= idle_ends())
        commit({.verb = Verb::close, .cause = Cause::idle}, now, done);

    for (const Seat seat : course_.pending()) {
        if (!course_.pending().has(seat)) continue;  // one before it has changed that
        if (const auto ends = absence_ends(seat); ends && at >= *ends)
            commit({.verb = Verb::stand, .seat = seat}, now, done);
        if (setup_.timeout != TimeoutRule::standard || !course_.clocks.has_fallen(seat, at))
            continue;
        const auto legal = course_.table->legal(seat);
        const Code decision = course_.table->view(seat)->timeout(legal);
        play_for(seat, By::clock, decision, now, done);
    }
    if (!done.effects.empty())
        conclude(now, done);
    else
        ask_bots(now, done);
    return done;
}

}  // namespace agora
