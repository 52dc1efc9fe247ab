// Fits the pick policy and the value net of Citadelles to games of a bot, and prints the log loss
// of the Bayes filter with the weights of before. With a folder, writes the new weights there. The
// value net is pre-trained on many games of the rollout policy: a winner is one bit a game, and
// games of a bot that searches are expensive.
//
//     citadels_pick_policy BOT GAMES SEED [FOLDER]
//     citadels_pick_policy 7 2500 177 games/citadels/ai
#include "bots/bot.hpp"
#include "games/citadels/train/learning.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <fstream>

namespace agora::citadels {
namespace {

// The file says how it was made.
constexpr std::string_view head =
    "// Fitted by games/citadels/train/pick_policy.cpp: citadels_pick_policy {1}\n"
    "#pragma once\n\n#include \"games/citadels/ai/{0}.hpp\"\n\nnamespace agora::citadels {{\n\n"
    "// clang-format off\n";
constexpr std::string_view foot = "// clang-format on\n\n}  // namespace agora::citadels\n";

std::string row(const Weights& weights, std::size_t from, std::size_t count) {
    std::string text = "{{";
    for (std::size_t i = 0; i < count; ++i)
        text += fmt::format("{}{:.3f}F", i == 0 ? "" : ", ", weights[from + i]);
    return text + "}}";
}

std::string pick_policy_table(std::string_view name, const PickPolicyFitter& fitter) {
    const Weights& weights = fitter.weights;
    std::string text = fmt::format("inline constexpr PickPolicyNet {} = {{\n    {{{{\n", name);
    for (std::size_t role = 0; role < role_count; ++role)
        text += fmt::format("        /* {:<13} */ {},\n", role_facts[role].id,
                            row(weights, PickPolicyFitter::direct_at(role), pick_feature_count));
    text += "    }},\n    {{\n";
    for (std::size_t role = 0; role < role_count; ++role)
        text += fmt::format("        /* {:<13} */ {},\n", role_facts[role].id,
                            row(weights, PickPolicyFitter::last_at(role), pick_hidden_count));
    text += "    }},\n    {{\n";
    for (std::size_t i = 0; i < pick_feature_count; ++i)
        text += "        " + row(weights, PickPolicyFitter::first_at(i), pick_hidden_count) + ",\n";
    return text + "    }}};\n";
}

std::string value_net_table(std::string_view name, const ValueNetFitter& fitter) {
    const Weights& weights = fitter.weights;
    std::string text =
        fmt::format("inline constexpr ValueNet {} = {{\n    {},\n    {},\n    {},\n    {{{{\n",
                    name, row(weights, ValueNetFitter::direct, seat_feature_count),
                    row(weights, ValueNetFitter::bias, hidden_count),
                    row(weights, ValueNetFitter::last, hidden_count));
    for (std::size_t i = 0; i < seat_feature_count; ++i)
        text += "        " + row(weights, ValueNetFitter::first + i * hidden_count, hidden_count) +
                ",\n";
    return text + "    }}};\n";
}

void write_file(const std::string& path, const std::string& text) {
    std::ofstream(path) << text;
    fmt::print("{}\n", path);
}

std::size_t a_tenth(std::size_t count) { return count / 10; }

PickPolicyFitter fit_pick_policy(std::string_view what, const std::vector<PickSample>& samples,
                                 std::uint64_t seed) {
    PickPolicyFitter fitter(seed);
    const std::size_t held_out = a_tenth(samples.size());
    const double cost = fit(fitter, samples, held_out, 0.01, seed);
    double uniform = 0;
    for (const auto& sample : std::span(samples).last(held_out))
        uniform += std::log(static_cast<double>(sample.roles.size()));
    fmt::print("a character {}: {:.3f} nats, uniform {:.3f}\n", what, cost,
               uniform / static_cast<double>(held_out));
    return fitter;
}

// Pre-trained on the quick games, then fine-tuned on the bot's at a lower rate.
ValueNetFitter fit_value_net(std::string_view of_whom, const std::vector<WinSample>& quick,
                             const std::vector<WinSample>& of_bot, std::uint64_t seed) {
    ValueNetFitter fitter(seed);
    fit(fitter, quick, 0, 0.01, seed);
    const double cost = fit(fitter, of_bot, a_tenth(of_bot.size()), 0.003, seed);
    fmt::print("a winner of {}: {:.3f} nats\n", of_whom, cost);
    return fitter;
}

// The log loss of a hidden character when a player's turn comes.
void print_skill(const Samples& samples) {
    for (std::size_t seats = 0; seats < samples.forecast.size(); ++seats) {
        const Skill& skill = samples.forecast[seats];
        const auto [policy, uniform, forecasts] = skill.sum();
        if (forecasts == 0) continue;
        fmt::print(
            "{}: a hidden character {:.3f} nats, uniform over what fits {:.3f}: "
            "{:.3f} ± {:.3f} less ({} of {} games)\n",
            seats == 0 ? "all games" : fmt::format("{} seats", seats), policy / forecasts,
            uniform / forecasts, (uniform - policy) / forecasts, skill.margin(), forecasts,
            skill.games.size());
    }
}

}  // namespace
}  // namespace agora::citadels

int main(int count, char** words) {
    using namespace agora::citadels;
    if (count < 4 || !agora::bots::make_bot(words[1], 0)) {
        fmt::print(stderr, "citadels_pick_policy BOT GAMES SEED [FOLDER]\n");
        return 2;
    }
    const int games = std::atoi(words[2]);
    const auto seed = static_cast<std::uint64_t>(std::atoll(words[3]));
    Samples samples;
    play_games(words[1], games, seed, samples);
    print_skill(samples);
    if (count < 5) return 0;

    constexpr int quick_games = 20'000;
    Samples quick;
    play_quick_games(quick_games, seed, quick);
    const auto keeping = fit_pick_policy("kept", samples.kept, seed);
    const auto putting_down = fit_pick_policy("put down", samples.put_down, seed);
    const auto few = fit_value_net("few", quick.won_by_few, samples.won_by_few, seed);
    const auto many = fit_value_net("many", quick.won_by_many, samples.won_by_many, seed);
    const std::string folder = words[4];
    const auto how = fmt::format("{} {} {}", words[1], games, seed);
    write_file(folder + "/pick_policy_weights.hpp",
               fmt::format(head, "pick_policy", how) + pick_policy_table("keep_net", keeping) +
                   "\n" + pick_policy_table("put_down_net", putting_down) + std::string(foot));
    write_file(folder + "/value_net_weights.hpp",
               fmt::format(head, "value_net", how) + value_net_table("value_net_of_few", few) +
                   "\n" + value_net_table("value_net_of_many", many) + std::string(foot));
    return 0;
}
