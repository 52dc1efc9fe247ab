// What a decision of a bot costs, for those who share their threads among many bots.
#pragma once

#include <cstdint>
#include <string_view>

namespace agora::bots {

enum class Cost : std::uint8_t {
    quick,  // no more work than level 5 of that game, which answers within some 50 ms
    deep,
};

// By the strategy that the bot of this name follows there.
Cost cost_of(std::string_view game, int seats, std::string_view bot);

}  // namespace agora::bots
