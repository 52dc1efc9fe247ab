// Strength from game results: shares of wins, Elo, confidence intervals, and SPRT.
#pragma once

#include <array>
#include <cstdint>

namespace agora::lab {

// Results of many deals, each the mean of the games played with it; deals are independent, the
// games of one deal are not.
class Score {
public:
    void add(double share) {
        ++count_;
        sum_ += share;
        squares_ += share * share;
    }

    std::uint64_t count() const { return count_; }
    double mean() const;
    double margin() const;  // half the width of the 95 % interval

private:
    std::uint64_t count_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

// How many Elo points a share of the points is worth, and back. Shares are kept off 0 and 1.
double elo_from(double share);
double share_from(double elo);

// Sequential probability ratio test between two hypotheses about the Elo of the first of two
// players: pentanomial, over the five results that a pair of games can have.
class Sprt {
public:
    enum class Verdict { open, accepted, rejected };

    Sprt(double elo0, double elo1) : elo0_(elo0), elo1_(elo1) {}

    void add_pair(double points);  // of two games: 0, 0.5, 1, 1.5 or 2
    double llr() const;            // log-likelihood ratio
    Verdict verdict() const;
    const std::array<std::uint64_t, 5>& pairs() const { return pairs_; }

    static constexpr double bound = 2.944;  // log(0.95 / 0.05): errors of 5 %

private:
    double elo0_;
    double elo1_;
    std::array<std::uint64_t, 5> pairs_{};
};

}  // namespace agora::lab
