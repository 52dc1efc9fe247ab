// What goes over the wire about a table.
#include "server/tables/listing.hpp"

#include "games/registry.hpp"
#include "match/testing/room.hpp"

#include <boost/json/parse.hpp>

namespace agora::server {
namespace {

using namespace match::test;

// Bots decide for everybody, so that every game is played as it is played.
void play_some(Holder& at, Random& random) {
    const auto pending = at.pending();
    if (pending.empty()) return;
    const Seat seat = *pending.begin();
    const auto& table = *at.room.state().table;
    const auto legal = table.legal(seat);
    const auto decision = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    ASSERT_EQ(at.decide(at.room.state().occupants[seat].person, table.view(seat)->write(decision)),
              "ok");
}

// What is answered to one who tries out the first of what is legal; nothing to one who is not
// asked.
std::string tried(const match::Room& room, Viewer viewer, match::Ms now) {
    if (viewer.is_spectator() || !room.state().pending().has(viewer.seat())) return {};
    const auto& table = *room.state().table;
    const auto view = table.view(viewer);
    const match::Wish wish{room.version(), view->write(table.legal(viewer.seat()).front()), {}};
    const auto person = room.state().occupants[viewer.seat()].person;
    const auto foreseen = room.try_out(person, wish, now, Lang::en);
    return foreseen ? preview_text(*foreseen, 7, wish, "t") : foreseen.error().message;
}

std::string listed(const match::Room& room) {
    const auto listing = lobby_listing(room, store::TableState::waiting);
    return listing.text + listing.listed;
}

// M3, on the wire: whatever world is under the table, each viewer is sent the same bytes.
TEST(TheWire, M3_SendsTheSameBytesForWorldsThatAViewerCannotTellApart) {
    for (const auto* game : games::all_games()) {
        SCOPED_TRACE(game->about().id);
        Random random(5);
        auto setup = two_people(std::string(game->about().id));
        setup.clock = {match::TimeControl::Kind::game, 600'000, 1000};
        Holder at(setup);
        for (int i = 0; i < 40 && at.room.life() == match::Life::playing && !HasFailure(); ++i) {
            for (const Viewer viewer : match::viewers_of(setup.size())) {
                const match::Recipient to{
                    .viewer = viewer, .takes_part = !viewer.is_spectator(), .labels = true};
                const auto told = at.room.message(to, at.now);
                ASSERT_TRUE(read_json(told)) << told;
                auto other = at.room;
                WorldSwap::put(other, at.room.state().table->view(viewer)->sample(random));
                ASSERT_EQ(other.message(to, at.now), told);
                ASSERT_EQ(listed(other), listed(at.room));
                ASSERT_EQ(tried(other, viewer, at.now), tried(at.room, viewer, at.now));
                const auto person = viewer.is_spectator() ? 0 : viewer.seat() + 1;
                ASSERT_EQ(description_text(other, person, told),
                          description_text(at.room, person, told));
            }
            play_some(at, random);
        }
    }
}

TEST(TheWire, TellsOneWhoIsAskedInTheWordsOfABot) {
    Holder at(two_people("gops"));
    at.room.set_id(7);
    const auto asked = boost::json::parse(at.room.message({.viewer = Seat{1}}, at.now)).as_object();
    EXPECT_EQ(asked.at("table"), 7);
    EXPECT_EQ(asked.at("seat"), 1);
    EXPECT_GT(asked.at("budget_ms").as_int64(), 0);
    const auto watching = boost::json::parse(at.room.message({}, at.now)).as_object();
    EXPECT_FALSE(watching.contains("seat"));
}

TEST(TheWire, S5_GivesTheKeyToThoseWhoTakePart) {
    auto setup = two_people("gops");
    setup.listed = false;
    setup.key = "a-secret-key";
    const Holder at(setup);
    const auto has_key = [](std::string_view text) {
        return text.find("a-secret-key") != std::string_view::npos;
    };
    EXPECT_TRUE(has_key(at.room.message({.viewer = Seat{1}, .takes_part = true}, at.now)));
    EXPECT_FALSE(has_key(at.room.message({}, at.now)));
    EXPECT_TRUE(has_key(description_text(at.room, ann, "{}")));
    EXPECT_FALSE(has_key(description_text(at.room, cid, "{}")));
    EXPECT_TRUE(has_key(own_listing_text(at.room, ann)));
    EXPECT_FALSE(has_key(listed(at.room)));
}

TEST(TheWire, GivesKeysOfInvitationsToTheHostOnly) {
    Holder at(setup_of("gops", {person_seat(ann), invited_seat("a-secret-key")}));
    EXPECT_NE(description_text(at.room, ann, "{}").find("a-secret-key"), std::string::npos);
    for (const match::PersonId other : {match::PersonId{0}, bob})
        EXPECT_EQ(description_text(at.room, other, "{}").find("a-secret-key"), std::string::npos);
    EXPECT_EQ(listed(at.room).find("a-secret-key"), std::string::npos);
}

}  // namespace
}  // namespace agora::server
