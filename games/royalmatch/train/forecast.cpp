// Fits the value nets of RoyalMatch to rounds of bots, prints the loss on held-out samples and,
// with a folder, writes the weights there. The bots search with the weights of before, so that each
// generation is trained on the one before it.
//
//     royal_forecast ROUNDS SEED [FOLDER]
//     royal_forecast 40000 31 games/royalmatch/ai
#include "games/royalmatch/train/learning.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <fstream>

namespace agora::royalmatch {
namespace {

constexpr std::uint32_t iterations = 70;

// The last samples of each kind are held out.
template <class T>
std::size_t training_size(const std::vector<T>& samples) {
    return samples.size() - samples.size() / 12;
}

std::string row(std::span<const float> weights) {
    std::string text = "{{";
    for (std::size_t i = 0; i < weights.size(); ++i)
        text += fmt::format("{}{:.3f}F", i == 0 ? "" : ", ", weights[i]);
    return text + "}}";
}

template <std::size_t inputs>
std::string braced(const SmallNet<inputs>& net) {
    std::string text = fmt::format("{{{},\n     {},\n     {},\n     {{{{\n", row(net.direct),
                                   row(net.bias), row(net.last));
    for (const Hidden& one : net.first) text += "      " + row(one) + ",\n";
    return text + "     }}}";
}

std::array<GoalNet, goal_count> fit_goals(const Samples& samples, std::uint64_t seed) {
    constexpr int epochs = 6;
    constexpr float rate = 0.004F;
    std::array<GoalNet, goal_count> nets{};
    double fitted = 0;
    double usual = 0;
    double count = 0;
    for (std::size_t g = 0; g < goal_count; ++g) {
        const std::span all(samples.goals[g]);
        const auto known = all.first(training_size(samples.goals[g]));
        const auto held_out = all.subspan(known.size());
        NetFitter<goal_feature_count> fitter(seed + g);
        fitter.fit<CrossEntropyLoss>(known, epochs, rate);
        nets[g] = fitter.net;
        const auto number = static_cast<double>(held_out.size());
        double frequency = 0;
        for (const auto& sample : held_out) frequency += double{sample.target} / number;
        const double nats = fitter.loss<CrossEntropyLoss>(held_out);
        fmt::print("{:<14} fulfilled {:.3f}, {:.3f} nats\n", objectives[g].id, frequency, nats);
        fitted += number * nats;
        usual -=
            number * (frequency * std::log(frequency) + (1 - frequency) * std::log(1 - frequency));
        count += number;
    }
    fmt::print("an objective {:.4f} nats, {:.4f} by the frequency of each\n", fitted / count,
               usual / count);
    return nets;
}

ExtraNet fit_extra(const Samples& samples, std::uint64_t seed) {
    const std::span all(samples.extra);
    const auto known = all.first(training_size(samples.extra));
    const auto held_out = all.subspan(known.size());
    NetFitter<effect_feature_count> fitter(seed);
    fitter.fit<SquaredLoss>(known, 3, 0.002F);
    double mean = 0;
    for (const auto& sample : held_out) mean += double{sample.target};
    mean /= static_cast<double>(held_out.size());
    double spread = 0;
    for (const auto& sample : held_out) spread += std::pow(double{sample.target} - mean, 2);
    fmt::print("points of effects to come: squared error {:.3f}, {:.3f} by their mean\n",
               fitter.loss<SquaredLoss>(held_out), spread / static_cast<double>(held_out.size()));
    return fitter.net;
}

}  // namespace
}  // namespace agora::royalmatch

int main(int count, char** words) {
    using namespace agora::royalmatch;
    if (count < 3) {
        fmt::print(stderr, "royal_forecast ROUNDS SEED [FOLDER]\n");
        return 2;
    }
    const int rounds = std::atoi(words[1]);
    const auto seed = static_cast<std::uint64_t>(std::atoll(words[2]));
    const Samples samples = play_rounds(rounds, iterations, seed);
    const auto goals = fit_goals(samples, seed);
    const auto extra = fit_extra(samples, seed);
    if (count < 4) return 0;

    std::string text = fmt::format(
        "// Fitted by games/royalmatch/train/forecast.cpp: royal_forecast {} {}\n"
        "#pragma once\n\n#include \"games/royalmatch/ai/forecast.hpp\"\n\nnamespace "
        "agora::royalmatch "
        "{{\n\n// clang-format off\n",
        rounds, seed);
    text += "inline constexpr std::array<GoalNet, goal_count> goal_nets = {{\n";
    for (std::size_t g = 0; g < goal_count; ++g)
        text += fmt::format("    // {}\n    {},\n", objectives[g].id, braced(goals[g]));
    text += fmt::format("}}}};\n\ninline constexpr ExtraNet extra_net =\n    {};\n", braced(extra));
    text += "// clang-format on\n\n}  // namespace agora::royalmatch\n";
    const std::string path = std::string(words[3]) + "/forecast_weights.hpp";
    std::ofstream(path) << text;
    fmt::print("{}\n", path);
    return 0;
}
