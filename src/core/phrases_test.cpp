#include "core/typed.hpp"

#include <gtest/gtest.h>

#include <array>

namespace agora {
namespace {

const std::array<Phrase, 4> possible = {{{"claim 2 5", "annoncer 2 5"},
                                         {"claim 3 5", "annoncer 3 5"},
                                         {"doubt", "douter"},
                                         {"keep 3 5", "garder 3 5"}}};

std::string meant(std::string_view text, Lang lang = Lang::en) {
    const auto found = which_phrase(text, possible, lang);
    return found ? possible[*found].en : found.error().message;
}

TEST(Phrases, AreReadInBothLanguagesWhateverOneSpeaks) {
    for (const auto text : {"claim 2 5", "CLAIM 2,5", "annoncer 2 5", "annonce 2 5", "annoncez 2 5",
                            "claim claim 2 5", "2 5"})
        EXPECT_EQ(meant(text), "claim 2 5") << text;
    for (const auto text : {"doubt", "doute", "doutez", "Douter"})
        EXPECT_EQ(meant(text, Lang::fr), "doubt") << text;
}

constexpr auto choices =
    "Type claim followed by one of: 2 5, 3 5, or doubt, or keep followed by one of: 3 5; help, "
    "quit";

TEST(Phrases, OfSeveralThatFitNoneIsChosen) {
    EXPECT_EQ(meant("3 5"), std::string("\"3 5\" may be several things. ") + choices);
    EXPECT_EQ(meant("keep 3 5"), "keep 3 5");
}

TEST(Phrases, OthersAreRefusedWithTheReasonAndWhatMayBeTyped) {
    for (const auto text : {"", "claim", "claim 9 9", "doubt 2", "doubt doubt doubt", "annonc 2 5"})
        EXPECT_FALSE(which_phrase(text, possible, Lang::en)) << text;
    EXPECT_EQ(meant("claim"), choices);
    EXPECT_EQ(meant("hmm 3"), std::string("Unknown command \"hmm\". ") + choices);
    EXPECT_EQ(meant("claim 9 9"), std::string("You cannot choose \"9 9\" now. ") + choices);
    EXPECT_EQ(meant("9"), std::string("You cannot choose \"9\" now. ") + choices);
    EXPECT_EQ(meant("2 5 6"), std::string("There is something too much: \"6\". ") + choices);
    EXPECT_EQ(meant("claim 2 5 x"), std::string("There is something too much: \"x\". ") + choices);
    EXPECT_EQ(meant("doubt him"), std::string("There is something too much: \"him\". ") + choices);
    EXPECT_EQ(meant("hmm", Lang::fr),
              "Commande inconnue «\u00A0hmm\u00A0». Tapez annoncer suivi de : 2 5, 3 5, ou douter, "
              "ou garder suivi de : 3 5 ; aide, quitter");
    EXPECT_EQ(which_phrase("doubt", {}, Lang::en).error().message, "There is nothing to choose.");
}

TEST(Phrases, AVerbAloneSaysWhatMayFollowIt) {
    EXPECT_EQ(what_may_follow("claim", possible, Lang::en), "2 5, 3 5");
    EXPECT_EQ(what_may_follow("annoncez", possible, Lang::en), "2 5, 3 5");
    EXPECT_EQ(what_may_follow("doubt", possible, Lang::en), "");
    EXPECT_EQ(what_may_follow("claim 2", possible, Lang::en), "");
}

}  // namespace
}  // namespace agora
