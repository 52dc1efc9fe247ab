// Whoever is hit is told so directly, at the moment at which it may be known, and nobody else is.
#include "games/citadels/testing/scripted.hpp"

#include <gmock/gmock.h>

namespace agora::citadels {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

const std::vector<std::string> names = {"Ann", "Bob", "Cid", "Dan"};

// Assassin, Thief, Magician and King in the order of the seats.
Scripted four() {
    Scripted game(4, {},
                  {"crown 0", "card manor 2", "card tavern 1", "card palace 1", "card library",
                   "face up architect", "face up warlord", "face down bishop"});
    game.type("pick assassin").type("pick thief").type("pick magician").type("pick king");
    return game;
}

std::vector<std::string> news(const Scripted& game, Viewer viewer, Lang lang = Lang::en,
                              bool addressed = true) {
    const TerminalStyle style{.lang = lang, .addressed = addressed, .names = names};
    std::vector<std::string> sentences;
    for (const auto& event : game.events.list())
        if (event.to.includes(viewer)) sentences.push_back(Citadels::tell(event, style));
    return sentences;
}

TEST(CitadelsStrikes, WhoIsMurderedIsToldAtOnceAndAlone) {
    Scripted game = four();
    game.type("kill king");
    EXPECT_THAT(news(game, Seat{3}),
                Contains("You are the King: Ann has murdered you, and you lose this turn."));
    EXPECT_THAT(news(game, Seat{3}, Lang::fr),
                Contains("Vous êtes le Roi : Ann vous assassine, et vous perdez ce tour."));
    for (const Viewer other : {Viewer(Seat{0}), Viewer(Seat{1}), Viewer::spectator()}) {
        EXPECT_THAT(news(game, other), Contains("Ann kills the King."));
        EXPECT_THAT(news(game, other), Not(Contains(HasSubstr("murdered"))));
    }
}

TEST(CitadelsStrikes, WhoIsRobbedHearsOfItTwice) {
    Scripted game = four();
    game.type("kill king; gold; end").type("rob magician");
    EXPECT_THAT(news(game, Seat{2}),
                Contains("You are the Magician: Bob will take all your gold when you are called."));
    game.type("gold; end");
    EXPECT_THAT(news(game, Seat{2}), Contains("Bob robs you of all your gold: 2."));
    EXPECT_THAT(news(game, Seat{2}), Not(Contains("Bob robs Cid of 2 gold."))) << "said once";
    EXPECT_THAT(news(game, Seat{2}, Lang::fr),
                Contains("Bob vous vole tout votre or : 2 pièces d'or."));
    EXPECT_THAT(news(game, Seat{0}), Contains("Bob robs Cid of 2 gold."));
}

TEST(CitadelsStrikes, NobodyIsToldOfACharacterThatNobodyHas) {
    Scripted game = four();
    game.type("kill bishop");
    for (Seat seat = 0; seat < 4; ++seat) {
        EXPECT_THAT(news(game, seat), Contains("Ann kills the Bishop."));
        EXPECT_THAT(news(game, seat), Not(Contains(HasSubstr("you"))));
    }
}

TEST(CitadelsStrikes, AReplaySpeaksToNobody) {
    Scripted game = four();
    game.type("kill king; gold; end").type("rob magician; gold; end");
    for (const Lang lang : {Lang::en, Lang::fr})
        for (Seat seat = 0; seat < 4; ++seat)
            EXPECT_THAT(news(game, seat, lang, false),
                        Not(Contains(testing::AnyOf(HasSubstr("you"), HasSubstr("vous")))));
    EXPECT_THAT(news(game, Seat{3}, Lang::en, false), Contains("Dan is the King."));
    EXPECT_THAT(news(game, Seat{2}, Lang::fr, false), Contains("Bob vole 2 pièces d'or à Cid."));
}

// Every kind of blow, in both languages.
TEST(CitadelsStrikes, EveryBlowIsASentenceOfItsOwn) {
    const auto told = [](const Event& blow, Lang lang, Role role = Role::none) {
        return Citadels::tell(event(1, Struck::of(blow, role)),
                              TerminalStyle{.lang = lang, .names = names});
    };
    const auto tavern = card_of(District::tavern);
    const auto stables = card_of(District::stables);
    EXPECT_EQ(told(event(0, Destroyed{1, tavern, 2, Kind::destroy}), Lang::en),
              "Ann destroys your Tavern for 2 gold.");
    EXPECT_EQ(told(event(0, Destroyed{1, stables, 1, Kind::destroy}), Lang::fr),
              "Ann détruit vos Écuries pour 1 pièce d'or.");
    EXPECT_EQ(told(event(0, Seized{1, tavern, 1}), Lang::en),
              "Ann seizes your Tavern and pays you 1 gold.");
    EXPECT_EQ(told(event(0, Exchanged{1, tavern, stables, 0}), Lang::en),
              "Ann takes your Tavern and gives you the Stables.");
    EXPECT_EQ(told(event(0, Threats{{Role::thief, Role::king}}), Lang::en, Role::king),
              "You are the King: Ann threatens you. You will pay half of your gold, or risk all.");
    for (const Event& blow :
         {event(1, Robbed{Amount::of(257), 0}),
          event(1, EventKind::bewitched, RoleTold{Role::king}),
          event(0, Spied{1, Type::trade, 1, 1}), event(0, EventKind::swapped_hands, SeatTold{1}),
          event(0, EventKind::looked, SeatTold{1}), event(0, EventKind::card_moved, SeatTold{1}),
          event(0, CrownMoved{1, Tribute::gold, false}), event(0, EventKind::tithe, SeatTold{1}),
          event(0, Helped{1, 1}), event(0, EventKind::confiscated, UnderWarrant{tavern, 1}),
          event(0, ThreatShown{Role::king, true, 1})})
        for (const Lang lang : {Lang::en, Lang::fr}) {
            const auto text = told(blow, lang);
            EXPECT_TRUE(text.ends_with('.')) << text;
            EXPECT_THAT(text,
                        testing::ContainsRegex(lang == Lang::en ? "[Yy]ou" : "vo(us|tre)|vôtre"));
        }
    constexpr RoleTold king{Role::king};
    for (const Event& blow : {event(0, EventKind::killed, king), event(0, EventKind::witched, king),
                              event(0, EventKind::stole_from, king),
                              event(0, Warrants{{Role::king, Role::bishop, Role::merchant}}),
                              event(0, Threats{{Role::king, Role::bishop}})})
        for (const Lang lang : {Lang::en, Lang::fr})
            EXPECT_THAT(told(blow, lang, Role::king), HasSubstr(lang == Lang::en ? "you" : "vous"));
}

}  // namespace
}  // namespace agora::citadels
