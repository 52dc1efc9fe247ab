#include "commands/commands.hpp"
#include "server/load/load.hpp"
#include "server/serve.hpp"
#include "server/settings.hpp"

namespace agora {

namespace {

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

}  // namespace

void add_server_commands(CLI::App& app, Chosen& chosen) {
    add_serve(app, chosen);
    add_load(app, chosen);
}

}  // namespace agora
