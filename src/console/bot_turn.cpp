#include "console/bot_turn.hpp"

#include "ai/bot.hpp"

#include <cassert>

namespace agora {

std::uint64_t bot_seed(const Table& table, Seat seat) {
    return mix(mix(table.seed() ^ 0xB07) + static_cast<std::uint64_t>(table.ply()) * most_seats +
               seat);
}

Code ask_bot(const Table& table, Seat seat, std::string_view name) {
    const auto bot = make_bot(name, bot_seed(table, seat));
    assert(bot);
    return (*bot)->decide(*table.view(seat), table.legal(seat));
}

}  // namespace agora
