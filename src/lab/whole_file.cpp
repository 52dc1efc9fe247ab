#include "lab/whole_file.hpp"

#include "core/reasons.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace agora::lab {

namespace {

constexpr std::uintmax_t largest_file = 64 * 1024 * 1024;

constexpr Text cannot_read = {"cannot read ", "impossible de lire "};
constexpr Text cannot_write = {"cannot write ", "impossible d’écrire "};

std::unexpected<Error> refuse_file(const Text& what, const std::string& path,
                                   const Error& why = system_error(errno)) {
    return std::unexpected(
        error_about(std::string(what.en) + path, std::string(what.fr) + path, why));
}

bool write_all_of(int file, std::string_view content) {
    while (!content.empty()) {
        const auto written = ::write(file, content.data(), content.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// Writes to a file opened with these flags and waits until it is on the disk.
bool write_to(const std::string& path, int flags, std::string_view content) {
    const int file = ::open(path.c_str(), flags | O_WRONLY | O_CREAT | O_CLOEXEC, 0644);
    if (file < 0) return false;
    const bool written = write_all_of(file, content) && ::fsync(file) == 0;
    const int why = errno;
    ::close(file);
    errno = why;
    return written;
}

}  // namespace

Expected<std::string> read_whole(const std::string& path) {
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    if (error) return refuse_file(cannot_read, path, system_error(error));
    if (size > largest_file)
        return std::unexpected(error_about(path, {"larger than 64 MiB", "plus de 64\u00A0Mio"}));
    std::ifstream in(path, std::ios::binary);
    std::string content(std::istreambuf_iterator<char>(in), {});
    if (!in) return refuse_file(cannot_read, path);
    return content;
}

Expected<void> write_whole(const std::string& path, std::string_view content) {
    const auto fresh = path + ".unfinished";
    if (!write_to(fresh, O_TRUNC, content) || std::rename(fresh.c_str(), path.c_str()) != 0) {
        auto refusal = refuse_file(cannot_write, path);
        ::unlink(fresh.c_str());
        return refusal;
    }
    // The new name must reach the disk too. Where a folder cannot be synced there is no more to do.
    const auto folder = std::filesystem::path(path).parent_path().string();
    const int opened =
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened >= 0) {
        ::fsync(opened);
        ::close(opened);
    }
    return {};
}

Expected<void> append_line(const std::string& path, std::string_view line) {
    if (!write_to(path, O_APPEND, std::string(line) + "\n")) return refuse_file(cannot_write, path);
    return {};
}

}  // namespace agora::lab
