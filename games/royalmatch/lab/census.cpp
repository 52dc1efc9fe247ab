// The census of RoyalMatch. A unit is a player in a round: who scored most in it won it. Tricks,
// objectives and effects that were tried are units of their own.
#include "games/royalmatch/lab/census.hpp"

#include "core/erase.hpp"
#include "games/royalmatch/lab/trial.hpp"
#include "games/royalmatch/text.hpp"

#include <algorithm>

namespace agora::lab {

namespace {

using royalmatch::card_count;
using royalmatch::goal_count;

// The groups, one after another.
constexpr std::size_t cards_at = 0;
constexpr std::size_t effects_at = cards_at + card_count;
constexpr std::size_t gains_at = effects_at + card_count;
constexpr std::size_t kept_at = gains_at + card_count;
constexpr std::size_t fulfilled_at = kept_at + goal_count;
constexpr std::size_t suits_at = fulfilled_at + goal_count;
constexpr std::size_t standings_at = suits_at + royalmatch::suit_count;
constexpr std::size_t elements = standings_at + royalmatch::suit_count;

// Effects are tried in the first games of a study, two or three times for each player and round:
// that tells enough, and the others are counted at the speed of the players.
constexpr std::int64_t games_with_trials = 300;
constexpr std::uint32_t plays_for_a_trial = 3;

class RoyalCensus final : public Census {
public:
    void begin(int seats, std::int64_t game, std::uint64_t seed) override {
        seats_ = static_cast<std::size_t>(seats);
        tries_ = game < games_with_trials;
        random_ = Random(seed);
        all_.clear();
    }

    void decides(const AnyPosition& position, Seat seat, std::span<const Code> legal,
                 Code decision) override {
        const auto action = static_cast<royalmatch::Action>(decision);
        if (royalmatch::kind(action) != royalmatch::Kind::play) return;
        const auto played = royalmatch::played_of(action);
        const bool possible = std::ranges::any_of(legal, [&](Code code) {
            const auto other = royalmatch::played_of(static_cast<royalmatch::Action>(code));
            return other.card() == played.card() && other.activated();
        });
        if (!possible) return;
        Unit& round = round_[seat];
        round.present.set(effects_at + played.card());
        if (played.activated()) round.had.set(effects_at + played.card());
        if (!tries_ || random_.below(plays_for_a_trial) != 0) return;
        const auto& truth = dynamic_cast<const ErasedPosition<royalmatch::RoyalMatch>&>(position);
        Unit& trial = trials_.emplace_back();
        trial.seat = seat;
        trial.present.set(gains_at + played.card());
        trial.had.set(gains_at + played.card(), played.activated());
        trial.points = royalmatch::gain_of_activating(truth.state(), seat, played.card(), random_);
        trial.won = 0;
    }

    void hear(const Event& event) override {
        using enum royalmatch::EventKind;
        const auto what = static_cast<royalmatch::EventKind>(event.what);
        switch (what) {
            case wheel_spun:
                strong_ = event.as<royalmatch::WheelSpun>().strong;
                if (event.seat == nobody || round_.empty()) begin_round();
                return;
            case objective_dealt:
                round_[event.seat].present.set(
                    kept_at + royalmatch::index(event.as<royalmatch::GoalTold>().goal));
                return;
            case card_dealt:
                round_[event.seat].had.set(cards_at + event.as<royalmatch::CardTold>().card);
                return;
            case revealed: return hear_card(event);
            case objective_scored: {
                const auto scored = event.as<royalmatch::ObjectiveScored>();
                const auto goal = royalmatch::index(scored.goal);
                if (scored.bonus) return;
                round_[event.seat].had.set(kept_at + goal);
                Unit& objective = parts_.emplace_back();
                objective.seat = event.seat;
                objective.present.set(fulfilled_at + goal);
                objective.had.set(fulfilled_at + goal, scored.fulfilled);
                objective.points = scored.points;
                return;
            }
            case round_scored:
                round_[event.seat].points = event.as<royalmatch::RoundScored>().score;
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
    }

    void hear_card(const Event& event) {
        const auto shown = event.as<royalmatch::Revealed>();
        Unit& trick = parts_.emplace_back();
        trick.seat = event.seat;
        const auto suit = static_cast<std::size_t>(royalmatch::suit_of(shown.card));
        const auto order = royalmatch::suits_in_order(strong_);
        const auto place = static_cast<std::size_t>(
            std::ranges::find(order, static_cast<royalmatch::Suit>(suit)) - order.begin());
        const bool won = shown.place == 1;
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
        for (auto& part : parts_) {
            part.won = round_[part.seat].won;
            if (!part.points) part.points = round_[part.seat].points;
        }
        for (auto* units : {&round_, &parts_, &trials_}) {
            std::ranges::move(*units, std::back_inserter(all_));
            units->clear();
        }
    }

    std::size_t seats_ = 0;
    bool tries_ = false;
    Random random_{0};
    royalmatch::Suit strong_ = royalmatch::Suit::hearts;
    std::vector<Unit> round_;   // by seat
    std::vector<Unit> parts_;   // of it: a card in a trick, an objective that was kept
    std::vector<Unit> trials_;  // of effects
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
                (lang == Lang::fr ? std::string(royalmatch::value_name(card, lang))
                                  : royalmatch::card_name(card)) +
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

CensusKind CensusOf<royalmatch::RoyalMatch>::kind() {
    CensusKind kind;
    kind.by_round = true;
    kind.groups.push_back(of_cards("cards", {"Cards", "Cartes"},
                                   {"in every round", "à chaque manche"},
                                   {"dealt to the player", "distribuée au joueur"}, false));
    const Text could_be = {"card played, activation possible", "carte jouée, activation possible"};
    const Text activated = {"activated", "activé"};
    ElementGroup effects = of_cards("effects", {"Effects", "Effets"}, could_be, activated, true);
    effects.least_share = 0.05;
    effects.most_share = 0.95;
    kind.groups.push_back(std::move(effects));
    ElementGroup gains = of_cards(
        "gains", {"Effects: what activating brings", "Effets : ce que l'activation rapporte"},
        could_be, activated, true);
    gains.measure = Measure::gain;
    kind.groups.push_back(std::move(gains));
    ElementGroup kept = of_goals("kept", {"Objectives: kept or not", "Objectifs : gardés ou non"},
                                 {"dealt", "distribué"}, {"kept", "gardé"}, true);
    kept.least_share = 0.1;
    kind.groups.push_back(std::move(kept));
    ElementGroup fulfilled =
        of_goals("fulfilled", {"Objectives: fulfilled or not", "Objectifs : remplis ou non"},
                 {"kept", "gardé"}, {"fulfilled", "rempli"}, false);
    fulfilled.measure = Measure::worth;
    kind.groups.push_back(std::move(fulfilled));
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

std::unique_ptr<Census> CensusOf<royalmatch::RoyalMatch>::make() {
    return std::make_unique<RoyalCensus>();
}

std::size_t CensusOf<royalmatch::RoyalMatch>::decision_kind(Code decision) {
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

}  // namespace agora::lab
