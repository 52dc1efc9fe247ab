// The recipes of Citadelles: `bot-games` fits the pick policy and the value nets to games of a bot, and
// tells the log loss of the Bayes filter with the weights of before. The value nets are pre-trained
// on many games of the rollout policy: a winner is one bit a game, and games of a bot that searches
// are expensive. `whole` does so for several generations, from nothing.
#include "ai/net/in_play.hpp"
#include "bots/bot.hpp"
#include "games/citadels/train/losses.hpp"
#include "games/citadels/train/schedule.hpp"

namespace agora::citadels {

namespace {

constexpr std::uint64_t quick_games_a_game = 8;  // of the rollout policy
constexpr std::size_t fewest_samples = 64;       // a minibatch

std::size_t a_tenth(std::size_t count) { return count / 10; }

PickPolicyNet random_pick_net(Random& random) {
    constexpr float widest = 0.3F;
    PickPolicyNet net{};
    for (auto& row : net.first) ai::net::initialise(row, widest, random);
    return net;
}

PickPolicyNet fit_pick_policy(const lab::RecipeTask& task, const Text& what,
                              const std::vector<PickSample>& samples) {
    Random random(mix(task.seed));
    PickPolicyNet net = random_pick_net(random);
    const std::span all(samples);
    const auto known = all.first(all.size() - a_tenth(all.size()));
    const auto held_out = all.subspan(known.size());
    ai::net::fit<PickLoss>(net, known, {.epochs = task.amount.epochs, .rate = 0.01}, random);
    double uniform = 0;
    for (const auto& sample : held_out)
        uniform += std::log(static_cast<double>(sample.roles.size()));
    task.tell({"a character {}: {:.3f} nats, uniform {:.3f}",
               "un personnage {} : {:.3f} nats, uniforme {:.3f}"},
              what.in(task.lang), ai::net::mean_loss<PickLoss>(net, held_out),
              held_out.empty() ? 0.0 : uniform / static_cast<double>(held_out.size()));
    return net;
}

// Fitted to the quick games.
ValueNet pre_train(const lab::RecipeTask& task, const std::vector<WinSample>& quick,
                   Random& random) {
    auto net = ai::net::random_net<seat_feature_count, 16>(random);
    ai::net::fit<WinLoss>(net, std::span(quick), {.epochs = task.amount.epochs, .rate = 0.01},
                          random);
    return net;
}

// Pre-trained on the quick games, then fine-tuned on the bot's at a lower rate.
ValueNet fit_value_net(const lab::RecipeTask& task, const Text& of_whom,
                       const std::vector<WinSample>& quick, const std::vector<WinSample>& of_bot) {
    Random random(mix(task.seed));
    ValueNet net = pre_train(task, quick, random);
    const std::span all(of_bot);
    const auto known = all.first(all.size() - a_tenth(all.size()));
    ai::net::fit<WinLoss>(net, known, {.epochs = task.amount.epochs, .rate = 0.003}, random);
    task.tell({"a winner of {}: {:.3f} nats", "un gagnant {} : {:.3f} nats"}, of_whom.in(task.lang),
              ai::net::mean_loss<WinLoss>(net, all.subspan(known.size())));
    return net;
}

// The log loss of a hidden character when a player's turn comes.
void tell_skill(const lab::RecipeTask& task, const Samples& samples) {
    for (std::size_t seats = 0; seats < samples.forecast.size(); ++seats) {
        const Skill& skill = samples.forecast[seats];
        const auto [policy, uniform, forecasts] = skill.sum();
        if (forecasts == 0) continue;
        task.tell({"{} seats: a hidden character {:.3f} nats, uniform over what fits {:.3f}: "
                   "{:.3f} ± {:.3f} less ({} of {} games)",
                   "{} places : un personnage caché {:.3f} nats, uniforme sur le possible {:.3f} : "
                   "{:.3f} ± {:.3f} de moins ({} en {} parties)"},
                  seats == 0 ? "*" : std::to_string(seats), policy / forecasts, uniform / forecasts,
                  (uniform - policy) / forecasts, skill.margin(), forecasts, skill.games.size());
    }
}

Samples quick_games(const lab::RecipeTask& task) {
    Samples quick;
    play_quick_games(static_cast<int>(quick_games_a_game * task.amount.games), task.seed, quick);
    return quick;
}

// Where there are no nets: every pick is as likely, and the value nets know quick games only.
Nets from_nothing(const lab::RecipeTask& task) {
    Nets nets{};
    const ai::net::InPlay in_play(nets);
    const Samples quick = quick_games(task);
    Random random(mix(task.seed));
    const ValueNet few = pre_train(task, quick.won_by_few, random);
    const ValueNet many = pre_train(task, quick.won_by_many, random);
    return {nets.keep, nets.put_down, few, many};
}

Expected<std::vector<ai::net::NetData>> run(const lab::RecipeTask& task) {
    if (auto known = bots::check_bot(Citadels::about.id, task.amount.bot); !known)
        return std::unexpected(known.error());
    const auto before = task.from.empty() ? from_nothing(task) : Nets::read(task.from);
    if (!before) return std::unexpected(before.error());
    const ai::net::InPlay in_play(*before);
    const std::uint64_t games = task.amount.games;
    Samples samples;
    play_games(task.amount.bot, static_cast<int>(games), task.seed, samples);
    tell_skill(task, samples);
    const Samples quick = quick_games(task);
    for (const std::size_t count : {samples.kept.size(), samples.put_down.size(),
                                    samples.won_by_few.size(), samples.won_by_many.size()})
        if (count < fewest_samples)
            return refuse("too few games to learn from", "trop peu de parties pour apprendre");
    return std::vector{
        ai::net::data_of("keep", games, fit_pick_policy(task, {"kept", "gardé"}, samples.kept)),
        ai::net::data_of("put_down", games,
                         fit_pick_policy(task, {"put down", "écarté"}, samples.put_down)),
        ai::net::data_of(
            "value_few", games,
            fit_value_net(task, {"few", "à peu"}, quick.won_by_few, samples.won_by_few)),
        ai::net::data_of(
            "value_many", games,
            fit_value_net(task, {"many", "à beaucoup"}, quick.won_by_many, samples.won_by_many))};
}

}  // namespace

std::span<const lab::Recipe> recipes() {
    static constexpr lab::Amount usual = {.games = 2'500, .epochs = 8, .bot = "7"};
    static constexpr lab::Amount few = {.games = 24, .epochs = 1, .bot = "1"};
    static constexpr lab::Amount first = {.games = 2'500, .epochs = 8, .bot = "5"};
    static constexpr std::array whole = {first, usual, usual};
    static constexpr std::array shortened = {few, few};
    static constexpr std::array all = {
        lab::Recipe{.name = "bot-games",
                    .about = {"fits the pick policy and the value nets to games of a bot",
                              "ajuste le choix des personnages et les réseaux de valeur aux "
                              "parties d'un robot"},
                    .whole = {&usual, 1},
                    .shortened = {&few, 1},
                    .run = run},
        lab::Recipe{.name = "whole",
                    .about = {"the same for three generations, from nothing",
                              "de même pour trois générations, à partir de rien"},
                    .whole = whole,
                    .shortened = shortened,
                    .from_nothing = true,
                    .run = run}};
    return all;
}

}  // namespace agora::citadels
