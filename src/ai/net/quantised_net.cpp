#include "ai/net/quantised_net.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace agora::ai::net {

namespace {

// Scales are chosen so that a sum of this many rows cannot overflow, whatever the features are.
constexpr std::size_t most_rows_of_position = 128;
constexpr std::size_t most_rows_of_piece = 16;

constexpr float largest = 32767 - 64;  // each of them may be rounded up by a half

template <class T>
void dequantise(std::span<const T> sums, const Floats& scale, std::span<float> out) {
    for (std::size_t i = 0; i < scale.size(); ++i) out[i] = static_cast<float>(sums[i]) * scale[i];
}

}  // namespace

QuantisedNet::Table QuantisedNet::quantise(std::span<const float> rows, std::size_t width,
                                           std::size_t most_added, float most_sum) {
    Table table{Shorts(rows.size()), Floats(width)};
    const std::size_t count = rows.size() / width;
    Floats column(count);
    for (std::size_t k = 0; k < width; ++k) {
        for (std::size_t i = 0; i < count; ++i) column[i] = std::abs(rows[i * width + k]);
        const auto most = column.begin() + static_cast<std::ptrdiff_t>(std::min(most_added, count));
        std::ranges::partial_sort(column, most, std::ranges::greater{});
        float sum = 0;
        for (auto each = column.begin(); each != most; ++each) sum += *each;
        const float scale = table.scale[k] = sum / most_sum;
        if (scale == 0) continue;
        for (std::size_t i = k; i < rows.size(); i += width)
            table.rows[i] = static_cast<std::int16_t>(std::lround(rows[i] / scale));
    }
    return table;
}

QuantisedNet::QuantisedNet(const ValueNet& net) : net_(net) {
    const Shape& shape = net.shape();
    assert(shape.first % short_lane == 0 && shape.piece % (2 * short_lane) == 0);
    const std::span all(net.weights());
    position_ =
        quantise(all.first(shape.piece_weights()), shape.first, most_rows_of_position, largest);
    pieces_ =
        quantise(all.subspan(shape.piece_weights(), shape.pooled_weights() - shape.piece_weights()),
                 shape.piece, most_rows_of_piece, largest / pieces_at_once);
}

Values QuantisedNet::values(const Features& features) const {
    const Shape& shape = net_.shape();
    alignas(64) std::array<std::int32_t, most_width> pools{};
    sum_pieces(pieces_.rows.data(),
               pieces_.rows.data() + std::size_t{shape.piece_rows} * shape.piece,
               {features.pieces.begin(), features.pieces.end()}, features.piece_rows.begin(),
               shape.piece, pools.data());
    Activations activations;
    for (std::size_t at = 0; at < shape.pooled(); at += shape.piece)
        dequantise<std::int32_t>(std::span(pools).subspan(at), pieces_.scale,
                                 std::span(activations.pooled).subspan(at));

    alignas(64) std::array<std::int16_t, most_width> sums;
    sum_rows(position_.rows.data(), position_.rows.data() + std::size_t{shape.rows} * shape.first,
             {features.rows.begin(), features.rows.end()}, std::span(sums).first(shape.first));
    dequantise<std::int16_t>(sums, position_.scale, activations.first);
    return net_.forward_from_sums(features, activations);
}

}  // namespace agora::ai::net
