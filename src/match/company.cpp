#include "match/company.hpp"

#include <algorithm>

namespace agora::match {

namespace {

constexpr std::string_view watched = "spectators";
constexpr std::string_view rounds = "rounds";

bool has(const Settings& settings, std::string_view name, std::string_view value) {
    return std::ranges::any_of(
        settings.values, [&](const auto& one) { return one.first == name && one.second == value; });
}

}  // namespace

Expected<void> check_company(const AnyGame& game, const Settings& settings, Company company) {
    const auto whole = game.complete(settings);
    if (!whole) return {};  // such settings are refused by whoever starts the game
    if (!company.people && has(*whole, rounds, "none"))
        return refuse("rounds=none is for matches with a person: among bots one might never end",
                      "rounds=none est pour les parties avec une personne\u00A0: entre robots, "
                      "elles pourraient ne jamais finir");
    if (company.people && has(*whole, watched, "analysis"))
        return refuse("spectators=analysis is for matches among bots: it shows every hand",
                      "spectators=analysis est pour les parties entre robots\u00A0: on y voit "
                      "toutes les mains");
    if (company.rated && has(*whole, watched, "dealt"))
        return refuse(
            "spectators must be sealed in a rated game",
            "«\u00A0spectators\u00A0» doit être «\u00A0sealed\u00A0» dans une partie classée");
    return {};
}

void choose_for_spectators(const AnyGame& game, Settings& settings, Company company) {
    const auto named = [](const auto& one) { return one.first == watched; };
    const auto is_option = [](const ChoiceInfo& one) { return one.name == watched; };
    if (std::ranges::any_of(settings.values, named) ||
        std::ranges::none_of(game.choices(), is_option))
        return;
    settings.values.emplace_back(watched, company.rated ? "sealed" : "dealt");
}

}  // namespace agora::match
