// Tables at which only bots play.
#include "match/admission.hpp"
#include "match/testing/room.hpp"

#include <gtest/gtest.h>

namespace agora::match {
namespace {

using namespace test;

Setup among_bots(std::string game, Ms pace = 1'000) {
    auto setup = setup_of(std::move(game), {bot_seat("greedy"), bot_seat("random")});
    setup.pace = pace;
    return setup;
}

// A table among bots, and one who looks on.
class Exhibition : public Holder {
public:
    explicit Exhibition(const Setup& setup) : Holder(setup) { EXPECT_EQ(come(cid), "ok"); }

    std::size_t decisions() const { return room.state().decided.size(); }
    std::string set_playback(PersonId person, PlaybackSpeed speed, std::optional<Ms> ms = {}) {
        return take(room.set_playback(person, speed, ms, now, Lang::en));
    }
};

TEST(Exhibition, E1_TheHostHasNoSeatAndTheGameBeginsAtOnce) {
    const Exhibition at(among_bots("gops"));
    EXPECT_EQ(at.room.life(), Life::playing);
    EXPECT_FALSE(at.room.state().seat_of(ann));
    EXPECT_TRUE(takes_part(at.room.setup(), at.room.state(), ann));
    EXPECT_NE(at.message(Viewer::spectator()).find(R"("pace":{"ms":1000,"paused":false})"),
              std::string::npos);
    EXPECT_EQ(Holder(two_people("gops")).message(0).find("\"pace\""), std::string::npos);
}

TEST(Exhibition, E1_IsReadAndWrittenAndBounded) {
    const auto setup = among_bots("gops", 500);
    EXPECT_EQ(read_setup(setup_text(setup), SetupSource::stored), setup);
    for (const Ms pace : {Ms{0}, setup_limit::least_pace - 1, setup_limit::most_pace + 1})
        EXPECT_FALSE(check_setup(among_bots("gops", pace)));
    EXPECT_FALSE(
        read_setup(R"({"game":"gops","seats":[{"kind":"person"},{"kind":"open"}],"pace":500})",
                   SetupSource::asked));
    auto rated = setup;
    rated.rated = true;
    rated.undo = false;
    EXPECT_FALSE(check_setup(rated));
    auto hostless = setup;
    hostless.host = 0;
    EXPECT_FALSE(check_setup(hostless));
}

TEST(Exhibition, E2_OneDecisionInSoMuchTime) {
    Exhibition at(among_bots("gops"));
    for (std::size_t made = 0; made < 6; ++made) {
        at.wait(999);
        EXPECT_TRUE(at.asked.empty());
        EXPECT_EQ(at.room.deadline(), at.now + 1);
        at.wait(1);
        ASSERT_EQ(at.asked.size(), 1U);  // also where both choose together
        at.let_bots_play();
        EXPECT_EQ(at.decisions(), made + 1);
    }
}

TEST(Exhibition, E3_WaitsWhileNobodyLooksOn) {
    Exhibition at(among_bots("gops"));
    at.go(cid);
    at.wait(10'000);
    EXPECT_TRUE(at.asked.empty());
    EXPECT_GT(at.room.deadline(), at.now + 60'000);
    at.come(cid);
    at.wake();
    EXPECT_EQ(at.asked.size(), 1U);
}

TEST(Exhibition, E4_TheHostStopsItAndLetsItGoOn) {
    Exhibition at(among_bots("gops"));
    EXPECT_EQ(at.set_playback(ann, PlaybackSpeed::pause), "ok");
    EXPECT_EQ(at.set_playback(ann, PlaybackSpeed::pause), "again");
    at.wait(10'000);
    EXPECT_TRUE(at.asked.empty());
    EXPECT_EQ(at.set_playback(ann, PlaybackSpeed::run, 50), "ok");
    at.wait(50);
    EXPECT_EQ(at.asked.size(), 1U);
}

TEST(Exhibition, E4_StepByStep) {
    Exhibition at(among_bots("gops"));
    for (std::size_t made = 0; made < 4; ++made) {
        EXPECT_EQ(at.set_playback(ann, PlaybackSpeed::step), "ok");
        ASSERT_EQ(at.asked.size(), 1U);
        at.let_bots_play();
        at.wait(10'000);
        EXPECT_EQ(at.decisions(), made + 1);
    }
    // What a bot thinks about when it is stopped is still decided.
    EXPECT_EQ(at.set_playback(ann, PlaybackSpeed::run), "ok");
    at.wait(1'000);
    EXPECT_EQ(at.set_playback(ann, PlaybackSpeed::pause), "ok");
    at.let_bots_play();
    EXPECT_EQ(at.decisions(), 5U);
    std::string last = "ok";
    for (int i = 0; i < 100 && last == "ok"; ++i) last = at.set_playback(ann, PlaybackSpeed::step);
    EXPECT_EQ(last, "rate_limited");
    EXPECT_EQ(at.set_playback(ann, PlaybackSpeed::pause), "ok");
    for (last = "ok"; last == "ok";) last = at.set_playback(ann, PlaybackSpeed::step);
    EXPECT_EQ(at.set_playback(ann, PlaybackSpeed::run), "ok");  // however many steps wait
}

TEST(Exhibition, E4_IsForTheHostAndForBots) {
    Exhibition at(among_bots("gops"));
    EXPECT_EQ(at.set_playback(bob, PlaybackSpeed::pause), "not_host");
    EXPECT_EQ(at.set_playback(0, PlaybackSpeed::pause), "not_host");
    EXPECT_EQ(at.set_playback(ann, PlaybackSpeed::run, 1), "bad_pace");
    Exhibition with_people(two_people("gops"));
    EXPECT_EQ(with_people.set_playback(ann, PlaybackSpeed::pause), "no_pace");
}

TEST(Exhibition, E4_ThePaceIsInTheLog) {
    Exhibition at(among_bots("gops"));
    at.set_playback(ann, PlaybackSpeed::step, 700);
    at.let_bots_play();
    at.set_playback(ann, PlaybackSpeed::pause, 800);
    at.set_playback(ann, PlaybackSpeed::step);
    EXPECT_EQ(at.loaded().state(), at.room.state());
    EXPECT_EQ(at.room.state().playback, (Playback{.ms = 800, .paused = true, .steps = 1}));
    for (const auto* wrong : {"pace", "pace 500", "pace 500 fly", "pace 1 run", "pace 500 run now"})
        EXPECT_FALSE(read_log_record(wrong)) << wrong;
}

TEST(Exhibition, E1_TheHostIsAlwaysLetIn) {
    auto setup = among_bots("gops");
    setup.spectators = 1;
    Exhibition at(setup);  // and one looks on
    EXPECT_EQ(at.come(bob), "crowded");
    EXPECT_EQ(at.come(ann), "ok");
    at.room.go(cid, at.now);
    EXPECT_EQ(at.come(bob), "ok");  // the host takes nobody's place
    setup.spectators = 0;
    Holder alone(setup);
    EXPECT_EQ(alone.come(bob), "crowded");
    EXPECT_EQ(alone.come(ann), "ok");
}

TEST(Exhibition, E5_TheHostClosesItByLeaving) {
    Exhibition at(among_bots("gops"));
    EXPECT_EQ(at.leave(cid), "not_here");
    EXPECT_EQ(at.leave(ann), "ok");
    EXPECT_EQ(at.room.life(), Life::closed);
    EXPECT_EQ(at.set_playback(ann, PlaybackSpeed::run), "closed");
}

TEST(Exhibition, E5_ComesToItsEnd) {
    Exhibition at(among_bots("gops", 50));
    for (int i = 0; i < 200 && at.room.life() == Life::playing; ++i) {
        at.wait(50);
        at.let_bots_play();
    }
    EXPECT_EQ(at.room.life(), Life::over);
    EXPECT_EQ(at.finished, 1);
}

}  // namespace
}  // namespace agora::match
