// Scenarios 99 and 100: casts and unique districts by lot, every number of players, every step
// checked. AGORA_KIT_EFFORT multiplies the number of games.
#include "games/citadels/testing/position.hpp"
#include "kit/findings.hpp"

namespace agora::citadels {
namespace {

// 99: what everybody owns, by what everybody was told. Gold comes and goes in no other way.
class Account {
public:
    void begin(const State& state) {
        for (Seat seat = 0; seat < state.table.seats; ++seat) gold_[seat] = state.table.gold[seat];
    }
    void enter(const Event& event);
    // The first seat whose gold is not what was told, or nobody.
    Seat wrong(const Table& table) const {
        for (Seat seat = 0; seat < table.seats; ++seat)
            if (gold_[seat] < 0 || gold_[seat] != table.gold[seat]) return seat;
        return nobody;
    }

private:
    void move(Seat from, Seat to, int gold) {
        gold_[from] -= gold;
        gold_[to] += gold;
    }

    std::array<int, most_players> gold_{};
    Seat actor_ = 0;  // whose turn it is
    int paid_ = 0;    // for the last district
};

void Account::enter(const Event& event) {
    int& own = gold_[event.seat < most_players ? event.seat : 0];
    switch (static_cast<EventKind>(event.what)) {
        case EventKind::revealed:
        case EventKind::resumed: actor_ = event.seat; break;
        case EventKind::robbed: {
            const auto robbed = event.as<Robbed>();
            move(event.seat, robbed.thief, static_cast<int>(robbed.gold.number()));
            break;
        }
        case EventKind::took_gold: own += event.as<GoldTold>().gold; break;
        case EventKind::income: own += event.as<Earned>().gold; break;
        case EventKind::spied:
            move(event.as<Spied>().other, event.seat, event.as<Spied>().gold);
            break;
        case EventKind::crown_moved: {
            const auto moved = event.as<CrownMoved>();
            if (moved.tribute == Tribute::gold) move(moved.to, event.seat, 1);
            break;
        }
        case EventKind::tithe: move(event.as<SeatTold>().other, event.seat, 1); break;
        case EventKind::ability: own += event.as<AbilityUsed>().gold; break;
        case EventKind::built:
            paid_ = event.as<Built>().gold;
            EXPECT_LE(paid_, cost_of(event.as<Built>().card));
            own -= paid_;
            break;
        case EventKind::helped:
            move(event.as<Helped>().giver, event.seat, event.as<Helped>().gold);
            break;
        case EventKind::confiscated: gold_[event.as<UnderWarrant>().builder] += paid_; break;
        case EventKind::taxed:
        case EventKind::beautified: own -= 1; break;
        case EventKind::destroyed: own -= event.as<Destroyed>().gold; break;
        case EventKind::seized:
            move(event.seat, event.as<Seized>().owner, event.as<Seized>().gold);
            break;
        case EventKind::exchanged:
            move(event.seat, event.as<Exchanged>().owner, event.as<Exchanged>().gold);
            break;
        case EventKind::laboratory: own += 2; break;
        case EventKind::smithy: own -= 2; break;
        case EventKind::bribed:
            move(event.seat, event.as<Bribed>().blackmailer, event.as<Bribed>().gold);
            break;
        case EventKind::threat_shown: move(actor_, event.seat, event.as<ThreatShown>().gold); break;
        case EventKind::poor_house: own += 1; break;
        case EventKind::alchemist:
            own += static_cast<int>(event.as<Regained>().gold.number());
            break;
        case EventKind::queen: own += 3; break;
        default: break;
    }
}

Options any_options(Random& random) {
    Options options;
    for (auto* rank : {&options.rank1, &options.rank2, &options.rank3, &options.rank4,
                       &options.rank5, &options.rank6, &options.rank7, &options.rank8})
        *rank = static_cast<std::uint8_t>(random.below(3));
    options.rank9 = static_cast<std::uint8_t>(random.below(4));
    options.uniques = static_cast<std::uint8_t>(UniqueList::random);
    options.great_wall = static_cast<std::uint8_t>(random.below(2));
    options.show_killed = static_cast<std::uint8_t>(random.below(2));
    return options;
}

void play_and_check(const Options& options, int seats, Random& random) {
    State state = *Citadels::start(options, seats);
    Account account;
    int steps = 0;
    while (Citadels::turn(state) != Turn::over && ++steps < 50'000) {
        Events events;
        const bool dealing = state.table.phase <= Phase::deal;
        if (Citadels::turn(state) == Turn::luck) {
            ASSERT_FALSE(Citadels::luck(state).among.empty());
            Citadels::apply_outcome(state, draw_luck<Citadels>(state, random), events);
        } else {
            ASSERT_EQ(Citadels::pending(state).size(), 1);
            Citadels::Actions legal;
            Citadels::legal(state, asked(state.table), legal);
            ASSERT_FALSE(legal.empty());
            Citadels::apply(state, asked(state.table),
                            legal[random.below(static_cast<std::uint32_t>(legal.size()))], events);
        }
        ASSERT_EQ("", Citadels::broken(state)) << show(state);
        if (dealing) account.begin(state);
        for (const auto& event : events.list()) account.enter(event);
        ASSERT_EQ(account.wrong(state.table), nobody) << show(state);
    }
    ASSERT_EQ(Citadels::turn(state), Turn::over);
}

TEST(CitadelsLongRun, S99_S100_RandomCastsEndWithoutAnErrorAndLoseNothing) {
    Random random(2016);
    const int games = 1500 * kit::effort();
    for (int game = 0; game < games; ++game) {
        ASSERT_NO_FATAL_FAILURE(play_and_check(any_options(random), 2 + game % 7, random)) << game;
    }
}

}  // namespace
}  // namespace agora::citadels
