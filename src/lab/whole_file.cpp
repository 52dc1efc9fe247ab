#include "lab/whole_file.hpp"

#include "core/file.hpp"
#include "core/reasons.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
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

Expected<void> append_line(const std::string& path, std::string_view line) {
    const File file(path, O_WRONLY | O_CREAT | O_APPEND, shared_mode);
    if (!file.is_open() || !file.write(std::string(line) + "\n") || ::fsync(file.descriptor()) != 0)
        return refuse_file(cannot_write, path);
    return {};
}

}  // namespace agora::lab
