// Names, decisions, outcomes and events in words.
#include "games/citadels/request.hpp"
#include "games/citadels/testing/position.hpp"
#include "games/citadels/testing/scripted.hpp"
#include "kit/findings.hpp"

#include <map>
#include <set>

namespace agora::citadels {
namespace {

template <class Visit>
void each_role(Visit visit) {
    for (std::size_t i = 0; i < role_facts.size(); ++i) visit(static_cast<Role>(i));
}
template <class Visit>
void each_district(Visit visit) {
    for (std::size_t i = 0; i < district_kinds; ++i) visit(static_cast<District>(i));
}

Card named(std::string_view text) { return card_named(*typed_words(text)); }

TEST(CitadelsWords, EveryNameMeansOneCardInBothLanguages) {
    each_role([](Role role) {
        for (const std::string& name : {std::string(name_of(role).name.en),
                                        std::string(name_of(role).name.fr), typed_name(role)})
            EXPECT_EQ(named(name).role, role) << name;
    });
    each_district([](District district) {
        for (const std::string& name :
             {std::string(name_of(district).name.en), std::string(name_of(district).name.fr),
              typed_name(district)})
            EXPECT_EQ(named(name).district, district) << name;
    });
}

TEST(CitadelsWords, NamesAreUnderstoodWithoutAccentsAndInCapitals) {
    EXPECT_EQ(named("ECHEVIN").role, Role::magistrate);
    EXPECT_EQ(named("l'Évêque").role, Role::bishop);
    EXPECT_EQ(named("maitre chanteur").role, Role::blackmailer);
    EXPECT_EQ(named("Hotel de ville").district, District::town_hall);
    EXPECT_EQ(named("thieves\u2019 den").district, District::thieves_den);
    EXPECT_EQ(named("la mine d'or").district, District::gold_mine);
    EXPECT_EQ(named("biblio").district, District::library);
    EXPECT_FALSE(named("tour").district);  // de Guet, or d'Ivoire
    EXPECT_FALSE(named("xyzzy").role);
}

TEST(CitadelsWords, EveryCharacterAndUniqueDistrictHasAnEffect) {
    std::set<std::string> texts;
    const auto check = [&](const CardText& effect) {
        for (const Lang lang : {Lang::en, Lang::fr}) {
            const auto text = effect.in(lang);
            EXPECT_GT(text.size(), 20U);
            EXPECT_TRUE(text.ends_with('.')) << text;
            EXPECT_TRUE(texts.insert(text).second || text == effect_of(Role::patrician).in(lang))
                << text;
            for (const auto& each : {text, effect.alone(lang)}) {
                EXPECT_FALSE(each.contains('{')) << each;
                EXPECT_FALSE(each.contains("()")) << each << ": nothing to type";
            }
            for (const auto& typed : effect.typed)
                EXPECT_TRUE(typed.en.empty() || !effect.alone(lang).contains(typed.in(lang)))
                    << effect.alone(lang);
        }
    };
    each_role([&](Role role) { check(effect_of(role)); });
    each_district([&](District district) {
        if (index(district) < ordinary_kinds)
            EXPECT_EQ(effect_of(district).effect.en, "");
        else
            check(effect_of(district));
    });
}

TEST(CitadelsWords, DecisionsAsTheyAreWritten) {
    View view{};
    Table& table = view.table;
    table.seats = 4;
    table.cast = {Role::assassin, Role::thief,     Role::magician, Role::king,         Role::abbot,
                  Role::merchant, Role::architect, Role::warlord,  Role::tax_collector};
    table.acting = 1;
    const auto written = [&](Action action) { return Citadels::write(view, action); };
    const auto as = [&](Rank rank, Action action) {
        table.acting = rank;
        return written(action);
    };
    EXPECT_EQ(written(act_rank(Kind::pick, 9)), "pick tax collector");
    EXPECT_EQ(written(act_rank(Kind::put_down, 2)), "discard thief");
    EXPECT_EQ(written(act_rank(Kind::name, 4)), "kill king");
    EXPECT_EQ(as(2, act_rank(Kind::name, 4)), "rob king");
    EXPECT_EQ(written(place_warrants(4, 2, 8)), "warrants king, thief, warlord");
    EXPECT_EQ(written(place_threats(4, 3)), "threats king, magician");
    EXPECT_EQ(written(spy_on(2, Type::military)), "spy 3 military");
    EXPECT_EQ(written(give_crown(2, Tribute::card)), "crown 3 card");
    EXPECT_EQ(written(give_crown(2, Tribute::nothing)), "crown 3");
    EXPECT_EQ(as(5, act_count(Kind::income, 2)), "income 2 gold");
    EXPECT_EQ(as(6, act_count(Kind::income, 0)), "income");
    EXPECT_EQ(written(act_district(Kind::build, District::town_hall)), "build town hall");
    EXPECT_EQ(written(act_district(Kind::build_by_frame, District::palace)),
              "build palace with framework");
    EXPECT_EQ(written(act_own(Kind::build_by_ruin, District::tavern, true)),
              "build necropolis with beautified tavern");
    EXPECT_EQ(written(act_count(Kind::build_by_cards, 3)), "build thieves den with 3 cards");
    EXPECT_EQ(written(build_by_help(District::palace, 1)), "build palace with gold of 2");
    EXPECT_EQ(written(act_city(Kind::destroy, 2, District::tavern, false)), "destroy tavern of 3");
    EXPECT_EQ(written(act_city(Kind::armory, 0, District::keep, false)), "armory keep of 1");
    EXPECT_EQ(written(act(Kind::end_turn)), "end");
}

// An event of each kind; those that say nothing and those that say another one again apart.
std::vector<Event> one_of_each() {
    constexpr CardId tavern = card_of(District::tavern);
    constexpr CardId palace = card_of(District::palace);
    std::vector<Event> events = {event(0, Crowned{true}),
                                 event(0, UniqueIn{District::library}),
                                 event(0, RoundBegins{2}),
                                 event(0, TheaterGot{Role::king, Role::witch}),
                                 event(0, Robbed{Amount::of(258), 1}),
                                 event(0, EventKind::took_gold, GoldTold{2}),
                                 event(0, Draws{2, false}),
                                 event(0, EventKind::park, CardsTold{2}),
                                 event(0, Kept{1, false}),
                                 event(0, Warrants{{Role::witch, Role::thief, Role::king}}),
                                 event(0, Threats{{Role::thief, Role::king}}),
                                 event(0, Spied{1, Type::trade, 1, 1}),
                                 event(0, SawCard{tavern, 1}),
                                 event(0, Discarded{Kind::discard}),
                                 event(0, CardNamed{tavern, 1, 2}),
                                 event(0, CrownMoved{1, Tribute::gold, false}),
                                 event(0, Earned{1, 2}),
                                 event(0, AbilityUsed{Role::queen, 3, 0}),
                                 event(0, Built{tavern, 1, Kind::build}),
                                 event(0, Helped{1, 2}),
                                 event(0, EventKind::warrant_asked, UnderWarrant{tavern, 1}),
                                 event(0, EventKind::confiscated, UnderWarrant{tavern, 1}),
                                 event(0, Destroyed{1, tavern, 0, Kind::destroy}),
                                 event(0, Seized{1, tavern, 1}),
                                 event(0, Exchanged{1, tavern, palace, 1}),
                                 event(0, Bribed{1, 2}),
                                 event(0, ThreatShown{Role::king, true, 1}),
                                 event(0, Regained{Amount::of(3)}),
                                 event(0, Completed{true})};
    for (const auto what : {EventKind::dealt, EventKind::drew, EventKind::kept_card,
                            EventKind::put_under, EventKind::beautified})
        events.push_back(event(0, what, CardTold{tavern}));
    for (const auto what :
         {EventKind::face_up, EventKind::redraft, EventKind::called, EventKind::revealed,
          EventKind::bewitched, EventKind::resumed, EventKind::killed, EventKind::witched,
          EventKind::stole_from, EventKind::warrant_signed, EventKind::threat_real,
          EventKind::killed_shown})
        events.push_back(event(0, what, RoleTold{Role::king}));
    for (const auto what : {EventKind::theater_used, EventKind::swapped_hands, EventKind::looked,
                            EventKind::card_moved, EventKind::tithe})
        events.push_back(event(0, what, SeatTold{1}));
    for (const auto what :
         {EventKind::face_down, EventKind::picked, EventKind::put_down, EventKind::theater_unused,
          EventKind::shuffled, EventKind::not_confiscated, EventKind::taxed, EventKind::laboratory,
          EventKind::smithy, EventKind::museum, EventKind::threatened, EventKind::refused,
          EventKind::threat_hidden, EventKind::poor_house, EventKind::heir, EventKind::queen,
          EventKind::vault})
        events.push_back(event(0, what));
    return events;
}

// Each sentence is there in both languages, says who did it, and ends as a sentence does.
TEST(CitadelsWords, EveryEventIsASentence) {
    const std::vector<std::string> names = {"Ann", "Bob", "Cid", "Dan"};
    std::set<std::string> texts;
    std::set<std::string_view> kinds;
    for (const Event& told : one_of_each()) {
        kinds.insert(Citadels::event_name(told));
        for (const Lang lang : {Lang::en, Lang::fr}) {
            const auto text = Citadels::tell(told, TerminalStyle{.lang = lang, .names = names});
            EXPECT_TRUE(std::string_view(".?-").contains(text.back())) << text;
            EXPECT_FALSE(text.contains('{')) << text;
            texts.insert(text);
        }
    }
    EXPECT_EQ(kinds.size(), static_cast<std::size_t>(event_kind_count - 3));
    EXPECT_EQ(texts.size(), 2 * kinds.size());
    EXPECT_EQ(Citadels::tell(event(0, Offered{}), TerminalStyle{}), "") << "the table shows them";
}

TEST(CitadelsWords, SentencesSayWhoLosesWhat) {
    const std::vector<std::string> names = {"Ann", "Bob", "Cid"};
    const auto told = [&](const Event& event, Lang lang) {
        return Citadels::tell(event, TerminalStyle{.lang = lang, .names = names});
    };
    const auto tavern = card_of(District::tavern);
    constexpr RoleTold king{Role::king};
    EXPECT_EQ(told(event(1, Robbed{Amount::of(300), 2}), Lang::en), "Cid robs Bob of 300 gold.");
    EXPECT_EQ(told(event(1, Robbed{Amount::of(5), 2}), Lang::fr), "Cid vole 5 pièces d'or à Bob.");
    EXPECT_EQ(told(event(0, EventKind::killed, king), Lang::fr), "Ann assassine le Roi.");
    EXPECT_EQ(told(event(0, Destroyed{1, tavern, 0, Kind::destroy}), Lang::en),
              "Ann destroys the Tavern of Bob for 0 gold.");
    EXPECT_EQ(told(event(2, EventKind::warrant_asked, UnderWarrant{tavern, 0}), Lang::en),
              "Cid, the Magistrate, is asked: confiscate the Tavern of Ann?");
    EXPECT_EQ(told(event(nobody, EventKind::called, king), Lang::en),
              "The King is called: nobody answers.");
    EXPECT_EQ(told(event(nobody, EventKind::called, king), Lang::fr),
              "On appelle le Roi : personne ne répond.");
}

TEST(CitadelsWords, OutcomesHaveNames) {
    State state{};
    state.table.seats = 4;
    state.table.cast[8] = Role::tax_collector;
    const auto written = [&](Phase phase, Item item) {
        state.table.phase = phase;
        return Citadels::write_outcome(state, item);
    };
    EXPECT_EQ(written(Phase::draw_crown, 2), "crown 2");
    EXPECT_EQ(written(Phase::draw_unique, 0), "unique armory");
    EXPECT_EQ(written(Phase::face_up, 9), "face up tax collector");
    EXPECT_EQ(written(Phase::face_down, 9), "face down tax collector");
    EXPECT_EQ(written(Phase::theater_lot, 1), "character 2");
    EXPECT_EQ(written(Phase::draw, static_cast<Item>(card_of(District::tavern) + 2)),
              "card tavern 3");
    EXPECT_EQ(written(Phase::deal, card_of(District::library)), "card library");
}

// What a card does, at any prompt, in words that one would use.
TEST(CitadelsWords, CardsAreExplained) {
    const Scripted game(4);
    const auto explained = [&](std::string_view text, Lang lang = Lang::en) {
        TerminalStyle style;
        style.lang = lang;
        return Citadels::explain(game.view(), text, style);
    };
    EXPECT_TRUE(explained("card magician").starts_with("3 Magician: Once in the turn"));
    EXPECT_TRUE(explained("carte bibliothèque", Lang::fr)
                    .starts_with("Bibliothèque (unique, coût 6) : Quand vous percevez"));
    EXPECT_EQ(explained("carte taverne"), "Tavern (trade, cost 1, 5x)\n");
    EXPECT_TRUE(explained("card zzz").starts_with("Say a name"));
    for (const auto text : {"cards", "gold", "pick king", "", "king"})
        EXPECT_EQ(explained(text), "") << text;
    const auto cast = explained("cast");
    for (const auto name : {"Assassin", "Thief", "Magician", "King", "Warlord"})
        EXPECT_NE(cast.find(name), std::string::npos) << name;
    EXPECT_EQ(cast.find("Witch"), std::string::npos);
    const auto uniques = explained("merveilles", Lang::fr);
    EXPECT_NE(uniques.find("Dracoport"), std::string::npos);
    EXPECT_EQ(uniques.find("Théâtre"), std::string::npos);
}

TEST(CitadelsWords, TheManualNamesEveryCharacterAndEveryCast) {
    each_role([](Role role) {
        for (const Lang lang : {Lang::en, Lang::fr})
            EXPECT_NE(Citadels::manual(lang).find(name_of(role).in(lang)), std::string::npos)
                << name_of(role).name.en;
    });
    for (const auto& cast : Citadels::presets())
        for (const Lang lang : {Lang::en, Lang::fr})
            EXPECT_NE(Citadels::manual(lang).find(cast.info.name), std::string::npos);
    for (const Lang lang : {Lang::en, Lang::fr}) {
        const auto page = Citadels::manual(lang);
        const auto options = page.substr(page.find("--set keep=out"));
        for (const auto name :
             {"fit", "redraft", "assassin", "bonus", "great_wall_itself", "show_killed"})
            EXPECT_TRUE(options.contains(name)) << name;
    }
}

TEST(CitadelsWords, CommandsAndManualFitTheScreen) {
    const auto fits = [](std::string rest) {
        while (!rest.empty()) {
            const auto line = rest.substr(0, rest.find('\n'));
            EXPECT_LT(columns(line), 80) << line;
            EXPECT_FALSE(line.contains('{')) << line;
            rest.erase(0, line.size() + 1);
        }
    };
    for (const Lang lang : {Lang::en, Lang::fr}) {
        fits(Citadels::commands(lang));
        fits(Citadels::manual(lang));
        for (const auto& cast : Citadels::presets())
            for (int seats = 2; seats <= 8; ++seats)
                fits(Citadels::manual(cast.options, seats, lang));
    }
}

// Greeting and rules are of the table where one sits.
TEST(CitadelsWords, TheManualAndThePitchGiveTheNumbersOfTheTable) {
    const auto says = [](std::string page, std::string_view text) {
        std::ranges::replace(page, '\n', ' ');  // wherever a line ends
        return page.contains(text);
    };
    const auto& first = Citadels::presets()[0].options;
    EXPECT_EQ(Citadels::pitch(first, 4, Lang::en),
              "Choose one of 8 characters in secret, gather gold, build the finest city: 7 "
              "districts end the game.");
    EXPECT_EQ(
        Citadels::pitch(first, 2, Lang::fr),
        "Choisissez en secret deux des 8 personnages, amassez de l'or, bâtissez la plus belle "
        "cité : 8 quartiers finissent la partie.");
    const auto four = Citadels::manual(first, 4, Lang::en);
    EXPECT_TRUE(says(four, "At this table: 4 players, 8 characters")) << four;
    EXPECT_TRUE(says(four, "2 characters are put aside face up")) << four;
    EXPECT_TRUE(says(four, "When a city has 7 districts it is complete")) << four;
    EXPECT_TRUE(says(four, "called from 1 to 8.")) << four;
    EXPECT_TRUE(says(four, " 8 Warlord ")) << four;
    EXPECT_FALSE(says(four, "Diplomat")) << four;  // is not in this game
    EXPECT_FALSE(says(four, "redraft (once")) << four;

    auto other = first;
    other.rank8 = 1;
    other.redraft = 1;
    const auto three = Citadels::manual(other, 3, Lang::fr);
    EXPECT_TRUE(says(three, "À cette table : 3 joueurs, 9 personnages")) << three;
    EXPECT_TRUE(says(three, "Une cité de 8 quartiers est complète")) << three;
    EXPECT_TRUE(says(three, "8 Diplomate ")) << three;
    EXPECT_TRUE(says(three, "de 1 à 9.")) << three;
    EXPECT_TRUE(says(three, "dit refaire (une fois par manche")) << three;
    const auto seven = Citadels::manual(first, 7, Lang::en);
    EXPECT_TRUE(says(seven, "One character is put aside face down. The player with the crown"));
    EXPECT_TRUE(says(seven, "The last player chooses between")) << seven;
    EXPECT_EQ(Citadels::manual(first, 9, Lang::en), Citadels::manual(Lang::en));
}

// A record with the Wizard and the Gold Mine could not be read again.
TEST(CitadelsWords, TheWizardTakesAGoldMine) {
    Play play(Position{.players = {{.roles = {Role::wizard}, .gold = 9},
                                   {.hand = {District::gold_mine, District::keep}},
                                   {},
                                   {}},
                       .calls = Role::wizard});
    play.act(act_seat(Kind::look, 1));
    const View view = Citadels::view(play.state, Seat{0});
    const auto read = [&](std::string_view text, Lang lang) {
        const auto line = Citadels::read(view, text, lang);
        return line ? Citadels::write(view, (*line)[0]) : line.error().message;
    };
    EXPECT_EQ(read("take gold mine", Lang::en), "take gold mine");
    EXPECT_EQ(read("prendre mine d'or", Lang::fr), "take gold mine");
    EXPECT_EQ(read("Prendre la Mine d'Or", Lang::fr), "take gold mine");
    EXPECT_EQ(read("take keep", Lang::en), "take keep");
}

TEST(CitadelsWords, DecisionsAreWrittenInFrench) {
    Play play(Position{.players = {{.roles = {Role::bishop},
                                    .gold = 9,
                                    .hand = {District::church, District::trading_post}},
                                   {},
                                   {},
                                   {}},
                       .calls = Role::bishop});
    const auto written = [&](Action action) {
        return Citadels::write(Citadels::view(play.state, Seat{0}), action, Lang::fr);
    };
    EXPECT_EQ(written(act_rank(Kind::pick, 5)), "choisir évêque");
    EXPECT_EQ(written(act_rank(Kind::name, 5)), "tuer évêque");
    EXPECT_EQ(written(act_district(Kind::build, District::church)), "bâtir église");
    EXPECT_EQ(written(act_district(Kind::build_by_frame, District::trading_post)),
              "bâtir échoppe avec chantier");
    EXPECT_EQ(written(act_city(Kind::destroy, 2, District::tavern, true)),
              "détruire taverne embellie de 3");
    EXPECT_EQ(written(act_city(Kind::destroy, 2, District::castle, true)),
              "détruire château embelli de 3");
    EXPECT_EQ(written(act(Kind::end_turn)), "fin");
    EXPECT_EQ(written(spy_on(1, Type::trade)), "espionner 2 commerçant");
}

// Free casts, all districts, several options at once: no two decisions of a position have the same
// words, and the words of each are read as that decision, in both languages.
TEST(CitadelsWords, EveryDecisionOfEveryCastIsReadAsItself) {
    Random random(19);
    const int games = 120 * kit::effort();
    for (int game = 0; game < games; ++game) {
        Options options;
        for (auto* rank : {&options.rank1, &options.rank2, &options.rank3, &options.rank4,
                           &options.rank5, &options.rank6, &options.rank7, &options.rank8})
            *rank = static_cast<std::uint8_t>(random.below(3));
        options.rank9 = static_cast<std::uint8_t>(random.below(4));
        options.uniques = static_cast<std::uint8_t>(UniqueList::random);
        for (auto* option : {&options.great_wall, &options.show_killed, &options.redraft,
                             &options.assassin, &options.bonus})
            *option = static_cast<std::uint8_t>(random.below(2));
        Silence silence;
        State state = *Citadels::start(options, 2 + game % 7);
        while (Citadels::turn(state) != Turn::over) {
            if (Citadels::turn(state) == Turn::luck) {
                Citadels::apply_outcome(state, draw_luck<Citadels>(state, random), silence);
                continue;
            }
            const Seat seat = asked(state.table);
            Citadels::Actions legal;
            Citadels::legal(state, seat, legal);
            if (random.below(10) == 0) {
                const View view = Citadels::view(state, seat);
                std::set<std::string> english;
                std::set<std::string> french;
                for (const auto action : legal) {
                    ASSERT_TRUE(english.insert(Citadels::write(view, action)).second)
                        << Citadels::write(view, action);
                    ASSERT_TRUE(french.insert(Citadels::write(view, action, Lang::fr)).second)
                        << Citadels::write(view, action, Lang::fr);
                }
                for (int tries = 0; tries < 4; ++tries) {
                    const auto action = legal[random.below(static_cast<unsigned>(legal.size()))];
                    for (const auto& text :
                         {Citadels::write(view, action), Citadels::write(view, action, Lang::fr)})
                        for (const Lang lang : {Lang::en, Lang::fr}) {
                            const auto line = Citadels::read(view, text, lang);
                            ASSERT_TRUE(line) << text << ": " << line.error().message;
                            ASSERT_EQ(line->size(), 1U) << text;
                            ASSERT_EQ((*line)[0], action)
                                << text << " is read as " << Citadels::write(view, (*line)[0]);
                        }
                }
            }
            Citadels::apply(state, seat, legal[random.below(static_cast<unsigned>(legal.size()))],
                            silence);
        }
    }
}

}  // namespace
}  // namespace agora::citadels
