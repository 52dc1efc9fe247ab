// What happens in rounds of random players: a sharp test of rules and objectives, because the same
// figures were once measured with another program (§18.1, §18.2, §18.10).
#pragma once

#include "games/royalmatch/rules.hpp"

#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace agora::royalmatch {

// The mean of something and how far it may be off.
class Mean {
public:
    void add(double value) {
        ++count_;
        sum_ += value;
        squares_ += value * value;
    }
    double value() const { return sum_ / static_cast<double>(count_); }
    double spread() const {  // standard deviation of one value
        return std::sqrt(std::max(0.0, squares_ / static_cast<double>(count_) - value() * value()));
    }
    double error() const { return spread() / std::sqrt(static_cast<double>(count_)); }

private:
    std::uint64_t count_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

struct Balance {
    int seats = 0;
    int rounds = 0;
    std::array<Mean, most_players> round_wins;  // a shared first place is shared
    std::array<Mean, most_players> tricks;
    Mean points;
    Mean activations;
    Mean seals_left;
    Mean decided_by_suit;                           // tricks whose two best cards have equal Force
    std::array<Mean, suit_count> wins_with;         // by rank of the suit, the strong one first
    std::array<Mean, most_turns + 1> trick_shares;  // players who won so many tricks
    std::array<Mean, goal_count> success;           // of objectives, held or not
};

// One decision of a random player: any card; its effect in 35 % of the cases where it is possible;
// any set of objectives. The rules say "one third". That the reference players had 35 % is
// inferred, not known: with it as many players as in the reference never activate anything, and the
// other figures agree.
inline Action random_decision(const State& state, Seat seat, Random& random) {
    RoyalMatch::Actions legal;
    RoyalMatch::legal(state, seat, legal);
    const auto any = [&](std::size_t from, std::size_t to) {
        return legal[from + random.below(static_cast<unsigned>(to - from))];
    };
    if (state.phase != Phase::play) return any(0, legal.size());
    const Cards hand = state.hand[seat];
    const Card card = random.pick({0, {hand, 0}});
    std::size_t from = 0;
    while (card_of(legal[from]) != card) ++from;
    std::size_t to = from;
    while (to < legal.size() && card_of(legal[to]) == card) ++to;
    const bool wants = random.below(20) < 7;
    return wants && to - from > 1 ? any(from + 1, to) : legal[from];
}

// Looks at each trick just before it is forgotten: when the last choice is made.
inline void count_round(const State& end, Balance& balance) {
    const int seats = end.seats;
    int best = -1000;
    int winners = 0;
    for (Seat seat = 0; seat < seats; ++seat) {
        const int score = end.result[seat].score;
        if (score > best) winners = 0;
        best = std::max(best, score);
        winners += score == best ? 1 : 0;
    }
    for (Seat seat = 0; seat < seats; ++seat) {
        const int tricks = end.tally[seat].tricks();
        balance.round_wins[seat].add(end.result[seat].score == best ? 1.0 / winners : 0);
        balance.tricks[seat].add(tricks);
        balance.points.add(end.result[seat].score);
        balance.activations.add(end.tally[seat].activations);
        balance.seals_left.add(end.seals[seat]);
        for (int i = 0; i <= most_turns; ++i)
            balance.trick_shares[static_cast<unsigned>(i)].add(i == tricks ? 1 : 0);
        for (unsigned goal = 0; goal < goal_count; ++goal)
            balance.success[goal].add(is_fulfilled(end, seat, static_cast<Goal>(goal)) ? 1 : 0);
    }
    for (int trick = 1; trick <= most_turns; ++trick) {
        const auto& forces = end.force[static_cast<unsigned>(trick - 1)];
        int top = -100;
        int equals = 0;
        for (Seat seat = 0; seat < seats; ++seat) {
            if (forces[seat] > top) equals = 0;
            top = std::max<int>(top, forces[seat]);
            equals += forces[seat] == top ? 1 : 0;
        }
        balance.decided_by_suit.add(equals > 1 ? 1 : 0);
    }
}

inline Balance measure_balance(int seats, int rounds, std::uint64_t seed) {
    Balance balance;
    balance.seats = seats;
    balance.rounds = rounds;
    Random random(seed);
    Silence silence;
    const Options one_round = {.rounds = 1, .version = 1};  // as when the reference was measured
    for (int round = 0; round < rounds; ++round) {
        auto state = *RoyalMatch::start(one_round, seats);
        while (RoyalMatch::turn(state) != Turn::over) {
            settle_luck<RoyalMatch>(state, random, silence);
            if (RoyalMatch::turn(state) == Turn::over) break;
            const SeatSet pending = RoyalMatch::pending(state);
            const Seat seat = *pending.begin();
            const Action action = random_decision(state, seat, random);
            const bool reveals = state.phase == Phase::play && pending.size() == 1;
            const Suit strong = state.strong;
            const int trick = state.turn;
            RoyalMatch::apply(state, seat, action, silence);
            if (!reveals) continue;
            for (Seat each = 0; each < seats; ++each) {
                const Suit suit = suit_of(recorded(state, trick, each).card());
                balance.wins_with[static_cast<unsigned>(3 - suit_rank(strong, suit))].add(
                    winner_of(state, trick) == each ? 1 : 0);
            }
        }
        count_round(state, balance);
    }
    return balance;
}

// The figures that were measured with another program, 30,000 rounds each.
struct Reference {
    std::array<double, 4> tricks;
    double points, points_spread, activations, seals_left, decided_by_suit;
    std::array<double, 4> wins_with;
    std::array<double, most_turns + 1> trick_shares;  // percent
};
// clang-format off
inline constexpr std::array<Reference, 3> references = {{
    {{6.49, 6.50}, -0.227, 5.589, 3.19, 1.47, 0.057, {0.531, 0.509, 0.490, 0.469},
     {0.0, 0.4, 1.6, 4.7, 9.7, 15.1, 18.4, 18.4, 15.1, 9.7, 4.7, 1.6, 0.4, 0.0}},
    {{4.31, 4.33, 4.34}, -0.585, 5.427, 3.20, 1.46, 0.085, {0.366, 0.340, 0.323, 0.302},
     {0.9, 4.5, 11.4, 18.0, 20.6, 18.4, 13.1, 7.7, 3.6, 1.3, 0.4, 0.1, 0.0, 0.0}},
    {{3.24, 3.24, 3.25, 3.25}, -1.123, 5.165, 3.20, 1.46, 0.108, {0.283, 0.257, 0.239, 0.219},
     {3.3, 12.1, 20.6, 22.7, 18.9, 11.9, 6.4, 2.8, 0.9, 0.3, 0.1, 0.0, 0.0, 0.0}},
}};
inline constexpr std::array<std::array<double, 3>, goal_count> reference_success = {{
    {0.184, 0.206, 0.227},  // exact_fair
    {0.151, 0.180, 0.206},  // exact_low
    {0.184, 0.184, 0.189},  // exact_high
    {0.369, 0.390, 0.416},  // fair_share
    {0.316, 0.262, 0.224},  // harvest
    {0.500, 0.287, 0.198},  // supremacy
    {0.500, 0.259, 0.184},  // humility
    {0.164, 0.169, 0.155},  // low_profile
    {0.068, 0.054, 0.033},  // nothing
    {0.248, 0.112, 0.063},  // alpha_omega
    {0.068, 0.143, 0.191},  // quiet_start
    {0.089, 0.165, 0.211},  // quiet_exit
    {0.361, 0.301, 0.162},  // streak
    {0.066, 0.174, 0.186},  // alternation
    {0.597, 0.266, 0.131},  // constancy
    {0.208, 0.190, 0.164},  // crescendo
    {0.208, 0.190, 0.164},  // decrescendo
    {0.114, 0.100, 0.040},  // no_red
    {0.160, 0.202, 0.095},  // no_heart
    {0.191, 0.075, 0.105},  // no_face
    {0.401, 0.405, 0.257},  // hearts
    {0.255, 0.265, 0.272},  // aces
    {0.306, 0.233, 0.302},  // regicide
    {0.379, 0.395, 0.339},  // red_blood
    {0.327, 0.345, 0.294},  // black_night
    {0.351, 0.280, 0.199},  // david
    {0.204, 0.340, 0.443},  // icarus
    {0.241, 0.337, 0.234},  // standard
    {0.186, 0.258, 0.156},  // outcast
    {0.472, 0.216, 0.434},  // four_seasons
    {0.004, 0.004, 0.004},  // ascetic
    {0.123, 0.244, 0.133},  // arcane
}};
// clang-format on

// One figure beside its reference. Both were sampled, and the reference was rounded.
struct Comparison {
    std::string what;
    double measured;
    double reference;
    double error;  // standard error of the difference

    double off() const { return (measured - reference) / error; }
};

inline std::vector<Comparison> compare(const Balance& balance) {
    constexpr double reference_rounds = 30'000;
    const auto& reference = references[static_cast<unsigned>(balance.seats - 2)];
    const double more = 1 + balance.rounds / reference_rounds;  // their sampling error beside ours
    std::vector<Comparison> list;
    const auto add = [&](std::string what, const Mean& mean, double expected, double last_digit) {
        const double rounding = last_digit / std::sqrt(12.0);
        const double ours = mean.error();
        list.push_back({std::move(what), mean.value(), expected,
                        std::sqrt(ours * ours * more + rounding * rounding)});
    };
    for (unsigned seat = 0; seat < static_cast<unsigned>(balance.seats); ++seat) {
        const auto who = " of seat " + std::to_string(seat);
        add("round wins" + who, balance.round_wins[seat], 1.0 / balance.seats, 0);
        add("tricks" + who, balance.tricks[seat], reference.tricks[seat], 0.01);
    }
    add("points", balance.points, reference.points, 0.001);
    // Inferred, not known: the reference players could waste a Calling with nothing to call back,
    // which §9.1 refuses. When that is allowed, random players activate 0.014 more and have 0.024
    // fewer seals left.
    add("activations", balance.activations, reference.activations - 0.014, 0.01);
    add("seals left", balance.seals_left, reference.seals_left + 0.024, 0.01);
    add("tricks decided by suit", balance.decided_by_suit, reference.decided_by_suit, 0.001);
    constexpr std::array<const char*, 4> ranks = {"strong", "second", "third", "weak"};
    for (unsigned i = 0; i < suit_count; ++i)
        add(std::string("wins with the ") + ranks[i] + " suit", balance.wins_with[i],
            reference.wins_with[i], 0.001);
    for (unsigned i = 0; i <= most_turns; ++i)
        add("share of " + std::to_string(i) + " tricks", balance.trick_shares[i],
            reference.trick_shares[i] / 100, 0.001);
    for (unsigned goal = 0; goal < goal_count; ++goal)
        add(std::string(objectives[goal].id), balance.success[goal],
            reference_success[goal][static_cast<unsigned>(balance.seats - 2)], 0.001);
    return list;
}

// So many comparisons are made that three standard errors come by chance now and then.
inline constexpr double too_far = 4.5;

}  // namespace agora::royalmatch
