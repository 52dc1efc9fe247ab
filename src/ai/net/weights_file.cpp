#include "ai/net/weights_file.hpp"

#include "ai/net/bytes.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace agora::ai::net {

namespace {

constexpr std::string_view magic = "AGORANET";
constexpr std::uint32_t version = 3;
constexpr std::size_t block = 256;  // weights that share a scale; where it is 0 so are they
constexpr std::uint32_t most_nets = 16;

// Calls work(weights, grain) for each block of a net. The tables have the grain of the net; the
// dense layers behind them are small, and an error there affects every position, so they are always
// fine.
template <class Weights, class Do>
void for_each_block(const Shape& shape, std::span<Weights> weights, Grain grain, Do&& work) {
    const std::array ends = {shape.piece_weights(), shape.pooled_weights(), shape.weights()};
    std::size_t at = 0;
    for (const std::size_t end : ends) {
        if (end == ends.back()) grain = Grain::fine;
        for (; at < end; at += std::min(block, end - at))
            work(weights.subspan(at, std::min(block, end - at)), grain);
    }
}

void write_block(std::span<const float> weights, Grain grain, ByteWriter& out) {
    float most = 0;
    for (const float weight : weights) most = std::max(most, std::abs(weight));
    const float scale = most / (grain == Grain::fine ? 32767.0F : 127.0F);
    out.number(scale);
    if (scale == 0) return;
    for (const float weight : weights) {
        const long whole = std::lround(weight / scale);
        if (grain == Grain::fine)
            out.number(static_cast<std::uint16_t>(whole));
        else
            out.number(static_cast<std::uint8_t>(whole));
    }
}

// Whether all numbers are finite.
bool read_block(ByteReader& in, Grain grain, std::span<float> weights) {
    const float scale = in.real();
    if (scale == 0) return true;
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
        for_each_block(purpose.shape, all, grain, [&](std::span<const float> some, Grain its) {
            write_block(some, its, out);
        });
    }
    return out.sealed();
}

Expected<std::vector<Snapshot>> read_weights(std::string_view bytes, const Purpose& purpose) {
    if (!bytes.starts_with(magic))
        return refuse("this is no file of weights", "ce n’est pas un fichier de poids");
    ByteReader in = ByteReader::unseal(bytes);
    if (!in.good())
        return refuse("the weights are damaged: the checksum is wrong",
                      "les poids sont abîmés\u00A0: la somme de contrôle est fausse");
    in.raw(magic.size());
    if (const auto found = in.number<std::uint32_t>(); found != version)
        return refuse("the weights have version " + std::to_string(found) +
                          "; this program reads " + std::to_string(version),
                      "les poids sont de version " + std::to_string(found) +
                          "\u00A0; ce programme lit la version " + std::to_string(version));
    if (const auto game = in.text(); in.good() && game != purpose.game)
        return refuse("the weights are for another game than " + std::string(purpose.game),
                      "les poids sont ceux d’un autre jeu que " + std::string(purpose.game));
    if (const auto rules = in.number<std::uint32_t>(); in.good() && rules != purpose.rules)
        return refuse("the weights were made with rules " + std::to_string(rules) +
                          " of the game; these are rules " + std::to_string(purpose.rules),
                      "les poids suivent la version " + std::to_string(rules) +
                          " des règles\u00A0; celle-ci est la version " +
                          std::to_string(purpose.rules));
    Shape shape = purpose.shape;
    shape.rows = in.number<std::uint32_t>();
    bool fits = shape.rows <= purpose.shape.rows;
    const auto sizes = purpose.shape.sizes();
    for (std::size_t i = 1; i < sizes.size(); ++i)
        fits = in.number<std::uint32_t>() == sizes[i] && fits;
    if (in.good() && !fits)
        return refuse("the weights are for a net of another shape",
                      "les poids sont ceux d’un réseau d’une autre forme");
    const auto count = in.number<std::uint32_t>();
    if (!in.good() || count == 0 || count > most_nets)
        return refuse("the weights are damaged: they end too early",
                      "les poids sont abîmés\u00A0: ils finissent trop tôt");
    std::vector<Snapshot> snapshots;
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto games = in.number<std::uint64_t>();
        const auto grain = static_cast<Grain>(in.number<std::uint8_t>());
        if (!in.good() || (grain != Grain::coarse && grain != Grain::fine))
            return refuse("the weights are damaged: a net is not complete",
                          "les poids sont abîmés\u00A0: un réseau est incomplet");
        Floats weights(shape.weights());
        bool finite = true;
        for_each_block(shape, std::span(weights), grain, [&](std::span<float> some, Grain its) {
            finite = read_block(in, its, some) && finite;
        });
        if (!in.good())
            return refuse("the weights are damaged: a net is not complete",
                          "les poids sont abîmés\u00A0: un réseau est incomplet");
        if (!finite)
            return refuse("the weights are damaged: a number is not finite",
                          "les poids sont abîmés\u00A0: un nombre n’est pas fini");
        // Features that were added after this net was trained have weight zero.
        const std::size_t unknown = purpose.shape.first_bias() - shape.first_bias();
        weights.insert(weights.begin() + static_cast<std::ptrdiff_t>(shape.first_bias()), unknown,
                       0.0F);
        snapshots.push_back({games, ValueNet(purpose.shape, std::move(weights))});
    }
    if (!in.at_end())
        return refuse("the weights are damaged: there is more than the nets",
                      "les poids sont abîmés\u00A0: il y a plus que les réseaux");
    return snapshots;
}

}  // namespace agora::ai::net
