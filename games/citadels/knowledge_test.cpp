// Who knows what: scenario 101, and what a player with a good memory keeps.
#include "games/citadels/testing/position.hpp"
#include "games/citadels/text.hpp"

#include <gmock/gmock.h>

#include <map>

namespace agora::citadels {
namespace {

using enum District;
using enum Role;

Position turn_of(Role role, Player player, std::vector<Player> others = {{}, {}, {}}) {
    player.roles = {role};
    Position position;
    position.players = {std::move(player)};
    for (auto& other : others) position.players.push_back(std::move(other));
    position.calls = role;
    return position;
}

// A game in which everybody has forgotten all but what it sees.
State without_memory(State state) {
    Cards hidden = state.deck | state.bottom;
    for (const Cards& hand : state.hand) hidden |= hand;
    each_memory(state, [&](Memory& memory, Seat owner) {
        const Cards unseen = owner == nobody ? hidden : hidden - state.hand[owner];
        memory = {};
        for (Seat seat = 0; seat < state.table.seats; ++seat)
            if (seat != owner && !state.hand[seat].empty()) memory.set(in_hand + seat, unseen);
        memory.set(in_deck, unseen);
    });
    return state;
}

bool holds(const Cards& cards, District district) { return !(cards & copies(district)).empty(); }

// In how many of many worlds drawn for a viewer something holds.
template <class Holds>
int worlds_in_which(const State& state, Viewer viewer, Holds&& holds) {
    const View view = Citadels::view(state, viewer);
    Random random(1);
    int count = 0;
    for (int i = 0; i < 1000; ++i) {
        const State world = Citadels::sample(view, random);
        EXPECT_EQ("", Citadels::broken(world));
        count += holds(world) ? 1 : 0;
    }
    return count;
}

TEST(CitadelsKnowledge, S101_AViewHidesHandsCharactersAndTheDeck) {
    const Options& options = Citadels::presets()[0].options;
    Random random(4);
    Silence silence;
    State state = *Citadels::start(options, 4);
    settle_luck<Citadels>(state, random, silence);
    const View view = Citadels::view(state, Seat{1});
    EXPECT_EQ(list_of(view.hand, Lang::en), list_of(state.hand[1], Lang::en));
    EXPECT_EQ(view.hand_size[0], 4);
    EXPECT_EQ(view.memory.at(in_hand + 0), view.memory.at(in_deck))
        << "any unseen card may be there";
    for (const Rank rank : view.draft.slots) EXPECT_EQ(rank, 0);
    EXPECT_EQ(Citadels::view(state, Viewer::spectator()).hand, Cards{});
}

TEST(CitadelsKnowledge, S101_TheSameTapeAndTheSameDecisionsGiveTheSameGame) {
    const auto play = [] {
        State state = *Citadels::start(Citadels::presets()[2].options, 5);
        const Tape tape(9);
        Random random(9);
        Silence silence;
        for (int step = 0; step < 300 && Citadels::turn(state) != Turn::over; ++step) {
            settle_luck<Citadels>(state, tape, silence);
            Citadels::Actions legal;
            Citadels::legal(state, asked(state.table), legal);
            Citadels::apply(state, asked(state.table),
                            legal[random.below(static_cast<std::uint32_t>(legal.size()))], silence);
        }
        return state;
    };
    EXPECT_EQ(play(), play());
}

TEST(CitadelsKnowledge, ThePlayerWhoPassedCharactersOnKnowsWhatTheOthersChooseFrom) {
    Random random(8);
    Silence silence;
    State state = *Citadels::start({}, 4);
    settle_luck<Citadels>(state, random, silence);
    const Seat first = asked(state.table);
    const Ranks seen = offer(Citadels::view(state, first));
    for (int i = 0; i < 4; ++i) {
        Citadels::Actions legal;
        Citadels::legal(state, asked(state.table), legal);
        Citadels::apply(state, asked(state.table), legal[0], silence);
    }
    ASSERT_EQ(Citadels::view(state, first).sight[0], seen);
    const auto next = static_cast<Seat>((first + 1) % 4);
    worlds_in_which(state, first, [&](const State& world) {
        EXPECT_EQ(roles_of(world, first), roles_of(state, first));
        EXPECT_EQ(roles_of(world, next) & ~seen, 0) << "one of those that were passed on";
        EXPECT_FALSE(has_rank(seen, world.draft.slots[0])) << "face down: none of those";
        return true;
    });
}

TEST(CitadelsKnowledge, ACharacterWhoDidNotAnswerIsNobodys) {
    Position position;
    position.players = {
        {.roles = {thief}}, {.roles = {magician}}, {.roles = {bishop}}, {.roles = {warlord}}};
    position.calls = bishop;
    const Play play(position);
    const Ranks silent = silent_ranks(play.state.table);
    EXPECT_NE(silent, 0);
    worlds_in_which(play.state, Viewer::spectator(), [&](const State& world) {
        for (Rank rank = 1; rank <= 9; ++rank)
            if (has_rank(silent, rank)) { EXPECT_EQ(holder_of(world, rank), nobody); }
        EXPECT_EQ(roles_of(world, 2), rank_bit(5));
        return true;
    });
}

TEST(CitadelsKnowledge, ACalledCharacterThatIsHeldAndSilentIsBroken) {
    Position position;
    position.players = {
        {.roles = {thief}}, {.roles = {magician}}, {.roles = {bishop}}, {.roles = {warlord}}};
    position.calls = bishop;
    Play play(position);
    play.state.table.revealed[1] = 0;
    EXPECT_NE("", Citadels::broken(play.state));
    Random random(1);
    const View silent = Citadels::view(play.state, Seat{1});
    EXPECT_EQ(Citadels::sample(silent, random).draft.slots[2], 3)
        << "it ends, and what the viewer knows stays";
}

TEST(CitadelsKnowledge, CardsPutUnderTheDeckAreRemembered) {
    State start =
        without_memory(turn_of(bishop, {.city = {laboratory}, .hand = {palace, temple}}).state());
    Play play(start);
    play.act(Kind::no_swap).act(act_district(Kind::laboratory, palace));
    EXPECT_EQ(play.state.memory[0].at(under_deck), Cards::of(card_of(palace)));
    EXPECT_EQ(worlds_in_which(play.state, Seat{0},
                              [](const State& world) { return holds(world.bottom, palace); }),
              1000);
    const int guessed = worlds_in_which(
        play.state, Seat{1}, [](const State& world) { return holds(world.bottom, palace); });
    EXPECT_LT(guessed, 100) << "others do not know";
}

TEST(CitadelsKnowledge, AHandThatWasSeenIsRememberedAndFollowed) {
    State start = without_memory(
        turn_of(spy, {},
                {{.roles = {bishop}, .city = {laboratory}, .hand = {palace, temple}}, {}, {}})
            .state());
    Play play(start);
    play.act(Kind::no_swap).act(spy_on(1, Type::military));
    const auto both = [](const State& world) {
        return holds(world.hand[1], palace) && holds(world.hand[1], temple);
    };
    EXPECT_EQ(worlds_in_which(play.state, Seat{0}, both), 1000);
    EXPECT_LT(worlds_in_which(play.state, Seat{2}, both), 50);
    play.gold().end().pass_to(bishop);
    play.act(act_district(Kind::laboratory, palace));
    // The spy knows that one of the two went under the deck, but not which.
    const int stayed = worlds_in_which(
        play.state, Seat{0}, [](const State& world) { return holds(world.hand[1], temple); });
    EXPECT_GT(stayed, 400);
    EXPECT_LT(stayed, 600);
    EXPECT_EQ(worlds_in_which(play.state, Seat{0},
                              [](const State& world) {
                                  return holds(world.hand[1], temple) !=
                                         holds(world.hand[1], palace);
                              }),
              1000);
}

TEST(CitadelsKnowledge, HandsThatAreSwappedAreKnownToBoth) {
    State start = without_memory(
        turn_of(magician, {.hand = {manor}}, {{.hand = {palace, temple}}, {}, {}}).state());
    Play play(start);
    play.act(Kind::no_swap).act(act_seat(Kind::swap_hands, 1));
    EXPECT_EQ(play.state.memory[0].at(in_hand + 1), play.state.hand[1]);
    EXPECT_EQ(play.state.memory[1].at(in_hand + 0), play.state.hand[0]);
    EXPECT_EQ(play.state.memory[2].at(in_hand + 0).size(), 68) << "a third one saw nothing";
}

TEST(CitadelsKnowledge, MarkersAreKnownToTheirOwnerAlone) {
    Play play(turn_of(magistrate, {}));
    play.act(place_warrants(6, 5, 7));
    EXPECT_EQ(Citadels::view(play.state, Seat{0}).signed_warrant, 6);
    EXPECT_EQ(Citadels::view(play.state, Seat{1}).signed_warrant, 0);
    std::map<Rank, int> drawn;
    worlds_in_which(play.state, Seat{1}, [&](const State& world) {
        ++drawn[world.signed_warrant];
        return true;
    });
    for (const Rank rank : {Rank{5}, Rank{6}, Rank{7}}) {
        EXPECT_GT(drawn[rank], 250);
        EXPECT_LT(drawn[rank], 420);
    }
}

TEST(CitadelsKnowledge, WhatAHandMayHoldIsDrawnEvenly) {
    // One card of seat 1 is unknown, two of its cards may also have gone under the deck.
    State start = without_memory(
        turn_of(
            spy, {},
            {{.roles = {bishop}, .city = {laboratory}, .hand = {palace, temple, manor}}, {}, {}})
            .state());
    Play play(start);
    play.act(Kind::no_swap).act(spy_on(1, Type::unique)).gold().end().pass_to(bishop);
    play.act(act_district(Kind::laboratory, manor));
    std::map<District, int> gone;
    worlds_in_which(play.state, Seat{0}, [&](const State& world) {
        EXPECT_EQ(world.bottom.size(), 1);
        ++gone[kind_of[world.bottom.first()]];
        return true;
    });
    EXPECT_EQ(gone.size(), 3U);
    for (const auto& [district, times] : gone) {
        EXPECT_GT(times, 270) << facts(district).id;
        EXPECT_LT(times, 400) << facts(district).id;
    }
}

// 101: a world in which all that the viewer cannot see is different looks the same to it.
TEST(CitadelsKnowledge, S101_WhatIsHiddenIsNotInTheView) {
    Random random(101);
    std::map<std::string, int> differed;
    for (int game = 0; game < 21; ++game) {
        Silence silence;
        const int seats = 2 + game % 7;
        const auto cast = static_cast<std::size_t>(game) % Citadels::presets().size();
        State state = *Citadels::start(Citadels::presets()[cast].options, seats);
        for (int step = 0; step < 600 && Citadels::turn(state) != Turn::over; ++step) {
            settle_luck<Citadels>(state, random, silence);
            if (Citadels::turn(state) == Turn::over) break;
            Citadels::Actions legal;
            Citadels::legal(state, asked(state.table), legal);
            Citadels::apply(state, asked(state.table),
                            legal[random.below(static_cast<std::uint32_t>(legal.size()))], silence);
            const auto seat = static_cast<Seat>(random.below(static_cast<unsigned>(seats)));
            const View view = Citadels::view(state, seat);
            const State world = Citadels::sample(view, random);
            ASSERT_EQ("", Citadels::broken(world));
            ASSERT_EQ(Citadels::view(world, seat), view) << show(state);
            differed["hands"] += world.hand != state.hand ? 1 : 0;
            differed["deck"] += world.deck != state.deck ? 1 : 0;
            differed["characters"] += world.draft != state.draft ? 1 : 0;
            differed["museum"] += world.museum != state.museum ? 1 : 0;
            differed["warrants"] += world.signed_warrant != state.signed_warrant ? 1 : 0;
            differed["threats"] += world.real_threat != state.real_threat ? 1 : 0;
        }
    }
    for (const auto& [what, times] : differed) EXPECT_GT(times, 10) << what;
}

// The same truth with the copies of each kind numbered in another way.
class Renumbered {
public:
    explicit Renumbered(Random& random) {
        for (CardId card = 0; card < card_count; ++card) to_[card] = card;
        for (CardId card = 0; card < ordinary_cards; ++card) {
            const CardId first = card_of(kind_of[card]);
            const auto other = first + random.below(static_cast<unsigned>(card - first) + 1U);
            std::swap(to_[card], to_[other]);
        }
    }
    CardId operator()(CardId card) const { return card == no_card ? no_card : to_[card]; }
    Cards operator()(const Cards& cards) const {
        Cards renamed;
        cards.each([&](CardId card) { renamed.add(to_[card]); });
        return renamed;
    }
    State operator()(State state) const {
        Table& table = state.table;
        for (Cards& city : table.city) city = (*this)(city);
        for (Cards& hand : state.hand) hand = (*this)(hand);
        for (Cards* cards :
             {&table.beautified, &state.deck, &state.bottom, &state.museum, &state.drawn})
            *cards = (*this)(*cards);
        table.building = (*this)(table.building);
        table.wanted = (*this)(table.wanted);
        for (Memory& memory : state.memory)
            for (unsigned place = 0; place < place_count; ++place)
                memory.set(place, (*this)(memory.at(place)));
        return state;
    }

private:
    std::array<CardId, card_count> to_{};
};

// What everybody sees and is told, and what the one who is asked may do.
struct Seen {
    std::vector<View> views;
    std::vector<Event> events;
    std::vector<Action> legal;

    explicit Seen(const State& state, const Events& told = {})
        : events(told.list().begin(), told.list().end()) {
        views.push_back(Citadels::view(state, Viewer::spectator()));
        for (Seat seat = 0; seat < state.table.seats; ++seat)
            views.push_back(Citadels::view(state, seat));
        if (Citadels::turn(state) != Turn::players) return;
        Citadels::Actions list;
        Citadels::legal(state, asked(state.table), list);
        legal.assign(list.begin(), list.end());
    }
    friend bool operator==(const Seen&, const Seen&) = default;
};

// Which copy of a district it is that somebody holds, builds or gives away shows nowhere: with
// other numbers the game looks the same to everybody, step by step.
TEST(CitadelsKnowledge, S101_WhichCopyItIsShowsNowhere) {
    Random random(57);
    for (int game = 0; game < 42; ++game) {
        const int seats = 2 + game % 7;
        const auto cast = static_cast<std::size_t>(game) % Citadels::presets().size();
        State state = *Citadels::start(Citadels::presets()[cast].options, seats);
        for (int step = 0; step < 900 && Citadels::turn(state) != Turn::over; ++step) {
            const Renumbered renumbered(random);
            State other = renumbered(state);
            Events events;
            Events other_events;
            if (Citadels::turn(state) == Turn::luck) {
                const bool of_cards = state.table.phase == Phase::deal ||
                                      state.table.phase == Phase::draw ||
                                      state.table.phase == Phase::lot;
                const Item item = draw_luck<Citadels>(state, random);
                Citadels::apply_outcome(state, item, events);
                Citadels::apply_outcome(other, of_cards ? renumbered(item) : item, other_events);
            } else {
                Citadels::Actions legal;
                Citadels::legal(state, asked(state.table), legal);
                const auto action = legal[random.below(static_cast<unsigned>(legal.size()))];
                Citadels::apply(state, asked(state.table), action, events);
                Citadels::apply(other, asked(other.table), action, other_events);
            }
            ASSERT_EQ("", Citadels::broken(other)) << show(state);
            ASSERT_TRUE(Seen(state, events) == Seen(other, other_events)) << show(state);
            if (random.below(2) == 0) state = other;
        }
    }
}

TEST(CitadelsKnowledge, TheLastCopyOnTheTableDoesNotSayThatNoOtherIsInTheHand) {
    // Whoever holds the fifth Tavern alone, or the fourth and the fifth, builds one: all the same.
    const auto built = [](std::vector<CardId> taverns) {
        State state =
            without_memory(turn_of(bishop, {.gold = 1, .hand = {tavern, tavern}}).state());
        for (const CardId card : {card_of(tavern), static_cast<CardId>(card_of(tavern) + 1)}) {
            state.hand[0].remove(card);
            state.deck.add(card);
        }
        for (const CardId card : taverns) {
            state.hand[0].add(card);
            state.deck.remove(card);
        }
        Play play(without_memory(state));
        play.act(Kind::no_swap).gold().build(tavern);
        JsonWriter json;
        Citadels::describe(Citadels::view(play.state, Seat{1}), json);
        return json.take();
    };
    const auto first = card_of(tavern);
    const auto copy = [&](int which) { return static_cast<CardId>(first + which); };
    EXPECT_EQ(built({copy(3), copy(4)}), built({copy(0), copy(1)}));
    EXPECT_THAT(built({copy(4), copy(2)}), testing::Not(testing::ContainsRegex("tavern [0-9]")));
}

TEST(CitadelsKnowledge, OneWhoGaveATavernCannotTellWhichTavernIsBuilt) {
    // Seat 0 knows one Tavern of seat 1; a second one that came from the deck it does not know.
    for (const bool second : {false, true}) {
        Position position = turn_of(spy, {}, {{.roles = {bishop}, .gold = 3, .hand = {tavern}}});
        position.players.push_back({});
        position.players.push_back({});
        Play play(without_memory(position.state()));
        play.act(Kind::no_swap).act(spy_on(1, Type::military)).gold().end().pass_to(bishop);
        play.act(Kind::draw_cards);
        const auto more = static_cast<CardId>((play.state.deck & copies(tavern)).first());
        play.draw(second ? more : card_of(palace)).draw(card_of(temple));
        play.act(act_district(Kind::keep, second ? tavern : palace)).build(tavern);
        const int left = worlds_in_which(
            play.state, Seat{0}, [](const State& world) { return holds(world.hand[1], tavern); });
        EXPECT_GT(left, 10) << "it may have had two";
        EXPECT_LT(left, 300) << "but it does not know of another";
    }
}

TEST(CitadelsKnowledge, ASeatCanBeContinuedFromItsView) {
    for (int seats = 2; seats <= 8; ++seats) {
        Random random(static_cast<std::uint64_t>(seats));
        Silence silence;
        State state = *Citadels::start(Citadels::presets()[4].options, seats);
        for (int step = 0; step < 400 && Citadels::turn(state) != Turn::over; ++step) {
            settle_luck<Citadels>(state, random, silence);
            if (Citadels::turn(state) == Turn::over) break;
            const Seat seat = asked(state.table);
            const View view = Citadels::view(state, seat);
            Citadels::Actions here;
            Citadels::Actions there;
            Citadels::legal(state, seat, here);
            Citadels::legal(Citadels::sample(view, random), seat, there);
            ASSERT_TRUE(std::equal(here.begin(), here.end(), there.begin(), there.end()));
            Action best = there[0];
            for (const auto action : there)
                if (Citadels::action_score(view, action) > Citadels::action_score(view, best))
                    best = action;
            ASSERT_NE(kind(best), Kind::redraft);
            Citadels::apply(state, seat, best, silence);
            ASSERT_EQ("", Citadels::broken(state));
        }
    }
}

}  // namespace
}  // namespace agora::citadels
