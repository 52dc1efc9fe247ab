#include "console/line_editor.hpp"

#include <gtest/gtest.h>

namespace agora::console {
namespace {

TEST(Completion, GoesAsFarAsThereIsOneWay) {
    const std::vector<std::string> lines = {"take R G O", "take R G B", "reserve a1", "rules"};
    EXPECT_EQ(complete_line("t", lines).added, "ake R G ");
    EXPECT_EQ(complete_line("TAKE", lines).added, " R G ");
    EXPECT_EQ(complete_line("ru", lines).added, "les");
    EXPECT_EQ(complete_line("take R G ", lines).choices, (std::vector<std::string>{"O", "B"}));
    EXPECT_EQ(complete_line("r", lines).choices, (std::vector<std::string>{"reserve", "rules"}));
    EXPECT_EQ(complete_line("x", lines).added, "");
    EXPECT_TRUE(complete_line("x", lines).choices.empty());
}

TEST(Completion, NeverStopsInsideACharacter) {
    const std::vector<std::string> lines = {"ré", "rè"};  // differ in the second byte of a letter
    EXPECT_EQ(complete_line("", lines).added, "r");
}

}  // namespace
}  // namespace agora::console
