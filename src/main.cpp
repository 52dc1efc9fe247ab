// `agora` and its sub-commands: what can be typed on the command line, and nothing else.
#include "commands/commands.hpp"
#include "console/exit_code.hpp"
#include "console/games.hpp"
#include "console/line_reader.hpp"
#include "console/signals.hpp"
#include "console/terminal.hpp"

#include <CLI/CLI.hpp>
#include <unistd.h>

#include <exception>
#include <functional>
#include <memory>
#include <sstream>

namespace {

using namespace agora;

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
    add_table_commands(app, chosen);
    add_lab_commands(app, chosen);
    add_server_commands(app, chosen);
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
