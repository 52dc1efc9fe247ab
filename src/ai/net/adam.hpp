// One step of Adam for a single weight, with weight decay (L2, added to the gradient). For the
// small nets that a game fits by itself; the value nets use the vectorised one in kernels.hpp.
#pragma once

#include <cmath>

namespace agora::ai {

template <class T>
struct AdamParameters {
    T weight_decay;
    double one_minus_beta2;  // share of a new squared gradient in `v`
    T epsilon;
};

template <class T>
class AdamStep {
public:
    // Steps are counted from 1, for the bias correction.
    AdamStep(const AdamParameters<T>& parameters, T rate, double steps)
        : parameters_(parameters),
          rate_(rate),
          m_correction_(static_cast<T>(1 - std::pow(0.9, steps))),
          v_correction_(static_cast<T>(1 - std::pow(1 - parameters.one_minus_beta2, steps))) {}

    void operator()(T& weight, T gradient, T& m, T& v) const {
        const T decayed = gradient + parameters_.weight_decay * weight;
        m += static_cast<T>(0.1) * (decayed - m);
        v += static_cast<T>(parameters_.one_minus_beta2) * (decayed * decayed - v);
        weight -=
            rate_ * (m / m_correction_) / (std::sqrt(v / v_correction_) + parameters_.epsilon);
    }

private:
    AdamParameters<T> parameters_;
    T rate_;
    T m_correction_;
    T v_correction_;
};

}  // namespace agora::ai
