#include "match/log_record.hpp"

#include <gtest/gtest.h>

namespace agora::match {
namespace {

TEST(LogRecord, D7_EveryEntryIsWrittenAndReadBack) {
    for (const std::string_view text :
         {"join 1 42 Bob the great", "start", "start\n* first 1\n* card 57",
          "play person k3\n0 take R G O\n* card 57", "play bot\n1 bid 3", "play clock\n7 pass",
          "undo 0", "undo 0 freely", "leave 1", "leave 1 time", "stand 2", "back 2", "host 42",
          "close idle", "close abandoned", "seat 2 bot 5", "seat 2 free", "swap 0 2"}) {
        const auto log_record = read_log_record(text);
        ASSERT_TRUE(log_record) << text << ": " << log_record.error().message;
        EXPECT_EQ(log_record_text(*log_record), text);
    }
    EXPECT_EQ(read_log_record("play bot\n1 bid 3")->seat, 1);
}

TEST(LogRecord, D7_RubbishIsRefused) {
    for (const std::string_view text : {"",
                                        "sing",
                                        "join",
                                        "join 8 1 Bob",
                                        "join 1 0 Bob",
                                        "join 1 2 ",
                                        "join 1 2 B\tb",
                                        "start 1",
                                        "play",
                                        "play person",
                                        "play ghost\n0 pass",
                                        "play person two words\n0 pass",
                                        "play person k3\n* card 1",
                                        "play bot\n9 pass",
                                        "play bot\n0",
                                        "undo",
                                        "undo x",
                                        "undo 1 2",
                                        "undo 1 freely 2",
                                        "leave 1 hunger",
                                        "host",
                                        "host -4",
                                        "close",
                                        "close idle\n0 pass",
                                        "seat 2 bot",
                                        "seat 2 free 5",
                                        "seat 2 open",
                                        "swap 0",
                                        "swap 0 9",
                                        "stand 1\n* card 1"})
        EXPECT_FALSE(read_log_record(text)) << text;
}

TEST(LogRecord, D2_MarksAreShortWords) {
    EXPECT_TRUE(is_mark("k3-_Z"));
    EXPECT_FALSE(is_mark(""));
    EXPECT_FALSE(is_mark("a b"));
    EXPECT_FALSE(is_mark("a\nb"));
    EXPECT_FALSE(is_mark(std::string(65, 'a')));
}

}  // namespace
}  // namespace agora::match
