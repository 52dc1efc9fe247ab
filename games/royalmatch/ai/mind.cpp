#include "games/royalmatch/ai/mind.hpp"

#include "ai/search/comparison.hpp"
#include "ai/search/search.hpp"
#include "games/royalmatch/ai/forecast.hpp"
#include "games/royalmatch/ai/instinct.hpp"
#include "games/royalmatch/ai/totals.hpp"

#include <algorithm>

namespace agora::ai {

using namespace royalmatch;

}  // namespace agora::ai

namespace agora::royalmatch {

namespace {

// The last tricks of a round: nobody acts on another's secrets, and answers are mixed.
struct Ending : RoyalMind {
    static constexpr bool mixes = true;
    static constexpr bool resample_per_seat = true;
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

template <class M>
ai::Analysis compare(const M& mind, const View& view, std::uint64_t seed, const ai::Budget& budget,
                     std::optional<Action> also) {
    return ai::Comparison<RoyalMatch, M>(mind).think(view, seed, budget, also);
}

// Where the weights know such rounds, a line of play ends with the next trick, or with the one
// after it.
struct Forecaster : ai::Mind<RoyalMatch> {
    // Iterations that others are thought to think, and everybody about the next trick. 0: they do
    // not, and the line ends there.
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
        if (others == 0 || state.phase != Phase::play) return instinct(state, seat, random);
        return think_as(seat, state, others, random);
    }

private:
    // What a seat would find out from its own view of a world.
    static Action think_as(Seat seat, const State& state, std::uint32_t iterations,
                           Random& random) {
        const View view = RoyalMatch::view(state, seat);
        const auto analysis =
            compare(Believer<Forecaster>(view), view, random.next(), {iterations}, {});
        return static_cast<Action>(analysis.thoughts.front().decision);
    }

    void play_trick(State& state, Random& random) const {
        std::array<Action, most_players> chosen{};
        const SeatSet pending = RoyalMatch::pending(state);
        for (const Seat seat : pending) chosen[seat] = think_as(seat, state, next_trick, random);
        Silence silence;
        for (const Seat seat : pending) RoyalMatch::apply(state, seat, chosen[seat], silence);
    }
};

// A round that is played out by instinct tells less than a forecast, so it takes more of them.
ai::Budget for_playing_out(ai::Budget budget) {
    constexpr std::uint32_t times = 6;
    budget.iterations = times * std::min(budget.iterations, 0xFFFFFFFFU / times);
    return budget;
}

// Whoever thinks for long grants others some thought, too.
std::uint32_t thoughts_of_others(std::uint32_t iterations) {
    constexpr std::uint32_t part = 40;
    constexpr std::uint32_t least = 12;  // fewer hardly tell decisions apart
    constexpr std::uint32_t most = 32;
    const std::uint32_t share = iterations / part;
    return share < least ? 0 : std::min(share, most);
}

// Who thinks very long follows fewer lines, one trick further.
constexpr std::uint32_t enough_to_look_further = 3000;
constexpr std::uint32_t lines_in_one = 4;  // as long as so many
constexpr std::uint32_t thoughts_on_next_trick = 12;

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

ai::Analysis Mind<RoyalMatch>::think(const View& view, std::uint64_t seed, const ai::Budget& budget,
                                     ai::TreeMemory& memory, std::optional<Action> also) const {
    const State& table = view.table;
    const bool ending =
        table.phase == Phase::play && table.cards_each() - table.tricks_done() <= last_tricks;
    if (ending) {
        const Believer<Ending> mind(view);
        ai::Search<RoyalMatch, Believer<Ending>> search(memory, mind);
        return search.think(view, seed, budget, also);
    }
    if (!can_forecast(table))
        return compare(Believer<Mind<RoyalMatch>>(view), view, seed, for_playing_out(budget), also);
    Believer<Forecaster> mind(view);
    ai::Budget effort = budget;
    if (budget.iterations >= enough_to_look_further) {
        effort.iterations /= lines_in_one;
        mind.next_trick = thoughts_on_next_trick;
    }
    mind.others = thoughts_of_others(effort.iterations);
    return compare(mind, view, seed, effort, also);
}

Action Mind<RoyalMatch>::opponent_policy(const State& state, Seat seat, Random& random) const {
    return instinct(state, seat, random);
}

}  // namespace agora::ai
