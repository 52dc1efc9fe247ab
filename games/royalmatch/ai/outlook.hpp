// What objectives of a seat depend on, in numbers: for the nets of forecast.hpp. With two players.
//
// It looks at both hands, so it is for worlds that were drawn, never for the true position.
#pragma once

#include "games/royalmatch/ai/instinct.hpp"

#include <array>

namespace agora::royalmatch {

// Of one objective, each number about -1 to 2.
inline constexpr std::size_t measure_count = 38;
using Measures = std::array<float, measure_count>;

class Outlook {
public:
    Outlook(const State& state, Seat seat);

    const Stakes& stakes() const { return stakes_; }
    // The objective of a stake, beside the seat's others.
    Measures measure(const Stake& stake) const;

private:
    void weigh_cards();

    const State& state_;
    Seat seat_;
    Seat rival_;
    Stakes stakes_;
    Measures common_{};                      // what is the same for all objectives
    std::array<float, card_count> beats_{};  // how likely a card of the hand wins this trick
};

// What effects to come may still add to a seat's points, or those of the rival take away.
inline constexpr std::size_t promise_count = 30;
using Promise = std::array<float, promise_count>;
// `fulfilled` kept objectives are expected, all of them with a chance of `every`.
Promise promise_of(const State& state, Seat seat, float fulfilled, float every);

}  // namespace agora::royalmatch
