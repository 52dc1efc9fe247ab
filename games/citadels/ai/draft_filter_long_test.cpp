#include "bots/bot.hpp"
#include "core/erase.hpp"
#include "games/citadels/ai/draft_filter.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <iostream>

namespace agora::citadels {
namespace {

// Log loss of the characters of the others in games of searching players, in nats.
TEST(DraftFilter, KnowsBetterThanChance) {
    double policy = 0;
    double uniform = 0;
    int count = 0;
    const auto presets = Citadels::presets();
    for (int game = 0; game < 5; ++game) {
        Random random(7000 + static_cast<std::uint64_t>(game));
        Silence silence;
        const auto bot = std::move(*bots::make_bot("7", 3));
        State state = *Citadels::start(
            presets[static_cast<std::size_t>(game) % presets.size()].options, 2 + game % 5);
        while (state.table.round < 5) {
            settle_luck<Citadels>(state, random, silence);
            if (Citadels::turn(state) == Turn::over) break;
            const Seat seat = asked(state.table);
            const ErasedPosition<Citadels> position(state);
            const auto legal = position.legal(seat);
            if (state.table.phase == Phase::act && legal.size() > 1) {
                const View view = Citadels::view(state, seat);
                const auto by_policy = DraftFilter(view).chances(view.table);
                const auto all_alike =
                    DraftFilter(view, DraftFilter::Weights::uniform).chances(view.table);
                for (Seat other = 0; other < state.table.seats; ++other) {
                    if (other == seat) continue;
                    const Ranks hidden = roles_of(state, other);
                    for (Rank rank = 1; rank <= most_ranks; ++rank) {
                        if (!has_rank(hidden, rank) || has_rank(state.table.revealed[other], rank))
                            continue;
                        policy -= std::log(by_policy[other][rank]);
                        uniform -= std::log(all_alike[other][rank]);
                        ++count;
                    }
                }
            }
            const auto action = static_cast<Action>(bot->decide(*position.view(seat), legal));
            Citadels::apply(state, seat, action, silence);
        }
    }
    ASSERT_GT(count, 100);
    std::cout << "a hidden character costs " << policy / count << " nats, " << uniform / count
              << " where all that fits is alike\n";
    EXPECT_LT(policy, uniform);
}

}  // namespace
}  // namespace agora::citadels
