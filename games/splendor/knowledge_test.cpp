// Who sees what, the worlds that fit a view, and states that cannot be.
#include "games/splendor/testing/position.hpp"

#include <map>

namespace agora::splendor {
namespace {

const CardId shown_1 = costing(4, 0, 0, 0, 0);   // level 1
const CardId hidden_1 = costing(0, 4, 0, 0, 0);  // level 1
const CardId hidden_2 = costing(0, 0, 6, 0, 0);  // level 2
const CardId hidden_3 = costing(0, 0, 0, 7, 3);  // level 3

const std::array<Viewer, 4> viewers = {Viewer(0), Viewer(1), Viewer(2), Viewer::spectator()};

// Three seats: one with a card of either kind, one with two secrets, one with none.
Position secrets() {
    return {.players = {{.reserved = {Reserved::open(shown_1), Reserved::secret(hidden_2)}},
                        {.reserved = {Reserved::secret(hidden_1), Reserved::secret(hidden_3)}},
                        {}}};
}

ItemSet of_level(const ItemSet& set, int level) {
    const ItemSet row = level_cards(level);
    return {set.low & row.low, set.high & row.high};
}

// The same state with a secret card of a hand and a card of its deck exchanged.
State exchanged(State state, Seat seat, std::size_t place, CardId with) {
    Reserved& card = state.table.reserved.at(seat).at(place);
    state.deck = state.deck.without(with).with(card.card());
    card = Reserved::secret(with);
    return state;
}

void expect_same_view(const State& one, const State& other, Viewer viewer, bool same) {
    const View a = Splendor::view(one, viewer);
    const View b = Splendor::view(other, viewer);
    EXPECT_EQ(a == b, same) << (viewer.is_spectator() ? -1 : int{viewer.seat()}) << "\n"
                            << show(one);
    EXPECT_EQ(hash(a) == hash(b), same) << "byte by byte";
}

TEST(SplendorViews, SPL_07_ACardReservedFromTheGridIsSeenByAll) {
    Play play(Position{.players = {{}, {}, {}}});
    const CardId card = play.state.table.grid[3];
    play.act(reserve(card)).settle();
    for (const auto viewer : viewers)
        EXPECT_EQ(Splendor::view(play.state, viewer).table.reserved[0][0], Reserved::open(card));
}

// `stb` takes SPL-07 at its word: what lies face down is no longer in anybody else's view, though
// all saw it leave the table; whoever remembers it knows more, as at a real table.
TEST(SplendorViews, SPL_07_StbHidesACardReservedFromTheGrid) {
    Play play(Position{.rules = "stb", .players = {{}, {}, {}}});
    const CardId card = play.state.table.grid[5];
    play.act(reserve(card)).settle();
    EXPECT_EQ(Splendor::view(play.state, Viewer(0)).table.reserved[0][0], Reserved::secret(card));
    for (const auto viewer : {Viewer(1), Viewer(2), Viewer::spectator()}) {
        const View view = Splendor::view(play.state, viewer);
        EXPECT_EQ(view.table.reserved[0][0], Reserved::face_down(1));
        EXPECT_TRUE(view.unseen.has(card)) << "else what is missing would tell it";
        EXPECT_EQ(view.deck_sizes[1], 25);
        EXPECT_FALSE(Splendor::certain(view));
    }
    // and no event names it
    EXPECT_TRUE(play.told(EventKind::reserved_hidden));
    EXPECT_FALSE(play.told(EventKind::reserved));
    EXPECT_EQ(Splendor::tell(play.events.list().front(), TerminalStyle{}),
              "Player 1 reserves a level 2 card of the table, face down, and takes a gold gem.");
}

TEST(SplendorViews, SPL_07_ACardReservedFromADeckIsSeenByItsOwnerAlone) {
    Play play(Position{.players = {{}, {}, {}}});
    play.act(reserve_top(1)).draw(hidden_2);
    EXPECT_EQ(Splendor::view(play.state, Viewer(0)).table.reserved[0][0],
              Reserved::secret(hidden_2));
    for (const auto viewer : {Viewer(1), Viewer(2), Viewer::spectator()}) {
        const Reserved seen = Splendor::view(play.state, viewer).table.reserved[0][0];
        EXPECT_TRUE(seen.is_face_down());
        EXPECT_EQ(seen.level(), 1) << "its level is on its back";
        EXPECT_EQ(seen.card(), no_card);
    }
}

TEST(SplendorViews, SPL_07_ABoughtCardIsSeenByAllHoweverItWasReserved) {
    Position position = secrets();
    position.players[1].gems = {0, 4, 0, 0, 0};
    position.turn = 1;
    Play play(position);
    play.act(buy(hidden_1));
    for (const auto viewer : viewers) {
        const View view = Splendor::view(play.state, viewer);
        EXPECT_TRUE(view.table.bought[1].has(hidden_1));
        EXPECT_FALSE(view.unseen.has(hidden_1));
    }
}

TEST(SplendorViews, SPL_07_AllTheRestIsSeenByAll) {
    const State state = secrets().state();
    for (const auto viewer : viewers) {
        const View view = Splendor::view(state, viewer);
        Table expected = state.table;
        for (Seat seat = 0; seat < 3; ++seat)
            for (auto& card : expected.reserved.at(seat))
                if (card.is_secret() && !viewer.owns(seat))
                    card = Reserved::face_down(card.level());
        EXPECT_EQ(view.table, expected);
        EXPECT_EQ(view.viewer, viewer);
        EXPECT_EQ(view.deck_sizes, (std::array<std::uint8_t, 3>{34, 25, 15}));
    }
}

TEST(SplendorViews, UnseenAreTheDecksAndWhatOthersHide) {
    const State state = secrets().state();
    const auto unseen = [&](Viewer viewer) { return Splendor::view(state, viewer).unseen; };
    EXPECT_EQ(unseen(Viewer(0)), state.deck.with(hidden_1).with(hidden_3));
    EXPECT_EQ(unseen(Viewer(1)), state.deck.with(hidden_2));
    EXPECT_EQ(unseen(Viewer(2)), state.deck.with(hidden_1).with(hidden_2).with(hidden_3));
    EXPECT_EQ(unseen(Viewer::spectator()), unseen(Viewer(2)));
}

TEST(SplendorViews, SPL_07_WhichCardIsHiddenChangesNoByteOfAnothersView) {
    const State state = secrets().state();
    for (Seat seat = 0; seat < 2; ++seat)
        for (std::size_t place = 0; place < 2; ++place) {
            const Reserved secret = state.table.reserved.at(seat).at(place);
            if (!secret.is_secret()) continue;
            of_level(state.deck, secret.level()).each([&](Item card) {
                const State other = exchanged(state, seat, place, card);
                ASSERT_EQ(Splendor::broken(other), "");
                for (const auto viewer : viewers)
                    expect_same_view(state, other, viewer, !viewer.owns(seat));
            });
        }
}

TEST(SplendorViews, SPL_07_SecretsOfTwoPlayersMayBeEitherWayRound) {
    const State state = Position{
        .players = {{.reserved = {Reserved::secret(shown_1)}},
                    {.reserved = {Reserved::secret(hidden_1)}},
                    {}}}.state();
    State other = state;
    std::swap(other.table.reserved[0][0], other.table.reserved[1][0]);
    expect_same_view(state, other, Viewer(0), false);
    expect_same_view(state, other, Viewer(1), false);
    expect_same_view(state, other, Viewer(2), true);
    expect_same_view(state, other, Viewer::spectator(), true);
}

TEST(SplendorViews, SPL_07_SecretsAreKeptInEveryPhase) {
    const auto hidden_in = [](const State& state, Phase phase) {
        ASSERT_EQ(state.table.phase, phase);
        const State other = exchanged(state, 0, 1, of_level(state.deck, 1).nth(0));
        expect_same_view(state, other, Viewer(0), false);
        for (const auto viewer : {Viewer(1), Viewer(2), Viewer::spectator()})
            expect_same_view(state, other, viewer, true);
    };
    Position position = secrets();
    position.players[0].bonus = {4, 4, 3, 0, 0};
    position.players[0].gems = {5, 5, 0, 0, 0};
    position.nobles = {needing(4, 4, 0, 0, 0), needing(3, 3, 3, 0, 0)};
    Play open_card(position);
    hidden_in(open_card.state, Phase::act);
    open_card.act(reserve(open_card.state.table.grid[0]));
    hidden_in(open_card.state, Phase::refill);
    open_card.settle();
    hidden_in(open_card.state, Phase::give_back);
    open_card.act(give_back(Colour::gold));
    hidden_in(open_card.state, Phase::choose_noble);
    open_card.act(choose_noble(needing(4, 4, 0, 0, 0)));
    hidden_in(open_card.state, Phase::act);
    Play unseen(position);
    unseen.act(reserve_top(1));
    hidden_in(unseen.state, Phase::draw_unseen);
    State over = unseen.settle().state;
    over.table.gems[0] -= Gems::of(Colour::gold);
    over.table.bank += Gems::of(Colour::gold);
    over.table.phase = Phase::over;
    hidden_in(over, Phase::over);
}

TEST(SplendorViews, SPL_07_WhateverIsDrawnUnseenOthersSeeAndHearTheSame) {
    for (int level = 0; level < 3; ++level) {
        Play before(secrets());
        before.state.table.turn = 2;
        before.act(reserve_top(level));
        std::optional<Play> first;
        Splendor::luck(before.state).among.each([&](Item card) {
            Play after(before.state);
            after.draw(card);
            if (!first) first = after;
            for (const auto viewer : viewers) {
                const bool same =
                    !viewer.owns(2) || card == first->state.table.reserved[2][0].card();
                expect_same_view(first->state, after.state, viewer, same);
            }
            for (const auto& event : after.events.list()) {
                EXPECT_EQ(event.to, Audience::only(2));
                EXPECT_FALSE(event.to.includes(Viewer::spectator()));
            }
        });
    }
}

TEST(SplendorViews, DrawingUnseenTakesNothingFromWhatOthersHaveNotSeen) {
    Play play(secrets());
    play.act(reserve_top(0));
    const View before = Splendor::view(play.state, Viewer(2));
    play.settle();
    const View after = Splendor::view(play.state, Viewer(2));
    EXPECT_EQ(after.unseen, before.unseen);
    EXPECT_EQ(after.deck_sizes[0], before.deck_sizes[0] - 1);
}

TEST(SplendorViews, AnyCardLeftInADeckMayComeNextSinceNoOrderExists) {
    Play play(secrets());
    play.act(reserve(play.state.table.grid[9]));
    const ItemSet among = Splendor::luck(play.state).among;
    EXPECT_EQ(among, of_level(play.state.deck, 2));
    among.each([&](Item card) {
        Play after(play.state);
        after.draw(card);
        EXPECT_EQ(after.state.table.grid[9], card);
    });
}

TEST(SplendorWorlds, ASampledWorldFitsTheViewItCameFrom) {
    const State state = secrets().state();
    Random random(5);
    for (const auto viewer : viewers)
        for (int trial = 0; trial < 100; ++trial) {
            const View view = Splendor::view(state, viewer);
            const State world = Splendor::sample(view, random);
            ASSERT_EQ(Splendor::broken(world), "");
            ASSERT_EQ(Splendor::view(world, viewer), view);
        }
}

TEST(SplendorWorlds, AnOwnersCardsAreAsTheyAre) {
    const State state = secrets().state();
    Random random(6);
    for (Seat seat = 0; seat < 3; ++seat) {
        const State world = Splendor::sample(Splendor::view(state, seat), random);
        EXPECT_EQ(world.table.reserved.at(seat), state.table.reserved.at(seat));
    }
}

// Level 3 but for the cards of the grid and the secret ones is bought by the last player.
Position few_unseen(std::vector<Player> players, const std::vector<CardId>& in_deck) {
    Position position{.players = std::move(players),
                      .grid = {costing(0, 3, 3, 5, 3), costing(0, 0, 0, 0, 7),
                               costing(3, 0, 0, 3, 6), costing(3, 0, 0, 0, 7)}};
    std::vector<CardId> elsewhere = in_deck;
    elsewhere.insert(elsewhere.end(), position.grid.begin(), position.grid.end());
    for (const auto& player : position.players)
        for (const auto card : player.reserved) elsewhere.push_back(card.card());
    position.players.push_back({.bought = level_but(3, elsewhere)});
    return position;
}

TEST(SplendorWorlds, EveryWorldIsEquallyLikely) {
    const CardId a = costing(7, 0, 0, 0, 0), b = costing(0, 7, 0, 0, 0);
    const CardId c = costing(0, 0, 7, 0, 0), d = costing(0, 0, 0, 7, 0);
    const State state =
        few_unseen({{.reserved = {Reserved::secret(a)}}, {.reserved = {Reserved::secret(b)}}},
                   {c, d})
            .state();
    const View view = Splendor::view(state, Viewer::spectator());
    ASSERT_EQ(of_level(view.unseen, 2).size(), 4U);
    Random random(11);
    std::map<std::pair<CardId, CardId>, int> counts;
    for (int trial = 0; trial < 12000; ++trial) {
        const State world = Splendor::sample(view, random);
        ++counts[{world.table.reserved[0][0].card(), world.table.reserved[1][0].card()}];
    }
    EXPECT_EQ(counts.size(), 12U) << "four cards, two of them in two hands";
    for (const auto& [hands, times] : counts) EXPECT_NEAR(times, 1000, 130);
}

TEST(SplendorWorlds, CertainMeansThatOnlyOneWorldIsPossible) {
    const CardId a = costing(7, 0, 0, 0, 0), b = costing(0, 7, 0, 0, 0);
    const auto certain = [](const Position& position, Viewer viewer) {
        return Splendor::certain(Splendor::view(position.state(), viewer));
    };
    for (const auto viewer : viewers) EXPECT_TRUE(certain({.players = {{}, {}, {}}}, viewer));
    EXPECT_FALSE(certain(secrets(), Viewer(0)));
    EXPECT_FALSE(certain(secrets(), Viewer(2)));

    const Position one = few_unseen({{.reserved = {Reserved::secret(a)}}}, {});
    EXPECT_TRUE(certain(one, Viewer(0)));
    EXPECT_TRUE(certain(one, Viewer(1))) << "the only card of its level that is missing";
    const Position one_of_two = few_unseen({{.reserved = {Reserved::secret(a)}}}, {b});
    EXPECT_TRUE(certain(one_of_two, Viewer(0))) << "one's own secret is known";
    EXPECT_FALSE(certain(one_of_two, Viewer(1)));
    EXPECT_FALSE(certain(one_of_two, Viewer::spectator()));
    const Position two_hands =
        few_unseen({{.reserved = {Reserved::secret(a)}}, {.reserved = {Reserved::secret(b)}}}, {});
    EXPECT_TRUE(certain(two_hands, Viewer(0)));
    EXPECT_TRUE(certain(two_hands, Viewer(1)));
    EXPECT_FALSE(certain(two_hands, Viewer(2))) << "which of them has which";
}

}  // namespace
}  // namespace agora::splendor
