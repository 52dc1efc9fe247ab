#include "games/splendor/lab/census.hpp"

#include "games/splendor/text.hpp"

#include <fmt/format.h>

namespace agora::lab {

namespace {

constexpr std::size_t nobles_at = splendor::card_count;
constexpr std::size_t reserved_at = nobles_at + splendor::noble_count;

class SplendorCensus final : public Holdings {
public:
    void hear(const Event& event) override {
        using enum splendor::EventKind;
        switch (static_cast<splendor::EventKind>(event.what)) {
            case card_laid: {
                const auto card = event.as<splendor::WhichCard>().card;
                turn_up(card);
                return turn_up(reserved_at + card);
            }
            case noble_laid: return turn_up(nobles_at + event.as<splendor::WhichNoble>().noble);
            case bought: return get(event.seat, event.as<splendor::Bought>().card);
            case noble_came:
                return get(event.seat, nobles_at + event.as<splendor::WhichNoble>().noble);
            case reserved:
                return get(event.seat, reserved_at + event.as<splendor::FromGrid>().card);
            default: return;
        }
    }
};

ElementGroup cards_group(std::string_view id, Text title, Text had) {
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

}  // namespace

CensusKind CensusOf<splendor::Splendor>::kind() {
    CensusKind kind;
    kind.groups.push_back(cards_group("cards", {"Cards", "Cartes"}, {"bought", "achetée"}));
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
        const Text name = splendor::noble_name(noble);
        nobles.names.push_back({std::string(name.en), std::string(name.fr)});
    }
    kind.groups.push_back(std::move(nobles));
    ElementGroup reserved =
        cards_group("reserved", {"Cards reserved", "Cartes réservées"}, {"reserved", "réservée"});
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

std::unique_ptr<Census> CensusOf<splendor::Splendor>::make() {
    return std::make_unique<SplendorCensus>();
}

std::size_t CensusOf<splendor::Splendor>::decision_kind(Code decision) {
    return static_cast<std::size_t>(splendor::kind(static_cast<splendor::Action>(decision)));
}

}  // namespace agora::lab
