// The recipe `lookahead` of Splendor: distils the three-ply lookahead into the value net for two
// seats. It plays games, computes lookahead values of the decisions of their positions, and fits the
// net to these values and to the choice among them. The result is the average of the weights before
// and after. It says the regret of the greedy policy on held-out positions, and its share of wins
// against `greedy`. The net for more seats stays as it was. The recipe `two` does so for several
// generations; its first begins with a net that never saw a lookahead, and is not averaged with it.
#include "ai/net/trainable_net.hpp"
#include "core/greedy_choice.hpp"
#include "games/splendor/train/samples.hpp"
#include "games/splendor/train/schedule.hpp"
#include "lab/pairing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>
#include <thread>

namespace agora::splendor {
namespace {

constexpr std::size_t parts = 2;  // that the gradient of a step is summed in
constexpr std::size_t positions_a_step = 48;
constexpr double rate = 0.0007;
// Weights of the two parts of the loss: the value of each decision, and the expected regret of the
// softmax policy over the net values, at this temperature.
constexpr float value_weight = 0.5F;
constexpr float regret_weight = 3.0F;
constexpr float temperature = 0.015F;
constexpr int deals = 1500;
constexpr std::uint64_t fewest_games = 100;       // some must be held out
constexpr std::uint64_t games_to_measure = 1000;  // what fewer teach is not worth measuring

// The last samples are held out.
std::size_t training_size(std::size_t samples) { return samples - samples / 40; }

// Optimism bias of the lookahead, to be subtracted: its mean difference from the net values.
float optimism(std::span<const Sample> samples) {
    double sum = 0;
    double count = 0;
    for (const auto& sample : samples)
        for (std::size_t i = 0; i < sample.decisions.size(); ++i) {
            sum += double{sample.lookahead[i]} - double{sample.net_values[i]};
            ++count;
        }
    return static_cast<float>(sum / count);
}

// The forward pass of the decisions of one position.
struct Forward {
    std::array<ai::net::Features, Sample::most> features;
    std::array<ai::net::Activations, Sample::most> activations;
    std::array<ai::net::Values, Sample::most> values;
    std::array<bool, Sample::most> known;  // the game is over: no gradient

    void run(const ai::net::ValueNet& net, const Sample& sample) {
        Silence silence;
        for (std::size_t i = 0; i < sample.decisions.size(); ++i) {
            State after = sample.world;
            Splendor::apply(after, sample.seat(), sample.decisions[i], silence);
            known[i] = !Encoder::encode(after, features[i], values[i]);
            if (!known[i]) values[i] = net.values(features[i], activations[i]);
        }
    }
};

// Adds the gradient of a sample. Returns the number of decisions that contributed.
int accumulate_gradient(const ai::net::ValueNet& net, const Sample& sample, float optimism,
                        Forward& forward, ai::net::Floats& gradient) {
    const Seat me = sample.seat();
    const std::size_t count = sample.decisions.size();
    forward.run(net, sample);
    std::array<float, Sample::most> worth{};
    std::array<float, Sample::most> share{};
    float most = 0;
    for (std::size_t i = 0; i < count; ++i) {
        worth[i] = std::clamp(sample.lookahead[i] - optimism, 0.001F, 0.999F);
        most = std::max(most, forward.values[i][me]);
    }
    float sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += share[i] = ai::net::exponential((forward.values[i][me] - most) / temperature);
    float expected = 0;
    for (std::size_t i = 0; i < count; ++i) expected += (share[i] /= sum) * worth[i];
    int contributed = 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (forward.known[i]) continue;
        const float chance = forward.values[i][me];
        const float change =
            value_weight * (chance - worth[i]) -
            regret_weight * share[i] * (worth[i] - expected) / temperature * chance * (1 - chance);
        ai::net::Values target{};
        target[me] = chance - change;
        target[1 - me] = forward.values[i][1 - me] + change;
        net.accumulate_gradient(forward.features[i], forward.activations[i], target, gradient);
        ++contributed;
    }
    return contributed;
}

// The mean regret of the greedy policy, by lookahead values.
double regret(const ai::net::ValueNet& net, std::span<const Sample> samples) {
    double lost = 0;
    const auto forward = std::make_unique<Forward>();
    for (const auto& sample : samples) {
        forward->run(net, sample);
        const std::size_t count = sample.decisions.size();
        std::size_t best = 0;
        std::size_t chosen = 0;
        for (std::size_t i = 1; i < count; ++i) {
            if (sample.lookahead[i] > sample.lookahead[best]) best = i;
            if (forward->values[i][sample.seat()] > forward->values[chosen][sample.seat()])
                chosen = i;
        }
        lost += double{sample.lookahead[best]} - double{sample.lookahead[chosen]};
    }
    return lost / static_cast<double>(samples.size());
}

// Linear warm-up, then constant, then cosine decay.
double rate_at(double part) {
    constexpr double warm_up = 0.02;
    constexpr double decay = 0.3;
    if (part < warm_up) return rate * part / warm_up;
    if (part < decay) return rate;
    return rate * (0.505 + 0.495 * std::cos(std::numbers::pi * (part - decay) / (1 - decay)));
}

ai::net::ValueNet fit(const ai::net::ValueNet& begin, std::span<const Sample> samples,
                      const lab::RecipeTask& task) {
    const auto known = samples.first(training_size(samples.size()));
    const auto held_out = samples.subspan(known.size())
                              .first(std::min<std::size_t>(20'000, samples.size() - known.size()));
    const float bias = optimism(known);
    task.tell(
        {"{} positions, lookahead is {:.4f} above the net; regret of the greedy policy {:.5f}",
         "{} positions, l'anticipation est {:.4f} au-dessus du réseau ; regret de la "
         "politique avide {:.5f}"},
        known.size(), bias, regret(begin, held_out));
    ai::net::TrainableNet model(begin);
    Random random(mix(task.seed));
    std::vector<const Sample*> order;
    for (const auto& sample : known) order.push_back(&sample);
    const std::size_t steps_an_epoch = order.size() / positions_a_step;
    const std::size_t steps = steps_an_epoch * static_cast<std::size_t>(task.amount.epochs);
    std::array<ai::net::Floats, parts> gradients;
    std::array<std::unique_ptr<Forward>, parts> forward;
    for (auto& one : forward) one = std::make_unique<Forward>();
    for (std::size_t step = 0; step < steps; ++step) {
        if (step % steps_an_epoch == 0)
            for (std::size_t i = order.size(); i > 1; --i)
                std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
        const auto batch =
            std::span(order).subspan(step % steps_an_epoch * positions_a_step, positions_a_step);
        std::array<int, parts> contributed{};
        const auto work = [&](std::size_t id) {
            gradients[id].assign(Encoder::shape.weights(), 0);
            const std::size_t share = positions_a_step / parts;
            for (const auto* sample : batch.subspan(id * share, share))
                contributed[id] +=
                    accumulate_gradient(model.net, *sample, bias, *forward[id], gradients[id]);
        };
        {
            std::vector<std::jthread> others;
            for (std::size_t id = 1; id < parts; ++id)
                if (task.threads > 1)
                    others.emplace_back(work, id);
                else
                    work(id);
            work(0);
        }
        int count = 0;
        for (const int some : contributed) count += some;
        const float part = 1 / static_cast<float>(std::max(1, count));
        for (std::size_t i = 0; i < gradients[0].size(); ++i) {
            for (std::size_t id = 1; id < parts; ++id) gradients[0][i] += gradients[id][i];
            gradients[0][i] *= part;
        }
        const double done = static_cast<double>(step + 1) / static_cast<double>(steps);
        model.step(gradients[0], rate_at(done));
        if ((step + 1) % std::max<std::size_t>(1, steps / 8) == 0) {
            task.tell({"{:3.0f} %: regret of the greedy policy {:.5f}",
                       "{:3.0f} % : regret de la politique avide {:.5f}"},
                      100 * done, regret(model.averaged_net(), held_out));
        }
    }
    return model.averaged_net();
}

// Averages the weights of two nets, which halves their independent noise.
ai::net::ValueNet mean(const ai::net::ValueNet& a, const ai::net::ValueNet& b) {
    ai::net::ValueNet both = a;
    for (std::size_t i = 0; i < both.weights().size(); ++i)
        both.weights()[i] = (a.weights()[i] + b.weights()[i]) / 2;
    return both;
}

void measure(const ai::net::ValueNet& net, const lab::RecipeTask& task) {
    const ai::net::QuantisedNet quantised(net);
    const Evaluator evaluator(quantised);
    const auto greedy_on_net = [&](const View& view, std::span<const Action> legal, Random&) {
        return evaluator.greedy(view, legal);
    };
    const lab::Share share =
        lab::share_of_wins<Splendor>({}, 2, deals, 1, greedy_on_net, greedy_choice<Splendor>);
    task.tell({"greedy on the net {:.1f} % +-{:.1f} against greedy ({} deals)",
               "avide sur le réseau {:.1f} % +-{:.1f} contre « greedy » ({} donnes)"},
              100 * share.wins, 100 * share.give_or_take, deals);
}

Expected<std::vector<ai::net::NetData>> distil(const lab::RecipeTask& task, bool averages) {
    if (task.amount.games < fewest_games || task.amount.epochs < 1)
        return refuse(fmt::format("at least {} games and one epoch", fewest_games),
                      fmt::format("au moins {} parties et une époque", fewest_games));
    const auto nets = ai::net::value_nets(task.from, Encoder::shape);
    if (!nets) return std::unexpected(nets.error());
    ai::net::Snapshot two = nets->back();
    const bool is_whole = task.amount.games >= games_to_measure;
    if (is_whole) measure(two.net, task);
    const ai::net::QuantisedNet quantised(two.net);
    const auto samples =
        play_games(Evaluator(quantised), task.amount.games, task.seed, task.threads);
    two.games += task.amount.games;
    const ai::net::ValueNet fitted = fit(two.net, samples, task);
    two.net = averages ? mean(two.net, fitted) : fitted;
    if (is_whole) measure(two.net, task);
    std::vector<ai::net::NetData> made(task.from.begin(), task.from.end());
    made.back() = ai::net::data_of(two, Encoder::shape, ai::net::Grain::fine, made.back().name);
    return made;
}

Expected<std::vector<ai::net::NetData>> run(const lab::RecipeTask& task) {
    return distil(task, true);
}

Expected<std::vector<ai::net::NetData>> run_generation(const lab::RecipeTask& task) {
    return distil(task, task.generation > 0);
}

}  // namespace

std::span<const lab::Recipe> recipes() {
    static constexpr lab::Amount usual = {.games = 40'000, .epochs = 2};
    static constexpr lab::Amount few = {.games = fewest_games, .epochs = 1};
    static constexpr std::array whole = {usual, usual, usual};
    static constexpr std::array shortened = {few, few};
    static constexpr std::array all = {
        lab::Recipe{.name = "lookahead",
                    .about = {"distils the three-ply lookahead into the net for two seats",
                              "distille la recherche à trois coups dans le réseau à deux places"},
                    .whole = {&usual, 1},
                    .shortened = {&few, 1},
                    .run = run},
        lab::Recipe{.name = "two",
                    .about = {"the same for three generations, from a net of self-play",
                              "de même pour trois générations, à partir d'un réseau appris seul"},
                    .whole = whole,
                    .shortened = shortened,
                    .run = run_generation}};
    return all;
}

}  // namespace agora::splendor
