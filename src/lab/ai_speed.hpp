// How fast the opponents think.
#pragma once

#include "ai/bot.hpp"
#include "ai/levels.hpp"
#include "ai/minds.hpp"
#include "ai/search/search.hpp"
#include "core/erase.hpp"
#include "lab/speed.hpp"

namespace agora {

struct LevelSpeed {
    int level = 0;
    double mean_ms = 0;
    double slowest_ms = 0;
};

struct AiSpeed {
    std::string game;
    double iterations_per_second = 0;  // of search with the mind's leaf evaluation, two seats
    double ns_per_tree_step = 0;       // without leaf evaluation; legal and apply included
    std::vector<LevelSpeed> levels;    // over positions of one game
};

// The mind of a game without its evaluation, to see what the tree alone costs.
template <Game G>
struct Thoughtless : Mind<G> {
    Values evaluate(typename G::State& /*not looked at*/, Random& random) const {
        Values values{};
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
void search_all(const std::vector<typename G::State>& states, TreeMemory& memory,
                std::uint64_t& iterations, std::uint64_t& steps) {
    const M mind;
    Search<G, M> search(memory, mind);
    iterations = 0;
    steps = 0;
    for (const auto& state : states) {
        search.think(G::view(state, *G::pending(state).begin()), 1, {2000});
        iterations += search.iterations();
        steps += search.tree_steps();
    }
}

template <Game G>
AiSpeed measure_ai(double seconds) {
    AiSpeed speed;
    speed.game = G::about.id;
    const auto states = positions_to_think_about<G>();
    TreeMemory memory;
    std::uint64_t iterations = 0;
    std::uint64_t steps = 0;
    const Cost whole =
        least_cost(seconds / 2, [&] { search_all<G, Mind<G>>(states, memory, iterations, steps); });
    speed.iterations_per_second = static_cast<double>(iterations) / whole.seconds;
    const Cost tree = least_cost(
        seconds / 2, [&] { search_all<G, Thoughtless<G>>(states, memory, iterations, steps); });
    speed.ns_per_tree_step = tree.seconds * 1e9 / static_cast<double>(steps);
    for (int level = 1; level < most_level; ++level) {
        LevelSpeed one{level, 0, 0};
        const auto bot = std::move(*make_bot(level_name(level), 1));
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
        speed.levels.push_back(one);
    }
    return speed;
}

}  // namespace agora
