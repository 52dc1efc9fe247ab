#include "cli/exit_code.hpp"
#include "cli/output.hpp"
#include "commands/commands.hpp"
#include "core/typography.hpp"
#include "games/registry.hpp"
#include "lab/train.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace agora::commands {

namespace {

int wrong_lang(const char* command, const Error& why) {
    const auto usual = cli::read_lang("").value_or(Lang::en);
    cli::complain(command, why.in(usual), usual);
    return cli::exit_code::unusable;
}

// An example with the names of things that are there.
std::string filled(std::string_view line) {
    const auto games = games::all_games();
    const AnyGame& first = *games.front();
    const AnyGame& other = *games[games.size() > 1 ? 1 : 0];
    const std::string preset(first.presets().back().name);
    const auto settings = first.complete({.preset = preset, .values = {}});
    const auto [option, value] = settings.value().values.front();
    const auto learners = lab::games_with_nets();
    return fmt::format(fmt::runtime(line), fmt::arg("game", first.about().id),
                       fmt::arg("other", other.about().id),
                       fmt::arg("seats", other.about().most_seats), fmt::arg("preset", preset),
                       fmt::arg("setting", option + "=" + value),
                       fmt::arg("learner", learners.empty() ? first.about().id : learners.front()));
}

}  // namespace

CLI::App* CommandLine::add(const char* name, const Text& about, std::function<int(Lang)> run) {
    auto* command = app_->add_subcommand(name, say(about));
    command->group(say({"Commands", "Commandes\u00A0"}));
    command->set_help_flag("-h,--help", say({"This help", "Cette aide"}));
    command
        ->add_option("--lang", *chosen_lang_,
                     say({"Language: en or fr; otherwise as LC_ALL or LANG say",
                          "Langue : en ou fr ; sinon selon LC_ALL ou LANG"}))
        ->type_name(say({"LANG", "LANGUE"}));
    command->callback(
        [chosen = chosen_, run = std::move(run), asked = chosen_lang_, wrong = wrong_, name] {
            *chosen = [run, asked, wrong, name] {
                const auto lang = cli::read_lang(*asked);
                if (!lang) return wrong_lang(name, lang.error());
                if (!*wrong) return run(*lang);
                cli::complain(name, (*wrong)->in(*lang), *lang);
                return cli::exit_code::unusable;
            };
        });
    return command;
}

CLI::Option* CommandLine::seed(CLI::App* command, std::uint64_t& into, const Text& about) {
    return parsed(command, "--seed", into, about, type_seed, cli::read_seed)
        ->default_str(std::to_string(into));
}

CLI::Option* CommandLine::seed(CLI::App* command, std::optional<std::uint64_t>& into) {
    return parsed(command, "--seed", into, about_seed, type_seed, cli::read_seed);
}

void CommandLine::footer(CLI::App* command, const Text& before,
                         std::initializer_list<Example> examples, const Text& after) {
    std::vector<std::string> lines;
    std::size_t widest = 0;
    for (const Example& example : examples) {
        const Text line = {example.line,
                           example.french_line.empty() ? example.line : example.french_line};
        lines.push_back(filled(line.in(lang_)));
        if (!example.says.en.empty()) widest = std::max(widest, lines.back().size());
    }
    std::string text(before.in(lang_));
    if (!text.empty()) text += "\n\n";
    text += Text{"Examples:", "Exemples :"}.in(lang_);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto says = std::data(examples)[i].says.in(lang_);
        text += "\n  " + lines[i];
        if (!says.empty()) text.append(widest + 2 - lines[i].size(), ' ').append(says);
    }
    if (const auto last = after.in(lang_); !last.empty()) text.append("\n\n").append(last);
    command->footer(typeset(std::move(text), lang_));
}

std::string CommandLine::say(const Text& text) const {
    return typeset(std::string(text.in(lang_)), lang_);
}

Lang language_of(std::span<const std::string> arguments) {
    constexpr std::string_view name = "--lang";
    std::string_view asked;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view one(arguments[i]);
        if (one == name && i + 1 < arguments.size()) asked = arguments[i + 1];
        if (one.starts_with("--lang=")) asked = one.substr(name.size() + 1);
    }
    const auto usual = cli::read_lang("").value_or(Lang::en);
    return cli::read_lang(asked).value_or(usual);
}

}  // namespace agora::commands
