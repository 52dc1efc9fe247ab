#include "bots/searcher.hpp"

#include "ai/search/parallel.hpp"
#include "core/erase.hpp"
#include "games/all.hpp"
#include "games/all_ai.hpp"

#include <concepts>
#include <stdexcept>
#include <variant>
#include <vector>

namespace agora::bots {

namespace {

// Calls visit.operator()<G>(view) with the typed view.
template <class Visit>
void with_view(const AnyView& any, Visit&& visit) {
    for_each_game(games::AllGames{}, [&]<class G>() {
        if (const auto* erased = dynamic_cast<const ErasedView<G>*>(&any))
            visit.template operator()<G>(erased->view());
    });
    // A view of that time says itself which numbers count.
    for_each_game(games::FormerGames{}, [&]<class G>() {
        if (const auto* erased = dynamic_cast<const ErasedView<G>*>(&any))
            visit.template operator()<typename G::Present>(erased->view());
    });
}

template <class G>
concept HasOwnBot = requires { ai::Mind<G>::own_bot; };

// Whether a game's mind follows a strategy.
template <class G, class S>
concept Follows =
    std::same_as<S, ai::TreeSearch> ||
    requires(const ai::Mind<G>& mind, const S& strategy, const ai::SearchTask<G>& task,
             ai::TreeMemory& memory) { mind.think(strategy, task, memory); };

template <class G>
constexpr bool follows(const ai::Strategy& strategy) {
    return std::visit([]<class S>(const S&) { return Follows<G, S>; }, strategy);
}

template <class G>
constexpr bool follows_its_levels() {
    for (int seats = G::about.least_seats; seats <= G::about.most_seats; ++seats)
        for (const ai::Level& level : ai::Mind<G>::levels(seats))
            if (!follows<G>(level.strategy)) return false;
    return true;
}

template <Game G>
ai::Analysis think_by(const ai::TreeSearch& strategy, const ai::SearchTask<G>& task,
                      ai::TreeMemory& memory) {
    const auto& [view, seed, limits, also] = task;
    if (limits.threads > 1)
        return search_in_parallel<G, ai::Mind<G>>(view, seed, strategy.iterations, limits, also);
    memory.make_room(ai::Mind<G>::parameters.tree_bytes);
    const ai::Mind<G> mind;
    ai::Search<G, ai::Mind<G>> search(memory, mind);
    return search.think(view, seed, strategy.iterations, limits, also);
}

template <Game G, class S>
ai::Analysis think_by(const S& strategy, const ai::SearchTask<G>& task, ai::TreeMemory& memory) {
    if constexpr (Follows<G, S>)
        return ai::Mind<G>().think(strategy, task, memory);
    else
        throw std::logic_error("no mind of this game follows that strategy");
}

// Tries a decision, and those of the same seat that follow without anybody else in between.
template <Game G>
bool wins_from(const typename G::State& state, Seat seat, typename G::Action action, int depth,
               Random& random) {
    Silence silence;
    auto after = state;
    G::apply(after, seat, action, silence);
    settle_luck<G>(after, random, silence);
    if (G::turn(after) == Turn::over) return winners(G::standing(after)) == SeatSet::of(seat);
    if (depth == 0 || G::pending(after) != SeatSet::of(seat)) return false;
    typename G::Actions legal;
    G::legal(after, seat, legal);
    for (const auto next : legal)
        if (wins_from<G>(after, seat, next, depth - 1, random)) return true;
    return false;
}

}  // namespace

ai::Analysis Searcher::think(const AnyView& view, const ai::Strategy& strategy,
                             const ai::SearchLimits& limits, std::uint64_t seed,
                             std::optional<Code> also) {
    ai::Analysis analysis;
    with_view(view, [&]<class G>(const typename G::View& typed) {
        static_assert(follows_its_levels<G>(), "a level has a strategy that its mind has not");
        ai::SearchTask<G> task{typed, seed, limits};
        if (also) task.also = static_cast<typename G::Action>(*also);
        analysis =
            std::visit([&](const auto& one) { return think_by<G>(one, task, memory_); }, strategy);
    });
    return analysis;
}

std::span<const ai::BotInfo* const> own_bots() {
    static const auto bots = [] {
        std::vector<const ai::BotInfo*> own;
        for_each_game(games::AllGames{}, [&]<class G>() {
            if constexpr (HasOwnBot<G>) own.push_back(&ai::Mind<G>::own_bot);
        });
        return own;
    }();
    return bots;
}

const ai::BotInfo* own_bot_of(std::string_view game) {
    const ai::BotInfo* own = nullptr;
    for_each_game(games::AllGames{}, [&]<class G>() {
        if constexpr (HasOwnBot<G>)
            if (G::about.id == game) own = &ai::Mind<G>::own_bot;
    });
    return own;
}

std::optional<ai::Strategy> own_bot_strategy(std::string_view game) {
    std::optional<ai::Strategy> strategy;
    for_each_game(games::AllGames{}, [&]<class G>() {
        if constexpr (HasOwnBot<G>)
            if (G::about.id == game) strategy = ai::Mind<G>::own_bot_strategy;
    });
    return strategy;
}

bool wins_at_once(const AnyView& view, Code decision) {
    constexpr int worlds = 3;
    constexpr int decisions_after = 1;
    bool wins = true;
    with_view(view, [&]<class G>(const typename G::View& typed) {
        Random random(decision);
        for (int i = 0; i < worlds && wins; ++i)
            wins = wins_from<G>(G::sample(typed, random), typed.viewer.seat(),
                                static_cast<typename G::Action>(decision), decisions_after, random);
    });
    return wins;
}

std::string reason_for(const AnyView& view, std::span<const Code> line,
                       const TerminalStyle& style) {
    std::string reason;
    with_view(view, [&]<class G>(const typename G::View& typed) {
        const ai::Mind<G> mind;
        std::vector<typename G::Action> actions;
        for (const Code step : line) actions.push_back(static_cast<typename G::Action>(step));
        const std::span<const typename G::Action> steps(actions);
        if constexpr (requires { mind.reason(typed, steps, style); })
            reason = mind.reason(typed, steps, style);
    });
    return reason;
}

}  // namespace agora::bots
