// Views as JSON and back, and what is no view.
#include "games/citadels/testing/scripted.hpp"
#include "kit/setups.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <gmock/gmock.h>

#include <cstring>
#include <functional>

namespace agora::citadels {
namespace {

namespace js = boost::json;

js::value described(const View& view) {
    JsonWriter json;
    Citadels::describe(view, json);
    const auto value = read_json(json.text());
    EXPECT_TRUE(value) << json.text();
    return value ? *value : js::value();
}

bool same_bytes(const View& a, const View& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

std::string refusal_of(const js::value& json) {
    const auto view = Citadels::from_json(json);
    return view ? "" : view.error().message;
}

// Calls visit(view) for views of all viewers, at some steps of a random game of every cast and
// number of players.
void each_view(unsigned every, const std::function<void(const View&)>& visit) {
    Random random(5);
    for (const auto& cast : Citadels::presets())
        for (int seats = 2; seats <= 8; ++seats)
            kit::play_randomly<Citadels>(
                {cast.options, seats, std::string(cast.info.name)}, 21, [](const State&) {},
                [](const State&, Seat, const auto&) {},
                [&](const State& state) {
                    if (random.below(every) != 0) return;
                    for (const Viewer viewer : kit::all_viewers(seats))
                        visit(Citadels::view(state, viewer));
                });
}

// All that is done with a view, done with one that came from outside.
void use(const View& view) {
    Random random(1);
    State state = Citadels::sample(view, random);
    ASSERT_EQ(Citadels::broken(state), "");
    EXPECT_TRUE(same_bytes(Citadels::view(state, view.viewer), view));
    Citadels::draw(view, {}, Part::table);
    Citadels::draw(view, {}, Part::mine);
    for (Seat seat = 0; seat < state.table.seats; ++seat) {
        const auto others = Citadels::view(state, seat);
        EXPECT_TRUE(same_bytes(Citadels::view(Citadels::sample(others, random), seat), others));
    }
    Silence silence;
    for (int step = 0; step < 20; ++step) {
        settle_luck<Citadels>(state, random, silence);
        if (Citadels::turn(state) == Turn::over) break;
        const Seat seat = asked(state.table);
        Citadels::Actions legal;
        Citadels::legal(state, seat, legal);
        ASSERT_FALSE(legal.empty());
        const auto now = Citadels::view(state, seat);
        const auto action = legal[random.below(static_cast<unsigned>(legal.size()))];
        ASSERT_TRUE(Citadels::read(now, Citadels::write(now, action), Lang::en));
        Citadels::apply(state, seat, action, silence);
        ASSERT_EQ(Citadels::broken(state), "");
    }
}

TEST(CitadelsWire, EveryViewComesBackByteByByte) {
    each_view(60, [](const View& view) {
        const auto again = Citadels::from_json(described(view));
        ASSERT_TRUE(again) << again.error().message;
        EXPECT_TRUE(*again == view && same_bytes(*again, view));
    });
}

TEST(CitadelsWire, SaysWhatAPageNeeds) {
    Scripted game(4, {},
                  {"crown 0", "card manor 2", "card tavern 1", "card palace 1", "card library",
                   "face up architect", "face up warlord", "face down bishop"});
    game.type("pick assassin").type("pick thief").type("pick magician").type("pick king");
    game.type("kill king; gold; build tavern");
    const js::value mine = described(Citadels::view(game.state, Seat{0}));
    EXPECT_EQ(mine.at("viewer"), 0);
    EXPECT_EQ(mine.at("asked"), 0);
    EXPECT_EQ(mine.at("phase"), "act");
    EXPECT_EQ(mine.at("round"), 1);
    EXPECT_EQ(mine.at("acting"), "assassin");
    EXPECT_EQ(mine.at("killed"), "king");
    EXPECT_EQ(mine.at("crown"), 0);
    EXPECT_EQ(js::serialize(mine.at("face_up")), R"(["architect","warlord"])");
    EXPECT_EQ(mine.at("cast").as_array().size(), 9U);
    EXPECT_TRUE(mine.at("cast").at(8).is_null());
    EXPECT_EQ(mine.at("uniques").as_array().size(), 14U);
    EXPECT_EQ(js::serialize(mine.at("hand")), R"(["manor","palace","library"])");
    EXPECT_EQ(js::serialize(mine.at("roles")), R"(["assassin"])");
    EXPECT_EQ(js::serialize(mine.at("acts")), R"(["gathered","ability","paid","settled"])");
    EXPECT_EQ(mine.at("first_sight").as_array().size(), 5U);
    const auto& me = mine.at("players").at(0);
    EXPECT_EQ(me.at("gold"), 3);
    EXPECT_EQ(me.at("hand"), 3);
    EXPECT_EQ(me.at("points"), 1);
    EXPECT_EQ(js::serialize(me.at("city")), R"(["tavern"])");
    EXPECT_EQ(js::serialize(me.at("sheet")), R"({"districts":1})");
}

TEST(CitadelsWire, SaysWhoChoosesWhen) {
    Scripted game(4, {}, {"crown 2", "face up architect", "face up warlord", "face down bishop"});
    game.type("pick king");
    const js::value json = described(Citadels::view(game.state, Viewer::spectator()));
    EXPECT_EQ(js::serialize(json.at("draft_order")),
              R"([{"seat":2,"chosen":true},{"seat":3,"chosen":false},)"
              R"({"seat":0,"chosen":false},{"seat":1,"chosen":false}])");
    game.type("pick thief").type("pick magician").type("pick assassin");
    EXPECT_TRUE(
        described(Citadels::view(game.state, Seat{0})).at("draft_order").as_array().empty());
}

TEST(CitadelsWire, SaysWhatIsKnownOfOtherHands) {
    Scripted game(4, {}, {"crown 0", "face up architect", "face up warlord", "face down bishop"});
    game.type("pick magician").type("pick thief").type("pick assassin").type("pick king");
    game.type("kill king; gold; end").type("rob merchant; gold; end").type("swap with 2");
    const js::value mine = described(Citadels::view(game.state, Seat{0}));
    EXPECT_EQ(mine.at("players").at(1).at("known").as_array().size(), 4U);
    EXPECT_TRUE(mine.at("players").at(0).at("known").as_array().empty());
    EXPECT_TRUE(mine.at("players").at(2).at("known").as_array().empty());
}

// 101: hands, characters and the cards of the deck are in nobody else's JSON.
TEST(CitadelsWire, Scenario101_OthersAreNotTold) {
    Scripted game(4, {}, {"crown 0", "card library"});
    game.type("pick king");
    for (const Viewer viewer : {Viewer(Seat{1}), Viewer::spectator()}) {
        const js::value json = described(Citadels::view(game.state, viewer));
        EXPECT_TRUE(json.at("draft").at(1).is_null());
        js::value rest = json;  // but for what is in the game, and what may be anywhere
        for (const auto* field : {"cast", "uniques", "memory", "first_sight"})
            rest.as_object().erase(field);
        EXPECT_EQ(js::serialize(rest).find("library"), std::string::npos) << rest;
        EXPECT_EQ(js::serialize(rest).find("king"), std::string::npos) << rest;
        if (viewer.is_spectator()) { EXPECT_TRUE(json.at("hand").as_array().empty()); }
    }
    EXPECT_EQ(described(Citadels::view(game.state, Seat{0})).at("draft").at(1), "king");
}

TEST(CitadelsWire, EveryFieldIsNeeded) {
    Scripted game(5, preset("ambitious_aristocrats"));
    for (const Seat seat : {Seat{0}, Seat{3}}) {
        const js::value whole = described(Citadels::view(game.state, seat));
        for (const auto& field : whole.as_object()) {
            if (field.key() == "asked" || field.key() == "draft_order") continue;  // follow
            js::value less = whole;
            less.as_object().erase(field.key());
            EXPECT_NE(refusal_of(less), "") << field.key();
        }
        for (const auto& field : whole.at("players").at(0).as_object()) {
            if (field.key() == "sheet" || field.key() == "known") continue;  // follow
            js::value less = whole;
            less.at("players").at(0).as_object().erase(field.key());
            EXPECT_NE(refusal_of(less), "") << field.key();
        }
    }
}

TEST(CitadelsWire, WhatCannotBeIsRefused) {
    Scripted game(4, {}, {"crown 0", "card manor 2", "card tavern 1", "face up warlord"});
    game.type("pick magician").type("pick king");
    const js::value whole = described(Citadels::view(game.state, Seat{0}));
    ASSERT_EQ(refusal_of(whole), "");
    const auto changed = [&](std::string_view field, js::value value) {
        js::value json = whole;
        json.as_object()[field] = std::move(value);
        return refusal_of(json);
    };
    const js::value nothing = nullptr;
    EXPECT_NE(changed("phase", "act"), "");
    EXPECT_NE(changed("phase", "over"), "");
    EXPECT_NE(changed("phase", "keep"), "");
    EXPECT_NE(changed("phase", "nonsense"), "");
    EXPECT_NE(changed("crown", nothing), "");
    EXPECT_NE(changed("crown", 4), "");
    EXPECT_NE(changed("step", 2), "");
    EXPECT_NE(changed("deck", 3), "");
    EXPECT_NE(changed("actor", 3), "");
    EXPECT_NE(changed("killed", "king"), "");
    EXPECT_NE(changed("killed", "witch"), "");
    EXPECT_NE(changed("building", "tavern 1"), "");
    EXPECT_NE(changed("wanted", "tavern 9"), "");
    EXPECT_NE(changed("hand", js::array{"tavern 1"}), "");
    EXPECT_NE(changed("hand", js::array{"tavern 1", "tavern 1"}), "");
    EXPECT_NE(changed("roles", js::array{"thief"}), "");
    EXPECT_NE(changed("first_sight", js::array{"king"}), "");
    EXPECT_NE(changed("face_up", js::array{"king", "warlord"}), "");
    EXPECT_NE(changed("cast", js::array{}), "");
    EXPECT_NE(changed("uniques", js::array{"library"}), "");
    EXPECT_NE(changed("memory", js::array{}), "");
    EXPECT_NE(changed("viewer", 1), "");
    EXPECT_NE(changed("viewer", "spectator"), "");
    EXPECT_NE(changed("players", js::array{}), "");
    EXPECT_NE(refusal_of(js::value()), "");
    EXPECT_NE(refusal_of(js::array{}), "");
}

// Whoever has a character that was called has answered, unless it was killed.
TEST(CitadelsWire, ACharacterThatKeptSilentIsNotHeldByTheViewer) {
    Scripted game(4, {}, {"crown 0", "face up architect", "face up warlord", "face down bishop"});
    game.type("pick thief").type("pick merchant").type("pick magician").type("pick king");
    game.type("gold; rob king; end").type("gold; end");  // the Thief, the Magician
    js::value json = described(Citadels::view(game.state, Seat{1}));
    ASSERT_EQ(refusal_of(json), "");
    json.as_object()["called"] = 7;
    json.as_object()["acting"] = nullptr;
    EXPECT_NE(refusal_of(json), "") << "rank 6 is the viewer's, and was called";
    View silent = Citadels::view(game.state, Seat{1});
    silent.table.called = silent.table.acting = 7;
    silent.table.revealed[3] = rank_bit(7);
    EXPECT_NE(refusal_of(described(silent)), "");
    Random random(1);
    EXPECT_EQ(Citadels::sample(silent, random).table, silent.table) << "it ends even so";
}

// A field of one view put into another: what is accepted can be played on.
TEST(CitadelsWire, WhatIsAcceptedCanBeUsed) {
    Random random(9);
    std::vector<js::value> others;
    int accepted = 0;
    each_view(800, [&](const View& view) {
        js::value json = described(view);
        others.push_back(json);
        const auto& other = others[random.below(static_cast<unsigned>(others.size()))].as_object();
        for (const auto& field : other) {
            js::value mixed = json;
            mixed.as_object()[field.key()] = field.value();
            const auto read = Citadels::from_json(mixed);
            if (!read) continue;
            ++accepted;
            use(*read);
        }
    });
    EXPECT_GT(accepted, 500);
}

}  // namespace
}  // namespace agora::citadels
