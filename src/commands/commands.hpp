// What can be typed on the command line: each sub-command says its options and examples, and which
// function runs it. Nothing else is done here.
#pragma once

#include <CLI/CLI.hpp>

#include <functional>
#include <memory>

namespace agora {

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

inline constexpr auto about_seed = "Number that fixes all luck: the same seed deals the same game";
inline constexpr auto about_rules = "Preset of the game's rules (agora games lists them)";
inline constexpr auto about_set = "One option of the rules, as option=value; may be repeated";
inline constexpr auto about_lang = "en or fr; otherwise as LC_ALL or LANG say";
inline constexpr auto about_plain =
    "Plain text: no colour, no line editor, no clearing of the screen";
inline constexpr auto about_colour = "No colour (the same as NO_COLOR=1)";

// play, watch, replay, referee, games, bot
void add_table_commands(CLI::App& app, Chosen& chosen);
// arena, bench, train, lab
void add_lab_commands(CLI::App& app, Chosen& chosen);
// serve, load
void add_server_commands(CLI::App& app, Chosen& chosen);

}  // namespace agora
