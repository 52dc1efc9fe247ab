// Views as JSON and back, and what is no view.
#include "games/splendor/testing/position.hpp"
#include "games/splendor/text.hpp"
#include "kit/golden.hpp"
#include "kit/setups.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <gmock/gmock.h>

#include <cstring>
#include <fstream>
#include <functional>
#include <sstream>

namespace agora::splendor {
namespace {

namespace js = boost::json;
using testing::HasSubstr;

js::value described(const View& view) {
    JsonWriter json;
    Splendor::describe(view, json);
    const auto value = read_json(json.text());
    EXPECT_TRUE(value) << json.text();
    return value ? *value : js::value();
}

bool same_bytes(const View& a, const View& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

// Calls visit(view) for views of all viewers, at some steps of a random game of every set-up.
void each_view(unsigned every, const std::function<void(const View&)>& visit) {
    Random random(5);
    for (const auto& setup : kit::all_setups<Splendor>())
        kit::play_randomly<Splendor>(
            setup, 21, [](const State&) {}, [](const State&, Seat, const auto&) {},
            [&](const State& state) {
                if (random.below(every) != 0) return;
                for (const Viewer viewer : kit::all_viewers(setup.seats))
                    visit(Splendor::view(state, viewer));
            });
}

// All that is done with a view, done with one that came from outside.
void use(const View& view) {
    Random random(1);
    State state = Splendor::sample(view, random);
    ASSERT_EQ(Splendor::broken(state), "");
    EXPECT_TRUE(same_bytes(Splendor::view(state, view.viewer), view));
    Splendor::draw(view, {}, Part::table);
    Splendor::draw(view, {}, Part::mine);
    Splendor::certain(view);
    EXPECT_TRUE(same_bytes(*Splendor::from_json(described(view)), view));
    Silence silence;
    for (int step = 0; step < 20; ++step) {
        settle_luck<Splendor>(state, random, silence);
        if (Splendor::turn(state) == Turn::over) break;
        const Seat seat = state.table.turn;
        Splendor::Actions legal;
        Splendor::legal(state, seat, legal);
        ASSERT_FALSE(legal.empty());
        const auto now = Splendor::view(state, seat);
        const auto action = legal[random.below(static_cast<unsigned>(legal.size()))];
        Splendor::action_score(now, action);
        ASSERT_TRUE(Splendor::read(now, Splendor::write(now, action), Lang::en));
        Splendor::apply(state, seat, action, silence);
        ASSERT_EQ(Splendor::broken(state), "");
    }
}

TEST(SplendorWire, EveryViewComesBackByteByByte) {
    each_view(6, [](const View& view) {
        const auto again = Splendor::from_json(described(view));
        ASSERT_TRUE(again) << again.error().message;
        EXPECT_TRUE(*again == view && same_bytes(*again, view));
    });
}

TEST(SplendorWire, SaysWhatAPageNeeds) {
    const State state =
        Position{.players = {{.gems = {1, 0, 2, 0, 0, 1},
                              .bonus = {1, 0, 0, 2, 0},
                              .reserved = {Reserved::secret(89), Reserved::open(88)}},
                             {.gems = {0, 3, 0, 0, 0}}},
                 .nobles = {needing(0, 0, 4, 4, 0)},
                 .turn = 1,
                 .round = 4}
            .state();
    const js::value mine = described(Splendor::view(state, Seat{0}));
    EXPECT_EQ(mine.at("viewer"), 0);
    EXPECT_EQ(mine.at("turn"), 1);
    EXPECT_EQ(mine.at("round"), 4);
    EXPECT_EQ(mine.at("phase"), "act");
    EXPECT_EQ(mine.at("options").at("overflow"), "capped");
    EXPECT_EQ(mine.at("options").at("target"), 15);
    EXPECT_EQ(mine.at("bank").at("B"), 1);
    EXPECT_EQ(mine.at("grid").as_array().size(), 12U);
    const auto& card = mine.at("grid").at(4);
    EXPECT_EQ(card.at("name"), "b1");
    EXPECT_EQ(card.at("level"), 2);
    EXPECT_EQ(card.at("id"), state.table.grid[4] + 1);
    EXPECT_EQ(card.at("cost").at("G"), cards.at(state.table.grid[4]).cost[Colour::green]);
    EXPECT_EQ(mine.at("nobles").as_array().size(), 3U);
    EXPECT_EQ(mine.at("nobles").at(2).at("name"), "Mary Stuart");
    EXPECT_EQ(mine.at("nobles").at(2).at("number"), 3);
    EXPECT_EQ(mine.at("nobles").at(2).at("needs").at("R"), 4);
    const auto& me = mine.at("players").at(0);
    EXPECT_EQ(me.at("cards"), 3);
    EXPECT_EQ(me.at("bonus").at("R"), 2);
    EXPECT_EQ(me.at("gems").at("E"), 1);
    EXPECT_EQ(me.at("reserved").at(0).at("card").at("id"), 90);
    EXPECT_EQ(me.at("reserved").at(0).at("secret"), true);
    const js::value watched = described(Splendor::view(state, Viewer::spectator()));
    EXPECT_EQ(watched.at("viewer"), "spectator");
    EXPECT_EQ(js::serialize(watched.at("players").at(0).at("reserved").at(0)),
              R"({"level":3,"face_down":true})");
    EXPECT_EQ(watched.at("players").at(0).at("reserved").at(1).at("card").at("id"), 89);
}

TEST(SplendorWire, SPL_15_SaysWhatACardCostsTheViewer) {
    const CardId near = costing(0, 2, 2, 0, 1);  // two short, and one gold
    const CardId ready = costing(0, 0, 0, 3, 0);
    const State state = Position{
        .players = {{.gems = {0, 0, 1, 0, 1, 1},
                     .bonus = {0, 1, 0, 3, 0},
                     .reserved = {Reserved::open(ready)}},
                    {}},
        .grid = {near}}.state();
    const js::value mine = described(Splendor::view(state, Seat{0}));
    EXPECT_EQ(mine.at("to_return"), 0);
    const auto& card = mine.at("grid").at(static_cast<std::size_t>(grid_place(state.table, near)));
    EXPECT_EQ(js::serialize(card.at("due")), R"({"B":1,"G":2,"O":1})");
    EXPECT_EQ(card.at("lacks"), 1);
    EXPECT_FALSE(card.as_object().contains("pays"));
    const auto& held = mine.at("players").at(0).at("reserved").at(0).at("card");
    EXPECT_EQ(js::serialize(held.at("due")), "{}");
    EXPECT_EQ(js::serialize(held.at("pays")), "{}");

    const js::value theirs = described(Splendor::view(state, Seat{1}));
    EXPECT_EQ(theirs.at("grid").at(0).at("due").as_object().empty(), false);
    EXPECT_FALSE(
        theirs.at("players").at(0).at("reserved").at(0).at("card").as_object().contains("due"));
    const js::value watched = described(Splendor::view(state, Viewer::spectator()));
    EXPECT_FALSE(watched.at("grid").at(0).as_object().contains("lacks"));
}

TEST(SplendorWire, WhatAViewerPaysIsLegalAndEnough) {
    each_view(12, [](const View& view) {
        if (!view.viewer.owns(view.table.turn) || view.table.phase != Phase::act) return;
        Random random(3);
        Splendor::Actions legal;
        Splendor::legal(Splendor::sample(view, random), view.table.turn, legal);
        const js::value json = described(view);
        for (const auto& card : json.at("grid").as_array()) {
            if (card.is_null()) continue;
            const auto id = static_cast<CardId>(card.at("id").as_int64() - 1);
            const bool can = std::ranges::find(legal, buy(id)) != legal.end();
            EXPECT_EQ(card.at("lacks").as_int64() == 0, can) << card;
            EXPECT_EQ(card.as_object().contains("pays"), can) << card;
        }
    });
}

TEST(SplendorWire, EveryFieldIsInTheReadme) {
    std::ifstream file(kit::source_folder() / "games/splendor/README.md");
    std::ostringstream readme;
    readme << file.rdbuf();
    const js::value json = described(Splendor::view(Position{}.state(), Seat{0}));
    const auto expect_named = [&](const js::value& value) {
        for (const auto& member : value.as_object())
            EXPECT_NE(readme.str().find("`" + std::string(member.key()) + "`"), std::string::npos)
                << member.key();
    };
    expect_named(json);
    expect_named(json.at("grid").at(0));
    expect_named(json.at("nobles").at(0));
    expect_named(json.at("players").at(0));
    expect_named(json.at("options"));
}

TEST(SplendorWire, WhatDoesNotFitIsRefusedWithTheReason) {
    const View view = Splendor::view(
        Position{.players = {{.gems = {1, 1, 0, 0, 0}, .reserved = {Reserved::secret(89)}},
                             {.reserved = {Reserved::secret(0)}}}}
            .state(),
        Seat{0});
    const auto why = [&](const std::function<void(js::object&)>& spoil) {
        js::value json = described(view);
        spoil(json.as_object());
        const auto understood = Splendor::from_json(json);
        return understood ? std::string("accepted") : understood.error().message;
    };
    const auto player = [](js::object& json, std::size_t seat) -> js::object& {
        return json.at("players").at(seat).as_object();
    };
    EXPECT_EQ(why([](js::object&) {}), "accepted");
    EXPECT_EQ(why([](js::object& json) { json.erase("bank"); }), "\"bank\" is missing");
    EXPECT_THAT(why([](js::object& json) { json["viewer"] = 2; }), HasSubstr("\"viewer\""));
    EXPECT_THAT(why([](js::object& json) { json["phase"] = "tea"; }), HasSubstr("\"phase\""));
    EXPECT_THAT(why([](js::object& json) { json["phase"] = "give_back"; }),
                HasSubstr("nothing has to be given back"));
    EXPECT_THAT(why([](js::object& json) { json["phase"] = "choose_noble"; }),
                HasSubstr("no noble to choose"));
    EXPECT_THAT(why([](js::object& json) { json["phase"] = "refill"; }), HasSubstr("\"at\""));
    EXPECT_THAT(why([](js::object& json) { json["phase"] = "deal"; }), HasSubstr("nobody owns"));
    EXPECT_THAT(why([](js::object& json) { json["passes"] = 2; }), HasSubstr("\"passes\""));
    EXPECT_THAT(why([](js::object& json) { json["players"] = js::array(); }), HasSubstr("2 to 4"));
    EXPECT_THAT(why([](js::object& json) { json["unseen"].as_array().pop_back(); }),
                HasSubstr("a card is missing"));
    EXPECT_THAT(why([](js::object& json) { json["unseen"].at(0) = json["unseen"].at(1); }),
                HasSubstr("in two places"));
    EXPECT_THAT(why([](js::object& json) { json["decks"].at(0) = 1; }), HasSubstr("\"decks\""));
    EXPECT_THAT(why([](js::object& json) { json["bank"].at("W") = 2; }),
                HasSubstr("not conserved"));
    EXPECT_THAT(why([](js::object& json) { json["bank"].at("W") = -1; }), HasSubstr("\"W\""));
    EXPECT_THAT(why([](js::object& json) { json["options"].at("overflow") = "wild"; }),
                HasSubstr("\"overflow\""));
    EXPECT_THAT(why([&](js::object& json) { player(json, 0)["points"] = 9; }),
                HasSubstr("\"points\""));
    EXPECT_THAT(why([&](js::object& json) { player(json, 0)["rank"] = 2; }), HasSubstr("\"rank\""));
    EXPECT_THAT(why([&](js::object& json) { player(json, 1)["bonus"].at("W") = 1; }),
                HasSubstr("\"bonus\""));
    EXPECT_THAT(why([&](js::object& json) { player(json, 1)["bought"] = js::array{91}; }),
                HasSubstr("numbers from 1 to 90"));
    EXPECT_THAT(
        why([&](js::object& json) { player(json, 1)["reserved"] = player(json, 0)["reserved"]; }),
        HasSubstr("does not know the secret cards"));
    EXPECT_THAT(
        why([&](js::object& json) { player(json, 0)["reserved"] = player(json, 1)["reserved"]; }),
        HasSubstr("knows the cards in its own hand"));
}

// Every value inside a value, itself included.
void collect(js::value& value, std::vector<js::value*>& all) {
    all.push_back(&value);
    if (auto* array = value.if_array())
        for (auto& each : *array) collect(each, all);
    if (auto* object = value.if_object())
        for (auto& each : *object) collect(each.value(), all);
}

void spoil(js::value& json, Random& random) {
    std::vector<js::value*> all;
    collect(json, all);
    js::value& victim = *all[random.below(static_cast<unsigned>(all.size()))];
    switch (random.below(7)) {
        case 0: victim = nullptr; break;
        case 1: victim = static_cast<std::int64_t>(random.below(100)) - 3; break;
        case 2: victim = "draw_unseen"; break;
        case 3: victim = js::array{1, 2, 3}; break;
        case 4: victim = js::value(*all[random.below(static_cast<unsigned>(all.size()))]); break;
        case 5:
            if (auto* number = victim.if_int64()) *number += random.below(2) == 0 ? 1 : -1;
            break;
        default:
            if (auto* array = victim.if_array(); array != nullptr && !array->empty())
                array->erase(array->begin() + random.below(static_cast<unsigned>(array->size())));
            break;
    }
}

TEST(SplendorWire, ASpoiltViewIsRefusedOrSafe) {
    Random random(9);
    int accepted = 0;
    int refused = 0;
    each_view(120, [&](const View& view) {
        const js::value whole = described(view);
        for (int i = 0; i < 60; ++i) {
            js::value json = whole;
            for (auto spoils = 1 + random.below(3); spoils > 0; --spoils) spoil(json, random);
            const auto understood = Splendor::from_json(json);
            ++(understood ? accepted : refused);
            if (understood)
                use(*understood);
            else
                EXPECT_FALSE(understood.error().message.empty());
        }
    });
    EXPECT_GT(accepted, 100);
    EXPECT_GT(refused, 1000);
}

TEST(SplendorWire, TheSetUpFillsTheGridFromItsFirstPlace) {
    js::value json = described(Splendor::view(*Splendor::start(preset("agora"), 3), Seat{0}));
    EXPECT_TRUE(Splendor::from_json(json));
    json.as_object()["at"] = 5;
    EXPECT_FALSE(Splendor::from_json(json));
}

TEST(SplendorWire, WhatIsNoViewAtAllIsRefused) {
    for (const auto* text : {"null", "1", "[]", "{}", "\"act\"", R"({"players":[1,2]})",
                             R"({"players":[[],{}],"grid":{},"bank":[]})"}) {
        const auto json = read_json(text);
        ASSERT_TRUE(json);
        EXPECT_FALSE(Splendor::from_json(*json));
    }
}

TEST(SplendorJson, WhatNeverChangesIsPrinted) {
    JsonWriter json;
    Splendor::describe_cards(json);
    const auto value = read_json(json.text());
    ASSERT_TRUE(value) << json.text();
    const auto& tables = value->as_object();
    ASSERT_EQ(tables.at("nobles").as_array().size(), std::size_t{noble_count});
    const auto& noble = tables.at("nobles").as_array()[3].as_object();
    EXPECT_EQ(noble.at("id"), 4);
    EXPECT_EQ(noble.at("name").at("en"), "Elisabeth of Austria");
    EXPECT_EQ(noble.at("name").at("fr"), "Élisabeth d'Autriche");
    EXPECT_EQ(tables.at("gems").as_array()[5].at("letter"), "E");
    EXPECT_EQ(tables.at("gems").as_array()[5].at("name").at("fr"), "or");
}

}  // namespace
}  // namespace agora::splendor
