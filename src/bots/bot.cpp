#include "bots/bot.hpp"

#include "bots/levels.hpp"
#include "bots/searcher.hpp"
#include "core/greedy_choice.hpp"
#include "core/spelling.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace agora::bots {

namespace {

class RandomBot final : public Bot {
public:
    explicit RandomBot(std::uint64_t seed) : random_(seed) {}

    Code decide(const AnyView& /*not looked at*/, std::span<const Code> legal) override {
        assert(!legal.empty());
        return legal[random_.below(static_cast<std::uint32_t>(legal.size()))];
    }

private:
    Random random_;
};

// Takes the decision with the best heuristic score; ties are broken evenly.
class GreedyBot final : public Bot {
public:
    explicit GreedyBot(std::uint64_t seed) : random_(seed) {}

    Code decide(const AnyView& view, std::span<const Code> legal) override {
        return best_choice(
            legal, [&](Code decision) { return view.action_score(decision); }, random_);
    }

private:
    Random random_;
};

// Follows a strategy and samples its decision from what that found.
class ThinkingBot {
public:
    explicit ThinkingBot(std::uint64_t seed) : seed_(seed) {}

    Code decide(const ai::Level& level, const AnyView& view, std::span<const Code> legal,
                const ai::SearchLimits& limits = {}) {
        assert(!legal.empty());
        if (legal.size() == 1) return legal.front();
        const auto seed = seed_for(view, seed_);
        const auto analysis = searcher_.think(view, level.strategy, limits, seed);
        return choose_at(level.sampling, view, analysis, legal, seed);
    }

private:
    std::uint64_t seed_;
    Searcher searcher_;
};

class LevelBot final : public Bot {
public:
    LevelBot(int level, std::uint64_t seed, ai::SearchLimits limits)
        : level_(level), limits_(std::move(limits)), thinking_(seed) {}

    Code decide(const AnyView& view, std::span<const Code> legal) override {
        const ai::Level level = level_of(view, level_);
        ai::SearchLimits limits = limits_;
        limits.stop_early = level.sampling.temperature <= 0;
        return thinking_.decide(level, view, legal, limits);
    }

private:
    int level_;
    ai::SearchLimits limits_;
    ThinkingBot thinking_;
};

class SearchBot final : public Bot {
public:
    explicit SearchBot(std::uint64_t seed) : thinking_(seed) {}

    Code decide(const AnyView& view, std::span<const Code> legal) override {
        return thinking_.decide({search_bot_strategy}, view, legal);
    }

private:
    ThinkingBot thinking_;
};

// The bot of one game alone, a measure for others. A table of another game that has it from before
// goes on.
class OwnBot final : public Bot {
public:
    explicit OwnBot(std::uint64_t seed) : thinking_(seed), greedy_(seed) {}

    Code decide(const AnyView& view, std::span<const Code> legal) override {
        const auto strategy = own_bot_strategy(view.game().id);
        return strategy ? thinking_.decide({*strategy}, view, legal) : greedy_.decide(view, legal);
    }

private:
    ThinkingBot thinking_;
    GreedyBot greedy_;
};

// clang-format off
constexpr std::array<ai::BotInfo, 12> bots = {{
    {"random",   {"whimsical", "fantasque"},
     {"any legal decision", "n’importe quelle décision légale"}},
    {"greedy",   {"greedy", "avide"},
     {"what looks best at once", "ce qui paraît le mieux sur le moment"}},
    {"search",   {"methodical", "méthodique"},
     {"a short plain search, to measure others", "une courte recherche, pour comparer"}},
    {"1",        {"gentle", "aimable"},
     {"kind to a child", "gentil avec un enfant"}},
    {"2",        {"relaxed", "tranquille"},
     {"plays along, and forgives much", "joue le jeu, et pardonne beaucoup"}},
    {"3",        {"steady", "solide"},
     {"misses no win that is there", "ne rate aucune victoire"}},
    {"4",        {"keen", "habile"},
     {"makes few mistakes; bot alone means this one", "se trompe peu\u00A0; c’est lui que «\u00A0bot\u00A0» désigne"}},
    {"5",        {"sharp", "lucide"},
     {"makes its best move; thinks up to 50 ms", "joue son meilleur coup\u00A0; réfléchit jusqu’à 50 ms"}},
    {"6",        {"shrewd", "tenace"},
     {"thinks a few times longer", "réfléchit quelques fois plus longtemps"}},
    {"7",        {"tough", "redoutable"},
     {"thinks longer still", "réfléchit encore plus longtemps"}},
    {"8",        {"fierce", "féroce"},
     {"thinks up to a second", "réfléchit jusqu’à une seconde"}},
    {"max",      {"merciless", "impitoyable"},
     {"as strong as it gets", "aussi fort que possible"}},
}};
// clang-format on

}  // namespace

std::uint64_t seed_for(const AnyView& view, std::uint64_t seed) {
    for (const std::byte byte : view.bytes()) seed = mix(seed ^ static_cast<std::uint64_t>(byte));
    return seed;
}

std::span<const ai::BotInfo> all_bots() { return bots; }

std::vector<ai::BotInfo> bots_of(std::string_view game) {
    std::vector<ai::BotInfo> playing(bots.begin(), bots.end());
    if (const auto* own = own_bot_of(game)) playing.push_back(*own);
    return playing;
}

const ai::BotInfo* find_bot(std::string_view name) {
    if (const auto* found = std::ranges::find(bots, name, &ai::BotInfo::name); found != bots.end())
        return found;
    for (const auto* own : own_bots())
        if (own->name == name) return own;
    return nullptr;
}

namespace {

std::unexpected<Error> no_such_bot(std::string_view name, std::span<const ai::BotInfo> bots_there) {
    std::string known;
    for (const auto& bot : bots_there) known.append(known.empty() ? "" : ", ").append(bot.name);
    return refuse(
        "there is no bot called \"" + std::string(name) + "\"; there are: " + known,
        "il n’y a pas de robot " + in_guillemets(name) + "\u00A0; il y a\u00A0: " + known);
}

}  // namespace

Expected<void> check_bot(std::string_view game, std::string_view name) {
    const auto playing = bots_of(game);
    if (std::ranges::find(playing, name, &ai::BotInfo::name) == playing.end())
        return no_such_bot(name, playing);
    return {};
}

Expected<std::unique_ptr<Bot>> make_bot(std::string_view name, std::uint64_t seed,
                                        const ai::SearchLimits& limits) {
    if (name == "random") return std::make_unique<RandomBot>(seed);
    if (name == "greedy") return std::make_unique<GreedyBot>(seed);
    if (name == "search") return std::make_unique<SearchBot>(seed);
    if (const auto level = level_from(name))
        return std::make_unique<LevelBot>(*level, seed, limits);
    if (find_bot(name) != nullptr) return std::make_unique<OwnBot>(seed);
    return no_such_bot(name, bots);
}

}  // namespace agora::bots
