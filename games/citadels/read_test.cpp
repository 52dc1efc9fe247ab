// What is typed: forgiving where the meaning is clear, and refused with a reason that helps.
#include "games/citadels/testing/scripted.hpp"

#include <gmock/gmock.h>

namespace agora::citadels {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// Four players of the first game; Ann has the crown, and these cards in her hand.
Scripted first_game() {
    return Scripted(4, {},
                    {"crown 0", "card manor 1", "card tavern 1", "card palace 1", "card library",
                     "face up architect", "face up warlord", "face down bishop"});
}

// Everybody picks; the turns begin.
Scripted picked(std::vector<std::string> picks) {
    Scripted game = first_game();
    for (const auto& pick : picks) game.type("pick " + pick);
    return game;
}

TEST(CitadelsRead, CharactersArePickedInManyWays) {
    const Scripted game = first_game();
    for (const auto text :
         {"pick thief", "PICK Thief", "pick voleur", "choisir le Voleur", "prendre voleur", "thief",
          "take thief", "pick thi", "  pick   thief  ", "pick 2", "2"})
        EXPECT_EQ(game.reads(text), "pick thief") << text;
    EXPECT_EQ(game.reads("pick evêque"),
              "The Bishop is not among those you choose from. You can: pick ...");
    for (const auto text : {"pick 5", "5"})
        EXPECT_EQ(game.reads(text), game.reads("pick bishop")) << text;
    EXPECT_THAT(game.refusal("pick witch"), StartsWith("There is no Witch in this game."));
    EXPECT_THAT(game.refusal("pick ma"), HasSubstr("I do not know \"ma\""));
    EXPECT_EQ(game.reads("pick mar", Lang::fr), "pick merchant");  // and no Marché
}

TEST(CitadelsRead, ATurnIsTypedStepByStep) {
    Scripted game = picked({"merchant", "thief", "magician", "king"});
    EXPECT_EQ(game.seat(), 1);  // the Thief is called first
    EXPECT_THAT(game.refusal("build palace"), StartsWith("Gather first: gold or cards."));  // 13
    EXPECT_THAT(game.refusal("end"), StartsWith("Gather first: gold or cards."));
    EXPECT_THAT(game.refusal("kill king"),
                StartsWith("You play as the Thief; that is for the Assassin."));
    EXPECT_THAT(game.refusal("destroy manor of 1"),
                StartsWith("You play as the Thief; that is for the Warlord."));
    EXPECT_THAT(game.refusal("rob assassin"), StartsWith("Rank 1 cannot be named by the Thief."));
    EXPECT_EQ(game.reads("voler marchande"), "rob merchant");
    game.type("rob magician").type("gold");
    EXPECT_THAT(game.refusal("gold"), StartsWith("You have gathered already."));
    EXPECT_THAT(game.refusal("rob king"), StartsWith("You have used that power in this turn."));
    EXPECT_THAT(game.refusal("build palace"), StartsWith("You do not hold the Palace."));
    EXPECT_THAT(game.refusal("build palace", Lang::fr),
                StartsWith("Vous n'avez pas en main\u00A0: Palais."));
    EXPECT_EQ(game.reads("fin"), "end");
}

TEST(CitadelsRead, BuildsAreRefusedWithTheReason) {
    Scripted game = picked({"assassin", "thief", "magician", "king"});
    ASSERT_EQ(game.seat(), 0);
    game.type("gold");
    EXPECT_EQ(game.refusal("build palace"),
              "Palace costs 5 gold and you have 4. You can: kill ... | build ... | end");
    EXPECT_EQ(game.reads("bâtir le Manoir"), "build manor");
    EXPECT_EQ(game.reads("construire tav"), "build tavern");
    EXPECT_THAT(game.refusal("build"), StartsWith("Say more: build manor | build tavern"));
    game.type("build tavern");
    EXPECT_THAT(game.refusal("build manor"),
                StartsWith("You have built all that you may in this turn."));
    EXPECT_THAT(game.refusal("build theater"), StartsWith("There is no Theater in this game."));
    EXPECT_THAT(game.refusal("laboratory manor"), StartsWith("You have no Laboratory."));
}

TEST(CitadelsRead, SeveralThingsInOneLine) {
    Scripted game = picked({"assassin", "thief", "magician", "king"});
    EXPECT_EQ(game.reads("gold; build tavern; end"), "gold; build tavern; end");
    EXPECT_EQ(game.reads("tuer roi ; or ; bâtir taverne ; fin", Lang::fr),
              "kill king; gold; build tavern; end");
    EXPECT_EQ(game.reads("gold;"), "gold");
    // What the deck brings is seen first, so that nothing can be found out for nothing.
    EXPECT_THAT(game.refusal("cards; end"), StartsWith("One thing after another"));
    EXPECT_THAT(game.refusal("gold; gold"), StartsWith("You have gathered already."));
    EXPECT_THAT(game.refusal("gold; end; gold"), StartsWith("One thing after another"));
}

TEST(CitadelsRead, TheMagicianPutsSeveralCardsDownAtOnce) {
    Scripted game = picked({"magician", "thief", "assassin", "king"});
    game.type("gold; end").type("gold; end");
    ASSERT_EQ(game.seat(), 0);
    EXPECT_EQ(game.reads("discard manor palace; redraw"), "discard manor; discard palace; redraw");
    EXPECT_EQ(game.reads("échanger avec 3"), "swap with 3");
    EXPECT_THAT(game.refusal("swap with 3; gold"), StartsWith("One thing after another"));
    game.type("discard manor");
    EXPECT_EQ(game.reads("piocher"), "redraw");
    EXPECT_THAT(game.refusal("gold"), HasSubstr("You can: redraw | discard ..."));
}

TEST(CitadelsRead, WhatIsMissingIsAskedFor) {
    Scripted game = picked({"assassin", "thief", "magician", "king"});
    const auto asked_for = [&](std::string_view typed, Lang lang = Lang::en) {
        return Citadels::question(game.view(), typed, lang);
    };
    EXPECT_EQ(asked_for("kill"),
              "Which character? Thief, Magician, King, Bishop, Merchant, Architect, Warlord");
    EXPECT_EQ(asked_for("tuer", Lang::fr),
              "Quel personnage\u00A0? Voleur, Magicienne, Roi, Évêque, Marchande, Architecte, "
              "Condottiere");
    EXPECT_EQ(asked_for("kill king"), "");
    EXPECT_EQ(asked_for("gold"), "");
    EXPECT_EQ(asked_for("nonsense"), "");
    game.type("gold");
    EXPECT_EQ(asked_for("build"), "Which district? Manor, Tavern");
}

TEST(CitadelsRead, CardsAreDrawnAndKept) {
    Scripted game = picked({"assassin", "thief", "magician", "king"});
    game.wish({"card keep", "card market 1"}).type("cards");
    EXPECT_EQ(game.reads("keep keep"), "keep keep");
    EXPECT_EQ(game.reads("garder le donjon"), "keep keep");
    EXPECT_EQ(game.reads("marché"), "keep market");
    EXPECT_THAT(game.refusal("keep tavern"), StartsWith("You have not drawn that card: Tavern. "));
}

TEST(CitadelsRead, WhileCharactersAreChosenTheReasonIsSaid) {
    const Scripted game = first_game();
    for (const auto text : {"build tavern", "gold", "end", "pass", "kill assassin", "take gold",
                            "destroy manor of 2", "income", "keep manor"})
        EXPECT_EQ(game.refusal(text), "The characters are still being chosen. You can: pick ...")
            << text;
    EXPECT_EQ(game.refusal("take bishop"),
              "The Bishop is not among those you choose from. You can: pick ...");
}

// One who typed a verb alone and is asked for the rest may type another line instead.
TEST(CitadelsRead, AVerbAfterAVerbIsALineOfItsOwn) {
    Scripted game = first_game();
    for (const auto text : {"choisir tuer roi", "choisir or", "choisir bâtir taverne"}) {
        EXPECT_EQ(game.refusal(text, Lang::fr),
                  "On choisit encore les personnages. Vous pouvez\u00A0: choisir ...")
            << text;
        EXPECT_EQ(Citadels::question(game.view(), text, Lang::fr), "");
    }
    game = picked({"assassin", "thief", "magician", "king"});
    EXPECT_THAT(game.refusal("kill build tavern"), StartsWith("Gather first: gold or cards."));
    EXPECT_THAT(game.refusal("gold kill king"), StartsWith("One thing at a time"));
    game.type("gold");
    EXPECT_THAT(game.refusal("build laboratory"), StartsWith("You do not hold the Laboratory"));
}

TEST(CitadelsRead, WhatIsAskedFirstIsSaid) {
    Scripted game = picked({"assassin", "thief", "magician", "king"});
    game.wish({"card keep", "card market 1"}).type("cards");
    EXPECT_EQ(game.refusal("end"), "First keep one of the cards that you drew. You can: keep ...");
    EXPECT_EQ(game.refusal("gold"), "First keep one of the cards that you drew. You can: keep ...");
    EXPECT_EQ(game.refusal("tuer roi", Lang::fr),
              "Gardez d'abord une des cartes piochées. Vous pouvez\u00A0: garder ...");
}

TEST(CitadelsRead, OnlyTheOneWhoIsAskedMayType) {
    const Scripted game = first_game();
    for (const Viewer viewer : {Viewer(Seat{1}), Viewer::spectator()}) {
        const auto line = Citadels::read(Citadels::view(game.state, viewer), "pick king", Lang::en);
        ASSERT_FALSE(line);
        EXPECT_EQ(line.error().message, "It is player 1 who decides now. Please wait");
    }
}

TEST(CitadelsRead, RubbishIsRefusedShortly) {
    const Scripted game = first_game();
    for (const std::string& text :
         {std::string(), std::string(";"), std::string("xyzzy"), std::string("pick"),
          std::string("pick 99999999999999"), std::string(3000, 'a'), std::string("pick \xff\xfe"),
          std::string("pick king thief"), std::string("42")}) {
        const auto why = game.refusal(text);
        EXPECT_THAT(why, Not(StartsWith("accepted"))) << text;
        EXPECT_LT(why.size(), 400U);
    }
    EXPECT_EQ(game.refusal("xyzzy"), "Unknown command \"xyzzy\". You can: pick ..., help, quit");
}

TEST(CitadelsRead, AccidentalRevealIsARedraft) {  // the seed's alternative flow
    EXPECT_THAT(first_game().type("pick thief").refusal("redraft king"),
                Not(StartsWith("accepted")));  // off by default
    Options allowed;
    allowed.redraft = 1;
    Scripted game(4, allowed, {"crown 0", "face up architect", "face up warlord"});
    game.type("pick thief");  // nobody can have shown anything before that
    EXPECT_EQ(game.reads("refaire roi", Lang::fr), "redraft king");
    EXPECT_EQ(game.reads("redraft the king"), "redraft king");
    EXPECT_THAT(Citadels::question(game.view(), "redraft", Lang::en),
                StartsWith("Which character? Assassin"));
    EXPECT_TRUE(Citadels::needs_consent(game.view(), act_rank(Kind::redraft, 4)));
    EXPECT_FALSE(Citadels::needs_consent(game.view(), act_rank(Kind::pick, 4)));
    Scripted stored = game;
    stored.type("redraft");  // records of the first edition do not name the card
    EXPECT_EQ(stored.state.table.redrafts, 1);
    game.type("redraft king");
    EXPECT_EQ(game.state.table.redrafts, 1);
    for (const auto& event : game.events.list())
        if (event.what == static_cast<std::uint8_t>(EventKind::redraft)) {
            EXPECT_THAT(Citadels::tell(event, TerminalStyle{}), HasSubstr("has shown the King"));
        }
    EXPECT_EQ(game.seat(), 0);
    game.type("pick " + std::string(facts(role_at(game.state.table, 4)).id));
    EXPECT_THAT(game.refusal("redraft"), Not(StartsWith("accepted")));  // once a round each
}

// 61, 70: the question to the Magistrate, in plain words, and its answers.
TEST(CitadelsRead, TheMagistrateIsAskedInPlainWords) {
    Scripted game(5, preset("ambitious_aristocrats"),
                  {"crown 0", "card manor 1", "card manor 2", "card manor 3", "card manor 4",
                   "card tavern 1", "face up architect", "face up queen", "face down bishop"});
    game.type("pick magistrate").type("pick thief").type("pick wizard");
    game.type("pick patrician").type("pick trader");
    EXPECT_EQ(game.reads("mandats voleur sorcier patricien", Lang::fr),
              "warrants thief, wizard, patrician");
    EXPECT_EQ(Citadels::question(game.view(), "warrants thief", Lang::en),
              "Which character? Wizard, Patrician, Bishop, Trader, Architect, Marshal");
    game.type("warrants thief wizard patrician; gold; end");
    ASSERT_EQ(game.seat(), 1);
    game.type("gold; build tavern");
    ASSERT_EQ(game.seat(), 0);
    TerminalStyle style;
    EXPECT_EQ(asking(game.view(), style),
              "You are the Magistrate: confiscate the Tavern that Player 2 has just paid for? "
              "(confiscate or decline)");
    EXPECT_EQ(asking(Citadels::view(game.state, Seat{3}), style),
              "Player 1, the Magistrate, is asked: confiscate the Tavern of Player 2?");
    EXPECT_EQ(game.reads("yes"), "confiscate");
    EXPECT_EQ(game.reads("non", Lang::fr), "decline");
}

}  // namespace
}  // namespace agora::citadels
