#include "console/bot_turn.hpp"

#include "bots/bot.hpp"

namespace agora::console {

std::uint64_t bot_seed(const match::Table& table, Seat seat) {
    return mix(mix(table.seed() ^ 0xB07) + static_cast<std::uint64_t>(table.ply()) * most_seats +
               seat);
}

Expected<match::Done> let_bot_decide(match::Table& table, Seat seat, std::string_view name) {
    const auto bot = bots::make_bot(name, bot_seed(table, seat));
    if (!bot) return std::unexpected(bot.error());
    return table.play(seat, (*bot)->decide(*table.view(seat), table.legal(seat)));
}

}  // namespace agora::console
