#include "commands/commands.hpp"
#include "games/registry.hpp"
#include "load/load.hpp"
#include "server/serve.hpp"
#include "server/settings.hpp"

namespace agora::commands {

namespace {

void add_serve(CommandLine& line) {
    const auto options = std::make_shared<server::ServeOptions>();
    auto* serve = line.add("serve",
                           {"The server: tables, people and the web client",
                            "Le serveur : tables, personnes et page web"},
                           options, server::serve_command);
    line.option(serve, "--settings", options->file,
                {"Read settings from this file", "Lire les réglages dans ce fichier"}, type_file)
        ->envname("AGORA_SETTINGS");
    line.option(serve, "--backup", options->backup,
                {"Only copy the database to this file; a server may be running",
                 "Seulement copier la base dans ce fichier ; un serveur peut tourner"},
                type_file);
    line.option(serve, "--restore", options->restore,
                {"Only put this copy where the database is to be",
                 "Seulement mettre cette copie à la place de la base"},
                type_file);
    line.flag(serve, "--routes", options->routes,
              {"Only print what can be asked over HTTP, as JSON",
               "Seulement écrire ce qui peut se demander par HTTP, en JSON"});
    const server::Settings usual;
    for (const auto& setting : server::all_settings()) {
        auto value = text_of(setting, usual);
        if (value == "yes") value = line.say({"yes", "oui"});
        if (value == "no") value = line.say({"no", "non"});
        auto about = line.say(setting.help);
        if (!value.empty()) about += " [" + value + "]";
        serve
            ->add_option_function<std::string>(
                "--" + std::string(setting.name),
                [options, name = std::string(setting.name)](const std::string& text) {
                    options->flags[name] = text;
                },
                about)
            ->type_name(line.say({"VALUE", "VALEUR"}))
            ->group(line.say(
                {"Settings (in a file: name = value; in the environment: AGORA_NAME=value)",
                 "Réglages (dans un fichier : nom = valeur ; dans l'environnement : "
                 "AGORA_NOM=valeur)\u00A0"}));
    }
    line.footer(
        serve,
        {"Settings come from the file, then the environment, then the command line; the last one\n"
         "counts. SIGTERM and Ctrl-C end the server within seconds; nothing that was acknowledged "
         "is\n"
         "lost, whatever ends it. docs/operations.md tells more. The word serve may be left out\n"
         "before an option.",
         "Les réglages viennent du fichier, puis de l'environnement, puis de la ligne de commande "
         ";\n"
         "le dernier compte. SIGTERM et Ctrl-C arrêtent le serveur en quelques secondes ; rien de "
         "ce\n"
         "qui a été confirmé n'est perdu, quoi qui l'arrête. docs/operations.md en dit plus. Le "
         "mot\n"
         "« serve » peut être omis devant une option."},
        {{"agora serve"},
         {"agora --port 9000"},
         {"agora serve --port 80 --address 0.0.0.0 --data /var/lib/agora"},
         {"agora serve --data /var/lib/agora --backup agora-copy.db"}},
        {"Exit codes: 0 ended when told to, 2 wrong usage, or it cannot begin",
         "Codes de sortie : 0 arrêté quand on l'a dit, 2 mauvais usage, ou il ne peut commencer"});
}

void add_load(CommandLine& line) {
    const auto wish = std::make_shared<load::LoadWish>();
    auto* load = line.add(
        "load", {"Measure how much a server can do", "Mesurer ce qu'un serveur peut supporter"},
        wish, load::load_command);
    line.option(load, "--connect", wish->connect,
                {"A server that runs; otherwise one is started for the measurement",
                 "Un serveur qui tourne ; sinon un est lancé pour la mesure"},
                {"URL", "URL"});
    // The last of the list is the plainest: with it the server is measured, and not the rules.
    wish->game = games::all_games().back()->about().id;
    line.option(load, "--game", wish->game,
                {"What is played, by two people at each table",
                 "Ce qui est joué, par deux personnes à chaque table"},
                {"GAME", "JEU"})
        ->capture_default_str();
    line.number(load, "--tables", wish->tables,
                {"Tables at which people play", "Tables où des personnes jouent"}, {0, 1'000'000});
    line.number(load, "--spectators", wish->spectators,
                {"Spectators at each of them", "Spectateurs à chacune"}, {0, 1'000'000});
    line.number(
        load, "--idle", wish->idle,
        {"Further connections that only watch", "Autres connexions qui ne font que regarder"},
        {0, 1'000'000});
    line.number(load, "--rate", wish->rate,
                {"Decisions a second in all; 0: as fast as they are answered",
                 "Décisions par seconde en tout ; 0 : dès qu'il est répondu"},
                {0, 1e9});
    line.number(load, "--seconds", wish->seconds,
                {"How long to measure", "Combien de temps mesurer"}, {0, 1e6});
    line.number(load, "--warm-up", wish->warm_up, {"Seconds before that", "Secondes avant cela"},
                {0, 1e6});
    line.number(load, "--stored", wish->stored,
                {"Tables that are in the database beforehand, half of them open",
                 "Tables déjà dans la base, la moitié ouvertes"},
                {0, 100'000'000})
        ->default_str("");
    line.flag(load, "--json", wish->json, about_json);
    line.footer(
        load,
        {"Server and load share the processor. A server that is connected to must allow so many\n"
         "guests and connections from one address (--signups-per-hour,\n"
         "--max-connections-per-address, --request-burst).",
         "Serveur et charge se partagent le processeur. Un serveur auquel on se connecte doit\n"
         "permettre autant d'invités et de connexions d'une adresse (--signups-per-hour,\n"
         "--max-connections-per-address, --request-burst)."},
        {{"agora load",
          {"1,000 tables, as fast as it goes", "1000 tables, aussi vite que possible"}},
         {"agora load --rate 2500",
          {"at that pace: how long people wait", "à cette allure : combien on attend"}},
         {"agora load --tables 10 --idle 8000 --rate 10",
          {"memory for spectators", "la mémoire pour les spectateurs"}},
         {"agora load --tables 0 --stored 200000",
          {"start with many stored tables", "démarrer avec beaucoup de tables"}}},
        {"Exit codes: 0 measured, 1 the server did not hold, 2 wrong usage",
         "Codes de sortie : 0 mesuré, 1 le serveur n'a pas tenu, 2 mauvais usage"});
}

}  // namespace

void add_server_commands(CommandLine& line) {
    add_serve(line);
    add_load(line);
}

}  // namespace agora::commands
