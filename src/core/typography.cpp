#include "core/typography.hpp"

#include "core/typed.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>

namespace agora {

namespace {

constexpr std::string_view no_break_space = "\u00A0";
constexpr std::string_view opening = "«";
constexpr std::string_view closing = "»";
constexpr std::string_view apostrophe = "’";

// Whether a blank belongs to what is before or after it. Blanks that line up columns do not.
bool binds(std::string_view before, std::string_view after) {
    if (before.empty() || before.ends_with(' ') || before.ends_with('\n')) return false;
    if (before.ends_with(opening)) return true;
    if (after.starts_with(closing)) return true;
    return !after.empty() && std::string_view(":;!?%").contains(after.front());
}

constexpr bool is_letter(char c) { return lower(c) >= 'a' && lower(c) <= 'z'; }

// Whether the mark between these two stands for a vowel that French leaves out. Those of names
// (O'Brien) and of shells stay as they were typed.
bool elides(std::string_view before, std::string_view after) {
    constexpr auto words = std::to_array<std::string_view>(
        {"c", "d", "j", "l", "m", "n", "s", "t", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu",
         "presqu", "quelqu", "aujourd"});
    const bool accented = !after.empty() && static_cast<unsigned char>(after.front()) >= 0x80;
    if (after.empty() || !(is_letter(after.front()) || accented || after.front() == '{'))
        return false;
    auto word = before;
    const auto other = std::ranges::find_if_not(before.rbegin(), before.rend(), is_letter);
    word.remove_prefix(static_cast<std::size_t>(std::distance(other, before.rend())));
    return std::ranges::find(words, plain_letters(word)) != words.end();
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
        else if (all[i] == '\'' && elides(all.substr(0, i), all.substr(i + 1)))
            set += apostrophe;
        else
            set += all[i];
    }
    return set;
}

// An h is left as it is: some are mute, some are not. So is y before a vowel: de Yann, d'Yves.
std::string with_de(std::string_view of, std::string_view name) {
    const std::string plain = plain_letters(name);
    const auto is_vowel = [&](std::size_t at, std::string_view vowels) {
        return at < plain.size() && vowels.contains(plain[at]);
    };
    const bool elided = is_vowel(0, "aeiou") || (is_vowel(0, "y") && !is_vowel(1, "aeiou"));
    return std::string(of).append(elided ? "d'" : "de ").append(name);
}

std::string decimals(std::string text, Lang lang) {
    if (lang != Lang::fr) return text;
    const auto is_digit = [&](std::size_t i) { return text[i] >= '0' && text[i] <= '9'; };
    for (std::size_t i = 1; i + 1 < text.size(); ++i)
        if (text[i] == '.' && is_digit(i - 1) && is_digit(i + 1)) text[i] = ',';
    return text;
}

Error typeset(Error refusal, Lang lang) {
    refusal.message = typeset(std::move(refusal.message), lang);
    return refusal;
}

std::string filled(const Text& text, int number, Lang lang) {
    constexpr std::string_view gap = "{n}";
    std::string whole(text.in(lang));
    for (auto at = whole.find(gap); at != std::string::npos; at = whole.find(gap, at))
        whole.replace(at, gap.size(), std::to_string(number));
    return whole;
}

std::string filled(const Text& text, std::span<const TextValue> values, Lang lang) {
    std::string whole;
    auto rest = text.in(lang);
    while (!rest.empty()) {
        const auto open = std::min(rest.find('{'), rest.size());
        const auto close = std::min(rest.find('}', open), rest.size());
        whole += rest.substr(0, open);
        const auto gap = rest.substr(open, close + 1 - open);
        const auto found = std::ranges::find_if(values, [&](const TextValue& one) {
            return gap.size() == one.name.size() + 2 && gap.substr(1, one.name.size()) == one.name;
        });
        whole += found == values.end() ? gap : std::string_view(found->value);
        rest.remove_prefix(open + gap.size());
    }
    return whole;
}

std::string filled(const Text& text, std::initializer_list<TextValue> values, Lang lang) {
    return filled(text, std::span(values.begin(), values.size()), lang);
}

}  // namespace agora
