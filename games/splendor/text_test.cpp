// What is typed and what is answered.
#include "games/splendor/text.hpp"

#include "games/splendor/testing/position.hpp"
#include "kit/setups.hpp"

#include <gmock/gmock.h>

#include <set>

namespace agora::splendor {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

constexpr unsigned W = 1, G = 4, R = 8, O = 16;  // bits of a take

View seen_by_player(const State& state) { return Splendor::view(state, state.table.turn); }

// The one decision that a line means; the refusal fails the test.
Action means(const State& state, std::string_view text) {
    const auto line = Splendor::read(seen_by_player(state), text, Lang::en);
    if (line && line->size() == 1) return (*line)[0];
    ADD_FAILURE() << text << ": " << (line ? "several decisions" : line.error().message);
    return pass();
}

// The answer to a line that must be refused.
std::string answer(const State& state, std::string_view text, Lang lang = Lang::en) {
    const auto line = Splendor::read(seen_by_player(state), text, lang);
    return line ? "accepted" : line.error().message;
}

// The bank of the first console version's example: W2 R4 G0 O3 B1 E4.
State example() {
    return Position{.rules = "console",
                    .players = {{}, {.gems = {3, 4, 0, 1, 0}}, {.gems = {0, 0, 5, 0, 2}}}}
        .state();
}

const Position over_the_limit = {
    .rules = "official", .players = {{.gems = {3, 3, 3, 0, 0, 1}}, {.gems = {0, 1, 0, 0, 0}}}};

// Of the three nobles on the board, the first and the second come; the third needs green.
State nobles_come() {
    Play play(Position{
        .players = {{.bonus = {4, 4, 0, 4, 3}}, {}},
        .grid = {costing(0, 0, 0, 2, 1)},
        .nobles = {needing(4, 4, 0, 0, 0), needing(3, 3, 0, 0, 3), needing(0, 0, 4, 4, 0)}});
    play.act(take(W | G | R));
    return play.state;
}

TEST(SplendorWords, TheExamplesOfTheFirstConsole) {
    const State state = example();
    ASSERT_EQ(state.table.bank, Gems(2, 1, 0, 4, 3, 4));
    EXPECT_EQ(answer(state, "take W W"), "Not enough gems for double picking. Please try again");
    EXPECT_EQ(answer(state, "take G O B"), "One or more gems is empty. Please try again");
    EXPECT_EQ(answer(state, "take O B E"), "Can't take gold gems. Please try again");
    EXPECT_EQ(answer(state, "take J B E"), "Error, wrong gems code. Please try again");
    EXPECT_EQ(means(state, "take R R"), take_pair(Colour::red));
    EXPECT_EQ(means(state, "take W R O"), take(W | R | O));
    EXPECT_EQ(answer(state, "buy 111"), "Card does not exist. Please try again");
    EXPECT_EQ(answer(state, "buy 1221"), "Card does not exist. Please try again");
    EXPECT_EQ(answer(state, "buy 1"), "Insufficient gems. Please try again");

    Play play(state);
    play.act(means(play.state, "reserve 9")).settle();
    for (const auto* deck : {"reserve tier1", "reserve tier2"}) {
        play.state.table.turn = 0;  // the others do not matter here
        play.act(means(play.state, deck)).settle();
    }
    play.state.table.turn = 0;
    EXPECT_EQ(answer(play.state, "reserve tier3"),
              "Can not reserve more than 3 cards. Please try again");
    EXPECT_EQ(answer(play.state, "reserve a1"),
              "Can not reserve more than 3 cards. Please try again");
}

TEST(SplendorWords, AWrongLetterIsNamedBeforeGoldAndGoldBeforeAnEmptyPile) {
    const State state = example();
    EXPECT_EQ(answer(state, "take E J"), "Error, wrong gems code. Please try again");
    EXPECT_EQ(answer(state, "take 2 R"), "Error, wrong gems code. Please try again");
    EXPECT_EQ(answer(state, "take G G E"), "Can't take gold gems. Please try again");
    EXPECT_EQ(answer(state, "take G G"), "Not enough gems for double picking. Please try again");
}

TEST(SplendorWords, SPL_10_FewerGemsOnlyWhenFewerColoursRemain) {
    const State three = example();
    EXPECT_THAT(answer(three, "take W"), StartsWith("You must take 3 different gems"));
    EXPECT_THAT(answer(three, "take W R"), StartsWith("You must take 3 different gems"));
    EXPECT_THAT(answer(three, "take W W R"),
                StartsWith("You may take 3 different gems or 2 alike"));
    EXPECT_THAT(answer(three, "take W R O B"), StartsWith("You may take 3 different gems"));
    EXPECT_THAT(answer(three, "take"), StartsWith("Say which gems"));

    const State two =
        Position{.players = {{}, {.gems = {4, 4, 0, 0, 0}}, {.gems = {1, 1, 5, 0, 2}}}}.state();
    EXPECT_THAT(answer(two, "take R"), StartsWith("You must take a gem of both colours"));
    EXPECT_EQ(means(two, "take O R"), take(R | O));
}

TEST(SplendorWords, SPL_11_TheLimitOfTenIsThatOfTheRules) {
    const auto holding = [](int blue, std::string_view rules) {
        return Position{.rules = rules, .players = {{.gems = {0, blue, 2, 2, 2}}, {}, {}, {}}}
            .state();
    };
    EXPECT_THAT(answer(holding(4, "agora"), "take W R O"), StartsWith("You hold 10 gems"));
    EXPECT_EQ(means(holding(4, "official"), "take W R O"), take(W | R | O));
    EXPECT_THAT(answer(holding(4, "console"), "take W R O"), StartsWith("You hold 10 gems"));
    EXPECT_EQ(means(holding(3, "agora"), "take W R O"), take(W | R | O));
    EXPECT_THAT(answer(holding(3, "agora"), "take W W"),
                StartsWith("Taking 2 gems would bring you to 11, 10 is the most"));
    EXPECT_EQ(means(holding(3, "official"), "take W W"), take_pair(Colour::white));
    EXPECT_THAT(answer(holding(2, "console"), "take W R O"),
                StartsWith("Taking 3 gems would bring you to 11"));
    EXPECT_EQ(means(holding(2, "console"), "take W W"), take_pair(Colour::white));
}

TEST(SplendorWords, CardsGoByNameAndByNumber) {
    const State state = Position{}.state();
    const auto& grid = state.table.grid;
    for (int place = 0; place < grid_places; ++place) {
        const auto card = grid.at(static_cast<std::size_t>(place));
        EXPECT_EQ(means(state, "reserve " + place_name(place)), reserve(card));
        EXPECT_EQ(means(state, "reserve " + std::to_string(place + 1)), reserve(card));
    }
    for (int level = 0; level < 3; ++level)
        EXPECT_EQ(means(state, "reserve tier" + std::to_string(level + 1)), reserve_top(level));
    for (const auto* wrong : {"0", "13", "a0", "a5", "d1", "b", "1b2", "c33", "99999999999", "?"})
        EXPECT_THAT(answer(state, std::string("buy ") + wrong), EndsWith("Please try again"));
    EXPECT_EQ(answer(state, "reserve d1"), "Card does not exist. Please try again");
    EXPECT_THAT(answer(state, "reserve tier4"), StartsWith("Deck does not exist"));
    EXPECT_THAT(answer(state, "buy tier1"), StartsWith("A card of a deck can only be reserved"));
    EXPECT_THAT(answer(state, "reserve 1 2"), StartsWith("There is something too much: \"2\""));
    EXPECT_THAT(answer(state, "reserve"), StartsWith("Say which card"));
    EXPECT_THAT(answer(state, "buy"), StartsWith("There is no card on the table that you can pay"));
}

TEST(SplendorWords, SPL_17_AnEmptyPlaceAndAnEmptyDeckAreNamed) {
    auto bought = level_but(3, {70, 71, 72});
    const State state =
        Position{.target = 30, .players = {{}, {.bought = bought}}, .grid = {70, 71, 72}}.state();
    EXPECT_EQ(answer(state, "buy c4"), "There is no card at c4 any more. Please try again");
    EXPECT_EQ(answer(state, "reserve 12"), "There is no card at c4 any more. Please try again");
    EXPECT_EQ(answer(state, "reserve tier3"), "The deck tier3 is empty. Please try again");
    EXPECT_EQ(means(state, "reserve c3"), reserve(72));
}

TEST(SplendorWords, BlanksCommasCapitalsAndStuckLettersDoNoHarm) {
    const State state = Position{.players = {{.gems = {1, 1, 1, 0, 1}}, {}},
                                 .grid = {costing(0, 1, 1, 1, 1), costing(0, 0, 3, 2, 2)}}
                            .state();
    for (const auto* text : {"take R G O", "TAKE r g o", "  take\tR  G\r O \n", "take RGO",
                             "take R,G,O", "take R, G, O,"})
        EXPECT_EQ(means(state, text), take(R | G | O)) << text;
    for (const auto* text : {"reserve b1", "reserve B1", "reserve b 1", "Reserve5", "reserve 05"})
        EXPECT_EQ(means(state, text), reserve(state.table.grid[4])) << text;
    EXPECT_EQ(means(state, "reserve tier 2"), reserve_top(1));
    EXPECT_EQ(means(state, std::string(100'000, ' ') + "take R G O"), take(R | G | O));
}

TEST(SplendorWords, SPL_15_APaymentIsWrittenOutOrPaysGoldLast) {
    const CardId card = costing(0, 0, 3, 2, 2);  // of which the player has 1 G as a bonus
    const State state = Position{
        .players = {{.gems = {1, 0, 2, 1, 2, 3}, .bonus = {0, 0, 1, 0, 0}}, {}},
        .grid = {card}}.state();
    EXPECT_EQ(means(state, "buy b1"), buy(card));
    EXPECT_EQ(means(state, "buy b1 with G G R O O E"), buy(card));
    EXPECT_EQ(means(state, "buy 5 with e g r o o e"), buy(card, Gems{0, 0, 1, 0, 0}));
    EXPECT_EQ(means(state, "buy b1 with GREEOO"), buy(card, Gems{0, 0, 1, 0, 0}));
    EXPECT_EQ(Splendor::write(seen_by_player(state), buy(card)), "buy b1");
    EXPECT_EQ(Splendor::write(seen_by_player(state), buy(card, Gems{0, 0, 1, 0, 0})),
              "buy b1 with G R O O E E");
    EXPECT_EQ(answer(state, "buy b1 with G G R O O"),
              "You pay too little, the price is 2G 2R 2O. Please try again");
    EXPECT_EQ(answer(state, "buy b1 with"),
              "You pay too little, the price is 2G 2R 2O. Please try again");
    EXPECT_EQ(answer(state, "buy b1 with G G R O O E E"),
              "You pay too much, the price is 2G 2R 2O. Please try again");
    EXPECT_EQ(answer(state, "buy b1 with W G R O O E"),
              "1W can't be used, the price is 2G 2R 2O. Please try again");
    EXPECT_EQ(answer(state, "buy b1 with G G R R O O"),
              "You do not hold these gems: 1R. Please try again");
    EXPECT_EQ(answer(state, "buy b1 with X"), "Error, wrong gems code. Please try again");
    EXPECT_THAT(answer(state, "buy b1 for nothing"), StartsWith("There is something too much"));
}

TEST(SplendorWords, SPL_13_PayNamesOnesOwnReservedCards) {
    const CardId cheap = costing(0, 0, 0, 2, 1);
    const CardId dear = costing(0, 0, 0, 7, 0);
    const State state = Position{
        .players = {
            {.gems = {0, 0, 0, 2, 1}, .reserved = {Reserved::open(dear), Reserved::secret(cheap)}},
            {}}}.state();
    EXPECT_EQ(means(state, "pay 2"), buy(cheap));
    EXPECT_EQ(means(state, "pay 2 with R R O"), buy(cheap));
    EXPECT_EQ(Splendor::write(seen_by_player(state), buy(cheap)), "pay 2");
    EXPECT_EQ(answer(state, "pay 1"), "Insufficient gems. Please try again");
    EXPECT_EQ(answer(state, "pay 3"), "You have 2 reserved cards only. Please try again");
    EXPECT_EQ(answer(state, "pay 0"), "You have 2 reserved cards only. Please try again");
    EXPECT_THAT(answer(state, "pay a1"), StartsWith("Say which of your reserved cards"));
    EXPECT_EQ(answer(Position{}.state(), "pay 1"), "You have no reserved card. Please try again");
    // Nothing is advised that cannot be done.
    for (const bool two : {false, true}) {
        std::vector<Reserved> cards = {Reserved::open(dear)};
        if (two) cards.push_back(Reserved::secret(cheap));
        const State poor = Position{.players = {{.reserved = cards}, {}}}.state();
        EXPECT_EQ(Splendor::question(seen_by_player(poor), "pay", Lang::en), "");
        EXPECT_EQ(answer(poor, "pay"),
                  two ? "You cannot pay any of your reserved cards yet. Please try again"
                      : "You cannot pay your reserved card yet. Please try again");
    }
}

TEST(SplendorWords, SPL_02_GemsAreReturnedInOneLineOrSeveral) {
    Play play(over_the_limit);
    EXPECT_EQ(answer(play.state, "return W"),
              "You hold 10 gems, and only those beyond 10 are returned. Please try again");
    EXPECT_EQ(answer(Position{}.state(), "return W"),
              "You have no gems to return. Please try again");
    play.act(take(W | R | O));
    ASSERT_EQ(play.state.table.phase, Phase::give_back);
    const auto line = Splendor::read(seen_by_player(play.state), "return w E w", Lang::en);
    ASSERT_TRUE(line) << line.error().message;
    ASSERT_EQ(line->size(), 3U);
    EXPECT_EQ(means(play.state, "return O"), give_back(Colour::onyx));
    EXPECT_EQ(answer(play.state, "take W R O"),
              "You must return 3 gems first. Type return and the letters. Please try again");
    EXPECT_EQ(answer(play.state, "return R R"), "You do not hold these gems: 1R. Please try again");
    EXPECT_EQ(answer(play.state, "return W W B B"),
              "You must return 3 gems only. Please try again");
    EXPECT_EQ(answer(play.state, "return"),
              "Say which gems you return, such as return W E. Please try again");
    EXPECT_EQ(answer(play.state, "return X"), "Error, wrong gems code. Please try again");
    for (const auto action : *line) play.act(action);
    EXPECT_EQ(play.state.table.gems[0], Gems(2, 3, 3, 1, 1, 0));
    EXPECT_EQ(play.state.table.turn, 1);
}

TEST(SplendorWords, SPL_24_ANobleIsChosenByItsNumberOnTheBoard) {
    EXPECT_THAT(answer(Position{}.state(), "noble 1"), StartsWith("There is no noble to choose"));
    const State state = nobles_come();
    ASSERT_EQ(state.table.phase, Phase::choose_noble);
    EXPECT_EQ(means(state, "noble 1"), choose_noble(needing(4, 4, 0, 0, 0)));
    EXPECT_EQ(means(state, "noble 2"), choose_noble(needing(3, 3, 0, 0, 3)));
    EXPECT_EQ(Splendor::write(seen_by_player(state), choose_noble(needing(3, 3, 0, 0, 3))),
              "noble 2");
    EXPECT_EQ(
        answer(state, "noble 3"),
        "That noble does not come to you. You may choose noble 1 or noble 2. Please try again");
    EXPECT_EQ(answer(state, "noble 4"),
              "Noble does not exist. You may choose noble 1 or noble 2. Please try again");
    EXPECT_EQ(answer(state, "pass"),
              "You must choose a noble first. You may choose noble 1 or noble 2. Please try again");
}

TEST(SplendorWords, SPL_26_PassingIsForThoseWhoCanDoNothing) {
    EXPECT_EQ(answer(Position{}.state(), "pass"),
              "You can only pass when nothing else is possible. Please try again");
    // Ten gems and three cards in hand, none of which can be paid, and the same on the table.
    const State stuck =
        Position{
            .players = {{.gems = {2, 2, 2, 2, 2},
                         .reserved = {Reserved::open(69), Reserved::open(68), Reserved::open(63)}},
                        {},
                        {}},
            .grid = {5, 7, 8, 15, 51, 57, 54, 48, 71, 73, 76, 77}}
            .state();
    EXPECT_EQ(means(stuck, "pass"), pass());
    EXPECT_THAT(answer(stuck, "pass please"),
                StartsWith("There is something too much: \"please\""));
}

TEST(SplendorWords, OnlyTheOneOnTurnMayType) {
    const State state = Position{}.state();
    for (const Viewer viewer : {Viewer::spectator(), Viewer(Seat{1})}) {
        const auto view = Splendor::view(state, viewer);
        EXPECT_EQ(Splendor::read(view, "take R G O", Lang::en).error().message,
                  "It is not your turn. Please wait");
        EXPECT_EQ(Splendor::read(view, "take R G O", Lang::fr).error().message,
                  "Ce n'est pas votre tour. Veuillez patienter.");
    }
    State over = state;
    over.table.phase = Phase::over;
    EXPECT_EQ(answer(over, "pass"), "The game is over");
}

TEST(SplendorWords, JunkIsRefusedShortly) {
    const State state = Position{}.state();
    EXPECT_EQ(
        answer(state, "jump\x1b[2J over"),
        "Unknown command \"jump?[2J\", there are take, reserve, buy, pay, return, noble, pass,"
        " help, quit. Please try again");
    EXPECT_THAT(answer(state, ""), StartsWith("Type one of take"));
    constexpr std::array starts = {"", "take ", "", "buy ", "", "pay ", "", "reserve "};
    Random random(1);
    for (std::size_t i = 0; i < 3000; ++i) {
        std::string text = starts[i % starts.size()];
        const auto length = random.below(i % 100 == 0 ? 100'000 : 30);
        for (unsigned j = 0; j < length; ++j) text += static_cast<char>(random.below(256));
        for (const Lang lang : {Lang::en, Lang::fr}) {
            const auto line = Splendor::read(seen_by_player(state), text, lang);
            EXPECT_LT(line ? 0U : line.error().message.size(), 200U);
        }
    }
    for (const char c : {'x', 'R', '1', ',', '\0'})
        EXPECT_NE(answer(state, "take " + std::string(1'000'000, c)), "accepted");
}

TEST(SplendorWords, EachRefusalExistsInFrench) {
    const auto stuck = example();
    const auto check = [](const State& state, std::initializer_list<const char*> lines) {
        for (const auto* text : lines) {
            const auto en = answer(state, text);
            const auto fr = answer(state, text, Lang::fr);
            EXPECT_THAT(en, EndsWith(". Please try again")) << text;
            EXPECT_THAT(fr, EndsWith(". Veuillez réessayer.")) << text;
        }
    };
    check(stuck, {"",           "hop",        "take",          "take J",      "take E", "take W W",
                  "take G R O", "take W R R", "take W R",      "buy",         "buy 99", "buy 1",
                  "buy tier1",  "reserve",    "reserve tier9", "reserve 1 2", "pay",    "pay 1",
                  "return W",   "noble 1",    "pass"});
    check(nobles_come(), {"take R G O", "noble", "noble 3", "noble 9"});
    Play play(over_the_limit);
    play.act(take(W | R | O));
    check(play.state, {"pass", "return", "return R R", "return W W B B", "return ?"});
    EXPECT_EQ(answer(stuck, "buy 111", Lang::fr), "Cette carte n'existe pas. Veuillez réessayer.");
}

// All that can be said: every way to take, reserve, choose and pass, and every payment.
std::set<std::string> everything_one_can_type(const Table& table) {
    std::set<std::string> lines = {"pass"};
    const std::string letters(colour_letters);
    for (const char a : letters) {
        lines.insert({std::string("take ") + a, std::string("return ") + a});
        for (const char b : letters) {
            lines.insert(std::string("take ") + a + b);
            for (const char c : letters) lines.insert(std::string("take ") + a + b + c);
        }
    }
    std::vector<std::string> payments = {""};
    for (const auto colour : colours) {
        const auto before = payments;
        for (int count = 1; count <= table.gems[table.turn][colour]; ++count)
            for (const auto& payment : before)
                payments.push_back(payment +
                                   std::string(static_cast<std::size_t>(count), letter(colour)));
    }
    for (int i = 0; i < grid_places; ++i) {
        lines.insert({"reserve " + place_name(i), "buy " + place_name(i)});
        for (const auto& payment : payments)
            lines.insert("buy " + place_name(i) + " with " + payment);
    }
    for (int i = 1; i <= 5; ++i) {
        lines.insert({"reserve tier" + std::to_string(i), "noble " + std::to_string(i)});
        for (const auto& payment : payments)
            lines.insert(
                {"pay " + std::to_string(i), "pay " + std::to_string(i) + " with " + payment});
    }
    return lines;
}

TEST(SplendorWords, WhatCanBeTypedIsWhatIsLegal) {
    Random random(7);
    for (const auto& setup : kit::all_setups<Splendor>()) {
        kit::play_randomly<Splendor>(
            setup, 11, [](const State&) {},
            [&](const State& state, Seat seat, const Splendor::Actions& legal) {
                const auto view = Splendor::view(state, seat);
                for (const auto action : legal)
                    EXPECT_EQ(means(state, Splendor::write(view, action)), action);
                if (random.below(15) != 0) return;
                std::set<Action> accepted;
                for (const auto& text : everything_one_can_type(state.table))
                    if (const auto line = Splendor::read(view, text, Lang::en))
                        accepted.insert(line->begin(), line->end());
                EXPECT_EQ(accepted, std::set<Action>(legal.begin(), legal.end())) << show(state);
            },
            [](const State&) {});
    }
}

TEST(SplendorWords, EveryEventIsToldInBothLanguages) {
    const std::vector<std::string> names = {"Ann", "Bob"};
    TerminalStyle en{.names = names};
    TerminalStyle fr{.lang = Lang::fr, .names = names};
    const auto told = [&](const Event& e) { return Splendor::tell(e, en); };
    EXPECT_EQ(told(event(0, EventKind::took, SomeGems::of({0, 0, 1, 1, 1}))), "Ann takes G R O.");
    EXPECT_EQ(told(event(1, EventKind::reserved_unseen, OfLevel{1, true})),
              "Bob reserves a level 2 card unseen and takes a gold gem.");
    EXPECT_EQ(told(event(1, EventKind::drew, WhichCard{56})),
              "You drew: level 2 card (Gems: G, Prestige: 2, Price: 4W 2B 1O).");
    EXPECT_EQ(told(event(0, Bought{SomeGems::of({2, 0, 0, 0, 0, 1}), 30, false})),
              "Ann buys a level 1 card (Gems: R, Prestige: 0, Price: 3W) for W W E.");
    EXPECT_EQ(told(event(0, EventKind::noble_came, WhichNoble{7})),
              "Mary Stuart visits Ann (Prestige: 3).");
    const auto both = [&](const Event& e) {
        return Splendor::tell(e, en) + "|" + Splendor::tell(e, fr);
    };
    EXPECT_EQ(both(event(0, Bought{SomeGems::of({}), 30, true})),
              "Ann buys a reserved level 1 card (Gems: R, Prestige: 0, Price: 3W) for nothing.|"
              "Ann achète une carte de niveau 1 (Gemmes : R, Prestige : 0, Prix : 3W) de sa "
              "réserve sans rien payer.");
    EXPECT_EQ(both(event(1, EventKind::reserved_hidden, OfLevel{0, true})),
              "Bob reserves a level 1 card of the table, face down, and takes a gold gem.|"
              "Bob réserve une carte de niveau 1 de la table, face cachée, et prend une gemme "
              "d'or.");
    EXPECT_EQ(both(event(1, EventKind::reserved_hidden, OfLevel{2, false})),
              "Bob reserves a level 3 card of the table, face down.|"
              "Bob réserve une carte de niveau 3 de la table, face cachée.");
    std::set<std::string_view> ids;
    for (int what = 0; what <= static_cast<int>(EventKind::reserved_hidden); ++what) {
        const auto e = event(1, static_cast<EventKind>(what));
        ids.insert(Splendor::event_name(e));
        if (static_cast<EventKind>(what) == EventKind::ended) {  // the table says so
            EXPECT_EQ(both(e), "|");
            continue;
        }
        EXPECT_THAT(Splendor::tell(e, en), EndsWith("."));
        EXPECT_THAT(Splendor::tell(e, fr), EndsWith("."));
        EXPECT_NE(Splendor::tell(e, en), Splendor::tell(e, fr));
    }
    EXPECT_EQ(ids.size(), 14U);
    EXPECT_EQ(Splendor::event_name(event(0, EventKind::took)), "took");
}

TEST(SplendorWords, OutcomesHaveTheNumbersThatPeopleSee) {
    State state = *Splendor::start(preset("agora"), 3);
    EXPECT_EQ(Splendor::write_outcome(state, 0), "first 0");
    state.table.phase = Phase::draw_noble;
    EXPECT_EQ(Splendor::write_outcome(state, 3), "noble 4");
    for (const auto phase : {Phase::deal, Phase::refill, Phase::draw_unseen}) {
        state.table.phase = phase;
        EXPECT_EQ(Splendor::write_outcome(state, 56), "card 57");
    }
}

TEST(SplendorWords, ThePageAndTheCommandsFitTheTerminal) {
    for (const Lang lang : {Lang::en, Lang::fr}) {
        for (const auto& text :
             {Splendor::manual(lang), Splendor::commands(lang),
              Splendor::manual(preset("stb"), 3, lang), Splendor::manual(preset("agora"), 2, lang),
              Splendor::manual(preset("console"), 4, lang)}) {
            std::size_t begin = 0;
            for (auto end = text.find('\n'); end != std::string::npos;
                 end = text.find('\n', begin)) {
                EXPECT_LE(columns(std::string_view(text).substr(begin, end - begin)), 78);
                begin = end + 1;
            }
            EXPECT_EQ(begin, text.size()) << "ends with a line";
            for (const auto verb : {Verb::take, Verb::reserve, Verb::buy, Verb::pay,
                                    Verb::give_back, Verb::noble, Verb::pass})
                EXPECT_THAT(text, HasSubstr(std::string(verb_name(verb, lang))));
        }
    }
    EXPECT_THAT(Splendor::manual(Lang::en), StartsWith("WELCOME TO SPLENDOR"));
}

TEST(SplendorManual, ThePageIsThatOfTheFirstConsole) {
    const auto text = Splendor::manual(Lang::en);
    for (const auto* part :
         {"WELCOME TO SPLENDOR", "https://www.spacecowboys.fr/splendor", "Game Objective:",
          "Winner:", "Game Units:", "How to play:", "Gameplay Commands:", "1. take", "2. buy",
          "3. reserve", "4. pay", "5. quit", "Res 1 (...)", "typing help"})
        EXPECT_THAT(text, HasSubstr(part));
    EXPECT_THAT(text, EndsWith("--Please scroll up to read more--\n"));
    const auto french = Splendor::manual(Lang::fr);
    for (const auto* part : {"5. quitter", "aide rappelle ces commandes"})
        EXPECT_THAT(french, HasSubstr(part));
    EXPECT_THAT(french, EndsWith("-- Remontez pour lire le début --\n"));
}

TEST(SplendorManual, HasTheNumbersOfTheTable) {
    Options options = preset("stb");
    options.target = 10;
    options.gold = 3;
    std::string text = Splendor::manual(options, 3, Lang::en);
    for (auto at = text.find("\n    "); at != std::string::npos; at = text.find("\n    "))
        text.replace(at, 5, " ");  // sentences go on in the next line
    for (const auto* part :
         {"This table: 3 players, 4 nobles, 5 gems of each colour, 3 gold.",
          "when a player has 10 prestige points", "you take two or one",
          "A reserved card is seen by its owner alone", "only gem left of a pile"})
        EXPECT_THAT(text, HasSubstr(part));
    EXPECT_THAT(text, testing::Not(HasSubstr("15")));
    EXPECT_THAT(Splendor::manual(options, 2, Lang::fr),
                HasSubstr("Cette table : 2 joueurs, 3 nobles, 4 gemmes par couleur, 3 d'or."));
    for (const Lang lang : {Lang::en, Lang::fr}) {
        EXPECT_EQ(Splendor::pitch(preset("agora"), 2, lang), Splendor::about.pitch.in(lang));
        EXPECT_THAT(Splendor::pitch(options, 2, lang), HasSubstr("10"));
        EXPECT_THAT(Splendor::manual(options, 2, lang), testing::Not(HasSubstr("{")));
        EXPECT_THAT(Splendor::manual(lang), testing::Not(HasSubstr("{")));
    }
}

}  // namespace
}  // namespace agora::splendor
