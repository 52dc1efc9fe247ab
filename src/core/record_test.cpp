#include "core/record.hpp"

#include "core/erase.hpp"
#include "kit/hidden_card.hpp"

#include <gtest/gtest.h>

namespace agora {
namespace {

const ErasedGame<kit::HiddenCard<kit::Leak::none>> game;

Record whole_game() {
    Record record;
    record.game = "hidden";
    record.settings = {"six", {}};
    record.players = {"Ann", "Bob"};
    record.seed = 18446744073709551615U;
    record.steps = {
        {std::nullopt, "3"}, {std::nullopt, "5"}, {Seat{0}, "stay"}, {Seat{1}, "leave"}};
    Standing standing;
    standing.seats = 2;
    standing.places[0] = {1, 3, 0};
    standing.places[1] = {2, 0, 0};
    record.result = standing;
    return record;
}

std::string why(const Record& record) {
    const auto refusal = check_record(game, record);
    return refusal ? refusal->message : "";
}

TEST(Record, IsAFileThatAPersonCanRead) {
    EXPECT_EQ(record_file(whole_game()), R"({
 "agora":1,
 "game":"hidden",
 "rules":1,
 "preset":"six",
 "options":{},
 "players":["Ann","Bob"],
 "seed":"18446744073709551615",
 "steps":[
  "* 3",
  "* 5",
  "0 stay",
  "1 leave"],
 "result":[{"seat":0,"rank":1,"score":3,"tie_break":0},{"seat":1,"rank":2,"score":0,"tie_break":0}]
}
)");
    EXPECT_EQ(read_record(record_file(whole_game())), whole_game());
}

TEST(Record, SaysHowOftenSomebodyTookADecisionBack) {
    auto record = whole_game();
    record.take_backs = 2;
    const auto text = record_file(record);
    EXPECT_NE(text.find("\"take_backs\":2"), std::string::npos) << text;
    EXPECT_EQ(read_record(text), record);
    EXPECT_EQ(why(record), "");
}

TEST(Record, SaysHowLongADecisionMayTake) {
    auto record = whole_game();
    record.clock = 20;
    const auto text = record_file(record);
    EXPECT_NE(text.find("\"clock\":20"), std::string::npos) << text;
    EXPECT_EQ(read_record(text), record);
    EXPECT_EQ(why(record), "");
    for (const int wrong : {0, longest_clock + 1}) {
        record.clock = wrong;
        EXPECT_FALSE(read_record(record_file(record)).has_value()) << wrong;
    }
}

TEST(Record, IsRefusedWhereverItIsCutShort) {
    const auto text = record_file(whole_game());
    for (std::size_t size = 0; size + 2 < text.size(); ++size)
        EXPECT_FALSE(read_record(text.substr(0, size)).has_value()) << size;
}

TEST(Record, SaysWhatIsWrongWithIt) {
    const auto refusal = [](std::string text, std::string_view part, std::string_view other) {
        text.replace(text.find(part), part.size(), other);
        const auto record = read_record(text);
        return record ? std::string() : record.error().message;
    };
    const auto text = record_file(whole_game());
    EXPECT_EQ(refusal(text, "\"agora\":1", "\"agora\":2"),
              "this is no record: \"agora\" must be a whole number from 1 to 1");
    EXPECT_EQ(refusal(text, "\"Ann\"", "7"),
              "this is no record: each of \"players\" must be a text");
    EXPECT_EQ(refusal(text, "\"1844", "\"x1844"),
              "this is no record: \"seed\" must be a whole number, as a text");
    EXPECT_EQ(
        refusal(text, "0 stay", "9 stay"),
        "this is no record: step 3 must be a text such as \"0 ...\" (a seat) or \"* ...\" (luck)");
    EXPECT_EQ(refusal(text, "\"rank\":1", "\"rank\":0"),
              "this is no record: result: \"rank\" must be a whole number from 1 to 8");
    for (const auto* hidden : {"\\u001b[2J", "\\u007f", "\\u009b31m"}) {
        EXPECT_EQ(refusal(text, "Ann", hidden), "this is no record: it holds control characters");
        EXPECT_EQ(refusal(text, "0 stay", "0 " + std::string(hidden)),
                  "this is no record: it holds control characters");
    }
    EXPECT_NE(refusal(text, "\"steps\"", "\"stops\""), "");
}

TEST(Record, IsCheckedAgainstTheRules) {
    EXPECT_EQ(why(whole_game()), "");

    auto record = whole_game();
    record.steps[1].text = "3";
    EXPECT_EQ(why(record), "step 2 \"* 3\": \"3\" is nothing that luck can bring here");

    record = whole_game();
    record.steps[2].seat = Seat{1};
    EXPECT_EQ(why(record), "step 3 \"1 stay\": it is not that seat's turn");

    record = whole_game();
    record.steps[0].seat = Seat{0};
    EXPECT_EQ(why(record), "step 1 \"0 3\": luck is due, not a decision");

    record = whole_game();
    record.steps[3].text = "run";
    EXPECT_EQ(why(record), "step 4 \"1 run\": stay or leave");

    record = whole_game();
    record.steps.push_back({Seat{1}, "leave"});
    EXPECT_EQ(why(record), "step 5 \"1 leave\": the game is over before it");

    record = whole_game();
    record.result->places[0].score = 6;
    EXPECT_NE(why(record).find("the result differs"), std::string::npos);

    record = whole_game();
    record.steps.pop_back();
    EXPECT_EQ(why(record), "the record has a result but the game is not over after step 3");

    record = whole_game();
    record.result.reset();
    EXPECT_EQ(why(record), "the game is over but the record has no result");

    record = whole_game();
    record.rules = 7;
    EXPECT_NE(why(record).find("version 7 of the rules"), std::string::npos);

    record = whole_game();
    record.players.pop_back();
    EXPECT_NE(why(record), "");
}

}  // namespace
}  // namespace agora
