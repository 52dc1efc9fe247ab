#include "match/room.hpp"

#include "match/naming.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace agora::match {

Room::Room(Setup setup, MatchState state, Uptime uptime)
    : setup_(std::move(setup)), state_(std::move(state)), uptime_(std::move(uptime)) {
    state_.up = state_.last_deed = uptime_.at(setup_.opened);
    for (auto& presence : presence_) presence.since = state_.up;
}

Expected<Room> Room::open(Setup setup) {
    auto state = MatchState::begin(setup);
    if (!state) return std::unexpected(state.error());
    if (setup.rules == 0) setup.rules = state->game->about().rules;
    return Room(std::move(setup), *std::move(state), Uptime());
}

Expected<Room> Room::load(Setup setup, std::span<const LogEntry> log,
                          std::span<const Downtime> downtimes, Ms now) {
    auto state = MatchState::begin(setup);
    if (!state) return std::unexpected(state.error());
    if (setup.rules == 0) setup.rules = state->game->about().rules;
    Room room(std::move(setup), *std::move(state), Uptime(downtimes));
    for (const auto& entry : log) {
        const auto log_record = read_log_record(entry.text);
        if (!log_record) return std::unexpected(log_record.error());
        const auto added = room.state_.add(room.setup_, *log_record, room.uptime_.at(entry.at));
        if (!added)
            return refuse("entry " + std::to_string(room.version() + 1) + ": " +
                          added.error().message);
    }
    for (auto& presence : room.presence_) presence.since = room.up(now);
    return room;
}

// Time at a table is monotonic, even where the wall clock is set back.
Ms Room::up(Ms now) const { return std::max(state_.up, uptime_.at(now)); }

void Room::append(const LogRecord& log_record, Ms now, Accepted& done) {
    done.version = state_.version;
    done.effects.emplace_back(effect::Append{
        .version = state_.version, .entry = {.at = now, .text = log_record_text(log_record)}});
}

void Room::commit(const LogRecord& log_record, Ms now, Accepted& done) {
    [[maybe_unused]] const bool added = try_to_commit(log_record, now, done);
    assert(added);
}

// What the state does not accept is not written: such a log could not be loaded again, and what led
// to it would be tried for ever.
bool Room::try_to_commit(const LogRecord& log_record, Ms now, Accepted& done) {
    auto next = state_;
    if (!next.add(setup_, log_record, up(now))) return false;
    state_ = std::move(next);
    append(log_record, now, done);
    if (log_record.verb == Verb::host) return true;
    undo_.reset();
    consent_.reset();
    return true;
}

void Room::record_play(LogRecord log_record, SeatSet before, std::size_t first_step, Ms now,
                       Accepted& done) {
    const auto& steps = state_.table->record().steps;
    log_record.steps.assign(steps.begin() + static_cast<std::ptrdiff_t>(first_step), steps.end());
    state_.add_decision(log_record, before, first_step, up(now));
    append(log_record, now, done);
    undo_.reset();
    consent_.reset();
}

// The end of each command that changed something: effects for viewers and bots.
void Room::conclude(Ms now, Accepted& done) {
    if (state_.life == Life::over || state_.life == Life::closed) {
        const bool ended_now = std::ranges::any_of(done.effects, [](const Effect& one) {
            return std::holds_alternative<effect::Append>(one);
        });
        if (ended_now) done.effects.emplace_back(effect::Finished{});
    }
    done.effects.emplace_back(effect::Tell{});
    ask_bots(now, done);
}

std::optional<Error> Room::not_on(Lang lang) const {
    switch (state_.life) {
        case Life::waiting: return refuse(ErrorCode::not_playing, lang).error();
        case Life::over: return refuse(ErrorCode::over, lang).error();
        case Life::closed: return refuse(ErrorCode::closed, lang).error();
        case Life::playing: break;
    }
    return std::nullopt;
}

std::set<PersonId> Room::everybody() const {
    std::set<PersonId> people;
    for (const auto& plan : setup_.seats) people.insert(plan.person);
    for (const auto& one : state_.table_events) people.insert(one.person);
    people.erase(0);
    return people;
}

void Room::forget(PersonId person) {
    for (auto& plan : setup_.seats)
        if (plan.person == person) plan.name = nameless;
    state_.forget(person);
}

Viewer Room::viewer_of(PersonId person) const {
    const auto seat = state_.seat_of(person);
    return seat ? Viewer(*seat) : Viewer::spectator();
}

}  // namespace agora::match
