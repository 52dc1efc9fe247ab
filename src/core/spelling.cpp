#include "core/spelling.hpp"

#include "core/typed.hpp"

#include <algorithm>
#include <vector>

namespace agora {

namespace {

// How many letters must be changed, added, left out or swapped with their neighbour.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t i = 0; i < last.size(); ++i) last[i] = i;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({changed, last[j] + 1, row[j - 1] + 1});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before.swap(last);
        last.swap(row);
    }
    return last[b.size()];
}

}  // namespace

std::string bare(std::string_view word) {
    auto plain = plain_letters(word);
    std::erase_if(plain, [](char c) { return (c < 'a' || c > 'z') && (c < '0' || c > '9'); });
    return plain;
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> names) {
    constexpr std::size_t longest = 40;  // nobody means a name by more
    const auto typed = bare(word.substr(0, longest));
    std::string_view best;
    auto least = std::max<std::size_t>(1, typed.size() / 3) + 1;  // that a slip may change, and one
    for (const auto name : names) {
        const auto known = bare(name);
        // The beginning of a name counts as a slip, however much is missing.
        const bool begun = typed.size() >= 3 && known.starts_with(typed);
        const auto far = begun ? std::size_t{1} : distance(typed, known);
        // Of two as near, what was typed to its end is rather meant: "sets" is set, not seats.
        const bool is_whole = !best.empty() && typed.starts_with(known) && !known.empty();
        if (far > least || (far == least && !is_whole)) continue;
        least = far;
        best = name;
    }
    return typed.empty() ? std::string_view() : best;
}

std::string in_guillemets(std::string_view text) {
    return "«\u00A0" + std::string(text) + "\u00A0»";
}

}  // namespace agora
