#include "console/games.hpp"

#include "bots/bot.hpp"
#include "bots/searcher.hpp"
#include "cli/exit_code.hpp"
#include "cli/output.hpp"
#include "cli/signals.hpp"
#include "core/terminal_style.hpp"
#include "core/typography.hpp"
#include "games/registry.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <string>
#include <vector>

namespace agora::console {

namespace {

constexpr int width = 80;

// Before lines are filled, so that none ends before a French sign.
std::string say(const Text& text, Lang lang) { return typeset(std::string(text.in(lang)), lang); }

std::string range_text(const ChoiceInfo& choice, Lang lang) {
    if (choice.words.empty())
        return fmt::format(fmt::runtime(Text{"{} to {}", "{} à {}"}.in(lang)), choice.least,
                           choice.most);
    std::string words;
    for (const auto word : choice.words) words.append(words.empty() ? "" : ", ").append(word);
    return words;
}

void write_bots(JsonWriter& json, std::span<const ai::BotInfo> listed) {
    json.key("bots").begin_array();
    for (const auto& bot : listed) {
        json.begin_object().field("name", bot.name).field("word", bot.word.en);
        json.field("about", bot.about.en).end_object();
    }
    json.end_array();
}

void write_game(const AnyGame& game, JsonWriter& json) {
    const auto& about = game.about();
    json.begin_object().field("id", about.id).field("title", about.title.en);
    json.field("pitch", about.pitch.en).field("rules", about.rules);
    json.field("least_seats", about.least_seats).field("most_seats", about.most_seats);
    json.field("minutes", about.minutes).key("presets").begin_array();
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
    json.end_array();
    const auto* own = bots::own_bot_of(about.id);
    write_bots(json, std::span(own, own == nullptr ? 0 : 1));
    json.end_object();
}

std::string as_json(std::span<const AnyGame* const> games) {
    JsonWriter json;
    json.begin_object().key("games").begin_array();
    for (const auto* game : games) write_game(*game, json);
    json.end_array();
    write_bots(json, bots::all_bots());
    return json.end_object().take() + "\n";
}

// Names, and what is to be said about each: in columns as wide as the widest name.
struct Row {
    std::string name;
    std::string about;
};

std::string columns_of(const std::vector<Row>& rows) {
    constexpr int widest_name = 26;  // one that is longer has a line of its own
    int wide = 0;
    for (const auto& row : rows)
        if (columns(row.name) <= widest_name) wide = std::max(wide, columns(row.name));
    const std::string indent(static_cast<std::size_t>(wide) + 6, ' ');
    std::string text;
    for (const auto& row : rows) {
        auto about = wrap(row.about, width - wide - 6);
        for (auto at = about.find('\n'); at != std::string::npos; at = about.find('\n', at + 1))
            about.insert(at + 1, indent);
        if (columns(row.name) > wide)
            text += fmt::format("    {}\n{}{}\n", wrap(row.name, width - 4, "    "), indent, about);
        else
            text += fmt::format("    {}  {}\n", pad(row.name, wide), about);
    }
    return text;
}

std::string heading(const AnyGame& game, Lang lang) {
    const auto& about = game.about();
    constexpr Text line = {"{}  {}, {} to {} seats\n    {}\n",
                           "{}  {}, de {} à {} places\n    {}\n"};
    return fmt::format(fmt::runtime(line.in(lang)), about.id, about.title.in(lang),
                       about.least_seats, about.most_seats,
                       wrap(say(about.pitch, lang), width - 4, "    "));
}

std::string presets_of(const AnyGame& game, Lang lang) {
    std::vector<Row> rows;
    for (const auto& preset : game.presets()) {
        const bool usual = preset.name == game.presets().front().name;
        rows.push_back(
            {std::string(preset.name),
             say(preset.about, lang) +
                 (usual ? say({" (the usual ones)", " (les règles d'usage)"}, lang) : "")});
    }
    return std::string(Text{"  rules (--rules NAME)\n", "  règles (--rules NOM)\n"}.in(lang)) +
           columns_of(rows);
}

// Options that take the same values for the same purpose stand in one row.
std::string options_of(const AnyGame& game, Lang lang) {
    if (game.choices().empty()) return {};
    std::vector<Row> rows;
    for (const auto& choice : game.choices()) {
        auto about =
            range_text(choice, lang) + say({": ", "\u00A0: "}, lang) + say(choice.about, lang);
        if (!rows.empty() && rows.back().about == about)
            rows.back().name += ", " + std::string(choice.name);
        else
            rows.push_back({std::string(choice.name), std::move(about)});
    }
    return std::string(Text{"  options (--set NAME=VALUE, several with commas between)\n",
                            "  options (--set NOM=VALEUR, plusieurs séparées par des virgules)\n"}
                           .in(lang)) +
           columns_of(rows);
}

std::string bots_text(std::span<const ai::BotInfo> listed, Lang lang) {
    std::vector<Row> rows;
    for (const auto& bot : listed)
        rows.push_back({pad(bot.name, 10) + std::string(bot.word.in(lang)), say(bot.about, lang)});
    return std::string(
               Text{"bots (--seats me,bot:NAME)\n", "robots (--seats moi,bot:NOM)\n"}.in(lang)) +
           columns_of(rows);
}

std::string all_text(Lang lang) {
    std::string text;
    for (const auto* game : games::all_games()) text += heading(*game, lang);
    return text + "\n" + bots_text(bots::all_bots(), lang) +
           std::string(Text{"\nThe rules and options of one game: agora games GAME\n",
                            "\nLes règles et options d'un jeu\u00A0: agora games JEU\n"}
                           .in(lang));
}

std::string one_text(const AnyGame& game, Lang lang) {
    return heading(game, lang) + presets_of(game, lang) + options_of(game, lang) + "\n" +
           bots_text(bots::bots_of(game.about().id), lang) +
           fmt::format(
               fmt::runtime(
                   Text{"\nTo play: agora play {0}\n", "\nPour jouer\u00A0: agora play {0}\n"}.in(
                       lang)),
               game.about().id);
}

}  // namespace

int games_command(const GamesOptions& options) {
    const auto lang = options.lang;
    const AnyGame* one = nullptr;
    if (!options.game.empty()) {
        const auto game = games::game_named(options.game);
        if (!game) {
            cli::complain("games", game.error().in(lang), lang);
            return cli::exit_code::unusable;
        }
        one = *game;
    }
    std::string text;
    if (options.json)
        text = as_json(one == nullptr ? games::all_games() : std::span(&one, 1));
    else
        text = one == nullptr ? all_text(lang) : one_text(*one, lang);
    if (!options.json) text = typeset(std::move(text), lang);
    return cli::write_all(STDOUT_FILENO, text) ? cli::exit_code::fine : cli::exit_code::stopped;
}

int greeting_command(Lang lang) {
    std::string text(Text{"Agora: board games for people and machines.\n\n",
                          "Agora\u00A0: des jeux de société pour les gens et les machines.\n\n"}
                         .in(lang));
    for (const auto* game : games::all_games())
        text += fmt::format("  {:<12}{}\n", game->about().id,
                            wrap(say(game->about().pitch, lang), width - 14, "              "));
    constexpr Text advice = {
        "\nYour first game, against the machine:\n    agora play {}\n"
        "Or let it ask what you want: agora play\n"
        "Everything else: agora --help\n",
        "\nVotre première partie, contre la machine\u00A0:\n    agora play {}\n"
        "Ou laissez-vous demander ce que vous voulez\u00A0: agora play\n"
        "Tout le reste\u00A0: agora --help\n"};
    text += fmt::format(fmt::runtime(advice.in(lang)), games::all_games().front()->about().id);
    text = typeset(std::move(text), lang);
    return cli::write_all(STDOUT_FILENO, text) ? cli::exit_code::fine : cli::exit_code::stopped;
}

}  // namespace agora::console
