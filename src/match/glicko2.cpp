#include "match/glicko2.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace agora::match::glicko2 {

namespace {

constexpr double scale = 173.7178;  // from Glicko to Glicko-2
constexpr double middle = 1500;

double weight(double phi) {
    return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
}

// Step 5: the new volatility, by the Illinois variant of regula falsi.
double next_volatility(double sigma, double phi, double delta, double v, double tau) {
    constexpr double precision = 1e-6;
    constexpr int most_rounds = 100;
    const double a = std::log(sigma * sigma);
    const double spread = phi * phi + v;
    const auto f = [&](double x) {
        const double e = std::exp(x);
        return e * (delta * delta - spread - e) / (2 * (spread + e) * (spread + e)) -
               (x - a) / (tau * tau);
    };
    double low = a;
    double high = 0;
    if (delta * delta > spread) {
        high = std::log(delta * delta - spread);
    } else {
        high = a - tau;
        for (int k = 2; f(high) < 0 && k <= most_rounds; ++k) high = a - k * tau;
    }
    double f_low = f(low);
    double f_high = f(high);
    for (int round = 0; std::abs(high - low) > precision && round < most_rounds; ++round) {
        const double between = low + (low - high) * f_low / (f_high - f_low);
        const double f_between = f(between);
        if (f_between * f_high <= 0) {
            low = high;
            f_low = f_high;
        } else {
            f_low /= 2;
        }
        high = between;
        f_high = f_between;
    }
    return std::exp(low / 2);
}

}  // namespace

Strength after(const Strength& before, std::span<const Meeting> meetings, double tau) {
    const double mu = (before.rating - middle) / scale;
    const double phi = before.deviation / scale;
    const auto deviation = [](double value) { return std::min(scale * value, widest_deviation); };
    if (meetings.empty()) {
        const double wider = std::hypot(phi, before.volatility);
        return {before.rating, deviation(wider), before.volatility};
    }
    double information = 0;
    double surprise = 0;
    for (const auto& meeting : meetings) {
        const double g = weight(meeting.opponent.deviation / scale);
        const double their_mu = (meeting.opponent.rating - middle) / scale;
        const double expected = 1 / (1 + std::exp(-g * (mu - their_mu)));
        information += g * g * expected * (1 - expected);
        surprise += g * (meeting.score - expected);
    }
    const double v = 1 / information;
    const double sigma = next_volatility(before.volatility, phi, v * surprise, v, tau);
    const double wider = std::hypot(phi, sigma);
    const double narrower = 1 / std::sqrt(1 / (wider * wider) + information);
    return {middle + scale * (mu + narrower * narrower * surprise), deviation(narrower), sigma};
}

std::vector<Strength> after_match(std::span<const Strength> before,
                                  std::span<const std::uint8_t> ranks, double tau) {
    assert(before.size() == ranks.size());
    std::vector<Strength> next;
    for (std::size_t i = 0; i < before.size(); ++i) {
        std::vector<Meeting> meetings;
        for (std::size_t j = 0; j < before.size(); ++j) {
            if (i == j) continue;
            const double score = ranks[i] < ranks[j] ? 1 : ranks[i] == ranks[j] ? 0.5 : 0;
            meetings.push_back({before[j], score});
        }
        next.push_back(after(before[i], meetings, tau));
    }
    return next;
}

}  // namespace agora::match::glicko2
