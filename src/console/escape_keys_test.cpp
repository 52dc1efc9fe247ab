#include "console/escape_keys.hpp"

#include <gtest/gtest.h>

#include <string_view>

namespace agora::console {
namespace {

std::string passed(std::string_view bytes) {
    EscapeKeys keys;
    std::string text;
    for (const char byte : bytes) text += keys.after(byte);
    return text;
}

TEST(EscapeKeys, TextPassesAsItIs) {
    EXPECT_EQ(passed("take R é\n\x03\x12"), "take R é\n\x03\x12");
}

TEST(EscapeKeys, KeysOfTheLinePass) {
    EXPECT_EQ(passed("a\x1b[Db"), "a\x1b[Db");
    EXPECT_EQ(passed("\x1bOA"), "\x1b[A");
    EXPECT_EQ(passed("\x1b[3~"), "\x1b[3~");
    EXPECT_EQ(passed("\x1b[1~x\x1b[F"), "\x01x\x05");
    EXPECT_EQ(passed("\x1b[1;5D"),
              "\x1b"
              "b");
    EXPECT_EQ(passed("\x1b"
                     "f"),
              "\x1b"
              "f");
}

TEST(EscapeKeys, OtherKeysLeaveNothing) {
    for (const std::string_view key :
         {"\x1b[5~", "\x1b[6~", "\x1b[2~", "\x1b[15~", "\x1b[24~", "\x1bOP", "\x1b[[A", "\x1b[Z",
          "\x1b[1;2A", "\x1b[200~", "\x1b[<0;10;12M", "\x1bx", "\x1b\x1b"})
        EXPECT_EQ(passed(std::string("a") + std::string(key) + "b"), "ab") << key.substr(1);
}

TEST(EscapeKeys, OneThatIsBrokenOffDoesNotSwallowTheNext) {
    EXPECT_EQ(passed("\x1b[1\x1b[Ab"), "\x1b[Ab");
    EXPECT_EQ(passed("\x1b[12\nb"), "b");
    EXPECT_EQ(passed("\x1b[" + std::string(40, '1')).size(), 26U);
}

}  // namespace
}  // namespace agora::console
