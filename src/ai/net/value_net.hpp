// A small net that says how likely each seat is to win. Its inputs are things that hold or do not:
// rows of a table, summed up. Besides the position as a whole it looks at its pieces (the cards of
// a table, say) one by one, all through the same rows, and adds up what it found of those that
// belong together: what makes one card good is learned once for all of them. Two layers follow, of
// which each head has its own: a game has one head for each number of seats, and what all of them
// look at is learned together.
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

// What holds in a position, seen from one seat: the seats after it follow in order.
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
    std::uint32_t first = 0;       // width of the sum of rows
    std::uint32_t piece_rows = 0;  // of the table through which pieces are seen
    std::uint32_t piece = 0;       // width of what is seen of a piece
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

// Numbers that begin on a cache line, since whole lines are added at once.
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

// What the layers came to, kept for the way back.
struct Trace {
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
    static ValueNet random(const Shape& shape, std::uint64_t seed);  // as learning begins

    const Shape& shape() const { return shape_; }
    const Floats& weights() const { return weights_; }
    Floats& weights() { return weights_; }

    // The chance of each seat to win; they add up to 1.
    Values values(const Features& features) const;
    Values values(const Features& features, Trace& trace) const;

    // The same where the trace holds the pools and the sum of the rows already.
    Values conclude(const Features& features, Trace& trace) const;

    // Adds to `gradient` how the error grows with each weight, where the error is the cross entropy
    // between `wanted` and the values of the trace.
    void learn(const Features& features, const Trace& trace, const Values& wanted,
               Floats& gradient) const;

private:
    Shape shape_;
    Floats weights_;
};

}  // namespace agora::ai::net
