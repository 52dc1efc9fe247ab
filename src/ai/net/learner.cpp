#include "ai/net/learner.hpp"

#include "ai/net/kernels.hpp"

#include <cmath>

namespace agora::ai::net {

Learner::Learner(ValueNet begin)
    : net(std::move(begin)),
      first(net.weights().size()),
      second(net.weights().size()),
      mean(net.weights()) {}

void Learner::step(const Floats& gradient, double rate) {
    ++steps;
    const auto n = static_cast<double>(steps);
    // The means begin at zero; these correct for it. The mean of the weights is over about the last
    // tenth of all steps.
    const double first_part = 1 - std::pow(0.9, n);
    const double second_part = std::sqrt(1 - std::pow(0.999, n));
    adam({.rate = static_cast<float>(rate * second_part / first_part),
          .epsilon = static_cast<float>(1e-8 * second_part),
          .keep = static_cast<float>((1 + n) / (10 + n))},
         gradient, first, second, net.weights(), mean);
}

}  // namespace agora::ai::net
