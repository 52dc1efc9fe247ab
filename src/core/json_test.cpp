#include "core/json.hpp"

#include "core/random.hpp"

#include <boost/json/value.hpp>
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>

namespace agora {
namespace {

TEST(JsonWriter, WritesWithoutWhiteSpace) {
    JsonWriter json;
    json.begin_object().field("a", 1).field("b", true).key("c").begin_array().value("x").null();
    json.end_array().field("d", std::array{1, 2}).field("e", 0.5).end_object();
    EXPECT_EQ(json.text(), R"({"a":1,"b":true,"c":["x",null],"d":[1,2],"e":0.5})");
}

TEST(JsonWriter, EscapesWhatMustBe) {
    JsonWriter json;
    json.value(std::string_view("\"\\\n\t\0é", 7));
    EXPECT_EQ(json.text(), "\"\\\"\\\\\\n\\u0009\\u0000é\"");
    EXPECT_TRUE(read_json(json.text()).has_value());
}

TEST(JsonWriter, IndentsWhereAsked) {
    JsonWriter json;
    json.begin_object();
    json.new_line(1);
    json.field("a", 1);
    json.new_line(1);
    json.field("b", 2);
    json.new_line(0);
    json.end_object();
    EXPECT_EQ(json.text(), "{\n \"a\":1,\n \"b\":2\n}");
}

TEST(JsonWriter, WritesNumbersThatAreReadBackAsTheSame) {
    Random random(1);
    for (int i = 0; i < 100'000; ++i) {
        const auto number = std::bit_cast<double>(random.next());
        if (!std::isfinite(number)) continue;
        for (const double one : {number, static_cast<double>(random.below(1'000'000)) / 1e6}) {
            JsonWriter json;
            json.value(one);
            ASSERT_EQ(read_json(json.text())->to_number<double>(), one) << json.text();
        }
    }
}

TEST(ReadJson, RefusesWhatIsNotOneValue) {
    for (const std::string text : {"", "{", "{}x", "nul", "\"\xff\"", "[1,]", "{\"a\":}"})
        EXPECT_FALSE(read_json(text).has_value()) << text;
    EXPECT_FALSE(read_json(std::string(100, '[') + std::string(100, ']')).has_value());
    EXPECT_TRUE(read_json(" [1, 2] ").has_value());
}

TEST(JsonFields, RemembersTheFirstThingWrong) {
    const auto json = read_json(R"({"n":5,"t":"x","f":true,"l":[1,2],"big":1e30})");
    JsonFields fields(*json, "thing");
    EXPECT_EQ(fields.number("n", 0, 9), 5);
    EXPECT_EQ(fields.text("t"), "x");
    EXPECT_TRUE(fields.flag("f"));
    EXPECT_EQ(fields.list("l", 2).size(), 2U);
    std::array<int, 2> both{};
    fields.numbers("l", both, 0, 9);
    EXPECT_EQ(both, (std::array{1, 2}));
    EXPECT_TRUE(fields.good());
    EXPECT_EQ(fields.number("n", 6, 9), 6);
    fields.text("absent");
    EXPECT_EQ(fields.why(), "thing: \"n\" must be a whole number from 6 to 9");
    JsonFields others(*json);
    others.number("big", 0, 9);
    EXPECT_FALSE(others.good());
    JsonFields none(*read_json("3"));
    EXPECT_EQ(none.why(), "an object was expected");
}

}  // namespace
}  // namespace agora
