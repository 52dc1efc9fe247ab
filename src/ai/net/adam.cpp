#include "ai/net/adam.hpp"

#include "ai/net/kernels.hpp"

#include <cmath>

namespace agora::ai::net {

Adam::Adam(std::span<const float> weights)
    : m(weights.size()), v(weights.size()), averaged(weights.begin(), weights.end()) {}

void Adam::step(std::span<const float> gradient, double rate, std::span<float> weights,
                float weight_decay) {
    ++steps;
    const auto n = static_cast<double>(steps);
    // Bias correction, since both means start from zero.
    const double m_correction = 1 - std::pow(0.9, n);
    const double v_correction = std::sqrt(1 - std::pow(0.999, n));
    adam({.rate = static_cast<float>(rate * v_correction / m_correction),
          .epsilon = static_cast<float>(1e-8 * v_correction),
          .average_decay = static_cast<float>((1 + n) / (10 + n)),
          .weight_decay = weight_decay},
         gradient, m, v, weights, averaged);
}

}  // namespace agora::ai::net
