// What a decision wins or denies, in words.
#include "core/typography.hpp"
#include "games/citadels/ai/draft_filter.hpp"
#include "games/citadels/ai/mind.hpp"
#include "games/citadels/flow.hpp"
#include "games/citadels/text.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>

namespace agora::ai {

using namespace citadels;

namespace {

// What each character is picked for.
constexpr std::array<Text, 27> strengths = {{
    {"you silence a character", "vous faites taire un personnage"},            // Assassin
    {"you play on as another character", "vous jouez à la place d'un autre"},  // Witch
    {"you may confiscate a district", "vous pouvez confisquer un quartier"},   // Magistrate
    {"you take somebody's gold", "vous prenez l'or de quelqu'un"},             // Thief
    {"you take gold for cards of a type", "vous prenez de l'or pour les cartes d'un type"},  // Spy
    {"you threaten for gold", "vous menacez pour de l'or"},                  // Blackmailer
    {"you can change your hand", "vous pouvez changer de main"},             // Magician
    {"you take a card from a hand", "vous prenez une carte dans une main"},  // Wizard
    {"you build twice", "vous bâtissez deux fois"},                          // Seer
    {"you take the crown", "vous prenez la couronne"},                       // King
    {"you give the crown away for gold or a card",
     "vous donnez la couronne contre de l'or ou une carte"},                 // Emperor
    {"you take the crown", "vous prenez la couronne"},                       // Patrician
    {"your city is safe", "votre cité est à l'abri"},                        // Bishop
    {"the richest pays you", "le plus riche vous paie"},                     // Abbot
    {"your cards may stand for gold", "vos cartes peuvent remplacer l'or"},  // Cardinal
    {"you get one more gold", "vous recevez une pièce d'or de plus"},        // Merchant
    {"what you build is paid back", "ce que vous bâtissez est remboursé"},   // Alchemist
    {"you build trade districts without limit",
     "vous bâtissez des quartiers commerçants sans limite"},  // Trader
    {"you get two cards and build up to three districts",
     "vous recevez deux cartes et bâtissez jusqu'à trois quartiers"},  // Architect
    {"you get four gold or four cards",
     "vous recevez quatre pièces d'or ou quatre cartes"},                             // Navigator
    {"you build twice", "vous bâtissez deux fois"},                                   // Scholar
    {"you can destroy a district", "vous pouvez détruire un quartier"},               // Warlord
    {"you can exchange a district", "vous pouvez échanger un quartier"},              // Diplomat
    {"you can seize a cheap district", "vous pouvez saisir un quartier bon marché"},  // Marshal
    {"you get gold beside the character of rank 4",
     "vous recevez de l'or à côté du personnage de rang 4"},       // Queen
    {"you beautify districts", "vous embellissez des quartiers"},  // Artist
    {"builders pay you", "ceux qui bâtissent vous paient"},        // Tax Collector
}};
static_assert(strengths.size() == static_cast<std::size_t>(Role::none));

class Reasons {
public:
    Reasons(const View& view, const TerminalStyle& style)
        : view_(view), table_(view.table), style_(style), lang_(style.lang) {}

    std::string of(Action action);

private:
    template <class... Parts>
    void add(const Text& words, const Parts&... parts) {
        text_ += (text_.empty() ? "" : ", ") + fmt::format(fmt::runtime(words.in(lang_)), parts...);
    }

    int of_type(Type type) const { return (table_.city[me_] & cards_of_type[index(type)]).size(); }
    std::string name(Seat seat) const { return style_.short_name(seat); }
    std::string of_name(Seat seat) const {
        return lang_ == Lang::fr ? with_de("", name(seat)) : name(seat);
    }
    void tell_pick(Role role);
    void tell_who_would_like(Rank rank);
    void tell_target(Rank rank, bool gold);
    void tell_build(District district);
    void tell_assault(Action action);
    void tell_gathering(bool gold);
    void tell_card(District district);
    void tell_small(Action action);
    void tell_answer(Kind kind);

    const View& view_;
    const Table& table_;
    const TerminalStyle& style_;
    Lang lang_;
    Seat me_ = view_.viewer.seat();
    std::string text_;
};

void Reasons::tell_pick(Role role) {
    const RoleFacts& about = facts(role);
    if (const int units = about.income == Income::none ? 0 : of_type(about.type); units > 0) {
        if (about.income == Income::cards)
            add({"your districts bring {}", "vos quartiers rapportent {}"},
                cards_text(static_cast<unsigned>(units), lang_));
        else
            add({"your districts bring {}", "vos quartiers rapportent {}"},
                gold_text(static_cast<unsigned>(units), lang_));
    }
    if (role == Role::tax_collector && table_.tax > 0)
        add({"{} of tax wait for you", "{} de taxes vous attendent"}, gold_text(table_.tax, lang_));
    else if (role != Role::none)
        add(strengths[static_cast<unsigned>(role)]);
}

// The one of the others who is furthest, if the pick policy gives it that character.
void Reasons::tell_who_would_like(Rank rank) {
    Seat first = nobody;
    for (Seat seat = 0; seat < table_.seats; ++seat)
        if (seat != me_ && (first == nobody || view_.score[seat] > view_.score[first]))
            first = seat;
    const auto wishes =
        pick_weights(table_, pick_features(table_, view_.hand_size, first), PickKind::keep);
    constexpr float drawn = 0.25F;
    if (wishes[rank] / total(wishes, cast_ranks(table_)) > drawn)
        add({"{} would like it too", "{} l'aimerait aussi"}, name(first));
}

void Reasons::tell_target(Rank rank, bool gold) {
    const auto chances = DraftFilter(view_).chances(table_);
    Seat likely = nobody;
    for (Seat seat = 0; seat < table_.seats; ++seat)
        if (seat != me_ && (likely == nobody || chances[seat][rank] > chances[likely][rank]))
            likely = seat;
    if (likely == nobody || chances[likely][rank] <= 0) return;
    add({"{} is {} with a chance of {} %", "{} est {} à {} %"}, name(likely),
        name_of(role_at(table_, rank)).with_article(lang_),
        std::lround(100 * chances[likely][rank]));
    if (gold && table_.gold[likely] > 0)
        add({"and has {}", "et a {}"}, gold_text(table_.gold[likely], lang_));
}

void Reasons::tell_build(District district) {
    const CardId card = card_of(district);
    Table after = table_;
    after.city[me_].add((copies(district) - table_.city[me_]).first());
    const bool completes = !is_complete(table_, me_) && is_complete(after, me_);
    if (completes && table_.first_done == nobody) after.first_done = me_;
    const int now = score_sheet(table_, me_, view_.hand_size[me_], view_.museum_size).total();
    const int then = score_sheet(after, me_, view_.hand_size[me_], view_.museum_size).total();
    add(then - now == 1 ? Text{"it brings you {} point", "cela vous rapporte {} point"}
                        : Text{"it brings you {} points", "cela vous rapporte {} points"},
        then - now);
    if (completes) add({"your city is complete", "votre cité est complète"});
    const RoleFacts& role = facts(acting_role(table_));
    if (role.income != Income::none && !has_done(table_, done::income) &&
        type_of(card) == role.type)
        add({"it raises your income", "cela augmente votre revenu"});
}

void Reasons::tell_assault(Action action) {
    const Seat seat = seat_of(action);
    const int value = facts(district_of(action)).cost + (is_beautified(action) ? 1 : 0);
    add({"{} loses a district worth {}", "{} perd un quartier de valeur {}"}, name(seat), value);
    if (districts_missing(table_, seat) == 1)
        add({"who lacks only one", "à qui il n'en manque qu'un"});
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
        add({"you can then pay for {}", "vous pourrez alors payer {}"},
            name_of(kind_of[next]).with_article(lang_));
    else if (gold)
        add({"you then have {} to build with", "vous aurez alors {} pour bâtir"},
            gold_text(table_.gold[me_] + (has_unique(table_, me_, District::gold_mine) ? 3U : 2U),
                      lang_));
    else if (hand.size() < 2)
        add({"your hand is nearly empty", "votre main est presque vide"});
    else
        add({"you may find a better district than those in your hand",
             "vous trouverez peut-être mieux que ce que vous avez en main"});
}

// Of the hand, for later.
void Reasons::tell_card(District district) {
    const unsigned cost = facts(district).cost;
    if (cost <= table_.gold[me_])
        add({"you can pay for it", "vous pouvez le payer"});
    else
        add({"it costs {}, and you have {}", "il coûte {}, et vous avez {}"},
            gold_text(cost, lang_), gold_text(table_.gold[me_], lang_));
}

// What is done with a card or a coin beside the usual.
void Reasons::tell_small(Action action) {
    switch (kind(action)) {
        case Kind::build_by_frame: add({"the Framework pays for it", "le Chantier le paie"}); break;
        case Kind::build_by_ruin:
            add({"it costs you no gold", "cela ne vous coûte pas d'or"});
            break;
        case Kind::build_by_cards:
            add({"cards pay for what gold cannot", "des cartes paient ce que l'or ne peut"});
            break;
        case Kind::discard:
        case Kind::give:
        case Kind::hand_over: add({"you can do without it", "vous pouvez vous en passer"}); break;
        case Kind::redraw:
            add({"you get new cards for those", "vous recevez d'autres cartes à la place"});
            break;
        case Kind::beautify:
        case Kind::museum: add({"it brings you {} point", "cela vous rapporte {} point"}, 1); break;
        case Kind::laboratory:
            add({"a card that you do not need becomes gold",
                 "une carte dont vous n'avez pas besoin devient de l'or"});
            break;
        case Kind::smithy:
            add({"you get 3 cards for 2 gold", "vous recevez 3 cartes pour 2 pièces d'or"});
            break;
        case Kind::tithe:
            add({"{} is the richest", "{} est le plus riche"}, name(seat_of(action)));
            break;
        case Kind::spy:
        case Kind::look:
            add({"you see the hand of {}", "vous voyez la main {}"}, of_name(seat_of(action)));
            break;
        default: break;
    }
}

// Threats and warrants, and what is left undone.
void Reasons::tell_answer(Kind kind) {
    switch (kind) {
        case Kind::no_swap: add({"you keep your character", "vous gardez votre personnage"}); break;
        case Kind::bribe:
            add({"the rest of your gold is safe", "le reste de votre or est à l'abri"});
            break;
        case Kind::refuse:
            add({"the threat may be blank", "la menace peut être sans effet"});
            break;
        case Kind::reveal:
            add({"if it is the real one you take all the gold",
                 "si c'est la vraie, vous prenez tout l'or"});
            break;
        case Kind::hide:
            add({"nobody learns which one is real", "personne n'apprend laquelle est la vraie"});
            break;
        case Kind::decline:
            add({"nobody learns which warrant is signed",
                 "personne n'apprend quel mandat est signé"});
            break;
        case Kind::end_turn:
            if (table_.gold[me_] > 0)
                add({"you save {} for later", "vous gardez {} pour plus tard"},
                    gold_text(table_.gold[me_], lang_));
            else
                add({"there is nothing left worth doing", "il ne reste rien d'utile à faire"});
            break;
        default: break;
    }
}

std::string Reasons::of(Action action) {
    switch (kind(action)) {
        case Kind::pick:
            tell_pick(role_at(table_, rank_at(action)));
            tell_who_would_like(rank_at(action));
            break;
        case Kind::put_down:
            tell_who_would_like(rank_at(action));
            if (text_.empty())
                add({"nobody else can be it then", "personne d'autre ne le sera alors"});
            break;
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
        case Kind::income: add({"your districts pay", "vos quartiers rapportent"}); break;
        case Kind::swap_hands:
            add({"you get {} cards for {}", "vous recevez {} cartes contre {}"},
                int{view_.hand_size[seat_of(action)]}, int{view_.hand_size[me_]});
            break;
        case Kind::crown:
            add({"{} then chooses first", "{} choisit ensuite en premier"}, name(seat_of(action)));
            break;
        case Kind::keep:
        case Kind::take: tell_card(district_of(action)); break;
        case Kind::ability: add(strengths[static_cast<unsigned>(acting_role(table_))]); break;
        case Kind::ability_gold:
            add({"it brings you {}", "cela vous rapporte {}"}, gold_text(4, lang_));
            break;
        case Kind::ability_cards:
            add({"it brings you {}", "cela vous rapporte {}"}, cards_text(4, lang_));
            break;
        case Kind::confiscate:
            add({"you get a district for nothing", "vous recevez un quartier pour rien"});
            break;
        default: tell_small(action); tell_answer(kind(action));
    }
    return text_;
}

}  // namespace

std::string Mind<Citadels>::reason(const View& view, std::span<const Action> line,
                                   const TerminalStyle& style) const {
    return Reasons(view, style).of(line.front());
}

}  // namespace agora::ai
