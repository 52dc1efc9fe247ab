#include "games/royalmatch/ai/mind.hpp"

#include "ai/search/search.hpp"
#include "ai/search/sequential_halving.hpp"
#include "games/royalmatch/ai/forecast.hpp"
#include "games/royalmatch/ai/rollout_policy.hpp"
#include "games/royalmatch/ai/totals.hpp"

#include <algorithm>

namespace agora::ai {

using namespace royalmatch;

}  // namespace agora::ai

namespace agora::royalmatch {

namespace {

// The last tricks of a round: MO-ISMCTS with regret matching.
struct EndgameMind : RoyalMind {
    static constexpr ai::SearchParameters parameters = {
        .c_puct = 0.2F, .regret_matching = true, .resample_per_seat = true};
};

// A mind whose determinizations follow the belief about the objectives of others.
template <class M>
struct WithBelief : M {
    explicit WithBelief(const View& view) : viewer(view.viewer), belief(view) {}

    State determinize(const View& view, Random& random) const {
        State world = M::determinize(view, random);
        if (view.viewer == viewer) belief.draw_kept(world, random);
        return world;
    }

    Viewer viewer;
    Belief belief;
};

using Task = ai::SearchTask<RoyalMatch>;

template <class M>
ai::Analysis compare(const M& mind, const Task& task, std::uint32_t iterations) {
    return ai::SequentialHalving<RoyalMatch, M>(mind).think(task.view, task.seed, iterations,
                                                            task.limits, task.also);
}

// With value nets: a simulation ends with the next trick, or with the one after it.
struct ValueNetMind : ai::Mind<RoyalMatch> {
    std::optional<ai::NestedSearch> opponents;   // without: they follow the rollout policy
    std::optional<ai::NestedSearch> next_trick;  // without: a simulation ends before it

    ai::Values evaluate(State& state, Random& random) const {
        play_to_trick(state, random);
        if (next_trick && state.phase == Phase::play) {
            play_trick(state, random);
            play_to_trick(state, random);
        }
        return state.phase == Phase::play ? forecast(state) : chances(state);
    }

    Action opponent_policy(const State& state, Seat seat, Random& random) const {
        if (!opponents || state.phase != Phase::play) return rollout_action(state, seat, random);
        return nested_search(seat, state, *opponents, random);
    }

private:
    // Nested search of a seat from its own view of a determinization.
    static Action nested_search(Seat seat, const State& state, const ai::NestedSearch& nested,
                                Random& random) {
        const View view = RoyalMatch::view(state, seat);
        const auto analysis =
            compare(WithBelief<ValueNetMind>(view), Task{view, random.next()}, nested.iterations);
        return static_cast<Action>(analysis.candidates.front().decision);
    }

    void play_trick(State& state, Random& random) const {
        std::array<Action, most_players> chosen{};
        const SeatSet pending = RoyalMatch::pending(state);
        for (const Seat seat : pending)
            chosen[seat] = nested_search(seat, state, *next_trick, random);
        Silence silence;
        for (const Seat seat : pending) RoyalMatch::apply(state, seat, chosen[seat], silence);
    }
};

// Rollouts to the end of the round are noisier than the value nets: more of them.
std::uint32_t rollouts_for(std::uint32_t iterations) {
    constexpr std::uint32_t times = 6;
    return times * std::min(iterations, 0xFFFFFFFFU / times);
}

// Simulations that end at the next trick, or a fourth of them that go one trick deeper.
std::uint32_t simulations_of(const ai::RoundSearch& strategy) {
    constexpr std::uint32_t cost_of_two_tricks = 4;
    return strategy.next_trick ? strategy.iterations / cost_of_two_tricks : strategy.iterations;
}

}  // namespace

void RoyalMind::prune(const State& state, Seat seat, Actions& legal) const {
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

ai::Values RoyalMind::evaluate(State& state, Random& random) const {
    if (!is_cutoff(state)) play_round(state, random);
    return chances(state);
}

}  // namespace agora::royalmatch

namespace agora::ai {

ai::Analysis Mind<RoyalMatch>::think(const ai::RoundSearch& strategy,
                                     const ai::SearchTask<RoyalMatch>& task,
                                     ai::TreeMemory& memory) const {
    const View& view = task.view;
    const State& table = view.table;
    const bool ending =
        table.phase == Phase::play && table.cards_each() - table.tricks_done() <= last_tricks;
    if (ending) {
        const WithBelief<EndgameMind> mind(view);
        ai::Search<RoyalMatch, WithBelief<EndgameMind>> search(memory, mind);
        return search.think(view, task.seed, strategy.iterations, task.limits, task.also);
    }
    if (!can_forecast(table))
        return compare(WithBelief<Mind<RoyalMatch>>(view), task, rollouts_for(strategy.iterations));
    WithBelief<ValueNetMind> mind(view);
    mind.opponents = strategy.opponents;
    mind.next_trick = strategy.next_trick;
    return compare(mind, task, simulations_of(strategy));
}

Action Mind<RoyalMatch>::opponent_policy(const State& state, Seat seat, Random& random) const {
    return rollout_action(state, seat, random);
}

}  // namespace agora::ai
