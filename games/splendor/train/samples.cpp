#include "games/splendor/train/samples.hpp"

#include "core/greedy_choice.hpp"
#include "games/splendor/ai/lookahead.hpp"
#include "lab/pairing.hpp"

#include <algorithm>
#include <atomic>
#include <optional>
#include <thread>

namespace agora::splendor {

namespace {

constexpr std::size_t promising = 8;       // decisions with the best net values that are sampled
constexpr float hopeless = 0.15F;          // so much below the best net value
constexpr std::size_t others = 2;          // and some of the rest, so that they are covered too
constexpr float temperature = 0.01F;       // of the softmax that decisions are sampled from
constexpr int longest = 400;               // decisions of a game
constexpr std::uint32_t other_rules = 10;  // one game of so many is played by any preset

class Game {
public:
    Game(const Evaluator& evaluator, std::uint64_t seed) : evaluator_(evaluator), random_(seed) {}

    std::vector<Sample> play() {
        const auto presets = Splendor::presets();
        const auto count = static_cast<std::uint32_t>(presets.size());
        const bool any = random_.below(other_rules) == 0;
        State state = *Splendor::start(presets[any ? random_.below(count) : 0].options, 2);
        if (random_.below(4) != 0) greedy_ = static_cast<Seat>(random_.below(2));
        follows_lookahead_ = random_.below(2) == 0;
        Silence silence;
        for (int decisions = 0; decisions < longest; ++decisions) {
            settle_luck<Splendor>(state, random_, silence);
            if (Splendor::turn(state) == Turn::over) break;
            Splendor::apply(state, state.table.turn, decide(state), silence);
        }
        return std::move(samples_);
    }

private:
    Action decide(const State& state) {
        const Seat seat = state.table.turn;
        Splendor::Actions legal;
        Splendor::legal(state, seat, legal);
        const View view = Splendor::view(state, seat);
        if (seat == greedy_)
            return greedy_choice<Splendor>(view, {legal.begin(), legal.end()}, random_);
        Encoder::prune(legal);
        if (legal.size() == 1) return legal[0];
        return add_sample(Splendor::sample(view, random_), legal);
    }

    // Adds a sample, and decides.
    Action add_sample(const State& world, const Splendor::Actions& legal) {
        struct Option {
            Action action;
            float chance;
        };
        const Seat me = world.table.turn;
        std::vector<ai::net::Values> values(legal.size());
        evaluator_.values_after(world, me, {legal.begin(), legal.end()}, values);
        std::vector<Option> options;
        for (std::size_t i = 0; i < legal.size(); ++i) options.push_back({legal[i], values[i][me]});
        std::ranges::sort(options, [](const Option& a, const Option& b) {
            return a.chance != b.chance ? a.chance > b.chance : a.action < b.action;
        });
        std::size_t kept = 0;
        while (kept < std::min(promising, options.size()) &&
               options[kept].chance > options[0].chance - hopeless)
            ++kept;
        for (std::size_t i = 0; i < others && kept < options.size(); ++i, ++kept)
            std::swap(
                options[kept],
                options[kept + random_.below(static_cast<std::uint32_t>(options.size() - kept))]);

        Sample sample{world, {}, {}, {}};
        for (std::size_t i = 0; i < kept; ++i) {
            sample.decisions.push(options[i].action);
            sample.net_values[i] = options[i].chance;
            sample.lookahead[i] = look_ahead_from(world, options[i].action);
        }
        samples_.push_back(sample);
        return choose(sample);
    }

    Action choose(const Sample& sample) {
        const std::size_t count = sample.decisions.size();
        const auto chances =
            std::span(follows_lookahead_ ? sample.lookahead : sample.net_values).first(count);
        const float most = *std::ranges::max_element(chances);
        std::array<float, Sample::most> shares{};
        float sum = 0;
        for (std::size_t i = 0; i < count; ++i)
            sum += shares[i] = ai::net::exponential((chances[i] - most) / temperature);
        float at = sum * static_cast<float>(random_.next() >> 40U) / static_cast<float>(1U << 24U);
        std::size_t chosen = 0;
        for (; chosen + 1 < count && at >= shares[chosen]; ++chosen) at -= shares[chosen];
        return sample.decisions[chosen];
    }

    float look_ahead_from(const State& world, Action decision) {
        const auto greedily = [this](const State& state) {
            const Seat seat = state.table.turn;
            Splendor::Actions legal;
            Splendor::legal(state, seat, legal);
            return greedy_choice<Splendor>(Splendor::view(state, seat),
                                           {legal.begin(), legal.end()}, random_);
        };
        const Reply reply = greedy_ ? Reply(greedily) : Reply();
        return look_ahead(evaluator_, world, decision, reply).value;
    }

    const Evaluator& evaluator_;
    Random random_;
    std::optional<Seat> greedy_;
    bool follows_lookahead_ = false;
    std::vector<Sample> samples_;
};

}  // namespace

std::vector<Sample> play_games(const Evaluator& evaluator, std::uint64_t games, std::uint64_t seed,
                               int threads) {
    std::vector<std::vector<Sample>> by_game(games);
    std::atomic<std::uint64_t> next = 0;
    const auto work = [&] {
        for (std::uint64_t game = next++; game < games; game = next++)
            by_game[game] = Game(evaluator, mix(mix(seed) + game)).play();
    };
    {
        std::vector<std::jthread> workers;
        for (int i = 0; i < threads; ++i) workers.emplace_back(work);
    }
    std::vector<Sample> samples;
    for (auto& those : by_game) {
        samples.insert(samples.end(), those.begin(), those.end());
        those = {};
    }
    return samples;
}

}  // namespace agora::splendor
