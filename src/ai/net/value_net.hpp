// A small value net: each seat's probability to win. Its inputs are sparse binary features; each
// active feature names a row of an embedding table, and the rows are summed. Pieces (the cards on
// the table, say) have features of their own through one shared table; their embeddings are ReLUed
// and sum-pooled by group, so what makes one card good is learned once for all of them. Two dense
// layers follow, a set for each head: a game has one head for each number of seats, and all heads
// share the embeddings.
#pragma once

#include "ai/net/kernels.hpp"
#include "core/fixed_list.hpp"
#include "core/random.hpp"
#include "core/seat.hpp"

#include <array>
#include <cstdint>
#include <new>
#include <span>
#include <vector>

namespace agora::ai::net {

// One number for each seat.
using Values = std::array<float, most_seats>;

// The active features of a position from the perspective of one seat; the other seats follow in the
// order of play.
struct Features {
    static constexpr std::size_t most_pieces = 32;

    FixedList<std::uint16_t, 288> rows;  // of the position as a whole
    FixedList<Piece, most_pieces> pieces;
    FixedList<std::uint16_t, 512> piece_rows;  // of one piece after another
    Seat seat = 0;
    int seats = 0;
    int head = 0;
};

// The sizes of a net. Widths are multiples of 8 and at most these.
struct Shape {
    static constexpr std::uint32_t most_rows = 1U << 16U;
    static constexpr std::uint32_t most_width = net::most_width;
    static constexpr std::uint32_t most_piece = 64;
    static constexpr std::uint32_t most_heads = 8;

    std::uint32_t rows = 0;
    std::uint32_t first = 0;       // width of the embedding of a position
    std::uint32_t piece_rows = 0;  // of the embedding table of pieces
    std::uint32_t piece = 0;       // width of the embedding of a piece
    std::uint32_t groups = 1;      // of pieces; at most most_width for all of them together
    std::uint32_t second = 0;      // width of the layer after the first
    std::uint32_t heads = 1;

    bool possible() const;
    std::size_t weights() const;  // how many
    std::size_t pooled() const { return std::size_t{groups} * piece; }
    std::array<std::uint32_t, 7> sizes() const {
        return {rows, first, piece_rows, piece, groups, second, heads};
    }

    // Where the parts are within all weights.
    std::size_t first_bias() const { return std::size_t{rows} * first; }
    std::size_t piece_weights() const { return first_bias() + first; }
    std::size_t piece_bias() const { return piece_weights() + std::size_t{piece_rows} * piece; }
    std::size_t pooled_weights() const { return piece_bias() + piece; }
    std::size_t second_weights(int head) const;
    std::size_t second_bias(int head) const { return second_weights(head) + first * second; }
    std::size_t last_weights(int head) const { return second_bias(head) + second; }
    std::size_t last_bias(int head) const { return last_weights(head) + second * most_seats; }

    friend bool operator==(const Shape&, const Shape&) = default;
};

// An allocator that aligns to cache lines, for vector loads.
template <class T>
struct OnCacheLine {
    using value_type = T;
    static constexpr std::align_val_t alignment{64};

    OnCacheLine() = default;
    template <class U>
    explicit OnCacheLine(const OnCacheLine<U>&) {}
    T* allocate(std::size_t count) {
        return static_cast<T*>(::operator new(count * sizeof(T), alignment));
    }
    void deallocate(T* items, std::size_t) { ::operator delete(items, alignment); }
    friend bool operator==(OnCacheLine, OnCacheLine) { return true; }
};
using Floats = std::vector<float, OnCacheLine<float>>;

// The activations of the layers, kept for the backward pass.
struct Activations {
    alignas(64) std::array<float, Shape::most_piece * Features::most_pieces> pieces;
    alignas(64) std::array<float, Shape::most_width> pooled;
    alignas(64) std::array<float, Shape::most_width> first;
    alignas(64) std::array<float, Shape::most_width> second;
    alignas(64) std::array<float, most_seats> last;
};

class ValueNet {
public:
    ValueNet() = default;
    ValueNet(const Shape& shape, Floats weights);
    static ValueNet random(const Shape& shape, std::uint64_t seed);  // initial weights

    const Shape& shape() const { return shape_; }
    const Floats& weights() const { return weights_; }
    Floats& weights() { return weights_; }

    // Forward pass: each seat's chance to win; they add up to 1.
    Values values(const Features& features) const;
    Values values(const Features& features, Activations& activations) const;

    // The same where the activations hold the pools and the embedding sum already.
    Values forward_from_sums(const Features& features, Activations& activations) const;

    // Backward pass: adds to `gradient` that of the cross-entropy loss between `target` and the
    // values of these activations.
    void accumulate_gradient(const Features& features, const Activations& activations,
                             const Values& target, Floats& gradient) const;

private:
    Shape shape_;
    Floats weights_;
};

}  // namespace agora::ai::net
