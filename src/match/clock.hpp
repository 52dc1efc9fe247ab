// The clocks of a table. Each seat has its own; all who choose at the same time run together. Times
// are those during which the server was there (uptime.hpp).
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

    // A seat is asked, and from now on its time runs; a game may give some decisions more of it.
    void ask(Seat seat, Ms at, int percent = 100);
    // It has decided a part of what it was asked, and is asked for the rest: the same time runs on.
    void go_on(Seat seat, Ms at);
    // It has decided.
    void decided(Seat seat, Ms at);
    // Somebody else answers for it; what it has used is used.
    void stop(Seat seat, Ms at);
    // The question is withdrawn: it cost nothing.
    void withdraw(Seat seat);
    // Its own decision is taken back, and with it what it was given for it.
    void take_back(Seat seat);

    bool runs(Seat seat) const { return hands(seat).runs; }
    Ms left(Seat seat, Ms at) const;
    std::optional<Ms> falls(Seat seat) const;  // when its time is up, if it runs
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
