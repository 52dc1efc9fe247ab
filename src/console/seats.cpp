#include "console/seats.hpp"

#include "bots/bot.hpp"
#include "bots/bot_names.hpp"
#include "cli/line_reader.hpp"
#include "console/phrases.hpp"
#include "core/spelling.hpp"
#include "core/terminal_style.hpp"
#include "core/typed.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace agora::console {

namespace {

constexpr int longest_name = 20;

bool is_taken(std::span<const Player> players, std::string_view name) {
    return std::ranges::any_of(players, [&](const Player& one) {
        return std::ranges::equal(one.name, name, [](char a, char b) {
            return std::tolower(static_cast<unsigned char>(a)) ==
                   std::tolower(static_cast<unsigned char>(b));
        });
    });
}

std::string bot_name(std::span<const Player> players, const std::string& bot) {
    std::string name = std::string(bots::bot_mark) + bot;
    for (int n = 2; is_taken(players, name); ++n)
        name = std::string(bots::bot_mark) + bot + " " + std::to_string(n);
    return name;
}

std::string quoted(std::string_view text) { return "\"" + cli::showable(text) + "\""; }

// A name must be easy to show and to tell from those of the others.
Expected<void> check_name(std::span<const Player> players, std::string_view name) {
    const bool shown = cli::is_text(name) && !name.contains('\t') && cli::trimmed(name) == name;
    if (!shown || name.empty() || columns(name) > longest_name)
        return refuse(quoted(name) + " is no name; a name has 1 to " +
                          std::to_string(longest_name) + " letters",
                      in_guillemets(cli::showable(name)) +
                          " n’est pas un nom\u00A0; un nom a de 1 à " +
                          std::to_string(longest_name) + " lettres");
    if (is_taken(players, name))
        return refuse("two seats are called " + quoted(name) + "; give each its own name",
                      "deux places s’appellent " + in_guillemets(cli::showable(name)) +
                          "\u00A0; donnez à chacune son nom");
    return {};
}

}  // namespace

std::optional<std::string> system_name() {
    for (const char* variable : {"LOGNAME", "USER"}) {
        const char* value = std::getenv(variable);
        std::string name(value == nullptr ? "" : value);
        const bool letters = std::ranges::all_of(
            name, [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; });
        if (name.empty() || !letters || name == "root" || columns(name) > longest_name) continue;
        name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
        return name;
    }
    return std::nullopt;
}

std::string own_name(Lang lang) {
    return system_name().value_or(std::string(phrases::guest.in(lang)));
}

Expected<std::vector<Player>> read_seats(std::string_view text, Lang lang) {
    std::vector<Player> players;
    for (std::size_t begin = 0; begin <= text.size();) {
        const auto end = std::min(text.find(',', begin), text.size());
        const auto name = cli::trimmed(text.substr(begin, end - begin));
        begin = end + 1;
        if (players.size() == most_seats)
            return refuse("no game has more than " + std::to_string(most_seats) + " seats",
                          "aucun jeu n’a plus de " + std::to_string(most_seats) + " places");
        if (name.empty())
            return refuse("a seat without a name in " + quoted(text) +
                              "; write names and bots with commas between, such as me,bot,Ann",
                          "une place sans nom dans " + in_guillemets(cli::showable(text)) +
                              "\u00A0; écrivez noms et robots séparés par des virgules, comme "
                              "moi,bot,Anne");
        const auto bot = bots::bot_asked(name);
        if (!bot) return std::unexpected(bot.error());
        if (*bot) {
            players.push_back({bot_name(players, **bot), **bot});
            continue;
        }
        const std::string shown = plain_letters(name) == "me" || plain_letters(name) == "moi"
                                      ? own_name(lang)
                                      : std::string(name);
        if (auto good = check_name(players, shown); !good) return std::unexpected(good.error());
        players.push_back({shown, {}});
    }
    return players;
}

Expected<std::vector<Player>> players_from(std::span<const std::string> names) {
    std::vector<Player> players;
    for (const auto& name : names) {
        if (auto good = check_name(players, name); !good) return std::unexpected(good.error());
        const auto bot = bots::bot_recorded(name);
        if (bot)
            if (const auto made = bots::make_bot(*bot, 0); !made)
                return std::unexpected(made.error());
        players.push_back({name, std::string(bot.value_or(""))});
    }
    return players;
}

Expected<void> check_bots(std::span<const Player> players, std::string_view game) {
    for (const auto& player : players)
        if (player.is_bot())
            if (auto plays = bots::check_bot(game, player.bot); !plays) return plays;
    return {};
}

std::vector<std::string> names_of(std::span<const Player> players) {
    std::vector<std::string> names;
    for (const auto& player : players) names.push_back(player.name);
    return names;
}

}  // namespace agora::console
