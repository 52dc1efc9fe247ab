// All nets of Citadelles.
#pragma once

#include "ai/net/weights_file.hpp"
#include "games/citadels/ai/pick_policy.hpp"
#include "games/citadels/ai/value_net.hpp"

namespace agora::citadels {

struct Nets {
    using Game = Citadels;

    PickPolicyNet keep;
    PickPolicyNet put_down;
    ValueNet value_few;  // up to three seats
    ValueNet value_many;

    // In files of weights they have these names.
    static Expected<Nets> read(std::span<const ai::net::NetData> nets);
};

// Those that bots decide with.
const Nets& nets_in_play();

}  // namespace agora::citadels
