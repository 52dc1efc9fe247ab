#include "remote/guests.hpp"

#include "core/file.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace agora::remote {

namespace {

constexpr std::size_t most_guests = 200;  // the oldest are forgotten

}  // namespace

GuestBook GuestBook::usual() {
    const auto value = [](const char* name) {
        const char* text = std::getenv(name);
        return std::string(text == nullptr ? "" : text);
    };
    // The standard says to ignore a path that is not absolute.
    if (const auto data = value("XDG_DATA_HOME"); data.starts_with('/'))
        return GuestBook(data + "/agora/guests");
    return GuestBook(value("HOME") + "/.local/share/agora/guests");
}

// Names have no tabs and no ends of lines.
std::vector<GuestBook::Line> GuestBook::read() const {
    std::vector<Line> lines;
    std::ifstream file(path_);
    for (std::string text; std::getline(file, text);) {
        std::istringstream parts(text);
        Line line;
        std::getline(parts, line.server, '\t');
        std::getline(parts, line.name, '\t');
        std::getline(parts, line.cookie, '\t');
        if (!line.cookie.empty()) lines.push_back(std::move(line));
    }
    return lines;
}

std::string GuestBook::find(const std::string& server, const std::string& name) const {
    for (const auto& line : read())
        if (line.server == server && line.name == name) return line.cookie;
    return {};
}

std::string GuestBook::last_name(const std::string& server) const {
    std::string name;
    for (auto& line : read())
        if (line.server == server) name = std::move(line.name);
    return name;
}

Expected<void> GuestBook::keep(const std::string& server, const std::string& name,
                               const std::string& cookie) const {
    auto lines = read();
    std::erase_if(lines,
                  [&](const Line& line) { return line.server == server && line.name == name; });
    lines.push_back({server, name, cookie});
    if (lines.size() > most_guests) lines.erase(lines.begin());

    std::string text;
    for (const auto& line : lines)
        text += line.server + '\t' + line.name + '\t' + line.cookie + '\n';
    std::error_code ignored;  // writing says what is wrong
    std::filesystem::create_directories(std::filesystem::path(path_).parent_path(), ignored);
    return replace_file(path_, text);
}

}  // namespace agora::remote
