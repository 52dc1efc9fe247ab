#include "lab/arena_command.hpp"

#include "cli/exit_code.hpp"
#include "cli/output.hpp"
#include "cli/signals.hpp"
#include "cli/usage.hpp"
#include "games/registry.hpp"
#include "lab/arena_report.hpp"
#include "match/company.hpp"

#include <unistd.h>

#include <charconv>

namespace agora::lab {

namespace {

Expected<ArenaWish> read_wish(const ArenaOptions& options) {
    ArenaWish wish;
    const auto game = games::game_named(options.game);
    if (!game) return std::unexpected(game.error());
    wish.game = *game;
    const auto settings = cli::read_settings(options.rules, options.set);
    if (!settings) return std::unexpected(settings.error());
    if (const auto suits = match::check_company(**game, *settings, {.people = false}); !suits)
        return std::unexpected(suits.error());
    wish.settings = *settings;
    if (options.players.empty() != options.ladder)
        return refuse("either --players, such as bot:3,bot:5, or --ladder",
                      "soit --players, comme bot:3,bot:5, soit --ladder");
    auto entrants = read_entrants(options.ladder ? "bot:1,bot:2" : options.players);
    if (!entrants) return std::unexpected(entrants.error());
    if (const auto plays = prepare_entrants(*entrants, (*game)->about().id); !plays)
        return std::unexpected(plays.error());
    wish.entrants = std::move(*entrants);
    wish.seats =
        options.seats.value_or(static_cast<int>(std::max<std::size_t>(2, wish.entrants.size())));
    wish.games = options.games;
    wish.threads = options.threads;
    wish.limit_seconds = options.limit;
    wish.seed = options.seed;
    wish.sprt = options.sprt;
    if (wish.sprt && options.ladder)
        return refuse("--sprt is for two players, not for --ladder",
                      "--sprt est pour deux joueurs, pas pour --ladder");
    return wish;
}

// While games are played.
class Progress {
public:
    explicit Progress(Lang lang) : lang_(lang) {}

    // Says whether to go on.
    bool show(const ArenaWish& wish, const ArenaResult& sofar) {
        if (line_.is_live()) line_.show(progress_line(wish, sofar, lang_));
        return !signals_.ended();
    }

private:
    Lang lang_;
    cli::ProgressLine line_;
    cli::Signals signals_;
};

Expected<std::string> measure_ladder(const ArenaOptions& options, ArenaWish wish, Lang lang) {
    LadderWish ladder;
    ladder.minutes = options.minutes;
    ladder.seat_counts =
        options.seats ? std::vector<int>{wish.seats} : seat_counts_of(*wish.game, wish.settings);
    ladder.arena = std::move(wish);
    Progress progress(lang);
    const auto rungs = climb(ladder, [&](const ArenaWish& pair, const ArenaResult& sofar) {
        return progress.show(pair, sofar);
    });
    if (!rungs) return std::unexpected(rungs.error());
    return options.json ? ladder_json(ladder, *rungs) : ladder_tables(*rungs, lang);
}

Expected<std::string> measure(const ArenaOptions& options, Lang lang) {
    auto wish = read_wish(options);
    if (!wish) return std::unexpected(wish.error());
    if (options.ladder) return measure_ladder(options, std::move(*wish), lang);
    Progress progress(lang);
    const auto result =
        run_arena(*wish, [&](const ArenaResult& sofar) { return progress.show(*wish, sofar); });
    if (!result) return std::unexpected(result.error());
    return options.json ? result_json(*wish, *result) : result_table(*wish, *result, lang);
}

}  // namespace

Expected<std::pair<double, double>> read_sprt(const std::string& text) {
    const auto comma = text.find(',');
    double low = 0;
    double high = 0;
    const auto read = [](std::string_view number, double& out) {
        const auto [stop, error] =
            std::from_chars(number.data(), number.data() + number.size(), out);
        return error == std::errc() && stop == number.data() + number.size();
    };
    if (comma == std::string::npos || !read(std::string_view(text).substr(0, comma), low) ||
        !read(std::string_view(text).substr(comma + 1), high) || low >= high)
        return refuse("--sprt takes two numbers of Elo, the smaller first, such as 0,10",
                      "--sprt demande deux nombres Elo, le plus petit d’abord, comme 0,10");
    return std::pair(low, high);
}

int arena_command(const ArenaOptions& options) {
    const auto lang = options.lang;
    const auto text = measure(options, lang);
    if (!text) {
        cli::complain("arena", text.error().in(lang), lang);
        return cli::exit_code::unusable;
    }
    return cli::write_all(STDOUT_FILENO, *text) ? cli::exit_code::fine : cli::exit_code::stopped;
}

}  // namespace agora::lab
