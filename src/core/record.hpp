// The record of a match: enough to replay it without a random generator.
#pragma once

#include "core/any_game.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace agora {

// One step: a decision of a seat, or an outcome of luck, in words.
struct Step {
    std::optional<Seat> seat;  // nothing: luck
    std::string text;

    friend bool operator==(const Step&, const Step&) = default;
};

// A step as it stands in records and logs: "0 take R G O" of a seat, "* card 57" of luck.
std::string step_text(const Step& step);
std::optional<Step> read_step(std::string_view text);

// Plays one step; refuses what the rules do not allow and changes nothing then.
Expected<void> play_step(AnyPosition& position, const Step& step, Events& events);

inline constexpr int longest_clock = 3600;  // seconds

struct Record {
    std::string game;
    int rules = 1;
    Settings settings;                 // complete: later changes of a preset do not touch it
    std::vector<std::string> players;  // by seat
    // Of the tape, so that the match can be continued; a replay does not use it.
    std::optional<std::uint64_t> seed;
    std::vector<Step> steps;
    int take_backs = 0;              // how many decisions were undone
    std::optional<int> clock;        // seconds for a decision, so that it can be continued with it
    std::optional<Standing> result;  // of a match that is over

    friend bool operator==(const Record&, const Record&) = default;
};

// As JSON: on one line, or as a file that a person can read, one line a step.
void write_record(const Record& record, JsonWriter& json);
std::string record_file(const Record& record);

// The places of a standing, by seat.
void write_standing(const Standing& standing, JsonWriter& json);

// Refuses what is no record, saying what is wrong with it. Knows nothing of the rules.
Expected<Record> read_record(std::string_view text);

// A position being rebuilt from a record, step by step.
class Replay {
public:
    // Refuses a game that does not exist here, other rules, or settings that cannot be.
    static Expected<Replay> begin(const AnyGame& game, const Record& record);

    // Plays the next step; refuses one that the rules do not allow and changes nothing then.
    Expected<Step> advance(Events& events);

    bool at_end() const { return next_ == record_->steps.size(); }
    std::size_t next() const { return next_; }
    const AnyPosition& position() const { return *position_; }
    std::unique_ptr<AnyPosition> take_position() { return std::move(position_); }

private:
    Replay(const Record& record, std::unique_ptr<AnyPosition> position)
        : record_(&record), position_(std::move(position)) {}

    const Record* record_;
    std::unique_ptr<AnyPosition> position_;
    std::size_t next_ = 0;
};

// Where a record first differs from what the rules make of it; nothing where it does not.
std::optional<Error> check_record(const AnyGame& game, const Record& record);

}  // namespace agora
