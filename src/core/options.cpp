#include "core/options.hpp"

#include <charconv>

namespace agora {

namespace {

template <class List>
std::string names_of(const List& list) {
    std::string names;
    for (const auto& item : list) {
        if (!names.empty()) names += ", ";
        names += item.name;
    }
    return names.empty() ? "none" : names;
}

}  // namespace

std::string choice_text(const ChoiceInfo& info, int value) {
    if (info.words.empty()) return std::to_string(value);
    return std::string(info.words[static_cast<std::size_t>(value)]);
}

Result<int> choice_value(const ChoiceInfo& info, std::string_view text) {
    for (std::size_t i = 0; i < info.words.size(); ++i)
        if (info.words[i] == text) return static_cast<int>(i);
    if (info.words.empty()) {
        int value = 0;
        const auto* end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, value);
        if (error == std::errc() && stop == end && value >= info.least && value <= info.most)
            return value;
        return refuse("option " + std::string(info.name) + " takes a whole number from " +
                      std::to_string(info.least) + " to " + std::to_string(info.most) + ", not \"" +
                      std::string(text) + "\"");
    }
    std::string words;
    for (const auto word : info.words) words.append(words.empty() ? "" : ", ").append(word);
    return refuse("option " + std::string(info.name) + " takes one of " + words + ", not \"" +
                  std::string(text) + "\"");
}

Refusal no_such_preset(std::string_view name, std::span<const PresetInfo> known) {
    return {"there are no rules called \"" + std::string(name) +
            "\"; there are: " + names_of(known)};
}

Refusal no_such_choice(std::string_view name, std::span<const ChoiceInfo> known) {
    return {"there is no option called \"" + std::string(name) +
            "\"; there are: " + names_of(known)};
}

}  // namespace agora
