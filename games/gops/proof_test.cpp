#include "games/gops/rules.hpp"
#include "kit/prove.hpp"

AGORA_PROVE_GAME(Gops, agora::gops::Gops);

namespace agora::gops {
namespace {

Gops::View first_view() {
    auto state = *Gops::start({5}, 2);
    Silence silence;
    Gops::apply_outcome(state, 2, silence);
    return Gops::view(state, Seat{0});
}

TEST(GopsWords, ABidIsReadInBothLanguagesAndAlone) {
    const auto view = first_view();
    for (const auto text : {"bid 4", "Bid4", "miser 4", "mise 4", "misez 4", "4", "bid bid 4"}) {
        const auto line = Gops::read(view, text, Lang::fr);
        ASSERT_TRUE(line) << text;
        EXPECT_EQ(Gops::write(view, (*line)[0]), "bid 4") << text;
        EXPECT_EQ(Gops::write(view, (*line)[0], Lang::fr), "miser 4") << text;
    }
    for (const auto text : {"bid 6", "bid 0", "bid", "bid 1 2", "bid -4", "give 4"})
        EXPECT_FALSE(Gops::read(view, text, Lang::en)) << text;
    EXPECT_EQ(Gops::read(view, "donner 4", Lang::fr).error().message,
              "Commande inconnue «\u00A0donner\u00A0». Tapez miser suivi de : 1 2 3 4 5 ; aide, "
              "quitter");
    EXPECT_EQ(Gops::read(view, "bid 99", Lang::en).error().message,
              "You cannot choose \"99\" now. Type bid followed by one of: 1 2 3 4 5; help, quit");
    EXPECT_EQ(Gops::read(view, "4 5", Lang::en).error().message,
              "There is something too much: \"5\". Type bid followed by one of: 1 2 3 4 5; help, "
              "quit");
}

// What the table shows is not told as well.
TEST(GopsWords, ThePrizeAndWhoHasChosenAreSaidOnce) {
    auto state = *Gops::start({5}, 2);
    Events events;
    Gops::apply_outcome(state, 2, events);
    Gops::apply(state, 1, static_cast<Gops::Action>(4), events);
    for (const auto& event : events.list()) EXPECT_EQ(Gops::tell(event, TerminalStyle{}), "");
    const auto drawn = Gops::draw(Gops::view(state, Seat{0}), TerminalStyle{}, Part::table);
    EXPECT_TRUE(drawn.contains("Prize: 3")) << drawn;
    EXPECT_TRUE(drawn.contains("has chosen")) << drawn;
}

TEST(GopsEvents, APrizeAndATieAreNobodys) {
    auto state = *Gops::start({5}, 2);
    Events events;
    Gops::apply_outcome(state, 2, events);
    for (const Seat seat : {Seat{0}, Seat{1}})
        Gops::apply(state, seat, static_cast<Gops::Action>(4), events);
    for (const auto& event : {events.list().front(), events.list().back()})
        EXPECT_EQ(event.seat, nobody) << Gops::event_name(event);
    EXPECT_EQ(Gops::tell(events.list().back(), TerminalStyle{}), "A tie: nobody wins 3.");
}

TEST(GopsWords, TheRulesSayHowItIsScoredWhenItEndsAndWhatToType) {
    for (const auto words : {"points", "tie", "ends the game", "bid 7", "help", "quit"})
        EXPECT_TRUE(Gops::manual(Lang::en).contains(words)) << words;
    EXPECT_TRUE(Gops::manual(Lang::fr).contains("miser 7"));
}

TEST(GopsWords, AVerbAloneAsksForTheCard) {
    EXPECT_EQ(Gops::question(first_view(), "bid", Lang::en), "Which card? 1 2 3 4 5");
    EXPECT_EQ(Gops::question(first_view(), "miser", Lang::fr), "Quelle carte ? 1 2 3 4 5");
    EXPECT_EQ(Gops::question(first_view(), "bid 9", Lang::en), "");
}

TEST(GopsWords, TheGreetingHasTheNumbersOfTheTable) {
    EXPECT_EQ(Gops::pitch({5}, 2, Lang::en),
              "Bid your 5 cards for the prizes 1 to 5, all at once and in secret.");
}

}  // namespace
}  // namespace agora::gops
