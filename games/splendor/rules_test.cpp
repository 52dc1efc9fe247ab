// Lists of legal decisions against the book, and whole games.
#include "games/splendor/testing/position.hpp"

#include <set>

namespace agora::splendor {
namespace {

// By the book: whether a decision is legal, written without a look at how the list is made.

int held_by(const Table& table) { return table.gems.at(table.turn).total(); }

int reserved_by(const Table& table) {
    return static_cast<int>(std::ranges::count_if(table.reserved.at(table.turn),
                                                  [](Reserved card) { return !card.empty(); }));
}

bool may_take(const Table& table, unsigned bits) {
    int in_bank = 0;
    int wanted = 0;
    for (unsigned i = 0; i < 7; ++i) {
        const bool asked = ((bits >> i) & 1U) != 0;
        const bool there = i < 5 && table.bank[colours.at(i)] > 0;
        if (asked && !there) return false;
        in_bank += there ? 1 : 0;
        wanted += asked ? 1 : 0;
    }
    const bool by_choice = in_bank < 3 && table.options.scarce != 0;
    const bool last_one =
        wanted == 1 && table.options.last_gem != 0 &&
        table.bank[colours.at(static_cast<unsigned>(std::countr_zero(bits)))] == 1;
    if (wanted == 0 || wanted > 3) return false;
    if (wanted != std::min(3, in_bank) && !by_choice)
        return last_one && (static_cast<Overflow>(table.options.overflow) == Overflow::returns ||
                            held_by(table) <= 8);
    switch (static_cast<Overflow>(table.options.overflow)) {
        case Overflow::capped: return held_by(table) < 10;
        case Overflow::returns: return true;
        case Overflow::refused: return held_by(table) + wanted <= 10;
    }
    return false;
}

bool may_take_pair(const Table& table, unsigned colour) {
    if (colour >= 5 || table.bank[static_cast<Colour>(colour)] < 4) return false;
    return static_cast<Overflow>(table.options.overflow) == Overflow::returns ||
           held_by(table) <= 8;
}

bool on_offer(const Table& table, unsigned card) {
    if (std::ranges::find(table.grid, card) != table.grid.end()) return card < 90;
    return std::ranges::any_of(table.reserved.at(table.turn),
                               [&](Reserved own) { return !own.empty() && own.card() == card; });
}

bool may_buy(const Table& table, unsigned card, Gems instead) {
    if (!on_offer(table, card)) return false;
    int gold = 0;
    for (unsigned i = 0; i < 5; ++i) {
        const Colour colour = colours.at(i);
        const int due =
            std::max(0, cards.at(card).cost[colour] - table.bonus.at(table.turn)[colour]);
        const int from_hand = std::min(due, table.gems.at(table.turn)[colour]);
        if (instead[colour] > from_hand) return false;
        gold += due - from_hand + instead[colour];
    }
    return gold <= table.gems.at(table.turn)[Colour::gold];
}

bool deck_has_level(const State& state, unsigned level) {
    for (CardId card = 0; card < card_count; ++card)
        if (cards.at(card).level == level + 1 && state.deck.has(card)) return true;
    return false;
}

bool may_choose(const Table& table, unsigned noble) {
    if (noble >= 10 || ((table.nobles >> noble) & 1U) == 0) return false;
    for (unsigned i = 0; i < 5; ++i)
        if (table.bonus.at(table.turn)[colours.at(i)] < nobles.at(noble).needs[colours.at(i)])
            return false;
    return true;
}

bool may(const State& state, Action action) {
    const Table& table = state.table;
    const unsigned what = operand(action);
    if (table.phase == Phase::give_back)
        return kind(action) == Kind::give_back && what < 6 &&
               table.gems.at(table.turn)[static_cast<Colour>(what)] > 0;
    if (table.phase == Phase::choose_noble)
        return kind(action) == Kind::noble && may_choose(table, what);
    if (table.phase != Phase::act) return false;
    switch (kind(action)) {
        case Kind::take: return may_take(table, what);
        case Kind::take_pair: return may_take_pair(table, what);
        case Kind::reserve:
            return what < 90 && reserved_by(table) < 3 &&
                   std::ranges::find(table.grid, what) != table.grid.end();
        case Kind::reserve_top:
            return what < 3 && reserved_by(table) < 3 && deck_has_level(state, what);
        case Kind::buy: return may_buy(table, what, gold_instead(action));
        default: return false;  // a pass depends on all others
    }
}

// Every decision that can be written down, but for gold in place of two gems more than are held.
template <class Visit>
void each_decision(const Table& table, Visit&& visit) {
    for (unsigned what = 0; what < 128; ++what)
        for (unsigned k = 0; k < 7; ++k) visit(make_action(static_cast<Kind>(k), what));
    const Gems most = table.gems.at(table.turn) + Gems::each(1);
    for (unsigned card = 0; card < 128; ++card) {
        if (!on_offer(table, card)) continue;
        for (int code = 1; code < 6 * 6 * 6 * 6 * 6; ++code) {
            const Gems instead = {code % 6, code / 6 % 6, code / 36 % 6, code / 216 % 6,
                                  code / 1296};
            if (most.covers(instead)) visit(buy(static_cast<CardId>(card), instead));
        }
    }
}

std::set<Action> by_the_book(const State& state) {
    std::set<Action> list;
    each_decision(state.table, [&](Action action) {
        if (may(state, action)) list.insert(action);
    });
    if (list.empty() && state.table.phase == Phase::act) list.insert(pass());
    return list;
}

// Players.

using Choose = Action (*)(const State&, const Splendor::Actions&, Random&);

Action anything(const State& /*any*/, const Splendor::Actions& legal, Random& random) {
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

// Any decision of the first kind of these that is legal, or else anything.
template <Kind... liked>
Action prefers(const State& state, const Splendor::Actions& legal, Random& random) {
    for (const auto wanted : {liked...}) {
        Splendor::Actions some;
        for (const auto action : legal)
            if (kind(action) == wanted) some.push(action);
        if (!some.empty()) return anything(state, some, random);
    }
    return anything(state, legal, random);
}

constexpr Choose hoards = prefers<Kind::take, Kind::take_pair, Kind::reserve, Kind::reserve_top>;
constexpr Choose reserves = prefers<Kind::reserve_top, Kind::reserve, Kind::take, Kind::take_pair>;
Action exchanges(const State& state, const Splendor::Actions& legal, Random& random) {
    return state.table.phase == Phase::give_back ? legal[0]
                                                 : hoards(state, legal, random);  // no gold
}

constexpr Choose buys = prefers<Kind::buy, Kind::take, Kind::take_pair>;

Splendor::Actions legal_in(const State& state) {
    Splendor::Actions list;
    if (Splendor::turn(state) == Turn::players) Splendor::legal(state, state.table.turn, list);
    return list;
}

// Plays on until the end or for so many decisions. Before each, watch(state, legal, chosen).
template <class Source, class Watch>
int play_on(State& state, Choose choose, Source& luck, Random& random, int most, Watch&& watch) {
    Silence silence;
    for (int made = 0;; ++made) {
        settle_luck<Splendor>(state, luck, silence);
        if (Splendor::turn(state) == Turn::over || made == most) return made;
        const auto legal = legal_in(state);
        if (legal.empty()) {
            ADD_FAILURE() << "nothing is legal\n" << show(state);
            return made;
        }
        const Action chosen = choose(state, legal, random);
        watch(state, legal, chosen);
        Splendor::apply(state, state.table.turn, chosen, silence);
    }
}

constexpr auto nothing = [](const State&, const Splendor::Actions&, Action) {};

State started(std::string_view rules, int seats) { return *Splendor::start(preset(rules), seats); }

// Calls visit(rules, seats, seed) for a few games of every kind.
template <class Visit>
void each_game(std::uint64_t seeds, Visit&& visit) {
    for (const auto rules : preset_names)
        for (int seats = 2; seats <= 4; ++seats)
            for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
                SCOPED_TRACE(testing::Message()
                             << rules << ", " << seats << " seats, seed " << seed);
                visit(rules, seats, seed);
                if (testing::Test::HasFailure()) return;
            }
}

TEST(SplendorLegal, IsExactlyWhatTheBookAllows) {
    each_game(1, [](std::string_view rules, int seats, std::uint64_t seed) {
        for (const auto choose : {&anything, hoards, buys}) {
            Random random(seed);
            State state = started(rules, seats);
            int step = 0;
            play_on(state, choose, random, random, 300,
                    [&](const State& now, const auto& legal, Action) {
                        if (++step % 25 != 0 && now.table.phase == Phase::act) return;
                        if (now.table.phase == Phase::give_back && step % 5 != 0) return;
                        const std::set<Action> found(legal.begin(), legal.end());
                        ASSERT_EQ(found, by_the_book(now)) << show(now);
                    });
        }
    });
}

TEST(SplendorLegal, IsInOneOrderWithoutDuplicates) {
    each_game(2, [](std::string_view rules, int seats, std::uint64_t seed) {
        Random random(seed);
        State state = started(rules, seats);
        play_on(state, anything, random, random, 400,
                [&](const State& now, const auto& legal, Action) {
                    ASSERT_FALSE(legal.empty()) << show(now);
                    const std::set<Action> different(legal.begin(), legal.end());
                    ASSERT_EQ(different.size(), legal.size()) << show(now);
                    ASSERT_TRUE(std::ranges::is_sorted(legal, {}, &kind)) << "kind by kind\n"
                                                                          << show(now);
                });
    });
}

TEST(SplendorLegal, DependsOnlyOnWhatThePlayerKnows) {
    each_game(1, [](std::string_view rules, int seats, std::uint64_t seed) {
        Random random(seed);
        State state = started(rules, seats);
        play_on(state, reserves, random, random, 200,
                [&](const State& now, const auto& legal, Action) {
                    const View view = Splendor::view(now, now.table.turn);
                    const auto other = legal_in(Splendor::sample(view, random));
                    ASSERT_TRUE(std::ranges::equal(legal, other)) << show(now);
                });
    });
}

TEST(SplendorLegal, EveryDecisionCanBeAppliedAndBreaksNothing) {
    each_game(1, [](std::string_view rules, int seats, std::uint64_t seed) {
        Random random(seed);
        State state = started(rules, seats);
        play_on(state, anything, random, random, 400,
                [&](const State& now, const auto& legal, Action) {
                    Silence silence;
                    for (const auto action : legal) {
                        State after = now;
                        Splendor::apply(after, now.table.turn, action, silence);
                        ASSERT_EQ(Splendor::broken(after), "") << show(action) << "\n" << show(now);
                        settle_luck<Splendor>(after, random, silence);
                        ASSERT_EQ(Splendor::broken(after), "") << show(action) << "\n" << show(now);
                    }
                });
    });
}

TEST(SplendorGames, RandomPlayersFinish) {
    each_game(4, [](std::string_view rules, int seats, std::uint64_t seed) {
        Random random(seed);
        State state = started(rules, seats);
        EXPECT_LT(play_on(state, anything, random, random, 20000, nothing), 20000);
        EXPECT_EQ(Splendor::turn(state), Turn::over);
    });
}

TEST(SplendorGames, HoardersAndReserversFinishWhereTakingAtTenIsRefused) {
    for (const auto rules : {"agora", "console"})
        for (int seats = 2; seats <= 4; ++seats)
            for (std::uint64_t seed = 1; seed <= 10; ++seed)
                for (const auto choose : {hoards, reserves}) {
                    Random random(seed);
                    State state = started(rules, seats);
                    EXPECT_LT(play_on(state, choose, random, random, 5000, nothing), 5000)
                        << rules << ", seed " << seed << "\n"
                        << show(state);
                }
}

TEST(SplendorGames, TwoOfficialHoardersMayExchangeGemsForEverAndBreakNothing) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Random random(seed);
        State state = started("official", 2);
        play_on(state, exchanges, random, random, 2000,
                [](const State& now, const auto& legal, Action) {
                    ASSERT_EQ(Splendor::broken(now), "") << show(now);
                    ASSERT_FALSE(legal.empty());
                });
        EXPECT_EQ(Splendor::turn(state), Turn::players) << "as in the published game";
    }
}

TEST(SplendorGames, OfficialHoardersAndReserversBreakNothing) {
    for (int seats = 2; seats <= 4; ++seats)
        for (const auto choose : {hoards, reserves}) {
            Random random(3);
            State state = started("official", seats);
            play_on(state, choose, random, random, 2000,
                    [](const State& now, const auto& legal, Action) {
                        ASSERT_EQ(Splendor::broken(now), "") << show(now);
                        ASSERT_FALSE(legal.empty());
                    });
        }
}

TEST(SplendorGames, SPL_01_ExactlyOneActionATurnAndTheSameNumberOfTurnsForAll) {
    each_game(2, [](std::string_view rules, int seats, std::uint64_t seed) {
        Random random(seed);
        State state = started(rules, seats);
        std::array<int, most_players> turns{};
        std::optional<Seat> last;
        int passed = 0;
        play_on(state, buys, random, random, 20000,
                [&](const State& now, const auto&, Action chosen) {
                    if (now.table.phase != Phase::act) return;
                    const Seat seat = now.table.turn;
                    ASSERT_EQ(seat, last ? (*last + 1) % seats : now.table.first) << show(now);
                    last = seat;
                    ++turns.at(seat);
                    passed = kind(chosen) == Kind::pass ? passed + 1 : 0;
                });
        ASSERT_EQ(Splendor::turn(state), Turn::over);
        if (passed == seats) return;  // nobody could move any more
        for (int seat = 1; seat < seats; ++seat)
            EXPECT_EQ(turns.at(static_cast<std::size_t>(seat)), turns[0]);
        EXPECT_GE(*std::ranges::max_element(state.table.points), 15);
    });
}

// What no decision of anyone may do to a player.
void expect_nothing_lost(const Table& before, const Table& after, Action chosen) {
    for (std::size_t seat = 0; seat < before.seats; ++seat) {
        EXPECT_TRUE(after.bonus[seat].covers(before.bonus[seat])) << "SPL-16";
        EXPECT_EQ(before.visits[seat] & ~after.visits[seat], 0) << "SPL-25";
        EXPECT_LE(std::popcount(static_cast<unsigned>(after.visits[seat] ^ before.visits[seat])), 1)
            << "SPL-03";
        EXPECT_GE(after.points[seat], before.points[seat]);
        for (CardId card = 0; card < card_count; ++card)
            EXPECT_TRUE(!before.bought[seat].has(card) || after.bought[seat].has(card)) << "SPL-20";
        for (const auto card : before.reserved[seat]) {
            if (card.empty() ||
                std::ranges::find(after.reserved[seat], card) != after.reserved[seat].end())
                continue;
            EXPECT_TRUE(seat == before.turn && chosen == buy(card.card(), gold_instead(chosen)))
                << "SPL-21";
            EXPECT_TRUE(after.bought[seat].has(card.card())) << "SPL-21";
        }
        if (seat == before.turn) continue;
        EXPECT_EQ(after.gems[seat], before.gems[seat]) << "SPL-08";
        EXPECT_EQ(after.reserved[seat], before.reserved[seat]) << "SPL-13";
        EXPECT_EQ(after.visits[seat], before.visits[seat]) << "SPL-23";
    }
}

TEST(SplendorGames, SPL_16_SPL_20_SPL_21_SPL_25_NothingThatAPlayerOwnsIsEverLost) {
    each_game(1, [](std::string_view rules, int seats, std::uint64_t seed) {
        for (const auto choose : {&anything, buys}) {
            Random random(seed);
            State state = started(rules, seats);
            play_on(state, choose, random, random, 600,
                    [&](const State& now, const auto&, Action chosen) {
                        State after = now;
                        Silence silence;
                        Splendor::apply(after, now.table.turn, chosen, silence);
                        settle_luck<Splendor>(after, random, silence);
                        expect_nothing_lost(now.table, after.table, chosen);
                        ASSERT_EQ(Splendor::broken(after), "") << show(after);
                        ASSERT_FALSE(testing::Test::HasFailure()) << show(chosen) << "\n"
                                                                  << show(now);
                    });
        }
    });
}

TEST(SplendorGames, ToldOrInSilenceTheGameIsTheSame) {
    each_game(1, [](std::string_view rules, int seats, std::uint64_t seed) {
        Random random(seed);
        const Tape tape(seed);
        State told = started(rules, seats);
        State quiet = told;
        Events events;
        Silence silence;
        for (int made = 0; made < 500 && Splendor::turn(told) != Turn::over; ++made) {
            while (Splendor::turn(told) == Turn::luck) {
                const Item item = draw_luck<Splendor>(told, tape);
                Splendor::apply_outcome(told, item, events);
                Splendor::apply_outcome(quiet, item, silence);
                ASSERT_EQ(told, quiet);
            }
            const auto legal = legal_in(told);
            if (legal.empty()) break;
            const Action chosen = anything(told, legal, random);
            const Seat seat = told.table.turn;
            const std::size_t before = events.list().size();
            Splendor::apply(told, seat, chosen, events);
            Splendor::apply(quiet, seat, chosen, silence);
            ASSERT_EQ(told, quiet);
            ASSERT_EQ(hash(told), hash(quiet));
            ASSERT_GT(events.list().size(), before) << "every decision is told: " << show(chosen);
        }
    });
}

// What a tape gave in one game.
struct Deal {
    std::optional<Seat> first;
    std::vector<int> nobles;
    std::array<std::vector<int>, 3> cards_by_level;
};

Deal deal_of(const Tape& tape, int seats, Choose choose, std::uint64_t players_seed) {
    Deal deal;
    Random random(players_seed);
    State state = started("agora", seats);
    Silence silence;
    for (int step = 0; step < 600 && Splendor::turn(state) != Turn::over; ++step) {
        if (Splendor::turn(state) == Turn::luck) {
            const Item item = draw_luck<Splendor>(state, tape);
            if (state.table.phase == Phase::draw_first)
                deal.first = item;
            else if (state.table.phase == Phase::draw_noble)
                deal.nobles.push_back(item);
            else
                deal.cards_by_level.at(cards.at(item).level - 1U).push_back(item);
            Splendor::apply_outcome(state, item, silence);
        } else {
            const auto legal = legal_in(state);
            Splendor::apply(state, state.table.turn, choose(state, legal, random), silence);
        }
    }
    return deal;
}

bool agree(const std::vector<int>& a, const std::vector<int>& b) {
    return std::equal(a.begin(),
                      a.begin() + static_cast<std::ptrdiff_t>(std::min(a.size(), b.size())),
                      b.begin());
}

TEST(SplendorTape, TheSameSeedGivesTheSameDealWhoeverPlays) {
    for (int seats = 2; seats <= 4; ++seats)
        for (std::uint64_t seed = 100; seed < 110; ++seed) {
            const Tape tape(seed);
            const Deal one = deal_of(tape, seats, buys, 1);
            for (const auto choose : {&anything, reserves, hoards, buys}) {
                const Deal other = deal_of(tape, seats, choose, 2);
                EXPECT_EQ(one.first, other.first);
                EXPECT_EQ(one.nobles, other.nobles);
                for (std::size_t level = 0; level < 3; ++level)
                    EXPECT_TRUE(agree(one.cards_by_level.at(level), other.cards_by_level.at(level)))
                        << "seed " << seed << ", level " << level + 1;
            }
        }
}

TEST(SplendorTape, AnotherSeedGivesAnotherDeal) {
    std::set<std::vector<int>> deals;
    std::set<Seat> begin;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Deal deal = deal_of(Tape(seed), 4, hoards, 1);
        const auto& row = deal.cards_by_level[0];
        deals.insert(std::vector<int>(row.begin(), row.begin() + 4));
        begin.insert(*deal.first);
    }
    EXPECT_EQ(deals.size(), 40U);
    EXPECT_EQ(begin.size(), 4U);
}

}  // namespace
}  // namespace agora::splendor
