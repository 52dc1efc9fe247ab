#include "console/bot.hpp"

#include "bots/bot.hpp"
#include "bots/levels.hpp"
#include "bots/searcher.hpp"
#include "console/bot_lines.hpp"
#include "console/exit_code.hpp"
#include "console/line_reader.hpp"
#include "console/terminal.hpp"
#include "console/usage.hpp"
#include "core/spelling.hpp"
#include "games/registry.hpp"

#include <unistd.h>

namespace agora::console {

namespace {

struct BotPlan {
    int level = 0;
    std::uint64_t seed = 0;
    std::uint32_t threads = 1;
};

// A tenth of the time is left for the way there and back. Only the strongest level uses more than
// one thread.
ai::SearchLimits limits_for(const BotPlan& plan, int budget_ms) {
    ai::SearchLimits limits{.seconds = 0.9e-3 * budget_ms};
    if (plan.level == ai::most_level) limits.threads = plan.threads;
    return limits;
}

std::string answer_to(const Typed& typed, const AnyGame& game, const BotPlan& plan,
                      bots::Searcher& searcher) {
    if (typed.how == Heard::too_long)
        return error_line("the line is longer than " + std::to_string(longest_line) + " bytes");
    const auto question = read_question(game, typed.text);
    if (!question) return error_line(question.error().message);
    const AnyView& view = *question->view;
    if (question->legal.size() == 1) return answer_line(view, question->legal.front(), {});
    const ai::Level level = bots::level_of(view, plan.level);
    const auto seed = bots::seed_for(view, plan.seed);
    ai::SearchLimits limits = limits_for(plan, question->budget_ms);
    const bool takes_all = plan.level == ai::most_level && question->budget_ms > 0;
    limits.stop_early = !takes_all && level.sampling.temperature <= 0;
    const auto strategy = takes_all ? ai::until_time_is_up(level.strategy) : level.strategy;
    const auto analysis = searcher.think(view, strategy, limits, seed);
    return answer_line(view, bots::choose_at(level.sampling, view, analysis, question->legal, seed),
                       analysis);
}

}  // namespace

int bot_command(const BotOptions& options) {
    const auto lang = read_lang(options.lang).value_or(Lang::en);
    const auto give_up = [&](const Error& refusal) {
        complain("bot", refusal.in(lang), lang);
        return exit_code::unusable;
    };
    const auto game = games::game_named(options.game);
    if (!game) return give_up(game.error());
    const auto level = bots::level_from(options.level);
    if (!level)
        return give_up(
            {"a level is 1 to 8 or max, not \"" + showable(options.level) + "\"",
             "un niveau est de 1 à 8 ou max, pas " + in_guillemets(showable(options.level))});
    const auto seed = read_seed(options.seed);
    if (!seed) return give_up(seed.error());
    const auto threads = read_number("--threads", options.threads, 1, 256);
    if (!threads) return give_up(threads.error());
    const BotPlan plan{*level, *seed, static_cast<std::uint32_t>(*threads)};

    Signals signals;
    LineReader reader(STDIN_FILENO, signals);
    bots::Searcher searcher;
    for (;;) {
        const auto typed = reader.next();
        if (typed.how == Heard::end) return exit_code::fine;
        if (typed.how != Heard::line && typed.how != Heard::too_long) return exit_code::stopped;
        if (typed.how == Heard::line && trimmed(typed.text).empty()) continue;
        if (!write_all(STDOUT_FILENO, answer_to(typed, **game, plan, searcher) + "\n"))
            return exit_code::stopped;
    }
}

}  // namespace agora::console
