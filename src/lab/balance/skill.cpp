#include "lab/balance/skill.hpp"

#include <cmath>

namespace agora::lab {

Expected<std::vector<SkillRow>> measure_skill(const ArenaWish& wish,
                                              const std::vector<Entrant>& players,
                                              const Watch& watch) {
    std::vector<SkillRow> rows;
    for (std::size_t i = 1; i < players.size(); ++i) {
        ArenaWish pair = wish;
        pair.entrants = {players[i], players[i - 1]};
        bool stopped = false;
        const auto result = run_arena(pair, [&](const ArenaResult& sofar) {
            stopped = !watch(sofar);
            return !stopped;
        });
        if (!result) return std::unexpected(result.error());
        if (stopped) return rows;
        const Score& share = result->roles.front().share;
        rows.push_back({players[i].name, players[i - 1].name,
                        static_cast<std::int64_t>(result->games), std::llround(1e6 * share.mean()),
                        std::llround(1e6 * share.margin())});
    }
    return rows;
}

}  // namespace agora::lab
