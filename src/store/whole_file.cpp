#include "store/whole_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

namespace agora::store {
namespace {

Expected<void> wrong(const std::string& what, const std::string& path) {
    return refuse(ErrorCode::unavailable, what + " " + path + ": " + std::strerror(errno));
}

// Syncs a file or a folder; a rename is durable only once its folder is synced.
Expected<void> bring_to_disk(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return wrong("cannot open", path);
    const bool safe = ::fsync(file) == 0;
    auto result = safe ? Expected<void>{} : wrong("cannot bring to the disk", path);
    ::close(file);
    return result;
}

Expected<void> make_and_name(const std::string& path, const std::string& part,
                             const std::function<Expected<void>(const std::string&)>& write) {
    if (auto made = make_private_file(part); !made) return made;
    if (auto written = write(part); !written) return written;
    if (auto safe = bring_to_disk(part); !safe) return safe;
    if (::renameat2(AT_FDCWD, part.c_str(), AT_FDCWD, path.c_str(), RENAME_NOREPLACE) != 0)
        return wrong("cannot give its name to", path);
    const auto folder = std::filesystem::path(path).parent_path().string();
    return bring_to_disk(folder.empty() ? "." : folder);
}

}  // namespace

Expected<void> make_private_file(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0) return wrong("cannot open", path);
    ::close(file);
    return {};
}

Expected<void> write_whole_file(
    const std::string& path, const std::function<Expected<void>(const std::string& part)>& write) {
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored))
        return refuse(ErrorCode::invalid_value, path + " is there already and is not overwritten");
    const std::string part = path + ".part";
    std::filesystem::remove(part, ignored);  // of a copy that was interrupted
    auto result = make_and_name(path, part, write);
    if (!result) std::filesystem::remove(part, ignored);
    return result;
}

}  // namespace agora::store
