// The loops that a net spends its time in. Each adds in one fixed order and rounds after every
// operation: eight sums side by side, whatever the processor's registers hold, and never a fused
// multiplication. So every build, and a browser, computes the same bits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace agora::net {

// Widths of layers are multiples of this.
inline constexpr std::size_t lane = 8;

// out = bias + the rows of `table` that are named.
void sum_rows(const float* table, const float* bias, std::span<const std::uint16_t> rows,
              std::span<float> out);

// Adds `change` to the rows of `table` that are named; a row named twice gets it twice.
void add_to_rows(float* table, std::span<const std::uint16_t> rows, std::span<const float> change);

// out = bias + in * weights; weights[i] is the row of input i.
void dense(const float* weights, const float* bias, std::span<const float> in,
           std::span<float> out);

// The way back: adds to the gradient of the weights, and gives the gradient of the inputs.
void dense_back(const float* weights, std::span<const float> in, std::span<const float> out_change,
                float* weights_change, std::span<float> in_change);

// Negative numbers become 0; and the way back.
void cut(std::span<float> numbers);
void cut_back(std::span<const float> numbers, std::span<float> change);

// One step of Adam with the corrections of its first steps folded into `rate` and `epsilon`;
// `mean` follows the weights slowly. All have the same size.
struct AdamStep {
    float rate;
    float epsilon;
    float keep;  // of the mean of the weights
};
void adam(const AdamStep& step, std::span<const float> change, std::span<float> first,
          std::span<float> second, std::span<float> weights, std::span<float> mean);

// e to the power of x, from plain operations only: libraries differ in the last bit.
float exponential(float x);

}  // namespace agora::net
