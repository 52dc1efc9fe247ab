// Options, the set-up, and the luck that is due in each phase.
#include "core/fingerprint.hpp"
#include "games/splendor/testing/position.hpp"

#include <map>

namespace agora::splendor {
namespace {

State started(std::string_view rules, int seats) { return *Splendor::start(preset(rules), seats); }

ItemSet all_of_level(const ItemSet& set, int level) {
    const ItemSet row = level_cards(level);
    return {set.low & row.low, set.high & row.high};
}

int reserved_cards(const Table& table) {
    int count = 0;
    for (const auto& hand : table.reserved)
        for (const auto card : hand) count += card.empty() ? 0 : 1;
    return count;
}

const Choice<Options>& choice(std::string_view name) {
    for (const auto& known : Splendor::choices())
        if (known.info.name == name) return known;
    throw std::logic_error("no such choice");
}

TEST(SplendorOptions, TheTableOfPresets) {
    const auto row = [](std::string_view rules) {
        const Options options = preset(rules);
        return std::tuple(static_cast<Overflow>(options.overflow), int{options.gold},
                          int{options.target});
    };
    EXPECT_EQ(row("agora"), std::tuple(Overflow::capped, 5, 15));
    EXPECT_EQ(row("official"), std::tuple(Overflow::returns, 5, 15));
    EXPECT_EQ(row("console"), std::tuple(Overflow::refused, 4, 15));
}

TEST(SplendorOptions, AgoraComesFirstAndIsTheDefault) {
    EXPECT_EQ(Splendor::presets().size(), 4U);
    EXPECT_EQ(Splendor::presets().front().info.name, "agora");
    EXPECT_EQ(Splendor::presets().front().options, Options{});
}

TEST(SplendorOptions, StbIsAgoraButForThreeOptions) {
    Options options = preset("stb");
    EXPECT_EQ(options.scarce, static_cast<std::uint8_t>(Scarce::choice));
    EXPECT_EQ(options.reserves, static_cast<std::uint8_t>(Reserves::hidden));
    EXPECT_EQ(options.last_gem, static_cast<std::uint8_t>(LastGem::taken));
    options.scarce = options.reserves = options.last_gem = 0;
    EXPECT_EQ(options, preset("agora"));
}

// What the presets did before `stb` came; its games are added to the fingerprint of the whole.
TEST(SplendorOptions, TheFirstThreePresetsPlayAsEver) {
    auto print = static_cast<std::uint64_t>(Splendor::about.rules);
    for (const auto* rules : {"agora", "official", "console"})
        for (int seats = 2; seats <= 4; ++seats)
            for (std::uint64_t game = 0; game < 20; ++game)
                print = mix(print ^ fingerprint_of_game<Splendor>(preset(rules), seats, game));
    EXPECT_EQ(print, 6415645666043886863U);
}

TEST(SplendorOptions, TargetIsFrom10To30) {
    EXPECT_EQ(choice("target").info.least, 10);
    EXPECT_EQ(choice("target").info.most, 30);
    EXPECT_EQ(choice("target").field, &Options::target);
}

TEST(SplendorOptions, EveryPresetCanBeWrittenWithTheChoices) {
    for (const auto& known : Splendor::presets())
        for (const auto& each : Splendor::choices()) {
            const int value = known.options.*each.field;
            EXPECT_GE(value, each.info.least) << known.info.name << ", " << each.info.name;
            EXPECT_LE(value, each.info.most) << known.info.name << ", " << each.info.name;
            EXPECT_EQ(choice_value(each.info, choice_text(each.info, value)), value);
        }
}

TEST(SplendorOptions, EveryFieldHasAChoiceAndEveryChoiceATextInBothLanguages) {
    EXPECT_EQ(Splendor::choices().size(), sizeof(Options));
    for (const auto& each : Splendor::choices()) {
        EXPECT_FALSE(each.info.about.en.empty()) << each.info.name;
        EXPECT_FALSE(each.info.about.fr.empty()) << each.info.name;
    }
}

TEST(SplendorOptions, SeatsAreTwoToFour) {
    EXPECT_EQ(Splendor::about.least_seats, 2);
    EXPECT_EQ(Splendor::about.most_seats, 4);
    for (const auto rules : preset_names)
        for (int seats = 0; seats <= 6; ++seats)
            EXPECT_EQ(Splendor::start(preset(rules), seats).has_value(), seats >= 2 && seats <= 4)
                << rules << ", " << seats << " seats";
}

TEST(SplendorSetup, SPL_27_EveryGemHasAColourAndEveryColourItsNumber) {
    const std::map<int, int> per_colour = {{2, 4}, {3, 5}, {4, 7}};
    for (const auto rules : preset_names)
        for (const auto& [seats, number] : per_colour) {
            const Table table = started(rules, seats).table;
            const int gold = rules == "console" ? 4 : 5;
            EXPECT_EQ(table.bank, Gems::each(number) + Gems::of(Colour::gold, gold))
                << rules << ", " << seats << " seats";
            EXPECT_EQ(table.seats, seats);
            EXPECT_EQ(table.options, preset(rules));
        }
}

TEST(SplendorSetup, NothingRandomHasHappenedAtTheStart) {
    const State state = started("agora", 3);
    EXPECT_EQ(Splendor::turn(state), Turn::luck);
    EXPECT_EQ(state.deck, ItemSet::first(90));
    EXPECT_EQ(state.table.nobles, 0);
    EXPECT_TRUE(std::ranges::all_of(state.table.grid, [](CardId card) { return card == no_card; }));
    EXPECT_EQ(Splendor::broken(state), "");
    EXPECT_EQ(state, started("agora", 3));
}

TEST(SplendorSetup, TwelveCardsFaceUpAndOneNobleMoreThanSeats) {
    for (const auto rules : preset_names)
        for (int seats = 2; seats <= 4; ++seats) {
            SCOPED_TRACE(testing::Message() << rules << ", " << seats << " seats");
            Play play(started(rules, seats));
            play.settle();
            const Table& table = play.state.table;

            EXPECT_EQ(table.phase, Phase::act);
            EXPECT_EQ(std::popcount(table.nobles), seats + 1);
            for (std::size_t place = 0; place < grid_places; ++place)
                EXPECT_EQ(cards.at(table.grid.at(place)).level, place / 4 + 1) << "place " << place;
            EXPECT_EQ(all_of_level(play.state.deck, 0).size(), 36U);
            EXPECT_EQ(all_of_level(play.state.deck, 1).size(), 26U);
            EXPECT_EQ(all_of_level(play.state.deck, 2).size(), 16U);
            EXPECT_EQ(reserved_cards(table), 0);
            EXPECT_EQ(Splendor::seats(play.state), seats);
            for (std::size_t seat = 0; seat < most_players; ++seat) {
                EXPECT_TRUE(table.gems[seat].empty());
                EXPECT_EQ(table.bought[seat].size(), 0);
                EXPECT_EQ(table.points[seat], 0);
            }
        }
}

TEST(SplendorSetup, LuckDecidesWhoBegins) {
    for (int seats = 2; seats <= 4; ++seats) {
        const State start = started("agora", seats);
        EXPECT_EQ(Splendor::luck(start).among, ItemSet::first(static_cast<unsigned>(seats)));
        for (Seat seat = 0; seat < seats; ++seat) {
            Play play(start);
            play.draw(seat).settle();
            EXPECT_EQ(play.state.table.first, seat);
            EXPECT_EQ(play.state.table.turn, seat);
            EXPECT_EQ(Splendor::pending(play.state), SeatSet::of(seat));
        }
    }
}

TEST(SplendorSetup, EverySeatBeginsEquallyOften) {
    std::map<Seat, int> begins;
    Random random(7);
    for (int trial = 0; trial < 4000; ++trial)
        ++begins[draw_luck<Splendor>(started("agora", 4), random)];
    for (const auto& [seat, times] : begins) EXPECT_NEAR(times, 1000, 150) << "seat " << int{seat};
    EXPECT_EQ(begins.size(), 4U);
}

TEST(SplendorSetup, EveryStepOfTheSetUpIsTold) {
    Play play(started("agora", 2));
    play.settle();
    std::vector<EventKind> expected = {EventKind::begins};
    expected.insert(expected.end(), 3, EventKind::noble_laid);
    expected.insert(expected.end(), 12, EventKind::card_laid);
    EXPECT_EQ(play.story(), expected);
}

TEST(SplendorLuck, NoblesAreDrawnFromThoseNotYetLaid) {
    Play play(started("agora", 4));
    play.draw(0);
    ItemSet left = ItemSet::first(10);
    for (const auto noble : std::array<NobleId, 5>{3, 9, 0, 4, 5}) {
        ASSERT_EQ(play.state.table.phase, Phase::draw_noble);
        EXPECT_EQ(Splendor::luck(play.state).among, left);
        play.draw(noble);
        left = left.without(noble);
    }
    EXPECT_EQ(play.state.table.phase, Phase::deal);
    EXPECT_EQ(play.state.table.nobles, 0b10'0011'1001);
}

TEST(SplendorLuck, CardsAreDealtFromWhatIsLeftOfTheirLevel) {
    Play play(started("agora", 2));
    play.draw(1).draw(0).draw(1).draw(2);
    for (int place = 0; place < grid_places; ++place) {
        ASSERT_EQ(play.state.table.phase, Phase::deal);
        EXPECT_EQ(play.state.table.at, place);
        const Luck luck = Splendor::luck(play.state);
        EXPECT_EQ(luck.among, all_of_level(play.state.deck, place / 4));
        const Item last = luck.among.nth(luck.among.size() - 1);
        play.draw(last);
        EXPECT_EQ(play.state.table.grid.at(static_cast<std::size_t>(place)), last);
        EXPECT_FALSE(play.state.deck.has(last));
    }
    EXPECT_EQ(play.state.table.phase, Phase::act);
}

TEST(SplendorLuck, AGapAndAnUnseenCardComeFromTheDeckOfTheirLevel) {
    for (std::size_t place = 0; place < grid_places; ++place) {
        Play play(Position{});
        play.act(reserve(play.state.table.grid.at(place)));
        ASSERT_EQ(play.state.table.phase, Phase::refill);
        EXPECT_EQ(Splendor::luck(play.state).among,
                  all_of_level(play.state.deck, static_cast<int>(place / 4)));
    }
    for (int level = 0; level < 3; ++level) {
        Play play(Position{});
        play.act(reserve_top(level));
        ASSERT_EQ(play.state.table.phase, Phase::draw_unseen);
        EXPECT_EQ(Splendor::luck(play.state).among, all_of_level(play.state.deck, level));
    }
}

TEST(SplendorLuck, APileIsNamedByWhatItHoldsAndByNothingElse) {
    // Dealing, filling a gap and drawing unseen go on with one and the same deck, so that its order
    // does not depend on what it is drawn for.
    std::map<std::uint32_t, std::string> piles;
    const auto expect_pile = [&](const State& state, const std::string& name) {
        const auto [known, fresh] = piles.emplace(Splendor::luck(state).pile, name);
        EXPECT_EQ(known->second, name);
    };
    Play play(started("agora", 2));
    expect_pile(play.state, "first player");
    play.draw(0);
    for (int i = 0; i < 3; ++i) {
        expect_pile(play.state, "nobles");
        play.draw(Splendor::luck(play.state).among.nth(0));
    }
    for (int place = 0; place < grid_places; ++place) {
        expect_pile(play.state, "level " + std::to_string(place / 4));
        play.draw(Splendor::luck(play.state).among.nth(0));
    }
    for (std::size_t level = 0; level < 3; ++level) {
        Play gap(play.state);
        gap.act(reserve(play.state.table.grid.at(level * 4)));
        expect_pile(gap.state, "level " + std::to_string(level));
        Play unseen(play.state);
        unseen.act(reserve_top(static_cast<int>(level)));
        expect_pile(unseen.state, "level " + std::to_string(level));
    }
    EXPECT_EQ(piles.size(), 5U);
}

TEST(SplendorLuck, NothingIsDueWhileAPlayerDecidesOrAfterTheEnd) {
    EXPECT_TRUE(Splendor::luck(Position{}.state()).among.empty());
    State over = Position{}.state();
    over.table.phase = Phase::over;
    EXPECT_TRUE(Splendor::luck(over).among.empty());
    EXPECT_EQ(Splendor::turn(over), Turn::over);
    EXPECT_TRUE(Splendor::pending(over).empty());
}

}  // namespace
}  // namespace agora::splendor
