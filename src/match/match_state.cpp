#include "match/match_state.hpp"

#include "games/registry.hpp"
#include "match/naming.hpp"

#include <algorithm>
#include <cassert>
#include <ranges>

namespace agora::match {

namespace {

SeatSet deciders(std::span<const Step> steps) {
    SeatSet seats;
    for (const auto& step : steps)
        if (step.seat) seats = seats.with(*step.seat);
    return seats;
}

// Names as they stand in the record; bots of one level are numbered.
std::vector<std::string> names_of(std::span<const SeatOccupant> occupants) {
    std::vector<std::string> names;
    for (const auto& occupant : occupants) {
        const std::string base = occupant.is_person() ? occupant.name : "bot:" + occupant.bot;
        std::string name = base;
        for (int n = 2; std::ranges::find(names, name) != names.end(); ++n)
            name = base + " " + std::to_string(n);
        names.push_back(std::move(name));
    }
    return names;
}

bool is_deed_of_person(const LogRecord& note) {
    switch (note.verb) {
        case Verb::play: return note.by == By::person;
        case Verb::leave: return note.cause == Cause::asked;
        case Verb::stand:
        case Verb::close: return false;
        default: return true;
    }
}

}  // namespace

Expected<MatchState> MatchState::begin(const Setup& setup) {
    if (const auto good = check_setup(setup); !good) return std::unexpected(good.error());
    MatchState state;
    state.game = setup.rules == 0 ? *games::find_game(setup.game)
                                  : *games::find_game(setup.game, setup.rules);
    state.host = setup.host;
    if (setup.is_exhibition()) state.playback = Playback{.ms = setup.pace};
    for (const auto& plan : setup.seats) {
        SeatOccupant occupant;
        if (plan.kind == SeatPlan::Kind::bot) occupant.bot = plan.level;
        if (plan.here) {
            occupant.person = plan.person;
            occupant.name = plan.name;
        }
        state.occupants.push_back(std::move(occupant));
    }
    state.clocks = Clocks(setup.clock);
    return state;
}

SeatSet MatchState::pending() const { return life == Life::playing ? table->pending() : SeatSet(); }

std::optional<Seat> MatchState::seat_of(PersonId person) const {
    const auto found = std::ranges::find(occupants, person, &SeatOccupant::person);
    if (person == 0 || found == occupants.end()) return std::nullopt;
    return static_cast<Seat>(found - occupants.begin());
}

int MatchState::people() const {
    return static_cast<int>(std::ranges::count_if(occupants, &SeatOccupant::is_person));
}

bool MatchState::is_full() const {
    return std::ranges::none_of(occupants, &SeatOccupant::is_empty);
}

bool MatchState::is_attended() const {
    return std::ranges::any_of(occupants, &SeatOccupant::decides_itself);
}

std::vector<Step> MatchState::steps_of(const Decided& one) const {
    const auto& steps = table->record().steps;
    return {steps.begin() + static_cast<std::ptrdiff_t>(one.first_step), steps.end()};
}

// Whether the entry can follow; what rules say of its steps comes later.
bool MatchState::allows(const LogRecord& note) const {
    const bool has_seat = note.seat < occupants.size();
    const bool by_person = has_seat && occupants[note.seat].is_person();
    const bool is_open = life == Life::waiting || life == Life::playing;
    switch (note.verb) {
        case Verb::join:
            return life == Life::waiting && has_seat && occupants[note.seat].is_empty() &&
                   !seat_of(note.person);
        case Verb::start: return life == Life::waiting && (people() > 0 || playback);
        case Verb::play: return life == Life::playing && has_seat;
        case Verb::undo:
            return life == Life::playing && by_person && !decided.empty() &&
                   decided.back().seat == note.seat;
        case Verb::leave: return is_open && by_person;
        case Verb::stand:
            return life == Life::playing && by_person && !occupants[note.seat].stands_in;
        case Verb::back:
            return life == Life::playing && by_person && occupants[note.seat].stands_in;
        case Verb::host: return is_open && seat_of(note.person);
        case Verb::pace: return is_open && playback;
        case Verb::close: return is_open;
    }
    return false;
}

Expected<void> MatchState::add(const Setup& setup, const LogRecord& note, Ms at) {
    if (!allows(note)) return refuse("\"" + note_text(note) + "\" cannot have happened here");
    if (note.verb == Verb::play) return play(note, at);
    up = std::max(up, at);
    ++version;
    if (is_deed_of_person(note)) last_deed = up;
    switch (note.verb) {
        case Verb::start: return start(setup, note);
        case Verb::undo: return undo(note);
        case Verb::join: join(note); break;
        case Verb::leave: leave(setup, note); break;
        case Verb::stand:
            occupants[note.seat].stands_in = true;
            clocks.stop(note.seat, up);
            happen(note, occupants[note.seat]);
            happenings.back().waits = !is_attended();
            break;
        case Verb::back:
            occupants[note.seat].stands_in = false;
            occupants[note.seat].missed = 0;
            if (pending().has(note.seat)) ask(note.seat);
            happen(note, occupants[note.seat]);
            break;
        case Verb::host:
            host = note.person;
            happen(note, occupants[*seat_of(note.person)]);
            break;
        case Verb::pace:
            playback->ms = note.ms;
            playback->paused = note.stride != PlaybackSpeed::run;
            playback->steps = note.stride == PlaybackSpeed::step ? playback->steps + 1 : 0;
            break;
        case Verb::close:
            for (const Seat seat : pending()) clocks.stop(seat, up);
            life = Life::closed;
            cause = note.cause;
            happen(note);
            break;
        case Verb::play: break;
    }
    return {};
}

void MatchState::join(const LogRecord& note) {
    auto& occupant = occupants[note.seat];
    occupant = SeatOccupant{};
    occupant.person = note.person;
    occupant.name = note.name;
    occupant.since = version;
    happen(note, occupant);
}

void MatchState::leave(const Setup& setup, const LogRecord& note) {
    auto& occupant = occupants[note.seat];
    const PersonId person = occupant.person;
    happen(note, occupant);
    if (life == Life::playing) leavers.push_back({note.seat, person, occupant.name});
    clocks.stop(note.seat, up);
    occupant = SeatOccupant{};
    if (life == Life::playing) occupant.bot = setup.stand_in;
    if (host != person) return;
    // The one who has been here longest is the next host.
    const SeatOccupant* next = nullptr;
    for (const auto& other : occupants)
        if (other.is_person() && (next == nullptr || other.since < next->since)) next = &other;
    host = next == nullptr ? 0 : next->person;
}

Expected<void> MatchState::start(const Setup& setup, const LogRecord& note) {
    for (auto& occupant : occupants)
        if (occupant.is_empty()) occupant.bot = setup.stand_in;
    auto settings = game->complete(setup.settings);
    if (!settings) return std::unexpected(settings.error());
    Record record;
    record.game = game->about().id;
    record.rules = game->about().rules;
    record.settings = *std::move(settings);
    record.players = names_of(occupants);
    record.seed = setup.seed;
    record.steps = note.steps;
    auto begun = Table::resume(*game, std::move(record), setup.seed);
    if (!begun) return std::unexpected(begun.error());
    if (begun->over() || begun->record().steps.size() != note.steps.size())
        return refuse("this is not how a game begins");
    table = *std::move(begun);
    life = Life::playing;
    happen(note);
    chapters.push_back({version, table->events().size()});
    ask_anew({});
    return {};
}

Expected<void> MatchState::play(const LogRecord& note, Ms at) {
    const SeatSet before = pending();
    const auto first_step = table->record().steps.size();
    if (auto done = table->replay(note.steps); !done) return std::unexpected(done.error());
    add_decision(note, before, first_step, at);
    return {};
}

void MatchState::add_decision(const LogRecord& note, SeatSet before, std::size_t first_step,
                              Ms at) {
    up = std::max(up, at);
    ++version;
    if (is_deed_of_person(note)) last_deed = up;
    auto& occupant = occupants[note.seat];
    if (note.by == By::person) occupant.missed = 0;
    if (note.by != By::person && occupant.decides_itself() && !is_missed_again(note)) {
        ++occupant.missed;
        happen(note, occupant);
    }
    if (playback && playback->steps > 0) --playback->steps;
    decided.push_back({version, moment[note.seat], note.seat, note.by, note.mark, first_step});
    chapters.push_back({version, table->events().size()});
    ask_anew(before, deciders(note.steps), note.seat);
    if (table->over()) life = Life::over;
}

Expected<void> MatchState::undo(const LogRecord& note) {
    const SeatSet before = pending();
    auto shorter = table->taken_back_to(decided.back().first_step);
    if (!shorter) return std::unexpected(shorter.error());
    table = *std::move(shorter);
    decided.pop_back();
    chapters.pop_back();
    const bool is_part =
        goes_on[note.seat] && clocks.runs(note.seat);  // for which nothing was given
    if (!is_part) {
        clocks.stop(note.seat, up);  // where it had been asked again
        clocks.take_back(note.seat);
    }
    ask_anew(is_part ? before : before.without(note.seat));
    if (is_part) {
        moment[note.seat] = version;
        goes_on[note.seat] = table->view(note.seat)->time_share().goes_on;
    }
    happen(note, occupants[note.seat]);
    return {};
}

// Whether the time for this decision was up already when another part of it was made.
bool MatchState::is_missed_again(const LogRecord& note) const {
    if (!goes_on[note.seat]) return false;
    const auto backwards = std::views::reverse(decided);
    const auto last = std::ranges::find(backwards, note.seat, &Decided::seat);
    return last != backwards.end() && last->by != By::person;
}

// After the position has changed: whose clocks run, and at which version each was asked. What the
// table decided for a seat costs that seat nothing and brings it nothing.
void MatchState::ask_anew(SeatSet before, SeatSet answered, std::optional<Seat> decider) {
    const SeatSet after = table->pending();
    for (const Seat seat : SeatSet::first(table->seats())) {
        const bool ended = answered.has(seat) || (before.has(seat) && !after.has(seat));
        if (ended) settled[seat] = version;
        const bool asked = after.has(seat) && (ended || !before.has(seat));
        if (asked || !after.has(seat))
            goes_on[seat] = asked && table->view(seat)->time_share().goes_on;
        if (asked) moment[seat] = version;
        if (asked && goes_on[seat] && clocks.runs(seat)) {
            clocks.go_on(seat, up);
            continue;
        }
        if (ended && seat == decider)
            clocks.decided(seat, up);
        else if (ended)
            clocks.withdraw(seat);
        if (asked) ask(seat);
    }
}

// The time of a person runs.
void MatchState::ask(Seat seat) {
    if (occupants[seat].decides_itself())
        clocks.ask(seat, up, table->view(seat)->time_share().percent);
}

void MatchState::happen(const LogRecord& note, const SeatOccupant& who) {
    happenings.push_back(
        {version, note.verb, note.seat, who.person, who.name, note.by, note.cause});
}

void MatchState::forget(PersonId person) {
    const auto rename = [&](auto& all) {
        for (auto& one : all)
            if (one.person == person) one.name = nameless;
    };
    rename(occupants);
    rename(leavers);
    rename(happenings);
}

}  // namespace agora::match
