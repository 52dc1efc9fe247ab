#include "store/text.hpp"

#include <cstdint>
#include <optional>

namespace agora::store {
namespace {

// Takes one character from the front; nothing where the bytes are not UTF-8.
std::optional<char32_t> take(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    const std::size_t size = first < 0x80             ? 1
                             : (first & 0xE0) == 0xC0 ? 2
                             : (first & 0xF0) == 0xE0 ? 3
                             : (first & 0xF8) == 0xF0 ? 4
                                                      : 0;
    if (size == 0 || text.size() < size) return std::nullopt;
    char32_t letter = size == 1 ? first : first & (0x7FU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return std::nullopt;
        letter = letter << 6 | (byte(i) & 0x3FU);
    }
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = letter >= 0xD800 && letter <= 0xDFFF;
    if (letter < least[size] || letter > 0x10FFFF || surrogate) return std::nullopt;
    text.remove_prefix(size);
    return letter;
}

void put(std::string& text, char32_t letter) {
    const auto add = [&](char32_t bits) { text += static_cast<char>(bits); };
    if (letter < 0x80) return add(letter);
    if (letter < 0x800) {
        add(0xC0 | letter >> 6);
    } else if (letter < 0x10000) {
        add(0xE0 | letter >> 12);
        add(0x80 | (letter >> 6 & 0x3F));
    } else {
        add(0xF0 | letter >> 18);
        add(0x80 | (letter >> 12 & 0x3F));
        add(0x80 | (letter >> 6 & 0x3F));
    }
    add(0x80 | (letter & 0x3F));
}

// Independent of the locale of the process, so that uniqueness of names does not depend on it.
char32_t fold(char32_t letter) {
    const auto within = [&](char32_t first, char32_t last) {
        return letter >= first && letter <= last;
    };
    if (within('A', 'Z')) return letter + 32;
    if (within(0xC0, 0xDE) && letter != 0xD7) return letter + 32;  // À-Þ
    // Pairs of a capital and its small letter, with the capital even or odd.
    if (within(0x100, 0x12F) || within(0x132, 0x137) || within(0x14A, 0x177)) return letter | 1;
    if (within(0x139, 0x148) || within(0x179, 0x17E)) return letter + letter % 2;
    if (letter == 0x130) return 'i';
    if (letter == 0x178) return 0xFF;  // Ÿ
    if (within(0x218, 0x21B) || within(0x1E00, 0x1E95)) return letter | 1;
    if (within(0x1EA0, 0x1EFF)) return letter | 1;                    // Vietnamese
    if (within(0x391, 0x3A9) && letter != 0x3A2) return letter + 32;  // Α-Ω
    if (letter == 0x3C2) return 0x3C3;             // ς, the σ at the end of words
    if (within(0x410, 0x42F)) return letter + 32;  // А-Я
    if (within(0x400, 0x40F)) return letter + 80;  // Ѐ-Џ
    if (within(0x460, 0x481) || within(0x48A, 0x4BF) || within(0x4D0, 0x52F)) return letter | 1;
    return letter;
}

}  // namespace

Expected<void> check_text(std::string_view what, std::string_view text, std::size_t most) {
    if (text.size() > most)
        return refuse(ErrorCode::invalid_value,
                      std::string(what) + " is longer than " + std::to_string(most) + " bytes");
    while (!text.empty()) {
        const auto letter = take(text);
        if (!letter) return refuse(ErrorCode::invalid_value, std::string(what) + " is not UTF-8");
        if (*letter == 0)
            return refuse(ErrorCode::invalid_value, std::string(what) + " holds U+0000");
    }
    return {};
}

std::string fold_name(std::string_view name) {
    while (name.starts_with(' ')) name.remove_prefix(1);
    while (name.ends_with(' ')) name.remove_suffix(1);
    std::string folded;
    while (!name.empty()) {
        const auto letter = take(name);
        if (!letter) break;
        put(folded, fold(*letter));
    }
    return folded;
}

}  // namespace agora::store
