// A net quantised for inference. Most of the time goes into embedding sums, so the tables are
// 16-bit integers with a scale for each column: half the memory to read, twice as many numbers in a
// register, and sums that do not depend on their order. Its values are close to those of the net
// that it was made from; it cannot be trained.
#pragma once

#include "ai/net/value_net.hpp"

namespace agora::ai::net {

class QuantisedNet {
public:
    explicit QuantisedNet(const ValueNet& net);

    const Shape& shape() const { return net_.shape(); }

    // The chance of each seat to win; they add up to 1.
    Values values(const Features& features) const;

private:
    using Shorts = std::vector<std::int16_t, OnCacheLine<std::int16_t>>;

    struct Table {
        Shorts rows;   // the last one is the bias
        Floats scale;  // of each column
    };
    static Table quantise(std::span<const float> rows, std::size_t width, std::size_t most_added,
                          float most_sum);

    ValueNet net_;  // for the dense layers behind the tables
    Table position_;
    Table pieces_;
};

}  // namespace agora::ai::net
