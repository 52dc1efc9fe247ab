// `agora` and its sub-commands: what can be typed on the command line, and nothing else.
#include "console/bot.hpp"
#include "console/exit_code.hpp"
#include "console/games.hpp"
#include "console/play.hpp"
#include "console/referee.hpp"
#include "console/replay.hpp"
#include "console/signals.hpp"
#include "console/terminal.hpp"
#include "lab/arena_command.hpp"
#include "lab/bench.hpp"
#include "lab/train.hpp"
#include "remote/remote.hpp"
#include "server/load/load.hpp"
#include "server/serve.hpp"
#include "server/settings.hpp"

#include <CLI/CLI.hpp>
#include <unistd.h>

#include <exception>
#include <functional>
#include <memory>
#include <sstream>

namespace {

using namespace agora;

// The command that was chosen, ready to run; gives an exit code.
using Chosen = std::function<int()>;

// A sub-command that fills in its options and then runs.
template <class Options>
CLI::App* add_command(CLI::App& app, Chosen& chosen, const char* name, const char* about,
                      const std::shared_ptr<Options>& options, int (*run)(const Options&)) {
    auto* command = app.add_subcommand(name, about);
    command->callback([&chosen, options, run] { chosen = [=] { return run(*options); }; });
    return command;
}

constexpr auto about_seed = "Number that fixes all luck: the same seed deals the same game";
constexpr auto about_rules = "Preset of the game's rules (agora games lists them)";
constexpr auto about_set = "One option of the rules, as option=value; may be repeated";
constexpr auto about_lang = "en or fr; otherwise as LC_ALL or LANG say";
constexpr auto about_plain = "Plain text: no colour, no line editor, no clearing of the screen";
constexpr auto about_colour = "No colour (the same as NO_COLOR=1)";

void add_play(CLI::App& app, Chosen& chosen) {
    const auto options = std::make_shared<PlayOptions>();
    auto* play =
        add_command(app, chosen, "play", "Play a game at this terminal", options, play_command);
    play->add_option("GAME", options->game, "Which game (agora games lists them)");
    play->add_option("--seats", options->seats,
                     "Who plays, with commas between: people at this keyboard and bots; me is you, "
                     "and me,bot:greedy is usual")
        ->type_name("LIST");
    play->add_option("--seed", options->seed, about_seed)->type_name("NUMBER");
    play->add_option("--rules", options->rules, about_rules)->type_name("PRESET");
    play->add_option("--set", options->set, about_set)
        ->type_name("OPTION=VALUE")
        ->expected(1)
        ->allow_extra_args(false);
    play->add_option("--lang", options->lang, about_lang)->type_name("LANG");
    play->add_option("--resume", options->resume, "Go on with the game in this file")
        ->type_name("FILE");
    play->add_option("--save", options->save,
                     "Keep the game in this file; otherwise a new one in "
                     "$XDG_DATA_HOME/agora/games or ~/.local/share/agora/games")
        ->type_name("FILE");
    play->add_flag("--plain", options->plain, about_plain);
    play->add_flag("--no-colour,--no-color", options->no_colour, about_colour);
    const auto away = std::make_shared<remote::RemoteOptions>();
    play->add_option("--connect", away->url, "Take a seat at this table of a server, as a guest")
        ->type_name("URL");
    play->add_option("--name", away->name, "Your name there; otherwise as you are known here")
        ->type_name("NAME")
        ->envname("LOGNAME");
    play->callback([&chosen, options, away] {
        chosen = [options, away] {
            if (away->url.empty()) return play_command(*options);
            away->lang = options->lang;
            away->plain = options->plain;
            away->no_colour = options->no_colour;
            return remote::play_command(*away);
        };
    });
    play->footer(
        "The game is kept on disk after every decision. Ctrl-D and quit save and leave; Ctrl-C\n"
        "clears the line, and asked for twice it asks whether to leave. Where several people play\n"
        "and have secrets, the screen is cleared before the keyboard changes hands.\n\n"
        "Examples:\n"
        "  agora play splendor                                you against a bot\n"
        "  agora play splendor --seats Ann,Bob,bot:random     two people and a bot\n"
        "  agora play splendor --rules console --set target=10 --seed 7\n"
        "  agora play --resume FILE                           go on with a game\n"
        "  agora play --connect http://localhost:8080/table/7  sit at a table of a server\n\n"
        "Exit codes: 0 played to the end or left, 2 wrong usage or unusable file,\n"
        "3 stopped before the end by end of input, a signal or a closed pipe");
}

void add_watch(CLI::App& app, Chosen& chosen) {
    const auto options = std::make_shared<remote::RemoteOptions>();
    auto* watch = add_command(app, chosen, "watch", "Follow a table of a server as a spectator",
                              options, remote::watch_command);
    watch->add_option("URL", options->url, "Where the table is, as the server shows it")
        ->required();
    watch->add_option("--lang", options->lang, about_lang)->type_name("LANG");
    watch->add_flag("--plain", options->plain, about_plain);
    watch->add_flag("--no-colour,--no-color", options->no_colour, about_colour);
    watch->footer(
        "It ends with the game; a connection that is lost is made again.\n\n"
        "Examples:\n  agora watch http://localhost:8080/table/7\n\n"
        "Exit codes: 0 watched to the end or left, 2 wrong usage or no such table,\n"
        "3 stopped before the end by a signal or a closed pipe");
}

void add_replay(CLI::App& app, Chosen& chosen) {
    const auto options = std::make_shared<ReplayOptions>();
    auto* replay = add_command(app, chosen, "replay", "Show the record of a game, or check it",
                               options, replay_command);
    replay->add_option("FILE", options->file, "A record, as agora play and agora referee make them")
        ->required();
    replay->add_option("--viewer", options->viewer,
                       "Who looks: a player's name, a seat's number (from 0), spectator, or all; "
                       "otherwise all for a game that is over and spectator for one that is not");
    replay->add_flag("--check", options->check,
                     "Play the record again and say where it differs from the rules");
    replay->add_flag("--review", options->review,
                     "Think about every move and mark those that cost most");
    replay->add_flag("--json", options->json,
                     "The check, the review, or a summary of the record, as JSON");
    replay->add_option("--lang", options->lang, about_lang);
    replay->add_flag("--plain", options->plain, about_plain);
    replay->add_flag("--no-colour,--no-color", options->no_colour, about_colour);
    replay->footer(
        "At a terminal: Enter shows the next move, b the one before, a number that move, q "
        "leaves.\n\n"
        "Examples:\n"
        "  agora replay game.json\n"
        "  agora replay game.json --viewer Ann | less\n"
        "  agora replay --check game.json\n"
        "  agora replay --review game.json\n\n"
        "Exit codes: 0 fine, 1 the record differs (--check), 2 wrong usage or unusable file,\n"
        "3 stopped by a signal or a closed pipe");
}

void add_referee(CLI::App& app, Chosen& chosen) {
    const auto options = std::make_shared<RefereeOptions>();
    auto* referee = add_command(app, chosen, "referee",
                                "A table on standard input and output, one JSON object per line",
                                options, referee_command);
    referee->add_option("GAME", options->game, "Which game (agora games lists them)")->required();
    referee->add_option("--seats", options->seats,
                        "How many seats; otherwise the fewest that the game takes");
    referee->add_option("--seed", options->seed, about_seed);
    referee->add_option("--rules", options->rules, about_rules);
    referee->add_option("--set", options->set, about_set)->allow_extra_args(false);
    referee->add_option("--lang", options->lang, about_lang);
    referee->footer(
        "It prints {\"t\":\"ask\",...} with the views and the legal decisions, reads lines such "
        "as\n"
        "{\"seat\":0,\"do\":\"take R G O\"}, answers done or refused, and ends with over and the "
        "record.\ndocs/referee.md describes it, docs/referee_client.py uses it.\n\n"
        "Examples:\n"
        "  agora referee splendor --seats 3 --seed 7\n"
        "  python3 docs/referee_client.py agora referee splendor\n\n"
        "Exit codes: 0 played to the end, 2 wrong usage, 3 stopped before the end");
}

void add_games(CLI::App& app, Chosen& chosen) {
    const auto options = std::make_shared<GamesOptions>();
    auto* games =
        add_command(app, chosen, "games", "List the games, their rules and options, and bots",
                    options, games_command);
    games->add_flag("--json", options->json, "As JSON");
    games->footer("Examples:\n  agora games\n  agora games --json");
}

int bench_command(const BenchWish& wish) {
    const auto measured = bench(wish);
    if (!measured) {
        complain("bench", measured.error().why);
        return exit_code::unusable;
    }
    return write_all(STDOUT_FILENO, *measured) ? exit_code::fine : exit_code::stopped;
}

void add_bench(CLI::App& app, Chosen& chosen) {
    const auto wish = std::make_shared<BenchWish>();
    auto* bench =
        add_command(app, chosen, "bench", "Measure the speed of the rules and of the opponents",
                    wish, bench_command);
    bench->add_option("GAME", wish->game, "Which game; otherwise all of them");
    bench->add_option("--seconds", wish->seconds, "How long to play for each number of seats")
        ->capture_default_str();
    bench->add_flag("--json", wish->json, "As JSON");
    bench->add_flag("--ai", wish->ai, "How fast the opponents think, instead of the rules");
    bench->add_flag("--fingerprint", wish->fingerprint,
                    "Only the fingerprint of each game: it changes when the rules do");
    bench->footer(
        "Examples:\n  agora bench splendor\n  agora bench --ai\n  agora bench --fingerprint");
}

void add_bot(CLI::App& app, Chosen& chosen) {
    const auto options = std::make_shared<BotOptions>();
    auto* bot = add_command(app, chosen, "bot",
                            "A player on standard input and output, one JSON object per line",
                            options, bot_command);
    bot->add_option("GAME", options->game, "Which game (agora games lists them)")->required();
    bot->add_option("--level", options->level, "How strong: 1 to 8, or max")->capture_default_str();
    bot->add_option("--seed", options->seed, "The same seed and question give the same answer")
        ->capture_default_str();
    bot->footer(
        "It reads lines such as {\"seat\":0,\"view\":{...},\"legal\":[...],\"budget_ms\":1000}, "
        "as\n"
        "agora referee shows views, and answers {\"do\":\"take R G O\",\"analysis\":[...]}; what "
        "it\n"
        "cannot read it answers with {\"error\":...}. docs/opponents.md describes both.\n\n"
        "Examples:\n"
        "  agora bot splendor --level 6\n"
        "  agora arena splendor --players 'exec:\"agora bot splendor --level 6\",bot:5'\n\n"
        "Exit codes: 0 the input ended, 2 wrong usage, 3 stopped before that");
}

void add_arena(CLI::App& app, Chosen& chosen) {
    const auto options = std::make_shared<ArenaOptions>();
    auto* arena = add_command(app, chosen, "arena", "Let bots and programs play many games",
                              options, arena_command);
    arena->add_option("GAME", options->game, "Which game (agora games lists them)")->required();
    arena
        ->add_option("--players", options->players,
                     "Who plays, with commas between: bot:NAME (agora games lists them) or "
                     "exec:\"COMMAND\", a program that answers as agora bot does")
        ->type_name("LIST");
    arena->add_flag("--ladder", options->ladder,
                    "Every level against the one below, as a table in Markdown");
    arena->add_option("--games", options->games, "How many, rounded up to whole deals")
        ->capture_default_str();
    arena->add_option("--seats", options->seats,
                      "How many seats; with two players each plays alone against the other in all "
                      "other seats");
    arena
        ->add_option("--sprt", options->sprt,
                     "Stop when it is clear which Elo the first of two players is nearer to")
        ->type_name("ELO0,ELO1");
    arena->add_option("--seed", options->seed, "The same seed gives the same result")
        ->capture_default_str();
    arena->add_option("--threads", options->threads, "How many games are played at once")
        ->capture_default_str();
    arena->add_option("--limit", options->limit, "Seconds a program may take for one decision")
        ->capture_default_str();
    arena->add_option("--rules", options->rules, about_rules);
    arena->add_option("--set", options->set, about_set)->allow_extra_args(false);
    arena->add_flag("--json", options->json, "As JSON");
    arena->footer(
        "Every deal is played in all seats. A program that crashes, hangs or cheats loses its\n"
        "game, with the reason shown. docs/opponents.md explains the figures.\n\n"
        "Examples:\n"
        "  agora arena splendor --players bot:3,bot:5 --games 400\n"
        "  agora arena labyrinth --players bot:8,bot:greedy --seats 4\n"
        "  agora arena gops --players 'exec:\"python3 mybot.py\",bot:5' --sprt 0,20\n"
        "  agora arena splendor --ladder");
}

int train_command(const TrainWish& wish) {
    const bool watched = isatty(STDERR_FILENO) == 1;
    const auto say = [&](std::string_view line) {
        if (watched) write_all(STDERR_FILENO, "\r\x1b[K");
        write_all(STDOUT_FILENO, std::string(line) + "\n");
    };
    const auto hint = [&](std::string_view line) {
        if (watched) write_all(STDERR_FILENO, "\r\x1b[K" + std::string(line));
    };
    const auto trained = train(wish, say, hint);
    if (trained) return exit_code::fine;
    complain("train", trained.error().why);
    return exit_code::unusable;
}

void add_train(CLI::App& app, Chosen& chosen) {
    const auto wish = std::make_shared<TrainWish>();
    auto* train =
        add_command(app, chosen, "train", "Learn the net of a game by games against itself", wish,
                    train_command);
    train->add_option("GAME", wish->game, "Which game: splendor")->required();
    train
        ->add_option("--out", wish->out,
                     "Keep the training in this file, and nets in FILE.weights and "
                     "FILE.<games>.weights")
        ->type_name("FILE");
    train->add_option("--games", wish->games, "Stop after so many games in all; otherwise never");
    train->add_option("--hours", wish->hours, "Stop this run after so long");
    train->add_option("--seed", wish->seed, "Number that fixes the whole training")
        ->capture_default_str();
    train->add_flag("--resume", wish->resume, "Go on from the last checkpoint in FILE");
    train->add_option("--threads", wish->threads, "Play with so many threads; the same net results")
        ->capture_default_str();
    train->add_option("--every", wish->every, "Games between checkpoints")->capture_default_str();
    train->add_option("--deals", wish->deals, "Deals that measure the strength at each checkpoint")
        ->capture_default_str();
    train->add_option("--json", wish->json, "Add a line of JSON to this file at each checkpoint")
        ->type_name("FILE");
    train->add_option("--pack", wish->pack, "Only make this file of several nets, to be shipped")
        ->type_name("FILE");
    train->add_flag("--fine", wish->fine, "Pack with 16 bits a weight instead of 8");
    train->add_flag("--measure", wish->measure,
                    "Only measure nets, each against greedy players and the one before it");
    train
        ->add_option("--from", wish->from,
                     "Files of weights to pack or to measure, the weakest first")
        ->type_name("FILES")
        ->delimiter(',');
    train->footer(
        "It can be stopped at any time and goes on from its last checkpoint with --resume; the\n"
        "same seed and number of games give the same net. docs/training.md tells more.\n\n"
        "Examples:\n"
        "  agora train splendor --out splendor.train --games 1000000 --json curve.jsonl\n"
        "  agora train splendor --out splendor.train --resume --hours 2\n"
        "  agora train splendor --pack weights.bin --from a.2000.weights,a.weights\n"
        "  agora train splendor --measure --from weights.bin --deals 1000\n\n"
        "Exit codes: 0 fine, 2 wrong usage or unusable file");
}

void add_serve(CLI::App& app, Chosen& chosen) {
    const auto options = std::make_shared<server::ServeOptions>();
    auto* serve = add_command(app, chosen, "serve", "The server: tables, people and the web client",
                              options, server::serve_command);
    serve->add_option("--settings", options->file, "Read settings from this file")
        ->type_name("FILE")
        ->envname("AGORA_SETTINGS");
    serve
        ->add_option("--backup", options->backup,
                     "Only copy the database to this file; a server may be running")
        ->type_name("FILE");
    serve
        ->add_option("--restore", options->restore,
                     "Only put this copy where the database is to be")
        ->type_name("FILE");
    serve->add_flag("--routes", options->routes, "Only print what can be asked over HTTP, as JSON");
    const server::Settings usual;
    for (const auto& setting : server::all_settings()) {
        const auto value = text_of(setting, usual);
        auto about = std::string(setting.help);
        if (!value.empty()) about += " [" + value + "]";
        serve
            ->add_option_function<std::string>(
                "--" + std::string(setting.name),
                [options, name = std::string(setting.name)](const std::string& text) {
                    options->flags[name] = text;
                },
                about)
            ->type_name("")
            ->group("Settings (in a file: name = value; in the environment: AGORA_NAME=value)");
    }
    serve->footer(
        "Settings come from the file, then the environment, then the command line; the last one\n"
        "counts. SIGTERM and Ctrl-C end the server within seconds; nothing that was acknowledged "
        "is\n"
        "lost, whatever ends it. docs/operations.md tells more.\n\n"
        "Examples:\n"
        "  agora serve\n"
        "  agora serve --port 80 --address 0.0.0.0 --data /var/lib/agora\n"
        "  agora serve --data /var/lib/agora --backup agora-copy.db\n\n"
        "Exit codes: 0 ended when told to, 2 wrong usage, or it cannot begin");
}

void add_load(CLI::App& app, Chosen& chosen) {
    const auto wish = std::make_shared<server::LoadWish>();
    auto* load = add_command(app, chosen, "load", "Measure how much a server can do", wish,
                             server::load_command);
    load->add_option("--connect", wish->connect,
                     "A server that runs; otherwise one is started for the measurement")
        ->type_name("URL");
    load->add_option("--game", wish->game, "What is played, by two people at each table")
        ->capture_default_str();
    load->add_option("--tables", wish->tables, "Tables at which people play")
        ->capture_default_str();
    load->add_option("--spectators", wish->spectators, "Spectators at each of them")
        ->capture_default_str();
    load->add_option("--idle", wish->idle, "Further connections that only watch")
        ->capture_default_str();
    load->add_option("--rate", wish->rate,
                     "Decisions a second in all; 0: as fast as they are answered")
        ->capture_default_str();
    load->add_option("--seconds", wish->seconds, "How long to measure")->capture_default_str();
    load->add_option("--warm-up", wish->warm_up, "Seconds before that")->capture_default_str();
    load->add_option("--stored", wish->stored,
                     "Tables that are in the database beforehand, half of them open");
    load->add_flag("--json", wish->json, "As JSON");
    load->footer(
        "Server and load share the processor. A server that is connected to must allow so many\n"
        "guests and connections from one address (--arrivals-per-hour, --most-per-address,\n"
        "--requests-at-once).\n\n"
        "Examples:\n"
        "  agora load                                    1,000 tables, as fast as it goes\n"
        "  agora load --rate 2500                        at that pace: how long people wait\n"
        "  agora load --tables 10 --idle 8000 --rate 10  memory for spectators\n"
        "  agora load --tables 0 --stored 200000         start with many stored tables\n\n"
        "Exit codes: 0 measured, 1 the server did not hold, 2 wrong usage");
}

void add_version(CLI::App& app, Chosen& chosen) {
    auto* version = app.add_subcommand("version", "Say which version this is");
    version->callback([&chosen] {
        chosen = [] {
            return write_all(STDOUT_FILENO, "agora " AGORA_VERSION "\n") ? exit_code::fine
                                                                         : exit_code::stopped;
        };
    });
}

// What CLI11 has to say: help that was asked for, or what is wrong with the command line.
int answer(const CLI::App& app, const CLI::ParseError& error) {
    std::ostringstream help;
    std::ostringstream wrong;
    if (app.exit(error, help, wrong) == 0)
        return write_all(STDOUT_FILENO, help.str()) ? exit_code::fine : exit_code::stopped;
    std::istringstream lines(wrong.str());
    for (std::string line; std::getline(lines, line);)
        write_all(STDERR_FILENO, showable(line, long_reason) + "\n");
    return exit_code::unusable;
}

int run(int argc, char** argv) {
    CLI::App app("Agora: board games for people and machines.", "agora");
    Chosen chosen = greeting_command;
    add_play(app, chosen);
    add_watch(app, chosen);
    add_replay(app, chosen);
    add_referee(app, chosen);
    add_games(app, chosen);
    add_bot(app, chosen);
    add_arena(app, chosen);
    add_bench(app, chosen);
    add_train(app, chosen);
    add_serve(app, chosen);
    add_load(app, chosen);
    add_version(app, chosen);
    app.require_subcommand(0, 1);
    app.set_version_flag("--version", "agora " AGORA_VERSION);
    app.footer(
        "agora COMMAND --help shows examples of each.\n"
        "Exit codes: 0 fine, 1 the answer is no, 2 wrong usage or unusable input, "
        "3 stopped before the end");
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) { return answer(app, error); }
    return chosen();
}

}  // namespace

int main(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {  // nobody expects one: memory, or a mistake of ours
        complain("", error.what());
        return exit_code::unusable;
    }
}
