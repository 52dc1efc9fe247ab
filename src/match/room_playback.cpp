// Exhibitions: tables at which only bots play, as fast as their host wants it.
#include "match/room.hpp"

namespace agora::match {

namespace {

constexpr int most_steps_ahead = 20;  // single steps that may be queued

}  // namespace

Expected<Accepted> Room::set_playback(PersonId person, PlaybackSpeed speed, std::optional<Ms> ms,
                                      Ms now, Lang lang) {
    if (state_.life == Life::over || state_.life == Life::closed)
        return std::unexpected(*not_on(lang));
    if (!state_.playback) return refuse(ErrorCode::no_pace, lang);
    if (person == 0 || person != state_.host) return refuse(ErrorCode::not_host, lang);
    const auto& playback = *state_.playback;
    const Ms wanted = ms.value_or(playback.ms);
    if (wanted < setup_limit::least_pace || wanted > setup_limit::most_pace)
        return refuse(ErrorCode::bad_pace, lang);
    if (speed == PlaybackSpeed::step && playback.steps >= most_steps_ahead)
        return refuse(ErrorCode::rate_limited, lang);
    auto done = accepted();
    done.repeated = speed != PlaybackSpeed::step && wanted == playback.ms && playback.steps == 0 &&
                    playback.paused == (speed == PlaybackSpeed::pause);
    if (done.repeated) return done;
    commit({.verb = Verb::playback, .speed = speed, .ms = wanted}, now, done);
    conclude(now, done);
    return done;
}

// E3: when the next bot may be asked, in uptime; nothing while paused or without a viewer.
std::optional<Ms> Room::exhibition_goes_on() const {
    const auto& playback = *state_.playback;
    if (spectators_.empty() || (playback.paused && playback.steps == 0)) return std::nullopt;
    return playback.paused ? state_.up : state_.up + playback.ms;
}

// E2: one bot after another, also where they choose together.
bool Room::may_be_asked(Seat seat, Ms at) const {
    if (!state_.playback) return true;
    const auto due = exhibition_goes_on();
    return due && at >= *due && seat == *state_.pending().begin();
}

// When to ask it; nothing while a search runs.
std::optional<Ms> Room::next_in_exhibition() const {
    const SeatSet pending = state_.pending();
    if (!state_.playback || pending.empty()) return std::nullopt;
    const Seat seat = *pending.begin();
    if (bot_asked_[seat] == state_.moment[seat]) return std::nullopt;
    return exhibition_goes_on();
}

void Room::write_playback(JsonWriter& json) const {
    if (!state_.playback) return;
    json.key("pace").begin_object().field("ms", state_.playback->ms);
    json.field("paused", state_.playback->paused).end_object();
}

}  // namespace agora::match
