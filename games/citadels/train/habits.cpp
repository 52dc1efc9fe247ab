// Learns from games of a bot how characters of Citadelles are picked and what a position between
// two rounds is worth, and prints how well characters are forecast with what was learnt before.
// With a folder, writes the weights there. Prospects are learnt from many quick games first: a
// winner is one bit a game, and those of a bot that thinks are dear.
//
//     citadels_habits BOT GAMES SEED [FOLDER]
//     citadels_habits 7 2500 177 games/citadels/ai
#include "bots/bot.hpp"
#include "games/citadels/train/learning.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <fstream>

namespace agora::citadels {
namespace {

// The file says how it was made.
constexpr std::string_view head =
    "// Learnt by bench/citadels_habits.cpp: citadels_habits {1}\n"
    "#pragma once\n\n#include \"games/citadels/ai/{0}.hpp\"\n\nnamespace agora::citadels {{\n\n"
    "// clang-format off\n";
constexpr std::string_view foot = "// clang-format on\n\n}  // namespace agora::citadels\n";

std::string row(const Weights& weights, std::size_t from, std::size_t count) {
    std::string text = "{{";
    for (std::size_t i = 0; i < count; ++i)
        text += fmt::format("{}{:.3f}F", i == 0 ? "" : ", ", weights[from + i]);
    return text + "}}";
}

std::string habits_table(std::string_view name, const HabitLearner& learner) {
    const Weights& weights = learner.weights;
    std::string text = fmt::format("inline constexpr Habits {} = {{\n    {{{{\n", name);
    for (std::size_t role = 0; role < role_count; ++role)
        text += fmt::format("        /* {:<13} */ {},\n", role_facts[role].id,
                            row(weights, HabitLearner::direct_at(role), circumstance_count));
    text += "    }},\n    {{\n";
    for (std::size_t role = 0; role < role_count; ++role)
        text += fmt::format("        /* {:<13} */ {},\n", role_facts[role].id,
                            row(weights, HabitLearner::last_at(role), mood_count));
    text += "    }},\n    {{\n";
    for (std::size_t i = 0; i < circumstance_count; ++i)
        text += "        " + row(weights, HabitLearner::first_at(i), mood_count) + ",\n";
    return text + "    }}};\n";
}

std::string prospects_table(std::string_view name, const ProspectLearner& learner) {
    const Weights& weights = learner.weights;
    std::string text =
        fmt::format("inline constexpr ProspectNet {} = {{\n    {},\n    {},\n    {},\n    {{{{\n",
                    name, row(weights, ProspectLearner::direct, outlook_count),
                    row(weights, ProspectLearner::bias, hidden_count),
                    row(weights, ProspectLearner::last, hidden_count));
    for (std::size_t i = 0; i < outlook_count; ++i)
        text += "        " + row(weights, ProspectLearner::first + i * hidden_count, hidden_count) +
                ",\n";
    return text + "    }}};\n";
}

void write_file(const std::string& path, const std::string& text) {
    std::ofstream(path) << text;
    fmt::print("{}\n", path);
}

std::size_t a_tenth(std::size_t count) { return count / 10; }

HabitLearner learn_habits(std::string_view what, const std::vector<PickLesson>& lessons,
                          std::uint64_t seed) {
    HabitLearner learner(seed);
    const std::size_t kept_back = a_tenth(lessons.size());
    const double cost = learn(learner, lessons, kept_back, 0.01, seed);
    double even = 0;
    for (const auto& lesson : std::span(lessons).last(kept_back))
        even += std::log(static_cast<double>(lesson.roles.size()));
    fmt::print("a character {} costs {:.3f} nats, {:.3f} where all are alike\n", what, cost,
               even / static_cast<double>(kept_back));
    return learner;
}

// From the quick games first; what they taught then gives way to what the bot's say.
ProspectLearner learn_prospects(std::string_view of_whom, const std::vector<WinLesson>& quick,
                                const std::vector<WinLesson>& of_bot, std::uint64_t seed) {
    ProspectLearner learner(seed);
    learn(learner, quick, 0, 0.01, seed);
    const double cost = learn(learner, of_bot, a_tenth(of_bot.size()), 0.003, seed);
    fmt::print("a winner of {} costs {:.3f} nats\n", of_whom, cost);
    return learner;
}

// What a character costs that a player can only guess, when it is its turn.
void print_skill(const Lessons& lessons) {
    for (std::size_t seats = 0; seats < lessons.forecast.size(); ++seats) {
        const Skill& skill = lessons.forecast[seats];
        const auto [habits, even, forecasts] = skill.sum();
        if (forecasts == 0) continue;
        fmt::print(
            "{}: a character costs {:.3f} nats, {:.3f} where all that fits is alike: "
            "{:.3f} ± {:.3f} less ({} of {} games)\n",
            seats == 0 ? "all games" : fmt::format("{} seats", seats), habits / forecasts,
            even / forecasts, (even - habits) / forecasts, skill.margin(), forecasts,
            skill.games.size());
    }
}

}  // namespace
}  // namespace agora::citadels

int main(int count, char** words) {
    using namespace agora::citadels;
    if (count < 4 || !agora::bots::make_bot(words[1], 0)) {
        fmt::print(stderr, "citadels_habits BOT GAMES SEED [FOLDER]\n");
        return 2;
    }
    const int games = std::atoi(words[2]);
    const auto seed = static_cast<std::uint64_t>(std::atoll(words[3]));
    Lessons lessons;
    play_games(words[1], games, seed, lessons);
    print_skill(lessons);
    if (count < 5) return 0;

    constexpr int quick_games = 20'000;
    Lessons quick;
    play_quick_games(quick_games, seed, quick);
    const auto keeping = learn_habits("kept", lessons.kept, seed);
    const auto putting_down = learn_habits("put down", lessons.put_down, seed);
    const auto few = learn_prospects("few", quick.won_by_few, lessons.won_by_few, seed);
    const auto many = learn_prospects("many", quick.won_by_many, lessons.won_by_many, seed);
    const std::string folder = words[4];
    const auto how = fmt::format("{} {} {}", words[1], games, seed);
    write_file(folder + "/habit_weights.hpp",
               fmt::format(head, "habits", how) + habits_table("keeping_habits", keeping) + "\n" +
                   habits_table("putting_down_habits", putting_down) + std::string(foot));
    write_file(folder + "/prospect_weights.hpp",
               fmt::format(head, "prospects", how) + prospects_table("prospects_of_few", few) +
                   "\n" + prospects_table("prospects_of_many", many) + std::string(foot));
    return 0;
}
