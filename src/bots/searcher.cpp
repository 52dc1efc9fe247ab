#include "bots/searcher.hpp"

#include "ai/search/parallel.hpp"
#include "core/erase.hpp"
#include "games/all.hpp"
#include "games/all_ai.hpp"

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

template <Game G>
ai::Analysis search_with(ai::TreeMemory& memory, const typename G::View& view, std::uint64_t seed,
                         const ai::SearchLimits& limits, std::optional<typename G::Action> also) {
    if (limits.threads > 1) return search_in_parallel<G, ai::Mind<G>>(view, seed, limits, also);
    memory.make_room(ai::Mind<G>::tree_bytes);
    const ai::Mind<G> mind;
    ai::Search<G, ai::Mind<G>> search(memory, mind);
    return search.think(view, seed, limits, also);
}

// Tries a decision, and those of the same seat that follow without anybody else in between.
template <Game G>
bool wins_from(const typename G::State& state, Seat seat, typename G::Action action, int depth,
               Random& random) {
    Silence silence;
    auto after = state;
    G::apply(after, seat, action, silence);
    settle_luck<G>(after, random, silence);
    if (G::turn(after) == Turn::over) {
        const Standing standing = G::standing(after);
        int winners = 0;
        for (int i = 0; i < standing.seats; ++i)
            winners += standing.places[static_cast<std::size_t>(i)].rank == 1 ? 1 : 0;
        return standing.places[seat].rank == 1 && winners == 1;
    }
    if (depth == 0 || G::pending(after) != SeatSet::of(seat)) return false;
    typename G::Actions legal;
    G::legal(after, seat, legal);
    for (const auto next : legal)
        if (wins_from<G>(after, seat, next, depth - 1, random)) return true;
    return false;
}

}  // namespace

ai::Analysis Searcher::think(const AnyView& view, const ai::SearchLimits& limits,
                             std::uint64_t seed, std::optional<Code> also) {
    ai::Analysis analysis;
    with_view(view, [&]<class G>(const typename G::View& typed) {
        std::optional<typename G::Action> wanted;
        if (also) wanted = static_cast<typename G::Action>(*also);
        const ai::Mind<G> mind;
        if constexpr (requires { mind.think(typed, seed, limits, memory_, wanted); })
            analysis = mind.think(typed, seed, limits, memory_, wanted);
        else
            analysis = search_with<G>(memory_, typed, seed, limits, wanted);
    });
    return analysis;
}

ai::Analysis Searcher::search(const AnyView& view, const ai::SearchLimits& limits,
                              std::uint64_t seed) {
    ai::Analysis analysis;
    with_view(view, [&]<class G>(const typename G::View& typed) {
        analysis = search_with<G>(memory_, typed, seed, limits, {});
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

std::optional<ai::Analysis> own_bot_thinks(const AnyView& view, std::uint64_t seed) {
    std::optional<ai::Analysis> analysis;
    with_view(view, [&]<class G>(const typename G::View& typed) {
        if constexpr (HasOwnBot<G>) analysis = ai::Mind<G>().own_bot_thinks(typed, seed);
    });
    return analysis;
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
