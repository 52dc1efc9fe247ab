#include "core/file.hpp"

#include "core/reasons.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>

namespace agora {

namespace {

std::unexpected<Error> cannot_write(const std::string& path) {
    return std::unexpected(
        error_about("cannot write " + path, "impossible d’écrire " + path, system_error(errno)));
}

// A rename is durable once its folder is synced. A folder that may not be read cannot be synced,
// and some file systems have nothing to sync: there is no more to do then.
bool sync_folder_of(const std::string& path) {
    const auto folder = std::filesystem::path(path).parent_path().string();
    const File opened(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY);
    return !opened.is_open() || ::fsync(opened.descriptor()) == 0 || errno == EINVAL;
}

// One name: a crash leaves at most one such file. It is locked before anything is written, so that
// it has one writer; where a file system has no locks, there is only one.
File open_part(const std::string& part, mode_t mode) {
    for (;;) {
        File file(part, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK, mode);
        if (!file.is_open()) return file;
        while (::flock(file.descriptor(), LOCK_EX) != 0 && errno == EINTR) continue;
        if (!file.is_at(part)) continue;  // the writer before has given it its name
        if (::ftruncate(file.descriptor(), 0) != 0) return {};
        return file;
    }
}

}  // namespace

File::File(const std::string& path, int flags, mode_t mode)
    : descriptor_(::open(path.c_str(), flags | O_CLOEXEC, mode)) {}

File::~File() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

bool File::write(std::string_view content) const {
    while (!content.empty()) {
        const auto written = ::write(descriptor_, content.data(), content.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

bool File::is_at(const std::string& path) const {
    struct stat there{};
    struct stat ours{};
    return ::stat(path.c_str(), &there) == 0 && ::fstat(descriptor_, &ours) == 0 &&
           there.st_dev == ours.st_dev && there.st_ino == ours.st_ino;
}

Expected<AtomicFile> AtomicFile::create(const std::string& path, mode_t mode) {
    auto part = path + ".part";
    auto file = open_part(part, mode);
    if (!file.is_open()) return cannot_write(path);
    AtomicFile made(path, std::move(part), std::move(file));
    struct stat before{};
    if (::stat(path.c_str(), &before) == 0 &&
        ::fchmod(made.file_.descriptor(), before.st_mode & 0777U) != 0)
        return made.failure();
    return made;
}

AtomicFile::~AtomicFile() {
    if (file_.is_open()) ::unlink(part_.c_str());
}

Expected<void> AtomicFile::write(std::string_view content) const {
    if (!file_.write(content)) return failure();
    return {};
}

Expected<File> AtomicFile::commit(Existing existing) {
    const unsigned flags = existing == Existing::refuse ? RENAME_NOREPLACE : 0U;
    if (::fsync(file_.descriptor()) != 0 ||
        ::renameat2(AT_FDCWD, part_.c_str(), AT_FDCWD, path_.c_str(), flags) != 0)
        return failure();
    File committed = std::move(file_);
    if (!sync_folder_of(path_)) return failure();
    return committed;
}

std::unexpected<Error> AtomicFile::failure() const { return cannot_write(path_); }

Expected<void> replace_file(const std::string& path, std::string_view content, mode_t mode) {
    auto file = AtomicFile::create(path, mode);
    if (!file) return std::unexpected(file.error());
    if (auto written = file->write(content); !written) return written;
    if (auto committed = file->commit(); !committed) return std::unexpected(committed.error());
    return {};
}

}  // namespace agora
