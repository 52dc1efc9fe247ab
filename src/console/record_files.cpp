#include "console/record_files.hpp"

#include "console/line_reader.hpp"
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
#include <cstdio>
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
    return flock(file.number(), LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

// Whether a path still leads to an open file, which a `replace` of another program changes.
bool leads_to(const std::string& path, const File& file) {
    struct stat there{};
    struct stat ours{};
    return stat(path.c_str(), &there) == 0 && fstat(file.number(), &ours) == 0 &&
           there.st_dev == ours.st_dev && there.st_ino == ours.st_ino;
}

// Whether another program holds it; several may look at once.
bool is_played(const std::string& path) {
    const File file(path, O_RDONLY | O_NOCTTY | O_NONBLOCK);
    return file.is_open() && flock(file.number(), LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

std::string resolved(const std::string& path) {
    std::error_code error;
    auto target = std::filesystem::canonical(path, error).string();
    return error ? path : target;
}

// Writes all of it and waits until it is on the disk.
bool write_safely(const File& file, std::string_view content) {
    while (!content.empty()) {
        const auto written = write(file.number(), content.data(), content.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return fsync(file.number()) == 0;
}

}  // namespace

File::File(const std::string& path, int flags)
    : number_(open(path.c_str(), flags | O_CLOEXEC, S_IRUSR | S_IWUSR)) {}

File::~File() {
    if (number_ >= 0) close(number_);
}

Expected<Record> load_record(const std::string& path) {
    const File file(path, O_RDONLY | O_NOCTTY | O_NONBLOCK);
    struct stat about{};
    if (!file.is_open() || fstat(file.number(), &about) != 0) return refuse_file(cannot_read, path);
    if (!S_ISREG(about.st_mode) && !S_ISDIR(about.st_mode))
        return no_record(path, {"it is not a regular file", "ce n’est pas un fichier ordinaire"});
    std::string text;
    std::array<char, 64 * 1024> buffer;
    for (;;) {
        const auto got = read(file.number(), buffer.data(), buffer.size());
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
    } while (!leads_to(path, save.held_));
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

Expected<void> SaveFile::replace(std::string_view content) {
    const auto fresh = target_ + ".unfinished";  // one name: a crash leaves at most one such file
    const auto give_up = [&] {
        auto refusal = refuse_file(cannot_write, path_.empty() ? target_ : path_);
        unlink(fresh.c_str());
        return refusal;
    };
    File file(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW);
    struct stat about{};
    if (!file.is_open() || fstat(held_.number(), &about) != 0 ||
        fchmod(file.number(), about.st_mode & 0777U) != 0 || !write_safely(file, content))
        return give_up();
    lock(file);  // before anybody can find it
    if (std::rename(fresh.c_str(), target_.c_str()) != 0) return give_up();
    held_ = std::move(file);
    // The new name must reach the disk too. Where a folder cannot be synced there is no more to do.
    const auto folder = std::filesystem::path(target_).parent_path().string();
    const File opened(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY);
    if (opened.is_open()) fsync(opened.number());
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
    const bool text = is_text(path);
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
