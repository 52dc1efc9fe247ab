// Records on disk: read with care, written so that no crash leaves half of one.
#pragma once

#include "core/record.hpp"

#include <string>
#include <string_view>

namespace agora {

// Refuses what cannot be read, is too large or is no record, saying which.
Result<Record> load_record(const std::string& path);

// Replaces the file in one step, when its content is safely on disk.
Result<void> replace_file(const std::string& path, std::string_view content);

// Where a match is kept while it goes on.
class SaveFile {
public:
    // The file to write; with an empty path a new one is made in the usual place:
    // $XDG_DATA_HOME/agora/games/<game>-<date>-<time>.json.
    explicit SaveFile(std::string path = {}) : path_(std::move(path)) {}

    Result<void> write(const Record& record);
    const std::string& path() const { return path_; }  // empty while there is no file

private:
    std::string path_;
};

// A path as it can be typed in a shell.
std::string shell_word(std::string_view path);

}  // namespace agora
