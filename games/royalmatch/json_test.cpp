// Views as JSON: what is in them, and what is refused. The kit compares whole games byte by byte.
#include "games/royalmatch/testing/position.hpp"

#include <boost/json/value.hpp>

namespace agora::royalmatch {
namespace {

std::string json_of(const State& state, Viewer viewer) {
    JsonWriter json;
    RoyalMatch::describe(RoyalMatch::view(state, viewer), json);
    return json.take();
}

std::string why_not(std::string_view json) {
    const auto value = read_json(json);
    if (!value) return value.error().message;
    const auto view = RoyalMatch::from_json(*value);
    return view ? "accepted" : view.error().message;
}

State some_position() {
    Play game(Position{.players = {{.hand = "6S KD 3C", .goals = {Goal::streak}},
                                   {.hand = "9S 2C 10H", .goals = {Goal::hearts}},
                                   {.hand = "AC 4C 5D", .goals = {Goal::aces}}},
                       .turn = 5});
    game.act(1, plain("9S"));
    return game.state;
}

// The JSON with one text in it replaced by another, which must be there.
std::string changed(std::string json, std::string_view from, std::string_view to) {
    const auto at = json.find(from);
    EXPECT_NE(at, std::string::npos) << from << " is not in " << json;
    if (at != std::string::npos) json.replace(at, from.size(), to);
    return json;
}

TEST(RoyalMatchWire, RoundTripsForEveryViewer) {
    const State state = some_position();
    for (const Viewer viewer :
         {Viewer(Seat{0}), Viewer(Seat{1}), Viewer(Seat{2}), Viewer::spectator()}) {
        const auto again = RoyalMatch::from_json(*read_json(json_of(state, viewer)));
        ASSERT_TRUE(again) << again.error().message;
        EXPECT_EQ(*again, RoyalMatch::view(state, viewer));
    }
}

TEST(RoyalMatchWire, S50NoSecretIsInAnothersView) {
    const State state = some_position();
    for (const Viewer viewer : {Viewer(Seat{0}), Viewer::spectator()}) {
        const std::string json = json_of(state, viewer);
        EXPECT_EQ(json.find("\"10H\""), std::string::npos) << "a card of another hand";
        EXPECT_EQ(json.find("\"hearts\",\"kept\""), std::string::npos) << "another's objective";
        EXPECT_EQ(json.find("\"9S\""), std::string::npos) << "another's choice";
        EXPECT_NE(json.find("\"ready\":true"), std::string::npos);
    }
    EXPECT_NE(json_of(state, Seat{1}).find("\"choice\":{\"card\":\"9S\""), std::string::npos);
}

TEST(RoyalMatchWire, SaysTheOrderAndTheProgressForConvenience) {
    const std::string json = json_of(some_position(), Seat{0});
    EXPECT_NE(json.find("\"strong\":\"H\",\"order\":\"HDCS\""), std::string::npos);
    EXPECT_NE(json.find("\"id\":\"streak\",\"kept\":true,\"bonus\":0,\"points\":5"),
              std::string::npos);
}

TEST(RoyalMatchWire, SaysHowManyCardsAreStillToBeChosen) {
    Play game(*RoyalMatch::start(Options{}, 2));
    game.settle();
    for (const Seat seat : {Seat{0}, Seat{1}}) game.act(seat, keep(1));
    game.settle();
    game.act(0, take(first_of(game.state.deck[0])));
    const State& state = game.state;
    EXPECT_NE(json_of(state, Seat{0}).find("\"to_choose\":4"), std::string::npos);
    EXPECT_EQ(json_of(state, Viewer::spectator()).find("to_choose"), std::string::npos);
}

TEST(RoyalMatchWire, RefusesWhatCannotBe) {
    const std::string json = json_of(some_position(), Seat{0});
    ASSERT_EQ(why_not(json), "accepted");
    const auto refused = [&](std::string_view from, std::string_view to) {
        const auto why = why_not(changed(json, from, to));
        EXPECT_NE(why, "accepted") << from << " -> " << to;
        EXPECT_FALSE(why.empty());
    };
    refused("\"phase\":\"play\"", "\"phase\":\"lunch\"");
    refused("\"phase\":\"play\"", "\"phase\":\"resolve\"");
    refused("\"turn\":5", "\"turn\":6");
    refused("\"turn\":5", "\"turn\":14");
    refused("\"strong\":\"H\"", "\"strong\":\"X\"");
    refused("\"hand_size\":3", "\"hand_size\":4");
    refused("\"KD\"", "\"KX\"");
    refused("\"3C\"", "\"KD\"");
    refused("\"round\":1", "\"round\":2");
    refused("\"viewer\":0", "\"viewer\":1");
    refused("\"viewer\":0", "\"viewer\":\"spectator\"");
    refused("\"id\":\"streak\"", "\"id\":\"victory\"");
    refused("\"seals\":8", "\"seals\":99");
    refused("\"won\":[1,2,3,4]", "\"won\":[1,2,3]");
    refused("\"gilding\":{}", "\"gilding\":{\"AH\":3}");
    refused("\"waiting\":[]", "\"waiting\":[1]");
    refused("\"aside\":[[],", "\"aside\":[[3],");
    refused("\"players\":[", "\"players\":[],\"were\":[");
    refused("\"knows\":[]", "\"knows\":[\"KD\"]");
    refused("\"cards\":\"13\"", "\"cards\":\"12\"");
    EXPECT_NE(why_not("[]"), "accepted");
    EXPECT_NE(why_not("{}"), "accepted");
}

}  // namespace
}  // namespace agora::royalmatch
