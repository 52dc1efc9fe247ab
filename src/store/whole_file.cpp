#include "store/whole_file.hpp"

#include "core/file.hpp"

#include <fcntl.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

namespace agora::store {
namespace {

std::unexpected<Error> unavailable(Error why) {
    why.code = ErrorCode::unavailable;
    return std::unexpected(std::move(why));
}

}  // namespace

Expected<void> make_private_file(const std::string& path) {
    if (!File(path, O_RDWR | O_CREAT).is_open())
        return refuse(ErrorCode::unavailable, "cannot open " + path + ": " + std::strerror(errno));
    return {};
}

Expected<void> write_whole_file(
    const std::string& path, const std::function<Expected<void>(const std::string& part)>& write) {
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored))
        return refuse(ErrorCode::invalid_value, path + " is there already and is not overwritten");
    auto file = AtomicFile::create(path);
    if (!file) return unavailable(file.error());
    if (auto written = write(file->temporary_path()); !written) return written;
    if (auto committed = file->commit(AtomicFile::Existing::refuse); !committed)
        return unavailable(committed.error());
    return {};
}

}  // namespace agora::store
