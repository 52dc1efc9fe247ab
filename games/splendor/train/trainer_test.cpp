#include "core/file.hpp"
#include "games/splendor/train/schedule.hpp"
#include "lab/pairing.hpp"
#include "lab/train.hpp"
#include "lab/whole_file.hpp"

#include <gtest/gtest.h>

#include <filesystem>

namespace agora::lab {
namespace {

using splendor::Encoder;
using splendor::Splendor;
using SplendorTrainer = Trainer<splendor::NetMind, splendor::Schedule>;

constexpr std::uint64_t batch = splendor::Schedule::games_a_batch;

class Training : public testing::Test {
protected:
    Training() { std::filesystem::create_directories(folder_); }
    ~Training() override { std::filesystem::remove_all(folder_); }

    std::string path(std::string_view name) const { return (folder_ / name).string(); }

    TrainWish wish(std::string_view name, std::uint64_t games) const {
        TrainWish wish;
        wish.game = "splendor";
        wish.out = path(name);
        wish.games = games;
        wish.every = batch;
        wish.deals = 1;
        return wish;
    }

    std::string run(const TrainWish& wish) {
        const auto result =
            train(wish, [&](std::string_view line) { said_.emplace_back(line); }, [](auto) {});
        return result ? "" : result.error().message;
    }

    std::vector<std::string> said_;

private:
    std::filesystem::path folder_ =
        std::filesystem::path(testing::TempDir()) /
        ("agora-train-" +
         std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
};

TEST_F(Training, GoesOnAsIfNothingHadHappened) {
    ASSERT_EQ("", run(wish("whole", 2 * batch)));
    ASSERT_EQ("", run(wish("parts", batch)));
    EXPECT_NE(*read_whole(path("whole")), *read_whole(path("parts")));
    auto rest = wish("parts", 2 * batch);
    rest.resume = true;
    ASSERT_EQ("", run(rest));
    EXPECT_EQ(*read_whole(path("whole")), *read_whole(path("parts")));
    EXPECT_EQ(*read_whole(path("whole.weights")), *read_whole(path("parts.weights")));
}

TEST_F(Training, BeginsFromANetThatIsThere) {
    ASSERT_EQ("", run(wish("early", batch)));
    auto on = wish("late", 2 * batch);
    on.from = {path("early.weights")};
    ASSERT_EQ("", run(on));
    const auto nets =
        ai::net::read_weights(*read_whole(path("late.weights")), ai::net::purpose<Encoder>());
    ASSERT_TRUE(nets) << nets.error().message;
    EXPECT_EQ(2 * batch, nets->back().games);
    on = wish("none", batch);
    on.from = {path("missing")};
    EXPECT_NE("", run(on));
}

TEST_F(Training, DependsOnItsSeed) {
    auto other = wish("other", batch);
    other.seed = 2;
    ASSERT_EQ("", run(wish("one", batch)));
    ASSERT_EQ("", run(other));
    EXPECT_NE(*read_whole(path("one.weights")), *read_whole(path("other.weights")));
}

TEST_F(Training, SaysHowItGoes) {
    auto with_log = wish("net", 2 * batch);
    with_log.json = path("curve.jsonl");
    ASSERT_EQ("", run(with_log));
    EXPECT_EQ(2U, said_.size());
    EXPECT_NE(std::string::npos, said_.front().find("2 seats against greedy"));
    const auto log = *read_whole(with_log.json);
    EXPECT_EQ(2, std::ranges::count(log, '\n'));
    EXPECT_NE(std::string::npos, log.find("\"games\":64"));
}

TEST_F(Training, RefusesWithAReason) {
    EXPECT_EQ("no net is learned for gops", [&] {
        auto other = wish("net", batch);
        other.game = "gops";
        return run(other);
    }());
    ASSERT_EQ("", run(wish("net", batch)));
    EXPECT_EQ(path("net") + " exists; --resume goes on with it", run(wish("net", batch)));
    auto resumed = wish("net", 2 * batch);
    resumed.resume = true;
    auto bytes = *read_whole(resumed.out);
    bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
    ASSERT_TRUE(replace_file(resumed.out, bytes));
    EXPECT_EQ(resumed.out + ": the checkpoint is damaged: the checksum is wrong", run(resumed));
    ASSERT_TRUE(replace_file(resumed.out, "AGORANET"));
    EXPECT_EQ(resumed.out + ": this is no checkpoint of a training", run(resumed));
}

TEST_F(Training, PacksAndMeasuresSeveralNets) {
    ASSERT_EQ("", run(wish("early", batch)));
    ASSERT_EQ("", run(wish("late", 2 * batch)));
    TrainWish pack;
    pack.game = "splendor";
    pack.pack = path("packed");
    pack.from = {path("early.weights"), path("late.weights")};
    ASSERT_EQ("", run(pack));
    const auto nets = ai::net::read_weights(*read_whole(pack.pack), ai::net::purpose<Encoder>());
    ASSERT_TRUE(nets) << nets.error().message;
    ASSERT_EQ(2U, nets->size());
    EXPECT_EQ(batch, nets->front().games);
    EXPECT_EQ(2 * batch, nets->back().games);

    said_.clear();
    TrainWish measure;
    measure.game = "splendor";
    measure.measure = true;
    measure.from = {pack.pack};
    measure.deals = 1;
    ASSERT_EQ("", run(measure));
    EXPECT_EQ(2U, said_.size());
}

// The samples of a game of two; seat 0 plays by the net.
std::vector<Sample> samples_of(SeatSet greedy, bool searches = false) {
    const ai::net::QuantisedNet net(ai::net::ValueNet::random(Encoder::shape, 4));
    std::vector<Sample> samples;
    SelfPlayParameters parameters;
    parameters.max_turns = 20;
    if (searches) parameters.behaviour = ai::Puct{8};
    SelfPlayer<splendor::NetMind>(net, parameters).play({}, 2, greedy, 5, samples);
    return samples;
}

TEST(SelfPlay, SearchAddsSamplesOfDecisionsNotTaken) {
    const auto net_only = samples_of({});
    const auto searched = samples_of({}, true);
    EXPECT_LE(net_only.size(), 40U);
    EXPECT_GT(searched.size(), 100U);
    for (const auto& sample : searched) {
        EXPECT_NEAR(1, sample.target[0] + sample.target[1], 1e-5);
        EXPECT_GE(std::min(sample.target[0], sample.target[1]), 0);
    }
}

TEST(SelfPlay, SamplesGreedySeatsOnlyInTheWarmUp) {
    const auto of_seat = [](Seat seat) {
        return [=](const Sample& sample) { return sample.features.seat == seat; };
    };
    const auto against = samples_of(SeatSet::of(1));
    EXPECT_FALSE(against.empty());
    EXPECT_TRUE(std::ranges::all_of(against, of_seat(0)));
    EXPECT_TRUE(std::ranges::any_of(samples_of(SeatSet::first(2)), of_seat(1)));
}

TEST(SelfPlay, ChangesTheChanceOfOneSeatAndSharesTheRest) {
    const auto values = with_chance({0.5F, 0.3F, 0.2F}, 1, 3, 0.65F);
    EXPECT_NEAR(0.25, values[0], 1e-6);
    EXPECT_NEAR(0.65, values[1], 1e-6);
    EXPECT_NEAR(0.1, values[2], 1e-6);
    const auto certain = with_chance({0, 1, 0}, 1, 3, 0.6F);
    EXPECT_NEAR(0.2, certain[0], 1e-6);
    EXPECT_NEAR(0.6, certain[1], 1e-6);
    EXPECT_NEAR(0.2, certain[2], 1e-6);
}

// A training run can be repeated to the bit. A change of the trainer makes another number, and the
// nets that ship are then no longer what docs/training.md says.
TEST(Trainer, LearnsTheSameBitsInEveryBuild) {
    SplendorTrainer trainer(1);
    trainer.step(1);  // warm-up
    Checkpoint state = trainer.state();
    state.games = splendor::Schedule::games_watched;
    SplendorTrainer playing(std::move(state));
    playing.step(1);
    std::uint64_t bits = 0;
    for (const float weight : playing.state().model.adam.averaged)
        bits = mix(bits ^ std::bit_cast<std::uint32_t>(weight));
    EXPECT_EQ(1978188605816618576U, bits);
}

// The same of the targets of a search.
TEST(SelfPlay, HasTheSameTargetsInEveryBuild) {
    std::uint64_t bits = 0;
    for (const auto& sample : samples_of({}, true))
        for (const float chance : sample.target)
            bits = mix(bits ^ std::bit_cast<std::uint32_t>(chance));
    EXPECT_EQ(2750935373792009584U, bits);
}

TEST(ShareOfWins, IsFairToEqualPlayers) {
    const Share share =
        share_of_wins<Splendor>({}, 3, 40, 7, greedy_choice<Splendor>, greedy_choice<Splendor>);
    EXPECT_NEAR(1.0 / 3, share.wins, 1.5 * share.give_or_take + 0.02);
}

}  // namespace
}  // namespace agora::lab
