#include "ai/net/value_net.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace agora::ai::net {

namespace {

// The seat `steps` after the one from whose perspective the features are.
std::size_t seat_after(const Features& features, int steps) {
    return static_cast<std::size_t>((features.seat + steps) % features.seats);
}

// Probabilities from the logits of the last layer, turned back to the seats of the table.
Values softmax(const Features& features, std::span<const float, most_seats> last) {
    const auto seats = static_cast<std::size_t>(features.seats);
    const float most = *std::max_element(last.begin(), last.begin() + features.seats);
    std::array<float, most_seats> shares{};
    float sum = 0;
    for (std::size_t i = 0; i < seats; ++i) sum += shares[i] = exponential(last[i] - most);
    Values values{};
    for (int i = 0; i < features.seats; ++i)
        values[seat_after(features, i)] = shares[static_cast<std::size_t>(i)] / sum;
    return values;
}

void add(std::span<const float> more, std::span<float> to) {
    for (std::size_t i = 0; i < more.size(); ++i) to[i] += more[i];
}

}  // namespace

bool Shape::possible() const {
    const auto width = [](std::uint32_t w) { return w > 0 && w <= most_width && w % lane == 0; };
    return rows > 0 && rows <= most_rows && width(first) && piece_rows > 0 &&
           piece_rows <= most_rows && width(piece) && piece % (piece_lanes * lane) == 0 &&
           piece <= most_piece && groups > 0 && groups <= most_width / lane &&
           pooled() <= most_width && width(second) && heads > 0 && heads <= most_heads;
}

std::size_t Shape::second_weights(int head) const {
    const std::size_t one =
        std::size_t{first} * second + second + std::size_t{second} * most_seats + most_seats;
    return pooled_weights() + pooled() * first + static_cast<std::size_t>(head) * one;
}

std::size_t Shape::weights() const { return second_weights(static_cast<int>(heads)); }

ValueNet::ValueNet(const Shape& shape, Floats weights)
    : shape_(shape), weights_(std::move(weights)) {
    assert(shape.possible() && weights_.size() == shape.weights());
}

ValueNet ValueNet::random(const Shape& shape, std::uint64_t seed) {
    Random random(seed);
    Floats weights(shape.weights());
    const auto fill = [&](std::size_t from, std::size_t count, float most) {
        for (std::size_t i = from; i < from + count; ++i) {
            const auto unit =
                static_cast<float>(random.next() >> 40U) / static_cast<float>(1U << 24U);
            weights[i] = (2 * unit - 1) * most;
        }
    };
    fill(0, shape.first_bias(), 0.1F);  // dozens of features are active at a time
    fill(shape.piece_weights(), std::size_t{shape.piece_rows} * shape.piece, 0.3F);
    fill(shape.pooled_weights(), shape.pooled() * shape.first, 0.1F);
    for (int head = 0; head < static_cast<int>(shape.heads); ++head) {
        fill(shape.second_weights(head), std::size_t{shape.first} * shape.second,
             std::sqrt(6.0F / static_cast<float>(shape.first)));
        fill(shape.last_weights(head), std::size_t{shape.second} * most_seats, 0.1F);
    }
    return {shape, std::move(weights)};
}

Values ValueNet::values(const Features& features) const {
    Activations activations;
    return values(features, activations);
}

Values ValueNet::values(const Features& features, Activations& activations) const {
    const float* all = weights_.data();
    const auto pooled = std::span(activations.pooled).first(shape_.pooled());
    std::ranges::fill(pooled, 0.0F);
    sum_pieces(all + shape_.piece_weights(), all + shape_.piece_bias(),
               {features.pieces.begin(), features.pieces.end()}, features.piece_rows.begin(),
               shape_.piece, activations.pieces.data(), pooled.data());
    sum_rows(all, all + shape_.first_bias(), {features.rows.begin(), features.rows.end()},
             std::span(activations.first).first(shape_.first));
    return forward_from_sums(features, activations);
}

Values ValueNet::forward_from_sums(const Features& features, Activations& activations) const {
    const float* all = weights_.data();
    const auto first = std::span(activations.first).first(shape_.first);
    const auto second = std::span(activations.second).first(shape_.second);
    dense(all + shape_.pooled_weights(), first.data(),
          std::span(activations.pooled).first(shape_.pooled()), first);
    relu(first);
    dense(all + shape_.second_weights(features.head), all + shape_.second_bias(features.head),
          first, second);
    relu(second);
    dense(all + shape_.last_weights(features.head), all + shape_.last_bias(features.head), second,
          activations.last);
    return softmax(features, activations.last);
}

void ValueNet::accumulate_gradient(const Features& features, const Activations& activations,
                                   const Values& target, Floats& gradient) const {
    const float* all = weights_.data();
    float* gradients = gradient.data();
    const auto at = [&](std::size_t begin) { return std::span(gradient).subspan(begin); };

    alignas(64) std::array<float, most_seats> last{};
    const Values values = softmax(features, activations.last);
    for (int i = 0; i < features.seats; ++i) {
        const std::size_t seat = seat_after(features, i);
        last[static_cast<std::size_t>(i)] = values[seat] - target[seat];
    }
    add(last, at(shape_.last_bias(features.head)));

    alignas(64) std::array<float, Shape::most_width> second_gradient;
    const auto second = std::span(activations.second).first(shape_.second);
    const auto to_second = std::span(second_gradient).first(shape_.second);
    const std::size_t last_at = shape_.last_weights(features.head);
    dense_backward(all + last_at, second, last, gradients + last_at, to_second);
    relu_backward(second, to_second);
    add(to_second, at(shape_.second_bias(features.head)));

    alignas(64) std::array<float, Shape::most_width> first_gradient;
    const auto first = std::span(activations.first).first(shape_.first);
    const auto to_first = std::span(first_gradient).first(shape_.first);
    const std::size_t second_at = shape_.second_weights(features.head);
    dense_backward(all + second_at, first, to_second, gradients + second_at, to_first);
    relu_backward(first, to_first);
    add(to_first, at(shape_.first_bias()));
    add_to_rows(gradients, {features.rows.begin(), features.rows.end()}, to_first);

    alignas(64) std::array<float, Shape::most_width> pooled_gradient;
    const auto pooled = std::span(activations.pooled).first(shape_.pooled());
    const auto to_pooled = std::span(pooled_gradient).first(shape_.pooled());
    const std::size_t pooled_at = shape_.pooled_weights();
    dense_backward(all + pooled_at, pooled, to_first, gradients + pooled_at, to_pooled);
    sum_pieces_backward({features.pieces.begin(), features.pieces.end()},
                        features.piece_rows.begin(), shape_.piece, activations.pieces.data(),
                        to_pooled.data(), gradients + shape_.piece_weights(),
                        gradients + shape_.piece_bias());
}

}  // namespace agora::ai::net
