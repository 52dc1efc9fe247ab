// What goes over the wire about a table.
#include "server/hall/listing.hpp"

#include "games/registry.hpp"
#include "match/room_testing.hpp"

#include <boost/json/parse.hpp>

namespace agora::server {
namespace {

using namespace testing_room;

// Bots decide for everybody, so that every game is played as it is played.
void play_some(Holder& at, Random& random) {
    const auto pending = at.pending();
    if (pending.empty()) return;
    const Seat seat = *pending.begin();
    const auto& table = *at.room.course().table;
    const auto legal = table.legal(seat);
    const auto decision = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    ASSERT_EQ(at.decide(at.room.course().sitters[seat].person, table.view(seat)->write(decision)),
              "ok");
}

// M3, on the wire: whatever world is under the table, each viewer is sent the same bytes.
TEST(TheWire, M3_SendsTheSameBytesForWorldsThatAViewerCannotTellApart) {
    for (const auto* game : all_games()) {
        SCOPED_TRACE(game->about().id);
        Random random(5);
        auto setup = two_people(std::string(game->about().id));
        setup.clock = {TimeControl::Kind::game, 600'000, 1000};
        Holder at(setup);
        for (int i = 0; i < 40 && at.room.life() == Life::playing && !HasFailure(); ++i) {
            for (const Viewer viewer : viewers_of(setup.size())) {
                const auto told = table_text(at.room, 7, viewer, Lang::en, 0, at.now);
                ASSERT_TRUE(read_json(told)) << told;
                auto other = at.room;
                other.imagine(at.room.course().table->view(viewer)->sample(random));
                ASSERT_EQ(table_text(other, 7, viewer, Lang::en, 0, at.now), told);
                ASSERT_EQ(listing_text(other, 7), listing_text(at.room, 7));
                const auto person = viewer.is_spectator() ? 0 : viewer.seat() + 1;
                ASSERT_EQ(description_text(other, 7, person, told),
                          description_text(at.room, 7, person, told));
            }
            play_some(at, random);
        }
    }
}

TEST(TheWire, TellsOneWhoIsAskedInTheWordsOfABot) {
    Holder at(two_people("gops"));
    const auto asked =
        boost::json::parse(table_text(at.room, 7, Seat{1}, Lang::en, 0, at.now)).as_object();
    EXPECT_EQ(asked.at("table"), 7);
    EXPECT_EQ(asked.at("seat"), 1);
    EXPECT_GT(asked.at("budget_ms").as_int64(), 0);
    const auto watching =
        boost::json::parse(table_text(at.room, 7, Viewer::spectator(), Lang::en, 0, at.now))
            .as_object();
    EXPECT_FALSE(watching.contains("seat"));
}

TEST(TheWire, GivesKeysOfInvitationsToTheHostOnly) {
    Holder at(setup_of("gops", {person_seat(ann), invited_seat("a-secret-key")}));
    EXPECT_NE(description_text(at.room, 7, ann, "{}").find("a-secret-key"), std::string::npos);
    for (const PersonId other : {PersonId{0}, bob})
        EXPECT_EQ(description_text(at.room, 7, other, "{}").find("a-secret-key"),
                  std::string::npos);
    EXPECT_EQ(listing_text(at.room, 7).find("a-secret-key"), std::string::npos);
}

}  // namespace
}  // namespace agora::server
