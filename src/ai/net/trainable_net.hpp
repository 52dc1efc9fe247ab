// A net in training: its weights, the state of Adam, and an exponential moving average of the
// weights, which plays better than the weights of any one step.
#pragma once

#include "ai/net/value_net.hpp"

#include <cstdint>

namespace agora::ai::net {

struct TrainableNet {
    ValueNet net;
    Floats m;         // Adam: mean of the gradients
    Floats v;         // Adam: mean of the squared gradients
    Floats averaged;  // moving average of the weights
    std::uint64_t steps = 0;

    explicit TrainableNet(ValueNet begin);

    void step(const Floats& gradient, double rate);
    ValueNet averaged_net() const { return {net.shape(), averaged}; }

    friend bool operator==(const TrainableNet& a, const TrainableNet& b) {
        return a.steps == b.steps && a.net.weights() == b.net.weights() && a.m == b.m &&
               a.v == b.v && a.averaged == b.averaged;
    }
};

}  // namespace agora::ai::net
