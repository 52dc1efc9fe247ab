// Languages, and texts that exist in each of them.
#pragma once

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

constexpr std::optional<Lang> lang_from(std::string_view name) {
    if (name == "en") return Lang::en;
    if (name == "fr") return Lang::fr;
    return std::nullopt;
}

}  // namespace agora
