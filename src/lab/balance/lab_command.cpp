#include "lab/balance/lab_command.hpp"

#include "cli/exit_code.hpp"
#include "cli/output.hpp"
#include "cli/phrase.hpp"
#include "cli/signals.hpp"
#include "cli/usage.hpp"
#include "core/file.hpp"
#include "core/reasons.hpp"
#include "games/registry.hpp"
#include "lab/balance/verdict.hpp"
#include "lab/whole_file.hpp"
#include "match/company.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>

namespace agora::lab {

namespace {

using Clock = std::chrono::steady_clock;

struct LabWish {
    StudyWish study;
    std::vector<Entrant> skill;
    int skill_games = 0;
    std::filesystem::path out;
    Lang lang = Lang::en;
    bool fresh = false;
};

std::vector<int> all_seat_counts(const About& about) {
    std::vector<int> seats;
    for (int count = about.least_seats; count <= about.most_seats; ++count) seats.push_back(count);
    return seats;
}

Expected<LabWish> read_wish(const LabOptions& options) {
    LabWish wish;
    wish.lang = options.lang;
    if (options.game.empty()) return cli::which_game("lab");
    const auto game = games::game_named(options.game);
    if (!game) return std::unexpected(game.error());
    wish.study.game = *game;
    const auto settings = cli::read_settings(options.rules, options.set);
    if (!settings) return std::unexpected(settings.error());
    if (const auto suits = match::check_company(**game, *settings, {.people = false}); !suits)
        return std::unexpected(suits.error());
    wish.study.settings = *settings;
    auto players = read_entrants(options.players);
    if (!players) return std::unexpected(players.error());
    if (const auto plays = prepare_entrants(*players, (*game)->about().id); !plays)
        return std::unexpected(plays.error());
    wish.study.players = std::move(*players);
    if (!options.skill.empty()) {
        auto skill = read_entrants(options.skill);
        if (!skill) return std::unexpected(skill.error());
        if (const auto plays = prepare_entrants(*skill, (*game)->about().id); !plays)
            return std::unexpected(plays.error());
        wish.skill = std::move(*skill);
    }
    wish.study.seats = options.seats.empty() ? all_seat_counts((*game)->about()) : options.seats;
    wish.study.games = options.games;
    wish.skill_games = options.skill_games;
    wish.study.threads = options.threads;
    wish.study.seed = options.seed;
    wish.out = options.out.empty() ? "lab-" + std::string((*game)->about().id) : options.out;
    wish.fresh = options.fresh;
    return wish;
}

// Whether what is in the folder is the beginning of what is wished.
bool goes_on(const Study& begun, const Study& wished, std::int64_t games) {
    if (begun.game != wished.game || begun.rules != wished.rules || begun.seed != wished.seed ||
        begun.settings != wished.settings || begun.players != wished.players ||
        begun.tallies.size() != wished.tallies.size())
        return false;
    for (std::size_t i = 0; i < begun.tallies.size(); ++i)
        if (begun.tallies[i].seats != wished.tallies[i].seats || begun.tallies[i].games > games ||
            (begun.tallies[i].games < games && begun.tallies[i].games % block != 0))
            return false;
    return true;
}

// A bar, how many games, and how long it will take.
class Progress {
public:
    Progress(std::int64_t all, std::int64_t done, Lang lang)
        : lang_(lang), all_(all), first_(done) {}

    void show(std::int64_t done) {
        if (!line_.is_live() || Clock::now() - shown_ < std::chrono::milliseconds(200)) return;
        shown_ = Clock::now();
        constexpr std::int64_t width = 30;
        const auto filled = static_cast<std::size_t>(std::min(width, width * done / all_));
        const double spent = std::chrono::duration<double>(shown_ - begin_).count();
        const auto played = std::max<std::int64_t>(1, done - first_);
        const double left = spent * static_cast<double>(all_ - done) / static_cast<double>(played);
        line_.show(
            fmt::format("[{:#>{}}{:.>{}}] {}/{}  ", "", filled, "",
                        static_cast<std::size_t>(width) - filled, done, all_) +
            cli::phrase(lang_,
                        {"{:.0f} games/s  {:.0f} s left", "{:.0f} parties/s  encore {:.0f} s"},
                        static_cast<double>(played) / std::max(spent, 0.001), left));
    }

private:
    Lang lang_;
    cli::ProgressLine line_;
    std::int64_t all_;
    std::int64_t first_;
    Clock::time_point begin_ = Clock::now();
    Clock::time_point shown_ = begin_;
};

std::int64_t games_of(const Study& study) {
    std::int64_t games = 0;
    for (const auto& tally : study.tallies) games += tally.games;
    return games;
}

Expected<void> keep(const Report& report, const LabWish& wish) {
    std::error_code error;
    std::filesystem::create_directories(wish.out, error);
    if (error)
        return refuse("cannot make the folder " + wish.out.string(),
                      "impossible de créer le dossier " + wish.out.string());
    if (auto written = replace_file(wish.out / "report.json", report_json(report), shared_mode);
        !written)
        return written;
    return replace_file(wish.out / "report.html", report_page(report, wish.lang), shared_mode);
}

// Plays what is still to be played; says whether it came to its end.
Expected<bool> play(const LabWish& wish, Report& report) {
    const cli::Signals signals;
    const auto all = wish.study.games * static_cast<std::int64_t>(wish.study.seats.size());
    auto saved = Clock::now();
    Expected<void> kept;
    {
        Progress progress(all, games_of(report.study), wish.lang);
        run_study(wish.study, report.study, [&](const Study& sofar) {
            progress.show(games_of(sofar));
            if (Clock::now() - saved > std::chrono::seconds(10)) {
                saved = Clock::now();
                kept = keep(report, wish);
            }
            return kept && !signals.ended();
        });
    }
    if (!kept) return std::unexpected(kept.error());
    if (signals.ended()) return false;
    if (report.skill.empty() && wish.skill.size() > 1 && wish.skill_games > 0) {
        ArenaWish arena;
        arena.game = wish.study.game;
        arena.settings = wish.study.settings;
        arena.seats = std::max(2, wish.study.game->about().least_seats);
        arena.games = wish.skill_games;
        arena.seed = wish.study.seed;
        arena.threads = wish.study.threads;
        auto skill =
            measure_skill(arena, wish.skill, [&](const ArenaResult&) { return !signals.ended(); });
        if (!skill) return std::unexpected(skill.error());
        if (signals.ended()) return false;
        report.skill = std::move(*skill);
    }
    return true;
}

Expected<Report> load(const std::string& path) {
    const auto text = read_whole(path);
    if (!text) return std::unexpected(text.error());
    auto report = read_report(*text);
    if (!report) return std::unexpected(error_about(path, report.error()));
    return report;
}

Expected<std::string> compare(const LabOptions& options) {
    const auto lang = options.lang;
    const auto before = load(options.compare[0]);
    if (!before) return std::unexpected(before.error());
    const auto after = load(options.compare[1]);
    if (!after) return std::unexpected(after.error());
    auto text = compare_reports(*before, *after, lang);
    if (text) text = decimals(typeset(*std::move(text), lang), lang);
    return text;
}

Expected<std::string> study(const LabOptions& options, bool& finished) {
    const auto wish = read_wish(options);
    if (!wish) return std::unexpected(wish.error());
    auto fresh = new_study(wish->study);
    if (!fresh) return std::unexpected(fresh.error());
    Report report{std::move(*fresh), {}};
    const auto file = wish->out / "report.json";
    if (!wish->fresh && std::filesystem::exists(file)) {
        auto begun = load(file);
        if (!begun || !goes_on(begun->study, report.study, wish->study.games))
            return refuse(file.string() + " is of another study; --fresh replaces it",
                          file.string() + " est d’une autre étude\u00A0; --fresh la remplace");
        report = std::move(*begun);
    }
    const auto played = play(*wish, report);
    if (!played) return std::unexpected(played.error());
    if (auto kept = keep(report, *wish); !kept) return std::unexpected(kept.error());
    finished = *played;
    std::string text;
    for (const auto& verdict : verdicts(report, wish->lang)) {
        text += verdict.asked + "\n";
        for (const auto& answer : verdict.answers)
            text += fmt::format("  {}{}{}\n", answer.seats,
                                Text{" seats: ", " places : "}.in(wish->lang),
                                in_words(answer, wish->lang));
    }
    for (const auto& line : findings(report, wish->lang)) text += line + "\n";
    text = decimals(typeset(std::move(text), wish->lang), wish->lang);
    text += fmt::format("{}\n", (wish->out / "report.html").string());
    return text;
}

}  // namespace

int lab_command(const LabOptions& options) {
    bool finished = true;
    const auto text = options.compare.empty() ? study(options, finished) : compare(options);
    if (!text) {
        cli::complain("lab", text.error().in(options.lang), options.lang);
        return cli::exit_code::unusable;
    }
    if (!cli::write_all(STDOUT_FILENO, *text)) return cli::exit_code::stopped;
    return finished ? cli::exit_code::fine : cli::exit_code::stopped;
}

}  // namespace agora::lab
