// Record files: validated when read, written atomically.
#pragma once

#include "core/file.hpp"
#include "core/record.hpp"
#include "core/terminal_style.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace agora::console {

// Refuses what cannot be read, is too large or is no record, saying which.
Expected<Record> load_record(const std::string& path);

// The file of a match in progress, locked so that two programs never overwrite each other's match.
class SaveFile {
public:
    // A new file, made by the first `write`, which refuses one that exists; with an empty path it
    // is made in the usual place: $XDG_DATA_HOME/agora/games/<game>-<date>-<time>.json.
    explicit SaveFile(std::string path = {}) : path_(std::move(path)) {}

    // The file of a match that goes on. Refuses one that is being played already.
    static Expected<SaveFile> reopen(const std::string& path);

    // Replaces the content atomically, after syncing the new one.
    Expected<void> write(const Record& record);
    const std::string& path() const { return path_; }  // empty while there is no file

private:
    Expected<void> claim(const std::string& game);
    Expected<void> replace(std::string_view content);

    std::string path_;    // as it was given
    std::string target_;  // where it leads, through links
    File held_;           // what is there now, locked
};

// The games in the usual place that are not over, the one touched last first; at most so many.
struct LeftGame {
    std::string path;
    Record record;
    std::string date;  // on which it was left: 2026-03-01 18:30
};
struct LeftGames {
    std::vector<LeftGame> games;  // without those that are being played
    bool played = false;          // there are such
};
LeftGames left_games(std::string_view game, std::size_t most);  // of any game: ""

// A path as it can be typed in a shell, and shown.
std::string shell_word(std::string_view path);

// How to look at a game again: the command is never broken, so that it can be copied.
std::string how_to_replay(const std::string& path, const TerminalStyle& style);

}  // namespace agora::console
