// The loops that a net spends its time in. Each adds in one fixed order and rounds after every
// operation: eight sums side by side, whatever the processor's registers hold, and never a fused
// multiplication. So every build, and a browser, computes the same bits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace agora::ai::net {

// Widths of layers are multiples of `lane`, that of a piece of `piece_lanes` lanes.
inline constexpr std::size_t lane = 8;
inline constexpr std::size_t piece_lanes = 4;
inline constexpr std::size_t short_lane = 16;
inline constexpr std::size_t most_width = 128;

// A part of a position with features of its own, a card for instance: how many rows of the shared
// embedding table it names, and which pool its embedding is added to.
struct Piece {
    std::uint8_t group;
    std::uint8_t rows;
};

// Embedding sum: out = bias + the rows of `table` that are named.
void sum_rows(const float* table, const float* bias, std::span<const std::uint16_t> rows,
              std::span<float> out);

// The same in 16-bit integers, sixteen at once; overflow wraps around. Widths are multiples of
// `short_lane`.
void sum_rows(const std::int16_t* table, const std::int16_t* bias,
              std::span<const std::uint16_t> rows, std::span<std::int16_t> out);

// Backward pass of sum_rows: adds `gradient` to the rows of `table` that are named; a row named
// twice gets it twice.
void add_to_rows(float* table, std::span<const std::uint16_t> rows,
                 std::span<const float> gradient);

// Embeds one piece after another, seen = ReLU(bias + the rows of `table` that are named), and adds
// it to the pool of its group (sum pooling). Widths are those of a piece.
void sum_pieces(const float* table, const float* bias, std::span<const Piece> pieces,
                const std::uint16_t* rows, std::size_t width, float* seen, float* pools);

// The same in 16-bit integers, without keeping the embeddings: that many consecutive pieces of a
// group fit into a 16-bit sum, any number of them into a 32-bit pool. Widths are multiples of two
// lanes.
inline constexpr std::size_t pieces_at_once = 4;
void sum_pieces(const std::int16_t* table, const std::int16_t* bias, std::span<const Piece> pieces,
                const std::uint16_t* rows, std::size_t width, std::int32_t* pools);

// Backward pass of sum_pieces: adds to the gradients of the table and of the bias.
void sum_pieces_backward(std::span<const Piece> pieces, const std::uint16_t* rows,
                         std::size_t width, const float* seen, const float* pools_gradient,
                         float* table_gradient, float* bias_gradient);

// out = bias + in * weights; weights[i] is the row of input i. Inputs are at most `most_width` and
// a multiple of `lane`; those that are zero cost nothing. `out` may alias `bias`.
void dense(const float* weights, const float* bias, std::span<const float> in,
           std::span<float> out);

// Backward pass of dense: adds to the gradient of the weights, sets the gradient of the inputs.
void dense_backward(const float* weights, std::span<const float> in,
                    std::span<const float> out_gradient, float* weights_gradient,
                    std::span<float> in_gradient);

// In place, and its backward pass.
void relu(std::span<float> numbers);
void relu_backward(std::span<const float> numbers, std::span<float> gradient);

// One step of Adam, its bias correction folded into `rate` and `epsilon`; `averaged` is a moving
// average of the weights. All have the same size.
struct AdamCoefficients {
    float rate;
    float epsilon;
    float average_decay;
    float weight_decay = 0;
};
void adam(const AdamCoefficients& step, std::span<const float> gradient, std::span<float> m,
          std::span<float> v, std::span<float> weights, std::span<float> averaged);

// e to the power of x, from plain operations only: libraries differ in the last bit.
float exponential(float x);

}  // namespace agora::ai::net
