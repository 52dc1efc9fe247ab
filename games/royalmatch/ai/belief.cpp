#include "games/royalmatch/ai/belief.hpp"

#include "ai/search/values.hpp"
#include "games/royalmatch/ai/prospects.hpp"
#include "games/royalmatch/engine.hpp"

#include <algorithm>

namespace agora::royalmatch {

namespace {

using Likelihoods = std::array<std::array<double, goal_count>, most_players>;

// The tricks so far told one after another: `visit(past, trick)` with the tallies before it.
template <class Visit>
void retell(const State& table, Visit&& visit) {
    State past = table;
    past.tally = {};
    past.phase = Phase::play;
    for (int trick = 1; trick <= table.tricks_done(); ++trick) {
        past.turn = byte(trick);
        visit(past, trick);
        Cards cards = 0;
        for (Seat seat = 0; seat < table.seats; ++seat) {
            past.choice[seat] = recorded(table, trick, seat);
            cards |= only(past.choice[seat].card());
            past.tally[seat].activations =
                byte(past.tally[seat].activations + (past.choice[seat].activated() ? 1 : 0));
        }
        count_trick(past, winner_of(table, trick), cards);
    }
}

}  // namespace

State world_before_choices(const View& view, Random& random) {
    State world = RoyalMatch::sample(view, random);
    for (Seat seat = 0; seat < world.seats; ++seat) {
        if (view.viewer.owns(seat)) continue;
        world.choice[seat] = {};
        if (world.phase == Phase::keep) world.objectives[seat].kept = 0;
        if (world.phase != Phase::choose_hand) continue;
        world.deck[seat] |= world.hand[seat];
        world.hand[seat] = 0;
    }
    return world;
}

Belief::Belief(const View& view) : viewer_(view.viewer.seat()) {
    const State& table = view.table;
    const Prospects& prospects = Prospects::of(table);
    Likelihoods logs{};
    // Whoever wants a trick plays a high card rather than a low one.
    retell(table, [&](const State& past, int trick) {
        constexpr double trust = 0.06;
        constexpr double most = 2.5;  // points
        for (Seat seat = 0; seat < table.seats; ++seat) {
            if (seat == viewer_) continue;
            const double height = value_of(recorded(table, trick, seat).card()) - 8;
            for (unsigned g = 0; g < goal_count; ++g) {
                const auto goal = static_cast<Goal>(g);
                const double gain =
                    double{prospects.trick_gain(past, seat, goal)} * points_of(table, goal);
                logs[seat][g] += trust * std::clamp(gain, -most, most) * height / 3.7;
            }
        }
    });
    Goals possible = table.options.deck();
    for (const Goal own : table.objectives[viewer_].dealt)
        if (own != Goal::none) possible &= ~only(own);
    State dealt = table;  // before the first trick
    dealt.tally = {};
    dealt.turn = 0;
    dealt.phase = Phase::keep;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        const double best = *std::ranges::max_element(logs[seat]);
        constexpr float slack = 0.3F;
        constexpr double least = -6;  // nothing that may be is ever left out
        float sum = 0;
        for (unsigned g = 0; g < goal_count; ++g) {
            const auto goal = static_cast<Goal>(g);
            // Whoever works for an objective comes nearer to it than others do by accident.
            const float nearer = (slack + prospects.chance(table, seat, goal)) /
                                 (slack + prospects.chance(dealt, seat, goal));
            if ((possible >> g & 1U) != 0)
                sum += nearer *
                       static_cast<float>(ai::soft_exp(std::max(least, logs[seat][g] - best)));
            sums_[seat][g] = sum;
        }
    }
}

float Belief::weight(Seat seat, Goal goal) const {
    const unsigned g = index(goal);
    return sums_[seat][g] - (g == 0 ? 0.0F : sums_[seat][g - 1]);
}

void Belief::draw_kept(State& world, Random& random) const {
    Goals settled = 0;
    const auto is_open = [&](Seat seat, unsigned slot) {
        return seat != viewer_ && (world.objectives[seat].kept >> slot & 1U) != 0 &&
               slander_by(world, viewer_, seat, slot) == 0;
    };
    for (Seat seat = 0; seat < world.seats; ++seat)
        for (unsigned slot = 0; slot < dealt_goals; ++slot)
            if (slander_by(world, viewer_, seat, slot) != 0)
                settled |= only(world.objectives[seat].dealt[slot]);
    for (Seat seat = 0; seat < world.seats; ++seat)
        for (unsigned slot = 0; slot < dealt_goals; ++slot) {
            if (!is_open(seat, slot)) continue;
            const auto& sums = sums_[seat];
            Goal goal = Goal::none;
            do {
                const float draw =
                    static_cast<float>(random.next() >> 40U) * 0x1p-24F * sums.back();
                unsigned g = 0;
                while (g + 1 < goal_count && sums[g] <= draw) ++g;
                goal = static_cast<Goal>(g);
            } while ((settled & only(goal)) != 0 || weight(seat, goal) <= 0);
            settled |= only(goal);
            // Whoever had it gets what was here.
            Goal& here = world.objectives[seat].dealt[slot];
            for (Seat other = 0; other < world.seats; ++other)
                for (Goal& there : world.objectives[other].dealt)
                    if (there == goal) there = here;
            here = goal;
        }
}

}  // namespace agora::royalmatch
