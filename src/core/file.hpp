// Files of the system: a descriptor that is closed with its owner, and the one way to replace a
// file atomically.
#pragma once

#include "core/error.hpp"

#include <sys/types.h>

#include <string>
#include <string_view>
#include <utility>

namespace agora {

// Of new files, before the umask.
inline constexpr mode_t private_mode = 0600;
inline constexpr mode_t shared_mode = 0644;

// RAII file descriptor; closing it releases its lock.
class File {
public:
    File() = default;
    explicit File(int descriptor) : descriptor_(descriptor) {}
    File(const std::string& path, int flags,
         mode_t mode = private_mode);  // `mode` is that of a new file
    File(File&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    File& operator=(File&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }
    ~File();

    bool is_open() const { return descriptor_ >= 0; }
    int descriptor() const { return descriptor_; }
    // Writes all of it; false with the reason in errno.
    bool write(std::string_view content) const;
    // Whether a path leads to this file, and not to one that has replaced it.
    bool is_at(const std::string& path) const;

private:
    int descriptor_ = -1;
};

// The new content of a file: written beside it, synced and renamed, so that a crash at any moment
// leaves the old content or the new one, and never half of one. What is not committed is removed.
// Writers of one path take turns.
class AtomicFile {
public:
    // Begins with an empty file `path`.part. A file that is replaced keeps its mode; a new one has
    // this mode.
    static Expected<AtomicFile> create(const std::string& path, mode_t mode = private_mode);
    AtomicFile(AtomicFile&& other) noexcept = default;
    AtomicFile& operator=(AtomicFile&&) = delete;
    ~AtomicFile();

    const std::string& temporary_path() const { return part_; }
    Expected<void> write(std::string_view content) const;

    enum class Existing : bool { replace, refuse };
    // Gives it its name. The file stays open and locked (flock) as long as its owner likes.
    Expected<File> commit(Existing existing = Existing::replace);

private:
    AtomicFile(std::string path, std::string part, File file)
        : path_(std::move(path)), part_(std::move(part)), file_(std::move(file)) {}
    std::unexpected<Error> failure() const;  // by errno

    std::string path_;
    std::string part_;
    File file_;  // open until it is committed
};

// Replaces the content of a file in one step.
Expected<void> replace_file(const std::string& path, std::string_view content,
                            mode_t mode = private_mode);

}  // namespace agora
