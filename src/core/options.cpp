#include "core/options.hpp"

#include "core/spelling.hpp"

#include <charconv>

namespace agora {

namespace {

template <class List>
std::string names_of(const List& list, std::string_view none) {
    std::string names;
    for (const auto& item : list) {
        if (!names.empty()) names += ", ";
        names += item.name;
    }
    return names.empty() ? std::string(none) : names;
}

}  // namespace

std::string choice_text(const ChoiceInfo& info, int value) {
    if (info.words.empty()) return std::to_string(value);
    return std::string(info.words[static_cast<std::size_t>(value)]);
}

Expected<int> choice_value(const ChoiceInfo& info, std::string_view text) {
    for (std::size_t i = 0; i < info.words.size(); ++i)
        if (info.words[i] == text) return static_cast<int>(i);
    const std::string name(info.name);
    const std::string given(text);
    const auto refuse_unlike = [&](const std::string& right, const std::string& juste) {
        return refuse("option " + name + " takes " + right + ", not \"" + given + "\"",
                      "l’option " + in_guillemets(name) + " demande " + juste + ", pas " +
                          in_guillemets(given));
    };
    if (info.words.empty()) {
        int value = 0;
        const auto* end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, value);
        if (error == std::errc() && stop == end && value >= info.least && value <= info.most)
            return value;
        const auto least = std::to_string(info.least);
        const auto most = std::to_string(info.most);
        return refuse_unlike("a whole number from " + least + " to " + most,
                             "un nombre entier de " + least + " à " + most);
    }
    std::string words;
    for (const auto word : info.words) words.append(words.empty() ? "" : ", ").append(word);
    return refuse_unlike("one of " + words, "un mot parmi " + words);
}

Error no_such_preset(std::string_view name, std::span<const PresetInfo> known) {
    const std::string given(name);
    std::vector<std::string_view> names;
    for (const auto& preset : known) names.push_back(preset.name);
    const std::string meant(nearest(name, names));
    return {"there are no rules called \"" + given + "\"" +
                (meant.empty() ? "" : ", perhaps " + meant) +
                "; there are: " + names_of(known, "none"),
            "il n’y a pas de règles " + in_guillemets(given) +
                (meant.empty() ? "" : ", peut-être " + meant) +
                "\u00A0; il y a\u00A0: " + names_of(known, "aucune")};
}

Error no_such_choice(std::string_view name, std::span<const ChoiceInfo> known) {
    const std::string given(name);
    std::vector<std::string_view> names;
    for (const auto& choice : known) names.push_back(choice.name);
    const std::string meant(nearest(name, names));
    return {"there is no option called \"" + given + "\"" +
                (meant.empty() ? "" : ", perhaps " + meant) +
                "; there are: " + names_of(known, "none"),
            "il n’y a pas d’option " + in_guillemets(given) +
                (meant.empty() ? "" : ", peut-être " + meant) +
                "\u00A0; il y a\u00A0: " + names_of(known, "aucune")};
}

}  // namespace agora
