#include "core/typography.hpp"

#include <string_view>
#include <utility>

namespace agora {

namespace {

constexpr std::string_view no_break_space = "\u00A0";
constexpr std::string_view opening = "«";
constexpr std::string_view closing = "»";

// Whether a blank belongs to what is before or after it. Blanks that line up columns do not.
bool binds(std::string_view before, std::string_view after) {
    if (before.empty() || before.ends_with(' ') || before.ends_with('\n')) return false;
    if (before.ends_with(opening)) return true;
    if (after.starts_with(closing)) return true;
    return !after.empty() && std::string_view(":;!?%").contains(after.front());
}

}  // namespace

std::string typeset(std::string text, Lang lang) {
    if (lang != Lang::fr) return text;
    const std::string_view all = text;
    std::string set;
    set.reserve(text.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i] == ' ' && binds(all.substr(0, i), all.substr(i + 1)))
            set += no_break_space;
        else
            set += all[i];
    }
    return set;
}

Refusal typeset(Refusal refusal, Lang lang) {
    refusal.why = typeset(std::move(refusal.why), lang);
    return refusal;
}

}  // namespace agora
