#include "games/citadels/ai/nets.hpp"

#include "ai/net/in_play.hpp"

namespace agora::citadels {

Expected<Nets> Nets::read(std::span<const ai::net::NetData> nets) {
    const auto keep = ai::net::net_of<PickPolicyNet>(nets, "keep");
    if (!keep) return std::unexpected(keep.error());
    const auto put_down = ai::net::net_of<PickPolicyNet>(nets, "put_down");
    if (!put_down) return std::unexpected(put_down.error());
    const auto value_few = ai::net::net_of<ValueNet>(nets, "value_few");
    if (!value_few) return std::unexpected(value_few.error());
    const auto value_many = ai::net::net_of<ValueNet>(nets, "value_many");
    if (!value_many) return std::unexpected(value_many.error());
    return Nets{*keep, *put_down, *value_few, *value_many};
}

const Nets& nets_in_play() { return ai::net::InPlay<Nets>::now(); }

}  // namespace agora::citadels
