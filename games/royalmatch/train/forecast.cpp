// Learns from rounds of bots what positions of RoyalMatch are worth, prints how well that is
// foretold in rounds kept back, and, with a folder, writes the weights there. The bots think with
// the weights of before, so that each generation learns from the one before it.
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

// The last lessons of each kind are kept back.
template <class T>
std::size_t to_learn_from(const std::vector<T>& lessons) {
    return lessons.size() - lessons.size() / 12;
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

std::array<GoalNet, goal_count> learn_goals(const Lessons& lessons, std::uint64_t seed) {
    constexpr int times = 6;
    constexpr float pace = 0.004F;
    std::array<GoalNet, goal_count> nets{};
    double learnt = 0;
    double usual = 0;
    double count = 0;
    for (std::size_t g = 0; g < goal_count; ++g) {
        const std::span all(lessons.goals[g]);
        const auto known = all.first(to_learn_from(lessons.goals[g]));
        const auto fresh = all.subspan(known.size());
        NetLearner<measure_count> learner(seed + g);
        learner.learn<YesOrNo>(known, times, pace);
        nets[g] = learner.net;
        const auto number = static_cast<double>(fresh.size());
        double rate = 0;
        for (const auto& lesson : fresh) rate += double{lesson.answer} / number;
        const double nats = learner.cost<YesOrNo>(fresh);
        fmt::print("{:<14} fulfilled {:.3f}, {:.3f} nats\n", objectives[g].id, rate, nats);
        learnt += number * nats;
        usual -= number * (rate * std::log(rate) + (1 - rate) * std::log(1 - rate));
        count += number;
    }
    fmt::print("an objective costs {:.4f} nats, {:.4f} by how often each is fulfilled\n",
               learnt / count, usual / count);
    return nets;
}

ExtraNet learn_extra(const Lessons& lessons, std::uint64_t seed) {
    const std::span all(lessons.extra);
    const auto known = all.first(to_learn_from(lessons.extra));
    const auto fresh = all.subspan(known.size());
    NetLearner<promise_count> learner(seed);
    learner.learn<HowMuch>(known, 3, 0.002F);
    double mean = 0;
    for (const auto& lesson : fresh) mean += double{lesson.answer};
    mean /= static_cast<double>(fresh.size());
    double spread = 0;
    for (const auto& lesson : fresh) spread += std::pow(double{lesson.answer} - mean, 2);
    fmt::print("points of effects to come: wrong by {:.3f} squared, {:.3f} by their mean\n",
               learner.cost<HowMuch>(fresh), spread / static_cast<double>(fresh.size()));
    return learner.net;
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
    const Lessons lessons = play_rounds(rounds, iterations, seed);
    const auto goals = learn_goals(lessons, seed);
    const auto extra = learn_extra(lessons, seed);
    if (count < 4) return 0;

    std::string text = fmt::format(
        "// Learnt by bench/royal_forecast.cpp: royal_forecast {} {}\n"
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
