// Random lives of tables, over all games: whatever people do, the log tells it all, nobody is told
// more than it may know, and nothing hangs.
#include "games/registry.hpp"
#include "kit/findings.hpp"
#include "match/testing/room.hpp"

#include <boost/json/value.hpp>
#include <gtest/gtest.h>

#include <algorithm>

namespace agora::match {
namespace {

using namespace test;

constexpr PersonId most_people = 6;

class RandomLife {
public:
    RandomLife(const AnyGame& game, std::uint64_t seed)
        : random_(seed), at_(random_setup(game, seed)) {}

    void run(int steps) {
        for (int i = 0; i < steps && !::testing::Test::HasFailure(); ++i) {
            what_ = "step " + std::to_string(i);
            step();
            check();
        }
    }
    const Holder& at() const { return at_; }
    int accepted = 0;
    int undone = 0;
    int crashed = 0;

private:
    bool one_in(std::uint32_t n) { return random_.below(n) == 0; }
    PersonId anybody() { return 1 + random_.below(most_people); }

    Setup random_setup(const AnyGame& game, std::uint64_t seed) {
        const auto& about = game.about();
        const auto range = static_cast<std::uint32_t>(about.most_seats - about.least_seats + 1);
        const int seats = about.least_seats + static_cast<int>(random_.below(range));
        auto setup = setup_of(std::string(about.id), {person_seat(ann)});
        while (setup.size() < seats) {
            const auto kind = random_.below(4);
            if (kind == 0 && setup.size() < most_people)
                setup.seats.push_back(person_seat(setup.size() + 1));
            else if (kind == 1)
                setup.seats.push_back(bot_seat("random"));
            else if (kind == 2)
                setup.seats.push_back(invited_seat("password"));
            else
                setup.seats.emplace_back();
        }
        std::rotate(setup.seats.begin(), setup.seats.begin() + random_.below(2), setup.seats.end());
        setup.seed = seed;
        setup.start = one_in(2) ? StartRule::when_full : StartRule::by_host;
        setup.timeout = one_in(2) ? TimeoutRule::bot : TimeoutRule::standard;
        setup.clock.kind = static_cast<TimeControl::Kind>(random_.below(3));
        if (setup.clock.kind == TimeControl::Kind::move) setup.clock.budget = 30'000;
        if (setup.clock.kind == TimeControl::Kind::game)
            setup.clock = {setup.clock.kind, 200'000, 3'000};
        setup.grace = one_in(4) ? 0 : 20'000;
        setup.stand_in = "random";
        return setup;
    }

    void step() {
        at_.now += random_.below(4'000);
        const PersonId somebody = anybody();
        switch (random_.below(30)) {
            case 0: at_.join(anybody(), std::nullopt, "password"); break;
            case 1: at_.join(somebody, static_cast<Seat>(random_.below(5)), "wrong"); break;
            case 2: at_.come(anybody()); break;
            case 3: at_.go(anybody()); break;
            case 4:
                if (one_in(6)) at_.leave(anybody());
                break;
            case 5: at_.start(anybody()); break;
            case 6:
                undone += at_.ask_undo(one_in(3) ? somebody : last_.first) == "ok" ? 1 : 0;
                break;
            case 7: at_.answer_undo(somebody, !one_in(4)); break;
            case 8: at_.take(at_.room.make_host(somebody, anybody(), at_.now, Lang::fr)); break;
            case 9: at_.say(anybody(), "hello"); break;
            case 10: at_.take(at_.room.want_rematch(anybody(), Lang::en)); break;
            case 11: wake_in_time(); break;
            case 12:
                if (one_in(3)) crash();
                break;
            case 13: at_.decide(somebody, random_.below(30), "rubbish"); break;
            case 14: repeat(); break;
            case 15: at_.let_bots_play(1); break;
            default: decide(); break;
        }
    }

    void decide() {
        const SeatSet pending = at_.pending();
        if (at_.room.life() == Life::waiting) at_.join(anybody(), std::nullopt, "password");
        if (!at_.asked.empty() && one_in(2)) return at_.let_bots_play(1);
        for (const Seat seat : pending) {
            if (!one_in(static_cast<std::uint32_t>(pending.size()))) continue;
            const auto& table = *at_.room.state().table;
            const auto legal = table.legal(seat);
            const auto n = static_cast<std::uint32_t>(legal.size());
            const auto text = table.view(seat)->write(legal[random_.below(n)]);
            const PersonId person = at_.room.state().occupants[seat].person;
            const Version seen = at_.room.state().moment[seat] + random_.below(2);
            const std::string mark = one_in(2) ? "m" + std::to_string(random_.below(1'000)) : "";
            last_ = {person, {seen, text, mark}};
            accepted += at_.decide(person, seen, text, mark) == "ok" ? 1 : 0;
            return;
        }
    }

    // What was sent once and comes again changes nothing.
    void repeat() {
        if (last_.first == 0) return;
        const auto before = at_.room.state();
        const auto& [person, wish] = last_;
        if (before.seat_of(person) && before.moment[*before.seat_of(person)] <= wish.seen) return;
        at_.decide(person, wish.seen, wish.text, wish.mark);
        EXPECT_EQ(at_.room.state(), before) << what_;
    }

    void wake_in_time() {
        const Ms deadline = at_.room.deadline();
        if (deadline == never || deadline > at_.now + 300'000) return;
        at_.now = std::max(at_.now, deadline);
        at_.wake();
        EXPECT_GT(at_.room.deadline(), 0) << what_ << ": it wants to be woken again at once";
    }

    void crash() {
        const Ms fell = at_.now;
        at_.now += random_.below(1'000'000);
        downtimes_.push_back({fell, at_.now});
        at_.room = at_.loaded(downtimes_);
        at_.asked.clear();
        at_.wake();
        ++crashed;
    }

    void check() {
        const auto& state = at_.room.state();
        ASSERT_EQ(at_.loaded(downtimes_).state(), state) << what_;
        ASSERT_EQ(state.pending().empty(), state.life != Life::playing) << what_;
        const bool on = state.life == Life::waiting || state.life == Life::playing;
        ASSERT_TRUE(!on || (state.people() > 0 && state.seat_of(state.host))) << what_;
        for (const Seat seat : SeatSet::first(at_.room.setup().size())) {
            const bool may_run =
                state.pending().has(seat) && state.occupants[seat].decides_itself();
            ASSERT_TRUE(may_run || !state.clocks.runs(seat)) << what_;
            ASSERT_GE(at_.left(seat), 0) << what_;
            ASSERT_LE(state.moment[seat], state.version) << what_;
        }
        if (one_in(4)) check_messages();
    }

    void check_messages() {
        for (const Viewer viewer : viewers_of(at_.room.setup().size())) {
            const auto told =
                at_.room.message({.viewer = viewer, .lang = Lang::fr, .since = 0}, at_.now);
            ASSERT_TRUE(read_json(told)) << told;
            if (at_.room.life() != Life::playing) continue;
            auto other = at_.room;
            WorldSwap::put(other, at_.room.state().table->view(viewer)->sample(random_));
            ASSERT_EQ(other.message({.viewer = viewer, .lang = Lang::fr, .since = 0}, at_.now),
                      told)
                << what_;  // M3
        }
    }

    Random random_;
    Holder at_;
    std::vector<Downtime> downtimes_;
    std::pair<PersonId, Wish> last_;
    std::string what_;
};

TEST(RoomProperty, D7_M3_AnyLifeIsItsLog) {
    const int lives = 20 * kit::effort();
    constexpr int steps = 150;
    for (const auto* game : games::all_games()) {
        int accepted = 0;
        int undone = 0;
        int crashed = 0;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(lives) && !HasFailure();
             ++seed) {
            SCOPED_TRACE(std::string(game->about().id) + " seed " + std::to_string(seed));
            RandomLife life(*game, seed);
            life.run(steps);
            accepted += life.accepted;
            undone += life.undone;
            crashed += life.crashed;
            if (const auto& table = life.at().room.state().table; table && table->over()) {
                EXPECT_FALSE(check_record(*game, table->record()));
            }
        }
        EXPECT_GT(accepted, lives * 4) << game->about().id;
        EXPECT_GT(undone, 0) << game->about().id;
        EXPECT_GT(crashed, 0) << game->about().id;
    }
}

// Whole games of people and bots, people first or bots first.
TEST(RoomProperty, D6_EveryGameIsPlayedToItsEnd) {
    for (const auto* game : games::all_games()) {
        auto setup =
            setup_of(std::string(game->about().id), {person_seat(ann), bot_seat("random")});
        while (setup.size() < game->about().most_seats)
            setup.seats.push_back(person_seat(setup.size()));
        for (const bool bots_first : {false, true}) {
            Holder at(setup);
            const auto bot = *bots::make_bot("greedy", 3);
            for (int i = 0; i < 10'000 && at.room.life() == Life::playing; ++i) {
                if (bots_first) at.let_bots_play();
                for (const Seat seat : at.pending()) {
                    const PersonId person = at.room.state().occupants[seat].person;
                    if (person == 0 || !at.pending().has(seat)) continue;
                    const auto& table = *at.room.state().table;
                    const auto view = table.view(seat);
                    const auto text = view->write(bot->decide(*view, table.legal(seat)));
                    ASSERT_EQ(at.decide(person, text), "ok") << text;
                }
                at.let_bots_play();
            }
            EXPECT_EQ(at.room.life(), Life::over) << game->about().id;
            EXPECT_EQ(at.finished, 1);
            EXPECT_EQ(at.loaded().state(), at.room.state());
            EXPECT_FALSE(check_record(*game, at.room.state().table->record()));
        }
    }
}

// Those who are asked together answer in one order here and in the opposite one there.
TEST(RoomProperty, D4_TheOrderOfSimultaneousChoicesIsIrrelevant) {
    for (const auto* game : games::all_games()) {
        std::vector<SeatPlan> seats;
        while (std::ssize(seats) < game->about().most_seats)
            seats.push_back(person_seat(std::ssize(seats) + 1));
        const auto setup = setup_of(std::string(game->about().id), seats);
        Holder one(setup);
        Holder other(setup);
        Random random(8);
        for (int i = 0; i < 400 && one.room.life() == Life::playing; ++i) {
            std::vector<std::pair<Seat, std::string>> choices;
            for (const Seat seat : one.pending()) {
                const auto& table = *one.room.state().table;
                const auto legal = table.legal(seat);
                const auto n = static_cast<std::uint32_t>(legal.size());
                choices.emplace_back(seat, table.view(seat)->write(legal[random.below(n)]));
            }
            const auto decide_all = [&](Holder& holder) {
                for (const auto& [seat, text] : choices) {
                    const auto& state = holder.room.state();
                    const auto person = state.occupants[seat].person;
                    ASSERT_EQ(holder.decide(person, state.moment[seat], text), "ok") << text;
                }
            };
            decide_all(one);
            std::ranges::reverse(choices);
            decide_all(other);
            for (const Viewer viewer : viewers_of(setup.size()))
                ASSERT_TRUE(std::ranges::equal(one.room.state().table->view(viewer)->bytes(),
                                               other.room.state().table->view(viewer)->bytes()));
        }
    }
}

}  // namespace
}  // namespace agora::match
