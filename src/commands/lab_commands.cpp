#include "commands/commands.hpp"
#include "console/exit_code.hpp"
#include "console/signals.hpp"
#include "console/terminal.hpp"
#include "lab/arena_command.hpp"
#include "lab/balance/lab_command.hpp"
#include "lab/bench.hpp"
#include "lab/train.hpp"

#include <unistd.h>

namespace agora {

namespace {

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
                    "Every level against the one below, with every number of seats, as tables in "
                    "Markdown; a pair of levels stops when its share of wins is clear");
    arena
        ->add_option("--minutes", options->minutes,
                     "For a whole ladder, shared out among its pairs (0: no limit)")
        ->capture_default_str();
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
        "  agora arena splendor --ladder --seats 2 --minutes 30");
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
                     "Files of weights to begin with, to pack or to measure, the weakest first")
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

void add_lab(CLI::App& app, Chosen& chosen) {
    const auto options = std::make_shared<LabOptions>();
    auto* lab = add_command(app, chosen, "lab", "Measure how fair and how rich a game is", options,
                            lab_command);
    lab->add_option("GAME", options->game, "Which game (agora games lists them)");
    lab->add_option("--games", options->games, "How many for each number of seats")
        ->capture_default_str();
    lab->add_option("--players", options->players,
                    "Who plays: one for all seats, or several round the table")
        ->capture_default_str();
    lab->add_option("--seats", options->seats, "Numbers of seats, such as 2,3,4; otherwise all")
        ->type_name("LIST");
    lab->add_option("--skill", options->skill,
                    "Players from weak to strong, whose neighbours play each other; empty: none")
        ->capture_default_str();
    lab->add_option("--skill-games", options->skill_games, "How many for each pair")
        ->capture_default_str();
    lab->add_option("--out", options->out, "Folder for report.html and report.json; lab-GAME")
        ->type_name("DIR");
    lab->add_flag("--fresh", options->fresh, "Begin anew what is in the folder already");
    lab->add_option("--seed", options->seed, "The same seed gives the same report")
        ->capture_default_str();
    lab->add_option("--threads", options->threads, "How many games are played at once")
        ->capture_default_str();
    lab->add_option("--rules", options->rules, about_rules);
    lab->add_option("--set", options->set, about_set)->allow_extra_args(false);
    lab->add_option("--compare", options->compare, "Two reports: what a change did, in words")
        ->type_name("BEFORE.json AFTER.json")
        ->expected(2);
    lab->add_option("--lang", options->lang, about_lang);
    lab->footer(
        "It can be stopped at any time and goes on when it is called again. docs/lab.md explains\n"
        "the figures.\n\n"
        "Examples:\n"
        "  agora lab royalmatch --games 20000 --players bot:4 --seats 2,3,4 --out fair\n"
        "  agora lab splendor --set target=12 --out short\n"
        "  agora lab --compare fair/report.json short/report.json\n\n"
        "Exit codes: 0 fine, 2 wrong usage or unusable file, 3 stopped before the end");
}

}  // namespace

void add_lab_commands(CLI::App& app, Chosen& chosen) {
    add_arena(app, chosen);
    add_bench(app, chosen);
    add_train(app, chosen);
    add_lab(app, chosen);
}

}  // namespace agora
