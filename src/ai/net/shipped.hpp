// The nets that are part of the program: games/<id>/weights, put there when it is built
// (cmake/Weights.cmake).
#pragma once

#include "ai/net/weights_file.hpp"

#include <algorithm>
#include <span>
#include <string_view>

namespace agora::ai::net {

struct ShippedNets {
    std::string_view game;
    std::string_view weights;   // a file of weights
    std::string_view manifest;  // JSON: where they come from, and how strong they are
};

std::span<const ShippedNets> shipped_nets();

// Null where a game has none.
inline const ShippedNets* shipped_for(std::string_view game) {
    const auto all = shipped_nets();
    const auto found = std::ranges::find(all, game, &ShippedNets::game);
    return found == all.end() ? nullptr : &*found;
}

// The nets of a game that has some. A build with a file that cannot be read is broken; tests say so.
template <class G>
std::span<const NetData> nets_of() {
    static const auto nets = read_nets(shipped_for(G::about.id)->weights, origin<G>()).value();
    return nets;
}

}  // namespace agora::ai::net
