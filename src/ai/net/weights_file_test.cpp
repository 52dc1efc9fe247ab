#include "ai/net/weights_file.hpp"

#include "ai/net/bytes.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace agora::ai::net {
namespace {

constexpr Purpose purpose_of_test = {.game = "chess",
                                     .rules = 3,
                                     .shape = {.rows = 10,
                                               .first = 16,
                                               .piece_rows = 4,
                                               .piece = 32,
                                               .groups = 2,
                                               .second = 8,
                                               .heads = 2}};

std::string two_nets() {
    const Snapshot early = {1000, ValueNet::random(purpose_of_test.shape, 1)};
    const Snapshot late = {2000, ValueNet::random(purpose_of_test.shape, 2)};
    const std::array parts = {Part{&early, Grain::coarse}, Part{&late, Grain::fine}};
    return write_weights(purpose_of_test, parts);
}

std::string why_not(std::string_view bytes, const Purpose& purpose = purpose_of_test) {
    const auto read = read_weights(bytes, purpose);
    return read ? "" : read.error().message;
}

// The same content under a checksum that fits it.
std::string resealed(std::string bytes) {
    bytes.resize(bytes.size() - sizeof(std::uint64_t));
    return ByteWriter().raw(bytes).sealed();
}

TEST(WeightsFile, GivesBackItsNetsWithinTheirGrain) {
    const auto read = read_weights(two_nets(), purpose_of_test);
    ASSERT_TRUE(read) << read.error().message;
    ASSERT_EQ(2U, read->size());
    EXPECT_EQ(1000U, read->front().games);
    EXPECT_EQ(2000U, read->back().games);
    for (std::size_t i = 0; i < 2; ++i) {
        const auto original = ValueNet::random(purpose_of_test.shape, i + 1);
        const float grain = i == 0 ? 1.0F / 250 : 1.0F / 60'000;
        for (std::size_t k = 0; k < original.weights().size(); ++k)
            EXPECT_NEAR(original.weights()[k], (*read)[i].net.weights()[k], grain);
    }
}

// A net for two seats knows nothing of a third; that takes hardly any room.
TEST(WeightsFile, KeepsOnlyAScaleWhereAllIsZero) {
    const auto bytes = [](const Snapshot& net) {
        return write_weights(purpose_of_test, std::array{Part{&net, Grain::coarse}});
    };
    const Snapshot whole = {1000, ValueNet::random(purpose_of_test.shape, 1)};
    Snapshot part = whole;
    auto& weights = part.net.weights();
    const std::size_t tables = purpose_of_test.shape.pooled_weights();
    std::fill(weights.begin() + static_cast<std::ptrdiff_t>(tables), weights.end(), 0.0F);
    EXPECT_EQ(2 * (weights.size() - tables), bytes(whole).size() - bytes(part).size());
    const auto read = read_weights(bytes(part), purpose_of_test);
    ASSERT_TRUE(read) << read.error().message;
    for (std::size_t i = 0; i < weights.size(); ++i)
        EXPECT_NEAR(weights[i], read->front().net.weights()[i], 1.0F / 250);
}

TEST(WeightsFile, IsTheSameWhenWrittenAgain) {
    const auto bytes = two_nets();
    const auto read = read_weights(bytes, purpose_of_test);
    const std::array parts = {Part{&read->front(), Grain::coarse},
                              Part{&read->back(), Grain::fine}};
    EXPECT_EQ(
        read_weights(write_weights(purpose_of_test, parts), purpose_of_test)->back().net.weights(),
        read->back().net.weights());
}

TEST(WeightsFile, RefusesEveryDamagedByte) {
    const auto good = two_nets();
    for (std::size_t at = 0; at < good.size(); at += 7) {
        auto bad = good;
        bad[at] = static_cast<char>(bad[at] ^ 0x10);
        EXPECT_NE("", why_not(bad)) << "byte " << at;
    }
    for (std::size_t size = 0; size < good.size(); size += 97)
        EXPECT_NE("", why_not(good.substr(0, size))) << "cut at " << size;
    EXPECT_EQ("the weights are damaged: the checksum is wrong", why_not(good + "x"));
    EXPECT_EQ("this is no file of weights", why_not("rubbish"));
}

TEST(WeightsFile, RefusesWhatIsForSomethingElse) {
    auto other = purpose_of_test;
    other.game = "go";
    EXPECT_EQ("the weights are for another game than go", why_not(two_nets(), other));
    other = purpose_of_test;
    other.rules = 4;
    EXPECT_EQ("the weights were made with rules 3 of the game; these are rules 4",
              why_not(two_nets(), other));
    other = purpose_of_test;
    other.shape.first = 24;
    EXPECT_EQ("the weights are for a net of another shape", why_not(two_nets(), other));
    auto newer = two_nets();
    newer[8] = 9;
    EXPECT_EQ("the weights have version 9; this program reads 4", why_not(resealed(newer)));
}

// Rows are added at the end when a net is to see more; what was learned before is not lost.
TEST(WeightsFile, ReadsANetThatKnowsFewerRows) {
    auto wider = purpose_of_test;
    wider.shape.rows += 3;
    const auto read = read_weights(two_nets(), wider);
    ASSERT_TRUE(read) << read.error().message;
    const auto before = read_weights(two_nets(), purpose_of_test);
    const auto& old = before->back().net.weights();
    const auto& now = read->back().net.weights();
    ASSERT_EQ(wider.shape.weights(), now.size());
    const std::size_t known = purpose_of_test.shape.first_bias();
    const std::size_t added = wider.shape.first_bias() - known;
    for (std::size_t i = 0; i < old.size(); ++i) EXPECT_EQ(old[i], now[i < known ? i : i + added]);
    for (std::size_t i = known; i < known + added; ++i) EXPECT_EQ(0, now[i]);

    auto narrower = purpose_of_test;
    --narrower.shape.rows;
    EXPECT_EQ("the weights are for a net of another shape", why_not(two_nets(), narrower));
}

// Small nets are plain values: they come back to the bit.
struct Small {
    std::array<float, 3> direct;
    std::array<std::array<float, 2>, 2> hidden;

    friend bool operator==(const Small&, const Small&) = default;
};

TEST(WeightsFile, GivesBackPlainNetsToTheBit) {
    constexpr Origin chess = {"chess", 3};
    const Small small = {{0.1F, -0.003F, 1e-20F}, {{{1, 2}, {3, 1.0F / 3}}}};
    const std::array nets = {data_of("small", 7, small), data_of("single", 8, 0.25F)};
    const auto read = read_nets(write_nets(chess, nets), chess);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(7U, read->front().games);
    EXPECT_EQ(small, *net_of<Small>(*read, "small"));
    EXPECT_EQ(0.25F, *net_of<float>(*read, "single"));
    EXPECT_EQ("the weights have no net called large",
              net_of<Small>(*read, "large").error().message);
    EXPECT_EQ("the weights are for a net of another shape",
              net_of<Small>(*read, "single").error().message);
}

TEST(WeightsFile, RefusesNumbersThatAreNone) {
    auto bad = two_nets();
    constexpr std::size_t file_head = 8 + 4 + 1 + 5 + 4 + 4;
    constexpr std::size_t net_head = 1 + 5 + 8 + 1 + 28 + 1;
    constexpr std::size_t first_scale = file_head + net_head + 4 + 1;
    for (std::size_t i = 0; i < 4; ++i) bad[first_scale + i] = static_cast<char>(0x7F);
    bad[first_scale + 2] = static_cast<char>(0x80);
    EXPECT_EQ("the weights are damaged: a number is not finite", why_not(resealed(bad)));
}

TEST(WeightsFile, RefusesLessAndMoreThanItSays) {
    auto more = two_nets();
    more.insert(more.size() - 8, "abc");
    EXPECT_EQ("the weights are damaged: there is more than the nets", why_not(resealed(more)));
    auto fewer = two_nets();
    fewer.erase(fewer.size() - 20, 12);
    EXPECT_EQ("the weights are damaged: a net is not complete", why_not(resealed(fewer)));
}

}  // namespace
}  // namespace agora::ai::net
