#include "commands/commands.hpp"
#include "console/bot.hpp"
#include "console/games.hpp"
#include "console/play.hpp"
#include "console/referee.hpp"
#include "console/replay.hpp"
#include "console/show_match.hpp"
#include "remote/remote.hpp"

namespace agora {

namespace {

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
    play->add_option("--clock", options->clock,
                     "So many seconds for a decision (30 where none are given)")
        ->type_name("SECONDS")
        ->expected(0, 1);
    play->add_flag("--plain", options->plain, about_plain);
    play->add_flag("--no-colour,--no-color", options->no_colour, about_colour);
    const auto away = std::make_shared<remote::RemoteOptions>();
    play->add_option("--connect", away->url, "Take a seat at this table of a server")
        ->type_name("URL");
    play->add_option("--name", away->name,
                     "Your name there as a guest; otherwise as you are known here")
        ->type_name("NAME")
        ->envname("LOGNAME");
    play->add_option("--token", away->token, "Play there as the account of this token")
        ->type_name("TOKEN")
        ->envname("AGORA_TOKEN");
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
        "  agora play royalmatch --seats Ann,Bob --clock 20   20 seconds for a decision\n"
        "  agora play --resume FILE                           go on with a game\n"
        "  agora play --connect http://localhost:8080/table/7  sit at a table of a server\n\n"
        "At a table of a server quit keeps the seat, and the same command brings you back to it;\n"
        "leave gives it up. A token is better kept in AGORA_TOKEN than on the command line, where\n"
        "others can see it.\n\n"
        "Exit codes: 0 played to the end or left, 2 wrong usage or unusable file,\n"
        "3 stopped before the end by end of input, a signal or a closed pipe");
}

// A game that bots play here, or a table of a server.
struct WatchWish {
    WatchOptions here;
    remote::RemoteOptions away;
};

int watch_command(const WatchWish& wish) {
    if (wish.here.game.find("://") == std::string::npos) return show_match_command(wish.here);
    auto away = wish.away;
    away.url = wish.here.game;
    away.lang = wish.here.lang;
    away.plain = wish.here.plain;
    away.no_colour = wish.here.no_colour;
    away.pace = wish.here.pace;
    return remote::watch_command(away);
}

void add_watch(CLI::App& app, Chosen& chosen) {
    const auto wish = std::make_shared<WatchWish>();
    auto* options = &wish->here;
    auto* watch = add_command(app, chosen, "watch",
                              "Look on: bots that play each other, or a table of a server", wish,
                              watch_command);
    watch->add_option("WHAT", options->game, "A game, or the address of a table of a server")
        ->required();
    watch->add_option("--players", options->players, "Which bots, one for each seat")
        ->capture_default_str();
    watch->add_option("--pace", options->pace,
                      "Seconds between decisions; else one, or as a server shows them");
    watch->add_option("--viewer", options->viewer, "Who looks: spectator, or a seat's number")
        ->capture_default_str();
    watch->add_option("--seed", options->seed, about_seed);
    watch->add_option("--rules", options->rules, about_rules);
    watch->add_option("--set", options->set, about_set)->allow_extra_args(false);
    watch->add_option("--lang", options->lang, about_lang);
    watch->add_flag("--plain", options->plain, about_plain);
    watch->add_flag("--no-colour,--no-color", options->no_colour, about_colour);
    watch->footer(
        "At a terminal: space pauses, + and - change the pace, n is the next decision, q leaves;\n"
        "elsewhere what happens is written without waiting. What happens at a table of a server "
        "while\n"
        "you pause is shown afterwards, at your pace; a connection that is lost is made again. A "
        "table\n"
        "that is not listed needs its key.\n\n"
        "Examples:\n"
        "  agora watch http://localhost:8080/table/7\n"
        "  agora watch 'http://localhost:8080/table/8?key=...' --pace 2\n"
        "  agora watch labyrinth --players bot:8,bot:8,bot:3 --pace 0.5\n"
        "  agora watch royalmatch --players bot:5,bot:greedy --set spectators=analysis\n\n"
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

void add_bot(CLI::App& app, Chosen& chosen) {
    const auto options = std::make_shared<BotOptions>();
    auto* bot = add_command(app, chosen, "bot",
                            "A player on standard input and output, one JSON object per line",
                            options, bot_command);
    bot->add_option("GAME", options->game, "Which game (agora games lists them)")->required();
    bot->add_option("--level", options->level, "How strong: 1 to 8, or max")->capture_default_str();
    bot->add_option("--seed", options->seed, "The same seed and question give the same answer")
        ->capture_default_str();
    bot->add_option("--threads", options->threads,
                    "How many share the thinking of level max; the answer depends on it")
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

}  // namespace

void add_table_commands(CLI::App& app, Chosen& chosen) {
    add_play(app, chosen);
    add_watch(app, chosen);
    add_replay(app, chosen);
    add_referee(app, chosen);
    add_games(app, chosen);
    add_bot(app, chosen);
}

}  // namespace agora
