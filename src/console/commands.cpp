#include "console/commands.hpp"

#include "cli/line_reader.hpp"
#include "core/terminal_style.hpp"
#include "core/typed.hpp"
#include "core/typography.hpp"

#include <algorithm>
#include <array>

namespace agora::console {

namespace {

struct CommandWords {
    Command command;
    Text word;
    std::array<std::string_view, 3> also;
    Text about;
};

// clang-format off
constexpr std::array<CommandWords, 10> all_commands = {{
    {Command::help,  {"help", "aide"},     {"?"},
     {"the commands in short", "les commandes en bref"}},
    {Command::rules, {"rules", "règles"},  {},
     {"how to play", "comment jouer"}},
    {Command::board, {"board", "plateau"}, {},
     {"the table again", "la table à nouveau"}},
    {Command::me,    {"me", "moi"},        {},
     {"what you own, in full", "ce que vous avez, en détail"}},
    {Command::score, {"score", "score"},   {"scores"},
     {"the ranking", "le classement"}},
    {Command::hint,  {"hint", "conseil"},  {"indice"},
     {"a suggestion", "une suggestion"}},
    {Command::moves, {"moves", "coups"},   {},
     {"everything you can do now", "tout ce que vous pouvez faire"}},
    {Command::log,   {"log", "journal"},   {"history", "historique"},
     {"what has happened so far", "ce qui s'est passé"}},
    {Command::undo,  {"undo", "annuler"},  {},
     {"take the last decision back", "reprendre la dernière décision"}},
    {Command::quit,  {"quit", "quitter"},  {"exit", "q"},
     {"save and leave (also Ctrl-D)", "enregistrer et quitter (ou Ctrl-D)"}},
}};
// clang-format on

}  // namespace

std::optional<Command> command_from(std::string_view line) {
    const auto word = plain_letters(cli::trimmed(line));
    if (word.empty()) return std::nullopt;
    for (const auto& one : all_commands)
        if (word == one.word.en || word == plain_letters(one.word.fr) ||
            std::ranges::count(one.also, word) > 0)
            return one.command;
    return std::nullopt;
}

std::optional<std::string_view> trial_from(std::string_view line) {
    line = cli::trimmed(line);
    const auto end = std::min(line.find(' '), line.size());
    const auto word = plain_letters(line.substr(0, end));
    if (word != "try" && word != "essayer") return std::nullopt;
    return cli::trimmed(line.substr(end));
}

std::string_view command_word(Command command, Lang lang) {
    return std::ranges::find(all_commands, command, &CommandWords::command)->word.in(lang);
}

std::vector<Offer> usual_offers(Lang lang) {
    std::vector<Offer> offers;
    offers.reserve(all_commands.size());
    for (const auto& one : all_commands)
        offers.emplace_back(std::string(one.word.in(lang)),
                            typeset(std::string(one.about.in(lang)), lang));
    return offers;
}

std::string offer_list(std::span<const Offer> offers) {
    std::string list;
    for (const auto& [word, about] : offers)
        list.append("  ").append(pad(word, 10)).append(about).append("\n");
    return list;
}

std::optional<bool> yes_or_no(std::string_view line) {
    const auto word = plain_letters(cli::trimmed(line));
    for (const std::string_view yes : {"y", "yes", "o", "oui"})
        if (word == yes) return true;
    for (const std::string_view no : {"n", "no", "non"})
        if (word == no) return false;
    return std::nullopt;
}

}  // namespace agora::console
