// `agora` and its sub-commands: what can be typed on the command line, and nothing else.
#include "cli/exit_code.hpp"
#include "cli/line_reader.hpp"
#include "cli/output.hpp"
#include "cli/signals.hpp"
#include "cli/usage.hpp"
#include "commands/commands.hpp"
#include "console/games.hpp"
#include "core/version.hpp"

#include <CLI/CLI.hpp>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <functional>
#include <memory>
#include <sstream>

namespace {

using namespace agora;

std::string version_line() { return "agora " + std::string(program_version()); }

void add_version(commands::CommandLine& line) {
    line.add("version", {"Say which version this is", "Dire la version du programme"}, [](Lang) {
        return cli::write_all(STDOUT_FILENO, version_line() + "\n") ? cli::exit_code::fine
                                                                    : cli::exit_code::stopped;
    });
}

// What CLI11 has to say: help that was asked for, or what nobody else found wrong.
int answer(const CLI::App& app, const CLI::ParseError& error) {
    std::ostringstream help;
    std::ostringstream wrong;
    if (app.exit(error, help, wrong) == 0)
        return cli::write_all(STDOUT_FILENO, help.str()) ? cli::exit_code::fine
                                                         : cli::exit_code::stopped;
    std::istringstream lines(wrong.str());
    for (std::string line; std::getline(lines, line);)
        cli::write_all(STDERR_FILENO, cli::showable(line, cli::long_reason) + "\n");
    return cli::exit_code::unusable;
}

// The library puts a colon right after a label.
class FrenchFormatter : public CLI::Formatter {
public:
    std::string make_option_opts(const CLI::Option* option) const override {
        auto text = CLI::Formatter::make_option_opts(option);
        const std::string variable = "(Env:";
        if (const auto at = text.find(variable); at != std::string::npos)
            text.replace(at, variable.size(), "(variable ");
        return text;
    }
};

void speak_french(CLI::App& app) {
    const auto formatter = std::make_shared<FrenchFormatter>();
    formatter->label("Usage", "Usage\u00A0");
    formatter->label("Positionals", "Arguments\u00A0");
    formatter->label("OPTIONS", "OPTIONS");
    formatter->label("SUBCOMMAND", "COMMANDE");
    formatter->label("SUBCOMMANDS", "COMMANDES");
    formatter->label("REQUIRED", "(requis)");
    app.formatter(formatter);
    app.option_defaults()->group("Options\u00A0");
}

// An option of the server without its command: the server is what is meant.
bool means_server(const CLI::App& app, const std::string& first) {
    const auto name = first.substr(0, first.find('='));
    return name.starts_with("--") && app.get_option_no_throw(name) == nullptr &&
           app.get_subcommand("serve")->get_option_no_throw(name) != nullptr;
}

int run(std::vector<std::string> arguments) {
    const Lang lang = commands::language_of(arguments);
    CLI::App app(std::string(Text{"Agora: board games for people and machines.",
                                  "Agora\u00A0: des jeux de société pour les gens et les machines."}
                                 .in(lang)),
                 "agora");
    if (lang == Lang::fr) speak_french(app);
    commands::Chosen chosen;
    commands::CommandLine line(app, chosen, lang);
    chosen = [lang, asked = line.lang_text()] {
        if (const auto known = cli::read_lang(*asked); !known) {
            cli::complain("", known.error().in(lang), lang);
            return cli::exit_code::unusable;
        }
        return console::greeting_command(lang);
    };
    add_table_commands(line);
    add_lab_commands(line);
    add_server_commands(line);
    add_version(line);
    app.require_subcommand(0, 1);
    app.set_help_flag("-h,--help", line.say({"This help", "Cette aide"}));
    app.set_version_flag("--version", version_line(),
                         line.say({"Say which version this is", "Dire la version du programme"}));
    app.add_option("--lang", *line.lang_text(),
                   line.say({"Language: en or fr; otherwise as LC_ALL or LANG say",
                             "Langue : en ou fr ; sinon selon LC_ALL ou LANG"}))
        ->type_name(line.say({"LANG", "LANGUE"}));
    app.footer(
        line.say({"agora COMMAND --help shows examples of each.\n"
                  "Exit codes: 0 fine, 1 the answer is no, 2 wrong usage or unusable input, "
                  "3 stopped before the end",
                  "agora COMMANDE --help montre des exemples de chacune.\n"
                  "Codes de sortie : 0 tout va bien, 1 la réponse est non, 2 mauvais usage "
                  "ou données inutilisables, 3 arrêté avant la fin"}));
    // `agora help play` is `agora play --help`.
    if (!arguments.empty() && arguments.front() == "help") {
        arguments.erase(arguments.begin());
        arguments.emplace_back("--help");
    }
    if (!arguments.empty() && means_server(app, arguments.front()))
        arguments.insert(arguments.begin(), "serve");
    if (const auto wrong = commands::wrong_usage(app, arguments)) {
        const auto commands = app.get_subcommands({});
        const auto is_command = [&](const std::string& one) {
            return std::ranges::any_of(commands,
                                       [&](const auto* known) { return known->get_name() == one; });
        };
        const auto command = std::ranges::find_if(arguments, is_command);
        cli::complain(command == arguments.end() ? "" : *command, wrong->in(lang), lang);
        return cli::exit_code::unusable;
    }
    try {
        std::ranges::reverse(arguments);  // as the library wants them
        app.parse(arguments);
    } catch (const CLI::ParseError& error) { return answer(app, error); }
    return chosen();
}

}  // namespace

int main(int argc, char** argv) {
    try {
        return run({argv + 1, argv + argc});
    } catch (const std::exception& error) {  // nobody expects one: memory, or a mistake of ours
        cli::complain("", error.what());
        return cli::exit_code::unusable;
    }
}
