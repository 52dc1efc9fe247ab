#include "kit/golden.hpp"

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace agora::kit {

namespace {

bool writing() {
    const char* given = std::getenv("AGORA_GOLDEN");
    return given != nullptr && std::string(given) == "write";
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

}  // namespace

std::filesystem::path source_folder() { return AGORA_SOURCE_DIR; }

std::string excerpt(const std::string& text) {
    constexpr std::size_t beginning = 240;
    constexpr std::size_t end = 50;
    const auto lines = lines_of(text);
    if (lines.size() <= beginning + end) return text;
    std::string shown;
    for (std::size_t i = 0; i < beginning; ++i) shown += lines[i] + "\n";
    shown += "\n[" + std::to_string(lines.size() - beginning - end) +
             " lines left out: the fingerprint stands for them]\n\n";
    for (std::size_t i = lines.size() - end; i < lines.size(); ++i) shown += lines[i] + "\n";
    return shown;
}

Findings check_golden(const std::filesystem::path& file, const std::string& text) {
    Findings findings;
    if (writing()) {
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << text;
        return findings;
    }
    std::ifstream stream(file, std::ios::binary);
    if (!stream) {
        findings.add(file.string() + " is missing; tools/golden writes it");
        return findings;
    }
    std::ostringstream content;
    content << stream.rdbuf();
    if (content.str() == text) return findings;
    const auto expected = lines_of(content.str());
    const auto actual = lines_of(text);
    std::size_t at = 0;
    while (at < expected.size() && at < actual.size() && expected[at] == actual[at]) ++at;
    findings.add(file.string() + ":" + std::to_string(at + 1) + ": expected \"" +
                 (at < expected.size() ? expected[at] : "<end>") + "\", got \"" +
                 (at < actual.size() ? actual[at] : "<end>") + "\"");
    return findings;
}

}  // namespace agora::kit
