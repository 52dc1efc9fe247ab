// What a decision wins or denies, in words.
#include "ai/citadels/forecast.hpp"
#include "ai/citadels/mind.hpp"
#include "games/citadels/course.hpp"
#include "games/citadels/words.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>

namespace agora {

using namespace citadels;

namespace {

// What each character is picked for.
constexpr std::array<Text, 27> strengths = {{
    {"it keeps one character from playing", "il fait taire un personnage"},  // Assassin
    {"it plays on as another character", "il joue à la place d'un autre"},   // Witch
    {"it may confiscate a district", "il peut confisquer un quartier"},      // Magistrate
    {"it takes somebody's gold", "il prend l'or de quelqu'un"},              // Thief
    {"it takes gold for cards of a type", "il prend de l'or pour les cartes d'un type"},  // Spy
    {"it threatens for gold", "il menace pour de l'or"},                  // Blackmailer
    {"it can change its hand", "il peut changer de main"},                // Magician
    {"it takes a card from a hand", "il prend une carte dans une main"},  // Wizard
    {"two builds", "deux constructions"},                                 // Seer
    {"it takes the crown", "il prend la couronne"},                       // King
    {"it gives the crown away for gold or a card",
     "il donne la couronne contre de l'or ou une carte"},                               // Emperor
    {"it takes the crown", "il prend la couronne"},                                     // Patrician
    {"its city is safe", "sa cité est à l'abri"},                                       // Bishop
    {"the richest pays it", "le plus riche le paie"},                                   // Abbot
    {"cards may stand for gold", "des cartes peuvent remplacer l'or"},                  // Cardinal
    {"one gold more", "une pièce de plus"},                                             // Merchant
    {"what it builds is paid back", "ce qu'il bâtit est remboursé"},                    // Alchemist
    {"trade districts without limit", "des quartiers marchands sans limite"},           // Trader
    {"two cards and three builds", "deux cartes et trois constructions"},               // Architect
    {"four gold or four cards", "quatre pièces ou quatre cartes"},                      // Navigator
    {"two builds", "deux constructions"},                                               // Scholar
    {"it can destroy a district", "il peut détruire un quartier"},                      // Warlord
    {"it can exchange a district", "il peut échanger un quartier"},                     // Diplomat
    {"it can seize a cheap district", "il peut saisir un quartier bon marché"},         // Marshal
    {"gold beside the character of rank 4", "de l'or à côté du personnage de rang 4"},  // Queen
    {"it beautifies districts", "il embellit des quartiers"},                           // Artist
    {"builders pay it", "ceux qui bâtissent le paient"},  // Tax Collector
}};
static_assert(strengths.size() == static_cast<std::size_t>(Role::none));

class Reasons {
public:
    Reasons(const View& view, Lang lang) : view_(view), table_(view.table), lang_(lang) {}

    std::string of(Action action);

private:
    template <class... Parts>
    void add(const Text& words, const Parts&... parts) {
        text_ += (text_.empty() ? "" : ", ") + fmt::format(fmt::runtime(words.in(lang_)), parts...);
    }

    int of_type(Type type) const { return (table_.city[me_] & cards_of_type[index(type)]).size(); }
    int missing(Seat seat) const { return city_goal(table_) - city_size(table_, seat); }
    void tell_pick(Role role);
    void tell_who_would_like(Rank rank);
    void tell_target(Rank rank, bool gold);
    void tell_build(District district);
    void tell_assault(Action action);
    void tell_gathering(bool gold);

    const View& view_;
    const Table& table_;
    Lang lang_;
    Seat me_ = view_.viewer.seat();
    std::string text_;
};

void Reasons::tell_pick(Role role) {
    const RoleFacts& about = facts(role);
    if (const int units = about.income == Income::none ? 0 : of_type(about.type); units > 0) {
        if (about.income == Income::cards)
            add({"its districts bring {} cards", "ses quartiers rapportent {} cartes"}, units);
        else
            add({"its districts bring {} gold", "ses quartiers rapportent {} or"}, units);
    }
    if (role == Role::tax_collector && table_.tax > 0)
        add({"{} gold of tax wait", "{} or de taxes attendent"}, int{table_.tax});
    else if (role != Role::none)
        add(strengths[static_cast<unsigned>(role)]);
}

// The one of the others who is furthest, if it is drawn to that character.
void Reasons::tell_who_would_like(Rank rank) {
    Seat first = nobody;
    for (Seat seat = 0; seat < table_.seats; ++seat)
        if (seat != me_ && (first == nobody || view_.score[seat] > view_.score[first]))
            first = seat;
    const auto wishes = longing(table_, circumstances(table_, view_.hand_size, first), Urge::keep);
    constexpr float drawn = 0.25F;
    if (wishes[rank] / total(wishes, cast_ranks(table_)) > drawn)
        add({"player {} would like it", "le joueur {} l'aimerait"}, first + 1);
}

void Reasons::tell_target(Rank rank, bool gold) {
    const auto chances = Forecast(view_).chances(table_);
    Seat likely = nobody;
    for (Seat seat = 0; seat < table_.seats; ++seat)
        if (seat != me_ && (likely == nobody || chances[seat][rank] > chances[likely][rank]))
            likely = seat;
    if (likely == nobody || chances[likely][rank] <= 0) return;
    add({"player {} is {} with {} %", "le joueur {} est {} à {} %"}, likely + 1,
        name_of(role_at(table_, rank)).with_article(lang_),
        std::lround(100 * chances[likely][rank]));
    if (gold && table_.gold[likely] > 0)
        add({"and has {} gold", "et a {} or"}, int{table_.gold[likely]});
}

void Reasons::tell_build(District district) {
    const CardId card = card_of(district);
    Table after = table_;
    after.city[me_].add((copies(district) - table_.city[me_]).first());
    const bool completes = !is_complete(table_, me_) && is_complete(after, me_);
    if (completes && table_.first_done == nobody) after.first_done = me_;
    const int now = score_sheet(table_, me_, view_.hand_size[me_], view_.museum_size).total();
    const int then = score_sheet(after, me_, view_.hand_size[me_], view_.museum_size).total();
    add({"it brings {} points", "il rapporte {} points"}, then - now);
    if (completes) add({"its city is complete", "sa cité est terminée"});
    const RoleFacts& role = facts(acting_role(table_));
    if (role.income != Income::none && !has_done(table_, done::income) &&
        type_of(card) == role.type)
        add({"it raises the income", "il augmente le revenu"});
}

void Reasons::tell_assault(Action action) {
    const Seat seat = seat_of(action);
    const int value = facts(district_of(action)).cost + (is_beautified(action) ? 1 : 0);
    add({"it costs player {} a district of {}", "il coûte au joueur {} un quartier de {}"},
        seat + 1, value);
    if (missing(seat) == 1) add({"who lacks only one", "à qui il n'en manque qu'un"});
}

void Reasons::tell_gathering(bool gold) {
    const Cards hand = view_.hand.without(card_of(District::secret_vault));
    CardId next = no_card;
    each_first(hand, [&](CardId card) {
        const int price = price_of(table_, me_, card);
        const bool pays = price > table_.gold[me_] && price <= table_.gold[me_] + 2;
        if (pays && !has_kind(table_.city[me_], card) &&
            (next == no_card || cost_of(card) > cost_of(next)))
            next = card;
    });
    if (gold && next != no_card)
        add({"it pays for {}", "il paie {}"}, name_of(kind_of[next]).with_article(lang_));
    if (!gold && hand.size() < 2) add({"the hand is nearly empty", "la main est presque vide"});
}

std::string Reasons::of(Action action) {
    switch (kind(action)) {
        case Kind::pick:
            tell_pick(role_at(table_, rank_at(action)));
            tell_who_would_like(rank_at(action));
            break;
        case Kind::put_down: tell_who_would_like(rank_at(action)); break;
        case Kind::name:
        case Kind::warrants:
        case Kind::threats: tell_target(rank_at(action), table_.acting == 2); break;
        case Kind::take_gold: tell_gathering(true); break;
        case Kind::draw_cards: tell_gathering(false); break;
        case Kind::build:
        case Kind::build_by_help:
        case Kind::take_and_build: tell_build(district_of(action)); break;
        case Kind::destroy:
        case Kind::seize:
        case Kind::exchange:
        case Kind::armory: tell_assault(action); break;
        case Kind::income: add({"its districts pay", "ses quartiers rapportent"}); break;
        case Kind::swap_hands:
            add({"{} cards for {}", "{} cartes contre {}"}, int{view_.hand_size[seat_of(action)]},
                int{view_.hand_size[me_]});
            break;
        case Kind::crown:
            add({"player {} then chooses first", "le joueur {} choisit ensuite en premier"},
                seat_of(action) + 1);
            break;
        case Kind::keep:
        case Kind::take:
            if (facts(district_of(action)).cost <= table_.gold[me_])
                add({"it can be paid", "il peut être payé"});
            break;
        case Kind::confiscate: add({"a district for nothing", "un quartier pour rien"}); break;
        default: break;
    }
    return text_;
}

}  // namespace

std::string Mind<Citadels>::reason(const View& view, Action action, Lang lang) const {
    return Reasons(view, lang).of(action);
}

}  // namespace agora
