// Timers of a table: clocks, absence, idle tables.
#include "match/room.hpp"

#include <algorithm>

namespace agora::match {

// A table is not idle while a clock allows its player to think.
Ms Room::idle_ends() const {
    return state_.last_deed + std::max(setup_.idle, 2 * setup_.clock.budget);
}

Ms Room::deadline() const {
    if (state_.life == Life::over || state_.life == Life::closed) return never;
    const bool starts =
        state_.life == Life::waiting && setup_.start == StartRule::when_full && state_.is_full();
    if (starts || owes_bots(state_.up)) return 0;
    Ms next = idle_ends();
    if (const auto due = next_in_exhibition()) next = std::min(next, *due);
    for (const Seat seat : state_.pending()) {
        const bool bot_thinks = bot_asked_[seat] == state_.moment[seat];
        if (const auto falls = state_.clocks.falls(seat); falls && !bot_thinks)
            next = std::min(next, *falls);
        if (const auto ends = absence_ends(seat)) next = std::min(next, *ends);
    }
    return uptime_.wall(next);
}

std::optional<Ms> Room::time_left(Seat seat, Ms now) const {
    if (!state_.clocks.runs(seat)) return std::nullopt;
    return state_.clocks.left(seat, up(now));
}

Accepted Room::wake(Ms now) {
    auto done = accepted();
    const Ms at = up(now);
    if (state_.life == Life::waiting && setup_.start == StartRule::when_full && state_.is_full())
        begin(now, done);
    const bool goes_on = state_.life == Life::waiting || state_.life == Life::playing;
    if (goes_on && at >= idle_ends())
        commit({.verb = Verb::close, .cause = Cause::idle}, now, done);

    for (const Seat seat : state_.pending()) {
        if (!state_.pending().has(seat)) continue;  // an earlier timeout has changed that
        if (const auto ends = absence_ends(seat); ends && at >= *ends)
            commit({.verb = Verb::stand, .seat = seat}, now, done);
        if (setup_.timeout != TimeoutRule::standard || !state_.clocks.has_fallen(seat, at))
            continue;
        const auto legal = state_.table->legal(seat);
        const Code decision = state_.table->view(seat)->timeout(legal);
        play_for(seat, By::clock, decision, now, done);
    }
    if (!done.effects.empty())
        conclude(now, done);
    else
        ask_bots(now, done);
    return done;
}

}  // namespace agora::match
