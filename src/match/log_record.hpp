// The log of a table: what was accepted, one entry each, as text. The first line says what
// happened, the others are the steps of the record that belong to it.
//
//     join 1 42 Bob               a person took a seat
//     seat 2 bot 5                the host gave a seat to a bot of this level (or: "seat 2 free")
//     swap 0 2                    the host let two seats change places
//     start                       the game began: the luck of its set-up follows
//     play person k3              a decision of a person (or: bot, clock), and its mark
//     0 take R G O
//     * card 57
//     undo 0                      a seat took its last decision back
//     undo 0 freely               the only person did, with all that has happened since
//     leave 1                     a person left for good (or: "leave 1 time")
//     stand 1                     a bot plays for an absent person (or: "stand 1 time")
//     back 1                      who is back
//     host 42                     somebody else is the host
//     pace 500 run                bots go on, one decision every 500 ms (or: pause, step)
//     close idle                  the end without a result (or: abandoned)
#pragma once

#include "core/record.hpp"
#include "match/setup.hpp"

namespace agora::match {

// An entry as it is stored. The n-th entry makes version n of the table.
struct LogEntry {
    Ms at = 0;  // wall time of the server
    std::string text{};

    friend bool operator==(const LogEntry&, const LogEntry&) = default;
};

enum class Verb : std::uint8_t {
    join,
    start,
    play,
    undo,
    leave,
    stand,
    back,
    host,
    playback,
    close,
    seat,
    swap
};
enum class By : std::uint8_t { person, bot, clock };               // who made a decision
enum class Cause : std::uint8_t { asked, time, idle, abandoned };  // of leaving and closing

enum class PlaybackSpeed : std::uint8_t { run, pause, step };  // how bots go on

// What an entry says. Each verb uses the fields it needs.
struct LogRecord {
    Verb verb = Verb::close;
    Seat seat = 0;
    Seat other = 0;  // with which it changes places
    PersonId person = 0;
    std::string name{};
    std::string level{};  // of the bot that gets the seat; none: it is free
    By by = By::person;
    std::string mark{};  // tells a repeated decision from a new one; one word
    Cause cause = Cause::asked;
    bool freely = false;  // undo: also what bots and luck did since
    PlaybackSpeed speed = PlaybackSpeed::run;
    Ms ms = 0;  // between two decisions
    std::vector<Step> steps{};

    friend bool operator==(const LogRecord&, const LogRecord&) = default;
};

std::string log_record_text(const LogRecord& log_record);
Expected<LogRecord> read_log_record(std::string_view text);

// Whether a client may mark its decisions with this word.
bool is_mark(std::string_view mark);

}  // namespace agora::match
