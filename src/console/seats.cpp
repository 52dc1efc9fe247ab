#include "console/seats.hpp"

#include "ai/bot.hpp"
#include "console/line_reader.hpp"
#include "console/phrases.hpp"
#include "core/look.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace agora {

namespace {

constexpr std::string_view bot_mark = "bot:";
constexpr int longest_name = 20;

// The name of one who only said "me": the login name where it looks like a person's.
std::string name_of_me(Lang lang) {
    for (const char* variable : {"LOGNAME", "USER"}) {
        const char* value = std::getenv(variable);
        std::string name(value == nullptr ? "" : value);
        const bool letters = std::ranges::all_of(
            name, [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; });
        if (name.empty() || !letters || name == "root" || columns(name) > longest_name) continue;
        name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
        return name;
    }
    return std::string(phrases::guest.in(lang));
}

bool is_taken(std::span<const Player> players, std::string_view name) {
    return std::ranges::any_of(players, [&](const Player& one) {
        return std::ranges::equal(one.name, name, [](char a, char b) {
            return std::tolower(static_cast<unsigned char>(a)) ==
                   std::tolower(static_cast<unsigned char>(b));
        });
    });
}

std::string bot_name(std::span<const Player> players, const std::string& bot) {
    std::string name = std::string(bot_mark) + bot;
    for (int n = 2; is_taken(players, name); ++n)
        name = std::string(bot_mark) + bot + " " + std::to_string(n);
    return name;
}

std::string quoted(std::string_view text) { return "\"" + showable(text) + "\""; }

// A name must be easy to show and to tell from those of the others.
Result<void> check_name(std::span<const Player> players, std::string_view name) {
    const bool shown = is_text(name) && !name.contains('\t') && trimmed(name) == name;
    if (!shown || name.empty() || columns(name) > longest_name)
        return refuse(quoted(name) + " is no name; a name has 1 to " +
                      std::to_string(longest_name) + " letters");
    if (is_taken(players, name))
        return refuse("two seats are called " + quoted(name) + "; give each its own name");
    return {};
}

}  // namespace

Result<std::vector<Player>> read_seats(std::string_view text, Lang lang) {
    std::vector<Player> players;
    for (std::size_t begin = 0; begin <= text.size();) {
        const auto end = std::min(text.find(',', begin), text.size());
        const auto name = trimmed(text.substr(begin, end - begin));
        begin = end + 1;
        if (players.size() == most_seats)
            return refuse("no game has more than " + std::to_string(most_seats) + " seats");
        if (name.empty())
            return refuse("a seat without a name in " + quoted(text) +
                          "; write names and bots with commas between, such as me,bot:greedy,Ann");
        if (name.starts_with(bot_mark)) {
            const std::string bot(name.substr(bot_mark.size()));
            if (const auto made = make_bot(bot, 0); !made) return std::unexpected(made.error());
            players.push_back({bot_name(players, bot), bot});
            continue;
        }
        const std::string shown = name == "me" ? name_of_me(lang) : std::string(name);
        if (auto good = check_name(players, shown); !good) return std::unexpected(good.error());
        players.push_back({shown, {}});
    }
    return players;
}

Result<std::vector<Player>> players_from(std::span<const std::string> names) {
    std::vector<Player> players;
    for (const auto& name : names) {
        if (auto good = check_name(players, name); !good) return std::unexpected(good.error());
        if (!name.starts_with(bot_mark)) {
            players.push_back({name, {}});
            continue;
        }
        const auto bot = name.substr(bot_mark.size(), name.find(' ') - bot_mark.size());
        if (const auto made = make_bot(bot, 0); !made) return std::unexpected(made.error());
        players.push_back({name, bot});
    }
    return players;
}

std::vector<std::string> names_of(std::span<const Player> players) {
    std::vector<std::string> names;
    for (const auto& player : players) names.push_back(player.name);
    return names;
}

}  // namespace agora
