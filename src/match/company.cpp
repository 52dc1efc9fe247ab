#include "match/company.hpp"

#include <algorithm>

namespace agora::match {

namespace {

// Whom the value of an option suits.
Suits suits_of(const ChoiceInfo& option, std::string_view value) {
    const auto word =
        static_cast<std::size_t>(std::ranges::find(option.words, value) - option.words.begin());
    return word < option.suits.size() ? option.suits[word] : Suits::everybody;
}

}  // namespace

Expected<void> check_company(const AnyGame& game, const Settings& settings, Company company) {
    const auto whole = game.complete(settings);
    if (!whole) return {};  // such settings are refused by whoever starts the game
    for (const auto& [name, value] : whole->values) {
        const auto option = std::ranges::find(game.choices(), name, &ChoiceInfo::name);
        if (option == game.choices().end()) continue;
        const auto setting = name + "=" + value;
        switch (suits_of(*option, value)) {
            case Suits::everybody: break;
            case Suits::with_a_person:
                if (!company.people)
                    return refuse(
                        setting + " is for matches with a person: among bots one might never end",
                        setting +
                            " est pour les parties avec une personne\u00A0: entre robots, "
                            "elles pourraient ne jamais finir");
                break;
            case Suits::bots_alone:
                if (company.people)
                    return refuse(
                        setting + " is for matches among bots: it shows what is hidden",
                        setting + " est pour les parties entre robots\u00A0: on y voit tout");
                break;
            case Suits::unrated:
                if (company.rated)
                    return refuse(setting + " is for games that are not rated",
                                  setting + " est pour les parties qui ne sont pas classées");
                break;
        }
    }
    return {};
}

void choose_by_stakes(const AnyGame& game, Settings& settings, Company company) {
    for (const auto& option : game.choices()) {
        const auto named = [&](const auto& one) { return one.first == option.name; };
        if (!option.unrated || std::ranges::any_of(settings.values, named)) continue;
        const auto safe = std::ranges::find(option.suits, Suits::everybody) - option.suits.begin();
        const int value = company.rated ? static_cast<int>(safe) : option.unrated->value;
        settings.values.emplace_back(option.name, choice_text(option, value));
    }
}

void let_person_begin(const AnyGame& game, SeatSet people, int seats, Settings& settings) {
    const auto* option = option_with(game, OptionUse::first_seat);
    if (people.size() != 1 || seats < 2 || option == nullptr ||
        std::ranges::any_of(
            settings.values, [&](const auto& one) { return one.first == option->name; }))
        return;
    settings.values.emplace_back(option->name, std::to_string(*people.begin() + 1));
}

}  // namespace agora::match
