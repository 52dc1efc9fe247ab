#include "bots/cost.hpp"

#include "bots/levels.hpp"
#include "bots/searcher.hpp"

namespace agora::bots {

namespace {

constexpr int quick_level = 5;

// Nothing for one that does not think.
std::optional<ai::Strategy> strategy_of(std::string_view game, int seats, std::string_view bot) {
    if (const auto level = level_from(bot)) return level_of(game, *level, seats).strategy;
    if (bot == "search") return search_bot_strategy;
    const auto* own = own_bot_of(game);
    return own != nullptr && own->name == bot ? own_bot_strategy(game) : std::nullopt;
}

// Only strategies of one kind can be compared.
bool asks_for_no_more(const ai::Strategy& strategy, const ai::Strategy& than) {
    if (std::holds_alternative<ai::GreedyPolicy>(strategy)) return true;
    return strategy.index() == than.index() && strategy <= than;
}

}  // namespace

Cost cost_of(std::string_view game, int seats, std::string_view bot) {
    const auto strategy = strategy_of(game, seats, bot);
    const auto quick = level_of(game, quick_level, seats).strategy;
    return !strategy || asks_for_no_more(*strategy, quick) ? Cost::quick : Cost::deep;
}

}  // namespace agora::bots
