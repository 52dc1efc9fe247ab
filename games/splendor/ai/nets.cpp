#include "games/splendor/ai/nets.hpp"

#include "ai/net/shipped.hpp"

namespace agora::splendor {

std::string_view weights_file() { return ai::net::shipped_for(Splendor::about.id)->weights; }

std::span<const ai::net::Snapshot> nets() {
    // A build with a file that cannot be read is broken; a test says so.
    static const auto all =
        ai::net::read_weights(weights_file(), ai::net::purpose<Encoder>()).value();
    return all;
}

const ai::net::QuantisedNet& strongest_net(int seats) {
    if (seats > 2) {
        static const ai::net::QuantisedNet many(nets().front().net);
        return many;
    }
    static const ai::net::QuantisedNet two(nets().back().net);
    return two;
}

}  // namespace agora::splendor
