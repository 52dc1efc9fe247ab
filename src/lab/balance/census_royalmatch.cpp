// The census of RoyalMatch. A unit is a player in a round: who scored most in it won it.
#include "games/royalmatch/words.hpp"
#include "lab/balance/census.hpp"

#include <algorithm>

namespace agora::census {

namespace {

using royalmatch::card_count;
using royalmatch::goal_count;

// The groups, one after another.
constexpr std::size_t cards_at = 0;
constexpr std::size_t effects_at = cards_at + card_count;
constexpr std::size_t kept_at = effects_at + card_count;
constexpr std::size_t fulfilled_at = kept_at + goal_count;
constexpr std::size_t suits_at = fulfilled_at + goal_count;
constexpr std::size_t standings_at = suits_at + royalmatch::suit_count;
constexpr std::size_t elements = standings_at + royalmatch::suit_count;

class RoyalCensus final : public Census {
public:
    void begin(int seats) override {
        seats_ = static_cast<std::size_t>(seats);
        all_.clear();
    }

    void hear(const Event& event) override {
        using enum royalmatch::Happening;
        const auto what = static_cast<royalmatch::Happening>(event.what);
        switch (what) {
            case wheel_spun:
                strong_ = event.args[0];
                if (event.seat == royalmatch::nobody || round_.empty()) begin_round();
                return;
            case objective_dealt: round_[event.seat].present.set(kept_at + event.args[0]); return;
            case card_dealt: round_[event.seat].had.set(cards_at + event.args[0]); return;
            case revealed: return hear_card(event);
            case objective_scored: {
                if (event.args[1] != 0) return;  // counted by a Calling, not kept
                round_[event.seat].had.set(kept_at + event.args[0]);
                round_[event.seat].present.set(fulfilled_at + event.args[0]);
                if (event.args[2] != 0) round_[event.seat].had.set(fulfilled_at + event.args[0]);
                return;
            }
            case round_scored:
                round_[event.seat].points = royalmatch::signed_byte(event.args[0]);
                if (event.seat + 1U == seats_) end_round();
                return;
            default: return;
        }
    }

    std::vector<Unit> end() override { return std::move(all_); }

private:
    void begin_round() {
        round_.assign(seats_, {});
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            round_[seat].seat = static_cast<Seat>(seat);
            for (std::size_t card = 0; card < card_count; ++card)
                round_[seat].present.set(cards_at + card);
        }
        tricks_.clear();
    }

    void hear_card(const Event& event) {
        const royalmatch::Card card = event.args[0];
        round_[event.seat].present.set(effects_at + card);
        if (event.args[1] != 0) round_[event.seat].had.set(effects_at + card);
        // A trick of one card is a unit of its own for the suits.
        Unit& trick = tricks_.emplace_back();
        trick.seat = event.seat;
        const auto suit = static_cast<std::size_t>(royalmatch::suit_of(card));
        const auto order = royalmatch::suits_in_order(static_cast<royalmatch::Suit>(strong_));
        const auto place = static_cast<std::size_t>(
            std::ranges::find(order, static_cast<royalmatch::Suit>(suit)) - order.begin());
        const bool won = event.args[5] == 1;
        for (const std::size_t element : {suits_at + suit, standings_at + place}) {
            trick.present.set(element);
            trick.had.set(element, won);
        }
    }

    void end_round() {
        int best = *round_.front().points;
        for (const auto& unit : round_) best = std::max(best, *unit.points);
        const auto winners =
            std::ranges::count_if(round_, [&](const Unit& unit) { return *unit.points == best; });
        for (auto& unit : round_) unit.won = *unit.points == best ? victory / winners : 0;
        for (auto& trick : tricks_) {
            trick.won = round_[trick.seat].won;
            trick.points = round_[trick.seat].points;
        }
        std::ranges::move(round_, std::back_inserter(all_));
        std::ranges::move(tricks_, std::back_inserter(all_));
        round_.clear();
        tricks_.clear();
    }

    std::size_t seats_ = 0;
    std::uint8_t strong_ = 0;
    std::vector<Unit> round_;
    std::vector<Unit> tricks_;
    std::vector<Unit> all_;
};

ElementGroup of_cards(std::string_view id, Text title, Text present, Text had, bool choice) {
    ElementGroup group{id, title, present, had, {}, {}, choice};
    for (unsigned i = 0; i < card_count; ++i) {
        const auto card = static_cast<royalmatch::Card>(i);
        group.ids.push_back(royalmatch::card_name(card));
        std::array<std::string, 2> names;
        for (const auto lang : {Lang::en, Lang::fr})
            names[static_cast<std::size_t>(lang)] =
                royalmatch::card_name(card) +
                std::string(royalmatch::suit_mark(royalmatch::suit_of(card))) +
                (choice ? " " + royalmatch::effect_name(card, lang) : "");
        group.names.push_back(std::move(names));
    }
    return group;
}

ElementGroup of_goals(std::string_view id, Text title, Text present, Text had, bool choice) {
    ElementGroup group{id, title, present, had, {}, {}, choice};
    for (const auto& objective : royalmatch::objectives) {
        group.ids.emplace_back(objective.id);
        group.names.push_back({royalmatch::goal_name(objective.goal, Lang::en),
                               royalmatch::goal_name(objective.goal, Lang::fr)});
    }
    return group;
}

}  // namespace

CensusKind royalmatch() {
    CensusKind kind;
    kind.by_round = true;
    kind.groups.push_back(of_cards("cards", {"Cards", "Cartes"},
                                   {"in every round", "à chaque manche"},
                                   {"dealt to the player", "distribuée au joueur"}, false));
    kind.groups.push_back(of_cards("effects", {"Effects", "Effets"}, {"card played", "carte jouée"},
                                   {"effect activated", "effet activé"}, true));
    kind.groups.push_back(of_goals("kept", {"Objectives: kept or not", "Objectifs : gardés ou non"},
                                   {"dealt", "distribué"}, {"kept", "gardé"}, true));
    kind.groups.push_back(of_goals("fulfilled",
                                   {"Objectives: fulfilled or not", "Objectifs : remplis ou non"},
                                   {"kept", "gardé"}, {"fulfilled", "rempli"}, false));
    ElementGroup suits{"suits",
                       {"Suits", "Couleurs"},
                       {"card played", "carte jouée"},
                       {"won the trick", "pli gagné"},
                       {},
                       {},
                       false};
    for (std::size_t i = 0; i < royalmatch::suit_count; ++i) {
        const auto suit = static_cast<royalmatch::Suit>(i);
        suits.ids.emplace_back(royalmatch::suit_letter(suit));
        suits.names.push_back({std::string(royalmatch::suit_name(suit).en),
                               std::string(royalmatch::suit_name(suit).fr)});
    }
    ElementGroup places = suits;
    places.id = "dominance";
    places.title = {"Suits by strength", "Couleurs par force"};
    places.ids = {"strong", "second", "third", "weak"};
    places.names = {{"strong suit", "couleur forte"},
                    {"second", "deuxième"},
                    {"third", "troisième"},
                    {"weak suit", "couleur faible"}};
    kind.groups.push_back(std::move(suits));
    kind.groups.push_back(std::move(places));
    kind.decisions = {{"keep one objective", "garder un objectif"},
                      {"keep two", "en garder deux"},
                      {"keep three", "en garder trois"},
                      {"choose a card for the hand", "choisir une carte de la main"},
                      {"play a card", "jouer une carte"},
                      {"play and activate", "jouer et activer"}};
    return kind;
}

std::unique_ptr<Census> make_royalmatch() { return std::make_unique<RoyalCensus>(); }

std::size_t royalmatch_kind(Code decision) {
    const auto action = static_cast<royalmatch::Action>(decision);
    switch (royalmatch::kind(action)) {
        case royalmatch::Kind::keep:
            return static_cast<std::size_t>(std::popcount(royalmatch::slots_of(action))) - 1;
        case royalmatch::Kind::take: return 3;
        case royalmatch::Kind::play: break;
    }
    return royalmatch::played_of(action).activated() ? 5 : 4;
}

static_assert(elements <= most_elements);

}  // namespace agora::census
