#include "console/record_files.hpp"

#include "cli/line_reader.hpp"
#include "console/phrases.hpp"
#include "core/reasons.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <functional>

namespace agora::console {

namespace {

constexpr std::size_t largest_file = 16 * 1024 * 1024;

constexpr Text cannot_read = {"cannot read ", "impossible de lire "};
constexpr Text cannot_write = {"cannot write ", "impossible d’écrire "};

std::unexpected<Error> refuse_file(const Text& what, const std::string& path) {
    return std::unexpected(
        error_about(std::string(what.en) + path, std::string(what.fr) + path, system_error(errno)));
}

std::unexpected<Error> no_record(const std::string& path, const Text& why) {
    return std::unexpected(error_about(
        path, {"this is no record: " + std::string(why.en),
               "ce n’est pas une transcription de partie\u00A0: " + std::string(why.fr)}));
}

std::string usual_folder() {
    const auto value = [](const char* name) {
        const char* text = std::getenv(name);
        return std::string(text == nullptr ? "" : text);
    };
    // The standard says to ignore a path that is not absolute.
    if (const auto data = value("XDG_DATA_HOME"); data.starts_with('/'))
        return data + "/agora/games";
    if (const auto home = value("HOME"); !home.empty()) return home + "/.local/share/agora/games";
    return "agora-games";
}

std::string now_as_name() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y%m%d-%H%M%S", &local);
    return text.data();
}

// Whether the lock of an open file is ours now. Where a file system has no locks, it counts as
// ours.
bool lock(const File& file) {
    return flock(file.descriptor(), LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

// Whether another program holds it; several may look at once.
bool is_played(const std::string& path) {
    const File file(path, O_RDONLY | O_NOCTTY | O_NONBLOCK);
    return file.is_open() && flock(file.descriptor(), LOCK_SH | LOCK_NB) != 0 &&
           errno == EWOULDBLOCK;
}

std::string resolved(const std::string& path) {
    std::error_code error;
    auto target = std::filesystem::canonical(path, error).string();
    return error ? path : target;
}

}  // namespace

Expected<Record> load_record(const std::string& path) {
    const File file(path, O_RDONLY | O_NOCTTY | O_NONBLOCK);
    struct stat about{};
    if (!file.is_open() || fstat(file.descriptor(), &about) != 0)
        return refuse_file(cannot_read, path);
    if (!S_ISREG(about.st_mode) && !S_ISDIR(about.st_mode))
        return no_record(path, {"it is not a regular file", "ce n’est pas un fichier ordinaire"});
    std::string text;
    std::array<char, 64 * 1024> buffer;
    for (;;) {
        const auto got = read(file.descriptor(), buffer.data(), buffer.size());
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return refuse_file(cannot_read, path);
        if (got == 0) break;
        text.append(buffer.data(), static_cast<std::size_t>(got));
        if (text.size() > largest_file)
            return no_record(path, {"it is larger than 16 MiB", "elle dépasse 16\u00A0Mio"});
    }
    auto record = read_record(text);
    if (!record) return std::unexpected(error_about(path, record.error()));
    return record;
}

Expected<SaveFile> SaveFile::reopen(const std::string& path) {
    SaveFile save(path);
    do {
        save.held_ = File(path, O_RDONLY | O_NOCTTY | O_NONBLOCK);
        if (!save.held_.is_open()) return refuse_file(cannot_read, path);
        if (!lock(save.held_))
            return std::unexpected(error_about(
                path, {"this game is being played already", "cette partie se joue déjà ailleurs"}));
    } while (!save.held_.is_at(path));
    save.target_ = resolved(path);
    return save;
}

// A new, empty file; its name is ours from now on.
Expected<void> SaveFile::claim(const std::string& game) {
    const auto take = [&](const std::string& path) {
        held_ = File(path, O_WRONLY | O_CREAT | O_EXCL);
        if (held_.is_open()) target_ = path;
        return held_.is_open();
    };
    if (!path_.empty()) {
        if (!take(path_)) return refuse_file(cannot_write, path_);
        return {};
    }
    const auto folder = usual_folder();
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    const auto stem = folder + "/" + game + "-" + now_as_name();
    for (int n = 1; n < 1000; ++n) {
        const auto path = stem + (n == 1 ? "" : "-" + std::to_string(n)) + ".json";
        if (take(path)) return {};
        if (errno != EEXIST) return refuse_file(cannot_write, path);
    }
    return refuse("cannot find a free name like " + stem + ".json",
                  "aucun nom libre comme " + stem + ".json");
}

// The new file is locked before anybody can find it, as the one before it was.
Expected<void> SaveFile::replace(std::string_view content) {
    auto file = AtomicFile::create(target_);
    if (!file) return std::unexpected(file.error());
    if (auto written = file->write(content); !written) return written;
    auto committed = file->commit();
    if (!committed) return std::unexpected(committed.error());
    held_ = *std::move(committed);
    return {};
}

Expected<void> SaveFile::write(const Record& record) {
    const bool is_new = !held_.is_open();
    if (is_new)
        if (auto claimed = claim(record.game); !claimed) return claimed;
    auto written = replace(record_file(record));
    if (is_new && !written) {
        unlink(target_.c_str());
        held_ = File();
    }
    if (written && path_.empty()) path_ = target_;
    return written;
}

namespace {

std::string date_of(std::filesystem::file_time_type moment) {
    const auto seconds =
        std::chrono::system_clock::to_time_t(std::chrono::file_clock::to_sys(moment));
    std::tm local{};
    localtime_r(&seconds, &local);
    return fmt::format("{}-{:02}-{:02} {:02}:{:02}", local.tm_year + 1900, local.tm_mon + 1,
                       local.tm_mday, local.tm_hour, local.tm_min);
}

}  // namespace

LeftGames left_games(std::string_view game, std::size_t most) {
    namespace fs = std::filesystem;
    std::vector<std::pair<fs::file_time_type, std::string>> files;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(usual_folder(), error)) {
        std::error_code unknown;
        if (entry.path().extension() == ".json")
            files.emplace_back(entry.last_write_time(unknown), entry.path().string());
    }
    std::ranges::sort(files, std::greater());
    LeftGames left;
    for (auto& [touched, path] : files) {
        if (left.games.size() == most) break;
        auto record = load_record(path);
        if (!record || record->result || (!game.empty() && record->game != game)) continue;
        if (is_played(path))
            left.played = true;
        else
            left.games.push_back({std::move(path), std::move(*record), date_of(touched)});
    }
    return left;
}

std::string how_to_replay(const std::string& path, const TerminalStyle& style) {
    auto text = phrase(style.lang, phrases::kept);
    auto command = "agora replay " + shell_word(path);
    if (columns(command) >= style.width) return command;  // rows are few, and it speaks for itself
    text += columns(text) + 1 + columns(command) < style.width ? " " : "\n";
    return text + command;
}

std::string shell_word(std::string_view path) {
    constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:+@%,=";
    if (!path.empty() && path.find_first_not_of(plain) == std::string_view::npos)
        return std::string(path);
    const bool text = cli::is_text(path);
    std::string word = text ? "'" : "$'";
    for (const char c : path) {
        if (text)
            word += c == '\'' ? "'\\''" : std::string(1, c);
        else if (plain.contains(c))
            word += c;
        else
            word += fmt::format("\\{:03o}", static_cast<unsigned char>(c));
    }
    return word + "'";
}

}  // namespace agora::console
