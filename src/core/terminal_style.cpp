#include "core/terminal_style.hpp"

#include <algorithm>

namespace agora {

namespace {

constexpr std::string_view escape_of(Ink ink) {
    switch (ink) {
        case Ink::plain: return "";
        case Ink::bold: return "\x1b[1m";
        case Ink::faint: return "\x1b[2m";
        case Ink::white: return "\x1b[1;30;47m";
        case Ink::blue: return "\x1b[1;97;44m";
        case Ink::green: return "\x1b[1;97;42m";
        case Ink::red: return "\x1b[1;97;41m";
        case Ink::black: return "\x1b[1;97;100m";
        case Ink::gold: return "\x1b[1;30;43m";
    }
    return "";
}

constexpr bool continues_character(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

}  // namespace

std::string TerminalStyle::name(Seat seat) const {
    if (seat < names.size()) return names[seat];
    return std::string(say({"Player ", "Joueur "})) + std::to_string(seat + 1);
}

std::string TerminalStyle::short_name(Seat seat) const {
    const auto bare = [](std::string_view name) { return name.substr(0, name.find(" (")); };
    auto whole = name(seat);
    const auto alike = std::ranges::count(names, bare(whole), bare);
    return alike == 1 ? std::string(bare(whole)) : whole;
}

std::string paint(const TerminalStyle& style, Ink ink, std::string_view text) {
    if (!style.colour || ink == Ink::plain) return std::string(text);
    return std::string(escape_of(ink)) + std::string(text) + "\x1b[0m";
}

int columns(std::string_view text) {
    int count = 0;
    bool escaped = false;
    for (const char c : text) {
        if (escaped)
            escaped = c != 'm';
        else if (c == '\x1b')
            escaped = true;
        else if (!continues_character(c))
            ++count;
    }
    return count;
}

std::string pad(std::string_view text, int width) {
    std::string padded(text);
    for (int have = columns(text); have < width; ++have) padded += ' ';
    return padded;
}

std::string pad_left(std::string_view text, int width) {
    std::string padded;
    for (int have = columns(text); have < width; ++have) padded += ' ';
    return padded.append(text);
}

std::string cut(std::string_view text, int width) {
    if (columns(text) <= width) return std::string(text);
    // Where a remark in brackets does not fit, what it is about stands without it.
    if (const auto remark = text.rfind(" ("); text.ends_with(')') && remark > 0 &&
                                              remark != std::string_view::npos &&
                                              columns(text.substr(0, remark)) <= width)
        return std::string(text.substr(0, remark));
    if (width <= 0) return {};
    while (columns(text) > width - 1) text.remove_suffix(1);
    return std::string(text) + "~";
}

std::string without_trailing_blanks(std::string_view text) {
    std::string trimmed;
    for (const char c : text) {
        if (c == '\n') trimmed.erase(trimmed.find_last_not_of(' ') + 1);
        trimmed += c;
    }
    return trimmed;
}

std::string wrap(std::string_view text, int width, std::string_view indent) {
    std::string lines;
    int used = 0;
    bool fresh = true;  // nothing on this line yet
    while (!text.empty()) {
        const std::size_t end = text.find_first_of(" \n");
        const std::string_view word = text.substr(0, end);
        if (!fresh && used + 1 + columns(word) > width) {
            lines.append("\n").append(indent);
            used = columns(indent);
            fresh = true;
        }
        if (!word.empty()) {
            if (!fresh) {
                lines += ' ';
                ++used;
            }
            lines.append(word);
            used += columns(word);
            fresh = false;
        }
        if (end == std::string_view::npos) break;
        if (text[end] == '\n') {
            lines += '\n';
            used = 0;
            fresh = true;
        }
        text.remove_prefix(end + 1);
    }
    return lines;
}

}  // namespace agora
