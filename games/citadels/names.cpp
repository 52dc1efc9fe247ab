// The names of characters, districts and types.
#include "core/typed.hpp"
#include "games/citadels/text.hpp"

#include <array>

namespace agora::citadels {

namespace {

// clang-format off
constexpr std::array<Name, 27> role_names = {{
    {{"Assassin",      "Assassin"},         "l'"},
    {{"Witch",         "Sorcière"},         "la "},
    {{"Magistrate",    "Échevin"},          "l'"},
    {{"Thief",         "Voleur"},           "le "},
    {{"Spy",           "Espion"},           "l'"},
    {{"Blackmailer",   "Maître-chanteuse"}, "la ", "maître-chanteur"},
    {{"Magician",      "Magicienne"},       "la ", "magicien"},
    {{"Wizard",        "Sorcier"},          "le "},
    {{"Seer",          "Voyante"},          "la "},
    {{"King",          "Roi"},              "le "},
    {{"Emperor",       "Empereur"},         "l'"},
    {{"Patrician",     "Patricien"},        "le "},
    {{"Bishop",        "Évêque"},           "l'"},
    {{"Abbot",         "Abbé"},             "l'"},
    {{"Cardinal",      "Cardinal"},         "le "},
    {{"Merchant",      "Marchande"},        "la ", "marchand"},
    {{"Alchemist",     "Alchimiste"},       "l'"},
    {{"Trader",        "Négociant"},        "le "},
    {{"Architect",     "Architecte"},       "l'"},
    {{"Navigator",     "Navigatrice"},      "la ", "navigateur"},
    {{"Scholar",       "Archiviste"},       "l'"},
    {{"Warlord",       "Condottiere"},      "le "},
    {{"Diplomat",      "Diplomate"},        "le "},
    {{"Marshal",       "Capitaine"},        "le "},
    {{"Queen",         "Reine"},            "la "},
    {{"Artist",        "Artiste"},          "l'"},
    {{"Tax Collector", "Bailli"},           "le "},
}};

constexpr std::array<Name, district_kinds> district_names = {{
    {{"Manor",             "Manoir"},               "le "},
    {{"Castle",            "Château"},              "le "},
    {{"Palace",            "Palais"},               "le "},
    {{"Temple",            "Temple"},               "le "},
    {{"Church",            "Église"},               "l'"},
    {{"Monastery",         "Monastère"},            "le "},
    {{"Cathedral",         "Cathédrale"},           "la "},
    {{"Tavern",            "Taverne"},              "la "},
    {{"Market",            "Marché"},               "le "},
    {{"Trading Post",      "Échoppe"},              "l'"},
    {{"Docks",             "Comptoir"},             "le "},
    {{"Harbor",            "Port"},                 "le ", "harbour"},
    {{"Town Hall",         "Hôtel de Ville"},       "l'"},
    {{"Watchtower",        "Tour de Guet"},         "la ", "watch tower"},
    {{"Prison",            "Prison"},               "la "},
    {{"Barracks",          "Caserne"},              "la "},
    {{"Fortress",          "Forteresse"},           "la "},
    {{"Armory",            "Poudrière"},            "la ", "armoury"},
    {{"Basilica",          "Basilique"},            "la "},
    {{"Capitol",           "Capitole"},             "le "},
    {{"Dragon Gate",       "Dracoport"},            "le "},
    {{"Factory",           "Manufacture"},          "la "},
    {{"Framework",         "Chantier"},             "le "},
    {{"Gold Mine",         "Mine d'Or"},            "la "},
    {{"Great Wall",        "Grande Muraille"},      "la "},
    {{"Haunted Quarter",   "Cour des Miracles"},    "la "},
    {{"Imperial Treasury", "Trésor Impérial"},      "le "},
    {{"Ivory Tower",       "Tour d'Ivoire"},        "la "},
    {{"Keep",              "Donjon"},               "le "},
    {{"Laboratory",        "Laboratoire"},          "le "},
    {{"Library",           "Bibliothèque"},         "la "},
    {{"Map Room",          "Salle des Cartes"},     "la "},
    {{"Monument",          "Monument"},             "le "},
    {{"Museum",            "Musée"},                "le "},
    {{"Necropolis",        "Nécropole"},            "la "},
    {{"Observatory",       "Observatoire"},         "l'"},
    {{"Park",              "Parc"},                 "le "},
    {{"Poor House",        "Hospice"},              "l'"},
    {{"Quarry",            "Carrière"},             "la "},
    {{"School of Magic",   "École de Magie"},       "l'"},
    {{"Secret Vault",      "Catacombes"},           "les "},
    {{"Smithy",            "Forge"},                "la "},
    {{"Stables",           "Écuries"},              "les "},
    {{"Statue",            "Statue Équestre"},      "la "},
    {{"Theater",           "Théâtre"},              "le ", "theatre"},
    {{"Thieves' Den",      "Tripot"},               "le "},
    {{"Wishing Well",      "Fontaine aux Souhaits"}, "la "},
}};
// clang-format on

constexpr std::array<Text, type_count> type_names = {{{"noble", "noble"},
                                                      {"religious", "religieux"},
                                                      {"trade", "commerçant"},
                                                      {"military", "militaire"},
                                                      {"unique", "unique"}}};

// Without capitals, accents as they are.
std::string lowered(std::string_view text) {
    std::string low;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const bool accented =
            i > 0 && static_cast<unsigned char>(text[i - 1]) == 0xC3 && byte >= 0x80 && byte < 0x9F;
        low += accented ? static_cast<char>(byte + 0x20U) : lower(text[i]);
    }
    return low;
}

std::string with_blanks(std::string_view id) {
    std::string text(id);
    for (char& c : text)
        if (c == '_') c = ' ';
    return text;
}

}  // namespace

std::string Name::with_article(Lang lang) const {
    return std::string(Text{"the ", article}.in(lang)).append(in(lang));
}

const Name& name_of(Role role) { return role_names[static_cast<std::size_t>(role)]; }
const Name& name_of(District district) { return district_names[index(district)]; }
Text name_of(Type type) { return type_names[index(type)]; }
char letter_of(Type type, Lang lang) { return Text{"NRTMU", "NRCMU"}.in(lang)[index(type)]; }

std::string of_player(std::string_view name) {
    constexpr std::array<std::string_view, 22> vowels = {"a", "e", "i", "o", "u", "A", "E", "I",
                                                         "O", "U", "é", "è", "ê", "à", "â", "î",
                                                         "ô", "É", "È", "Ê", "À", "Â"};
    for (const auto vowel : vowels)
        if (name.starts_with(vowel)) return "d'" + std::string(name);
    return "de " + std::string(name);
}

std::string gold_text(unsigned count, Lang lang) {
    const Text text = {" gold", count < 2 ? " pièce d'or" : " pièces d'or"};
    return std::to_string(count).append(text.in(lang));
}

std::string cards_text(unsigned count, Lang lang) {
    const Text text = {count == 1 ? " card" : " cards", count < 2 ? " carte" : " cartes"};
    return std::to_string(count).append(text.in(lang));
}

std::string typed_name(Role role) { return with_blanks(facts(role).id); }
std::string typed_name(District district) { return with_blanks(facts(district).id); }

std::string typed_name(Role role, Lang lang) {
    return lang == Lang::fr ? lowered(name_of(role).in(lang)) : typed_name(role);
}
std::string typed_name(District district, Lang lang) {
    return lang == Lang::fr ? lowered(name_of(district).in(lang)) : typed_name(district);
}

std::string_view beautified_in_french(District district) {
    const Name& name = name_of(district);
    if (name.article == "les ") return "embellies";
    const bool feminine =
        name.article == "la " || (name.article == "l'" && name.name.fr.starts_with("É"));
    return feminine ? "embellie" : "embelli";
}

std::string card_text(CardId card) {
    const District district = kind_of[card];
    std::string name = typed_name(district);
    if (facts(district).copies == 1) return name;
    return name + " " + std::to_string(card - card_of(district) + 1);
}

std::string list_of(const Cards& cards, Lang lang) {
    std::string text;
    for (std::size_t i = 0; i < district_kinds; ++i) {
        const auto district = static_cast<District>(i);
        const int count = (cards & copies(district)).size();
        if (count == 0) continue;
        text.append(text.empty() ? "" : ", ").append(name_of(district).in(lang));
        if (count > 1) text += " x" + std::to_string(count);
    }
    return text;
}

std::string list_of(const Table& table, Ranks ranks, Lang lang) {
    std::string text;
    for (Rank rank = 1; rank <= most_ranks; ++rank)
        if (has_rank(ranks, rank) && table.cast[rank - 1U] != Role::none)
            text.append(text.empty() ? "" : ", ").append(name_of(table.cast[rank - 1U]).in(lang));
    return text;
}

}  // namespace agora::citadels
