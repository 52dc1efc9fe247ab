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

bool is_deed_of_person(const LogRecord& log_record) {
    switch (log_record.verb) {
        case Verb::play: return log_record.by == By::person;
        case Verb::leave: return log_record.cause == Cause::asked;
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
    state.plans = setup.seats;
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

bool MatchState::is_alone(Seat seat) const { return occupants[seat].is_person() && people() == 1; }

std::vector<Decided>::const_iterator MatchState::last_own(Seat seat) const {
    const auto own = [&](const Decided& one) { return one.seat == seat && one.by == By::person; };
    const auto found = std::ranges::find_if(std::views::reverse(decided), own);
    return found == decided.rend() ? decided.end() : std::prev(found.base());
}

std::vector<Step> MatchState::steps_of(const Decided& one) const {
    const auto& steps = table->record().steps;
    return {steps.begin() + static_cast<std::ptrdiff_t>(one.first_step), steps.end()};
}

// Whether the entry can follow; what rules say of its steps comes later.
bool MatchState::allows(const LogRecord& log_record) const {
    const bool has_seat = log_record.seat < occupants.size();
    const bool by_person = has_seat && occupants[log_record.seat].is_person();
    const bool is_open = life == Life::waiting || life == Life::playing;
    switch (log_record.verb) {
        case Verb::join:
            return life == Life::waiting && has_seat && occupants[log_record.seat].is_empty() &&
                   !seat_of(log_record.person);
        case Verb::start: return life == Life::waiting && (people() > 0 || playback);
        case Verb::play: return life == Life::playing && has_seat;
        case Verb::undo:
            if (log_record.freely)
                return life == Life::playing && has_seat && is_alone(log_record.seat) &&
                       last_own(log_record.seat) != decided.end();
            return life == Life::playing && by_person && !decided.empty() &&
                   decided.back().seat == log_record.seat;
        case Verb::leave: return is_open && by_person;
        case Verb::stand:
            return life == Life::playing && by_person && !occupants[log_record.seat].stands_in;
        case Verb::back:
            return life == Life::playing && by_person && occupants[log_record.seat].stands_in;
        case Verb::host: return is_open && seat_of(log_record.person);
        case Verb::playback: return is_open && playback;
        case Verb::close: return is_open;
        case Verb::seat:
            return life == Life::waiting && has_seat && !by_person && !playback &&
                   (!log_record.level.empty() || plans[log_record.seat].is_reserved());
        case Verb::swap:
            return life == Life::waiting && has_seat && !playback &&
                   log_record.other < occupants.size() && log_record.other != log_record.seat;
    }
    return false;
}

Expected<void> MatchState::add(const Setup& setup, const LogRecord& log_record, Ms at) {
    if (!allows(log_record))
        return refuse("\"" + log_record_text(log_record) + "\" cannot have happened here");
    if (log_record.verb == Verb::play) return play(log_record, at);
    up = std::max(up, at);
    ++version;
    if (is_deed_of_person(log_record)) last_deed = up;
    switch (log_record.verb) {
        case Verb::start: return start(setup, log_record);
        case Verb::undo: return log_record.freely ? undo_freely(log_record) : undo(log_record);
        case Verb::join: join(log_record); break;
        case Verb::leave: leave(setup, log_record); break;
        case Verb::stand:
            occupants[log_record.seat].stands_in = true;
            clocks.stop(log_record.seat, up);
            add_table_event(log_record, occupants[log_record.seat]);
            table_events.back().waits = !is_attended();
            break;
        case Verb::back:
            occupants[log_record.seat].stands_in = false;
            occupants[log_record.seat].missed = 0;
            if (pending().has(log_record.seat)) ask(log_record.seat);
            add_table_event(log_record, occupants[log_record.seat]);
            break;
        case Verb::host:
            host = log_record.person;
            add_table_event(log_record, occupants[*seat_of(log_record.person)]);
            break;
        case Verb::playback:
            playback->ms = log_record.ms;
            playback->paused = log_record.speed != PlaybackSpeed::run;
            playback->steps = log_record.speed == PlaybackSpeed::step ? playback->steps + 1 : 0;
            break;
        case Verb::close:
            for (const Seat seat : pending()) clocks.stop(seat, up);
            life = Life::closed;
            cause = log_record.cause;
            add_table_event(log_record);
            break;
        case Verb::seat:
            plan_seat(setup, log_record);
            add_table_event(log_record);
            break;
        case Verb::swap:
            std::swap(plans[log_record.seat], plans[log_record.other]);
            std::swap(occupants[log_record.seat], occupants[log_record.other]);
            add_table_event(log_record);
            break;
        case Verb::play: break;
    }
    return {};
}

void MatchState::join(const LogRecord& log_record) {
    auto& occupant = occupants[log_record.seat];
    occupant = SeatOccupant{};
    occupant.person = log_record.person;
    occupant.name = log_record.name;
    occupant.since = version;
    add_table_event(log_record, occupant);
}

// A free seat is for whoever has the invitation, or for anybody where nobody is invited.
void MatchState::plan_seat(const Setup& setup, const LogRecord& log_record) {
    auto& plan = plans[log_record.seat];
    plan = SeatPlan{};
    occupants[log_record.seat] = SeatOccupant{};
    if (!log_record.level.empty()) {
        plan.kind = SeatPlan::Kind::bot;
        plan.level = occupants[log_record.seat].bot = log_record.level;
        return;
    }
    const auto invited = std::ranges::find(setup.seats, SeatPlan::Kind::invited, &SeatPlan::kind);
    if (invited != setup.seats.end()) plan = *invited;
}

void MatchState::leave(const Setup& setup, const LogRecord& log_record) {
    auto& occupant = occupants[log_record.seat];
    const PersonId person = occupant.person;
    add_table_event(log_record, occupant);
    if (life == Life::playing) leavers.push_back({log_record.seat, person, occupant.name});
    clocks.stop(log_record.seat, up);
    occupant = SeatOccupant{};
    if (life == Life::playing) occupant.bot = setup.stand_in;
    if (host != person) return;
    // The one who has been here longest is the next host.
    const SeatOccupant* next = nullptr;
    for (const auto& other : occupants)
        if (other.is_person() && (next == nullptr || other.since < next->since)) next = &other;
    host = next == nullptr ? 0 : next->person;
}

Expected<void> MatchState::start(const Setup& setup, const LogRecord& log_record) {
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
    record.steps = log_record.steps;
    auto begun = Table::resume(*game, std::move(record), setup.seed);
    if (!begun) return std::unexpected(begun.error());
    if (begun->record().steps.size() != log_record.steps.size())
        return refuse("this is not how a game begins");
    table = *std::move(begun);
    // Luck alone may end a game, before anybody has decided.
    life = table->over() ? Life::over : Life::playing;
    add_table_event(log_record);
    event_ranges.push_back({version, table->events().size()});
    ask_anew({});
    return {};
}

Expected<void> MatchState::play(const LogRecord& log_record, Ms at) {
    const SeatSet before = pending();
    const auto first_step = table->record().steps.size();
    if (auto done = table->replay(log_record.steps); !done) return std::unexpected(done.error());
    add_decision(log_record, before, first_step, at);
    return {};
}

void MatchState::add_decision(const LogRecord& log_record, SeatSet before, std::size_t first_step,
                              Ms at) {
    up = std::max(up, at);
    ++version;
    if (is_deed_of_person(log_record)) last_deed = up;
    auto& occupant = occupants[log_record.seat];
    if (log_record.by == By::person) occupant.missed = 0;
    if (log_record.by != By::person && occupant.decides_itself() && !is_missed_again(log_record)) {
        ++occupant.missed;
        add_table_event(log_record, occupant);
    }
    if (playback && playback->steps > 0) --playback->steps;
    decided.push_back({version, moment[log_record.seat], log_record.seat, log_record.by,
                       log_record.mark, first_step});
    event_ranges.push_back({version, table->events().size()});
    ask_anew(before, deciders(log_record.steps), log_record.seat);
    if (table->over()) life = Life::over;
}

Expected<void> MatchState::undo(const LogRecord& log_record) {
    const SeatSet before = pending();
    auto shorter = table->taken_back_to(decided.back().first_step);
    if (!shorter) return std::unexpected(shorter.error());
    table = *std::move(shorter);
    decided.pop_back();
    event_ranges.pop_back();
    // A part of a decision had no increment.
    const bool is_part = goes_on[log_record.seat] && clocks.runs(log_record.seat);
    if (!is_part) {
        clocks.stop(log_record.seat, up);  // where it had been asked again
        clocks.take_back(log_record.seat);
    }
    ask_anew(is_part ? before : before.without(log_record.seat));
    if (is_part) {
        moment[log_record.seat] = version;
        goes_on[log_record.seat] = table->view(log_record.seat)->time_share().goes_on;
    }
    add_table_event(log_record, occupants[log_record.seat]);
    return {};
}

// Every question since is withdrawn, those to bots too: what they are thinking about is gone.
Expected<void> MatchState::undo_freely(const LogRecord& log_record) {
    const SeatSet before = pending();
    const auto last = last_own(log_record.seat);
    const auto since = last->version;
    auto shorter = table->taken_back_to(last->first_step);
    if (!shorter) return std::unexpected(shorter.error());
    table = *std::move(shorter);
    table->count_take_back();
    decided.erase(last, decided.end());
    std::erase_if(event_ranges, [&](const EventRange& one) { return one.version >= since; });
    const bool is_part = goes_on[log_record.seat] && clocks.runs(log_record.seat);
    clocks.stop(log_record.seat, up);
    if (!is_part) clocks.take_back(log_record.seat);
    ask_anew(before, before);
    occupants[log_record.seat].missed = 0;
    add_table_event(log_record, occupants[log_record.seat]);
    return {};
}

// Whether the clock had already fallen on an earlier part of this decision.
bool MatchState::is_missed_again(const LogRecord& log_record) const {
    if (!goes_on[log_record.seat]) return false;
    const auto backwards = std::views::reverse(decided);
    const auto last = std::ranges::find(backwards, log_record.seat, &Decided::seat);
    return last != backwards.end() && last->by != By::person;
}

// After the position has changed: starts and stops clocks and sets the moment of each pending seat.
// An automatic decision costs its seat no time and gives no increment.
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

void MatchState::add_table_event(const LogRecord& log_record, const SeatOccupant& who) {
    table_events.push_back({version, log_record.verb, log_record.seat, who.person, who.name,
                            log_record.by, log_record.cause});
}

void MatchState::forget(PersonId person) {
    const auto rename = [&](auto& all) {
        for (auto& one : all)
            if (one.person == person) one.name = nameless;
    };
    rename(plans);
    rename(occupants);
    rename(leavers);
    rename(table_events);
}

}  // namespace agora::match
