// The configuration of a table: game, options, seats, clock, policies. Immutable once the table is
// open; everything later is in its log.
#pragma once

#include "core/json.hpp"
#include "core/options.hpp"
#include "core/seat.hpp"
#include "match/clock.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace agora::match {

using PersonId = std::int64_t;  // 0: none
using TableId = std::int64_t;   // 0: none

// Whom a seat is for.
struct SeatPlan {
    enum class Kind : std::uint8_t {
        person,   // this one and nobody else
        bot,      // of this level
        invited,  // whoever has the key
        open,     // whoever comes first
    };

    Kind kind = Kind::open;
    PersonId person = 0;
    std::string name;   // of the person
    bool here = false;  // the person sits there from the beginning
    std::string level;  // of the bot
    std::string key;    // of the invitation

    bool is_reserved() const { return kind == Kind::person || kind == Kind::bot; }
    friend bool operator==(const SeatPlan&, const SeatPlan&) = default;
};

enum class TimeoutRule : std::uint8_t { standard, bot };  // the game's default decision, or a bot's
enum class StartRule : std::uint8_t { when_full, by_host };

struct Setup {
    std::string game;
    int rules = 0;  // version of the rules of this table; 0: the current one
    Settings settings;
    std::vector<SeatPlan> seats;
    PersonId host = 0;
    StartRule start = StartRule::when_full;
    bool listed = true;
    std::string key;  // of a table that is not listed: who has it may look on
    bool rated = false;
    TimeControl clock;
    TimeoutRule timeout = TimeoutRule::standard;
    Ms grace = 60'000;                // until a stand-in plays for an absent player; 0: never
    std::string stand_in = "greedy";  // the level of the stand-in
    Ms idle = 24 * 3600 * 1000;       // without activity for so long it is closed
    int spectators = 1000;
    bool undo = true;
    Ms pace = 1'000;         // between two decisions, where only bots play
    std::uint64_t seed = 0;  // of the luck
    // A fixed deal for practice against bots: its seed was asked for and is published, so the game
    // has no result (F1 of docs/tables.md).
    bool practice = false;
    Ms opened = 0;

    int size() const { return static_cast<int>(seats.size()); }
    bool is_exhibition() const;  // only bots play; the host looks on
    friend bool operator==(const Setup&, const Setup&) = default;
};

namespace setup_limit {
constexpr std::size_t text = 16'384;  // bytes of a setup as JSON
constexpr std::size_t options = 128;
constexpr std::size_t word = 64;  // bytes of an option's name or value, a level, a key
constexpr int name = 40;          // characters of a person's name
constexpr Ms least_move = 1'000;
constexpr Ms least_bank = 5'000;
constexpr Ms most_increment = Ms{3600} * 1000;
constexpr Ms most_time = Ms{30} * 24 * 3600 * 1000;
constexpr Ms least_idle = 60'000;
constexpr Ms most_idle = Ms{90} * 24 * 3600 * 1000;
constexpr int spectators = 100'000;
constexpr Ms least_pace = 50;
constexpr Ms most_pace = 60'000;
}  // namespace setup_limit

// Where a setup comes from. One that a client asks for has no host, no keys and no ids of people,
// and a seed only for practice: the caller looks up the people it names, and `complete` gives the
// rest. One that was stored has everything.
enum class SetupSource : std::uint8_t { asked, stored };

Expected<Setup> read_setup(std::string_view text, SetupSource source);
void write_setup(const Setup& setup, JsonWriter& json);
std::string setup_text(const Setup& setup);

// Completes what a client asked for: seats for a person without a name become the host's, and all
// seats for invited people have one key: whoever comes with it gets the first that is free.
struct Opening {
    PersonId host = 0;
    std::string_view name;
    std::uint64_t seed = 0;
    std::string_view invitation;  // the key for invited people
    Ms now = 0;
    Lang lang = Lang::en;    // in which to say why not
    std::string_view key{};  // of the table, where it is not listed
};
Expected<Setup> complete(Setup asked, const Opening& opening);

// The clock of a table for which none was asked: the one of the game where several people play.
TimeControl usual_clock(const Setup& setup);
constexpr Ms grace_with_clock = 30'000;

// Validates a setup: game, options, number of seats, levels.
Expected<void> check_setup(const Setup& setup, Lang lang = Lang::en);

}  // namespace agora::match
