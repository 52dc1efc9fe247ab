// The nets of Splendor that are part of the program. docs/training.md tells how they were made.
#pragma once

#include "ai/net/weights_file.hpp"
#include "ai/splendor/encoder.hpp"

#include <span>
#include <string_view>

namespace agora::splendor {

using Judge = net::Judge<Encoder>;

// The least trained first: weaker players who make the mistakes of beginners. The last is the
// strongest.
std::span<const net::Snapshot> nets();
inline const net::ValueNet& strongest_net() { return nets().back().net; }

// The file they come from.
std::string_view weights_file();

}  // namespace agora::splendor
