#include "lab/score.hpp"

#include <algorithm>
#include <cmath>

namespace agora::lab {

double Score::mean() const { return count_ == 0 ? 0 : sum_ / static_cast<double>(count_); }

double Score::margin() const {
    if (count_ < 2) return 1;
    const auto n = static_cast<double>(count_);
    const double variance = std::max(0.0, (squares_ - sum_ * sum_ / n) / (n - 1));
    return 1.96 * std::sqrt(variance / n);
}

double elo_from(double share) {
    constexpr double edge = 0.001;
    share = std::clamp(share, edge, 1 - edge);
    return -400 * std::log10(1 / share - 1);
}

double share_from(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

void Sprt::add_pair(double points) {
    ++pairs_.at(static_cast<std::size_t>(std::lround(points * 2)));
}

double Sprt::llr() const {
    // Pseudo-counts of every result, so that a row of equal ones has a variance.
    constexpr double grain = 0.25;
    double count = 0;
    double mean = 0;
    double squares = 0;
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
        const double seen = static_cast<double>(pairs_[i]) + grain;
        const double share = static_cast<double>(i) / 4;
        count += seen;
        mean += seen * share;
        squares += seen * share * share;
    }
    mean /= count;
    const double variance = squares / count - mean * mean;
    const double low = share_from(elo0_);
    const double high = share_from(elo1_);
    return (high - low) * (2 * mean - low - high) * count / (2 * variance);
}

Sprt::Verdict Sprt::verdict() const {
    const double now = llr();
    return now >= bound ? Verdict::accepted : now <= -bound ? Verdict::rejected : Verdict::open;
}

}  // namespace agora::lab
