// Matches that began under an earlier version of the rules keep its numbers.
#include "core/erase.hpp"
#include "games/royalmatch/testing/position.hpp"

#include <boost/json/value.hpp>

namespace agora::royalmatch {
namespace {

State first_state(const AnyGame& game) {
    Events events;
    auto position = std::move(*game.start({}, 2));
    position->apply_outcome(0, events);
    return dynamic_cast<const ErasedPosition<RoyalMatch1>&>(*position).state();
}

TEST(RoyalMatchVersions, TheFirstHasThePointsOfItsTime) {
    const ErasedGame<RoyalMatch1> former;
    EXPECT_EQ(former.about().rules, 1);
    const State then = first_state(former);
    EXPECT_EQ(then.options.version, 1);
    EXPECT_EQ(points_of(then, Goal::quiet_start), 6);
    EXPECT_EQ(points_of(then, Goal::nothing), 11);
    const State now = *RoyalMatch::start({}, 2);
    EXPECT_EQ(now.options.version, RoyalMatch::about.rules);
    EXPECT_NE(points_of(now, Goal::quiet_start), points_of(then, Goal::quiet_start));
}

TEST(RoyalMatchVersions, EveryVersionGivesEveryObjectivePoints) {
    for (int version = 1; version <= present_version; ++version)
        for (unsigned goal = 0; goal < goal_count; ++goal)
            for (int seats = 2; seats <= most_players; ++seats) {
                const int points = points_of(static_cast<Goal>(goal), seats, version);
                EXPECT_GE(points, 4) << objectives[goal].id;
                EXPECT_LE(points, 15) << objectives[goal].id;
            }
}

// The same tricks bring what they brought then.
TEST(RoyalMatchVersions, ARoundIsScoredAsItBegan) {
    for (const int version : {1, 2}) {
        Position position;
        position.turn = 13;
        position.options.version = static_cast<std::uint8_t>(version);
        position.players = {{"AH", "", {Goal::harvest}}, {"2C", "", {Goal::nothing}}};
        Play game(position);
        game.trick({plain("AH"), plain("2C")}).settle();
        EXPECT_EQ(game.state.total[1], points_of(Goal::nothing, 2, version));
    }
    EXPECT_NE(points_of(Goal::nothing, 2, 1), points_of(Goal::nothing, 2, 2));
}

TEST(RoyalMatchVersions, AViewThatIsReadBackIsOfItsVersion) {
    const State then = *RoyalMatch1::start({}, 3);
    const View view = RoyalMatch1::view(then, 0);
    JsonWriter json;
    RoyalMatch1::describe(view, json);
    const auto read = read_json(json.take());
    ASSERT_TRUE(read) << read.error().message;
    const auto understood = RoyalMatch1::from_json(*read);
    ASSERT_TRUE(understood) << understood.error().message;
    EXPECT_EQ(*understood, view);
    EXPECT_EQ(RoyalMatch::from_json(*read)->table.options.version, present_version);
}

}  // namespace
}  // namespace agora::royalmatch
