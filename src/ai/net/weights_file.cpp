#include "ai/net/weights_file.hpp"

#include "ai/net/bytes.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace agora::ai::net {

namespace {

constexpr std::string_view magic = "AGORANET";
constexpr std::uint32_t version = 4;
constexpr std::size_t block = 256;  // weights that share a scale; where it is 0 so are they
constexpr std::uint32_t most_nets = 64;
constexpr std::uint8_t most_sizes = 8;
constexpr std::uint8_t most_sections = 8;

// Calls work(weights) for each block of a section.
template <class Weights, class Do>
void for_each_block(std::span<Weights> weights, Do&& work) {
    for (std::size_t at = 0; at < weights.size(); at += block)
        work(weights.subspan(at, std::min(block, weights.size() - at)));
}

void write_block(std::span<const float> weights, Grain grain, ByteWriter& out) {
    if (grain == Grain::exact) {
        for (const float weight : weights) out.number(weight);
        return;
    }
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
    if (grain == Grain::exact) {
        for (auto& weight : weights) weight = in.real();
        return std::ranges::all_of(weights, [](float weight) { return std::isfinite(weight); });
    }
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

std::unexpected<Error> incomplete() {
    return refuse("the weights are damaged: a net is not complete",
                  "les poids sont abîmés\u00A0: un réseau est incomplet");
}

std::unexpected<Error> other_shape() {
    return refuse("the weights are for a net of another shape",
                  "les poids sont ceux d’un réseau d’une autre forme");
}

void write_net(const NetData& net, ByteWriter& out) {
    out.text(net.name).number(net.games).number(static_cast<std::uint8_t>(net.sizes.size()));
    for (const auto size : net.sizes) out.number(size);
    auto sections = net.sections;
    if (sections.empty())
        sections = {{static_cast<std::uint32_t>(net.weights.size()), Grain::exact}};
    out.number(static_cast<std::uint8_t>(sections.size()));
    std::size_t at = 0;
    for (const auto [count, grain] : sections) {
        out.number(count).number(static_cast<std::uint8_t>(grain));
        for_each_block(std::span(net.weights).subspan(at, count),
                       [&](std::span<const float> some) { write_block(some, grain, out); });
        at += count;
    }
}

// Nothing is made room for that cannot be there.
bool can_hold(const ByteReader& in, const Section& section) {
    const std::size_t count = section.count;
    if (section.grain == Grain::exact) return count * sizeof(float) <= in.left();
    if (section.grain != Grain::coarse && section.grain != Grain::fine) return false;
    return (count + block - 1) / block * sizeof(float) <= in.left();
}

Expected<NetData> read_net(ByteReader& in) {
    NetData net;
    net.name = in.text();
    net.games = in.number<std::uint64_t>();
    const auto sizes = in.number<std::uint8_t>();
    if (!in.good() || sizes > most_sizes) return incomplete();
    for (int i = 0; i < sizes; ++i) net.sizes.push_back(in.number<std::uint32_t>());
    const auto sections = in.number<std::uint8_t>();
    if (!in.good() || sections > most_sections) return incomplete();
    bool finite = true;
    for (int i = 0; i < sections; ++i) {
        Section section;
        section.count = in.number<std::uint32_t>();
        section.grain = static_cast<Grain>(in.number<std::uint8_t>());
        if (!in.good() || !can_hold(in, section)) return incomplete();
        const std::size_t at = net.weights.size();
        net.weights.resize(at + section.count);
        for_each_block(std::span(net.weights).subspan(at), [&](std::span<float> some) {
            finite = read_block(in, section.grain, some) && finite;
        });
        if (!in.good()) return incomplete();
        if (!finite)
            return refuse("the weights are damaged: a number is not finite",
                          "les poids sont abîmés\u00A0: un nombre n’est pas fini");
        net.sections.push_back(section);
    }
    return net;
}

// Where the parts of a value net have a grain of their own: its tables that of the net; the dense
// layers behind them are small, and an error there affects every position, so they are always fine.
std::vector<Section> sections_of(const Shape& shape, Grain grain) {
    const auto count = [](std::size_t from, std::size_t to) {
        return static_cast<std::uint32_t>(to - from);
    };
    return {{count(0, shape.piece_weights()), grain},
            {count(shape.piece_weights(), shape.pooled_weights()), grain},
            {count(shape.pooled_weights(), shape.weights()),
             grain == Grain::exact ? grain : Grain::fine}};
}

Expected<Snapshot> value_net_of(const NetData& data, const Shape& wanted) {
    const auto sizes = wanted.sizes();
    if (data.sizes.size() != sizes.size() || data.sizes[0] > sizes[0] ||
        !std::equal(sizes.begin() + 1, sizes.end(), data.sizes.begin() + 1))
        return other_shape();
    Shape shape = wanted;
    shape.rows = data.sizes[0];
    if (data.weights.size() != shape.weights()) return incomplete();
    // Features that were added after this net was trained have weight zero.
    Floats weights = data.weights;
    const std::size_t unknown = wanted.first_bias() - shape.first_bias();
    weights.insert(weights.begin() + static_cast<std::ptrdiff_t>(shape.first_bias()), unknown,
                   0.0F);
    return Snapshot{data.games, ValueNet(wanted, std::move(weights))};
}

}  // namespace

std::string write_nets(const Origin& origin, std::span<const NetData> nets) {
    ByteWriter out;
    out.raw(magic).number(version).text(origin.game).number(origin.rules);
    out.number(static_cast<std::uint32_t>(nets.size()));
    for (const NetData& net : nets) write_net(net, out);
    return out.sealed();
}

Expected<std::vector<NetData>> read_nets(std::string_view bytes, const Origin& origin) {
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
    if (const auto game = in.text(); in.good() && game != origin.game)
        return refuse("the weights are for another game than " + std::string(origin.game),
                      "les poids sont ceux d’un autre jeu que " + std::string(origin.game));
    if (const auto rules = in.number<std::uint32_t>(); in.good() && rules != origin.rules)
        return refuse("the weights were made with rules " + std::to_string(rules) +
                          " of the game; these are rules " + std::to_string(origin.rules),
                      "les poids suivent la version " + std::to_string(rules) +
                          " des règles\u00A0; celle-ci est la version " +
                          std::to_string(origin.rules));
    const auto count = in.number<std::uint32_t>();
    if (!in.good() || count == 0 || count > most_nets)
        return refuse("the weights are damaged: they end too early",
                      "les poids sont abîmés\u00A0: ils finissent trop tôt");
    std::vector<NetData> nets;
    for (std::uint32_t i = 0; i < count; ++i) {
        auto net = read_net(in);
        if (!net) return std::unexpected(net.error());
        nets.push_back(std::move(*net));
    }
    if (!in.at_end())
        return refuse("the weights are damaged: there is more than the nets",
                      "les poids sont abîmés\u00A0: il y a plus que les réseaux");
    return nets;
}

Expected<const NetData*> find_net(std::span<const NetData> nets, std::string_view name,
                                  std::size_t weights) {
    const auto found = std::ranges::find(nets, name, &NetData::name);
    if (found == nets.end())
        return refuse("the weights have no net called " + std::string(name),
                      "les poids n’ont pas de réseau " + std::string(name));
    if (found->weights.size() != weights) return other_shape();
    return &*found;
}

NetData data_of(const Snapshot& snapshot, const Shape& shape, Grain grain, std::string_view name) {
    const auto sizes = shape.sizes();
    return {std::string(name),
            snapshot.games,
            {sizes.begin(), sizes.end()},
            snapshot.net.weights(),
            sections_of(shape, grain)};
}

Expected<std::vector<Snapshot>> value_nets(std::span<const NetData> nets, const Shape& shape) {
    std::vector<Snapshot> snapshots;
    for (const NetData& data : nets) {
        auto net = value_net_of(data, shape);
        if (!net) return std::unexpected(net.error());
        snapshots.push_back(std::move(*net));
    }
    return snapshots;
}

std::string write_weights(const Purpose& purpose, std::span<const Part> parts) {
    std::vector<NetData> nets;
    for (const auto& [snapshot, grain, name] : parts)
        nets.push_back(data_of(*snapshot, purpose.shape, grain, name));
    return write_nets({purpose.game, purpose.rules}, nets);
}

Expected<std::vector<Snapshot>> read_weights(std::string_view bytes, const Purpose& purpose) {
    const auto nets = read_nets(bytes, {purpose.game, purpose.rules});
    if (!nets) return std::unexpected(nets.error());
    return value_nets(*nets, purpose.shape);
}

}  // namespace agora::ai::net
