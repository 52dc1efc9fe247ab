// A small dense net as a plain value: a linear part and one hidden layer (ReLU), one output. For
// what a game evaluates millions of times and knows good features for.
#pragma once

#include <array>
#include <cstddef>

namespace agora::ai::net {

template <std::size_t inputs, std::size_t hidden>
struct SmallNet {
    using Input = std::array<float, inputs>;
    using Hidden = std::array<float, hidden>;

    Input direct;
    Hidden bias;
    Hidden last;
    std::array<Hidden, inputs> first;

    // Before the ReLU.
    Hidden hidden_sums(const Input& input) const {
        Hidden sums = bias;
        for (std::size_t i = 0; i < inputs; ++i)
            for (std::size_t h = 0; h < hidden; ++h) sums[h] += first[i][h] * input[i];
        return sums;
    }

    float operator()(const Input& input) const {
        Hidden sums = bias;
        float sum = 0;
        for (std::size_t i = 0; i < inputs; ++i) {
            sum += direct[i] * input[i];
            for (std::size_t h = 0; h < hidden; ++h) sums[h] += first[i][h] * input[i];
        }
        for (std::size_t h = 0; h < hidden; ++h)
            if (sums[h] > 0) sum += last[h] * sums[h];
        return sum;
    }

    friend bool operator==(const SmallNet&, const SmallNet&) = default;
};

}  // namespace agora::ai::net
