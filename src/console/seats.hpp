// Who sits at the table: people at this keyboard and bots, as `--seats me,bot:greedy,Ann` says.
#pragma once

#include "core/error.hpp"
#include "core/language.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace agora::console {

struct Player {
    std::string name;  // as recorded; a bot's begins with "bot:", and match/naming.hpp shows it
    std::string bot;   // which one; empty for a person

    bool is_bot() const { return !bot.empty(); }
    friend bool operator==(const Player&, const Player&) = default;
};

// Refuses empty, unreadable and repeated names and bots that do not exist. Bots of one kind are
// numbered: bot:greedy, bot:greedy 2.
Expected<std::vector<Player>> read_seats(std::string_view text, Lang lang);

// The same from the names of a record, so that a match goes on with the players it had.
Expected<std::vector<Player>> players_from(std::span<const std::string> names);

// Refuses bots that do not play that game.
Expected<void> check_bots(std::span<const Player> players, std::string_view game);

// The login name, where it looks like a person's.
std::optional<std::string> system_name();
// What one who only says "me" is called: that, or a guest.
std::string own_name(Lang lang);

std::vector<std::string> names_of(std::span<const Player> players);

}  // namespace agora::console
