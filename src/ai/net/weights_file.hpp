// Nets as files, one format for all games. A file holds one net or several of one game. A net has a
// name, the games it was trained on, its sizes, and its weights in sections: quantised to 8 or 16
// bits with a scale for every 256 of them (of a block of zeros only the scale is kept), or as they
// are. A checksum ends the file.
#pragma once

#include "ai/net/value_net.hpp"
#include "core/error.hpp"

#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace agora::ai::net {

enum class Grain : std::uint8_t { coarse = 1, fine = 2, exact = 4 };  // bytes of a weight

// Weights that follow each other and have the same grain.
struct Section {
    std::uint32_t count = 0;
    Grain grain = Grain::exact;
};

// A net of any shape.
struct NetData {
    std::string name;
    std::uint64_t games = 0;  // that it was trained on
    std::vector<std::uint32_t> sizes;
    Floats weights;
    std::vector<Section> sections;  // of all weights; none: one exact section
};

// Which nets a file is for: another game or other rules make its numbers worthless.
struct Origin {
    std::string_view game;
    std::uint32_t rules = 1;
};

template <class G>
constexpr Origin origin() {
    return {G::about.id, static_cast<std::uint32_t>(G::about.rules)};
}

std::string write_nets(const Origin& origin, std::span<const NetData> nets);

// Refuses with a reason what is damaged, of another version, or for something else.
Expected<std::vector<NetData>> read_nets(std::string_view bytes, const Origin& origin);

// A net that is nothing but numbers, as a value: T is all `float`.
template <class T>
NetData data_of(std::string name, std::uint64_t games, const T& net) {
    static_assert(sizeof(T) % sizeof(float) == 0 && std::is_trivially_copyable_v<T>);
    NetData data{std::move(name),
                 games,
                 {static_cast<std::uint32_t>(sizeof(T) / sizeof(float))},
                 Floats(sizeof(T) / sizeof(float)),
                 {}};
    std::memcpy(data.weights.data(), &net, sizeof(T));
    return data;
}

// The net with that name; refused where there is none, or one of another shape.
Expected<const NetData*> find_net(std::span<const NetData> nets, std::string_view name,
                                  std::size_t weights);

template <class T>
Expected<T> net_of(std::span<const NetData> nets, std::string_view name) {
    const auto data = find_net(nets, name, sizeof(T) / sizeof(float));
    if (!data) return std::unexpected(data.error());
    T net;
    std::memcpy(&net, (*data)->weights.data(), sizeof(T));
    return net;
}

// Value nets: what they are for, with their shape.
struct Purpose {
    std::string_view game;
    std::uint32_t rules = 1;
    Shape shape;
};

template <class E>
Purpose purpose() {
    return {E::Game::about.id, static_cast<std::uint32_t>(E::Game::about.rules), E::shape};
}

struct Snapshot {
    std::uint64_t games = 0;  // that it was trained on
    ValueNet net;
};

// The dense layers behind the tables always have 16 bits, or are exact.
NetData data_of(const Snapshot& snapshot, const Shape& shape, Grain grain, std::string_view name);

// Refuses nets of another shape; a net may know fewer rows.
Expected<std::vector<Snapshot>> value_nets(std::span<const NetData> nets, const Shape& shape);

// Both in one.
struct Part {
    const Snapshot* snapshot;
    Grain grain;
    std::string_view name = "value";
};
std::string write_weights(const Purpose& purpose, std::span<const Part> parts);
Expected<std::vector<Snapshot>> read_weights(std::string_view bytes, const Purpose& purpose);

}  // namespace agora::ai::net
