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

// "0,10": the Elo of both hypotheses.
Expected<std::optional<std::pair<double, double>>> read_sprt(const std::string& text) {
    if (text.empty()) return std::nullopt;
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
    if (const auto plays = check_entrants(*entrants, (*game)->about().id); !plays)
        return std::unexpected(plays.error());
    wish.entrants = std::move(*entrants);
    const auto number = [](std::string_view what, const std::string& text, std::uint64_t least,
                           std::uint64_t most, auto& out) -> Expected<void> {
        const auto value = cli::read_number(what, text, least, most);
        if (!value) return std::unexpected(value.error());
        out = static_cast<std::remove_reference_t<decltype(out)>>(*value);
        return {};
    };
    wish.seats = static_cast<int>(std::max<std::size_t>(2, wish.entrants.size()));
    if (auto good = number("--games", options.games, 1, 10'000'000, wish.games); !good)
        return std::unexpected(good.error());
    if (!options.seats.empty())
        if (auto good = number("--seats", options.seats, 2, most_seats, wish.seats); !good)
            return std::unexpected(good.error());
    if (auto good = number("--threads", options.threads, 1, 256, wish.threads); !good)
        return std::unexpected(good.error());
    if (auto good = number("--limit", options.limit, 1, 3600, wish.limit_seconds); !good)
        return std::unexpected(good.error());
    const auto seed = cli::read_seed(options.seed);
    if (!seed) return std::unexpected(seed.error());
    wish.seed = *seed;
    auto sprt = read_sprt(options.sprt);
    if (!sprt) return std::unexpected(sprt.error());
    wish.sprt = *sprt;
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
    const auto minutes = cli::read_number("--minutes", options.minutes, 0, 100'000);
    if (!minutes) return std::unexpected(minutes.error());
    ladder.minutes = static_cast<double>(*minutes);
    ladder.seat_counts = options.seats.empty() ? seat_counts_of(*wish.game, wish.settings)
                                               : std::vector<int>{wish.seats};
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

int arena_command(const ArenaOptions& options) {
    const auto asked = cli::read_lang(options.lang);
    const auto lang = asked.value_or(Lang::en);
    const auto text = asked ? measure(options, lang) : std::unexpected(asked.error());
    if (!text) {
        cli::complain("arena", text.error().in(lang), lang);
        return cli::exit_code::unusable;
    }
    return cli::write_all(STDOUT_FILENO, *text) ? cli::exit_code::fine : cli::exit_code::stopped;
}

}  // namespace agora::lab
