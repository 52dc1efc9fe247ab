#include "cli/exit_code.hpp"
#include "cli/output.hpp"
#include "cli/signals.hpp"
#include "cli/usage.hpp"
#include "commands/commands.hpp"
#include "lab/arena_command.hpp"
#include "lab/balance/lab_command.hpp"
#include "lab/bench.hpp"
#include "lab/train.hpp"

#include <unistd.h>

namespace agora::commands {

namespace {

constexpr Text place_game = {"GAME", "JEU"};
constexpr Text type_minutes = {"MINUTES", "MINUTES"};
constexpr Text about_threads = {"How many games are played at once",
                                "Combien de parties sont jouées à la fois"};

int bench_command(const lab::BenchWish& wish) {
    const auto measured = lab::bench(wish);
    if (!measured) {
        cli::complain("bench", measured.error().in(wish.lang), wish.lang);
        return cli::exit_code::unusable;
    }
    return cli::write_all(STDOUT_FILENO, *measured) ? cli::exit_code::fine
                                                    : cli::exit_code::stopped;
}

void add_bench(CommandLine& line) {
    const auto wish = std::make_shared<lab::BenchWish>();
    auto* bench = line.add("bench",
                           {"Measure the speed of the rules and of the opponents",
                            "Mesurer la vitesse des règles et des adversaires"},
                           wish, bench_command);
    line.option(bench, line.say(place_game).c_str(), wish->game,
                {"Which game; otherwise all of them", "Quel jeu ; sinon tous"});
    line.number(bench, "--seconds", wish->seconds,
                {"How long to play for each number of seats",
                 "Combien de temps jouer pour chaque nombre de places"},
                {0, 100'000});
    line.flag(bench, "--json", wish->json, about_json);
    line.flag(bench, "--ai", wish->ai,
              {"How fast the opponents think, instead of the rules",
               "La vitesse des adversaires, au lieu de celle des règles"});
    line.flag(bench, "--fingerprint", wish->fingerprint,
              {"Only the fingerprint of each game: it changes when the rules do",
               "Seulement l'empreinte de chaque jeu : elle change avec les règles"});
    line.footer(bench, {},
                {{"agora bench {game}"}, {"agora bench --ai"}, {"agora bench --fingerprint"}});
}

void add_arena(CommandLine& line) {
    const auto options = std::make_shared<lab::ArenaOptions>();
    auto* arena = line.add("arena",
                           {"Let bots and programs play many games",
                            "Faire jouer beaucoup de parties à des robots et des programmes"},
                           options, lab::arena_command);
    line.option(arena, line.say(place_game).c_str(), options->game, about_game)->required();
    line.option(arena, "--players", options->players,
                {"Who plays, with commas between: bot:NAME (agora games lists them), "
                 "bot:NAME@FILE with the nets of that file, or exec:\"COMMAND\", a program that "
                 "answers as agora bot does",
                 "Qui joue, séparés par des virgules : bot:NOM (agora games en donne la liste), "
                 "bot:NOM@FICHIER avec les réseaux de ce fichier, ou exec:\"COMMANDE\", un "
                 "programme qui répond comme agora bot"},
                type_list);
    line.flag(arena, "--ladder", options->ladder,
              {"Every level against the one below, with every number of seats, as tables in "
               "Markdown; a pair of levels stops when its share of wins is clear",
               "Chaque niveau contre celui d'en dessous, avec chaque nombre de places, en tableaux "
               "Markdown ; une paire s'arrête quand sa part de victoires est claire"});
    line.number(arena, "--minutes", options->minutes,
                {"For a whole ladder, shared out among its pairs (0: no limit)",
                 "Pour toute une échelle, partagées entre ses paires (0 : sans limite)"},
                {0, 100'000}, type_minutes);
    line.number(arena, "--games", options->games,
                {"How many, rounded up to whole deals", "Combien, arrondi à des donnes entières"},
                {1, 10'000'000}, type_how_many);
    line.number(arena, "--seats", options->seats,
                {"How many seats; with two players each plays alone against the other in all "
                 "other seats",
                 "Combien de places ; à deux joueurs, chacun joue seul contre l'autre à toutes les "
                 "autres places"},
                {2, most_seats}, type_how_many);
    line.parsed(arena, "--sprt", options->sprt,
                {"Stop when it is clear which Elo the first of two players is nearer to",
                 "S'arrêter quand on sait de quel Elo le premier de deux joueurs est le plus près"},
                {"ELO0,ELO1", "ELO0,ELO1"}, lab::read_sprt);
    line.seed(arena, options->seed,
              {"The same seed gives the same result", "La même graine donne le même résultat"});
    line.number(arena, "--threads", options->threads, about_threads, {1, 256}, type_how_many);
    line.number(arena, "--limit", options->limit,
                {"Seconds a program may take for one decision",
                 "Secondes qu'un programme peut prendre pour une décision"},
                {1, 3600}, {"SECONDS", "SECONDES"});
    line.option(arena, "--rules", options->rules, about_rules, {"PRESET", "VARIANTE"});
    line.option(arena, "--set", options->set, about_set, type_setting)->allow_extra_args(false);
    line.flag(arena, "--json", options->json, about_json);
    line.footer(
        arena,
        {"Every deal is played in all seats. A program that crashes, hangs or cheats loses its\n"
         "game, with the reason shown. docs/opponents.md explains the figures.",
         "Chaque donne est jouée à toutes les places. Un programme qui plante, se fige ou triche\n"
         "perd sa partie, et la raison est dite. docs/opponents.md explique les chiffres."},
        {{"agora arena {game} --players bot:3,bot:5 --games 400"},
         {"agora arena {other} --players bot:8,bot:greedy --seats {seats}"},
         {"agora arena {game} --players 'exec:\"python3 mybot.py\",bot:5' --sprt 0,20"},
         {"agora arena {game} --ladder --seats 2 --minutes 30"}});
}

int train_command(const lab::TrainWish& wish) {
    cli::ProgressLine progress;
    const auto say = [&](std::string_view line) {
        progress.clear();
        cli::write_all(STDOUT_FILENO, std::string(line) + "\n");
    };
    const auto hint = [&](std::string_view line) { progress.show(line); };
    const auto trained = lab::train(wish, say, hint);
    progress.clear();
    if (trained) return cli::exit_code::fine;
    cli::complain("train", trained.error().in(wish.lang), wish.lang);
    return cli::exit_code::unusable;
}

// How words that are typed stand in a sentence: French sets them off.
struct Quotes {
    std::string_view open;
    std::string_view close;
    std::string_view either;
    std::string_view next;
};
constexpr Quotes english = {"", "", " or ", "; "};
constexpr Quotes french = {"« ", " »", " ou ", " ; "};

std::string quoted(const std::vector<std::string_view>& words, std::string_view between,
                   const Quotes& quotes) {
    std::string text;
    for (const auto word : words)
        text.append(text.empty() ? "" : between)
            .append(quotes.open)
            .append(word)
            .append(quotes.close);
    return text;
}

std::string trained_games(const Quotes& quotes) {
    return quoted(lab::games_with_nets(), ", ", quotes);
}

// "GAME self-play or lookahead; ...".
std::string recipes(const Quotes& quotes) {
    std::string text;
    for (const auto game : lab::games_with_nets())
        text.append(text.empty() ? "" : quotes.next)
            .append(quoted({game}, "", quotes) + " ")
            .append(quoted(lab::recipes_of(game), quotes.either, quotes));
    return text;
}

void add_train(CommandLine& line) {
    const auto wish = std::make_shared<lab::TrainWish>();
    auto* train = line.add("train",
                           {"Learn the nets of a game, or repeat a recipe in short",
                            "Apprendre les réseaux d'un jeu, ou refaire une recette en petit"},
                           wish, train_command);
    line.option(train, line.say(place_game).c_str(), wish->game,
                {"Which game: " + trained_games(english), "Quel jeu : " + trained_games(french)})
        ->required();
    line.flag(train, "--verify", wish->verify,
              {"Only repeat every recipe of the game in short, and compare to the byte with its "
               "manifest",
               "Seulement refaire en petit chaque recette du jeu, et comparer à l'octet avec son "
               "manifeste"});
    line.option(train, "--recipe", wish->recipe,
                {"How: " + recipes(english), "Comment : " + recipes(french)},
                {"RECIPE", "RECETTE"});
    line.option(train, "--bot", wish->bot,
                {"Who plays, where a recipe learns from bots; otherwise as it says",
                 "Qui joue, là où une recette apprend de robots ; sinon comme elle dit"},
                {"BOT", "ROBOT"});
    line.number(train, "--epochs", wish->epochs,
                {"How often a recipe goes over its samples; otherwise as it says",
                 "Combien de fois une recette parcourt ses exemples ; sinon comme elle dit"})
        ->default_str("");
    line.option(train, "--out", wish->out,
                {"Keep the nets in this file; of self-play the training, and nets in FILE.weights "
                 "and FILE.<games>.weights",
                 "Garder les réseaux dans ce fichier ; de « self-play » l'apprentissage, et les "
                 "réseaux dans FICHIER.weights et FICHIER.<parties>.weights"},
                type_file);
    line.number(
            train, "--games", wish->games,
            {"So many games in all; otherwise self-play never stops, and another recipe plays as "
             "many as it says",
             "Tant de parties en tout ; sinon « self-play » ne s'arrête jamais, et une autre "
             "recette en joue autant qu'elle dit"})
        ->default_str("");
    line.number(train, "--hours", wish->hours,
                {"Stop this run after so long", "Arrêter cette exécution après ce temps"},
                {0, 100'000})
        ->default_str("");
    line.seed(train, wish->seed,
              {"Number that fixes the whole training", "Nombre qui fixe tout l'apprentissage"});
    line.flag(train, "--resume", wish->resume,
              {"Go on from the last checkpoint in FILE",
               "Continuer depuis le dernier point de reprise de FICHIER"});
    line.number(train, "--threads", wish->threads,
                {"Play with so many threads; the same net results",
                 "Jouer avec tant de fils d'exécution ; le réseau est le même"},
                {1, 256});
    line.number(train, "--every", wish->every,
                {"Games between checkpoints", "Parties entre les points de reprise"}, {1});
    line.number(train, "--deals", wish->deals,
                {"Deals that measure the strength at each checkpoint",
                 "Donnes qui mesurent la force à chaque point de reprise"},
                {0, 1'000'000});
    line.option(train, "--json", wish->json,
                {"Add a line of JSON to this file at each checkpoint",
                 "Ajouter une ligne JSON à ce fichier à chaque point de reprise"},
                type_file);
    line.option(train, "--pack", wish->pack,
                {"Only make this file of several nets, to be shipped",
                 "Seulement faire ce fichier de plusieurs réseaux, à livrer"},
                type_file);
    line.flag(train, "--fine", wish->fine,
              {"Pack with 16 bits a weight instead of 8", "16 bits par poids au lieu de 8"});
    line.flag(train, "--measure", wish->measure,
              {"Only measure nets, each against greedy players and the one before it",
               "Seulement mesurer des réseaux, chacun contre des joueurs avides et le précédent"});
    line.option(train, "--from", wish->from,
                {"Files of weights to begin with, to pack or to measure, the weakest first",
                 "Fichiers de poids pour commencer, livrer ou mesurer, le plus faible d'abord"},
                {"FILES", "FICHIERS"})
        ->delimiter(',');
    line.footer(
        train,
        {"It can be stopped at any time and goes on from its last checkpoint with --resume; the\n"
         "same seed and number of games give the same net. docs/training.md tells more.",
         "Il peut être arrêté à tout moment et continue de son dernier point de reprise avec\n"
         "--resume ; la même graine et le même nombre de parties donnent le même réseau.\n"
         "docs/training.md en dit plus."},
        {{"agora train {learner} --out {learner}.train --games 1000000 --json curve.jsonl"},
         {"agora train {learner} --out {learner}.train --resume --hours 2"},
         {"agora train {learner} --pack weights.bin --from a.2000.weights,a.weights"},
         {"agora train {learner} --measure --from weights.bin --deals 1000"},
         {"agora train {learner} --verify"}},
        {"Exit codes: 0 fine, 2 wrong usage or unusable file",
         "Codes de sortie : 0 tout va bien, 2 mauvais usage ou fichier inutilisable"});
}

void add_lab(CommandLine& line) {
    const auto options = std::make_shared<lab::LabOptions>();
    auto* lab = line.add(
        "lab",
        {"Measure how fair and how rich a game is", "Mesurer si un jeu est équitable et riche"},
        options, lab::lab_command);
    line.option(lab, line.say(place_game).c_str(), options->game, about_game);
    line.number(lab, "--games", options->games,
                {"How many for each number of seats", "Combien pour chaque nombre de places"},
                {1, 100'000'000}, type_how_many);
    line.option(lab, "--players", options->players,
                {"Who plays: one for all seats, or several round the table",
                 "Qui joue : un pour toutes les places, ou plusieurs autour de la table"},
                type_list)
        ->capture_default_str();
    line.parsed(lab, "--seats", options->seats,
                {"Numbers of seats, such as 2,3,4; otherwise all",
                 "Nombres de places, comme 2,3,4 ; sinon tous"},
                type_list, [](const std::string& text) {
                    return cli::read_numbers("--seats", text, 1, most_seats);
                });
    line.option(lab, "--skill", options->skill,
                {"Players from weak to strong, whose neighbours play each other; empty: none",
                 "Joueurs du faible au fort, dont les voisins s'affrontent ; vide : aucun"},
                type_list)
        ->capture_default_str();
    line.number(lab, "--skill-games", options->skill_games,
                {"How many for each pair", "Combien pour chaque paire"}, {0, 1'000'000},
                type_how_many);
    line.option(lab, "--out", options->out,
                {"Folder for report.html and report.json; lab-GAME",
                 "Dossier de report.html et report.json ; sinon « lab-JEU »"},
                {"DIR", "DOSSIER"});
    line.flag(lab, "--fresh", options->fresh,
              {"Begin anew what is in the folder already",
               "Recommencer ce qui est déjà dans le dossier"});
    line.seed(lab, options->seed,
              {"The same seed gives the same report", "La même graine donne le même rapport"});
    line.number(lab, "--threads", options->threads, about_threads, {1, 256}, type_how_many);
    line.option(lab, "--rules", options->rules, about_rules, {"PRESET", "VARIANTE"});
    line.option(lab, "--set", options->set, about_set, type_setting)->allow_extra_args(false);
    line.option(lab, "--compare", options->compare,
                {"Two reports: what a change did, in words",
                 "Deux rapports : ce qu'un changement a fait, en mots"},
                {"BEFORE.json AFTER.json", "AVANT.json APRÈS.json"})
        ->expected(2);
    line.footer(
        lab,
        {"It can be stopped at any time and goes on when it is called again. docs/lab.md explains\n"
         "the figures.",
         "Il peut être arrêté à tout moment et continue quand on le rappelle. docs/lab.md "
         "explique\n"
         "les chiffres."},
        {{"agora lab {game} --games 20000 --players bot:4 --out fair"},
         {"agora lab {game} --set {setting} --out short"},
         {"agora lab --compare fair/report.json short/report.json"}},
        {"Exit codes: 0 fine, 2 wrong usage or unusable file, 3 stopped before the end",
         "Codes de sortie : 0 tout va bien, 2 mauvais usage ou fichier inutilisable, 3 arrêté "
         "avant\n"
         "la fin"});
}

}  // namespace

void add_lab_commands(CommandLine& line) {
    add_arena(line);
    add_bench(line);
    add_train(line);
    add_lab(line);
}

}  // namespace agora::commands
