// The box, the set-up, and what the options change.
#include "games/labyrinth/testing/position.hpp"

#include <map>

namespace agora::labyrinth {
namespace {

Options preset(std::string_view name) {
    for (const auto& known : Labyrinth::presets())
        if (known.info.name == name) return known.options;
    throw std::logic_error("no such preset");
}

TEST(LabyrinthBox, LAB_01_WhatIsInIt) {
    int corners = 0;
    Treasures seen = 0;
    for (const auto& [cell, openings, treasure] : glued_tiles) {
        EXPECT_TRUE(row_of(cell) % 2 == 0 && column_of(cell) % 2 == 0);
        EXPECT_EQ(std::popcount(unsigned{openings}), treasure == no_treasure ? 2 : 3);
        corners += treasure == no_treasure ? 1 : 0;
        if (treasure != no_treasure) seen |= only_treasure(treasure);
    }
    EXPECT_EQ(corners, 4);
    std::map<std::string, int> loose;
    for (int number = 0; number < loose_count; ++number) {
        const Tile tile = loose_tile(number);
        const bool has_treasure = tile.treasure() != no_treasure;
        if (has_treasure) seen |= only_treasure(tile.treasure());
        ++loose[openings_text(tile.openings()) + (has_treasure ? "+" : "")];
    }
    EXPECT_EQ(loose, (std::map<std::string, int>{{"NS", 12}, {"NE", 10}, {"NE+", 6}, {"NES+", 6}}));
    EXPECT_EQ(seen, all_treasures);
}

TEST(LabyrinthBox, NamesAndCodesAreDifferent) {
    for (const Lang lang : {Lang::en, Lang::fr}) {
        std::map<std::string_view, int> names;
        for (const auto& treasure : treasure_names) {
            EXPECT_LE(columns(treasure.code.in(lang)), 4) << treasure.key;
            EXPECT_EQ(++names[treasure.code.in(lang)], 1) << treasure.key;
        }
        for (const auto& treasure : treasure_names)
            if (treasure.name.in(lang) != treasure.code.in(lang)) {
                EXPECT_EQ(++names[treasure.name.in(lang)], 1) << treasure.key;
            }
    }
}

TEST(LabyrinthBox, TilesTurnClockwise) {
    EXPECT_EQ(tile("NE").turned(1), tile("ES"));
    EXPECT_EQ(tile("NE").turned(2), tile("SW"));
    EXPECT_EQ(tile("NE").turned(3), tile("NW"));
    EXPECT_EQ(tile("NES:bat").turned(3), tile("NEW:bat"));
    EXPECT_EQ(tile("NS").turned(2), tile("NS"));
}

TEST(LabyrinthSetUp, LAB_02_AllCardsAreDealtEqually) {
    for (const auto& [seats, each] : std::map<int, int>{{2, 12}, {3, 8}, {4, 6}}) {
        const State kept = random_position(preset("official"), seats, 1, 0);
        EXPECT_EQ(kept.rules.cards, each);
        EXPECT_EQ(std::popcount(kept.hand[0]), 1) << "only the first card is looked at";
        const State all = random_position(preset("kids-2007"), seats, 1, 0);
        Treasures dealt = 0;
        for (Seat seat = 0; seat < seats; ++seat) {
            EXPECT_EQ(std::popcount(all.hand[seat]), each);
            EXPECT_EQ(dealt & all.hand[seat], 0U);
            dealt |= all.hand[seat];
        }
        EXPECT_EQ(dealt, all_treasures);
    }
}

// A game played to its end by common sense, in which nobody goes home before all have found
// everything: so every card is turned up.
Play long_game(const Options& options, int seats, std::uint64_t seed) {
    Random random(seed);
    Play play(*Labyrinth::start(options, seats));
    const State& state = play.state;
    settle_luck<Labyrinth>(play.state, random, play.events);
    for (int i = 0; i < 20000 && Labyrinth::turn(state) == Turn::players; ++i) {
        const auto legal = play.legal();
        bool all_done = true;
        for (Seat seat = 0; seat < seats; ++seat) all_done = all_done && is_homeward(state, seat);
        if (is_homeward(state, state.turn) && !all_done) {
            play.act(legal[random.below(static_cast<unsigned>(legal.size()))]).stay();
        } else if (random.below(8) == 0 && state.phase == Phase::push) {
            play.act(legal[random.below(static_cast<unsigned>(legal.size()))]);
        } else {
            const View view = Labyrinth::view(state, state.turn);
            play.act(*std::ranges::max_element(
                legal, {}, [&](Action action) { return Labyrinth::action_score(view, action); }));
        }
        settle_luck<Labyrinth>(play.state, random, play.events);
    }
    return play;
}

TEST(LabyrinthSetUp, LAB_02_AWholeGameTurnsUpEveryCardOnce) {
    for (const auto& [seats, each] : std::map<int, int>{{2, 12}, {3, 8}, {4, 6}}) {
        const Play play = long_game(preset("official"), seats, 1);
        ASSERT_EQ(Labyrinth::turn(play.state), Turn::over) << seats;
        EXPECT_NE(play.state.winner, nobody);
        std::array<int, most_players> cards{};
        Treasures turned_up = 0;
        for (const Event& event : play.events.list()) {
            if (event.what != static_cast<std::uint8_t>(EventKind::card_seen)) continue;
            const Treasure treasure = event.as<OneTreasure>().treasure;
            const Treasures card = only_treasure(treasure);
            EXPECT_EQ(turned_up & card, 0U) << treasure_names[treasure].key << " twice";
            turned_up |= card;
            ++cards[event.seat];
            EXPECT_NE(play.state.found[event.seat] & card, 0U) << "found by its owner";
        }
        EXPECT_EQ(turned_up, all_treasures);
        for (Seat seat = 0; seat < seats; ++seat) {
            EXPECT_EQ(cards[seat], each) << seats;
            EXPECT_EQ(found_count(play.state, seat), each) << seats;
        }
    }
}

TEST(LabyrinthSetUp, LAB_03_ThousandPushesKeepTheTiles) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        Random random(seed);
        State state = random_position({}, 4, seed, 0);
        for (int i = 0; i < 1000; ++i) {
            state.spare = state.board.push(static_cast<Arrow>(random.below(arrow_count)),
                                           state.spare.turned(random.below(4)));
            ASSERT_EQ(Labyrinth::broken(state), "") << "which compares every tile with the box";
        }
    }
}

TEST(LabyrinthSetUp, EveryLooseTileIsEquallyLikelyEverywhere) {
    using Kinds = std::array<int, 4>;  // straight, plain corner, corner and T with a treasure
    Kinds spare{};
    Kinds laid{};                // on one of the free cells
    std::array<int, 4> turns{};  // of the corners there
    constexpr int games = 6800;  // 200 for each of the 34
    const auto kind = [](Tile tile) {
        return tile.is_straight()                    ? 0U
               : tile.treasure() == no_treasure      ? 1U
               : std::popcount(tile.openings()) == 2 ? 2U
                                                     : 3U;
    };
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        const Tape tape(seed);
        Silence silence;
        State state = *Labyrinth::start({}, 2);
        settle_luck<Labyrinth>(state, tape, silence);
        ++spare[kind(state.spare)];
        const Tile there = state.board.at(cell("d4"));
        ++laid[kind(there)];
        for (unsigned quarters = 0; quarters < 4; ++quarters)
            turns[quarters] += there.openings() == tile("NE").turned(quarters).openings() ? 1 : 0;
    }
    for (const Kinds& found : {spare, laid}) {
        EXPECT_NEAR(found[0], 12 * 200, 150);
        EXPECT_NEAR(found[1], 10 * 200, 150);
        EXPECT_NEAR(found[2], 6 * 200, 120);
        EXPECT_NEAR(found[3], 6 * 200, 120);
    }
    for (const int found : turns) EXPECT_NEAR(found, 4 * 200, 100);  // of 16 corners
}

TEST(LabyrinthSetUp, WhoBegins) {
    Options options;
    options.first = 3;
    EXPECT_EQ(random_position(options, 4, 1, 0).turn, 2);
    EXPECT_FALSE(Labyrinth::start(options, 2)) << "there is no third seat";
    for (int seats = 2; seats <= 4; ++seats)
        for (Seat first = 0; first < seats; ++first) {  // otherwise luck says it
            State state = *Labyrinth::start({}, seats);
            Silence silence;
            while (state.phase != Phase::draw_first)
                Labyrinth::apply_outcome(state, Labyrinth::luck(state).among.nth(0), silence);
            EXPECT_EQ(Labyrinth::luck(state).among.size(), static_cast<unsigned>(seats));
            Labyrinth::apply_outcome(state, first, silence);
            const Tape tape(1);
            settle_luck<Labyrinth>(state, tape, silence);
            EXPECT_EQ(state.turn, first);
        }
}

// The corners of the analysis: (0,0) and (6,6) where two play, each its own where more do.
TEST(LabyrinthSetUp, PawnsStandOnTheirCornersWhenTheGameBegins) {
    const auto corners = [](const Options& options, int seats) {
        const State state = random_position(options, seats, 1, 0);
        std::vector<std::pair<int, int>> found;
        for (Seat seat = 0; seat < seats; ++seat)
            found.emplace_back(row_of(state.pawns[seat]), column_of(state.pawns[seat]));
        return found;
    };
    using Corners = std::vector<std::pair<int, int>>;
    EXPECT_EQ(corners({}, 2), (Corners{{0, 0}, {6, 6}}));
    EXPECT_EQ(corners({}, 3), (Corners{{0, 0}, {0, 6}, {6, 6}}));
    EXPECT_EQ(corners({}, 4), (Corners{{0, 0}, {0, 6}, {6, 6}, {6, 0}})) << "clockwise";
    Options green_and_red;
    green_and_red.pawn1 = 4;
    green_and_red.pawn2 = 1;
    EXPECT_EQ(corners(green_and_red, 2), (Corners{{6, 0}, {0, 0}}));
}

std::string homes_of(const Options& options, int seats) {
    const auto state = Labyrinth::start(options, seats);
    if (!state) return state.error().message;
    std::string text;
    for (Seat seat = 0; seat < seats; ++seat) {
        EXPECT_EQ(state->pawns[seat], home_of(*state, seat));
        text += std::string(seat == 0 ? "" : ", ") +
                std::string(colour_name(colour_of(*state, seat)).en) + " " +
                cell_name(home_of(*state, seat));
    }
    return text;
}

TEST(LabyrinthSetUp, EachPlayerChoosesTheColourOfItsPawn) {
    using enum Colour;
    const auto wanting = [](std::uint8_t one, std::uint8_t two, std::uint8_t three = 0) {
        Options options;
        options.pawn1 = one;
        options.pawn2 = two;
        options.pawn3 = three;
        return options;
    };
    EXPECT_EQ(homes_of({}, 2), "red a1, blue g7");
    EXPECT_EQ(homes_of({}, 4), "red a1, yellow g1, blue g7, green a7");
    EXPECT_EQ(homes_of(wanting(4, 2), 2), "green a7, yellow g1");
    EXPECT_EQ(homes_of(wanting(0, 1), 2), "blue g7, red a1") << "opposite, where one may choose";
    EXPECT_EQ(homes_of(wanting(2, 0, 1), 3), "yellow g1, blue g7, red a1");
    EXPECT_EQ(homes_of(wanting(3, 3), 2), "only one player can have the blue pawn");
    EXPECT_EQ(homes_of(wanting(0, 0, 4), 2), "there is no player 3 to have the green pawn");
}

TEST(LabyrinthSetUp, WhoChoseACornerComesHomeThere) {
    Options options;
    options.pawn1 = 1 + static_cast<std::uint8_t>(Colour::green);
    options.cards = 1;
    Play play(Position{.options = options, .pawns = {"b7", "g7"}, .found = {treasures({"owl"})}});
    play.push("g4").move("a7");
    EXPECT_EQ(play.state.winner, 0);
}

TEST(LabyrinthSetUp, ImpossibleNumbersOfCardsAreRefused) {
    Options options;
    for (const auto& [seats, most] : std::map<int, int>{{2, 12}, {3, 8}, {4, 6}}) {
        options.cards = static_cast<std::uint8_t>(most);
        EXPECT_TRUE(Labyrinth::start(options, seats));
        options.cards = static_cast<std::uint8_t>(most + 1);
        ASSERT_FALSE(Labyrinth::start(options, seats));
        EXPECT_NE(Labyrinth::start(options, seats).error().message.find(std::to_string(most)),
                  std::string::npos);
    }
}

Options three_cards(std::string_view name) {
    Options options = preset(name);
    options.cards = 3;
    return options;
}

TEST(LabyrinthVariants, LAB_34_OpenCardsInAnyOrderThenHome) {
    Play play(Position{.options = three_cards("kids-2017"),
                       .hands = {treasures({"sword", "owl", "map"})}});
    play.push("g4").move("a3");
    EXPECT_EQ(play.state.found[0], treasures({"map"}));
    EXPECT_EQ(play.state.hand[0], treasures({"sword", "owl"}));
    EXPECT_EQ(play.state.turn, 1) << "still one a turn";
    EXPECT_EQ(Labyrinth::view(play.state, Viewer::spectator()).table.hand[0],
              treasures({"sword", "owl"}))
        << "everybody sees them";
}

TEST(LabyrinthVariants, LAB_34_HomeIsStillRequired) {
    Play play(Position{.options = three_cards("kids-2017"),
                       .hands = {treasures({"map"})},
                       .found = {treasures({"owl", "sword"})}});
    play.push("g4").move("a3");
    EXPECT_EQ(play.state.winner, nobody);
    EXPECT_TRUE(is_homeward(play.state, 0));
}

TEST(LabyrinthVariants, LAB_35_TheLastTreasureWinsWhereNobodyGoesHome) {
    for (const auto name : {"kids-2007", "no-home"}) {
        Play play(Position{.options = three_cards(name),
                           .hands = {treasures({"map"})},
                           .found = {treasures({"owl", "sword"})}});
        play.push("g4").move("a3");
        EXPECT_EQ(play.state.winner, 0) << name;
        EXPECT_EQ(Labyrinth::turn(play.state), Turn::over);
    }
}

TEST(LabyrinthVariants, KeptOrderFindsOnlyTheCardTurnedUp) {
    Play play(Position{.options = three_cards("official"), .hands = {treasures({"sword"})}});
    play.push("g4").move("a3");
    EXPECT_EQ(play.state.found[0], 0U);
}

TEST(LabyrinthVariants, Ruling_6_11_TheTurnLimitRanksByTreasures) {
    Options options;
    options.turns = 2;
    Play play(Position{.options = options, .hands = {treasures({"sword"})}});
    play.push("g4").move("g5").draw("owl");
    play.push("b1").stay();
    EXPECT_EQ(play.state.round, 2);
    play.push("b1").stay();
    EXPECT_EQ(Labyrinth::turn(play.state), Turn::players) << "everybody has the same turns";
    play.push("b1").stay();
    EXPECT_EQ(Labyrinth::turn(play.state), Turn::over);
    EXPECT_TRUE(play.told(EventKind::out_of_turns));
    const Standing standing = Labyrinth::standing(play.state);
    EXPECT_EQ(standing.places[0].score, 1) << "a point for each treasure";
    EXPECT_EQ(standing.places[1].score, 0);
    EXPECT_EQ(standing.places[0].rank, 1);
    EXPECT_EQ(standing.places[1].rank, 2);
}

TEST(LabyrinthVariants, Ruling_6_11_EqualTreasuresShareTheRank) {
    Options options;
    options.turns = 1;
    Play play(Position{.options = options});
    play.push("b1").stay().push("b1").stay();
    EXPECT_EQ(Labyrinth::turn(play.state), Turn::over);
    EXPECT_EQ(Labyrinth::standing(play.state).places[1].rank, 1);
}

}  // namespace
}  // namespace agora::labyrinth
