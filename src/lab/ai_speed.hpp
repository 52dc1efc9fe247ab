// How fast the opponents search.
#pragma once

#include "ai/search/search.hpp"
#include "bots/bot.hpp"
#include "bots/levels.hpp"
#include "core/erase.hpp"
#include "games/all_ai.hpp"
#include "lab/speed.hpp"

namespace agora::lab {

struct LevelSpeed {
    int level = 0;
    double mean_ms = 0;
    double slowest_ms = 0;
};

// With the least number of seats.
struct AiSpeed {
    std::string game;
    double iterations_per_second = 0;  // of search with light playouts
    double iterations_goal = 0;        // at least; 0: none
    double ns_per_tree_step = 0;       // by the tree itself
    double ns_per_rules_step = 0;      // determinization, luck, listing and applying decisions
    std::vector<LevelSpeed> levels;    // over positions of one game
    std::vector<Figure> figures;       // of this mind alone
};

// How much each may be: a tree step in ns, a decision of level 5 in ms.
inline constexpr double tree_step_goal = 150;
inline constexpr double level_5_goal = 50;

// The mind with light playouts.
template <Game G>
struct LightMind {
    using Type = ai::Mind<G>;
};
template <Game G>
    requires requires { typename ai::Mind<G>::Light; }
struct LightMind<G> {
    using Type = typename ai::Mind<G>::Light;
};

// A mind without its evaluation, to see what the tree alone costs.
template <Game G>
struct RandomValueMind : LightMind<G>::Type {
    ai::Values evaluate(typename G::State& /*not looked at*/, Random& random) const {
        ai::Values values{};
        for (auto& value : values) value = static_cast<float>(random.next() >> 40U) * 0x1p-24F;
        return values;
    }
};

// Positions with something to decide, spread over one game at random.
template <Game G>
std::vector<typename G::State> positions_to_think_about() {
    constexpr int every = 7;
    constexpr std::size_t enough = 6;
    std::vector<typename G::State> states;
    Random random(11);
    Silence silence;
    auto state = *G::start(G::presets().front().options, G::about.least_seats);
    for (int step = 0; states.size() < enough; ++step) {
        settle_luck<G>(state, random, silence);
        if (G::turn(state) == Turn::over) break;
        const Seat seat = *G::pending(state).begin();
        typename G::Actions legal;
        G::legal(state, seat, legal);
        if (legal.size() > 1 && step % every == 1) states.push_back(state);
        G::apply(state, seat, legal[random.below(static_cast<unsigned>(legal.size()))], silence);
    }
    return states;
}

template <Game G, class M>
void search_all(const std::vector<typename G::State>& states, ai::TreeMemory& memory,
                std::uint64_t& iterations, std::uint64_t& steps) {
    const M mind;
    ai::Search<G, M> search(memory, mind);
    iterations = 0;
    steps = 0;
    for (const auto& state : states) {
        search.think(G::view(state, *G::pending(state).begin()), 1, 2000);
        iterations += search.iterations();
        steps += search.tree_steps();
    }
}

// What a search does without its tree: as many determinizations, and as many random decisions in
// them, with those of others sampled where the mind has an opponent policy. Returns a number that
// depends on all of it, so that nothing is optimised away.
template <Game G, class M>
std::uint32_t walk_all(const std::vector<typename G::State>& states, std::uint64_t iterations,
                       std::uint64_t steps) {
    const M mind;
    Random random(1);
    Silence silence;
    typename G::Actions legal;
    std::uint32_t seen = 0;
    std::uint64_t made = 0;
    const std::uint64_t each = iterations / states.size();
    for (std::uint64_t i = 0; i < iterations; ++i) {
        const auto& state = states[std::min(i / each, states.size() - 1)];
        const Seat me = *G::pending(state).begin();
        auto world = mind.determinize(G::view(state, me), random);
        if constexpr (M::parameters.resample_per_seat)
            if (i % 2 == 1) world = mind.determinize(G::view(world, 0), random);
        for (const auto until = (i + 1) * steps / iterations; made < until;) {
            settle_luck<G>(world, random, silence);
            if (G::turn(world) == Turn::over) break;
            const SeatSet pending = G::pending(world);
            std::array<typename G::Action, most_seats> actions{};
            for (const Seat seat : pending) {
                if constexpr (ai::HasOpponentPolicy<M, G>)
                    if (seat != me) {
                        actions[seat] = mind.opponent_policy(world, seat, random);
                        continue;
                    }
                seen += mind.information_set_key(world, seat);
                legal.clear();
                G::legal(world, seat, legal);
                mind.prune(world, seat, legal);
                actions[seat] = legal[random.below(static_cast<unsigned>(legal.size()))];
                ++made;
            }
            for (const Seat seat : pending) {
                G::apply(world, seat, actions[seat], silence);
                seen += static_cast<std::uint32_t>(actions[seat]);
            }
        }
    }
    return seen;
}

template <Game G>
std::vector<LevelSpeed> measure_levels(const std::vector<typename G::State>& states) {
    std::vector<LevelSpeed> levels;
    for (int level = 1; level < ai::most_level; ++level) {
        LevelSpeed one{level, 0, 0};
        const auto bot = std::move(*bots::make_bot(bots::level_name(level), 1));
        for (const auto& state : states) {
            const ErasedPosition<G> position(state);
            const Seat seat = *G::pending(state).begin();
            const auto view = position.view(seat);
            const auto legal = position.legal(seat);
            CostCounter counter;
            counter.start();
            bot->decide(*view, legal);
            const double ms = counter.stop().seconds * 1000;
            one.mean_ms += ms / static_cast<double>(states.size());
            one.slowest_ms = std::max(one.slowest_ms, ms);
        }
        levels.push_back(one);
    }
    return levels;
}

template <Game G>
AiSpeed measure_ai(double seconds) {
    using Light = typename LightMind<G>::Type;
    AiSpeed speed;
    speed.game = G::about.id;
    const auto states = positions_to_think_about<G>();
    ai::TreeMemory memory;
    std::uint64_t iterations = 0;
    std::uint64_t steps = 0;
    const Cost whole =
        least_cost(seconds / 3, [&] { search_all<G, Light>(states, memory, iterations, steps); });
    speed.iterations_per_second = static_cast<double>(iterations) / whole.seconds;
    if constexpr (requires { ai::Mind<G>::light_goal; })
        speed.iterations_goal = ai::Mind<G>::light_goal;
    const Cost tree = least_cost(
        seconds / 3, [&] { search_all<G, RandomValueMind<G>>(states, memory, iterations, steps); });
    [[maybe_unused]] volatile std::uint32_t kept = 0;
    const Cost rules =
        least_cost(seconds / 3, [&] { kept = walk_all<G, Light>(states, iterations, steps); });
    speed.ns_per_rules_step = rules.seconds * 1e9 / static_cast<double>(steps);
    speed.ns_per_tree_step =
        std::max(0.0, tree.seconds * 1e9 / static_cast<double>(steps) - speed.ns_per_rules_step);
    speed.levels = measure_levels<G>(states);
    const ai::LeastCost measure = [](double limit, const std::function<void()>& batch) {
        return least_cost(limit, batch).seconds;
    };
    if constexpr (requires { ai::Mind<G>::figures(seconds, measure); })
        speed.figures = ai::Mind<G>::figures(seconds, measure);
    return speed;
}

}  // namespace agora::lab
