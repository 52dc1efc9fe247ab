#include "server/accounts/name.hpp"

#include "match/chat.hpp"
#include "store/text.hpp"
#include "store/values.hpp"

#include <algorithm>
#include <array>

namespace agora::server {

namespace {

using namespace std::string_view_literals;

// Scripts whose letters fold by case in the store. Others are welcome where no case exists.
enum class Script : std::uint8_t { none, latin, greek, cyrillic, kana_and_han, hangul, other };

struct Range {
    char32_t first;
    char32_t last;
    Script script;
};

// Letters only: no marks that combine, no widths, no invisible ones, no mathematical alphabets.
constexpr std::array letters = {
    Range{'A', 'Z', Script::latin},
    Range{'a', 'z', Script::latin},
    Range{0xC0, 0xD6, Script::latin},
    Range{0xD8, 0xF6, Script::latin},
    Range{0xF8, 0x17F, Script::latin},
    Range{0x218, 0x21B, Script::latin},
    Range{0x1E00, 0x1EFF, Script::latin},
    Range{0x386, 0x386, Script::greek},
    Range{0x388, 0x3CE, Script::greek},
    Range{0x400, 0x481, Script::cyrillic},
    Range{0x48A, 0x52F, Script::cyrillic},
    Range{0x5D0, 0x5EA, Script::other},  // Hebrew
    Range{0x621, 0x64A, Script::other},  // Arabic
    Range{0x3041, 0x3096, Script::kana_and_han},
    Range{0x30A1, 0x30FA, Script::kana_and_han},
    Range{0x4E00, 0x9FFF, Script::kana_and_han},
    Range{0xAC00, 0xD7A3, Script::hangul},
};

// Reserved names, in the case-folded form of the store.
constexpr std::array reserved = {
    "agora"sv,     "admin"sv,      "administrator"sv, "administrateur"sv,
    "anonymous"sv, "bot"sv,        "console"sv,       "everybody"sv,
    "everyone"sv,  "guest"sv,      "host"sv,          "invité"sv,
    "me"sv,        "moderator"sv,  "modérateur"sv,    "nobody"sv,
    "null"sv,      "operator"sv,   "personne"sv,      "root"sv,
    "robot"sv,     "seat"sv,       "server"sv,        "serveur"sv,
    "spectator"sv, "spectateur"sv, "staff"sv,         "support"sv,
    "system"sv,    "système"sv,    "undefined"sv,
};

Script script_of(char32_t letter) {
    const auto found = std::ranges::find_if(
        letters, [&](const Range& range) { return letter >= range.first && letter <= range.last; });
    return found == letters.end() ? Script::none : found->script;
}

// One character of a text that is known to be UTF-8.
char32_t take(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    char32_t letter = size == 1 ? first : first & (0x7FU >> size);
    for (std::size_t i = 1; i < size; ++i)
        letter = letter << 6U | (static_cast<unsigned char>(text[i]) & 0x3FU);
    text.remove_prefix(size);
    return letter;
}

}  // namespace

Text words_of(BadName bad) {
    switch (bad) {
        case BadName::length:
            return {"A name has 2 to 24 characters", "Un nom compte de 2 à 24 caractères"};
        case BadName::letters:
            return {
                "A name is made of letters and digits, with single blanks, hyphens, "
                "underscores, points or apostrophes between them",
                "Un nom est fait de lettres et de chiffres, séparés au plus par une espace, un "
                "tiret, un tiret bas, un point ou une apostrophe"};
        case BadName::mixed:
            return {"A name keeps to the letters of one alphabet",
                    "Un nom s’écrit avec les lettres d’un seul alphabet"};
        case BadName::reserved: break;
    }
    return {"This name is reserved", "Ce nom est réservé"};
}

std::expected<std::string, BadName> proper_name(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    if (!store::check_text("the name", text, store::limit::name))
        return std::unexpected(text.size() > store::limit::name ? BadName::length
                                                                : BadName::letters);
    const int length = match::characters(text);
    if (length < shortest_name || length > longest_name) return std::unexpected(BadName::length);

    Script script = Script::none;
    bool after_letter = false;
    for (auto rest = text; !rest.empty();) {
        const char32_t character = take(rest);
        const Script its_script = script_of(character);
        const bool digit = character >= '0' && character <= '9';
        if (its_script == Script::none && !digit) {
            // Marks stand alone between two letters.
            if (!after_letter || !U" -_.'"sv.contains(character))
                return std::unexpected(BadName::letters);
            after_letter = false;
            continue;
        }
        after_letter = true;
        if (digit) continue;
        if (script != Script::none && script != its_script) return std::unexpected(BadName::mixed);
        script = its_script;
    }
    if (!after_letter) return std::unexpected(BadName::letters);

    auto plain = store::fold_name(text);
    std::erase_if(plain, [](char c) { return " -_.'"sv.contains(c); });
    while (!plain.empty() && plain.back() >= '0' && plain.back() <= '9') plain.pop_back();
    if (plain.empty() || std::ranges::find(reserved, plain) != reserved.end())
        return std::unexpected(BadName::reserved);
    return std::string(text);
}

}  // namespace agora::server
