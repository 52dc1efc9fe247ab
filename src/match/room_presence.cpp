// Presence, and stand-ins for absent players.
#include "match/room.hpp"

#include <algorithm>

namespace agora::match {

Expected<Accepted> Room::come(PersonId person, Ms now, Lang lang) {
    auto done = accepted();
    const auto seat = state_.seat_of(person);
    if (!seat) {
        // The host of an exhibition is always admitted and not counted against the limit.
        const auto others = std::ssize(spectators_) - (spectators_.contains(state_.host) ? 1 : 0);
        if (person != state_.host && !spectators_.contains(person) && others >= setup_.spectators)
            return refuse(ErrorCode::crowded, lang);
        spectators_.insert(person);
        done.effects.emplace_back(effect::Tell{});
        return done;
    }
    presence_[*seat] = {true, up(now)};
    give_back(*seat, now, done);
    conclude(now, done);
    return done;
}

Expected<Accepted> Room::take_over(PersonId person, Ms now, Lang lang) {
    const auto seat = state_.seat_of(person);
    if (!seat) return refuse(ErrorCode::not_here, lang);
    if (const auto why = not_on(lang)) return std::unexpected(*why);
    auto done = accepted();
    done.repeated = !state_.occupants[*seat].stands_in;
    if (done.repeated) return done;
    give_back(*seat, now, done);
    conclude(now, done);
    return done;
}

// A person who is back takes the seat over from the stand-in.
void Room::give_back(Seat seat, Ms now, Accepted& done) {
    if (!state_.occupants[seat].stands_in || state_.life != Life::playing) return;
    commit({.verb = Verb::back, .seat = seat}, now, done);
    presence_[seat].since = up(now);
    bot_asked_[seat] = 0;  // the result of a running search is discarded
}

Accepted Room::go(PersonId person, Ms now) {
    auto done = accepted();
    if (const auto seat = state_.seat_of(person))
        presence_[*seat] = {false, up(now)};
    else
        spectators_.erase(person);
    done.effects.emplace_back(effect::Tell{});
    return done;
}

// When a stand-in takes over: only where the table waits for that seat, and only while another
// player is connected.
std::optional<Ms> Room::absence_ends(Seat seat) const {
    if (setup_.grace == 0 || !state_.pending().has(seat)) return std::nullopt;
    if (!state_.occupants[seat].decides_itself() || is_present(seat)) return std::nullopt;
    bool somebody_waits = false;
    for (const Seat other : SeatSet::first(setup_.size()).without(seat))
        somebody_waits |= state_.occupants[other].decides_itself() && is_present(other);
    if (!somebody_waits) return std::nullopt;
    return presence_[seat].since + setup_.grace;
}

}  // namespace agora::match
