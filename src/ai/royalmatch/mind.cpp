#include "ai/royalmatch/mind.hpp"

#include "ai/royalmatch/instinct.hpp"
#include "ai/search/comparison.hpp"
#include "ai/search/search.hpp"

#include <algorithm>
#include <cmath>

namespace agora {

using namespace royalmatch;

namespace royalmatch {

namespace {

// The last tricks of a round: nobody acts on another's secrets, and answers are mixed.
struct Ending : RoyalMind {
    static constexpr bool mixes = true;
    static constexpr bool redraws = true;
};

// A mind that has thought about what the others play for.
template <class M>
struct Believer : M {
    explicit Believer(const View& view) : viewer(view.viewer), belief(view) {}

    State world(const View& view, Random& random) const {
        State world = M::world(view, random);
        if (view.viewer == viewer) belief.draw_kept(world, random);
        return world;
    }

    Viewer viewer;
    Belief belief;
};

}  // namespace

Values chances(const State& state) {
    if (state.phase == Phase::over) return values_of(RoyalMatch::standing(state));
    constexpr double points_a_round = 6;  // of one who leads
    constexpr double spread = 9;          // of the difference that a round makes
    const int best = *std::max_element(state.total.begin(), state.total.begin() + state.seats);
    const double most_rounds = std::max(1, state.options.rounds - state.finished);
    const double rounds =
        std::clamp((state.options.target - best) / points_a_round + 0.5, 1.0, most_rounds);
    const double pace = 1.7 / (spread * std::sqrt(rounds));
    std::array<double, most_players> weights{};
    double sum = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        weights[seat] = soft_exp(pace * (state.total[seat] - best));
        sum += weights[seat];
    }
    Values values{};
    for (Seat seat = 0; seat < state.seats; ++seat)
        values[seat] = static_cast<float>(weights[seat] / sum);
    return values;
}

void RoyalMind::consider(const State& state, Seat seat, Actions& legal) const {
    if (state.phase != Phase::play) return;
    const auto is_vain = [&](Action action) {
        const Played played = played_of(action);
        if (!played.activated()) return false;
        const Effect& effect = effect_of(played.card());
        if (effect.family == Family::draw) return state.deck[seat] == 0;
        if (effect.needs == Needs::pick)
            return state.objectives[seat].bonus(played.pick()) >= (effect.level == 1 ? 1U : 2U);
        return false;
    };
    std::size_t kept = 0;
    for (std::size_t i = 0; i < legal.size(); ++i)
        if (!is_vain(legal[i])) legal[kept++] = legal[i];
    if (kept == legal.size()) return;
    Actions fewer;
    fewer.append(std::span(legal.begin(), kept));
    legal = fewer;
}

Values RoyalMind::evaluate(State& state, Random& random) const {
    if (!is_far(state)) play_round(state, random);
    return chances(state);
}

}  // namespace royalmatch

Analysis Mind<RoyalMatch>::think(const View& view, std::uint64_t seed, const Budget& budget,
                                 TreeMemory& memory, std::optional<Action> also) const {
    const State& table = view.table;
    const bool ending =
        table.phase == Phase::play && table.cards_each() - table.tricks_done() <= last_tricks;
    if (ending) {
        const Believer<Ending> mind(view);
        Search<RoyalMatch, Believer<Ending>> search(memory, mind);
        return search.think(view, seed, budget, also);
    }
    const Believer<Mind<RoyalMatch>> mind(view);
    Comparison<RoyalMatch, Believer<Mind<RoyalMatch>>> comparison(mind);
    return comparison.think(view, seed, budget, also);
}

Action Mind<RoyalMatch>::guess(const State& state, Seat seat, Random& random) const {
    return instinct(state, seat, random);
}

}  // namespace agora
