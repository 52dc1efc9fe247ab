#include "games/splendor/ai/nets.hpp"

#include "ai/net/in_play.hpp"

namespace agora::splendor {

std::string_view weights_file() { return ai::net::shipped_for(Splendor::about.id)->weights; }

Expected<Nets> Nets::read(std::span<const ai::net::NetData> nets) {
    const auto all = ai::net::value_nets(nets, Encoder::shape);
    if (!all) return std::unexpected(all.error());
    return Nets{ai::net::QuantisedNet(all->front().net), ai::net::QuantisedNet(all->back().net)};
}

const ai::net::QuantisedNet& strongest_net(int seats) {
    const Nets& nets = ai::net::InPlay<Nets>::now();
    return seats > 2 ? nets.many : nets.two;
}

}  // namespace agora::splendor
