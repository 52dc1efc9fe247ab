// The 32 objectives: numbers, points and what fulfils them (§10.1), and what shorter rounds make of
// them.
#include "games/royalmatch/rules.hpp"

#include <algorithm>

namespace agora::royalmatch {

// clang-format off
//     goal, id, name; x and points with 2, 3, 4 seats; tendency; whether x scales
const std::array<Objective, goal_count> objectives = {{
    {Goal::exact_fair, "exact_fair", {"Exact Count", "Compte juste"},
     {6, 4, 3}, {12, 10, 8}, Tendency::neutral, true},
    {Goal::exact_low, "exact_low", {"Small Count", "Petit compte"},
     {5, 3, 2}, {13, 11, 8}, Tendency::few, true},
    {Goal::exact_high, "exact_high", {"Big Count", "Grand compte"},
     {7, 5, 4}, {12, 11, 10}, Tendency::many, true},
    {Goal::fair_share, "fair_share", {"Fair Share", "Juste part"},
     {6, 4, 3}, {7, 6, 5}, Tendency::neutral, true},
    {Goal::harvest, "harvest", {"Harvest", "Moisson"},
     {8, 6, 5}, {6, 7, 7}, Tendency::very_many, true},
    {Goal::supremacy, "supremacy", {"Supremacy", "Suprématie"},
     {}, {4, 7, 8}, Tendency::very_many, false},
    {Goal::humility, "humility", {"Humility", "Humilité"},
     {}, {4, 6, 7}, Tendency::very_few, false},
    {Goal::low_profile, "low_profile", {"Low Profile", "Profil bas"},
     {4, 2, 1}, {8, 7, 6}, Tendency::very_few, true},
    {Goal::nothing, "nothing", {"Nothing", "Néant"},
     {3, 1, 0}, {13, 13, 14}, Tendency::very_few, true},
    {Goal::alpha_omega, "alpha_omega", {"Alpha and Omega", "Alpha et oméga"},
     {}, {6, 9, 11}, Tendency::neutral, false},
    {Goal::quiet_start, "quiet_start", {"Quiet Start", "Départ discret"},
     {4, 5, 6}, {8, 5, 5}, Tendency::late, true},
    {Goal::quiet_exit, "quiet_exit", {"Quiet Exit", "Sortie discrète"},
     {4, 5, 6}, {8, 6, 5}, Tendency::early, true},
    {Goal::streak, "streak", {"Streak", "Série"},
     {4, 3, 3}, {5, 5, 7}, Tendency::many, true},
    {Goal::alternation, "alternation", {"Alternation", "Alternance"},
     {3, 3, 3}, {11, 7, 7}, Tendency::neutral, true},
    {Goal::constancy, "constancy", {"Constancy", "Constance"},
     {}, {4, 6, 8}, Tendency::many, false},
    {Goal::crescendo, "crescendo", {"Crescendo", "Crescendo"},
     {2, 2, 2}, {6, 5, 6}, Tendency::late, true},
    {Goal::decrescendo, "decrescendo", {"Decrescendo", "Decrescendo"},
     {2, 2, 2}, {6, 5, 5}, Tendency::early, true},
    {Goal::no_red, "no_red", {"Red Ban", "Rouge interdit"},
     {3, 2, 0}, {11, 11, 13}, Tendency::very_few, true},
    {Goal::no_heart, "no_heart", {"Heartless", "Sans cœur"},
     {1, 1, 0}, {11, 8, 9}, Tendency::very_few, true},
    {Goal::no_face, "no_face", {"Faceless", "Sans figure"},
     {1, 0, 0}, {7, 9, 8}, Tendency::very_few, true},
    {Goal::hearts, "hearts", {"Bouquet of Hearts", "Bouquet de cœurs"},
     {4, 4, 5}, {6, 6, 8}, Tendency::many, true},
    {Goal::aces, "aces", {"Ace Hunt", "Chasse aux as"},
     {2, 2, 2}, {7, 6, 6}, Tendency::many, true},
    {Goal::regicide, "regicide", {"Regicide", "Régicide"},
     {12, 13, 13}, {8, 9, 7}, Tendency::many, false},
    {Goal::red_blood, "red_blood", {"Royal Blood", "Sang royal"},
     {4, 3, 2}, {6, 7, 7}, Tendency::many, true},
    {Goal::black_night, "black_night", {"Black Night", "Nuit noire"},
     {4, 3, 2}, {8, 8, 8}, Tendency::many, true},
    {Goal::david, "david", {"David", "David"},
     {4, 6, 7}, {5, 6, 7}, Tendency::neutral, false},
    {Goal::icarus, "icarus", {"Icarus", "Icare"},
     {}, {6, 5, 4}, Tendency::neutral, false},
    {Goal::standard, "standard", {"Standard-Bearer", "Étendard"},
     {3, 2, 2}, {5, 5, 7}, Tendency::many, true},
    {Goal::outcast, "outcast", {"Outcast", "Paria"},
     {3, 2, 2}, {8, 7, 9}, Tendency::many, true},
    {Goal::four_seasons, "four_seasons", {"Four Seasons", "Quatre saisons"},
     {4, 4, 3}, {5, 7, 5}, Tendency::many, true},
    {Goal::ascetic, "ascetic", {"Ascetic", "Ascète"},
     {6, 4, 3}, {7, 8, 9}, Tendency::many, true},
    {Goal::arcane, "arcane", {"Arcane", "Arcane"},
     {3, 2, 2}, {8, 6, 8}, Tendency::many, true},
}};

namespace {

// Their points in version 1 of the rules, before the tuning (docs/reports/royalmatch.md), in the
// same order.
constexpr std::array<std::array<std::uint8_t, 3>, goal_count> points_in_version_1 = {{
    {13, 11, 8}, {13, 11, 8}, {13, 13, 10}, {8, 6, 6}, {6, 6, 7}, {4, 6, 8}, {4, 6, 7}, {8, 7, 6},
    {11, 12, 13}, {5, 7, 10}, {6, 5, 4}, {6, 5, 5}, {4, 5, 7}, {9, 6, 6}, {4, 6, 7}, {5, 4, 4},
    {5, 5, 5}, {9, 10, 11}, {8, 7, 9}, {7, 8, 8}, {6, 6, 7}, {7, 6, 6}, {7, 9, 7}, {7, 7, 7},
    {8, 8, 8}, {6, 6, 7}, {7, 5, 4}, {5, 5, 6}, {8, 6, 8}, {5, 7, 5}, {6, 7, 8}, {8, 6, 10},
}};
// clang-format on

// Halves up, never below 1 where there was something (§16).
constexpr int scaled(int x, int cards) {
    return x == 0 ? 0 : std::max(1, (2 * x * cards + 13) / 26);
}

constexpr unsigned first_tricks(int count) { return (1U << static_cast<unsigned>(count)) - 1U; }

int longest_run(unsigned wins) {
    int run = 0;
    for (; wins != 0; wins &= wins << 1U) ++run;
    return run;
}

struct Others {
    int most = 0;
    int fewest = most_turns;
};
Others others_of(const State& state, Seat seat) {
    Others others;
    for (Seat other = 0; other < state.seats; ++other) {
        if (other == seat) continue;
        const int tricks = state.tally[other].tricks();
        others.most = std::max(others.most, tricks);
        others.fewest = std::min(others.fewest, tricks);
    }
    return others;
}

// Tricks of a quarter of the round, from 0: it ends with trick ⌊c·b/4⌋.
unsigned quarter(int cards, int number) {
    return first_tricks(cards * (number + 1) / 4) & ~first_tricks(cards * number / 4);
}

struct Halves {
    unsigned first;
    unsigned last;
};
Halves halves_of(int cards) {
    const int half = (cards - 1) / 2;
    return {first_tricks(half), first_tricks(cards) & ~first_tricks(cards - half)};
}

}  // namespace

int points_of(Goal goal, int seats, int version) {
    const auto& points = version == 1 ? points_in_version_1[index(goal)] : info(goal).points;
    return points[static_cast<unsigned>(seats - 2)];
}

int number_of(Goal goal, int seats, int cards) {
    const Objective& objective = info(goal);
    const int x = objective.x[static_cast<unsigned>(seats - 2)];
    return objective.scales ? scaled(x, cards) : x;
}

int points_of(const State& state, Goal goal) {
    return points_of(goal, state.seats, state.options.version);
}
int number_of(const State& state, Goal goal) {
    return number_of(goal, state.seats, state.cards_each());
}

bool is_fulfilled(const State& state, Seat seat, Goal goal) {
    const Tally& tally = state.tally[seat];
    const int cards = state.cards_each();
    const int x = number_of(state, goal);
    const unsigned wins = tally.wins;
    const int tricks = tally.tricks();
    const auto won = [&](unsigned among) { return std::popcount(wins & among); };
    switch (goal) {
        case Goal::exact_fair:
        case Goal::exact_low:
        case Goal::exact_high: return tricks == x;
        case Goal::fair_share: return tricks == x || tricks == x + 1;
        case Goal::harvest: return tricks >= x;
        case Goal::supremacy: return tricks > others_of(state, seat).most;
        case Goal::humility: return tricks < others_of(state, seat).fewest;
        case Goal::low_profile:
        case Goal::nothing: return tricks <= x;
        case Goal::alpha_omega: return won(1U | 1U << static_cast<unsigned>(cards - 1)) == 2;
        case Goal::quiet_start: return won(first_tricks(x)) == 0;
        case Goal::quiet_exit: return won(~first_tricks(cards - x)) == 0;
        case Goal::streak: return longest_run(wins) >= x;
        case Goal::alternation: return (wins & wins >> 1U) == 0 && tricks >= x;
        case Goal::constancy:
            for (int i = 0; i < 4; ++i)
                if (won(quarter(cards, i)) == 0) return false;
            return true;
        case Goal::crescendo: return won(halves_of(cards).last) - won(halves_of(cards).first) >= x;
        case Goal::decrescendo:
            return won(halves_of(cards).first) - won(halves_of(cards).last) >= x;
        case Goal::no_red: return tally.red <= x;
        case Goal::no_heart: return tally.hearts <= x;
        case Goal::no_face: return tally.faces <= x;
        case Goal::hearts: return tally.hearts >= x;
        case Goal::aces: return tally.aces >= x;
        case Goal::regicide: return (tally.marks & Tally::regicide) != 0;
        case Goal::red_blood: return tricks >= x && tally.red > tally.black;
        case Goal::black_night: return tricks >= x && tally.black > tally.red;
        case Goal::david: return (tally.marks & Tally::david) != 0;
        case Goal::icarus: return (tally.marks & Tally::icarus) != 0;
        case Goal::standard: return tally.strong >= x;
        case Goal::outcast: return tally.weak >= x;
        case Goal::four_seasons: return std::popcount(tally.marks & 15U) >= x;
        case Goal::ascetic: return tally.activations == 0 && tricks >= x;
        case Goal::arcane: return tally.arcane >= x;
        case Goal::none: break;
    }
    return false;
}

namespace {

Progress at_least(int have, int need, int more) {
    return {have, need, have >= need, have + more >= need, have >= need};
}
Progress at_most(int have, int need, int more) {
    return {have, need, have <= need, have <= need, have + more <= need};
}

// Never two in a row: how many more of these tricks can be won.
int most_apart(int left, bool won_last) { return (left - (won_last ? 1 : 0) + 1) / 2; }

}  // namespace

Progress progress(const State& state, Seat seat, Goal goal) {
    const Tally& tally = state.tally[seat];
    const int cards = state.cards_each();
    const int done = state.tricks_done();
    const int left = cards - done;
    const int left_cards = left * state.seats;
    const int x = number_of(state, goal);
    const unsigned wins = tally.wins;
    const int tricks = tally.tricks();
    const unsigned to_come = first_tricks(cards) & ~first_tricks(done);
    const bool won_last = done > 0 && (wins >> static_cast<unsigned>(done - 1) & 1U) != 0;
    const auto won = [&](unsigned among) { return std::popcount(wins & among); };
    const auto open = [&](unsigned among) { return std::popcount(to_come & among); };
    const auto flag = [&](unsigned mark) {
        return at_least((tally.marks & mark) != 0 ? 1 : 0, 1, left);
    };
    Progress p{tricks, x, false, true, false};
    switch (goal) {
        case Goal::exact_fair:
        case Goal::exact_low:
        case Goal::exact_high:
            p.possible = tricks <= x && tricks + left >= x;
            p.sure = left == 0;
            break;
        case Goal::fair_share:
            p.possible = tricks <= x + 1 && tricks + left >= x;
            p.sure = tricks >= x && tricks + left <= x + 1;
            break;
        case Goal::harvest: p = at_least(tricks, x, left); break;
        case Goal::supremacy: {
            const int most = others_of(state, seat).most;
            p.need = most + 1;
            p.possible = tricks + left > most;
            p.sure = tricks > most + left;
            break;
        }
        case Goal::humility: {
            const int fewest = others_of(state, seat).fewest;
            int missing = 0;
            for (Seat other = 0; other < state.seats; ++other)
                if (other != seat) missing += std::max(0, tricks + 1 - state.tally[other].tricks());
            p.need = fewest - 1;
            p.possible = missing <= left;
            p.sure = tricks + left < fewest;
            break;
        }
        case Goal::low_profile:
        case Goal::nothing: p = at_most(tricks, x, left); break;
        case Goal::alpha_omega: {
            const unsigned ends = 1U | 1U << static_cast<unsigned>(cards - 1);
            p = at_least(won(ends), 2, open(ends));
            break;
        }
        case Goal::quiet_start:
        case Goal::quiet_exit: {
            const unsigned among = goal == Goal::quiet_start
                                       ? first_tricks(x)
                                       : first_tricks(cards) & ~first_tricks(cards - x);
            p.have = x - open(among);
            p.possible = won(among) == 0;
            p.sure = open(among) == 0;
            break;
        }
        case Goal::streak: {
            int run = 0;  // that goes on
            while (run < done && (wins >> static_cast<unsigned>(done - 1 - run) & 1U) != 0) ++run;
            const int best = longest_run(wins);
            p = {best >= x ? best : run, x, best >= x, best >= x || run + left >= x, best >= x};
            break;
        }
        case Goal::alternation:
            p.possible = (wins & wins >> 1U) == 0 && tricks + most_apart(left, won_last) >= x;
            p.sure = tricks >= x && (left == 0 || (left == 1 && !won_last));
            break;
        case Goal::constancy: {
            p.have = 0;
            p.need = 4;
            for (int i = 0; i < 4; ++i) {
                const bool there = won(quarter(cards, i)) != 0;
                p.have += there ? 1 : 0;
                p.possible = p.possible && (there || open(quarter(cards, i)) != 0);
            }
            p.sure = p.have == 4;
            break;
        }
        case Goal::crescendo:
        case Goal::decrescendo: {
            auto [less, more] = halves_of(cards);
            if (goal == Goal::decrescendo) std::swap(less, more);
            p.have = won(more) - won(less);
            p.possible = p.have + open(more) >= x;
            p.sure = p.have - open(less) >= x;
            break;
        }
        case Goal::no_red: p = at_most(tally.red, x, left_cards); break;
        case Goal::no_heart: p = at_most(tally.hearts, x, left_cards); break;
        case Goal::no_face: p = at_most(tally.faces, x, left_cards); break;
        case Goal::hearts: p = at_least(tally.hearts, x, left_cards); break;
        case Goal::aces: p = at_least(tally.aces, x, left_cards); break;
        case Goal::regicide: p = flag(Tally::regicide); break;
        case Goal::david: p = flag(Tally::david); break;
        case Goal::icarus: p = flag(Tally::icarus); break;
        case Goal::red_blood:
        case Goal::black_night: {
            const int ahead =
                goal == Goal::red_blood ? tally.red - tally.black : tally.black - tally.red;
            p.possible = tricks + left >= x && ahead + left_cards > 0;
            p.sure = tricks >= x && ahead > left_cards;
            break;
        }
        case Goal::standard: p = at_least(tally.strong, x, left); break;
        case Goal::outcast: p = at_least(tally.weak, x, left); break;
        case Goal::four_seasons: p = at_least(std::popcount(tally.marks & 15U), x, left); break;
        case Goal::ascetic:
            p.possible = tally.activations == 0 && tricks + left >= x;
            p.sure = tricks >= x && left <= 1;  // nothing can be activated in the last turn
            break;
        case Goal::arcane: p = at_least(tally.arcane, x, std::max(0, left - 1)); break;
        case Goal::none: break;
    }
    p.fulfilled = is_fulfilled(state, seat, goal);
    p.sure = p.sure && p.possible;
    return p;
}

}  // namespace agora::royalmatch
