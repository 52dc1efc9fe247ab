#include "ai/net/weights_file.hpp"

#include "ai/net/bytes.hpp"

#include <algorithm>
#include <cmath>

namespace agora::net {

namespace {

constexpr std::string_view magic = "AGORANET";
constexpr std::uint32_t version = 2;
constexpr std::size_t block = 256;  // weights that share a scale
constexpr std::uint32_t most_nets = 16;

std::size_t stored_size(const Shape& shape, Grain grain) {
    const std::size_t count = shape.weights();
    const std::size_t scales = (count + block - 1) / block;
    return count * static_cast<std::size_t>(grain) + scales * sizeof(float);
}

void write_block(std::span<const float> weights, Grain grain, ByteWriter& out) {
    float most = 0;
    for (const float weight : weights) most = std::max(most, std::abs(weight));
    const float scale = most / (grain == Grain::fine ? 32767.0F : 127.0F);
    out.number(scale);
    for (const float weight : weights) {
        const long whole = most > 0 ? std::lround(weight / scale) : 0;
        if (grain == Grain::fine)
            out.number(static_cast<std::uint16_t>(whole));
        else
            out.number(static_cast<std::uint8_t>(whole));
    }
}

// Whether all numbers are finite.
bool read_block(ByteReader& in, Grain grain, std::span<float> weights) {
    const float scale = in.real();
    for (auto& weight : weights) {
        const int whole = grain == Grain::fine
                              ? static_cast<std::int16_t>(in.number<std::uint16_t>())
                              : static_cast<std::int8_t>(in.number<std::uint8_t>());
        weight = scale * static_cast<float>(whole);
        if (!std::isfinite(weight)) return false;
    }
    return std::isfinite(scale);
}

}  // namespace

std::string write_weights(const Purpose& purpose, std::span<const Part> parts) {
    ByteWriter out;
    out.raw(magic).number(version).text(purpose.game).number(purpose.rules);
    for (const auto size : purpose.shape.sizes()) out.number(size);
    out.number(static_cast<std::uint32_t>(parts.size()));
    for (const auto& [snapshot, grain] : parts) {
        out.number(snapshot->games).number(static_cast<std::uint8_t>(grain));
        const std::span all(snapshot->net.weights());
        for (std::size_t at = 0; at < all.size(); at += block)
            write_block(all.subspan(at, std::min(block, all.size() - at)), grain, out);
    }
    return out.sealed();
}

Result<std::vector<Snapshot>> read_weights(std::string_view bytes, const Purpose& purpose) {
    if (!bytes.starts_with(magic)) return refuse("this is no file of weights");
    ByteReader in = ByteReader::unseal(bytes);
    if (!in.good()) return refuse("the weights are damaged: the checksum is wrong");
    in.raw(magic.size());
    if (const auto found = in.number<std::uint32_t>(); found != version)
        return refuse("the weights have version " + std::to_string(found) +
                      "; this program reads " + std::to_string(version));
    if (const auto game = in.text(); in.good() && game != purpose.game)
        return refuse("the weights are for another game than " + std::string(purpose.game));
    if (const auto rules = in.number<std::uint32_t>(); in.good() && rules != purpose.rules)
        return refuse("the weights were made with rules " + std::to_string(rules) +
                      " of the game; these are rules " + std::to_string(purpose.rules));
    Shape shape = purpose.shape;
    shape.rows = in.number<std::uint32_t>();
    bool fits = shape.rows <= purpose.shape.rows;
    const auto sizes = purpose.shape.sizes();
    for (std::size_t i = 1; i < sizes.size(); ++i)
        fits = in.number<std::uint32_t>() == sizes[i] && fits;
    if (in.good() && !fits) return refuse("the weights are for a net of another shape");
    const auto count = in.number<std::uint32_t>();
    if (!in.good() || count == 0 || count > most_nets)
        return refuse("the weights are damaged: they end too early");
    std::vector<Snapshot> snapshots;
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto games = in.number<std::uint64_t>();
        const auto grain = static_cast<Grain>(in.number<std::uint8_t>());
        if (!in.good() || (grain != Grain::coarse && grain != Grain::fine) ||
            in.left() < stored_size(shape, grain))
            return refuse("the weights are damaged: a net is not complete");
        Floats weights(shape.weights());
        const std::span all(weights);
        for (std::size_t at = 0; at < all.size(); at += block)
            if (!read_block(in, grain, all.subspan(at, std::min(block, all.size() - at))))
                return refuse("the weights are damaged: a number is not finite");
        // Rows that the net does not know mean nothing to it.
        const std::size_t unknown = purpose.shape.first_bias() - shape.first_bias();
        weights.insert(weights.begin() + static_cast<std::ptrdiff_t>(shape.first_bias()), unknown,
                       0.0F);
        snapshots.push_back({games, ValueNet(purpose.shape, std::move(weights))});
    }
    if (!in.at_end()) return refuse("the weights are damaged: there is more than the nets");
    return snapshots;
}

}  // namespace agora::net
