// Who knows what.
#include "games/labyrinth/testing/position.hpp"

#include <boost/json/value.hpp>

#include <map>

namespace agora::labyrinth {
namespace {

std::string json_of(const View& view) {
    JsonWriter json;
    Labyrinth::describe(view, json);
    return json.take();
}

TEST(LabyrinthKnowledge, LAB_37_OthersSeeCountsAndFindsButNoObjective) {
    Play play(Position{
        .hands = {treasures({"sword"}), treasures({"owl"}), treasures({"rat"}), treasures({"bat"})},
        .seats = 4});
    play.push("g4").move("g5").draw("moth");
    for (const Viewer viewer : {Viewer(1), Viewer::spectator()}) {
        const View view = Labyrinth::view(play.state, viewer);
        EXPECT_EQ(view.table.hand[0], 0U);
        EXPECT_EQ(view.table.found[0], treasures({"sword"}));
        const auto value = *read_json(json_of(view));
        const auto& red = value.at("players").at(0).as_object();
        EXPECT_FALSE(red.contains("objectives"));
        EXPECT_EQ(red.at("left").as_int64(), 5);
        EXPECT_EQ(red.at("found").at(0).as_string(), "sword");
        EXPECT_EQ(Labyrinth::draw(view, TerminalStyle{}, Part::table).find("looks for: moth"),
                  std::string::npos);
    }
    EXPECT_EQ(Labyrinth::view(play.state, Seat{0}).table.hand[0], treasures({"moth"}));
    EXPECT_NE(json_of(Labyrinth::view(play.state, Seat{0})).find(R"("objectives":["moth"])"),
              std::string::npos);
}

TEST(LabyrinthKnowledge, EverybodyIsToldTheWaysOfTheOneWhoMoves) {
    Play play(Position{});
    const auto ways = [&](Viewer viewer) {
        const auto value = *read_json(json_of(Labyrinth::view(play.state, viewer)));
        return value.at("ways").as_object();
    };
    EXPECT_TRUE(ways(Seat{0}).empty());
    play.push("g4");
    EXPECT_EQ(ways(Seat{0}).size(), play.legal().size() - 1);  // all but staying
    EXPECT_EQ(ways(Seat{0}), ways(Viewer::spectator()));
}

TEST(LabyrinthKnowledge, LAB_37_Ruling_6_12_TheNextCardIsToldToItsOwnerOnly) {
    Play play(Position{.hands = {treasures({"sword"})}});
    play.push("g4").move("g5");
    play.events.clear();
    play.draw("moth");
    ASSERT_EQ(play.events.list().size(), 1U);
    const Event& event = play.events.list().front();
    EXPECT_TRUE(event.to.includes(Seat{0}));
    EXPECT_FALSE(event.to.includes(Seat{1}));
    EXPECT_FALSE(event.to.includes(Viewer::spectator()));
}

TEST(LabyrinthKnowledge, LAB_37_OpenCardsAreToldToAll) {
    Options options;
    options.open = 1;
    Play play(Position{.options = options, .hands = {treasures({"sword"})}});
    play.push("g4").move("g5");
    play.events.clear();
    play.draw("moth");
    EXPECT_TRUE(play.events.list().front().to.includes(Viewer::spectator()));
    const View view = Labyrinth::view(play.state, Seat{1});
    EXPECT_EQ(view.table.hand[0], treasures({"moth"}));
    EXPECT_TRUE(Labyrinth::certain(view));
}

TEST(LabyrinthKnowledge, WorldsAreEquallyLikely) {
    Options options;
    options.cards = 1;
    const State state = Position{.options = options, .seats = 3}.state();
    const View view = Labyrinth::view(state, Viewer::spectator());
    Random random(1);
    std::array<int, treasure_count> first{};
    constexpr int each = 1000;
    for (int i = 0; i < each * treasure_count; ++i)
        ++first[static_cast<std::size_t>(
            std::countr_zero(Labyrinth::sample(view, random).hand[0]))];
    for (const int times : first) EXPECT_NEAR(times, each, 150);
}

TEST(LabyrinthKnowledge, EndingOnATreasureRulesItOut) {
    Play play(Position{.hands = {treasures({"owl"})}});
    play.push("g4").move("g5");
    EXPECT_EQ(play.state.ruled_out[0], treasures({"sword"})) << "everybody saw it was not taken";
    const View view = Labyrinth::view(play.state, Seat{1});
    Random random(1);
    for (int i = 0; i < 500; ++i)
        EXPECT_NE(Labyrinth::sample(view, random).hand[0], treasures({"sword"}));
}

TEST(LabyrinthKnowledge, AFindForgetsWhatWasRuledOut) {
    Play play(Position{.hands = {treasures({"sword"})}});
    play.state.ruled_out[0] = treasures({"map", "rat"});
    play.push("g4").move("g5");
    EXPECT_EQ(play.state.ruled_out[0], 0U);
    play.draw("map");
}

TEST(LabyrinthKnowledge, CertainWhenOnlyOneCardIsLeft) {
    State state = Position{}.state();
    state.hand = {treasures({"sword"}), treasures({"owl"}), 0, 0};
    state.found[0] = 0x7FFU & ~treasures({"sword"});
    state.found[1] = all_treasures & ~state.found[0] & ~treasures({"sword", "owl"});
    while (std::popcount(state.found[1]) > 11) state.found[1] &= state.found[1] - 1;
    EXPECT_FALSE(Labyrinth::certain(Labyrinth::view(state, Viewer::spectator())));
    for (Treasure t = 0; t < treasure_count; ++t)
        if ((undealt(state) & only_treasure(t)) != 0) state.ruled_out[1] |= only_treasure(t);
    EXPECT_TRUE(Labyrinth::certain(Labyrinth::view(state, Seat{0})));
}

TEST(LabyrinthKnowledge, BrokenStatesAreFound) {
    const State good = Position{}.state();
    const auto broken_after = [&](auto&& change) {
        State state = good;
        change(state);
        return !Labyrinth::broken(state).empty();
    };
    EXPECT_FALSE(broken_after([](State&) {}));
    EXPECT_TRUE(broken_after([](State& s) { s.board.put(cell("a1"), tile("NS")); }));
    EXPECT_TRUE(broken_after([](State& s) { s.board.put(cell("b1"), tile("NS")); }));
    EXPECT_TRUE(broken_after([](State& s) { s.board.put(cell("b1"), tile("NE:owl")); }));
    EXPECT_TRUE(broken_after([](State& s) { s.board.put(cell("b1"), Tile()); }));
    EXPECT_TRUE(broken_after([](State& s) { s.board.put(cell("b1"), Tile(15)); }));
    EXPECT_TRUE(broken_after([](State& s) { s.board.put(cell("f4"), tile("ESW")); }));
    EXPECT_TRUE(broken_after([](State& s) { s.spare = tile("NES"); }));
    EXPECT_TRUE(broken_after([](State& s) { s.spare = Tile(); }));
    EXPECT_TRUE(broken_after([](State& s) { s.pawns[0] = 49; }));
    EXPECT_TRUE(broken_after([](State& s) { s.pawns[2] = 0; }));
    EXPECT_TRUE(broken_after([](State& s) { s.hand[0] = 0; }));
    EXPECT_TRUE(broken_after([](State& s) { s.hand[1] = s.hand[0]; }));
    EXPECT_TRUE(broken_after([](State& s) { s.ruled_out[0] = s.hand[0]; }));
    EXPECT_TRUE(broken_after([](State& s) { s.found[3] = 1; }));
    EXPECT_TRUE(broken_after([](State& s) { s.winner = 0; }));
    EXPECT_TRUE(broken_after([](State& s) { s.turn = 2; }));
    EXPECT_TRUE(broken_after([](State& s) { s.last = 13; }));
}

// JSON that is not a view is refused, and nothing that is accepted is broken.
TEST(LabyrinthWire, ChangedViewsAreRefusedWithAReason) {
    const View view = Labyrinth::view(Position{}.state(), Seat{0});
    const std::string good = json_of(view);
    const auto changed = [&](std::string_view from, std::string_view to) {
        std::string text = good;
        const auto at = text.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        text.replace(at, from.size(), to);
        return Labyrinth::from_json(*read_json(text));
    };
    ASSERT_TRUE(changed("\"turn\":0", "\"turn\":0"));
    for (const auto& [from, to] :
         std::map<std::string, std::string>{{"\"turn\":0", "\"turn\":2"},
                                            {"\"phase\":\"push\"", "\"phase\":\"jump\""},
                                            {"\"phase\":\"push\"", "\"phase\":\"move\""},
                                            {"\"cards\":12", "\"cards\":13"},
                                            {"ES SW ESW:book", "SE SW ESW:book"},
                                            {"ES SW ESW:book", "ES SW ESW"},
                                            {"ES SW ESW:book", "ES SW ESW:rat"},
                                            {"ES SW ESW:book", "ES NS ESW:book"},
                                            {"\"spare\":\"NS\"", "\"spare\":\"-\""},
                                            {"\"pawn\":\"a1\"", "\"pawn\":\"a9\""},
                                            {"\"found\":[]", "\"found\":[\"hat\"]"},
                                            {"\"objectives\":[", "\"objectives\":[\"rat\","},
                                            {"\"objectives\"", "\"secrets\""},
                                            {"\"viewer\":0", "\"viewer\":1"},
                                            {"\"last\":null", "\"last\":\"a1\""},
                                            {"\"winner\":null", "\"winner\":0"}}) {
        const auto again = changed(from, to);
        EXPECT_FALSE(again) << from << " as " << to;
        if (!again) { EXPECT_FALSE(again.error().message.empty()); }
    }
}

TEST(LabyrinthWire, ATreasureNamedTwiceIsRefused) {
    Play play(Position{.hands = {treasures({"sword"})}});
    play.push("g4").move("g5").draw("owl");
    std::string text = json_of(Labyrinth::view(play.state, Seat{0}));
    ASSERT_TRUE(Labyrinth::from_json(*read_json(text)));
    const std::string_view once = R"("found":["sword"])";
    text.replace(text.find(once), once.size(), R"("found":["sword","sword"])");
    const auto again = Labyrinth::from_json(*read_json(text));
    ASSERT_FALSE(again);
    EXPECT_NE(again.error().message.find("twice"), std::string::npos) << again.error().message;
}

TEST(LabyrinthWire, AnEndThatCannotBeIsRefused) {
    const auto accepted = [](State state, auto&& change) {
        change(state);
        return Labyrinth::from_json(*read_json(json_of(Labyrinth::view(state, Seat{0}))))
            .has_value();
    };
    const auto as_it_is = [](State&) {};
    Options options;
    options.cards = 1;
    Play home(Position{.options = options,
                       .pawns = {"g5", "g7"},
                       .hands = {0, treasures({"owl"})},
                       .found = {treasures({"sword"})}});
    const State& won = home.push("g4").move("a1").state;
    ASSERT_EQ(won.winner, 0);
    EXPECT_TRUE(accepted(won, as_it_is));
    EXPECT_FALSE(accepted(won, [](State& s) { s.pawns[0] = cell("g5"); })) << "not at home";
    EXPECT_FALSE(accepted(won, [](State& s) { s.turn = 1; })) << "not on turn";
    EXPECT_FALSE(accepted(won, [](State& s) { s.last = no_arrow; })) << "before any push";
    EXPECT_FALSE(accepted(won, [](State& s) { s.winner = nobody; })) << "no winner, no limit";
    EXPECT_FALSE(accepted(won, [](State& s) { s.winner = 1; })) << "has not found all";

    options.home = 0;
    Play last(Position{.options = options, .hands = {treasures({"sword"})}});
    const State& found = last.push("g4").move("g5").state;
    ASSERT_EQ(found.winner, 0);
    EXPECT_TRUE(accepted(found, as_it_is));
    EXPECT_FALSE(accepted(found, [](State& s) { s.pawns[0] = cell("a1"); })) << "not at the find";

    options = {};
    options.turns = 2;
    Play limited(Position{.options = options});
    for (int i = 0; i < 4; ++i) limited.push("b1").stay();
    ASSERT_EQ(Labyrinth::turn(limited.state), Turn::over);
    EXPECT_TRUE(accepted(limited.state, as_it_is));
    EXPECT_FALSE(accepted(limited.state, [](State& s) { s.round = 1; })) << "turns are left";
    EXPECT_FALSE(accepted(limited.state, [](State& s) { s.turn = 1; })) << "a turn is left";

    Play due(Position{.hands = {treasures({"sword"})}});
    const State& next = due.push("g4").move("g5").state;
    ASSERT_EQ(next.phase, Phase::next_card);
    EXPECT_TRUE(accepted(next, as_it_is));
    EXPECT_FALSE(accepted(next, [](State& s) { s.pawns[0] = cell("a1"); })) << "nothing found";
}

}  // namespace
}  // namespace agora::labyrinth
