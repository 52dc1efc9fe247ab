// The loops that a net spends its time in. Each adds in one fixed order and rounds after every
// operation: eight sums side by side, whatever the processor's registers hold, and never a fused
// multiplication. So every build, and a browser, computes the same bits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace agora::ai::net {

// Widths of layers are multiples of this, that of a piece of so many.
inline constexpr std::size_t lane = 8;
inline constexpr std::size_t piece_lanes = 4;
inline constexpr std::size_t short_lane = 16;
inline constexpr std::size_t most_width = 128;

// A part of a position that is looked at by itself: how many rows it has, and what pool it adds to.
struct Piece {
    std::uint8_t group;
    std::uint8_t rows;
};

// out = bias + the rows of `table` that are named.
void sum_rows(const float* table, const float* bias, std::span<const std::uint16_t> rows,
              std::span<float> out);

// The same of whole numbers, which are added sixteen at once; what is too large for them wraps
// around. Widths are multiples of `short_lane`.
void sum_rows(const std::int16_t* table, const std::int16_t* bias,
              std::span<const std::uint16_t> rows, std::span<std::int16_t> out);

// Adds `change` to the rows of `table` that are named; a row named twice gets it twice.
void add_to_rows(float* table, std::span<const std::uint16_t> rows, std::span<const float> change);

// Looks at pieces one after another: seen = bias + the rows of `table` that are named, negative
// numbers cut, and added to the pool of its group. Widths are those of a piece.
void sum_pieces(const float* table, const float* bias, std::span<const Piece> pieces,
                const std::uint16_t* rows, std::size_t width, float* seen, float* pools);

// The same of whole numbers, without what is seen of each: so many pieces of a group that follow
// one another have room in a sum, any number of them in a pool. Widths are multiples of two lanes.
inline constexpr std::size_t pieces_at_once = 4;
void sum_pieces(const std::int16_t* table, const std::int16_t* bias, std::span<const Piece> pieces,
                const std::uint16_t* rows, std::size_t width, std::int32_t* pools);

// The way back: adds to the gradients of the table and of the bias.
void pieces_back(std::span<const Piece> pieces, const std::uint16_t* rows, std::size_t width,
                 const float* seen, const float* pools_change, float* table_change,
                 float* bias_change);

// out = bias + in * weights; weights[i] is the row of input i. Inputs are
// at most `most_width` and a multiple of `lane`; those that are zero cost nothing. `out` may be
// where `bias` is.
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

}  // namespace agora::ai::net
