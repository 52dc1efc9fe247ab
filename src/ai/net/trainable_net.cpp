#include "ai/net/trainable_net.hpp"

#include "ai/net/kernels.hpp"

#include <cmath>

namespace agora::ai::net {

TrainableNet::TrainableNet(ValueNet begin)
    : net(std::move(begin)),
      m(net.weights().size()),
      v(net.weights().size()),
      averaged(net.weights()) {}

void TrainableNet::step(const Floats& gradient, double rate) {
    ++steps;
    const auto n = static_cast<double>(steps);
    // Bias correction of Adam, which starts from zero. The moving average of the weights reaches
    // over about the last tenth of all steps.
    const double m_correction = 1 - std::pow(0.9, n);
    const double v_correction = std::sqrt(1 - std::pow(0.999, n));
    adam({.rate = static_cast<float>(rate * v_correction / m_correction),
          .epsilon = static_cast<float>(1e-8 * v_correction),
          .average_decay = static_cast<float>((1 + n) / (10 + n))},
         gradient, m, v, net.weights(), averaged);
}

}  // namespace agora::ai::net
