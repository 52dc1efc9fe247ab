// Nets as files: weights quantised to 8 or 16 bits with a scale for every 256 of them; of a block
// of zeros only the scale is kept. The dense layers behind the tables always have 16 bits. A file
// holds one net or several of one game, the least trained first.
#pragma once

#include "ai/net/value_net.hpp"
#include "core/error.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace agora::ai::net {

// What a net is for: another game, other rules or another shape make its numbers worthless.
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

enum class Grain : std::uint8_t { coarse = 1, fine = 2 };  // bytes of a weight

struct Part {
    const Snapshot* snapshot;
    Grain grain;
};
std::string write_weights(const Purpose& purpose, std::span<const Part> parts);

// Refuses with a reason what is damaged, of another version, or for something else.
Expected<std::vector<Snapshot>> read_weights(std::string_view bytes, const Purpose& purpose);

}  // namespace agora::ai::net
