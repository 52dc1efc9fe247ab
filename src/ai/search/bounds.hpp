// How far the square root of a logarithm has come: the part of a confidence bound that grows with
// the number of chances. Made of divisions and square roots only, which every machine rounds alike.
#pragma once

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

namespace agora::ai {

class RootLog {
public:
    RootLog() {
        constexpr double euler = 0.57721566490153286;
        double harmonic = 0;
        for (std::size_t n = 1; n < size; ++n) {
            harmonic += 1.0 / static_cast<double>(n);
            const double log = harmonic - euler - 0.5 / static_cast<double>(n);
            logs_[n] = static_cast<float>(log > 0 ? log : 0);
            roots_[n] = std::sqrt(logs_[n]);
        }
    }

    // sqrt(log(n)); 0 for 0 and 1.
    float operator()(std::uint32_t n) const {
        if (n < size) return roots_[n];
        constexpr float log_of_2 = 0.69314718F;
        const auto shift = static_cast<unsigned>(std::bit_width(n)) - bits;
        return std::sqrt(logs_[n >> shift] + static_cast<float>(shift) * log_of_2);
    }

private:
    static constexpr unsigned bits = 11;
    static constexpr std::size_t size = 1U << bits;
    std::array<float, size> logs_{};
    std::array<float, size> roots_{};
};

inline const RootLog& root_log() {
    static const RootLog table;
    return table;
}

}  // namespace agora::ai
