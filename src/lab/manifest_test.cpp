// The nets that ship say where they come from.
#include "ai/net/bytes.hpp"
#include "ai/net/shipped.hpp"
#include "core/json.hpp"
#include "games/registry.hpp"
#include "lab/train.hpp"

#include <boost/json/value.hpp>
#include <gtest/gtest.h>

#include <set>

namespace agora::lab {
namespace {

std::set<std::string> names_in(const ai::net::ShippedNets& shipped) {
    const auto game = games::game_named(std::string(shipped.game));
    const auto nets = ai::net::read_nets(
        shipped.weights, {shipped.game, static_cast<std::uint32_t>((*game)->about().rules)});
    std::set<std::string> names;
    if (!nets) ADD_FAILURE() << shipped.game << ": " << nets.error().message;
    if (nets)
        for (const auto& net : *nets) names.insert(net.name);
    return names;
}

TEST(Manifest, SaysOfEveryNetHowItWasMade) {
    ASSERT_FALSE(ai::net::shipped_nets().empty());
    for (const auto& shipped : ai::net::shipped_nets()) {
        SCOPED_TRACE(shipped.game);
        const auto json = read_json(shipped.manifest);
        ASSERT_TRUE(json) << json.error().message;
        JsonFields fields(*json, "manifest");
        EXPECT_EQ(fields.text("game"), shipped.game);
        std::set<std::string> told;
        for (const auto& one : fields.list("nets", 64)) {
            JsonFields net(one, "net");
            for (const auto& name : net.list("names", 64))
                EXPECT_TRUE(told.insert(std::string(name.as_string())).second) << name;
            for (const auto* what : {"revision", "command", "data", "strength"})
                EXPECT_FALSE(net.text(what).empty()) << what;
            net.number("seed", 0, 1'000'000'000);
            if (!net.flag("reproducible")) { EXPECT_FALSE(net.text("why").empty()); }
            EXPECT_TRUE(net.good()) << net.why();
        }
        EXPECT_TRUE(fields.good()) << fields.why();
        EXPECT_EQ(told, names_in(shipped));
    }
}

TEST(Manifest, HasAChecksumForEveryRecipe) {
    for (const auto game : games_with_nets()) {
        const auto* shipped = ai::net::shipped_for(game);
        ASSERT_NE(shipped, nullptr) << game;
        const auto json = read_json(shipped->manifest);
        JsonFields fields(*json, "manifest");
        JsonFields verify(fields.member("verify"), "verify");
        for (const auto recipe : recipes_of(game))
            EXPECT_EQ(verify.text(recipe).size(), 16U) << game << " " << recipe;
    }
}

TEST(Manifest, RefusesOtherBytesThanItHas) {
    const std::string weights = "some weights";
    const auto sum = ai::net::checksum(weights);
    const auto manifest = [](std::uint64_t checksum) {
        std::string hex(16, '0');
        for (std::size_t i = 0; i < 16; ++i)
            hex[i] = "0123456789abcdef"[(checksum >> (60 - 4 * i)) & 15U];
        return R"({"verify":{"short":")" + hex + R"("}})";
    };
    EXPECT_TRUE(compare_with_manifest(manifest(sum), "short", weights));
    const auto other = compare_with_manifest(manifest(sum + 1), "short", weights);
    ASSERT_FALSE(other);
    EXPECT_TRUE(other.error().message.contains("the shortened recipe gives"));
    EXPECT_FALSE(compare_with_manifest(manifest(sum), "long", weights));
    EXPECT_FALSE(compare_with_manifest("{}", "short", weights));
    EXPECT_FALSE(compare_with_manifest("rubbish", "short", weights));
}

}  // namespace
}  // namespace agora::lab
