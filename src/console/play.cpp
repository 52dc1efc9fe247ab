#include "console/play.hpp"

#include "console/exit_code.hpp"
#include "console/sitting.hpp"
#include "console/usage.hpp"
#include "games/registry.hpp"
#include "match/company.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace agora {

namespace {

constexpr std::string_view usual_seats = "me,bot:greedy";

// Everything that must be right before somebody sits down.
struct Start {
    Table table;
    std::vector<Player> players;
    SaveFile save;
};

// One person against machines begins, where the game lets the table choose who does (an option
// called `first`) and nobody has chosen.
void let_person_begin(const AnyGame& game, const std::vector<Player>& players, Settings& settings) {
    const auto is_person = [](const Player& player) { return !player.is_bot(); };
    const auto is_first = [](const auto& option) { return option.first == "first"; };
    if (std::ranges::count_if(players, is_person) != 1 || players.size() < 2 ||
        std::ranges::find(game.choices(), "first", &ChoiceInfo::name) == game.choices().end() ||
        std::ranges::any_of(settings.values, is_first))
        return;
    const auto person = std::ranges::find_if(players, is_person) - players.begin();
    settings.values.emplace_back("first", std::to_string(person + 1));
}

Result<Start> start_new(const PlayOptions& options, Lang lang) {
    if (options.game.empty())
        return refuse("which game? For example: agora play splendor (agora games lists them)");
    const auto game = find_game(options.game);
    if (!game) return std::unexpected(game.error());
    const auto seed = read_seed(options.seed);
    if (!seed) return std::unexpected(seed.error());
    auto settings = read_settings(options.rules, options.set);
    if (!settings) return std::unexpected(settings.error());
    auto players = read_seats(options.seats.empty() ? usual_seats : options.seats, lang);
    if (!players) return std::unexpected(players.error());
    const bool people = !std::ranges::all_of(*players, &Player::is_bot);
    if (const auto suits = check_company(**game, *settings, {.people = people}); !suits)
        return std::unexpected(suits.error());
    let_person_begin(**game, *players, *settings);
    auto table = Table::open(**game, *settings, names_of(*players), *seed);
    if (!table) return std::unexpected(table.error());
    return Start{std::move(*table), std::move(*players), SaveFile(options.save)};
}

Result<Start> start_again(const PlayOptions& options) {
    if (!options.seats.empty() || !options.seed.empty() || !options.rules.empty() ||
        !options.set.empty())
        return refuse(
            "--seats, --seed, --rules and --set are for a new game; --resume goes on with "
            "the one in the file");
    // Locked before it is read, so that it is the last word on the game.
    auto save = options.save.empty() || options.save == options.resume
                    ? SaveFile::reopen(options.resume)
                    : SaveFile(options.save);
    if (!save) return std::unexpected(save.error());
    auto record = load_record(options.resume);
    if (!record) return std::unexpected(record.error());
    const auto refuse_record = [&](const std::string& why) {
        return refuse(options.resume + ": " + why);
    };
    if (!options.game.empty() && options.game != record->game)
        return refuse_record("this is a game of " + record->game + ", not of " + options.game);
    const auto game = find_game(record->game, record->rules);
    if (!game) return refuse_record(game.error().why);
    auto players = players_from(record->players);
    if (!players) return refuse_record(players.error().why);
    auto table = Table::resume(**game, std::move(*record), fresh_seed());
    if (!table) return refuse_record(table.error().why);
    if (table->over())
        return refuse_record("this game is over; look at it with: agora replay " +
                             shell_word(options.resume));
    return Start{std::move(*table), std::move(*players), std::move(*save)};
}

}  // namespace

int play_command(const PlayOptions& options) {
    const auto give_up = [](const std::string& why) {
        complain("play", why);
        return exit_code::unusable;
    };
    const auto lang = read_lang(options.lang);
    if (!lang) return give_up(lang.error().why);
    std::error_code error;
    if (!options.save.empty() && options.save != options.resume &&
        std::filesystem::exists(std::filesystem::symlink_status(options.save, error)))
        return give_up(fmt::format(
            "{0} exists already; give another name, or go on with it: agora play --resume {0}",
            shell_word(options.save)));
    auto start = options.resume.empty() ? start_new(options, *lang) : start_again(options);
    if (!start) return give_up(start.error().why);
    const auto clock = read_clock(options.clock, start->table.game(), *lang);
    if (!clock) return give_up(clock.error().why);
    Terminal terminal({options.plain, options.no_colour});
    Sitting sitting(terminal, std::move(start->table), std::move(start->players),
                    std::move(start->save), *lang);
    sitting.limit_time(*clock);
    return sitting.run();
}

}  // namespace agora
