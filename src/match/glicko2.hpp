// Glicko-2 ratings: rating, deviation and volatility. After Mark Glickman, "Example of the Glicko-2
// system" (2013).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace agora::match::glicko2 {

struct Strength {
    double rating = 1500;
    double deviation = 350;
    double volatility = 0.06;

    friend bool operator==(const Strength&, const Strength&) = default;
};

// The system constant tau: bounds how fast volatility changes. Small, since games have luck.
inline constexpr double usual_tau = 0.5;
inline constexpr double widest_deviation = 350;

struct Meeting {
    Strength opponent;
    double score = 0;  // 1 won, 0.5 drawn, 0 lost
};

// The rating after one rating period with these results. Without results the deviation grows.
Strength after(const Strength& before, std::span<const Meeting> meetings, double tau = usual_tau);

// One match as a rating period: each seat has played every other one and beaten those ranked below.
// Ranks are 1 for the best; equal ranks are a draw.
std::vector<Strength> after_match(std::span<const Strength> before,
                                  std::span<const std::uint8_t> ranks, double tau = usual_tau);

}  // namespace agora::match::glicko2
