#include "games/royalmatch/ai/prospects.hpp"

#include <algorithm>
#include <memory>

namespace agora::royalmatch {

namespace {

constexpr unsigned dead = 31;    // a stage from which an objective cannot be fulfilled any more
constexpr int even = 13;         // the stage of one who has as many tricks as the best other
constexpr int level_halves = 6;  // ... as many in the one half of the round as in the other
constexpr int most_lead = 8;     // of red over black cards; more makes no difference
constexpr unsigned leads = 17;   // from -8 to 8

unsigned first_tricks(int count) { return (1U << static_cast<unsigned>(count)) - 1U; }

// The probability to win a trick that is wanted, and one that is not, with 2, 3, 4 seats. All cards
// of a round are played in the end: who wants every trick has less to choose than who wants some.
struct Effort {
    float up;
    float down;
};
constexpr std::array<Effort, 3> steady = {{{0.60F, 0.40F}, {0.42F, 0.24F}, {0.33F, 0.17F}}};
constexpr std::array<Effort, 3> timely = {{{0.68F, 0.32F}, {0.48F, 0.19F}, {0.38F, 0.13F}}};

bool is_timely(Goal goal) {
    return goal == Goal::alpha_omega || goal == Goal::quiet_start || goal == Goal::quiet_exit ||
           goal == Goal::streak || goal == Goal::alternation;
}

// The probability that a trick that is won (lost, for icarus) brings what such an objective asks
// for, when its owner aims for it; with 2, 3, 4 seats.
constexpr std::array<float, 3> finding(Goal goal) {
    switch (goal) {
        case Goal::regicide: return {0.08F, 0.09F, 0.14F};
        case Goal::david: return {0.13F, 0.16F, 0.17F};
        case Goal::icarus: return {0.15F, 0.13F, 0.13F};
        case Goal::standard: return {0.36F, 0.40F, 0.40F};
        case Goal::outcast: return {0.31F, 0.35F, 0.35F};
        case Goal::arcane: return {0.28F, 0.32F, 0.36F};
        default: return {1, 1, 1};
    }
}

// The share of cards that count, among those of a trick.
float share_of_cards(Goal goal) {
    switch (goal) {
        case Goal::no_red: return 0.47F;
        case Goal::no_heart: return 0.23F;
        case Goal::no_face: return 0.25F;
        case Goal::hearts: return 0.25F;
        case Goal::aces: return 0.10F;
        default: return 0.54F;  // of the colour that its owner prefers
    }
}

// Tricks of a quarter of the round: it ends with trick number c * b / 4.
int quarter_of(int cards, int trick) {
    int quarter = 0;
    while (trick >= cards * (quarter + 1) / 4) ++quarter;
    return quarter;
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

unsigned colour_stage(int tricks, int lead) {
    return static_cast<unsigned>(tricks) * leads +
           static_cast<unsigned>(std::clamp(lead, -most_lead, most_lead) + most_lead);
}

}  // namespace

const Prospects& Prospects::of(const State& state) {
    static const auto all = [] {
        std::array<std::unique_ptr<const Prospects>, 9> tables;
        for (int seats = 2; seats <= most_players; ++seats)
            for (int cards = 0; cards < 3; ++cards)
                tables[static_cast<unsigned>((seats - 2) * 3 + cards)] =
                    std::make_unique<const Prospects>(seats, 13 - 2 * cards);
        return tables;
    }();
    return *all[(state.seats - 2U) * 3U + state.options.cards];
}

Prospects::Prospects(int seats, int cards) : seats_(seats), cards_(cards) {
    for (unsigned g = 0; g < goal_count; ++g) {
        const auto goal = static_cast<Goal>(g);
        const Effort effort = (is_timely(goal) ? timely : steady)[static_cast<unsigned>(seats - 2)];
        numbers_[g] = static_cast<std::uint8_t>(number_of(goal, seats, cards));
        auto& rows = table_[g];
        for (unsigned stage = 0; stage < stages; ++stage)
            rows[static_cast<unsigned>(cards)][stage].chance =
                is_fulfilled_at(goal, stage) ? 1.0F : 0.0F;
        for (int trick = cards - 1; trick >= 0; --trick)
            for (unsigned stage = 0; stage < stages; ++stage) {
                const Entry won = after(goal, trick, stage, true);
                const Entry lost = after(goal, trick, stage, false);
                const float likely = won.chance > lost.chance ? effort.up : effort.down;
                const auto mean = [&](float if_won, float if_lost) {
                    return likely * if_won + (1 - likely) * if_lost;
                };
                const int tricks_later = cards - 1 - trick;
                const auto tricks_after_next = static_cast<float>(std::max(0, tricks_later - 1));
                const float wishes = mean(won.gain + tricks_after_next * won.later,
                                          lost.gain + tricks_after_next * lost.later);
                rows[static_cast<unsigned>(trick)][stage] = {
                    mean(won.chance, lost.chance), won.chance - lost.chance,
                    wishes / static_cast<float>(std::max(1, tricks_later))};
            }
    }
}

unsigned Prospects::stage_of(const State& state, Seat seat, Goal goal) const {
    const Tally& tally = state.tally[seat];
    const unsigned wins = tally.wins;
    const auto tricks = static_cast<unsigned>(tally.tricks());
    const int done = state.tricks_done();
    const unsigned x = number(goal);
    const auto won = [&](unsigned among) { return std::popcount(wins & among); };
    const bool won_last = done > 0 && (wins >> static_cast<unsigned>(done - 1) & 1U) != 0;
    switch (goal) {
        case Goal::supremacy:
            return static_cast<unsigned>(static_cast<int>(tricks) - others_of(state, seat).most +
                                         even);
        case Goal::humility:
            return static_cast<unsigned>(others_of(state, seat).fewest - static_cast<int>(tricks) +
                                         even);
        case Goal::alpha_omega: return done == 0 ? 0 : (wins & 1U) == 0 ? dead : 1;
        case Goal::quiet_start: return (wins & first_tricks(static_cast<int>(x))) != 0 ? dead : 0;
        case Goal::quiet_exit:
            return (wins >> static_cast<unsigned>(cards_ - static_cast<int>(x))) != 0 ? dead : 0;
        case Goal::streak: {
            unsigned run = 0;
            unsigned best = 0;
            for (int trick = 0; trick < done; ++trick) {
                run = (wins >> static_cast<unsigned>(trick) & 1U) != 0 ? run + 1 : 0;
                best = std::max(best, run);
            }
            return best >= x ? x : run;
        }
        case Goal::alternation:
            return (wins & wins >> 1U) != 0 ? dead : 2 * tricks + (won_last ? 1U : 0U);
        case Goal::constancy: {
            unsigned begins = 0;
            for (int quarter = 0; quarter < 4; ++quarter) {
                const auto ends = static_cast<unsigned>(cards_ * (quarter + 1) / 4);
                const bool there = won(first_tricks(static_cast<int>(ends)) &
                                       ~first_tricks(static_cast<int>(begins))) != 0;
                if (static_cast<unsigned>(done) < ends) return there ? 1 : 0;
                if (!there) return dead;
                begins = ends;
            }
            return 0;
        }
        case Goal::crescendo:
        case Goal::decrescendo: {
            const int half = (cards_ - 1) / 2;
            const int rise = won(~first_tricks(cards_ - half)) - won(first_tricks(half));
            return static_cast<unsigned>((goal == Goal::crescendo ? rise : -rise) + level_halves);
        }
        case Goal::no_red: return std::min<unsigned>(tally.red, x + 1);
        case Goal::no_heart: return std::min<unsigned>(tally.hearts, x + 1);
        case Goal::no_face: return std::min<unsigned>(tally.faces, x + 1);
        case Goal::hearts: return std::min<unsigned>(tally.hearts, x);
        case Goal::aces: return std::min<unsigned>(tally.aces, x);
        case Goal::regicide: return (tally.marks & Tally::regicide) != 0 ? 1 : 0;
        case Goal::david: return (tally.marks & Tally::david) != 0 ? 1 : 0;
        case Goal::icarus: return (tally.marks & Tally::icarus) != 0 ? 1 : 0;
        case Goal::red_blood:
            return colour_stage(static_cast<int>(std::min(tricks, x)), tally.red - tally.black);
        case Goal::black_night:
            return colour_stage(static_cast<int>(std::min(tricks, x)), tally.black - tally.red);
        case Goal::standard: return std::min<unsigned>(tally.strong, x);
        case Goal::outcast: return std::min<unsigned>(tally.weak, x);
        case Goal::arcane: return std::min<unsigned>(tally.arcane, x);
        case Goal::four_seasons:
            return std::min<unsigned>(static_cast<unsigned>(std::popcount(tally.marks & 15U)), x);
        case Goal::ascetic: return tally.activations != 0 ? dead : tricks;
        default: return tricks;
    }
}

bool Prospects::is_fulfilled_at(Goal goal, unsigned stage) const {
    const unsigned x = number(goal);
    switch (goal) {
        case Goal::exact_fair:
        case Goal::exact_low:
        case Goal::exact_high: return stage == x;
        case Goal::fair_share: return stage == x || stage == x + 1;
        case Goal::supremacy:
        case Goal::humility: return stage > even;
        case Goal::alpha_omega: return stage == 2;
        case Goal::quiet_start:
        case Goal::quiet_exit:
        case Goal::constancy: return stage == 0;
        case Goal::alternation: return stage != dead && stage / 2 >= x;
        case Goal::crescendo:
        case Goal::decrescendo: return stage >= x + level_halves;
        case Goal::low_profile:
        case Goal::nothing:
        case Goal::no_red:
        case Goal::no_heart:
        case Goal::no_face: return stage <= x;
        case Goal::regicide:
        case Goal::david:
        case Goal::icarus: return stage == 1;
        case Goal::red_blood:
        case Goal::black_night:
            return stage / leads >= x && stage % leads > static_cast<unsigned>(most_lead);
        default: return stage != dead && stage >= x;  // at least so many
    }
}

// Calls visit(stage, probability) for the stages that a trick may lead to.
template <class Visit>
void Prospects::each_way(Goal goal, int trick, unsigned stage, bool won, Visit&& visit) const {
    const unsigned x = number(goal);
    const auto find = finding(goal)[static_cast<unsigned>(seats_ - 2)];
    // A card of the trick after another counts or does not.
    const auto each_number = [&](auto&& on_number) {
        const float share = share_of_cards(goal);
        float chance = 1;
        for (int i = 0; i < seats_; ++i) chance *= 1 - share;
        for (int i = 0; i <= seats_; ++i) {
            on_number(i, chance);
            chance *=
                static_cast<float>(seats_ - i) / static_cast<float>(i + 1) * share / (1 - share);
        }
    };
    switch (goal) {
        case Goal::supremacy:
        case Goal::humility: {
            // Of several others, one trick in so many goes to the one that matters.
            const bool mine = won == (goal == Goal::supremacy);
            const float matters = won ? 1.0F : 1.0F / static_cast<float>(seats_ - 1);
            visit(mine ? stage + 1 : std::max(stage, 1U) - 1, matters);
            visit(stage, 1 - matters);
            return;
        }
        case Goal::alpha_omega:
            if (trick == 0)
                visit(won ? 1U : dead, 1.0F);
            else if (trick == cards_ - 1)
                visit(won && stage == 1 ? 2U : dead, 1.0F);
            else
                visit(stage, 1.0F);
            return;
        case Goal::quiet_start:
            visit(won && trick < static_cast<int>(x) ? dead : stage, 1.0F);
            return;
        case Goal::quiet_exit:
            visit(won && trick >= cards_ - static_cast<int>(x) ? dead : stage, 1.0F);
            return;
        case Goal::streak: visit(stage >= x ? x : won ? stage + 1 : 0, 1.0F); return;
        case Goal::alternation:
            if (stage == dead || (won && stage % 2 == 1))
                visit(dead, 1.0F);
            else
                visit(won ? stage + 3 : stage & ~1U, 1.0F);
            return;
        case Goal::constancy: {
            const bool there = won || stage == 1;
            const bool ends =
                trick == cards_ - 1 || quarter_of(cards_, trick + 1) != quarter_of(cards_, trick);
            if (stage == dead || (ends && !there))
                visit(dead, 1.0F);
            else
                visit(ends || !there ? 0U : 1U, 1.0F);
            return;
        }
        case Goal::crescendo:
        case Goal::decrescendo: {
            const int half = (cards_ - 1) / 2;
            const bool first = trick < half;
            const bool counts = won && (first || trick >= cards_ - half);
            const bool adds = first == (goal == Goal::decrescendo);
            visit(!counts ? stage : adds ? stage + 1 : std::max(stage, 1U) - 1, 1.0F);
            return;
        }
        case Goal::no_red:
        case Goal::no_heart:
        case Goal::no_face:
        case Goal::hearts:
        case Goal::aces: {
            const bool few = goal != Goal::hearts && goal != Goal::aces;
            if (!won) return visit(stage, 1.0F);
            each_number([&](int more, float chance) {
                visit(std::min(stage + static_cast<unsigned>(more), few ? x + 1 : x), chance);
            });
            return;
        }
        case Goal::red_blood:
        case Goal::black_night: {
            if (!won) return visit(stage, 1.0F);
            const auto tricks = static_cast<int>(std::min(stage / leads + 1, x));
            const int lead = static_cast<int>(stage % leads) - most_lead;
            each_number([&](int mine, float chance) {
                visit(colour_stage(tricks, lead + 2 * mine - seats_), chance);
            });
            return;
        }
        case Goal::regicide:
        case Goal::david:
        case Goal::icarus:
            if (stage == 1 || won == (goal == Goal::icarus)) return visit(stage, 1.0F);
            visit(1U, find);
            visit(0U, 1 - find);
            return;
        case Goal::standard:
        case Goal::outcast:
        case Goal::arcane:
            if (stage >= x || !won) return visit(stage, 1.0F);
            if (goal == Goal::arcane && trick == cards_ - 1) return visit(stage, 1.0F);  // §9.1
            visit(stage + 1, find);
            visit(stage, 1 - find);
            return;
        case Goal::four_seasons: {
            if (stage >= x || !won) return visit(stage, 1.0F);
            constexpr std::array<float, 4> new_suit = {1.0F, 0.75F, 0.50F, 0.28F};
            visit(stage + 1, new_suit[stage]);
            visit(stage, 1 - new_suit[stage]);
            return;
        }
        default: visit(stage == dead ? dead : won ? stage + 1 : stage, 1.0F); return;
    }
}

// The expectation over the stages after the next trick.
Prospects::Entry Prospects::after(Goal goal, int trick, unsigned stage, bool won) const {
    const Row& next = table_[index(goal)][static_cast<unsigned>(trick + 1)];
    Entry mean;
    each_way(goal, trick, stage, won, [&](unsigned to, float chance) {
        const Entry& one = next[std::min(to, stages - 1)];
        mean.chance += chance * one.chance;
        mean.gain += chance * one.gain;
        mean.later += chance * one.later;
    });
    return mean;
}

}  // namespace agora::royalmatch
