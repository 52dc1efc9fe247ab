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
    static constexpr bool regret_matching = true;
    static constexpr bool resample_per_seat = true;
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

template <class M>
ai::Analysis compare(const M& mind, const View& view, std::uint64_t seed,
                     const ai::SearchLimits& limits, std::optional<Action> also) {
    return ai::SequentialHalving<RoyalMatch, M>(mind).think(view, seed, limits, also);
}

// With value nets: a simulation ends with the next trick, or with the one after it.
struct ValueNetMind : ai::Mind<RoyalMatch> {
    // Iterations of the nested search of others, and of everybody for the next trick. 0: none, and
    // the simulation ends before it.
    std::uint32_t others = 0;
    std::uint32_t next_trick = 0;

    ai::Values evaluate(State& state, Random& random) const {
        play_to_trick(state, random);
        if (next_trick > 0 && state.phase == Phase::play) {
            play_trick(state, random);
            play_to_trick(state, random);
        }
        return state.phase == Phase::play ? forecast(state) : chances(state);
    }

    Action opponent_policy(const State& state, Seat seat, Random& random) const {
        if (others == 0 || state.phase != Phase::play) return rollout_action(state, seat, random);
        return nested_search(seat, state, others, random);
    }

private:
    // Nested search of a seat from its own view of a determinization.
    static Action nested_search(Seat seat, const State& state, std::uint32_t iterations,
                                Random& random) {
        const View view = RoyalMatch::view(state, seat);
        const auto analysis =
            compare(WithBelief<ValueNetMind>(view), view, random.next(), {iterations}, {});
        return static_cast<Action>(analysis.candidates.front().decision);
    }

    void play_trick(State& state, Random& random) const {
        std::array<Action, most_players> chosen{};
        const SeatSet pending = RoyalMatch::pending(state);
        for (const Seat seat : pending)
            chosen[seat] = nested_search(seat, state, next_trick, random);
        Silence silence;
        for (const Seat seat : pending) RoyalMatch::apply(state, seat, chosen[seat], silence);
    }
};

// Rollouts to the end of the round are noisier than the value nets: more iterations.
ai::SearchLimits limits_of_rollouts(ai::SearchLimits limits) {
    constexpr std::uint32_t times = 6;
    limits.iterations = times * std::min(limits.iterations, 0xFFFFFFFFU / times);
    return limits;
}

// Long searches model the others by a nested search.
std::uint32_t opponent_iterations(std::uint32_t iterations) {
    constexpr std::uint32_t part = 40;
    constexpr std::uint32_t least = 12;  // fewer are mostly noise
    constexpr std::uint32_t most = 32;
    const std::uint32_t share = iterations / part;
    return share < least ? 0 : std::min(share, most);
}

// Very long searches have fewer simulations, one trick deeper.
constexpr std::uint32_t iterations_for_two_tricks = 3000;
constexpr std::uint32_t cost_of_two_tricks = 4;  // simulations of one trick
constexpr std::uint32_t next_trick_iterations = 12;

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

ai::Analysis Mind<RoyalMatch>::think(const View& view, std::uint64_t seed,
                                     const ai::SearchLimits& limits, ai::TreeMemory& memory,
                                     std::optional<Action> also) const {
    const State& table = view.table;
    const bool ending =
        table.phase == Phase::play && table.cards_each() - table.tricks_done() <= last_tricks;
    if (ending) {
        const WithBelief<EndgameMind> mind(view);
        ai::Search<RoyalMatch, WithBelief<EndgameMind>> search(memory, mind);
        return search.think(view, seed, limits, also);
    }
    if (!can_forecast(table))
        return compare(WithBelief<Mind<RoyalMatch>>(view), view, seed, limits_of_rollouts(limits),
                       also);
    WithBelief<ValueNetMind> mind(view);
    ai::SearchLimits effort = limits;
    if (limits.iterations >= iterations_for_two_tricks) {
        effort.iterations /= cost_of_two_tricks;
        mind.next_trick = next_trick_iterations;
    }
    mind.others = opponent_iterations(effort.iterations);
    return compare(mind, view, seed, effort, also);
}

Action Mind<RoyalMatch>::opponent_policy(const State& state, Seat seat, Random& random) const {
    return rollout_action(state, seat, random);
}

}  // namespace agora::ai
