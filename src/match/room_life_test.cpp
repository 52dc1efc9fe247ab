#include "core/erase.hpp"
#include "kit/toys.hpp"
#include "match/rematch.hpp"
#include "match/testing/room.hpp"

#include <gtest/gtest.h>

namespace agora::match {
namespace {

using namespace test;

Setup open_table() { return setup_of("gops", {person_seat(ann), SeatPlan{}, SeatPlan{}}); }

TEST(RoomLife, L1_AWaitingTableDoesNotPlay) {
    Holder at(open_table());
    EXPECT_EQ(at.room.life(), Life::waiting);
    EXPECT_EQ(at.decide(ann, "bid 3"), "not_playing");
    EXPECT_EQ(at.ask_undo(ann), "not_playing");
    EXPECT_EQ(at.take(at.room.want_rematch(ann, Lang::en)), "not_over");
    EXPECT_EQ(at.log.size(), 0U);
}

TEST(RoomLife, L2_PeopleTakeFreeSeats) {
    Holder at(open_table());
    EXPECT_EQ(at.join(ann), "already_here");
    EXPECT_EQ(at.join(bob, 9), "no_such_seat");
    EXPECT_EQ(at.join(bob, 0), "seat_taken");
    EXPECT_EQ(at.join(bob, 2), "ok");
    EXPECT_EQ(at.join(bob, 1), "already_here");
    EXPECT_EQ(at.room.state().seat_of(bob), 2);
    EXPECT_EQ(at.log.back().text, "join 2 2 Bob");
}

TEST(RoomLife, L2_SeatsKeptForSomebodyAndInvitationsAreNotForOthers) {
    auto kept = person_seat(bob);
    kept.here = false;
    Holder at(setup_of("gops", {person_seat(ann), kept, invited_seat("s3cret-key")}));
    EXPECT_EQ(at.join(cid, 1), "seat_taken");
    EXPECT_EQ(at.join(cid), "seat_taken");
    EXPECT_EQ(at.join(cid, 2), "wrong_key");
    EXPECT_EQ(at.join(cid, {}, "other-key"), "wrong_key");
    EXPECT_EQ(at.join(cid, {}, "s3cret-key"), "ok");
    EXPECT_EQ(at.room.state().seat_of(cid), 2);
    EXPECT_EQ(at.message(Viewer::spectator()).find("s3cret"), std::string::npos);
    EXPECT_EQ(at.join(bob), "ok");
    EXPECT_EQ(at.room.life(), Life::playing);
}

TEST(RoomLife, L3_AFullTableBegins) {
    Holder at(open_table());
    at.join(bob);
    EXPECT_EQ(at.room.life(), Life::waiting);
    at.join(cid);
    EXPECT_EQ(at.room.life(), Life::playing);
    EXPECT_TRUE(at.log.back().text.starts_with("start\n* "));
    EXPECT_EQ(at.join(dee), "not_waiting");
    Holder alone(setup_of("gops", {person_seat(ann), bot_seat("random")}));
    EXPECT_EQ(alone.room.life(), Life::playing);  // woken when it was opened
}

TEST(RoomLife, L3_TheHostBeginsAndBotsTakeTheEmptySeats) {
    auto setup = open_table();
    setup.start = StartRule::by_host;
    setup.stand_in = "random";
    Holder at(setup);
    at.join(bob);
    EXPECT_EQ(at.start(bob), "not_host");
    EXPECT_EQ(at.start(ann), "ok");
    EXPECT_EQ(at.room.state().occupants[2].bot, "random");
    EXPECT_EQ(at.room.state().table->players()[2], "bot:random");
    EXPECT_EQ(at.start(ann), "not_waiting");
}

// A full table of a game that is in no list, with this seed.
Holder full_table(const AnyGame& game, std::uint64_t seed) {
    auto setup = setup_of("gops", {person_seat(ann), SeatPlan()});
    setup.seed = seed;
    Holder at(setup);
    WorldSwap::put(at.room, game);
    EXPECT_EQ(at.join(bob), "ok");
    return at;
}

// What the log of a table leads to.
MatchState replayed(const Holder& at, const AnyGame& game) {
    auto state = *MatchState::begin(at.room.setup());
    state.game = &game;
    for (const auto& entry : at.log) {
        const auto added = state.add(at.room.setup(), *read_log_record(entry.text), entry.at);
        EXPECT_TRUE(added) << entry.text << ": " << added.error().message;
    }
    return state;
}

void expect_rest(Holder& at) {
    EXPECT_EQ(at.room.deadline(), never);
    const auto written = at.log.size();
    for (int i = 0; i < 3; ++i) at.wake();
    EXPECT_EQ(at.log.size(), written);
    EXPECT_EQ(at.finished, 1);
}

TEST(RoomLife, L3_LuckMayEndAGameBeforeAnybodyDecides) {
    static const ErasedGame<kit::Coin<kit::Ends::at_last>> coin;
    int ended = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        auto at = full_table(coin, seed);
        EXPECT_EQ(at.log.size(), 2U);  // joined, started
        EXPECT_EQ(replayed(at, coin).life, at.room.life());
        if (at.room.life() == Life::playing) continue;
        ++ended;
        EXPECT_EQ(at.room.life(), Life::over);
        EXPECT_TRUE(at.room.state().table->record().result);
        EXPECT_EQ(at.decide(ann, "tails"), "over");
        expect_rest(at);
    }
    EXPECT_GT(ended, 0);
    EXPECT_LT(ended, 20);
}

// A coin that is thrown until it shows heads, in words that do not say what it showed.
struct Mumbled : kit::Coin<kit::Ends::at_last> {
    static Turn turn(const State& state) { return state.heads == 0 ? Turn::luck : Turn::over; }
    static SeatSet pending(const State&) { return {}; }
    static std::string write_outcome(const State&, Item) { return "coin"; }
};

TEST(RoomLife, L6_ATableWhoseGameCannotBeReplayedIsClosed) {
    static const ErasedGame<Mumbled> mumbled;
    int closed = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        auto at = full_table(mumbled, seed);
        EXPECT_EQ(replayed(at, mumbled).life, at.room.life());
        closed += at.room.life() == Life::closed ? 1 : 0;
        expect_rest(at);
    }
    EXPECT_GT(closed, 0);
}

TEST(RoomLife, L3_ARatedGameIsNotBegunEarly) {
    auto setup = open_table();
    setup.start = StartRule::by_host;
    setup.rated = true;
    setup.undo = false;
    Holder at(setup);
    EXPECT_EQ(at.start(ann), "not_full");
    at.join(bob);
    at.join(cid);
    EXPECT_EQ(at.room.life(), Life::waiting);  // full, but the host has not said so
    EXPECT_EQ(at.start(ann), "ok");
}

TEST(RoomLife, L4_OneWhoLeavesBeforeTheGameFreesTheSeat) {
    Holder at(open_table());
    at.join(bob, 1);
    EXPECT_EQ(at.leave(cid), "not_here");
    EXPECT_EQ(at.leave(bob), "ok");
    EXPECT_EQ(at.join(cid, 1), "ok");
}

TEST(RoomLife, L4_OneWhoLeavesTheGameIsReplacedForGood) {
    Holder at(two_people(turn_game()));
    at.come(ann);
    at.come(bob);
    const PersonId leaves = at.on_turn();
    const Seat seat = *at.pending().begin();
    EXPECT_EQ(at.leave(leaves), "ok");
    ASSERT_EQ(at.asked.size(), 1U);
    EXPECT_EQ(at.asked[0].level, "greedy");
    at.let_bots_play();
    EXPECT_FALSE(at.pending().has(seat));
    EXPECT_EQ(at.decide(leaves, "bid 3"), "not_here");
    EXPECT_EQ(at.come(leaves), "ok");  // as a spectator
    EXPECT_TRUE(at.room.viewer_of(leaves).is_spectator());
    EXPECT_EQ(at.room.state().leavers.size(), 1U);
}

TEST(RoomLife, L5_TheNextHostIsTheOneWhoHasBeenThereLongest) {
    Holder at(setup_of(turn_game(), {person_seat(ann), SeatPlan{}, SeatPlan{}, SeatPlan{}}));
    at.join(bob, 3);
    at.join(cid, 1);
    EXPECT_EQ(at.take(at.room.make_host(bob, cid, at.now, Lang::en)), "not_host");
    EXPECT_EQ(at.take(at.room.make_host(ann, dee, at.now, Lang::en)), "not_here");
    at.leave(ann);
    EXPECT_EQ(at.room.state().host, bob);
    EXPECT_EQ(at.take(at.room.make_host(bob, cid, at.now, Lang::en)), "ok");
    EXPECT_EQ(at.room.state().host, cid);
    at.leave(bob);
    EXPECT_EQ(at.room.state().host, cid);
}

TEST(RoomLife, L6_ATableWithoutPeopleIsClosed) {
    Holder at(setup_of("gops", {person_seat(ann), SeatPlan{}}));
    at.leave(ann);
    EXPECT_EQ(at.room.life(), Life::closed);
    EXPECT_EQ(at.log.back().text, "close abandoned");
    EXPECT_EQ(at.finished, 1);
    EXPECT_EQ(at.join(bob), "closed");
    EXPECT_EQ(at.room.deadline(), never);

    Holder playing(two_people("gops"));
    playing.leave(bob);
    EXPECT_EQ(playing.room.life(), Life::playing);
    playing.leave(ann);
    EXPECT_EQ(playing.room.life(), Life::closed);
}

TEST(RoomLife, L7_AnIdleTableIsClosed) {
    auto setup = open_table();
    setup.idle = 100'000;
    Holder at(setup);
    EXPECT_EQ(at.room.deadline(), 101'000);
    at.wait(50'000);
    at.join(bob);
    EXPECT_EQ(at.room.deadline(), 151'000);
    at.wait(99'999);
    EXPECT_EQ(at.room.life(), Life::waiting);
    at.wait(1);
    EXPECT_EQ(at.room.life(), Life::closed);
    EXPECT_EQ(at.log.back().text, "close idle");
}

TEST(RoomLife, L7_ASlowClockMakesNoTableIdle) {
    auto setup = two_people("gops");
    setup.clock = {TimeControl::Kind::move, Ms{3} * 24 * 3600 * 1000, 0};
    Holder at(setup);
    at.decide(ann, "bid 3");
    at.wait(setup.clock.budget - 1);
    EXPECT_EQ(at.decide(bob, "bid 5"), "ok");
}

Holder finished_gops(Setup setup) {
    Holder at(setup);
    while (at.room.life() == Life::playing) {
        const Seat seat = *at.pending().begin();
        EXPECT_EQ(at.decide(at.on_turn(), at.first_legal(seat)), "ok");
    }
    return at;
}

TEST(RoomLife, L8_EverybodyAgreesToARematchInOtherSeats) {
    auto at = finished_gops(two_people("gops"));
    EXPECT_EQ(at.room.life(), Life::over);
    EXPECT_EQ(at.finished, 1);
    EXPECT_EQ(at.leave(ann), "over");
    EXPECT_EQ(at.decide(ann, "bid 1"), "over");
    EXPECT_EQ(at.take(at.room.want_rematch(cid, Lang::en)), "not_here");
    EXPECT_EQ(at.take(at.room.want_rematch(ann, Lang::en)), "ok");
    EXPECT_EQ(at.take(at.room.want_rematch(ann, Lang::en)), "again");
    EXPECT_FALSE(at.rematch);
    EXPECT_NE(at.message(1).find("\"rematch\":[0]"), std::string::npos);
    EXPECT_EQ(at.take(at.room.want_rematch(bob, Lang::en)), "ok");
    ASSERT_TRUE(at.rematch);
    at.rematch->seed = 12;
    Holder next(*at.rematch);
    EXPECT_EQ(next.room.life(), Life::playing);
    EXPECT_EQ(next.room.state().seat_of(ann), 1);
    EXPECT_EQ(next.room.state().seat_of(bob), 0);
}

Setup rated(std::string game, std::vector<SeatPlan> seats) {
    auto setup = setup_of(std::move(game), std::move(seats));
    setup.rated = true;
    setup.undo = false;
    return setup;
}

TEST(RoomLife, R2_RanksAreThoseOfPeople) {
    const auto setup = rated("gops", {person_seat(ann), person_seat(bob)});
    const auto at = finished_gops(setup);
    const auto places = placings(setup, at.room.state());
    ASSERT_EQ(places.size(), 2U);
    const auto standing = at.room.state().table->standing();
    for (const auto& one : places) EXPECT_EQ(one.rank, standing.places[one.seat].rank) << one.name;
    EXPECT_TRUE(placings(two_people("gops"), at.room.state()).empty());  // not rated
}

TEST(RoomLife, R2_WhoLeavesIsBehindWhoStays) {
    const auto setup = rated("gops", {person_seat(ann), person_seat(bob), person_seat(cid)});
    Holder at(setup);
    for (const PersonId person : {ann, bob, cid}) EXPECT_EQ(at.decide(person, "bid 1"), "ok");
    at.leave(bob);
    at.leave(ann);
    EXPECT_TRUE(placings(setup, at.room.state()).empty());  // it goes on
    at.leave(cid);
    const auto places = placings(setup, at.room.state());
    ASSERT_EQ(places.size(), 3U);
    EXPECT_EQ(places[0], (Placing{2, cid, "Cid", 1}));
    EXPECT_EQ(places[1], (Placing{0, ann, "Ann", 2}));
    EXPECT_EQ(places[2], (Placing{1, bob, "Bob", 3}));
}

TEST(RoomLife, R3_AGameThatHardlyBeganDoesNotCount) {
    const auto setup = rated("gops", {person_seat(ann), person_seat(bob)});
    Holder at(setup);
    at.decide(ann, "bid 1");
    at.leave(bob);
    at.leave(ann);
    EXPECT_TRUE(placings(setup, at.room.state()).empty());
}

std::string set_seat(Holder& at, PersonId person, Seat seat, std::string_view level) {
    return at.take(at.room.set_seat(person, seat, level, at.now, Lang::en));
}

std::string swap_seats(Holder& at, PersonId person, Seat seat, Seat other) {
    return at.take(at.room.swap_seats(person, seat, other, at.now, Lang::en));
}

// Ann, and two who are invited by one key.
struct Invitation : Holder {
    Invitation() : Holder(invited_by_host()) {}
    static Setup invited_by_host() {
        auto setup = setup_of(
            turn_game(), {person_seat(ann), invited_seat("password"), invited_seat("password")});
        setup.start = StartRule::by_host;
        return setup;
    }
};

TEST(RoomLife, L2_TwoWithOneInvitationGetDifferentSeats) {
    Invitation at;
    EXPECT_EQ(at.join(bob, std::nullopt, "password"), "ok");
    EXPECT_EQ(at.join(cid, std::nullopt, "password"), "ok");
    EXPECT_EQ(at.join(dee, std::nullopt, "password"), "wrong_key");
    EXPECT_EQ(at.room.state().seat_of(bob), 1);
    EXPECT_EQ(at.room.state().seat_of(cid), 2);
}

TEST(RoomLife, L9_TheHostGivesSeatsToBotsAndFreesThem) {
    Invitation at;
    EXPECT_EQ(set_seat(at, bob, 1, "random"), "not_host");
    EXPECT_EQ(set_seat(at, ann, 0, "random"), "seat_taken");
    EXPECT_EQ(set_seat(at, ann, 3, "random"), "no_such_seat");
    EXPECT_EQ(set_seat(at, ann, 1, "nonsense"), "bad_setup");
    EXPECT_EQ(set_seat(at, ann, 1, "random"), "ok");
    EXPECT_EQ(set_seat(at, ann, 1, "random"), "again");
    EXPECT_EQ(at.join(bob, 1, "password"), "seat_taken");
    EXPECT_EQ(at.loaded().state(), at.room.state());
    EXPECT_EQ(set_seat(at, ann, 1, ""), "ok");
    EXPECT_EQ(set_seat(at, ann, 1, ""), "again");
    EXPECT_EQ(at.join(bob, 1, "wrongword"), "wrong_key");  // it is for those who are invited again
    EXPECT_EQ(at.join(bob, 1, "password"), "ok");
    EXPECT_EQ(set_seat(at, ann, 2, "greedy"), "ok");
    EXPECT_EQ(at.room.life(), Life::waiting);
    EXPECT_EQ(at.start(ann), "ok");
    EXPECT_EQ(set_seat(at, ann, 2, ""), "not_waiting");
    EXPECT_EQ(at.loaded().state(), at.room.state());
}

TEST(RoomLife, L9_SeatsChangePlacesWithThoseWhoAreInThem) {
    Invitation at;
    at.come(ann);
    EXPECT_EQ(swap_seats(at, bob, 0, 1), "not_host");
    EXPECT_EQ(swap_seats(at, ann, 0, 0), "no_such_seat");
    EXPECT_EQ(swap_seats(at, ann, 0, 9), "no_such_seat");
    EXPECT_EQ(swap_seats(at, ann, 0, 2), "ok");
    EXPECT_EQ(at.room.state().seat_of(ann), 2);
    EXPECT_NE(at.message(0).find("\"seat\":2,\"kind\":\"person\",\"person\":1,\"name\":\"Ann\","
                                 "\"connected\":true"),
              std::string::npos);
    EXPECT_EQ(at.join(bob, 0, "password"), "ok");
    EXPECT_EQ(at.loaded().state(), at.room.state());
}

TEST(RoomLife, L9_TheLastSeatGivenToABotBeginsAGameThatBeginsWhenFull) {
    auto setup = Invitation::invited_by_host();
    setup.start = StartRule::when_full;
    Holder at(setup);
    at.join(bob, std::nullopt, "password");
    EXPECT_EQ(set_seat(at, ann, 2, "random"), "ok");
    EXPECT_EQ(at.room.life(), Life::playing);
}

TEST(RoomLife, L9_ARatedGameHasNoBotsFilledIn) {
    auto setup = Invitation::invited_by_host();
    setup.rated = true;
    setup.undo = false;
    Holder at(setup);
    EXPECT_EQ(set_seat(at, ann, 1, "random"), "not_full");
}

}  // namespace
}  // namespace agora::match
