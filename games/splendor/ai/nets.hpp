// The nets of Splendor. docs/training.md tells how those that are part of the program were trained.
#pragma once

#include "ai/net/quantised_net.hpp"
#include "ai/net/weights_file.hpp"
#include "games/splendor/ai/encoder.hpp"

#include <span>
#include <string_view>

namespace agora::splendor {

using Evaluator = ai::net::Evaluator<Encoder, ai::net::QuantisedNet>;

// A file has the net for more than two seats first, and that for two last.
struct Nets {
    using Game = Splendor;

    ai::net::QuantisedNet many;
    ai::net::QuantisedNet two;

    static Expected<Nets> read(std::span<const ai::net::NetData> nets);
};

// Of those that bots decide with.
const ai::net::QuantisedNet& strongest_net(int seats = 2);

// The file of those that are part of the program.
std::string_view weights_file();

}  // namespace agora::splendor
