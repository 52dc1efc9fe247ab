// French spaces.
#include "core/typography.hpp"

#include <gtest/gtest.h>

namespace agora {
namespace {

TEST(Typography, FrenchPunctuationIsNeverLeftAlone) {
    EXPECT_EQ(typeset("Vous pouvez : or ; fin !", Lang::fr),
              "Vous pouvez\u00A0: or\u00A0; fin\u00A0!");
    EXPECT_EQ(typeset("Tapez « aide » ?", Lang::fr), "Tapez «\u00A0aide\u00A0»\u00A0?");
    EXPECT_EQ(typeset("environ 24 % de chances", Lang::fr), "environ 24\u00A0% de chances");
}

TEST(Typography, ColumnsCommandsAndEnglishStayAsTheyAre) {
    EXPECT_EQ(typeset("or; fin   : deux", Lang::fr), "or; fin   : deux");
    EXPECT_EQ(typeset("a\n : b", Lang::fr), "a\n : b");
    EXPECT_EQ(typeset("why : not", Lang::en), "why : not");
    EXPECT_EQ(typeset("", Lang::fr), "");
}

}  // namespace
}  // namespace agora
