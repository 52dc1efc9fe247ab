// The state of a match: a projection of its setup and its log, and of nothing else. Playing a table
// and loading one go through the same function, entry by entry.
#pragma once

#include "match/log_record.hpp"
#include "match/table.hpp"

#include <array>
#include <optional>

namespace agora::match {

using Version = std::int64_t;  // of a table: how many entries its log has

enum class Life : std::uint8_t { waiting, playing, over, closed };

// Who has a seat.
struct SeatOccupant {
    PersonId person = 0;     // 0: a bot, or nobody
    std::string name;        // of the person
    std::string bot;         // the level of the bot whose seat it is, by plan or for good
    bool stands_in = false;  // a bot plays until the person is back
    int missed = 0;          // decisions in a row for which the time was up; parts count as one
    Version since = 0;

    bool is_empty() const { return person == 0 && bot.empty(); }
    bool is_person() const { return person != 0; }
    bool decides_itself() const { return is_person() && !stands_in; }
    friend bool operator==(const SeatOccupant&, const SeatOccupant&) = default;
};

// Somebody who left while the game went on.
struct Leaver {
    Seat seat = 0;
    PersonId person = 0;
    std::string name;

    friend bool operator==(const Leaver&, const Leaver&) = default;
};

// An accepted decision, or several in one line.
struct Decided {
    Version version = 0;
    Version moment = 0;  // at which it was asked for
    Seat seat = 0;
    By by = By::person;
    std::string mark;
    std::size_t first_step = 0;  // of the record

    friend bool operator==(const Decided&, const Decided&) = default;
};

// Something that happened to the table rather than in the game.
struct TableEvent {
    Version version = 0;
    Verb verb = Verb::start;
    Seat seat = 0;
    PersonId person = 0;  // whom it is about
    std::string name;
    By by = By::person;
    Cause cause = Cause::asked;
    bool waits = false;  // nobody plays in person any more: the game waits until somebody is back

    friend bool operator==(const TableEvent&, const TableEvent&) = default;
};

// The events of the game up to this version: those before `end` of the table's list.
struct EventRange {
    Version version = 0;
    std::size_t end = 0;

    friend bool operator==(const EventRange&, const EventRange&) = default;
};

// How bots play among themselves, as their host wants it.
struct Playback {
    Ms ms = 0;  // between two decisions
    bool paused = false;
    int steps = 0;  // decisions that are made although it is paused

    friend bool operator==(const Playback&, const Playback&) = default;
};

struct MatchState {
    static Expected<MatchState> begin(const Setup& setup);

    // Applies one more entry; `at` is in uptime of the server. Refuses an entry that cannot follow
    // this state; the state must not be used after that.
    Expected<void> add(const Setup& setup, const LogRecord& log_record, Ms at);
    // The same for a decision that the table has just accepted from its owner.
    void add_decision(const LogRecord& log_record, SeatSet pending_before, std::size_t first_step,
                      Ms at);

    // The account of this person is gone, and with it the name.
    void forget(PersonId person);

    // What can be said at any time.
    SeatSet pending() const;  // nobody unless the game is on
    std::optional<Seat> seat_of(PersonId person) const;
    int people() const;              // who have a seat
    bool is_full() const;            // no seat is empty
    bool is_attended() const;        // some person plays in person
    bool is_alone(Seat seat) const;  // all other seats are those of bots
    // The last decision of the person in this seat, in `decided`; its end where there is none.
    std::vector<Decided>::const_iterator last_own(Seat seat) const;
    std::vector<Step> steps_of(const Decided& one) const;  // only for the last one

    const AnyGame* game = nullptr;
    Life life = Life::waiting;
    Cause cause = Cause::asked;  // of closing
    PersonId host = 0;
    std::optional<Playback> playback;  // of an exhibition
    std::vector<SeatPlan> plans;       // of the setup, and what the host made of them since
    std::vector<SeatOccupant> occupants;
    std::vector<Leaver> leavers;  // in the order in which they left
    std::optional<Table> table;   // from the start on
    Clocks clocks;
    Version version = 0;
    Ms up = 0;                                  // of the last entry
    Ms last_deed = 0;                           // of a person
    std::array<Version, most_seats> moment{};   // the version at which a pending seat was asked
    std::array<Version, most_seats> settled{};  // the version at which its last question ended
    std::array<bool, most_seats> goes_on{};     // it is asked for the rest of a decision
    std::vector<Decided> decided;
    std::vector<TableEvent> table_events;
    std::vector<EventRange> event_ranges;

    friend bool operator==(const MatchState&, const MatchState&) = default;

private:
    bool allows(const LogRecord& log_record) const;
    Expected<void> start(const Setup& setup, const LogRecord& log_record);
    Expected<void> play(const LogRecord& log_record, Ms at);
    Expected<void> undo(const LogRecord& log_record);
    Expected<void> undo_freely(const LogRecord& log_record);
    void join(const LogRecord& log_record);
    void leave(const Setup& setup, const LogRecord& log_record);
    void plan_seat(const Setup& setup, const LogRecord& log_record);
    bool is_missed_again(const LogRecord& log_record) const;
    void ask_anew(SeatSet before, SeatSet answered = {}, std::optional<Seat> decider = {});
    void ask(Seat seat);
    void add_table_event(const LogRecord& log_record, const SeatOccupant& who = {});
};

}  // namespace agora::match
