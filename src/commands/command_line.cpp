#include "commands/commands.hpp"
#include "console/exit_code.hpp"
#include "console/terminal.hpp"
#include "core/typography.hpp"

namespace agora::commands {

namespace {

int wrong_lang(const char* command, const Error& why) {
    const auto usual = console::read_lang("").value_or(Lang::en);
    console::complain(command, why.in(usual), usual);
    return exit_code::unusable;
}

}  // namespace

CLI::App* CommandLine::add(const char* name, const Text& about, Chosen run) {
    auto* command = app_->add_subcommand(name, say(about));
    command->group(say({"Commands", "Commandes\u00A0"}));
    command->set_help_flag("-h,--help", say({"This help", "Cette aide"}));
    command
        ->add_option("--lang", *chosen_lang_,
                     say({"Language: en or fr; otherwise as LC_ALL or LANG say",
                          "Langue : en ou fr ; sinon selon LC_ALL ou LANG"}))
        ->type_name(say({"LANG", "LANGUE"}));
    command->callback([chosen = chosen_, run = std::move(run), asked = chosen_lang_, name] {
        *chosen = [run, asked, name] {
            const auto lang = console::read_lang(*asked);
            return lang ? run() : wrong_lang(name, lang.error());
        };
    });
    return command;
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
    const auto usual = console::read_lang("").value_or(Lang::en);
    return console::read_lang(asked).value_or(usual);
}

}  // namespace agora::commands
