#include "console/escape_keys.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace agora::console {

namespace {

constexpr char escape = '\x1b';

// Keys with a meaning in a line, and the sequences that the line editor knows.
constexpr auto known_keys = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"\x1b[A", "\x1b[A"},
    {"\x1b[B", "\x1b[B"},
    {"\x1b[C", "\x1b[C"},
    {"\x1b[D", "\x1b[D"},
    {"\x1bOA", "\x1b[A"},
    {"\x1bOB", "\x1b[B"},
    {"\x1bOC", "\x1b[C"},
    {"\x1bOD", "\x1b[D"},
    {"\x1b[H", "\x01"},
    {"\x1b[F", "\x05"},
    {"\x1bOH", "\x01"},
    {"\x1bOF", "\x05"},
    {"\x1b[1~", "\x01"},
    {"\x1b[4~", "\x05"},
    {"\x1b[7~", "\x01"},
    {"\x1b[8~", "\x05"},
    {"\x1b[3~", "\x1b[3~"},
    {"\x1b[1;5C",
     "\x1b"
     "f"},
    {"\x1b[1;5D",
     "\x1b"
     "b"},
    {"\x1b[1;3C",
     "\x1b"
     "f"},
    {"\x1b[1;3D",
     "\x1b"
     "b"},
});

// Whether a sequence is incomplete (ECMA-48; the console of Linux has [[A).
bool is_whole(std::string_view key) {
    if (key.size() < 2) return false;
    if (key[1] == 'O') return key.size() == 3;
    if (key[1] != '[') return true;
    if (key.size() == 2) return false;
    if (key[2] == '[') return key.size() == 4;
    return key.back() < ' ' || key.back() >= '@';
}

}  // namespace

std::string EscapeKeys::after(char byte) {
    if (held_.empty() && byte != escape) return {byte};
    if (held_.size() > 1 && byte == escape) held_.clear();  // the one before was broken off
    held_ += byte;
    constexpr std::size_t longest = 16;
    if (!is_whole(held_) && held_.size() < longest) return {};
    const auto key = std::exchange(held_, {});
    if (key[1] == escape) return {};
    if (key[1] != '[' && key[1] != 'O') return key == "\x1bx" ? "" : key;  // libedit's own commands
    const auto* known =
        std::ranges::find(known_keys, key, &std::pair<std::string_view, std::string_view>::first);
    return known == known_keys.end() ? "" : std::string(known->second);
}

}  // namespace agora::console
