#include "match/chat.hpp"

#include <algorithm>
#include <cstddef>

namespace agora::match {

namespace {

constexpr std::size_t many_buckets = 256;
constexpr char32_t no_character = 0xFFFFFFFF;

// The next character of a text, which becomes shorter by it.
char32_t take_character(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text.front());
    const int more = first < 0x80 ? 0 : first < 0xC2 ? -1 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
    if (more < 0 || first > 0xF4 || text.size() <= static_cast<std::size_t>(more))
        return no_character;
    char32_t character = more == 0 ? first : first & (0x3FU >> static_cast<unsigned>(more));
    for (int i = 1; i <= more; ++i) {
        const auto next = static_cast<unsigned char>(text[static_cast<std::size_t>(i)]);
        if ((next & 0xC0U) != 0x80) return no_character;
        character = character << 6U | (next & 0x3FU);
    }
    const bool too_wide = (more == 2 && character < 0x800) || (more == 3 && character < 0x10000);
    if (too_wide || character > 0x10FFFF || (character >= 0xD800 && character < 0xE000))
        return no_character;
    text.remove_prefix(static_cast<std::size_t>(more) + 1);
    return character;
}

bool is_blank(char32_t c) {
    return c <= 0x20 || c == 0xA0 || c == 0x2028 || c == 0x2029 || (c >= 0x7F && c < 0xA0);
}

// Bidirectional controls and the like: they could rearrange the text of others.
bool changes_direction(char32_t c) {
    return (c >= 0x200E && c <= 0x200F) || (c >= 0x202A && c <= 0x202E) ||
           (c >= 0x2066 && c <= 0x2069) || c == 0x061C || c == 0xFEFF;
}

}  // namespace

std::optional<std::string> clean_text(std::string_view text) {
    std::string clean;
    bool blank = false;
    while (!text.empty()) {
        const auto before = text;
        const char32_t character = take_character(text);
        if (character == no_character) return std::nullopt;
        if (is_blank(character)) {
            blank = true;
        } else if (!changes_direction(character)) {
            if (blank && !clean.empty()) clean += ' ';
            blank = false;
            clean += before.substr(0, before.size() - text.size());
        }
    }
    return clean;
}

int characters(std::string_view text) {
    return static_cast<int>(std::ranges::count_if(
        text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; }));
}

Expected<std::string> Chat::say(std::int64_t person, std::string_view text, Ms now, Lang lang) {
    // Bounded before it is decoded: more bytes than any text of the allowed length has.
    if (text.size() > std::size_t{8} * longest_speech) return refuse(ErrorCode::too_long, lang);
    auto clean = clean_text(text);
    if (!clean || clean->empty()) return refuse(ErrorCode::bad_text, lang);
    if (characters(*clean) > longest_speech) return refuse(ErrorCode::too_long, lang);

    if (buckets_.size() >= many_buckets)
        std::erase_if(buckets_, [&](const auto& one) { return one.second.is_full(now); });
    if (!buckets_.try_emplace(person, speech_limit, now).first->second.take(now))
        return refuse(ErrorCode::rate_limited, lang);
    return *std::move(clean);
}

}  // namespace agora::match
