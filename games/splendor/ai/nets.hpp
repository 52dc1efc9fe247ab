// The nets of Splendor that are part of the program. docs/training.md tells how they were trained.
#pragma once

#include "ai/net/quantised_net.hpp"
#include "ai/net/weights_file.hpp"
#include "games/splendor/ai/encoder.hpp"

#include <span>
#include <string_view>

namespace agora::splendor {

using Evaluator = ai::net::Evaluator<Encoder, ai::net::QuantisedNet>;

// For more than two seats, and for two.
std::span<const ai::net::Snapshot> nets();
const ai::net::QuantisedNet& strongest_net(int seats = 2);

// The file they come from.
std::string_view weights_file();

}  // namespace agora::splendor
