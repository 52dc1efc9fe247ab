#include "match/room.hpp"

#include "match/naming.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace agora {

Room::Room(Setup setup, Course course, Uptime uptime)
    : setup_(std::move(setup)), course_(std::move(course)), uptime_(std::move(uptime)) {
    course_.up = course_.last_deed = uptime_.at(setup_.opened);
    for (auto& presence : presence_) presence.since = course_.up;
}

Result<Room> Room::open(Setup setup) {
    auto course = Course::begin(setup);
    if (!course) return std::unexpected(course.error());
    if (setup.rules == 0) setup.rules = course->game->about().rules;
    return Room(std::move(setup), *std::move(course), Uptime());
}

Result<Room> Room::load(Setup setup, std::span<const LogEntry> log,
                        std::span<const Downtime> downtimes, Ms now) {
    auto course = Course::begin(setup);
    if (!course) return std::unexpected(course.error());
    if (setup.rules == 0) setup.rules = course->game->about().rules;
    Room room(std::move(setup), *std::move(course), Uptime(downtimes));
    for (const auto& entry : log) {
        const auto note = read_note(entry.text);
        if (!note) return std::unexpected(note.error());
        const auto added = room.course_.add(room.setup_, *note, room.uptime_.at(entry.at));
        if (!added)
            return refuse("entry " + std::to_string(room.version() + 1) + ": " + added.error().why);
    }
    for (auto& presence : room.presence_) presence.since = room.up(now);
    return room;
}

// Time never goes back at a table, whatever the clock of the machine does.
Ms Room::up(Ms now) const { return std::max(course_.up, uptime_.at(now)); }

void Room::append(const Note& note, Ms now, Accepted& done) {
    done.version = course_.version;
    done.effects.emplace_back(
        effect::Append{.version = course_.version, .entry = {.at = now, .text = note_text(note)}});
}

void Room::commit(const Note& note, Ms now, Accepted& done) {
    [[maybe_unused]] const auto added = course_.add(setup_, note, up(now));
    assert(added);
    append(note, now, done);
    if (note.verb == Verb::host) return;
    undo_.reset();
    consent_.reset();
}

void Room::record_play(Note note, SeatSet before, std::size_t first_step, Ms now, Accepted& done) {
    const auto& steps = course_.table->record().steps;
    note.steps.assign(steps.begin() + static_cast<std::ptrdiff_t>(first_step), steps.end());
    course_.add_decision(note, before, first_step, up(now));
    append(note, now, done);
    undo_.reset();
    consent_.reset();
}

// The end of each command that has changed something: viewers are told, bots are asked.
void Room::conclude(Ms now, Accepted& done) {
    if (course_.life == Life::over || course_.life == Life::closed) {
        const bool ended_now = std::ranges::any_of(done.effects, [](const Effect& one) {
            return std::holds_alternative<effect::Append>(one);
        });
        if (ended_now) done.effects.emplace_back(effect::Finished{});
    }
    done.effects.emplace_back(effect::Tell{});
    ask_bots(now, done);
}

std::optional<Denied> Room::not_on(Lang lang) const {
    switch (course_.life) {
        case Life::waiting: return denied(Refused::not_playing, lang).error();
        case Life::over: return denied(Refused::over, lang).error();
        case Life::closed: return denied(Refused::closed, lang).error();
        case Life::playing: break;
    }
    return std::nullopt;
}

std::set<PersonId> Room::everybody() const {
    std::set<PersonId> people;
    for (const auto& plan : setup_.seats) people.insert(plan.person);
    for (const auto& one : course_.happenings) people.insert(one.person);
    people.erase(0);
    return people;
}

void Room::forget(PersonId person) {
    for (auto& plan : setup_.seats)
        if (plan.person == person) plan.name = nameless;
    course_.forget(person);
}

Viewer Room::viewer_of(PersonId person) const {
    const auto seat = course_.seat_of(person);
    return seat ? Viewer(*seat) : Viewer::spectator();
}

}  // namespace agora
