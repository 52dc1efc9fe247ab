// A net that is learning: its weights, what Adam remembers of the gradients, and a slow mean of the
// weights, which plays better than the weights of any one moment.
#pragma once

#include "ai/net/value_net.hpp"

#include <cstdint>

namespace agora::ai::net {

struct Learner {
    ValueNet net;
    Floats first;   // mean of the gradients
    Floats second;  // mean of their squares
    Floats mean;    // of the weights
    std::uint64_t steps = 0;

    explicit Learner(ValueNet begin);

    void step(const Floats& gradient, double rate);
    ValueNet settled() const { return {net.shape(), mean}; }

    friend bool operator==(const Learner& a, const Learner& b) {
        return a.steps == b.steps && a.net.weights() == b.net.weights() && a.first == b.first &&
               a.second == b.second && a.mean == b.mean;
    }
};

}  // namespace agora::ai::net
