#include "console/bot.hpp"

#include "bots/bot.hpp"
#include "bots/levels.hpp"
#include "bots/searcher.hpp"
#include "cli/exit_code.hpp"
#include "cli/line_reader.hpp"
#include "cli/output.hpp"
#include "console/bot_lines.hpp"
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

std::string answer_to(const cli::Typed& typed, const AnyGame& game, const BotPlan& plan,
                      bots::Searcher& searcher) {
    if (typed.how == cli::Heard::too_long)
        return error_line("the line is longer than " + std::to_string(cli::longest_line) +
                          " bytes");
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

Expected<int> read_level(std::string_view text) {
    if (const auto level = bots::level_from(text)) return *level;
    return refuse("a level is 1 to 8 or max, not \"" + cli::showable(text) + "\"",
                  "un niveau est de 1 à 8 ou max, pas " + in_guillemets(cli::showable(text)));
}

int bot_command(const BotOptions& options) {
    const auto game = games::game_named(options.game);
    if (!game) {
        cli::complain("bot", game.error().in(options.lang), options.lang);
        return cli::exit_code::unusable;
    }
    const BotPlan plan{options.level, options.seed, options.threads};

    cli::Signals signals;
    cli::LineReader reader(STDIN_FILENO, signals);
    bots::Searcher searcher;
    for (;;) {
        const auto typed = reader.next();
        if (typed.how == cli::Heard::end) return cli::exit_code::fine;
        if (typed.how != cli::Heard::line && typed.how != cli::Heard::too_long)
            return cli::exit_code::stopped;
        if (typed.how == cli::Heard::line && cli::trimmed(typed.text).empty()) continue;
        if (!cli::write_all(STDOUT_FILENO, answer_to(typed, **game, plan, searcher) + "\n"))
            return cli::exit_code::stopped;
    }
}

}  // namespace agora::console
