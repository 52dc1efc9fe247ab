// Who is connected, and whose seat a bot keeps warm.
#include "match/room.hpp"

#include <algorithm>

namespace agora::match {

Expected<Accepted> Room::come(PersonId person, Ms now, Lang lang) {
    auto done = accepted();
    const auto seat = state_.seat_of(person);
    if (!seat) {
        // The host of bots is always let in, and takes nobody's place.
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

// Who is here again has the seat back, where a bot stood in.
void Room::give_back(Seat seat, Ms now, Accepted& done) {
    if (!state_.occupants[seat].stands_in || state_.life != Life::playing) return;
    commit({.verb = Verb::back, .seat = seat}, now, done);
    presence_[seat].since = up(now);
    bot_asked_[seat] = 0;  // what the bot still thinks about comes too late
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

// When a bot takes the place of an absent player: only where the table waits for that seat, and
// only where somebody is there to wait.
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
