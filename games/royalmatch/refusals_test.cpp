// What the rules do not allow is refused with the reason that the rules have.
#include "games/royalmatch/testing/position.hpp"
#include "games/royalmatch/text.hpp"

#include <set>

namespace agora::royalmatch {
namespace {

// An effect is among the legal decisions, or there is a reason; and that one is told.
TEST(RoyalMatchRefusals, EffectsAreLegalOrThereIsAReason) {
    Random random(5);
    std::set<Inactive> seen;
    for (const auto& preset : RoyalMatch::presets()) {
        Silence silence;
        State state = *RoyalMatch::start(preset.options, 3);
        for (int step = 0; step < 2000 && RoyalMatch::turn(state) != Turn::over; ++step) {
            if (RoyalMatch::turn(state) == Turn::luck) {
                RoyalMatch::apply_outcome(state, draw_luck<RoyalMatch>(state, random), silence);
                continue;
            }
            const Seat seat = *RoyalMatch::pending(state).begin();
            RoyalMatch::Actions legal;
            RoyalMatch::legal(state, seat, legal);
            if (state.phase == Phase::play) {
                const View view = RoyalMatch::view(state, seat);
                ASSERT_EQ(RoyalMatch::read(view, "foo", Lang::en).error().message,
                          "Unknown command \"foo\", type play and a card, or help, quit. Please "
                          "try again");
                for (Cards rest = state.hand[seat]; rest != 0; rest &= rest - 1) {
                    const Card card = first_of(rest);
                    const auto why = why_inactive(state, seat, card);
                    const bool listed = std::ranges::any_of(legal, [&](Action action) {
                        return card_of(action) == card && played_of(action).activated();
                    });
                    ASSERT_EQ(listed, why == Inactive::none) << card_name(card);
                    ASSERT_EQ(listed, can_activate(view.table, seat, card)) << card_name(card);
                    if (!seen.insert(why).second || listed) continue;
                    const auto line =
                        RoyalMatch::read(view, "play " + card_name(card) + " ! up 1", Lang::en);
                    ASSERT_FALSE(line);
                    EXPECT_TRUE(line.error().message.contains(card_name(card)))
                        << line.error().message;
                    EXPECT_FALSE(line.error().message.contains('{')) << line.error().message;
                }
            }
            RoyalMatch::apply(state, seat, legal[random.below(static_cast<unsigned>(legal.size()))],
                              silence);
        }
    }
    EXPECT_EQ(seen.size(), 6U);
}

}  // namespace
}  // namespace agora::royalmatch
