#include "ai/bot.hpp"

#include <array>
#include <cassert>

namespace agora {

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

// Takes what looks best now. Of several that look equally good each is equally likely.
class GreedyBot final : public Bot {
public:
    explicit GreedyBot(std::uint64_t seed) : random_(seed) {}

    Code decide(const AnyView& view, std::span<const Code> legal) override {
        assert(!legal.empty());
        if (legal.size() == 1) return legal.front();  // nothing to think about
        Code best = legal.front();
        int best_appeal = view.appeal(best);
        std::uint32_t equals = 1;
        for (const Code decision : legal.subspan(1)) {
            const int appeal = view.appeal(decision);
            if (appeal < best_appeal) continue;
            equals = appeal == best_appeal ? equals + 1 : 1;
            if (random_.below(equals) == 0) best = decision;
            best_appeal = appeal;
        }
        return best;
    }

private:
    Random random_;
};

constexpr std::array<BotInfo, 2> bots = {{
    {"random", {"any legal decision", "n'importe quelle décision légale"}},
    {"greedy", {"what looks best at once", "ce qui paraît le mieux sur le moment"}},
}};

}  // namespace

std::span<const BotInfo> all_bots() { return bots; }

Result<std::unique_ptr<Bot>> make_bot(std::string_view name, std::uint64_t seed) {
    if (name == "random") return std::make_unique<RandomBot>(seed);
    if (name == "greedy") return std::make_unique<GreedyBot>(seed);
    std::string known;
    for (const auto& bot : bots) known.append(known.empty() ? "" : ", ").append(bot.name);
    return refuse("there is no bot called \"" + std::string(name) + "\"; there are: " + known);
}

}  // namespace agora
