// The clocks of a table, one a seat; those of seats that choose simultaneously run together. Times
// are in uptime of the server (uptime.hpp).
#pragma once

#include "core/seat.hpp"
#include "match/uptime.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace agora::match {

struct TimeControl {
    enum class Kind : std::uint8_t {
        none,
        move,  // so much for each decision, nothing is carried over
        game,  // a bank for the whole game, and an increment after each decision
    };

    Kind kind = Kind::none;
    Ms budget = 0;     // for a decision, or the bank
    Ms increment = 0;  // of a bank

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

class Clocks {
public:
    Clocks() = default;
    explicit Clocks(const TimeControl& control);

    // A seat is asked: its clock starts. A game may give some decisions a larger share of the
    // budget.
    void ask(Seat seat, Ms at, int percent = 100);
    // It decided a part and is asked for the rest: the clock runs on.
    void go_on(Seat seat, Ms at);
    // It decided: the clock stops and an increment is added.
    void decided(Seat seat, Ms at);
    // A bot or the clock decided for it: stops, without an increment.
    void stop(Seat seat, Ms at);
    // The question is withdrawn: the time used is restored.
    void withdraw(Seat seat);
    // Its decision is undone, and so is the increment for it.
    void take_back(Seat seat);

    bool runs(Seat seat) const { return hands(seat).runs; }
    Ms left(Seat seat, Ms at) const;
    std::optional<Ms> falls(Seat seat) const;  // when the flag falls, if it runs
    bool has_fallen(Seat seat, Ms at) const;

    friend bool operator==(const Clocks&, const Clocks&) = default;

private:
    struct Hands {
        Ms left = 0;    // when it was last stopped or started
        Ms since = 0;   // it runs from then on
        Ms before = 0;  // what was left when the question was asked
        bool runs = false;

        friend bool operator==(const Hands&, const Hands&) = default;
    };
    const Hands& hands(Seat seat) const { return hands_[seat]; }

    TimeControl control_;
    std::array<Hands, most_seats> hands_{};
};

}  // namespace agora::match
