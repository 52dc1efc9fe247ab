// What the specification of the game says and other tests show only in passing: the wheel, the
// order of values, optional effects, and what those who look on follow.
#include "games/royalmatch/testing/position.hpp"
#include "games/royalmatch/text.hpp"

namespace agora::royalmatch {
namespace {

constexpr std::array all_suits = {Suit::hearts, Suit::diamonds, Suit::clubs, Suit::spades};
constexpr auto spectator = Viewer::spectator();

const std::vector<std::string> names = {"Ann", "Bob", "Cid", "Dan"};

std::string drawn(const State& state, Viewer viewer) {
    TerminalStyle style;
    style.names = names;
    return RoyalMatch::draw(RoyalMatch::view(state, viewer), style, Part::table);
}
bool shows(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

TEST(RoyalMatchSpecification, TheWheelNamesAnySuitAtTheBeginningOfEveryRound) {
    for (int seats = 2; seats <= 4; ++seats)
        for (const Suit suit : all_suits) {
            Play game(*RoyalMatch::start({}, seats));
            ASSERT_EQ(game.state.phase, Phase::wheel) << "before anything is dealt";
            EXPECT_EQ(RoyalMatch::luck(game.state).among.size(), 4U);
            game.luck(static_cast<Item>(index(suit)));
            EXPECT_EQ(game.state.strong, suit);
            EXPECT_EQ(suit_rank(suit, suit), 3) << "it beats all";
            EXPECT_EQ(suit_rank(suit, opposite(suit)), 0) << "its opposite loses to all";
            EXPECT_EQ(game.told(EventKind::wheel_spun), 1);
        }
    Play last({.players = {{"AH"}, {"2C"}}, .turn = 13});
    last.trick({plain("AH"), plain("2C")});
    ASSERT_EQ(last.state.phase, Phase::wheel) << "the next round begins";
    EXPECT_EQ(RoyalMatch::luck(last.state).among.size(), 4U);
}

TEST(RoyalMatchSpecification, ValuesGoFromTwoToAce) {
    const std::vector<std::string> values = {"2", "3",  "4", "5", "6", "7", "8",
                                             "9", "10", "J", "Q", "K", "A"};
    for (std::size_t i = 0; i + 1 < values.size(); ++i) {
        const std::string low = values[i] + "H";       // of the strong suit
        const std::string high = values[i + 1] + "S";  // of the weak one
        Play game({.players = {{low}, {high}}});
        game.trick({plain(low), plain(high)});
        EXPECT_EQ(winner_of(game.state, 2), 1) << high << " beats " << low;
    }
}

TEST(RoyalMatchSpecification, EveryCardIsPlayedWithItsEffectOrWithout) {
    for (Card each = 0; each < card_count; ++each) {
        const std::string name = show(only(each));
        std::vector<std::string> rest;
        for (const std::string text : {"7H", "3D", "5D", "9C"})
            if (card(text) != each) rest.push_back(text);
        const std::string own = name + " " + rest[0];
        const std::string theirs = rest[1] + " " + rest[2];
        Play game({.players = {{own}, {theirs}}, .turn = 5});
        RoyalMatch::Actions legal;
        RoyalMatch::legal(game.state, 0, legal);
        EXPECT_TRUE(legal.contains(play(each))) << name;
        Action with = play(each);
        for (const Action action : legal)
            if (card_of(action) == each && played_of(action).activated()) with = action;
        ASSERT_NE(with, play(each)) << name << " has no effect to activate";
        for (const bool activates : {false, true}) {
            Play after = game;
            after.act(0, activates ? with : play(each));
            after.act(1, plain(rest[1]));
            EXPECT_EQ(after.told(EventKind::won_trick), 1) << name;
            EXPECT_EQ(after.state.seals[0] < game.state.seals[0], activates) << name;
            after.settle();
            EXPECT_EQ(after.state.turn, 6) << name;
            EXPECT_EQ(after.told(EventKind::resolving), activates ? 1 : 0)
                << name << ": in the next turn, or never";
        }
    }
}

TEST(RoyalMatchSpecification, SpectatorsFollowTheWheelTheCardsAndTheTricks) {
    Play spun(*RoyalMatch::start({}, 2));
    spun.luck(static_cast<Item>(index(Suit::clubs)));
    EXPECT_EQ(RoyalMatch::view(spun.state, spectator).table.strong, Suit::clubs);
    for (const Event& event : spun.events.list())
        if (event.what == static_cast<std::uint8_t>(EventKind::wheel_spun)) {
            EXPECT_TRUE(event.to.includes(spectator));
        }
    spun.settle();
    EXPECT_TRUE(shows(drawn(spun.state, spectator), "Suits: ♣ clubs STRONG > ♠ spades"));

    Play game({.players = {{"6S KD"}, {"9S 8D"}, {"AC 5D"}}});
    game.act(0, plain("6S")).act(2, plain("AC"));
    EXPECT_FALSE(shows(drawn(game.state, spectator), "A♣")) << "not before all have chosen";
    game.act(1, plain("9S"));
    const View view = RoyalMatch::view(game.state, spectator);
    for (const auto& [seat, text] : {std::pair{0, "6S"}, {1, "9S"}, {2, "AC"}})
        EXPECT_EQ(recorded(view.table, 2, static_cast<Seat>(seat)).card(), card(text));
    EXPECT_EQ(winner_of(view.table, 2), 2);
    for (const Event& event : game.events.list())
        if (event.what == static_cast<std::uint8_t>(EventKind::revealed) ||
            event.what == static_cast<std::uint8_t>(EventKind::won_trick)) {
            EXPECT_TRUE(event.to.includes(spectator));
        }
    game.settle();
    const std::string table = drawn(game.state, spectator);
    EXPECT_TRUE(shows(table, "Trick 2: won by Cid A♣, Bob 9♠, Ann 6♠")) << table;
    EXPECT_FALSE(shows(table, "K♦")) << "a card in a hand\n" << table;
}

}  // namespace
}  // namespace agora::royalmatch
