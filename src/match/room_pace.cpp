// Exhibitions: tables at which only bots play, as fast as their host wants it.
#include "match/room.hpp"

namespace agora {

namespace {

constexpr int most_steps_ahead = 20;  // that wait to be made

}  // namespace

Answer<Accepted> Room::pace(PersonId person, Stride stride, std::optional<Ms> ms, Ms now,
                            Lang lang) {
    if (course_.life == Life::over || course_.life == Life::closed)
        return std::unexpected(*not_on(lang));
    if (!course_.tempo) return denied(Refused::no_pace, lang);
    if (person == 0 || person != course_.host) return denied(Refused::not_host, lang);
    const auto& tempo = *course_.tempo;
    const Ms wanted = ms.value_or(tempo.ms);
    if (wanted < setup_limit::least_pace || wanted > setup_limit::most_pace)
        return denied(Refused::bad_pace, lang);
    if (stride == Stride::step && tempo.steps >= most_steps_ahead)
        return denied(Refused::too_fast, lang);
    auto done = accepted();
    done.repeated = stride != Stride::step && wanted == tempo.ms && tempo.steps == 0 &&
                    tempo.paused == (stride == Stride::pause);
    if (done.repeated) return done;
    commit({.verb = Verb::pace, .stride = stride, .ms = wanted}, now, done);
    conclude(now, done);
    return done;
}

// E3: when the next bot may be asked, in up-time; nothing while it is paused or nobody looks on.
std::optional<Ms> Room::exhibition_goes_on() const {
    const auto& tempo = *course_.tempo;
    if (spectators_.empty() || (tempo.paused && tempo.steps == 0)) return std::nullopt;
    return tempo.paused ? course_.up : course_.up + tempo.ms;
}

// E2: one bot after another, also where they choose together.
bool Room::may_be_asked(Seat seat, Ms at) const {
    if (!course_.tempo) return true;
    const auto due = exhibition_goes_on();
    return due && at >= *due && seat == *course_.pending().begin();
}

// When to ask it; nothing where a bot thinks already.
std::optional<Ms> Room::next_in_exhibition() const {
    const SeatSet pending = course_.pending();
    if (!course_.tempo || pending.empty()) return std::nullopt;
    const Seat seat = *pending.begin();
    if (bot_asked_[seat] == course_.moment[seat]) return std::nullopt;
    return exhibition_goes_on();
}

void Room::write_tempo(JsonWriter& json) const {
    if (!course_.tempo) return;
    json.key("pace").begin_object().field("ms", course_.tempo->ms);
    json.field("paused", course_.tempo->paused).end_object();
}

}  // namespace agora
