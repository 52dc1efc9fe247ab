// One step of Adam for one number after another, with a little pull towards zero.
#pragma once

#include <cmath>

namespace agora::ai {

template <class T>
struct AdamHabits {
    T pull;              // towards zero
    double square_part;  // of a new square in the mean of squares
    T least;             // keeps small squares from making large steps
};

template <class T>
class AdamStep {
public:
    // The means begin at zero: early steps, counted from 1, make up for it.
    AdamStep(const AdamHabits<T>& habits, T rate, double steps)
        : habits_(habits),
          rate_(rate),
          early_(static_cast<T>(1 - std::pow(0.9, steps))),
          early_square_(static_cast<T>(1 - std::pow(1 - habits.square_part, steps))) {}

    void operator()(T& value, T slope, T& mean, T& square) const {
        const T here = slope + habits_.pull * value;
        mean += static_cast<T>(0.1) * (here - mean);
        square += static_cast<T>(habits_.square_part) * (here * here - square);
        value -= rate_ * (mean / early_) / (std::sqrt(square / early_square_) + habits_.least);
    }

private:
    AdamHabits<T> habits_;
    T rate_;
    T early_;
    T early_square_;
};

}  // namespace agora::ai
