// What is wrong with a command line.
#include "cli/line_reader.hpp"
#include "commands/commands.hpp"
#include "core/spelling.hpp"
#include "games/registry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace agora::commands {

namespace {

std::string en_quoted(std::string_view text) { return "\"" + cli::showable(text) + "\""; }
std::string fr_quoted(std::string_view text) { return in_guillemets(cli::showable(text)); }

Error no_such(const Text& kind, std::string_view given, const std::vector<std::string>& known,
              std::string meant = {}) {
    const std::vector<std::string_view> names(known.begin(), known.end());
    if (meant.empty()) meant = nearest(given, names);
    std::string list;
    for (const auto& name : known) list.append(list.empty() ? "" : ", ").append(name);
    return {fmt::format("there is no {} {}{}; there are: {}", kind.en, en_quoted(given),
                        meant.empty() ? "" : ", perhaps " + meant, list),
            fmt::format("il n’y a pas {} {}{}\u00A0; il y a\u00A0: {}", kind.fr, fr_quoted(given),
                        meant.empty() ? "" : ", peut-être " + meant, list)};
}

// The name by which an option is asked for: --seats.
std::string long_name(const CLI::Option& option) {
    return option.get_lnames().empty() ? option.get_name() : "--" + option.get_lnames().front();
}

std::vector<std::string> commands_of(const CLI::App& app) {
    std::vector<std::string> names;
    for (const auto* one : app.get_subcommands({})) names.push_back(one->get_name());
    return names;
}

std::vector<std::string> options_of(const CLI::App& command) {
    std::vector<std::string> names;
    for (const auto* option : command.get_options())
        for (const auto& name : option->get_lnames()) names.push_back("--" + name);
    return names;
}

// Those of the server can be meant as well (main.cpp), but are too many to list.
Error no_such_at_top(const CLI::App& app, const std::string& name) {
    const auto own = options_of(app);
    const auto of_server = options_of(*app.get_subcommand("serve"));
    std::vector<std::string_view> names(own.begin(), own.end());
    if (!nearest(name, names).empty()) return no_such({"option", "d’option"}, name, own);
    names.assign(of_server.begin(), of_server.end());
    const std::string meant(nearest(name, names));
    if (meant.empty()) return no_such({"option", "d’option"}, name, own);
    return {
        fmt::format("there is no option {}, perhaps agora serve {}", en_quoted(name), meant),
        fmt::format("il n’y a pas d’option {}, peut-être agora serve {}", fr_quoted(name), meant)};
}

// Who types the name of a game wants to play it.
Error no_such_command(const CLI::App& app, const std::string& name) {
    const auto game = games::game_named(name);
    return no_such({"command", "de commande"}, name, commands_of(app),
                   game ? "agora play " + std::string((*game)->about().id) : "");
}

bool is_number(std::string_view text) {
    double number = 0;
    const auto* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && stop == end;
}

// Reads the arguments of one command as the library will.
class Reading {
public:
    explicit Reading(const CLI::App& command) : command_(&command) {
        for (const auto* option : command.get_options())
            if (option->get_positional()) places_.push_back(option);
    }

    std::optional<Error> read(std::span<const std::string> arguments) {
        bool only_words = false;
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            const std::string_view one(arguments[i]);
            std::optional<Error> wrong;
            if (!only_words && one == "--")
                only_words = true;
            else if (!only_words && one.size() > 1 && one.front() == '-')
                wrong = option(arguments, i);
            else
                wrong = word(one);
            if (wrong) return wrong;
        }
        for (std::size_t i = words_; i < places_.size(); ++i)
            if (places_[i]->get_required()) return missing(*places_[i]);
        return std::nullopt;
    }

private:
    std::string called() const { return "agora " + command_->get_name(); }

    std::optional<Error> word(std::string_view text) {
        if (words_ < places_.size()) {
            ++words_;
            return std::nullopt;
        }
        std::string wanted;
        for (const auto* place : places_) wanted.append(" ").append(place->get_name());
        return Error{fmt::format("{} is too much; it is {}{} and options", en_quoted(text),
                                 called(), wanted),
                     fmt::format("{} est de trop\u00A0; c’est {}{} et des options", fr_quoted(text),
                                 called(), wanted)};
    }

    std::optional<Error> missing(const CLI::Option& place) const {
        const auto name = place.get_name();
        return Error{
            fmt::format("{1} is missing; {0} --help shows examples", called(), name),
            fmt::format("il manque {1}\u00A0; {0} --help montre des exemples", called(), name)};
    }

    std::optional<Error> option(std::span<const std::string> arguments, std::size_t& i) {
        const std::string_view one(arguments[i]);
        const auto equals = one.find('=');
        const std::string name(one.substr(0, equals));
        const auto* option = command_->get_option_no_throw(name);
        if (option == nullptr) return no_such({"option", "d’option"}, name, options_of(*command_));
        const bool is_flag = option->get_items_expected_max() == 0;
        const bool is_list = option->get_allow_extra_args() || option->get_items_expected_max() > 2;
        if (!is_flag && !is_list && std::ranges::count(seen_, option) > 0)
            return Error{fmt::format("{} is given twice", name),
                         fmt::format("{} est donné deux fois", name)};
        seen_.push_back(option);
        if (is_flag) return std::nullopt;
        std::string_view value;
        if (equals != std::string_view::npos) {
            value = one.substr(equals + 1);
        } else {
            const int wanted =
                std::max(option->get_type_size_min(), 1) * option->get_expected_min();
            for (int n = 0; n < std::max(wanted, 1); ++n) {
                const bool there = i + 1 < arguments.size() &&
                                   (arguments[i + 1].empty() || arguments[i + 1].front() != '-' ||
                                    arguments[i + 1] == "-");
                if (there)
                    value = arguments[++i];
                else if (wanted == 0 && i + 1 < arguments.size() && is_number(arguments[i + 1]))
                    return out_of_range(*option, arguments[i + 1]);
                else if (wanted > 0)
                    return lacking(*option, i + 1 < arguments.size() ? arguments[i + 1] : "");
                else
                    return std::nullopt;
            }
        }
        return number(*option, value);
    }

    static std::optional<Error> lacking(const CLI::Option& option, std::string_view next) {
        const auto name = long_name(option);
        const auto type = option.get_type_name();
        const std::string form =
            next.empty() ? "" : fmt::format("{}={}", name, cli::showable(next));
        return Error{
            fmt::format("{} needs a value: {} {}{}", name, name, type,
                        form.empty() ? "" : fmt::format(" (one that begins with -: {})", form)),
            fmt::format(
                "{} demande une valeur\u00A0: {} {}{}", name, name, type,
                form.empty() ? "" : fmt::format(" (si elle commence par -\u00A0: {})", form))};
    }

    static std::optional<Error> out_of_range(const CLI::Option& option, std::string_view value) {
        const auto name = long_name(option);
        const auto type = option.get_type_name();
        return Error{
            fmt::format("{} {} is above zero, not {}", name, type, en_quoted(value)),
            fmt::format("{} {} est plus grand que zéro, pas {}", name, type, fr_quoted(value))};
    }

    static std::optional<Error> number(const CLI::Option& option, std::string_view value) {
        const auto type = option.get_type_name();
        if ((type != type_number.en && type != type_number.fr) || is_number(value))
            return std::nullopt;
        const auto name = long_name(option);
        return Error{fmt::format("{} takes a number, not {}", name, en_quoted(value)),
                     fmt::format("{} demande un nombre, pas {}", name, fr_quoted(value))};
    }

    const CLI::App* command_;
    std::vector<const CLI::Option*> places_;  // for words, in their order
    std::size_t words_ = 0;
    std::vector<const CLI::Option*> seen_;
};

}  // namespace

std::optional<Error> wrong_usage(const CLI::App& app, std::span<const std::string> arguments) {
    const auto asks_help = [](const std::string& one) { return one == "--help" || one == "-h"; };
    if (std::ranges::any_of(arguments, asks_help)) return std::nullopt;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const auto& one = arguments[i];
        if (one.starts_with('-')) {
            const auto name = one.substr(0, one.find('='));
            if (app.get_option_no_throw(name) == nullptr) return no_such_at_top(app, name);
            if (one == "--lang") ++i;
            continue;
        }
        for (const auto* command : app.get_subcommands({}))
            if (command->get_name() == one) return Reading(*command).read(arguments.subspan(i + 1));
        return no_such_command(app, one);
    }
    return std::nullopt;
}

}  // namespace agora::commands
