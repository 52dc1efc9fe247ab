// Adam, the one optimiser of all nets, with weight decay (L2, added to the gradient) where it is
// asked for. It keeps an exponential moving average of the weights as well, which plays better than
// the weights of any one step.
#pragma once

#include "ai/net/value_net.hpp"

#include <cstdint>
#include <span>

namespace agora::ai::net {

struct Adam {
    Floats m;         // mean of the gradients
    Floats v;         // mean of the squared gradients
    Floats averaged;  // of the weights, over about the last tenth of all steps
    std::uint64_t steps = 0;

    explicit Adam(std::span<const float> weights);

    void step(std::span<const float> gradient, double rate, std::span<float> weights,
              float weight_decay = 0);

    friend bool operator==(const Adam&, const Adam&) = default;
};

}  // namespace agora::ai::net
