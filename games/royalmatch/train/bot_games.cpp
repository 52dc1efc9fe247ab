// The recipes of RoyalMatch: `bot-games` fits the nets of the forecast to rounds of bots, and tells the
// loss on held-out samples; `whole` does so for several generations, from nothing.
#include "ai/net/fit.hpp"
#include "ai/net/in_play.hpp"
#include "games/royalmatch/train/samples.hpp"
#include "games/royalmatch/train/schedule.hpp"

#include <algorithm>
#include <cmath>

namespace agora::royalmatch {

namespace {

constexpr std::uint32_t iterations = 70;

// Losses of a net's output: of a probability, as a logit, and of a number.
struct CrossEntropyLoss {
    template <class Net, class S>
    static void accumulate_gradient(const Net& net, const S& sample, Net& gradient) {
        const float error = ai::net::logistic(net(sample.input)) - sample.target;
        ai::net::accumulate_gradient(net, sample.input, error, gradient);
    }
    template <class Net, class S>
    static double value(const Net& net, const S& sample) {  // nats
        const double chance =
            std::clamp(double{ai::net::logistic(net(sample.input))}, 1e-9, 1 - 1e-9);
        return -std::log(sample.target > 0.5F ? chance : 1 - chance);
    }
};
struct SquaredLoss {
    template <class Net, class S>
    static void accumulate_gradient(const Net& net, const S& sample, Net& gradient) {
        ai::net::accumulate_gradient(net, sample.input, net(sample.input) - sample.target,
                                     gradient);
    }
    template <class Net, class S>
    static double value(const Net& net, const S& sample) {
        const float off = net(sample.input) - sample.target;
        return double{off * off};
    }
};

// The last samples of each kind are held out.
std::size_t training_size(std::size_t samples) { return samples - samples / 12; }

// Sums over the held-out samples of all objectives.
struct Losses {
    double fitted = 0;
    double by_frequency = 0;  // of each objective
    double count = 0;
};

GoalNet fit_goal(const lab::RecipeTask& task, std::size_t goal, std::span<const GoalSample> samples,
                 Losses& losses) {
    Random random(mix(task.seed + goal));
    auto net = ai::net::random_net<goal_feature_count, 8>(random);
    const auto known = samples.first(training_size(samples.size()));
    const auto held_out = samples.subspan(known.size());
    ai::net::fit<CrossEntropyLoss>(net, known, {.epochs = task.amount.epochs, .rate = 0.004},
                                   random);
    const auto number = static_cast<double>(held_out.size());
    double often = 0;
    for (const auto& sample : held_out) often += double{sample.target} / number;
    const double nats = ai::net::mean_loss<CrossEntropyLoss>(net, held_out);
    task.tell({"{:<14} fulfilled {:.3f}, {:.3f} nats", "{:<14} accompli {:.3f}, {:.3f} nats"},
              objectives[goal].id, often, nats);
    losses.fitted += number * nats;
    if (often > 0 && often < 1)
        losses.by_frequency -=
            number * (often * std::log(often) + (1 - often) * std::log(1 - often));
    losses.count += number;
    return net;
}

ExtraNet fit_extra(const lab::RecipeTask& task, std::span<const ExtraSample> samples) {
    Random random(mix(task.seed));
    auto net = ai::net::random_net<effect_feature_count, 8>(random);
    const auto known = samples.first(training_size(samples.size()));
    const int epochs = std::max(1, task.amount.epochs / 2);  // there are many more of these samples
    ai::net::fit<SquaredLoss>(net, known, {.epochs = epochs, .rate = 0.002}, random);
    task.tell({"points of effects to come: squared error {:.3f}",
               "points des effets à venir : erreur quadratique {:.3f}"},
              ai::net::mean_loss<SquaredLoss>(net, samples.subspan(known.size())));
    return net;
}

Expected<std::vector<ai::net::NetData>> run(const lab::RecipeTask& task) {
    const std::uint64_t rounds = task.amount.games;
    const bool from_nothing = task.from.empty();
    const auto before = from_nothing ? ForecastNets{} : ForecastNets::read(task.from);
    if (!before) return std::unexpected(before.error());
    const ai::net::InPlay in_play(*before);
    const Samples samples =
        play_rounds(static_cast<int>(rounds), from_nothing ? 0 : iterations, task.seed);
    std::vector<ai::net::NetData> nets;
    Losses losses;
    for (std::size_t g = 0; g < goal_count; ++g)
        nets.push_back(ai::net::data_of(std::string(objectives[g].id), rounds,
                                        fit_goal(task, g, samples.goals[g], losses)));
    task.tell({"an objective {:.4f} nats, {:.4f} by the frequency of each",
               "un objectif {:.4f} nats, {:.4f} par la fréquence de chacun"},
              losses.fitted / std::max(1.0, losses.count),
              losses.by_frequency / std::max(1.0, losses.count));
    nets.push_back(ai::net::data_of("extra", rounds, fit_extra(task, samples.extra)));
    return nets;
}

}  // namespace

std::span<const lab::Recipe> recipes() {
    static constexpr lab::Amount usual = {.games = 40'000, .epochs = 6};
    static constexpr lab::Amount twice = {.games = 80'000, .epochs = 6};
    static constexpr lab::Amount few = {.games = 60, .epochs = 1};
    static constexpr std::array whole = {usual, usual, usual, twice, twice};
    static constexpr std::array shortened = {few, few};
    static constexpr std::array all = {
        lab::Recipe{.name = "bot-games",
                    .about = {"fits the nets of objectives and effects to rounds of bots",
                              "ajuste les réseaux des objectifs et des effets aux manches de "
                              "robots"},
                    .whole = {&usual, 1},
                    .shortened = {&few, 1},
                    .run = run},
        lab::Recipe{.name = "whole",
                    .about = {"the same for five generations, from nothing",
                              "de même pour cinq générations, à partir de rien"},
                    .whole = whole,
                    .shortened = shortened,
                    .from_nothing = true,
                    .run = run}};
    return all;
}

}  // namespace agora::royalmatch
