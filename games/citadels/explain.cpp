// What a person may ask about the table without playing: what a card does, who and what is in the
// game.
#include "games/citadels/request.hpp"

#include <algorithm>
#include <array>

namespace agora::citadels {

namespace {

// "4 King: ...", or a district with its type, cost and number of copies.
std::string sentence(const Table& /*any*/, Role role, const TerminalStyle& style) {
    return std::to_string(rank_of(role)) + " " + std::string(name_of(role).in(style.lang)) +
           std::string(style.say({": ", " : "})) + effect_of(role).in(style.lang);
}

std::string sentence(const Table& table, District district, const TerminalStyle& style) {
    const auto& [id, type, cost, copies] = facts(district);
    std::string text(name_of(district).in(style.lang));
    text.append(" (").append(name_of(type).in(style.lang));
    if (district != District::secret_vault)
        text.append(style.say({", cost ", ", coût "})) += std::to_string(cost);
    if (copies > 1) text += ", " + std::to_string(copies) + "x";
    text += ")";
    const auto effect = effect_of(table, district).in(style.lang);
    if (!effect.empty()) text.append(style.say({": ", " : "})).append(effect);
    return text;
}

std::string lines_about(const Table& table, const auto& cards, const TerminalStyle& style) {
    std::string text;
    for (const auto card : cards)
        text += wrap(sentence(table, card, style), style.width - 1, "   ") + "\n";
    return text;
}

std::string about_cast(const View& view, const TerminalStyle& style) {
    std::vector<Role> roles;
    for (const auto role : view.table.cast)
        if (role != Role::none) roles.push_back(role);
    return lines_about(view.table, roles, style);
}

std::string about_uniques(const View& view, const TerminalStyle& style) {
    std::vector<District> districts;
    for (std::size_t i = ordinary_kinds; i < district_kinds; ++i)
        if ((view.table.uniques & unique_bit(static_cast<District>(i))) != 0)
            districts.push_back(static_cast<District>(i));
    return lines_about(view.table, districts, style);
}

bool is_one_of(std::string_view word, auto... words) { return ((word == words) || ...); }

}  // namespace

std::string Citadels::explain(const View& view, std::string_view text, const TerminalStyle& style) {
    const auto words = typed_words(text);
    if (!words || words->empty()) return {};
    const auto& verb = words->front();
    if (words->size() == 1 && is_one_of(verb, "cast", "characters", "personnages", "roles"))
        return about_cast(view, style);
    if (words->size() == 1 && is_one_of(verb, "uniques", "merveilles", "districts", "quartiers"))
        return about_uniques(view, style);
    if (!is_one_of(verb, "card", "carte", "effect", "effet")) return {};
    const auto card = card_named(std::span(*words).subspan(1));
    if (card.role) return lines_about(view.table, std::array{*card.role}, style);
    if (card.district) return lines_about(view.table, std::array{*card.district}, style);
    return wrap(style.say(
                    {"Say a name, such as card magician or card library; cast and uniques list "
                     "those of this game.",
                     "Dites un nom, par exemple carte magicienne ou carte bibliothèque ; "
                     "personnages et merveilles donnent ceux de la partie."}),
                style.width - 1) +
           "\n";
}

}  // namespace agora::citadels
