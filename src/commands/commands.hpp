// The command line: options, examples and entry point of each sub-command.
#pragma once

#include "cli/usage.hpp"
#include "core/error.hpp"
#include "core/language.hpp"

#include <CLI/CLI.hpp>

#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace agora::commands {

// The chosen command; returns an exit code.
using Chosen = std::function<int()>;

// A line that can be typed as it is, and what it does. `{game}` and `{other}` stand for the first
// two games of the list, `{preset}` and `{setting}` for a preset and an option of the first,
// `{seats}` for the most that the second takes, `{learner}` for a game with a net.
struct Example {
    std::string_view line;
    Text says = {};
    std::string_view french_line = {};  // where it has words of a language
};

// A sub-command while its options are added. Every text exists in both languages; the one of the
// person who types is chosen here, when the command line is built.
class CommandLine {
public:
    CommandLine(CLI::App& app, Chosen& chosen, Lang lang)
        : app_(&app), chosen_(&chosen), lang_(lang) {}

    // A sub-command that fills in its options and then runs. All have --help and --lang.
    template <class Options>
    CLI::App* add(const char* name, const Text& about, const std::shared_ptr<Options>& options,
                  int (*run)(const Options&)) {
        return add(name, about, [options, run, asked = chosen_lang_] {
            if constexpr (requires { options->lang = *asked; })
                options->lang = *asked;
            else if constexpr (requires { options->lang = Lang::en; })
                options->lang = cli::read_lang(*asked).value_or(Lang::en);
            return run(*options);
        });
    }
    CLI::App* add(const char* name, const Text& about, Chosen run);

    template <class Value>
    CLI::Option* option(CLI::App* command, const char* name, Value& into, const Text& about,
                        const Text& type = {}) {
        auto* option = command->add_option(name, into, say(about));
        option->type_name(say(type));
        if constexpr (std::is_arithmetic_v<Value>)
            option->type_name(say(type.en.empty() ? Text{"NUMBER", "NOMBRE"} : type));
        return option;
    }
    CLI::Option* flag(CLI::App* command, const char* name, bool& into, const Text& about) {
        return command->add_flag(name, into, say(about));
    }
    // What stands below the options: a text, examples in two columns, a text.
    void footer(CLI::App* command, const Text& before, std::initializer_list<Example> examples,
                const Text& after = {});

    std::string say(const Text& text) const;  // French with its no-break spaces
    Lang lang() const { return lang_; }
    // What --lang said, once the line is read.
    const std::shared_ptr<std::string>& lang_text() const { return chosen_lang_; }

private:
    CLI::App* app_;
    Chosen* chosen_;
    Lang lang_;
    std::shared_ptr<std::string> chosen_lang_ = std::make_shared<std::string>();
};

inline constexpr Text type_number = {"NUMBER", "NOMBRE"};
inline constexpr Text type_file = {"FILE", "FICHIER"};
inline constexpr Text type_list = {"LIST", "LISTE"};
inline constexpr Text type_setting = {"OPTION=VALUE", "OPTION=VALEUR"};

inline constexpr Text about_game = {"Which game (agora games lists them)",
                                    "Quel jeu (agora games en donne la liste)"};
inline constexpr Text about_seed = {
    "Number that fixes all luck: the same seed deals the same game",
    "Nombre qui fixe tout le hasard : la même graine donne la même partie"};
inline constexpr Text about_rules = {"Preset of the game's rules (agora games GAME lists them)",
                                     "Variante des règles (agora games JEU en donne la liste)"};
inline constexpr Text about_set = {
    "Options of the rules, as option=value, with commas between; may be repeated",
    "Options des règles : option=valeur, séparées par des virgules ; peut se répéter"};
inline constexpr Text about_plain = {
    "Plain text: no colour, no line editor, no clearing of the screen",
    "Texte simple : ni couleur, ni édition de la ligne, ni effacement de l'écran"};
inline constexpr Text about_colour = {"No colour (the same as NO_COLOR=1)",
                                      "Sans couleur (comme NO_COLOR=1)"};
inline constexpr Text about_json = {"As JSON", "En JSON"};

// play, watch, replay, referee, games, bot
void add_table_commands(CommandLine& line);
// arena, bench, train, lab
void add_lab_commands(CommandLine& line);
// serve, load
void add_server_commands(CommandLine& line);

// The language of a command line before it is understood: what --lang says in it, or else the
// environment.
Lang language_of(std::span<const std::string> arguments);

// The first error in these arguments with the nearest valid spelling; nothing where they are valid.
// Done here, because the messages of the library are in one language.
std::optional<Error> wrong_usage(const CLI::App& app, std::span<const std::string> arguments);

}  // namespace agora::commands
