// The clock of `agora play --clock`: deadlines of decisions, and stand-ins after two timeouts in a
// row. The same rules as at the tables of a server (docs/tables.md, C).
#pragma once

#include "core/any_game.hpp"
#include "core/error.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace agora::console {

class TurnClock {
public:
    using Moment = std::chrono::steady_clock::time_point;

    TurnClock() = default;  // none
    explicit TurnClock(std::chrono::seconds limit) : limit_(limit) {}

    std::optional<int> seconds() const {
        return limit_ ? std::optional(static_cast<int>(limit_->count())) : std::nullopt;
    }

    // For the decision that this view owes; the parts of one decision have the same moment.
    std::optional<Moment> until(const AnyView& view, Moment now);
    void stood_for(Moment::duration time);  // which counts for nobody

    void in_time(Seat seat) { missed_[seat] = 0; }
    void missed(Seat seat) { ++missed_[seat]; }
    bool is_replaced(Seat seat) const { return missed_[seat] >= most_missed; }
    void is_back(Seat seat) { missed_[seat] = 0; }

private:
    static constexpr int most_missed = 2;

    std::optional<std::chrono::seconds> limit_;
    std::array<int, most_seats> missed_{};
    std::array<std::optional<Moment>, most_seats> ends_{};
};

// Whether the decision that this view owes is a turn. What has a time of its own, such as choosing a
// starting hand, prepares for turns.
bool is_turn(const AnyView& view);

// How many seconds one still has, rounded up; none where it is too late.
std::int64_t seconds_until(TurnClock::Moment moment);

// What --clock asks for; without it the clock with which the game was kept, if any.
struct ClockOption {
    enum class Kind : std::uint8_t { kept, usual, none, fixed };
    Kind kind = Kind::kept;
    std::chrono::seconds time{};  // for a decision, of a fixed one
};
// Seconds, `none`, or nothing: those that are usual in the game.
Expected<ClockOption> read_clock(std::string_view text);
TurnClock clock_for(const ClockOption& option, std::optional<int> kept, const AnyGame& game);

}  // namespace agora::console
