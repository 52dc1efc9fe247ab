#include "console/record_files.hpp"

#include "console/signals.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <filesystem>

namespace agora {

namespace {

constexpr std::size_t largest_file = 16 * 1024 * 1024;

// An open file that closes itself.
class File {
public:
    File(const std::string& path, int flags)
        : number_(open(path.c_str(), flags | O_CLOEXEC, 0644)) {}
    ~File() {
        if (number_ >= 0) close(number_);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    bool is_open() const { return number_ >= 0; }
    int number() const { return number_; }

private:
    int number_;
};

std::unexpected<Refusal> refuse_file(std::string_view what, const std::string& path) {
    return refuse(std::string(what) + " " + path + ": " + std::strerror(errno));
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

// A new, empty file in the usual place; its name is ours from now on.
Result<std::string> claim_file(const std::string& game) {
    const auto folder = usual_folder();
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    const auto stem = folder + "/" + game + "-" + now_as_name();
    for (int n = 1; n < 1000; ++n) {
        auto path = stem + (n == 1 ? "" : "-" + std::to_string(n)) + ".json";
        if (File(path, O_WRONLY | O_CREAT | O_EXCL).is_open()) return path;
        if (errno != EEXIST) return refuse_file("cannot write", path);
    }
    return refuse("cannot find a free name like " + stem + ".json");
}

}  // namespace

Result<Record> load_record(const std::string& path) {
    const File file(path, O_RDONLY | O_NOCTTY);
    if (!file.is_open()) return refuse_file("cannot read", path);
    std::string text;
    std::array<char, 64 * 1024> buffer;
    for (;;) {
        const auto got = read(file.number(), buffer.data(), buffer.size());
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return refuse_file("cannot read", path);
        if (got == 0) break;
        text.append(buffer.data(), static_cast<std::size_t>(got));
        if (text.size() > largest_file)
            return refuse(path + ": this is no record: it is larger than 16 MiB");
    }
    auto record = read_record(text);
    if (!record) return refuse(path + ": " + record.error().why);
    return record;
}

Result<void> replace_file(const std::string& path, std::string_view content) {
    const std::string fresh = path + ".new-" + std::to_string(getpid());
    {
        const File file(fresh, O_WRONLY | O_CREAT | O_TRUNC);
        if (!file.is_open()) return refuse_file("cannot write", path);
        while (!content.empty()) {
            const auto written = write(file.number(), content.data(), content.size());
            if (written < 0 && errno == EINTR) continue;
            if (written <= 0) break;
            content.remove_prefix(static_cast<std::size_t>(written));
        }
        if (!content.empty() || fsync(file.number()) != 0) {
            auto refusal = refuse_file("cannot write", path);
            unlink(fresh.c_str());
            return refusal;
        }
    }
    if (std::rename(fresh.c_str(), path.c_str()) != 0) {
        auto refusal = refuse_file("cannot write", path);
        unlink(fresh.c_str());
        return refusal;
    }
    // The new name must reach the disk too. Where a folder cannot be synced there is no more to do.
    const auto folder = std::filesystem::path(path).parent_path().string();
    const File opened(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY);
    if (opened.is_open()) fsync(opened.number());
    return {};
}

Result<void> SaveFile::write(const Record& record) {
    if (path_.empty()) {
        auto claimed = claim_file(record.game);
        if (!claimed) return std::unexpected(claimed.error());
        if (auto written = replace_file(*claimed, record_file(record)); !written) {
            unlink(claimed->c_str());
            return written;
        }
        path_ = std::move(*claimed);
        return {};
    }
    return replace_file(path_, record_file(record));
}

std::string shell_word(std::string_view path) {
    constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:+@%,=";
    if (!path.empty() && path.find_first_not_of(plain) == std::string_view::npos)
        return std::string(path);
    std::string word = "'";
    for (const char c : path) word += c == '\'' ? "'\\''" : std::string(1, c);
    return word + "'";
}

}  // namespace agora
