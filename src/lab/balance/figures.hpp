// Statistics of counts: shares with their intervals, differences, and which of many differences are
// significant.
#pragma once

#include "lab/balance/tally.hpp"

#include <string>
#include <vector>

namespace agora::lab {

// An estimate and its 95 % interval.
struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
};

Estimate share_of(double count, double all);  // Wilson's interval
Estimate mean_of(std::int64_t count, std::int64_t sum, std::int64_t squares);

// Two-sided p-value of a difference, in standard errors.
double chance_of(double errors);

// Which of many p-values are significant at a false discovery rate of 5 % (Benjamini and Hochberg).
std::vector<bool> beyond_luck(const std::vector<double>& chances);

// How one element fares.
struct Power {
    std::size_t element = 0;  // within its group
    std::int64_t present = 0;
    std::int64_t had = 0;
    Estimate rate;         // had, of present
    Estimate won_had;      // wins of those who had it
    Estimate won_not;      // ... and of those who had not, where it was present
    Estimate difference;   // of the two
    Estimate points;       // difference of the mean points
    Estimate points_had;   // the mean of those who had it
    Estimate points_not;   // ... and of those who had not
    Estimate worth;        // ... and of all
    bool real = false;     // the difference is significant
    bool outlier = false;  // ... and far from what is usual in its group
    bool dead = false;     // present, and hardly ever had
};

struct GroupPower {
    std::vector<Power> powers;  // by element, those that were never present left out
    double usual = 0;           // the median difference of the group
};

GroupPower powers_of(const CensusKind& kind, std::size_t group, const Tally& tally);

Estimate seat_share(const Tally& tally, std::size_t seat);
// Of whoever came to play first, second... Where luck decides who begins, that is another matter.
Estimate order_share(const Tally& tally, std::size_t place);
inline bool luck_begins(const Tally& tally) { return tally.won_in_order != tally.won; }
// Whether a seat wins more or less than its share by more than 2 %, significantly.
enum class Fairness { fair, favoured, burdened, unclear };
Fairness fairness_of(const Estimate& share, int seats);

}  // namespace agora::lab
