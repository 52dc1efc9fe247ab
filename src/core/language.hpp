// Languages, and texts that exist in each of them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace agora {

enum class Lang : std::uint8_t { en, fr };

struct Text {
    std::string_view en;
    std::string_view fr;

    constexpr std::string_view in(Lang lang) const { return lang == Lang::fr ? fr : en; }
};

inline constexpr std::array all_langs = {Lang::en, Lang::fr};

// As in an option --lang or a header of HTTP: "en", "fr".
constexpr std::string_view name_of(Lang lang) { return Text{"en", "fr"}.in(lang); }

constexpr std::optional<Lang> lang_from(std::string_view name) {
    for (const Lang lang : all_langs)
        if (name == name_of(lang)) return lang;
    return std::nullopt;
}

}  // namespace agora
