// What is typed and refused (the numbers of the rules are in the names), what is asked, and what is
// explained.
#include "games/royalmatch/text.hpp"

#include "games/royalmatch/testing/position.hpp"

namespace agora::royalmatch {
namespace {

View seen(const State& state, Seat seat = 0) { return RoyalMatch::view(state, seat); }

// The decision of a line of one, or none where it is refused.
std::optional<Action> read(const View& view, std::string_view text, Lang lang = Lang::en) {
    const auto line = RoyalMatch::read(view, text, lang);
    if (!line || line->size() != 1) return std::nullopt;
    return (*line)[0];
}
std::string refusal(const View& view, std::string_view text, Lang lang = Lang::en) {
    const auto line = RoyalMatch::read(view, text, lang);
    return line ? "accepted" : line.error().message;
}
bool says(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// Three players, all with a card of every kind of effect.
View three_players(int seals = -1) {
    Player me{.hand = "6H 6S KH 5H QS 10D",
              .goals = {Goal::streak, Goal::hearts, Goal::low_profile},
              .kept = 1};
    me.seals = seals;
    return seen(Position{.players = {me, {.hand = "2C 3C"}, {.hand = "4C 5C"}}}.state());
}

// A round that has just begun: objectives are to be kept.
State first_choice(int seats) {
    State state = *RoyalMatch::start({}, seats);
    Silence silence;
    while (RoyalMatch::turn(state) == Turn::luck)
        RoyalMatch::apply_outcome(state, RoyalMatch::luck(state).among.nth(0), silence);
    return state;
}
State hand_choice(int seats) {
    Play game(first_choice(seats));
    for (Seat seat = 0; seat < seats; ++seat) game.act(seat, keep(1));
    return game.settle().state;
}

TEST(RoyalMatchRead, CardsInManyForms) {
    const View view = three_players();
    for (const auto* text :
         {"play KH", "PLAY kh", "play K♥", "play KH♥", "play k h", "play king of hearts", "kh",
          "play roi de cœur", "jouer roi de coeur", "play R♥", "play rh", "joue Roi Cœur"})
        EXPECT_EQ(read(view, text), plain("KH")) << text;
    for (const auto* text :
         {"play 10D", "play 10d", "play 10♦", "10 carreau", "play 10 de carreau"})
        EXPECT_EQ(read(view, text, Lang::fr), plain("10D")) << text;
    for (const auto* text : {"play QS", "play DP", "play dame de pique", "play Q♠", "play QS♠"})
        EXPECT_EQ(read(view, text, Lang::fr), plain("QS")) << text;
}

TEST(RoyalMatchRead, TheAceOfSpadesAndTheFrenchAs) {
    const View view = seen(Position{.players = {{.hand = "AS AH"}, {.hand = "2C"}}}.state());
    EXPECT_EQ(read(view, "play AS"), plain("AS"));
    EXPECT_EQ(read(view, "play as", Lang::fr), plain("AS"));
    EXPECT_EQ(read(view, "play as de coeur", Lang::fr), plain("AH"));
    EXPECT_EQ(read(view, "play as pique", Lang::fr), plain("AS"));
}

TEST(RoyalMatchRead, AFrenchValueWithTheLetterCIsDoubtful) {
    EXPECT_TRUE(says(refusal(three_players(), "play RC", Lang::fr), "C peut être cœur ou carreau"));
}

TEST(RoyalMatchRead, ParametersInAnyOrderAndForm) {
    const View view = three_players();
    for (const auto* text : {"play 6S ! up 2", "play 6S!up2", "play 6s 2 up !", "play 6S ! ▲ on 2",
                             "play 6S activate high player 2", "jouer 6 de pique ! haut sur 2"})
        EXPECT_EQ(read(view, text), up("6S", 1)) << text;
    EXPECT_EQ(read(view, "play 6S ! down 3"), down("6S", 2));
    EXPECT_EQ(read(view, "play 6S ! bas 3", Lang::fr), down("6S", 2));
    EXPECT_EQ(read(view, "play 6H ! -"), down("6H"));
    EXPECT_EQ(read(view, "play 6H ! u"), up("6H"));
    EXPECT_EQ(read(view, "play 6 h ! d"), down("6H"));
    EXPECT_EQ(read(view, "play 6S!u2"), up("6S", 1));
    EXPECT_EQ(read(view, "jouer 6S ! h 3", Lang::fr), up("6S", 2));
    EXPECT_EQ(read(view, "jouer 6S ! b 3", Lang::fr), down("6S", 2));
    EXPECT_EQ(read(view, "play 5H ! low_profile"), with_effect("5H", 0, false, 2));
    EXPECT_EQ(read(view, "play 5H ! bouquet de coeurs", Lang::fr), with_effect("5H", 0, false, 1));
    EXPECT_EQ(read(view, "play 5H ! 3"), with_effect("5H", 0, false, 2));
}

TEST(RoyalMatchRead, R14SuperfluousParametersAreIgnored) {
    const View view = three_players();
    EXPECT_EQ(read(view, "play QS ! up 2"), with_effect("QS"));
    EXPECT_EQ(read(view, "play 6H ! up 2"), up("6H"));
    EXPECT_EQ(read(view, "play 6S up 2"), plain("6S"));
}

TEST(RoyalMatchRead, R9TheTargetIsAutomaticBetweenTwo) {
    const View view = seen(Position{.players = {{.hand = "6S 3C"}, {.hand = "2C"}}}.state());
    EXPECT_EQ(read(view, "play 6S ! up"), up("6S", 1));
    EXPECT_EQ(RoyalMatch::write(view, up("6S", 1)), "play 6S ! up");
}

TEST(RoyalMatchRead, DecisionsAsTheyAreWritten) {
    const View view = three_players();
    EXPECT_EQ(RoyalMatch::write(view, plain("10D")), "play 10D");
    EXPECT_EQ(RoyalMatch::write(view, with_effect("KH")), "play KH !");
    EXPECT_EQ(RoyalMatch::write(view, down("6S", 2)), "play 6S ! down 3");
    EXPECT_EQ(RoyalMatch::write(view, with_effect("5H", 0, false, 2)), "play 5H ! low_profile");
    EXPECT_EQ(RoyalMatch::write(view, keep(5)), "keep streak low_profile");
    EXPECT_EQ(RoyalMatch::write(view, take(card("2S"))), "hand 2S");
    // People say names.
    EXPECT_EQ(RoyalMatch::write(view, keep(5), Lang::en), "keep Streak, Low Profile");
    EXPECT_EQ(RoyalMatch::write(view, keep(5), Lang::fr), "garder Série, Profil bas");
    EXPECT_EQ(RoyalMatch::write(view, with_effect("5H", 0, false, 2), Lang::en),
              "play 5H ! Low Profile");
}

TEST(RoyalMatchRead, S10ObjectivesAreKeptByIdNumberOrName) {
    const State state = first_choice(2);
    const View view = seen(state);
    ASSERT_EQ(view.table.objectives[0].dealt[0], Goal::exact_fair);
    ASSERT_EQ(view.table.objectives[0].dealt[2], Goal::exact_high);
    for (const auto* text : {"keep exact_fair exact_high", "keep 1 3", "1, 3", "keep exact count 3",
                             "garder compte juste et grand compte", "KEEP Exact_High exact_fair"})
        EXPECT_EQ(read(view, text), keep(5)) << text;
}

TEST(RoyalMatchRead, S10EmptyForeignAndRepeatedObjectivesAreRefused) {
    const View view = seen(first_choice(2));
    EXPECT_TRUE(says(refusal(view, "keep"), "Which objectives do you keep"));
    EXPECT_TRUE(says(refusal(view, "keep arcane"), "Arcane was not dealt to you"));
    EXPECT_TRUE(says(refusal(view, "keep arcane", Lang::fr), "ne vous a pas été distribué"));
    EXPECT_TRUE(says(refusal(view, "keep 4"), "no objective 4"));
    EXPECT_TRUE(says(refusal(view, "keep 1 1"), "Exact Count twice"));
    EXPECT_TRUE(says(refusal(view, "keep and"), "at least one"));
    EXPECT_TRUE(says(refusal(view, "keep nonsense"), "no objective \"nonsense\""));
    EXPECT_TRUE(says(refusal(view, "play KH"), "First choose which objectives"));
}

TEST(RoyalMatchRead, R63AHandIsFiveCardsOfTheThirteen) {
    const View view = seen(hand_choice(2));
    std::vector<std::string> names;
    for (Cards rest = view.table.deck[0]; rest != 0; rest &= rest - 1)
        names.push_back(card_name(first_of(rest)));
    const std::string four = names[0] + " " + names[1] + " " + names[2] + " " + names[3];
    const auto line = RoyalMatch::read(view, "hand " + four + " " + names[4], Lang::en);
    ASSERT_TRUE(line);
    EXPECT_EQ(line->size(), 5U);
    EXPECT_TRUE(says(refusal(view, "hand " + four + " " + names[4] + " " + names[5]),
                     "A starting hand has 5 cards"));
    EXPECT_TRUE(says(refusal(view, "hand " + names[0] + " " + names[0]), "twice"));
    const Cards foreign = all_cards & ~view.table.deck[0];
    EXPECT_TRUE(
        says(refusal(view, "hand " + card_name(first_of(foreign))), "was not dealt to you"));
    EXPECT_TRUE(says(refusal(view, "hand"), "Which 5 cards?"));
    EXPECT_TRUE(says(refusal(view, "keep 1"), "at the beginning of the round"));
    EXPECT_TRUE(says(refusal(view, "play " + names[0]), "First choose your starting hand"));
}

// S11: a person names all five; one alone is how records and programs go step by step.
TEST(RoyalMatchRead, S11AHandLineOfAnotherSizeIsRefused) {
    const View view = seen(hand_choice(2));
    std::string line = "hand";
    Cards rest = view.table.deck[0];
    for (int cards = 1; cards <= 6; ++cards, rest &= rest - 1) {
        line += " " + card_name(first_of(rest));
        if (cards == 1 || cards == 5) continue;
        EXPECT_EQ(refusal(view, line), "A starting hand has 5 cards: name 5, not " +
                                           std::to_string(cards) + ". Please try again");
        EXPECT_TRUE(says(refusal(view, line, Lang::fr), "Une main de départ a 5 cartes"));
    }
    const Card first = first_of(view.table.deck[0]);
    EXPECT_EQ(read(view, "hand " + card_name(first)), take(first));
    EXPECT_EQ(RoyalMatch::read_typed(view, "hand " + card_name(first), Lang::en).error().message,
              "A starting hand has 5 cards: name 5, not 1. Please try again");
    EXPECT_TRUE(says(refusal(view, card_name(first)), "name 5, not 1"));
    EXPECT_TRUE(says(refusal(view, "hand  " + card_name(first)), "name 5, not 1"));
    EXPECT_TRUE(says(refusal(view, "play " + card_name(first)), "such as hand "));
}

TEST(RoyalMatchRead, FrenchVerbsAndCards) {
    const View view = three_players();
    for (const auto* text : {"jouer Rco", "joue rco", "jouer R♥", "rco", "jouer Rh", "jouer KH",
                             "jouer roi de cœur", "jouer rcoeur"})
        EXPECT_EQ(read(view, text, Lang::fr), plain("KH")) << text;
    for (const auto* text : {"jouer Dp", "jouer D♠", "jouer dame pique", "jouer QS"})
        EXPECT_EQ(read(view, text, Lang::fr), plain("QS")) << text;
    for (const auto* text : {"jouer 10ca", "jouer 10♦", "jouer 10 k", "10 carreau"})
        EXPECT_EQ(read(view, text, Lang::fr), plain("10D")) << text;
    EXPECT_EQ(RoyalMatch::write(view, plain("QS"), Lang::fr), "jouer Dp");
    EXPECT_EQ(RoyalMatch::write(view, down("6S", 2), Lang::fr), "jouer 6p ! bas 3");
    EXPECT_EQ(RoyalMatch::write(view, with_effect("5H", 0, false, 2), Lang::fr),
              "jouer 5co ! Profil bas");
    EXPECT_EQ(RoyalMatch::write(view, keep(5), Lang::fr), "garder Série, Profil bas");
    EXPECT_EQ(RoyalMatch::write(view, take(card("JC")), Lang::fr), "main Vt");
    EXPECT_EQ(RoyalMatch::write(view, plain("QS"), Lang::en), "play QS");
}

// C is clubs in English and two suits to the French: only an English line may use it.
TEST(RoyalMatchRead, TheLetterCIsAskedAboutInFrench) {
    const View view = seen(Position{.players = {{.hand = "10C AC KC"}, {.hand = "2C"}}}.state());
    EXPECT_EQ(read(view, "play 10C", Lang::fr), plain("10C"));
    EXPECT_EQ(read(view, "jouer KC", Lang::fr), plain("KC"));
    for (const auto* text : {"jouer 10C", "10 c", "jouer AC", "RC"})
        EXPECT_TRUE(says(refusal(view, text, Lang::fr), "C peut être cœur ou carreau")) << text;
    EXPECT_EQ(read(view, "jouer A♣", Lang::fr), plain("AC"));
    EXPECT_EQ(read(view, "jouer At", Lang::fr), plain("AC"));
}

TEST(RoyalMatchRead, S15NoActivationInTheLastTurn) {
    const View view =
        seen(Position{.players = {{.hand = "6H"}, {.hand = "2C"}}, .turn = 13}.state());
    EXPECT_TRUE(says(refusal(view, "play 6H ! up"), "In the last turn"));
    EXPECT_EQ(read(view, "play 6H"), plain("6H"));
}

TEST(RoyalMatchRead, S16ActivationCostsSeals) {
    EXPECT_EQ(refusal(three_players(1), "play 6H ! up"),
              "The effect of 6H costs 2 seals, you have 1. Please try again");
    EXPECT_EQ(refusal(three_players(1), "play 6H ! up", Lang::fr),
              "L'effet de 6co coûte 2 sceaux, vous en avez 1. Veuillez réessayer.");
    EXPECT_EQ(read(three_players(2), "play 6H ! up"), up("6H"));
}

TEST(RoyalMatchRead, R91ACardIsActivatedOnceARound) {
    State state = Position{.players = {{.hand = "KD 3C"}, {.hand = "2C"}}}.state();
    state.activated |= only(card("KD"));
    EXPECT_TRUE(says(refusal(seen(state), "play KD ! up"), "activated in this round already"));
}

TEST(RoyalMatchRead, R91CallingNeedsADiscardedObjective) {
    const View view =
        seen(Position{.players = {{.hand = "KH 5H 2H", .kept = 7}, {.hand = "2C"}}}.state());
    EXPECT_TRUE(says(refusal(view, "play KH !"), "You discarded no objective"));
}

TEST(RoyalMatchRead, R16AGameWithoutEffects) {
    Options options;
    options.seals = 1;
    const View view =
        seen(Position{.players = {{.hand = "6H 3C"}, {.hand = "2C"}}, .options = options}.state());
    EXPECT_TRUE(says(refusal(view, "play 6H ! up"), "without effects"));
}

TEST(RoyalMatchRead, S53TargetsAndCardsThatAreNot) {
    const View view = three_players();
    EXPECT_TRUE(says(refusal(view, "play 6S ! up 1"), "your own target; targets: 2 3"));
    EXPECT_TRUE(says(refusal(view, "play 6S ! up"), "Which player is the target? 2 3"));
    EXPECT_TRUE(says(refusal(view, "play 6S ! up 4"), "no player 4"));
    EXPECT_TRUE(says(refusal(view, "play 6S ! 2"), "Which aim"));
    EXPECT_TRUE(says(refusal(view, "play 2C"), "2C is not in your hand, you hold"));
    EXPECT_TRUE(says(refusal(view, "play 5H ! streak"), "no objective that you discarded"));
    EXPECT_TRUE(says(refusal(view, "play 5H ! 0"), "no objective that you discarded"));
    EXPECT_TRUE(says(refusal(view, "play 1H"), "There is no card"));
    EXPECT_TRUE(says(refusal(view, "play KH bob"), "I do not know \"bob\""));
    EXPECT_EQ(read(view, "play 6S ! up 3"), up("6S", 2));
}

TEST(RoyalMatchRead, R14AConfirmedDecisionIsFinal) {
    Play game(Position{.players = {{.hand = "6H 3C"}, {.hand = "2C 9C"}}});
    game.act(0, plain("6H"));
    EXPECT_TRUE(says(refusal(seen(game.state), "play 3C"), "You have chosen already"));
    EXPECT_TRUE(says(refusal(RoyalMatch::view(game.state, Viewer::spectator()), "play 3C"),
                     "not your turn"));
}

TEST(RoyalMatchRead, R14TheWrongPhase) {
    const View view = three_players();
    EXPECT_TRUE(says(refusal(view, "hand KH"), "starting hand was chosen already"));
    EXPECT_TRUE(says(refusal(view, "dance"), "Unknown command \"dance\""));
    EXPECT_TRUE(says(refusal(view, ""), "Type play"));
}

TEST(RoyalMatchQuestion, AsksForWhatIsMissingAndNothingElse) {
    const View view = three_players();
    const auto asked = [&](std::string_view typed, Lang lang = Lang::en) {
        return RoyalMatch::question(view, typed, lang);
    };
    EXPECT_EQ(asked("play"), "Which card? 5H 6H 6S 10D QS KH");
    EXPECT_EQ(asked("play 6S !"), "Which aim, up (▲) or down (▼)?");
    EXPECT_EQ(asked("play 6S ! up"), "Which player is the target? 2 3");
    EXPECT_EQ(asked("play 6S ! haut", Lang::fr), "Quel joueur est la cible\u00A0? 2 3");
    EXPECT_EQ(asked("play 5H !"),
              "Which of the objectives that you discarded? 2 Bouquet of Hearts, 3 Low Profile");
    EXPECT_EQ(asked("play 6S ! up 2"), "");
    EXPECT_EQ(asked("play 6S ! sideways"), "");
    EXPECT_EQ(asked("play 2C"), "");
    EXPECT_EQ(asked("jouer", Lang::fr), "Quelle carte\u00A0? 5co 6co 6p 10ca Dp Rco");
    EXPECT_TRUE(says(RoyalMatch::question(seen(hand_choice(2)), "main", Lang::fr),
                     "Quelles cartes (5)\u00A0? 2"));
    EXPECT_TRUE(
        says(RoyalMatch::question(seen(hand_choice(2)), "hand", Lang::en), "Which 5 cards? 2"));
    EXPECT_EQ(RoyalMatch::question(seen(first_choice(2)), "keep", Lang::en),
              "Which objectives do you keep (1 to 3)? 1 Exact Count, 2 Small Count, 3 Big Count");
}

TEST(RoyalMatchExplain, R94EveryEffectInBothLanguages) {
    const View view = three_players();
    for (Card card = 0; card < card_count; ++card)
        for (const Lang lang : {Lang::en, Lang::fr}) {
            TerminalStyle style;
            style.lang = lang;
            const auto answer = RoyalMatch::explain(view, "effect " + card_name(card), style);
            EXPECT_TRUE(says(answer, info(family_of(card)).name.in(lang))) << answer;
            EXPECT_FALSE(says(answer, "{")) << answer;
            EXPECT_LE(columns(effect_words(card, lang)), 150) << answer;
        }
    EXPECT_EQ(RoyalMatch::explain(view, "effect 6S", {}),
              "6♠ Siphon II (2 seals): Next turn your card +3 and the target's -3 (▲), or the\n"
              "      other way round (▼).\n");
}

TEST(RoyalMatchExplain, R94NumbersAreThoseOfTheEffect) {
    EXPECT_EQ(effect_words(card("2H"), Lang::en),
              "Your card of next turn has 3 more Force (▲) or 3 less (▼).");
    EXPECT_EQ(effect_words(card("10D"), Lang::en),
              "Draw 3 cards more; each gets gilding +6 (▲) or -6 (▼).");
    EXPECT_EQ(effect_words(card("3S"), Lang::fr),
              "Pendant 2 tours les cartes de la cible ont 3 de Force en moins (▲) ou en plus (▼).");
    EXPECT_EQ(effect_words(card("AH"), Lang::en),
              "Each objective that you kept and fulfil brings 2 points more.");
}

TEST(RoyalMatchExplain, FamiliesObjectivesAndTheRest) {
    const View view = three_players();
    const auto ask = [&](std::string_view text, Lang lang = Lang::en) {
        TerminalStyle style;
        style.lang = lang;
        return RoyalMatch::explain(view, text, style);
    };
    EXPECT_TRUE(says(ask("effect surge"), "10♥ Surge III (3 seals)"));
    EXPECT_TRUE(says(ask("effet élan", Lang::fr), "2♥ Élan I (1 sceau)"));
    EXPECT_TRUE(says(ask("effect coup d'état"), "A♠"));
    EXPECT_TRUE(says(ask("effect 5S"), "A better card is a higher one with ▲"));
    EXPECT_FALSE(says(ask("effect 5S"), "Your unwanted card is"));
    EXPECT_TRUE(says(ask("effet larcin", Lang::fr), "Votre carte de trop est la plus basse"));
    EXPECT_TRUE(says(ask("effect"), "6♠, Force 6; Siphon II"));
    EXPECT_TRUE(says(ask("effect zz"), "There is no card or effect"));
    EXPECT_TRUE(says(ask("objective streak"), "Streak (5 points): win 3 tricks in a row."));
    EXPECT_TRUE(says(ask("objective"), "2 Bouquet of Hearts (discarded, 6 pts)"));
    EXPECT_TRUE(says(ask("objectif série", Lang::fr), "gagner 3 plis d'affilée"));
    EXPECT_TRUE(says(ask("order"), "♥ hearts (strong) > ♦ diamonds > ♣ clubs > ♠ spades (weak)"));
    EXPECT_TRUE(says(ask("tricks"), " 1.>"));
    EXPECT_TRUE(says(ask("discard"), "Discard pile (3)"));
    EXPECT_TRUE(says(ask("manche", Lang::fr), "Aucune manche"));
    EXPECT_EQ(ask("play KH"), "");
    EXPECT_EQ(ask(""), "");
    EXPECT_EQ(ask(std::string(5000, 'x')), "");
}

TEST(RoyalMatchProgress, R101SaysHowFarAnObjectiveIs) {
    const State state = Position{.players = {{.hand = "6H"}, {.hand = "2C"}}, .turn = 4}.state();
    const auto now = [&](Seat seat, Goal goal, Lang lang = Lang::en) {
        return progress_words(state, seat, goal, lang);
    };  // seat 0 has won three tricks of black cards
    EXPECT_EQ(now(0, Goal::exact_fair), "3 of exactly 6 tricks");
    EXPECT_EQ(now(0, Goal::exact_fair, Lang::fr), "3 plis sur 6 exactement");
    EXPECT_EQ(now(0, Goal::quiet_start), "impossible now");
    EXPECT_EQ(now(0, Goal::alternation, Lang::fr), "impossible désormais");
    EXPECT_EQ(now(1, Goal::quiet_start), "3 of 4 tricks lost, holds so far");
    EXPECT_EQ(now(0, Goal::streak), "3 of 4 in a row");
    EXPECT_EQ(now(0, Goal::nothing), "3 of at most 3 tricks, holds so far");
    EXPECT_EQ(now(0, Goal::icarus), "not yet");
    State won = state;
    won.tally[0].marks |= Tally::icarus;
    EXPECT_EQ(progress_words(won, 0, Goal::icarus, Lang::en), "safe");
    EXPECT_EQ(progress_words(won, 0, Goal::icarus, Lang::fr), "acquis");
}

TEST(RoyalMatchProgress, R101WhereNothingMayBeWonItSaysSo) {
    const State state =
        Position{.players = {{.hand = "6H"}, {.hand = "2C"}, {.hand = "3C"}, {.hand = "4C"}},
                 .turn = 4}
            .state();
    EXPECT_EQ(progress_words(state, 1, Goal::nothing, Lang::en), "no trick won, holds so far");
    EXPECT_EQ(progress_words(state, 1, Goal::no_red, Lang::fr),
              "aucune carte rouge gagnée, bon pour l'instant");
}

TEST(RoyalMatchProgress, R16ConditionsOfShorterRoundsAndFewerPlayers) {
    State state = first_choice(4);
    EXPECT_EQ(goal_words(state, Goal::nothing, Lang::en), "lose all your tricks");
    EXPECT_EQ(goal_words(state, Goal::no_red, Lang::fr), "ne gagner aucune carte rouge");
    EXPECT_EQ(goal_words(state, Goal::low_profile, Lang::en), "win 1 trick or fewer");
    EXPECT_EQ(goal_words(state, Goal::constancy, Lang::en),
              "win a trick in every quarter: turns 1-3, 4-6, 7-9, 10-13");
    EXPECT_EQ(goal_words(state, Goal::crescendo, Lang::en),
              "win at least 2 tricks more in turns 8-13 than in turns 1-6");
    EXPECT_EQ(goal_words(state, Goal::decrescendo, Lang::fr),
              "gagner au moins 2 plis de plus aux tours 1-6 qu'aux tours 8-13");
    state.options.cards = 2;
    EXPECT_EQ(goal_words(state, Goal::constancy, Lang::en),
              "win a trick in every quarter: turns 1-2, 3-4, 5-6, 7-9");
    EXPECT_EQ(goal_words(first_choice(2), Goal::regicide, Lang::en),
              "win a trick to which the opponent played a Queen or a King");
}

TEST(RoyalMatchTell, EventsInBothLanguages) {
    const std::vector<std::string> names = {"Ann", "Bob"};
    TerminalStyle style;
    style.names = names;
    TerminalStyle french = style;
    french.lang = Lang::fr;
    Play game(Position{.players = {{.hand = "6H 3C"}, {.hand = "9S 2C"}}, .turn = 3});
    game.trick({up("6H"), plain("9S")}).settle();
    std::string told;
    std::string raconte;
    for (const Event& event : game.events.list()) {
        told += RoyalMatch::tell(event, style) + "\n";
        raconte += RoyalMatch::tell(event, french) + "\n";
        EXPECT_NE(RoyalMatch::event_name(event), "unknown");
    }
    EXPECT_TRUE(says(told,
                     "1. Bob 9♠, Force 9\n2. Ann 6♥, Force 6; activates Surge II ▲ (seals "
                     "left: 6)\nBob wins trick 3.\n-- Turn 4 --\nEffect of Ann: 6♥ Surge II "
                     "▲.\nAnn: Force +5 in this turn.\n"))
        << told;
    EXPECT_TRUE(says(raconte, "Bob gagne le pli 3.")) << raconte;
    EXPECT_TRUE(says(raconte, "Ann : Force +5 ce tour-ci.")) << raconte;
}

TEST(RoyalMatchTell, R9_1_OnlyTurnsThatAreLeftAreTold) {
    for (const auto& [turn, told] : {std::pair{10, 3}, {11, 2}, {12, 1}}) {
        Play game(Position{.players = {{.hand = "7H 3C"}, {.hand = "9S 2C"}}, .turn = turn});
        game.trick({up("7H"), plain("9S")}).settle();
        const auto modified = std::ranges::find(
            game.events.list(), static_cast<std::uint8_t>(EventKind::modified), &Event::what);
        ASSERT_NE(modified, game.events.list().end());
        EXPECT_EQ(modified->as<Modified>().turns, told);
    }
}

TEST(RoyalMatchTell, EveryKindOfEventHasANameAndTheOpponentOfAWhirlwindIsTold) {
    for (unsigned what = 0; what < static_cast<unsigned>(EventKind::how_many); ++what)
        EXPECT_NE(RoyalMatch::event_name({.what = static_cast<std::uint8_t>(what)}), "unknown");
    const std::vector<std::string> names = {"Ann", "Bob", "Cid"};
    TerminalStyle style;
    style.names = names;
    const Event drawn = event(0, EventKind::opponent_drawn, SeatTold{2});
    EXPECT_EQ(RoyalMatch::event_name(drawn), "opponent_drawn");
    EXPECT_EQ(RoyalMatch::tell(drawn, style), "The whirlwind is with Cid.");
}

TEST(RoyalMatchTell, OutcomesAsTheyAreWritten) {
    State state = *RoyalMatch::start({}, 2);
    EXPECT_EQ(RoyalMatch::write_outcome(state, 1), "wheel D");
    Silence silence;
    RoyalMatch::apply_outcome(state, 1, silence);
    EXPECT_EQ(RoyalMatch::write_outcome(state, 12), "objective streak");
    Play dice(Position{.players = {{.hand = "2C 3C"}, {.hand = "9S 4C"}}});
    dice.trick({up("2C"), plain("9S")});
    EXPECT_EQ(RoyalMatch::write_outcome(dice.state, 3), "die 4");
}

}  // namespace
}  // namespace agora::royalmatch
