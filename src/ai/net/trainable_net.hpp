// A value net in training: its weights and the state of the optimiser.
#pragma once

#include "ai/net/adam.hpp"

namespace agora::ai::net {

struct TrainableNet {
    ValueNet net;
    Adam adam;

    explicit TrainableNet(ValueNet begin) : net(std::move(begin)), adam(net.weights()) {}

    void step(const Floats& gradient, double rate) { adam.step(gradient, rate, net.weights()); }
    ValueNet averaged_net() const { return {net.shape(), adam.averaged}; }

    friend bool operator==(const TrainableNet& a, const TrainableNet& b) {
        return a.net.weights() == b.net.weights() && a.adam == b.adam;
    }
};

}  // namespace agora::ai::net
