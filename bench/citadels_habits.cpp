// Plays Citadelles with all casts and numbers of seats, a bot choosing the characters and
// everything else being played quickly, and learns from it how characters are picked and what a
// position between two rounds is worth. Prints how well characters are forecast; with a folder,
// writes the weights there.
//
//     citadels_habits BOT GAMES SEED [FOLDER]
//     citadels_habits 5 250 177 src/ai/citadels
#include "ai/bot.hpp"
#include "ai/citadels/forecast.hpp"
#include "ai/citadels/instinct.hpp"
#include "ai/citadels/prospects.hpp"
#include "core/erase.hpp"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <numeric>
#include <vector>

namespace agora::citadels {
namespace {

// Somebody chose one of several alternatives, each described by features; which weights make the
// choices most likely?
struct Choice {
    std::vector<std::vector<std::pair<std::size_t, float>>> features;  // by alternative
    std::size_t chosen = 0;
};

class Learner {
public:
    explicit Learner(std::size_t weights) : weights_(weights), mean_(weights), square_(weights) {}

    // Says what a choice costs on average, in nats.
    double learn(const std::vector<Choice>& choices, int epochs, std::uint64_t seed) {
        std::vector<std::size_t> order(choices.size());
        std::iota(order.begin(), order.end(), 0U);
        Random random(seed);
        for (int epoch = 0; epoch < epochs; ++epoch) {
            for (std::size_t i = order.size(); i > 1; --i)
                std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
            const double rate = 0.02 * (1 - static_cast<double>(epoch) / epochs);
            for (std::size_t i = 0; i + batch <= order.size(); i += batch)
                step(choices, std::span(order).subspan(i, batch), rate);
        }
        double loss = 0;
        for (const auto& choice : choices) loss -= std::log(chances(choice)[choice.chosen]);
        return loss / static_cast<double>(choices.size());
    }
    double weight(std::size_t i) const { return weights_[i]; }

private:
    static constexpr std::size_t batch = 64;

    std::vector<double> chances(const Choice& choice) const {
        std::vector<double> chances;
        double most = -1e9;
        for (const auto& features : choice.features) {
            double sum = 0;
            for (const auto& [which, value] : features) sum += weights_[which] * double{value};
            chances.push_back(sum);
            most = std::max(most, sum);
        }
        double all = 0;
        for (auto& chance : chances) all += chance = std::exp(chance - most);
        for (auto& chance : chances) chance /= all;
        return chances;
    }

    // Adam, with a little pull towards zero.
    void step(const std::vector<Choice>& choices, std::span<const std::size_t> which, double rate) {
        constexpr double pull = 1e-3;
        std::vector<double> slope(weights_.size());
        for (const std::size_t i : which) {
            const auto& choice = choices[i];
            const auto now = chances(choice);
            for (std::size_t a = 0; a < now.size(); ++a)
                for (const auto& [feature, value] : choice.features[a])
                    slope[feature] +=
                        (now[a] - (a == choice.chosen ? 1 : 0)) * double{value} / batch;
        }
        ++steps_;
        for (std::size_t i = 0; i < weights_.size(); ++i) {
            const double down = slope[i] + pull * weights_[i];
            mean_[i] += 0.1 * (down - mean_[i]);
            square_[i] += 0.01 * (down * down - square_[i]);
            const double m = mean_[i] / (1 - std::pow(0.9, steps_));
            const double v = square_[i] / (1 - std::pow(0.99, steps_));
            weights_[i] -= rate * m / (std::sqrt(v) + 1e-8);
        }
    }

    std::vector<double> weights_;
    std::vector<double> mean_;
    std::vector<double> square_;
    double steps_ = 0;
};

struct Lessons {
    std::vector<Choice> kept;
    std::vector<Choice> put_down;
    std::vector<Choice> won_by_few;
    std::vector<Choice> won_by_many;
    double forecast_loss = 0;
    double even_loss = 0;
    int forecasts = 0;
};

void note_choice(const State& state, Seat seat, Action action, Lessons& lessons) {
    const Table& table = state.table;
    if (kind(action) != Kind::pick && kind(action) != Kind::put_down) return;
    const auto now = circumstances(table, hand_sizes(state), seat);
    const auto offered = offer(Citadels::view(state, seat));
    Choice choice;
    for (Rank rank = 1; rank <= most_ranks; ++rank) {
        if (!has_rank(offered, rank)) continue;
        if (rank == rank_at(action)) choice.chosen = choice.features.size();
        auto& features = choice.features.emplace_back();
        const auto role = static_cast<std::size_t>(role_at(table, rank));
        for (std::size_t i = 0; i < circumstance_count; ++i)
            features.emplace_back(role * circumstance_count + i, now[i]);
    }
    if (choice.features.size() > 1)
        (kind(action) == Kind::pick ? lessons.kept : lessons.put_down).push_back(choice);
}

// How surprising the characters that are still hidden from the viewer are to it.
void note_forecast(const State& state, Seat seat, Lessons& lessons) {
    const View view = Citadels::view(state, seat);
    const auto forecast = Forecast(view).chances(view.table);
    const auto even = Forecast(view, Forecast::Weights::even).chances(view.table);
    for (Seat other = 0; other < state.table.seats; ++other) {
        if (other == seat) continue;
        const unsigned hidden = roles_of(state, other) & ~unsigned{state.table.revealed[other]};
        for (Rank rank = 1; rank <= most_ranks; ++rank) {
            if (((hidden >> rank) & 1U) == 0) continue;
            lessons.forecast_loss -= std::log(forecast[other][rank]);
            lessons.even_loss -= std::log(even[other][rank]);
            ++lessons.forecasts;
        }
    }
}

Choice who_wins(const State& state) {
    Choice choice;
    const float stage = stage_of(state.table);
    for (Seat seat = 0; seat < state.table.seats; ++seat) {
        const Assets assets = assets_of(state, seat);
        auto& features = choice.features.emplace_back();
        for (std::size_t i = 0; i < asset_count; ++i) {
            features.emplace_back(i, assets[i]);
            features.emplace_back(asset_count + i, stage * assets[i]);
        }
    }
    return choice;
}

void play(std::string_view bot_name, int game, std::uint64_t seed, Lessons& lessons) {
    Random random(seed);
    Silence silence;
    const auto presets = Citadels::presets();
    const int seats = game % 3 == 0 ? 2 : 2 + game % 7;
    const auto& options = presets[static_cast<std::size_t>(game / 3) % presets.size()].options;
    State state = *Citadels::start(options, seats);
    const auto bot = std::move(*make_bot(bot_name, seed));
    std::vector<Choice> rounds;
    Citadels::Actions legal;
    int round = 0;
    for (;;) {
        while (Citadels::turn(state) == Turn::luck) {
            if (state.table.round > round) {
                if (round > 0) rounds.push_back(who_wins(state));
                round = state.table.round;
            }
            Citadels::apply_outcome(state, draw_luck<Citadels>(state, random), silence);
        }
        if (Citadels::turn(state) == Turn::over) break;
        const Seat seat = asked(state.table);
        legal.clear();
        Citadels::legal(state, seat, legal);
        Action action = legal[0];
        if (legal.size() > 1) {
            if (state.table.phase == Phase::pick || state.table.phase == Phase::put_down) {
                const ErasedPosition<Citadels> position(state);
                action =
                    static_cast<Action>(bot->decide(*position.view(seat), position.legal(seat)));
                note_choice(state, seat, action, lessons);
            } else {
                action = Instinct(state, seat).decide(legal, random);
            }
            if (state.table.phase == Phase::act && (state.table.acts & done::gathered) == 0)
                note_forecast(state, seat, lessons);
        }
        Citadels::apply(state, seat, action, silence);
    }
    const Standing standing = Citadels::standing(state);
    for (auto& choice : rounds) {
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
            if (standing.places[seat].rank == 1) choice.chosen = seat;
        (seats <= 3 ? lessons.won_by_few : lessons.won_by_many).push_back(std::move(choice));
    }
}

// The file says how it was made.
constexpr std::string_view head =
    "// Learnt by bench/citadels_habits.cpp: citadels_habits {1}\n"
    "#pragma once\n\n#include \"ai/citadels/{0}.hpp\"\n\nnamespace agora::citadels {{\n\n"
    "// clang-format off\n";
constexpr std::string_view foot = "// clang-format on\n\n}  // namespace agora::citadels\n";

std::string row(const Learner& learner, std::size_t from, std::size_t count) {
    std::string text = "{";
    for (std::size_t i = 0; i < count; ++i)
        text += fmt::format("{}{:.2f}F", i == 0 ? "" : ", ", learner.weight(from + i));
    return text + "}";
}

std::string habits_table(std::string_view name, const Learner& learner) {
    std::string text = fmt::format("inline constexpr Habits {} = {{{{\n", name);
    for (std::size_t role = 0; role < role_facts.size(); ++role)
        text += fmt::format("    /* {:<13} */ {{{}}},\n", role_facts[role].id,
                            row(learner, role * circumstance_count, circumstance_count));
    return text + "}};\n";
}

std::string prospects_table(std::string_view name, const Learner& learner) {
    return fmt::format("inline constexpr ProspectWeights {} = {{\n    {{{}}},\n    {{{}}}}};\n",
                       name, row(learner, 0, asset_count), row(learner, asset_count, asset_count));
}

void write_file(const std::string& path, const std::string& text) {
    std::ofstream(path) << text;
    fmt::print("{}\n", path);
}

void learn(const Lessons& lessons, const std::string& folder, std::uint64_t seed,
           const std::string& how) {
    constexpr int epochs = 12;
    constexpr std::size_t habits = role_facts.size() * circumstance_count;
    Learner keeping(habits);
    Learner putting_down(habits);
    Learner few(2 * asset_count);
    Learner many(2 * asset_count);
    fmt::print("a character kept costs {:.3f} nats, ", keeping.learn(lessons.kept, epochs, seed));
    fmt::print("put down {:.3f}; ", putting_down.learn(lessons.put_down, epochs, seed));
    fmt::print("a winner {:.3f} of few, ", few.learn(lessons.won_by_few, epochs, seed));
    fmt::print("{:.3f} of many\n", many.learn(lessons.won_by_many, epochs, seed));
    if (folder.empty()) return;
    write_file(folder + "/habit_weights.hpp",
               fmt::format(head, "habits", how) + habits_table("keeping_habits", keeping) + "\n" +
                   habits_table("putting_down_habits", putting_down) + std::string(foot));
    write_file(folder + "/prospect_weights.hpp",
               fmt::format(head, "prospects", how) + prospects_table("prospects_of_few", few) +
                   "\n" + prospects_table("prospects_of_many", many) + std::string(foot));
}

}  // namespace
}  // namespace agora::citadels

int main(int count, char** words) {
    using namespace agora::citadels;
    if (count < 4 || !agora::make_bot(words[1], 0)) {
        fmt::print(stderr, "citadels_habits BOT GAMES SEED [FOLDER]\n");
        return 2;
    }
    const int games = std::atoi(words[2]);
    const auto seed = static_cast<std::uint64_t>(std::atoll(words[3]));
    Lessons lessons;
    for (int game = 0; game < games; ++game)
        play(words[1], game, agora::mix(seed + static_cast<std::uint64_t>(game)), lessons);
    fmt::print(
        "{} games; a hidden character costs {:.3f} nats, {:.3f} where all that fits is alike "
        "({} of them)\n",
        games, lessons.forecast_loss / lessons.forecasts, lessons.even_loss / lessons.forecasts,
        lessons.forecasts);
    learn(lessons, count > 4 ? words[4] : "", seed, fmt::format("{} {} {}", words[1], games, seed));
    return 0;
}
