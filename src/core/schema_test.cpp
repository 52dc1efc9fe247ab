#include "core/schema.hpp"

#include "core/json.hpp"

#include <boost/json/value.hpp>
#include <gtest/gtest.h>

#include <array>

namespace agora {
namespace {

constexpr std::array<std::string_view, 2> phases = {"bid", "over"};
constexpr std::array<Text, 2> phase_labels = {{{"bidding", "mises"}, {"over", "finie"}}};

Schema example() {
    const auto card = Schema::object({{"id", Schema::number(1, 90)}}).named("Card");
    return Schema::object({{"viewer", Schema::viewer()},
                           {"phase", Schema::word(phases, phase_labels), {"Phase", "Phase"}},
                           {"turn", Schema::seat().or_null(), {"To act", "À jouer"}},
                           {"cards", Schema::list(card.or_null()), {"Cards", "Cartes"}},
                           {"counts", Schema::map(Schema::number(0, 9))},
                           optional("done", Schema::flag())});
}

std::string wrong(std::string_view json) { return mismatch(example(), *read_json(json)); }

TEST(Schema, SaysWhatDoesNotFit) {
    EXPECT_EQ(
        wrong(
            R"({"viewer":0,"phase":"bid","turn":null,"cards":[{"id":90},null],"counts":{"a":9}})"),
        "");
    EXPECT_EQ(
        wrong(
            R"({"viewer":"spectator","phase":"over","turn":7,"cards":[],"counts":{},"done":true})"),
        "");
    EXPECT_EQ(wrong(R"({"viewer":0,"phase":"bid","turn":0,"cards":[]})"), "counts is missing");
    EXPECT_EQ(wrong(R"({"viewer":"me","phase":"bid","turn":0,"cards":[],"counts":{}})"),
              "viewer: is no viewer");
    EXPECT_EQ(wrong(R"({"viewer":0,"phase":"act","turn":0,"cards":[],"counts":{}})"),
              "phase: \"act\" is none of the words");
    EXPECT_EQ(wrong(R"({"viewer":0,"phase":"bid","turn":8,"cards":[],"counts":{}})"),
              "turn: is no seat");
    EXPECT_EQ(wrong(R"({"viewer":0,"phase":"bid","turn":0,"cards":[{"id":91}],"counts":{}})"),
              "cards: id: 91 is not from 1 to 90");
    EXPECT_EQ(wrong(R"({"viewer":0,"phase":"bid","turn":0,"cards":[{"id":1,"x":2}],"counts":{}})"),
              "cards: x is no member");
    EXPECT_EQ(wrong(R"({"viewer":0,"phase":"bid","turn":0,"cards":[],"counts":{"a":10}})"),
              "counts: a: 10 is not from 0 to 9");
    EXPECT_EQ(wrong(R"({"viewer":0,"phase":"bid","turn":0,"cards":[],"counts":{},"done":1})"),
              "done: is neither true nor false");
}

TEST(Schema, IsWrittenAsJsonSchemaInALanguage) {
    JsonWriter json;
    write_schema(json, example(), Lang::fr);
    const auto schema = *read_json(json.text());
    const auto& properties = schema.at("properties");
    EXPECT_EQ(properties.at("turn").at("title"), "À jouer");
    EXPECT_EQ(properties.at("turn").at("type").at(1), "null");
    EXPECT_EQ(properties.at("phase").at("oneOf").at(1).at("title"), "finie");
    EXPECT_EQ(properties.at("cards").at("items").at("anyOf").at(0).at("$ref"), "#/$defs/Card");
    EXPECT_EQ(schema.at("$defs").at("Card").at("properties").at("id").at("maximum"), 90);
    EXPECT_EQ(schema.at("required").as_array().size(), 5U);
}

}  // namespace
}  // namespace agora
