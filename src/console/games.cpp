#include "console/games.hpp"

#include "ai/bot.hpp"
#include "console/exit_code.hpp"
#include "console/signals.hpp"
#include "console/usage.hpp"
#include "core/look.hpp"
#include "games/registry.hpp"

#include <fmt/format.h>
#include <unistd.h>

namespace agora {

namespace {

std::string range_text(const ChoiceInfo& choice) {
    if (choice.words.empty()) return fmt::format("{} to {}", choice.least, choice.most);
    std::string words;
    for (const auto word : choice.words) words.append(words.empty() ? "" : ", ").append(word);
    return words;
}

void write_game(const AnyGame& game, JsonWriter& json) {
    const auto& about = game.about();
    json.begin_object().field("id", about.id).field("title", about.title.en);
    json.field("pitch", about.pitch.en).field("rules", about.rules);
    json.field("least_seats", about.least_seats).field("most_seats", about.most_seats);
    json.key("presets").begin_array();
    for (const auto& preset : game.presets()) {
        json.begin_object().field("name", preset.name).field("about", preset.about.en);
        json.key("options").begin_object();
        if (const auto whole = game.complete({std::string(preset.name), {}}))
            for (const auto& [name, value] : whole->values) json.field(name, value);
        json.end_object().end_object();
    }
    json.end_array().key("options").begin_array();
    for (const auto& choice : game.choices()) {
        json.begin_object().field("name", choice.name).field("about", choice.about.en);
        if (choice.words.empty()) {
            json.field("least", choice.least).field("most", choice.most);
        } else {
            json.key("words").begin_array();
            for (const auto word : choice.words) json.value(word);
            json.end_array();
        }
        json.end_object();
    }
    json.end_array().end_object();
}

std::string as_json() {
    JsonWriter json;
    json.begin_object().key("games").begin_array();
    for (const auto* game : all_games()) write_game(*game, json);
    json.end_array().key("bots").begin_array();
    for (const auto& bot : all_bots())
        json.begin_object().field("name", bot.name).field("about", bot.about.en).end_object();
    return json.end_array().end_object().take() + "\n";
}

std::string as_text() {
    std::string text;
    for (const auto* game : all_games()) {
        const auto& about = game->about();
        text += fmt::format("{}  {}, {} to {} seats\n    {}\n", about.id, about.title.en,
                            about.least_seats, about.most_seats, about.pitch.en);
        text += "  rules (--rules NAME)\n";
        for (const auto& preset : game->presets()) {
            const bool usual = preset.name == game->presets().front().name;
            text += fmt::format("    {:<12}{}{}\n", preset.name, preset.about.en,
                                usual ? " (the usual ones)" : "");
        }
        if (!game->choices().empty()) text += "  options (--set NAME=VALUE)\n";
        for (const auto& choice : game->choices())
            text += fmt::format("    {:<12}{}\n", choice.name,
                                wrap(fmt::format("{}: {}", range_text(choice), choice.about.en),
                                     80 - 16, "                "));
        text += "\n";
    }
    text += "bots (--seats me,bot:NAME)\n";
    for (const auto& bot : all_bots())
        text += fmt::format("    {:<12}{}\n", bot.name, bot.about.en);
    return text;
}

}  // namespace

int games_command(const GamesOptions& options) {
    const bool shown = write_all(STDOUT_FILENO, options.json ? as_json() : as_text());
    return shown ? exit_code::fine : exit_code::stopped;
}

int greeting_command() {
    const auto lang = read_lang("").value_or(Lang::en);
    std::string text(Text{"Agora: board games for people and machines.\n\n",
                          "Agora : des jeux de société pour les gens et les machines.\n\n"}
                         .in(lang));
    for (const auto* game : all_games())
        text += fmt::format("  {:<12}{}\n", game->about().id, game->about().pitch.in(lang));
    text +=
        Text{
            "\nYour first game, against the machine:\n    agora play splendor\n"
            "Everything else: agora --help\n",
            "\nVotre première partie, contre la machine :\n    agora play splendor\n"
            "Tout le reste : agora --help\n"}
            .in(lang);
    return write_all(STDOUT_FILENO, text) ? exit_code::fine : exit_code::stopped;
}

}  // namespace agora
