// A net for playing. Most of the time of a net goes into adding up rows, so here they are whole
// numbers of 16 bits with a scale for each column: half the memory to read, twice as many numbers
// in a register, and sums that come out the same in any order. It says nearly what the net says
// that it was made of, and cannot learn.
#pragma once

#include "ai/net/value_net.hpp"

namespace agora::ai::net {

class QuickNet {
public:
    explicit QuickNet(const ValueNet& net);

    const Shape& shape() const { return net_.shape(); }

    // The chance of each seat to win; they add up to 1.
    Values values(const Features& features) const;

private:
    using Shorts = std::vector<std::int16_t, OnCacheLine<std::int16_t>>;

    struct Table {
        Shorts rows;   // the last one is the bias
        Floats scale;  // of each column
    };
    static Table in_whole_numbers(std::span<const float> rows, std::size_t width,
                                  std::size_t at_once, float most_sum);

    ValueNet net_;  // for the layers behind the tables
    Table position_;
    Table pieces_;
};

}  // namespace agora::ai::net
