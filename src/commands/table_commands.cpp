#include "commands/commands.hpp"
#include "console/bot.hpp"
#include "console/games.hpp"
#include "console/pacing.hpp"
#include "console/play.hpp"
#include "console/referee.hpp"
#include "console/replay.hpp"
#include "console/show_match.hpp"
#include "console/turn_clock.hpp"
#include "remote/remote.hpp"

namespace agora::commands {

namespace {

constexpr Text place_game = {"GAME", "JEU"};

void add_set(CommandLine& line, CLI::App* command, std::vector<std::string>& into) {
    line.option(command, "--set", into, about_set, type_setting)->allow_extra_args(false);
}

void add_play(CommandLine& line) {
    const auto options = std::make_shared<console::PlayOptions>();
    const auto away = std::make_shared<remote::RemoteOptions>();
    auto* play = line.add("play", {"Play a game at this terminal", "Jouer à ce terminal"},
                          [options, away](Lang lang) {
                              options->lang = away->lang = lang;
                              if (away->url.empty()) return play_command(*options);
                              away->plain = options->plain;
                              away->no_colour = options->no_colour;
                              return remote::play_command(*away);
                          });
    line.option(play, line.say(place_game).c_str(), options->game,
                {"Which game (agora games lists them); at a terminal it is asked for",
                 "Quel jeu (agora games en donne la liste) ; à un terminal il est demandé"});
    line.option(play, "--seats", options->seats,
                {"Who plays, with commas between: people at this keyboard and bots; me is you, bot "
                 "is a bot, bot:1 or its word (gentle) a bot of that level, and me,bot is usual",
                 "Qui joue, séparés par des virgules : des personnes à ce clavier et des robots ; "
                 "« moi » est vous, « bot » un robot, bot:1 ou son mot (aimable) un robot de ce "
                 "niveau ; l'usage est moi,bot"},
                type_list);
    line.seed(play, options->seed);
    line.option(play, "--rules", options->rules, about_rules, {"PRESET", "VARIANTE"});
    add_set(line, play, options->set);
    play->add_option_function<std::vector<std::string>>(
            "--resume",
            [options](const std::vector<std::string>& given) {
                options->resumes = true;
                options->resume = given.empty() ? "" : given.front();
            },
            line.say(
                {"Go on with the game in this file; without a file, with one that you left",
                 "Continuer la partie de ce fichier ; sans fichier, une que vous avez laissée"}))
        ->type_name(line.say(type_file))
        ->expected(0, 1);
    line.option(play, "--save", options->save,
                {"Keep the game in this file; otherwise a new one in $XDG_DATA_HOME/agora/games or "
                 "~/.local/share/agora/games",
                 "Garder la partie dans ce fichier ; sinon dans un nouveau, dans "
                 "$XDG_DATA_HOME/agora/games ou ~/.local/share/agora/games"},
                type_file);
    line.parsed(play, "--clock", options->clock,
                {"So many seconds for a decision (30 without a number), none: no limit; "
                 "--resume keeps those of the game",
                 "Tant de secondes pour une décision (30 sans nombre), « none » : sans limite ; "
                 "--resume garde celles de la partie"},
                {"SECONDS", "SECONDES"}, console::read_clock)
        ->expected(0, 1);
    line.flag(play, "--plain", options->plain, about_plain);
    line.flag(play, "--no-colour,--no-color", options->no_colour, about_colour);
    line.option(
        play, "--connect", away->url,
        {"Take a seat at this table of a server", "Prendre place à cette table d'un serveur"},
        {"URL", "URL"});
    line.option(play, "--name", away->name,
                {"Your name there as a guest; otherwise as you are known here",
                 "Votre nom d'invité là-bas ; sinon celui que vous avez ici"},
                {"NAME", "NOM"})
        ->envname("LOGNAME");
    line.option(play, "--token", away->token,
                {"Play there as the account of this token", "Y jouer avec le compte de ce jeton"},
                {"TOKEN", "JETON"})
        ->envname("AGORA_TOKEN");
    line.footer(
        play,
        {"Without a game it asks which one, against whom and how strong; Enter takes what stands "
         "in\n"
         "brackets. The game is kept on disk after every decision. Ctrl-D and quit save and "
         "leave;\n"
         "Ctrl-C clears the line, and twice in a row leaves as well. Where several people play "
         "and\n"
         "have secrets, the screen is cleared before the keyboard changes hands. What is typed "
         "while\n"
         "bots think stands in the next line, to be played with Enter.",
         "Sans jeu, le programme demande lequel, contre qui et de quelle force ; Entrée prend ce "
         "qui\n"
         "est entre crochets. La partie est gardée sur le disque après chaque décision. Ctrl-D et\n"
         "quitter enregistrent et sortent ; Ctrl-C efface la ligne, et deux fois de suite fait\n"
         "sortir. Quand plusieurs jouent et ont des secrets, l'écran est effacé avant que le "
         "clavier\n"
         "change de mains. Ce qu'on tape pendant que les robots réfléchissent se trouve dans la "
         "ligne\n"
         "suivante ; Entrée le joue."},
        {{"agora play", {"it asks what you want", "il demande ce que vous voulez"}},
         {"agora play {game}", {"you against a bot", "vous contre un robot"}},
         {"agora play {game} --seats Ann,Bob,bot:random",
          {"two people and a bot", "deux personnes et un robot"},
          "agora play {game} --seats Anne,Bob,bot:random"},
         {"agora play {game} --rules {preset} --set {setting} --seed 7"},
         {"agora play {other} --seats Ann,Bob --clock 20",
          {"20 seconds for a decision", "20 secondes par décision"},
          "agora play {other} --seats Anne,Bob --clock 20"},
         {"agora play --resume", {"go on with the last game", "continuer la dernière partie"}},
         {"agora play --resume FILE",
          {"go on with a game", "continuer une partie"},
          "agora play --resume FICHIER"},
         {"agora play --connect http://localhost:8080/table/7",
          {"sit at a table of a server", "prendre place sur un serveur"}}},
        {"At a table of a server quit keeps the seat, and the same command brings you back to it;\n"
         "leave gives it up, and help lists what else works there. A token is better kept in\n"
         "AGORA_TOKEN than on the command line, where others can see it.\n"
         "\n"
         "Exit codes: 0 played to the end or left, 2 wrong usage or unusable file,\n"
         "3 stopped before the end by end of input, a signal or a closed pipe",
         "À une table d'un serveur, quitter garde la place, et la même commande vous y ramène ;\n"
         "partir la rend, et aide donne les autres mots. Un jeton est mieux dans AGORA_TOKEN que "
         "sur\n"
         "la ligne de commande, où d'autres peuvent le voir.\n"
         "\n"
         "Codes de sortie : 0 jouée jusqu'au bout ou quittée, 2 mauvais usage ou fichier\n"
         "inutilisable, 3 arrêtée avant la fin par la fin des entrées, un signal ou un tube "
         "fermé"});
}

// A game that bots play here, or a table of a server.
struct WatchWish {
    console::WatchOptions here;
    remote::RemoteOptions away;
    Lang lang = Lang::en;
};

int watch_command(const WatchWish& wish) {
    if (wish.here.game.find("://") == std::string::npos) {
        auto here = wish.here;
        here.lang = wish.lang;
        return show_match_command(here);
    }
    auto away = wish.away;
    away.url = wish.here.game;
    away.lang = wish.lang;
    away.plain = wish.here.plain;
    away.no_colour = wish.here.no_colour;
    away.pace = wish.here.pace;
    return remote::watch_command(away);
}

void add_watch(CommandLine& line) {
    const auto wish = std::make_shared<WatchWish>();
    auto* options = &wish->here;
    auto* watch = line.add("watch",
                           {"Look on: bots that play each other, or a table of a server",
                            "Regarder : des robots entre eux, ou une table d'un serveur"},
                           wish, watch_command);
    line.option(watch, line.say({"WHAT", "QUOI"}).c_str(), options->game,
                {"A game, or the address of a table of a server",
                 "Un jeu, ou l'adresse d'une table d'un serveur"})
        ->required();
    line.option(watch, "--players", options->players,
                {"Which bots, one for each seat", "Quels robots, un par place"}, type_list)
        ->capture_default_str();
    line.parsed(watch, "--pace", options->pace,
                {"Seconds between decisions; else one, or as a server shows them",
                 "Secondes entre les décisions ; sinon une, ou au rythme du serveur"},
                {"SECONDS", "SECONDES"}, console::read_pace);
    line.option(watch, "--viewer", options->viewer,
                {"Who looks: spectator, or a player's number (from 1)",
                 "Qui regarde : spectateur, ou le numéro d'un joueur (à partir de 1)"},
                {"WHO", "QUI"})
        ->default_str(line.say({"spectator", "spectateur"}));
    line.seed(watch, options->seed);
    line.option(watch, "--rules", options->rules, about_rules, {"PRESET", "VARIANTE"});
    add_set(line, watch, options->set);
    line.flag(watch, "--plain", options->plain, about_plain);
    line.flag(watch, "--no-colour,--no-color", options->no_colour, about_colour);
    line.footer(
        watch,
        {"At a terminal: space pauses, + and - change the pace, n is the next decision, q leaves;\n"
         "elsewhere what happens is written without waiting. What happens at a table of a server "
         "while\n"
         "you pause is shown afterwards, at your pace; a connection that is lost is made again. A "
         "table\n"
         "that is not listed needs its key.",
         "À un terminal : espace met en pause, + et - changent l'allure, n est la décision "
         "suivante,\n"
         "q sort ; ailleurs tout s'écrit sans attendre. Ce qui se passe à une table d'un serveur\n"
         "pendant une pause est montré ensuite, à votre allure ; une connexion perdue est "
         "rétablie.\n"
         "Une table qui n'est pas listée demande sa clé."},
        {{"agora watch http://localhost:8080/table/7"},
         {"agora watch 'http://localhost:8080/table/8?key=...' --pace 2"},
         {"agora watch {game} --players bot:8,bot:3 --pace 0.5",
          {},
          "agora watch {game} --players bot:8,bot:3 --pace 0,5"},
         {"agora watch {other} --players bot:5,bot:greedy --seed 7"}},
        {"Exit codes: 0 watched to the end or left, 2 wrong usage or no such table,\n"
         "3 stopped before the end by a signal or a closed pipe",
         "Codes de sortie : 0 vue jusqu'au bout ou quittée, 2 mauvais usage ou table inexistante,\n"
         "3 arrêtée avant la fin par un signal ou un tube fermé"});
}

void add_replay(CommandLine& line) {
    const auto options = std::make_shared<console::ReplayOptions>();
    auto* replay = line.add("replay",
                            {"Show the record of a game, or check it",
                             "Montrer la transcription d'une partie, ou la vérifier"},
                            options, console::replay_command);
    line.option(replay, line.say(type_file).c_str(), options->file,
                {"A record, as agora play and agora referee make them",
                 "Une transcription, comme agora play et agora referee en font"})
        ->required();
    line.option(
        replay, "--viewer", options->viewer,
        {"Who looks: a player's name or number (from 1), spectator, or all; "
         "otherwise all for a game that is over and spectator for one that is not",
         "Qui regarde : le nom ou le numéro d'un joueur (à partir de 1), "
         "spectateur ou tous ; sinon tous pour une partie finie et spectateur pour une autre"},
        {"WHO", "QUI"});
    line.flag(replay, "--check", options->check,
              {"Play the record again and say where it differs from the rules",
               "Rejouer la transcription et dire où elle s'écarte des règles"});
    line.flag(replay, "--review", options->review,
              {"Think about every move and mark those that cost most",
               "Réfléchir à chaque coup et marquer les plus coûteux"});
    line.flag(replay, "--json", options->json,
              {"The check, the review, or a summary of the record, as JSON",
               "La vérification, l'examen ou un résumé, en JSON"});
    line.flag(replay, "--plain", options->plain, about_plain);
    line.flag(replay, "--no-colour,--no-color", options->no_colour, about_colour);
    line.footer(
        replay,
        {"At a terminal: Enter shows the next move, b the one before, a number that move, q "
         "leaves.",
         "À un terminal : Entrée montre le coup suivant, b le précédent, un nombre ce coup-là, q\n"
         "sort."},
        {{"agora replay game.json"},
         {"agora replay game.json --viewer Ann | less"},
         {"agora replay --check game.json"},
         {"agora replay --review game.json"}},
        {"Exit codes: 0 fine, 1 the record differs (--check), 2 wrong usage or unusable file,\n"
         "3 stopped by a signal or a closed pipe",
         "Codes de sortie : 0 tout va bien, 1 la transcription diffère (--check), 2 mauvais usage\n"
         "ou fichier inutilisable, 3 arrêtée par un signal ou un tube fermé"});
}

void add_referee(CommandLine& line) {
    const auto options = std::make_shared<console::RefereeOptions>();
    auto* referee =
        line.add("referee",
                 {"A table on standard input and output, one JSON object per line",
                  "Une table sur l'entrée et la sortie standard, un objet JSON par ligne"},
                 options, console::referee_command);
    line.option(referee, line.say(place_game).c_str(), options->game, about_game)->required();
    line.number(referee, "--seats", options->seats,
                {"How many seats; otherwise the fewest that the game takes",
                 "Combien de places ; sinon le moins que le jeu admet"},
                {1, most_seats}, type_how_many);
    line.seed(referee, options->seed);
    line.option(referee, "--rules", options->rules, about_rules, {"PRESET", "VARIANTE"});
    add_set(line, referee, options->set);
    line.footer(
        referee,
        {"It prints {\"t\":\"ask\",...} with the views and the legal decisions, reads lines such "
         "as\n"
         "{\"seat\":0,\"do\":\"...\"}, answers done or refused, and ends with over and the "
         "record.\n"
         "docs/referee.md describes it, docs/referee_client.py uses it.",
         "Il écrit {\"t\":\"ask\",...} avec les vues et les décisions légales, lit des lignes "
         "comme\n"
         "{\"seat\":0,\"do\":\"...\"}, répond « done » ou « refused », et finit par « over » et "
         "la\n"
         "transcription. docs/referee.md le décrit, docs/referee_client.py s'en sert."},
        {{"agora referee {other} --seats {seats} --seed 7"},
         {"python3 docs/referee_client.py agora referee {game}"}},
        {"Exit codes: 0 played to the end, 2 wrong usage, 3 stopped before the end",
         "Codes de sortie : 0 jouée jusqu'au bout, 2 mauvais usage, 3 arrêtée avant la fin"});
}

void add_games(CommandLine& line) {
    const auto options = std::make_shared<console::GamesOptions>();
    auto* games = line.add("games",
                           {"List the games and bots, or show one game: rules, options, levels",
                            "Lister les jeux et les robots, ou montrer un jeu : règles, options"},
                           options, console::games_command);
    line.option(
        games, line.say(place_game).c_str(), options->game,
        {"Show this one: its presets and options", "Montrer celui-ci : variantes et options"});
    line.flag(games, "--json", options->json, about_json);
    line.footer(games, {}, {{"agora games"}, {"agora games {other}"}, {"agora games --json"}});
}

void add_bot(CommandLine& line) {
    const auto options = std::make_shared<console::BotOptions>();
    auto* bot = line.add("bot",
                         {"A player on standard input and output, one JSON object per line",
                          "Un joueur sur l'entrée et la sortie standard, un objet JSON par ligne"},
                         options, console::bot_command);
    line.option(bot, line.say(place_game).c_str(), options->game, about_game)->required();
    line.parsed(bot, "--level", options->level,
                {"How strong: 1 to 8, or max", "Sa force : 1 à 8, ou max"}, {"LEVEL", "NIVEAU"},
                console::read_level)
        ->default_str(std::to_string(options->level));
    line.seed(bot, options->seed,
              {"The same seed and question give the same answer",
               "La même graine et la même question donnent la même réponse"});
    line.number(bot, "--threads", options->threads,
                {"How many share the thinking of level max; the answer depends on it",
                 "Combien se partagent la réflexion du niveau max ; la réponse en dépend"},
                {1, 256}, type_how_many);
    line.footer(
        bot,
        {"It reads lines such as {\"seat\":0,\"view\":{...},\"legal\":[...],\"budget_ms\":1000}, "
         "as\n"
         "agora referee shows views, and answers {\"do\":\"...\",\"analysis\":[...]}; what it\n"
         "cannot read it answers with {\"error\":...}. docs/opponents.md describes both.",
         "Il lit des lignes comme {\"seat\":0,\"view\":{...},\"legal\":[...],\"budget_ms\":1000},\n"
         "avec les vues d'agora referee, et répond {\"do\":\"...\",\"analysis\":[...]} ; à ce\n"
         "qu'il ne peut lire il répond {\"error\":...}. docs/opponents.md décrit les deux."},
        {{"agora bot {game} --level 6"},
         {"agora arena {game} --players 'exec:\"agora bot {game} --level 6\",bot:5'"}},
        {"Exit codes: 0 the input ended, 2 wrong usage, 3 stopped before that",
         "Codes de sortie : 0 fin des entrées, 2 mauvais usage, 3 arrêté avant cela"});
}

}  // namespace

void add_table_commands(CommandLine& line) {
    add_play(line);
    add_watch(line);
    add_replay(line);
    add_referee(line);
    add_games(line);
    add_bot(line);
}

}  // namespace agora::commands
