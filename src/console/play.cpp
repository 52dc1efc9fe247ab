#include "console/play.hpp"

#include "cli/exit_code.hpp"
#include "cli/output.hpp"
#include "cli/usage.hpp"
#include "console/sitting.hpp"
#include "console/start_questions.hpp"
#include "core/reasons.hpp"
#include "games/registry.hpp"
#include "match/company.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace agora::console {

namespace {

constexpr std::string_view usual_seats = "me,bot";

// Validated arguments of a match.
struct Start {
    match::Table table;
    std::vector<Player> players;
    SaveFile save;
};

void let_person_begin(const AnyGame& game, const std::vector<Player>& players, Settings& settings) {
    SeatSet people;
    for (std::size_t i = 0; i < players.size(); ++i)
        if (!players[i].is_bot()) people = people.with(static_cast<Seat>(i));
    match::let_person_begin(game, people, static_cast<int>(players.size()), settings);
}

Expected<Start> start_new(const PlayOptions& options, Lang lang) {
    if (options.game.empty()) return cli::which_game("play");
    const auto game = games::game_named(options.game);
    if (!game) return std::unexpected(game.error());
    auto settings = cli::read_settings(options.rules, options.set);
    if (!settings) return std::unexpected(settings.error());
    auto players = read_seats(options.seats.empty() ? usual_seats : options.seats, lang);
    if (!players) return std::unexpected(players.error());
    if (const auto plays = check_bots(*players, (*game)->about().id); !plays)
        return std::unexpected(plays.error());
    const bool people = !std::ranges::all_of(*players, &Player::is_bot);
    if (const auto suits = match::check_company(**game, *settings, {.people = people}); !suits)
        return std::unexpected(suits.error());
    let_person_begin(**game, *players, *settings);
    auto table = match::Table::open(**game, *settings, names_of(*players),
                                    options.seed ? *options.seed : fresh_seed());
    if (!table) return std::unexpected(table.error());
    return Start{std::move(*table), std::move(*players), SaveFile(options.save)};
}

Expected<Start> start_again(const PlayOptions& options) {
    if (!options.seats.empty() || options.seed || !options.rules.empty() || !options.set.empty())
        return refuse(
            "--seats, --seed, --rules and --set are for a new game; --resume goes on with "
            "the one in the file",
            "--seats, --seed, --rules et --set sont pour une nouvelle partie\u00A0; --resume "
            "continue celle du fichier");
    // Locked before it is read, so that no other program changes it meanwhile.
    auto save = options.save.empty() || options.save == options.resume
                    ? SaveFile::reopen(options.resume)
                    : SaveFile(options.save);
    if (!save) return std::unexpected(save.error());
    auto record = load_record(options.resume);
    if (!record) return std::unexpected(record.error());
    const auto refuse_record = [&](const Error& why) {
        return std::unexpected(error_about(options.resume, why));
    };
    if (!options.game.empty()) {
        const auto asked = games::game_named(options.game);
        if (!asked) return std::unexpected(asked.error());
        if ((*asked)->about().id != record->game)
            return refuse_record(
                {"this is a game of " + record->game + ", not of " + options.game,
                 "c’est une partie de " + record->game + ", pas de " + options.game});
    }
    const auto game = games::find_game(record->game, record->rules);
    if (!game) return refuse_record(game.error());
    auto players = players_from(record->players);
    if (!players) return refuse_record(players.error());
    auto table = match::Table::resume(**game, std::move(*record), fresh_seed());
    if (!table) return refuse_record(table.error());
    if (table->over())
        return refuse_record(
            {"this game is over; look at it with: agora replay " + shell_word(options.resume),
             "cette partie est finie\u00A0; regardez-la avec\u00A0: agora replay " +
                 shell_word(options.resume)});
    return Start{std::move(*table), std::move(*players), std::move(*save)};
}

// The file of a game that was left, of this game where one is named: the last one, or the one that
// is chosen from a list at a terminal. Empty where one leaves.
Expected<std::string> find_left(const PlayOptions& options, Terminal& terminal, Lang lang) {
    constexpr std::size_t most_listed = 9;
    std::string id;
    if (!options.game.empty()) {
        const auto game = games::game_named(options.game);
        if (!game) return std::unexpected(game.error());
        id = (*game)->about().id;
    }
    const auto [games, played] = left_games(id, most_listed);
    if (games.empty() && played)
        return refuse(
            "every game to go on with is being played already; a new one: agora play",
            "toutes les parties à continuer se jouent déjà ailleurs\u00A0; une nouvelle\u00A0: "
            "agora play");
    if (games.empty())
        return refuse("there is no game to go on with; a new one: agora play",
                      "il n’y a pas de partie à continuer\u00A0; une nouvelle\u00A0: agora play");
    if (games.size() == 1 || !terminal.is_attended()) return games.front().path;
    const auto chosen = ask_which_game(terminal, games, lang);
    return chosen ? games[*chosen].path : "";
}

// Whether something must be asked before a new game can begin: the game, and where the game wants
// it so, who plays.
bool must_ask(const PlayOptions& options) {
    if (options.game.empty()) return true;
    const auto game = games::game_named(options.game);
    return game && options.seats.empty() && (*game)->about().start_questions != nullptr;
}

}  // namespace

int play_command(const PlayOptions& asked) {
    auto options = asked;
    const auto lang = options.lang;
    const auto give_up = [&](const Error& refusal) {
        cli::complain("play", refusal.in(lang), lang);
        return cli::exit_code::unusable;
    };
    std::error_code error;
    if (!options.save.empty() && options.save != options.resume &&
        std::filesystem::exists(std::filesystem::symlink_status(options.save, error))) {
        const auto file = shell_word(options.save);
        return give_up(
            {fmt::format(
                 "{0} exists already; give another name, or go on with it: agora play --resume {0}",
                 file),
             fmt::format("{0} existe déjà\u00A0; donnez un autre nom, ou continuez-la\u00A0: agora "
                         "play --resume {0}",
                         file)});
    }
    Terminal terminal({options.plain, options.no_colour});
    if (options.resumes && options.resume.empty()) {
        const auto file = find_left(options, terminal, lang);
        if (!file) return give_up(file.error());
        if (file->empty()) return cli::exit_code::fine;
        options.resume = *file;
    } else if (!options.resumes && terminal.is_attended() && must_ask(options)) {
        if (!ask_what_to_play(terminal, options, lang)) return cli::exit_code::fine;
    }
    auto start = options.resumes ? start_again(options) : start_new(options, lang);
    if (!start) return give_up(start.error());
    const auto clock = clock_for(options.clock, start->table.record().clock, start->table.game());
    Sitting sitting(terminal, std::move(start->table), std::move(start->players),
                    std::move(start->save), lang);
    sitting.limit_time(clock);
    return sitting.run();
}

}  // namespace agora::console
