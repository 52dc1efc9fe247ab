// The censuses of the games whose units are whole games.
#include "games/citadels/rules.hpp"
#include "games/citadels/words.hpp"
#include "games/labyrinth/words.hpp"
#include "games/splendor/words.hpp"
#include "lab/balance/census.hpp"

#include <fmt/format.h>

namespace agora::lab::census {

namespace {

// One unit for each seat. An element is present when it turned up in the game, for everybody.
class Holdings : public Census {
public:
    void begin(int seats, std::int64_t /*game*/, std::uint64_t /*seed*/) override {
        units_.assign(static_cast<std::size_t>(seats), {});
        for (std::size_t seat = 0; seat < units_.size(); ++seat)
            units_[seat].seat = static_cast<Seat>(seat);
        there_.reset();
    }
    void hear(const Event& /*event*/) override {}
    std::vector<Unit> end() override {
        for (auto& unit : units_) unit.present = there_;
        return std::move(units_);
    }

protected:
    void turn_up(std::size_t element) { there_.set(element); }
    void get(Seat seat, std::size_t element) {
        turn_up(element);
        units_[seat].had.set(element);
    }

private:
    ElementSet there_;
    std::vector<Unit> units_;
};

// Splendor.

constexpr std::size_t splendor_nobles = splendor::card_count;
constexpr std::size_t splendor_reserved = splendor_nobles + splendor::noble_count;

class SplendorCensus final : public Holdings {
public:
    void hear(const Event& event) override {
        using enum splendor::Happening;
        switch (static_cast<splendor::Happening>(event.what)) {
            case card_laid:
                turn_up(event.args[6]);
                return turn_up(splendor_reserved + event.args[6]);
            case noble_laid: return turn_up(splendor_nobles + event.args[0]);
            case bought: return get(event.seat, event.args[6]);
            case noble_came: return get(event.seat, splendor_nobles + event.args[0]);
            case reserved: return get(event.seat, splendor_reserved + event.args[6]);
            default: return;
        }
    }
};

ElementGroup splendor_cards(std::string_view id, Text title, Text had) {
    ElementGroup group{id, title, {"turned up", "apparue"}, had, {}, {}, true};
    for (std::size_t i = 0; i < splendor::card_count; ++i) {
        const auto card = static_cast<splendor::CardId>(i);
        group.ids.push_back(fmt::format("card {}", i));
        const auto level = i < 40 ? 1 : i < 70 ? 2 : 3;
        group.names.push_back(
            {fmt::format("{}: {}", level, splendor::card_facts(card, Lang::en)),
             fmt::format("{} : {}", level, splendor::card_facts(card, Lang::fr))});
    }
    return group;
}

// Labyrinthe.

class LabyrinthCensus final : public Holdings {
public:
    void begin(int seats, std::int64_t game, std::uint64_t seed) override {
        Holdings::begin(seats, game, seed);
        for (std::size_t i = 0; i < labyrinth::treasure_count; ++i) turn_up(i);
    }
    void hear(const Event& event) override {
        if (static_cast<labyrinth::Happening>(event.what) == labyrinth::Happening::found)
            get(event.seat, event.args[0]);
    }
};

// Citadelles: a character counts for those who played it at least once.

constexpr std::size_t role_count = citadels::role_facts.size();

class CitadelsCensus final : public Holdings {
public:
    void begin(int seats, std::int64_t game, std::uint64_t seed) override {
        Holdings::begin(seats, game, seed);
        for (std::size_t i = 0; i < citadels::ordinary_kinds; ++i) turn_up(role_count + i);
    }
    void hear(const Event& event) override {
        using enum citadels::Happening;
        switch (static_cast<citadels::Happening>(event.what)) {
            case called: return turn_up(event.args[0]);
            case unique_in: return turn_up(role_count + event.args[0]);
            case revealed:
            case killed_shown: return get(event.seat, event.args[0]);
            case built:
                return get(event.seat, role_count + index(citadels::kind_of[event.args[0]]));
            default: return;
        }
    }
};

}  // namespace

CensusKind splendor() {
    CensusKind kind;
    kind.groups.push_back(splendor_cards("cards", {"Cards", "Cartes"}, {"bought", "achetée"}));
    ElementGroup nobles{"nobles",
                        {"Nobles", "Nobles"},
                        {"in every game", "à chaque partie"},
                        {"came to the player", "venu chez le joueur"},
                        {},
                        {},
                        true};
    for (std::size_t i = 0; i < splendor::noble_count; ++i) {
        const auto noble = static_cast<splendor::NobleId>(i);
        nobles.ids.push_back(fmt::format("noble {}", i));
        nobles.names.push_back({std::string(splendor::noble_name(noble, Lang::en)),
                                std::string(splendor::noble_name(noble, Lang::fr))});
    }
    kind.groups.push_back(std::move(nobles));
    ElementGroup reserved = splendor_cards("reserved", {"Cards reserved", "Cartes réservées"},
                                           {"reserved", "réservée"});
    reserved.least_share = 0;  // some cards are for buying only
    kind.groups.push_back(std::move(reserved));
    kind.decisions = {{"take different gems", "prendre des gemmes différentes"},
                      {"take two of a kind", "prendre deux pareilles"},
                      {"reserve a card", "réserver une carte"},
                      {"reserve from a deck", "réserver d'une pioche"},
                      {"buy a card", "acheter une carte"},
                      {"give gems back", "rendre des gemmes"},
                      {"choose a noble", "choisir un noble"},
                      {"pass", "passer"}};
    return kind;
}

CensusKind labyrinth() {
    CensusKind kind;
    ElementGroup treasures{"treasures",
                           {"Treasures", "Trésors"},
                           {"in every game", "à chaque partie"},
                           {"found by the player", "trouvé par le joueur"},
                           {},
                           {},
                           false};
    for (std::size_t i = 0; i < labyrinth::treasure_count; ++i) {
        const auto treasure = static_cast<labyrinth::Treasure>(i);
        treasures.ids.push_back(fmt::format("treasure {}", i));
        treasures.names.push_back({std::string(labyrinth::treasure_name(treasure, Lang::en)),
                                   std::string(labyrinth::treasure_name(treasure, Lang::fr))});
    }
    kind.groups.push_back(std::move(treasures));
    kind.decisions = {{"push", "pousser"}, {"move the pawn", "déplacer le pion"}};
    return kind;
}

CensusKind citadels() {
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

CensusKind gops() { return {{}, {{"bid", "miser"}}, false}; }

std::unique_ptr<Census> make_splendor() { return std::make_unique<SplendorCensus>(); }
std::unique_ptr<Census> make_labyrinth() { return std::make_unique<LabyrinthCensus>(); }
std::unique_ptr<Census> make_citadels() { return std::make_unique<CitadelsCensus>(); }
std::unique_ptr<Census> make_gops() { return std::make_unique<Holdings>(); }

std::size_t splendor_kind(Code decision) {
    return static_cast<std::size_t>(splendor::kind(static_cast<splendor::Action>(decision)));
}
std::size_t labyrinth_kind(Code decision) {
    return labyrinth::is_push(static_cast<labyrinth::Action>(decision)) ? 0 : 1;
}
std::size_t citadels_kind(Code decision) {
    return static_cast<std::size_t>(citadels::kind(static_cast<citadels::Action>(decision)));
}

}  // namespace agora::lab::census
