// The clock of `agora play --clock`: deadlines of decisions, and stand-ins after two timeouts in a
// row. The same rules as at the tables of a server (docs/tables.md, C).
#pragma once

#include "core/any_game.hpp"
#include "core/error.hpp"

#include <array>
#include <chrono>
#include <optional>
#include <string>

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

// What was typed after --clock: seconds for a decision, `none`, or nothing for those that are usual
// in this game. Without --clock it is the clock with which the game was kept, if any.
Expected<TurnClock> read_clock(const std::optional<std::string>& text, std::optional<int> kept,
                               const AnyGame& game, Lang lang);

}  // namespace agora::console
