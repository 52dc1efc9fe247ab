#include "games/citadels/lab/census.hpp"

#include "games/citadels/text.hpp"

#include <fmt/format.h>

namespace agora::lab {

namespace {

// Citadelles: a character counts for those who played it at least once.

constexpr std::size_t role_count = citadels::role_facts.size();

class CitadelsCensus final : public Holdings {
public:
    void begin(int seats, std::int64_t game, std::uint64_t seed) override {
        Holdings::begin(seats, game, seed);
        for (std::size_t i = 0; i < citadels::ordinary_kinds; ++i) turn_up(role_count + i);
    }
    void hear(const Event& event) override {
        using enum citadels::EventKind;
        switch (static_cast<citadels::EventKind>(event.what)) {
            case called: return turn_up(index(event.as<citadels::RoleTold>().role));
            case unique_in:
                return turn_up(role_count + index(event.as<citadels::UniqueIn>().district));
            case revealed:
            case killed_shown: return get(event.seat, index(event.as<citadels::RoleTold>().role));
            case built:
                return get(event.seat,
                           role_count + index(citadels::kind_of[event.as<citadels::Built>().card]));
            default: return;
        }
    }
};

}  // namespace

CensusKind CensusOf<citadels::Citadels>::kind() {
    CensusKind kind;
    ElementGroup roles{
        "characters",
        {"Characters", "Personnages"},
        {"in every game", "à chaque partie"},
        {"played by that player at least once", "joué au moins une fois par ce joueur"},
        {},
        {},
        true};
    for (std::size_t i = 0; i < role_count; ++i) {
        const auto& name = citadels::name_of(static_cast<citadels::Role>(i));
        roles.ids.emplace_back(citadels::role_facts[i].id);
        roles.names.push_back({std::string(name.in(Lang::en)), std::string(name.in(Lang::fr))});
    }
    ElementGroup districts{"districts",
                           {"Districts", "Quartiers"},
                           {"in every game", "à chaque partie"},
                           {"built", "bâti"},
                           {},
                           {},
                           true};
    for (std::size_t i = 0; i < citadels::district_kinds; ++i) {
        const auto district = static_cast<citadels::District>(i);
        const auto& name = citadels::name_of(district);
        districts.ids.push_back(citadels::typed_name(district));
        districts.names.push_back({std::string(name.in(Lang::en)), std::string(name.in(Lang::fr))});
    }
    kind.groups.push_back(std::move(roles));
    kind.groups.push_back(std::move(districts));
    kind.decisions = {
        {"pick a character", "choisir un personnage"},
        {"put a character down", "écarter un personnage"},
        {"draft again", "reprendre le choix"},
        {"leave the Theater unused", "ne pas user du Théâtre"},
        {"Theater: with whom", "Théâtre : avec qui"},
        {"Theater: which character", "Théâtre : quel personnage"},
        {"take gold", "prendre de l'or"},
        {"draw cards", "piocher"},
        {"keep a card", "garder une carte"},
        {"build", "bâtir"},
        {"build by the Framework", "bâtir par la Charpente"},
        {"build on ruins", "bâtir sur des ruines"},
        {"build by cards", "bâtir en cartes"},
        {"build with others' gold", "bâtir avec l'or d'autrui"},
        {"name a character", "nommer un personnage"},
        {"warrants", "mandats"},
        {"threats", "menaces"},
        {"spy", "espionner"},
        {"swap hands", "échanger les mains"},
        {"discard", "défausser"},
        {"draw anew", "repiocher"},
        {"look at a hand", "regarder une main"},
        {"take a card", "prendre une carte"},
        {"take and build", "prendre et bâtir"},
        {"give a card", "donner une carte"},
        {"give the crown", "donner la couronne"},
        {"income", "revenu"},
        {"tithe", "dîme"},
        {"use the ability", "user du pouvoir"},
        {"ability: gold", "pouvoir : or"},
        {"ability: cards", "pouvoir : cartes"},
        {"destroy", "détruire"},
        {"seize", "saisir"},
        {"exchange districts", "échanger des quartiers"},
        {"hand over a district", "céder un quartier"},
        {"beautify", "embellir"},
        {"Armory", "Arsenal"},
        {"Laboratory", "Laboratoire"},
        {"Smithy", "Forge"},
        {"Museum", "Musée"},
        {"bribe", "payer"},
        {"refuse", "refuser"},
        {"reveal a threat", "révéler une menace"},
        {"leave it hidden", "la laisser cachée"},
        {"confiscate", "confisquer"},
        {"decline", "renoncer"},
        {"end the turn", "finir le tour"},
    };
    return kind;
}

std::unique_ptr<Census> CensusOf<citadels::Citadels>::make() {
    return std::make_unique<CitadelsCensus>();
}

std::size_t CensusOf<citadels::Citadels>::decision_kind(Code decision) {
    return static_cast<std::size_t>(citadels::kind(static_cast<citadels::Action>(decision)));
}

}  // namespace agora::lab
