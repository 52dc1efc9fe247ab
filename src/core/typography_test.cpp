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

TEST(Typography, FrenchElisionsHaveTheirApostrophe) {
    EXPECT_EQ(typeset("Il n'y a qu'une mine d'or : l'Échevin l'a.", Lang::fr),
              "Il n’y a qu’une mine d’or\u00A0: l’Échevin l’a.");
    EXPECT_EQ(typeset("Main d'{}", Lang::fr), "Main d’{}");  // before the name is put in
    EXPECT_EQ(typeset("O'Brien 'http://a' bot:5' s'", Lang::fr), "O'Brien 'http://a' bot:5' s'");
    EXPECT_EQ(typeset("Ann's hand", Lang::fr), "Ann's hand");
}

// What a value holds is not looked at again: a player may be called {role}.
TEST(Typography, TextsAreFilledByName) {
    constexpr Text text = {"{who} kills {role}.", "{who} assassine {role}."};
    EXPECT_EQ(filled(text, {{"who", "{role}"}, {"role", "the King"}}, Lang::en),
              "{role} kills the King.");
    EXPECT_EQ(filled(text, {{"role", "le Roi"}, {"who", "Ann"}}, Lang::fr),
              "Ann assassine le Roi.");
    EXPECT_EQ(filled({"{who}, {", ""}, {{"wh", "x"}}, Lang::en), "{who}, {");
    EXPECT_EQ(filled({"{}{who}", ""}, {{"who", "Ann"}}, Lang::en), "{}Ann");
}

TEST(Typography, FrenchNumbersHaveAComma) {
    EXPECT_EQ(decimals("0.5 s, 12.25 %. Fin... 3.", Lang::fr), "0,5 s, 12,25 %. Fin... 3.");
    EXPECT_EQ(decimals("0.5 s", Lang::en), "0.5 s");
}

TEST(Typography, ColumnsCommandsAndEnglishStayAsTheyAre) {
    EXPECT_EQ(typeset("or; fin   : deux", Lang::fr), "or; fin   : deux");
    EXPECT_EQ(typeset("a\n : b", Lang::fr), "a\n : b");
    EXPECT_EQ(typeset("why : not", Lang::en), "why : not");
    EXPECT_EQ(typeset("", Lang::fr), "");
}

TEST(Typography, FrenchNamesAreElided) {
    EXPECT_EQ(with_de("Main ", "Bob"), "Main de Bob");
    EXPECT_EQ(with_de("Main ", "Anna"), "Main d'Anna");
    EXPECT_EQ(with_de("Main ", "Élodie"), "Main d'Élodie");
    EXPECT_EQ(with_de("Main ", "Yves"), "Main d'Yves");
    EXPECT_EQ(with_de("Main ", "Yann"), "Main de Yann");
}

}  // namespace
}  // namespace agora
