#include "core/fields.hpp"

#include <boost/json/value.hpp>
#include <gtest/gtest.h>

#include <array>

namespace agora {
namespace {

enum class Phase : std::uint8_t { roll, over };
constexpr std::array<std::string_view, 2> phases = {"roll", "over"};
constexpr std::array<Text, 2> phase_labels = {{{"rolling", "lancer"}, {"over", "finie"}}};

struct Example {
    Phase phase = Phase::roll;
    Seat turn = 0;
    std::uint8_t seats = 0;
    std::uint8_t ready = 0;  // bit i: seat i
    std::uint8_t bid = 0;
    std::uint16_t cards = 0;
    std::array<std::array<std::uint8_t, 3>, 2> dice{};
    std::array<std::uint8_t, 2> left{};
    friend bool operator==(const Example&, const Example&) = default;
};

template <class Fields, class E>
void list(Fields& fields, E& example) {
    fields.word("phase", example.phase, phases, {"Phase", "Phase"}, phase_labels);
    fields.seat("turn", example.turn, {"To roll", "Au lancer"});
    fields.optional("bid", example.bid, 9, {"Bid", "Mise"});
    fields.set("cards", example.cards, 9, {"Cards", "Cartes"});
    fields.players(example.seats, 1, 2, [&](auto& player, Seat seat) {
        player.hidden("dice", example.dice[seat], example.left[seat], 6, {"Dice", "Dés"});
        player.flag("ready", example.ready, seat, {"is ready", "est prêt"});
    });
}

const Example example = {Phase::over, 1, 2, 2, 0, 5, {{{6, 0, 0}, {0, 0, 0}}}, {1, 2}};
constexpr auto text = R"({"phase":"over","turn":1,"bid":null,"cards":[1,3],"players":)"
                      R"([{"dice":[6],"ready":false},{"dice":[null,null],"ready":true}]})";

std::string why(std::string_view json) {
    const auto value = *read_json(json);
    JsonFields members(value);
    FieldReader reader(members);
    Example read;
    list(reader, read);
    return members.why();
}

TEST(Fields, AreWrittenAndReadBack) {
    JsonWriter json;
    json.begin_object();
    FieldWriter writer(json);
    list(writer, example);
    json.end_object();
    EXPECT_EQ(json.text(), text);

    const auto value = *read_json(text);
    JsonFields members(value);
    FieldReader reader(members);
    Example read;
    list(reader, read);
    EXPECT_EQ(members.why(), "");
    EXPECT_EQ(read, example);
    EXPECT_EQ(reader.last_seat(), 1);
}

TEST(Fields, FitTheirSchema) {
    FieldSchema schema;
    list(schema, example);
    EXPECT_EQ(mismatch(schema.take(), *read_json(text)), "");
}

TEST(Fields, OutOfTheirRangeAreRefused) {
    const auto with = [](std::string_view members) {
        return R"({"phase":"roll","turn":0,"bid":1,)" + std::string(members) + "}";
    };
    EXPECT_EQ(why(with(R"("cards":[3,1],"players":[{"dice":[],"ready":true}])")),
              "\"cards\" must hold numbers from 1 to 9 in ascending order");
    EXPECT_EQ(why(with(R"("cards":[],"players":[])")), "\"players\" must be 1 to 2");
    EXPECT_EQ(why(with(R"("cards":[],"players":[{"dice":[7],"ready":true}])")),
              "player 0: \"dice\" must hold numbers from 1 to 6 or null");
    EXPECT_EQ(why(with(R"("cards":[],"players":[{"dice":[1,1,1,1],"ready":true}])")),
              "player 0: \"dice\" must be a list of at most 3");
}

TEST(Fields, WithLabelsAreDrawn) {
    const std::array<std::string, 2> names = {"Ada", "Basile"};
    TerminalStyle style;
    style.lang = Lang::fr;
    style.names = names;
    FieldDrawing drawing(style);
    list(drawing, example);
    EXPECT_EQ(drawing.take(),
              "Phase : finie\nAu lancer : Basile\nCartes : 1 3\n"
              "Ada             Dés 6\nBasile          Dés ? ?   est prêt\n");
}

}  // namespace
}  // namespace agora
