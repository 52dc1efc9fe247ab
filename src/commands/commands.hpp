// The command line: options, examples and entry point of each sub-command.
#pragma once

#include "cli/usage.hpp"
#include "core/error.hpp"
#include "core/language.hpp"
#include "core/seat.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <limits>
#include <map>
#include <memory>
#include <optional>
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
        return add(name, about, [options, run](Lang lang) {
            options->lang = lang;
            return run(*options);
        });
    }
    CLI::App* add(const char* name, const Text& about, std::function<int(Lang)> run);

    // A text, or several.
    template <class Value>
        requires(!std::is_arithmetic_v<Value>)
    CLI::Option* option(CLI::App* command, const char* name, Value& into, const Text& about,
                        const Text& type = {}) {
        return command->add_option(name, into, say(about))->type_name(say(type));
    }

    // A text that `read` makes a value of, or an error, which is told instead of running the
    // command. Validators of the library know one language only.
    template <class Value, class Read>
    CLI::Option* parsed(CLI::App* command, const char* name, Value& into, const Text& about,
                        const Text& type, Read read) {
        auto* option = command->add_option_function<std::string>(
            name,
            [&into, read = std::move(read), wrong = wrong_](const std::string& text) {
                auto value = read(text);
                if (value)
                    into = *std::move(value);
                else if (!*wrong)
                    *wrong = value.error();
            },
            say(about));
        return option->type_name(say(type));
    }

    // A number within bounds; one that is not optional shows its default.
    template <class Number>
    struct Bounds {
        Number least = 0;
        Number most = std::numeric_limits<Number>::max();
    };
    template <class Number>
    CLI::Option* number(CLI::App* command, const char* name, Number& into, const Text& about,
                        Bounds<std::type_identity_t<Number>> bounds = {},
                        const Text& type = {"NUMBER", "NOMBRE"}) {
        return parsed(command, name, into, about, type, number_reader(name, bounds))
            ->default_str(fmt::format("{}", into));
    }
    template <class Number>
    CLI::Option* number(CLI::App* command, const char* name, std::optional<Number>& into,
                        const Text& about, Bounds<std::type_identity_t<Number>> bounds = {},
                        const Text& type = {"NUMBER", "NOMBRE"}) {
        return parsed(command, name, into, about, type, number_reader(name, bounds));
    }
    // Without a seed, where it is optional, every game is another.
    CLI::Option* seed(CLI::App* command, std::uint64_t& into, const Text& about);
    CLI::Option* seed(CLI::App* command, std::optional<std::uint64_t>& into);
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
    template <class Number>
    static auto number_reader(const char* name, Bounds<Number> bounds) {
        return [name = std::string(name), bounds](std::string_view text) -> Expected<Number> {
            if constexpr (std::is_floating_point_v<Number>) {
                return cli::read_decimal(name, text, bounds.least, bounds.most);
            } else {
                const auto number =
                    cli::read_number(name, text, static_cast<std::uint64_t>(bounds.least),
                                     static_cast<std::uint64_t>(bounds.most));
                if (!number) return std::unexpected(number.error());
                return static_cast<Number>(*number);
            }
        };
    }

    CLI::App* app_;
    Chosen* chosen_;
    Lang lang_;
    std::shared_ptr<std::string> chosen_lang_ = std::make_shared<std::string>();
    // The first option that could not be read.
    std::shared_ptr<std::optional<Error>> wrong_ = std::make_shared<std::optional<Error>>();
};

inline constexpr Text type_number = {"NUMBER", "NOMBRE"};
inline constexpr Text type_seed = {"SEED", "GRAINE"};
inline constexpr Text type_how_many = {"HOW_MANY", "COMBIEN"};
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
