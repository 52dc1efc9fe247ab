// The heuristic: a player who takes characters that fit its city, uses them, builds the best it can
// and turns on whoever leads. Numbers are about a tenth of a point.
#include "games/citadels/flow.hpp"

namespace agora::citadels {

namespace {

constexpr int never = -100'000;  // nobody reveals a character for fun
constexpr int first_of_all = 1'000;
constexpr int at_once = 600;  // what costs nothing comes before building
constexpr int building = 300;

// What the viewer can count on.
struct Situation {
    const View& view;
    const Table& table = view.table;
    Seat me = view.viewer.seat();

    int of_type(Type type) const { return (table.city[me] & cards_of_type[index(type)]).size(); }
    int gold() const { return table.gold[me]; }
    int hand() const { return view.hand_size[me]; }
    bool has(District district) const { return has_unique(table, me, district); }
    bool has_kind(District district) const { return !(table.city[me] & copies(district)).empty(); }
};

int missing_districts(const Situation& situation, Seat seat) {
    return districts_missing(situation.table, seat);
}

// How much a seat is to be feared: its points, and more the nearer it is to the end.
int threat_of(const Situation& situation, Seat seat) {
    return situation.view.score[seat] + 3 * (8 - std::min(8, missing_districts(situation, seat)));
}

Seat leader(const Situation& situation) {
    Seat best = nobody;
    for (Seat seat = 0; seat < situation.table.seats; ++seat)
        if (seat != situation.me &&
            (best == nobody || threat_of(situation, seat) > threat_of(situation, best)))
            best = seat;
    return best;
}

template <class Value>
int most_of_others(const Situation& situation, Value&& value) {
    int most = 0;
    for (Seat seat = 0; seat < situation.table.seats; ++seat)
        if (seat != situation.me) most = std::max<int>(most, value(seat));
    return most;
}

// What a card is worth to one who may build it.
int worth_of_card(const Situation& situation, District district) {
    if (district == District::secret_vault) return 35;
    const auto& about = facts(district);
    int worth = 12 * about.cost;
    if (about.type == Type::unique) worth += 15;
    if (situation.of_type(about.type) == 0) worth += 12;
    if (situation.has_kind(district) && !situation.has(District::quarry)) worth = 3;
    const int beyond = about.cost - situation.gold() - 4;  // too dear for the next two turns
    return beyond > 0 ? worth - 8 * beyond : worth;
}

bool can_build_something(const Situation& situation) {
    bool can = false;
    each_kind(situation.view.hand, [&](District district) {
        can = can || (district != District::secret_vault && !situation.has_kind(district) &&
                      facts(district).cost <= situation.gold() + 2);
    });
    return can;
}

// What a character would bring in this position.
int worth_of_role(const Situation& situation, Role role) {
    const int rich =
        most_of_others(situation, [&](Seat seat) { return situation.table.gold[seat]; });
    const int many =
        most_of_others(situation, [&](Seat seat) { return situation.view.hand_size[seat]; });
    const RoleFacts& about = facts(role);
    int worth = about.income == Income::none ? 0 : 10 * situation.of_type(about.type);
    switch (role) {
        case Role::assassin: return 22;
        case Role::witch: return 20;
        case Role::magistrate: return 20;
        case Role::thief: return 5 * std::min(8, rich);
        case Role::blackmailer: return 4 * std::min(8, rich);
        case Role::spy: return 2 * many + 2 * std::min(6, rich);
        case Role::magician:
            return 8 * std::max(0, many - situation.hand()) + (situation.hand() < 2 ? 10 : 0);
        case Role::wizard: return 6 * std::min(5, many);
        case Role::seer: return 20;
        case Role::king:
        case Role::patrician: return worth + 14;
        case Role::emperor: return worth + 16;
        case Role::bishop:
            return worth + (missing_districts(situation, situation.me) <= 2 ? 15 : 4);
        case Role::abbot: return worth + 10;
        case Role::cardinal: return worth + (situation.hand() > 3 ? 14 : 4);
        case Role::merchant: return worth + 12;
        case Role::alchemist: return 5 * std::min(5, situation.gold());
        case Role::trader: return worth + 8;
        case Role::architect: return situation.gold() >= 5 && situation.hand() >= 2 ? 35 : 22;
        case Role::navigator: return missing_districts(situation, situation.me) <= 1 ? 5 : 28;
        case Role::scholar: return 24;
        case Role::warlord:
        case Role::marshal: return worth + 10;
        case Role::diplomat: return worth + 8;
        case Role::queen: return 15;
        case Role::artist: return 12;
        case Role::tax_collector: return 8 * situation.table.tax + 4;
        default: return worth;
    }
}

// Whom to kill, rob or threaten: a character that somebody else may hold and profit from.
int worth_of_target(const Situation& situation, Rank rank) {
    if (has_rank(situation.view.roles, rank) || has_rank(situation.table.face_up, rank))
        return -50;  // A15
    constexpr std::array<int, 10> popular = {0, 6, 12, 10, 14, 12, 20, 18, 12, 10};
    return popular[rank];
}

// What hitting a district of a seat is worth: its value, more at the leader's.
int worth_of_hit(const Situation& situation, Action action) {
    const Seat seat = seat_of(action);
    if (seat == situation.me) return -300;
    const int value = facts(district_of(action)).cost + (is_beautified(action) ? 1 : 0);
    return 10 * value + (seat == leader(situation) ? 25 : 0) +
           (missing_districts(situation, seat) == 1 ? 60 : 0);
}

int appeal_of_selection(const Situation& situation, Action action) {
    const Role role = role_at(situation.table, std::max<Rank>(1, rank_at(action)));
    switch (kind(action)) {
        case Kind::pick: return worth_of_role(situation, role);
        case Kind::put_down: return 50 - worth_of_role(situation, role);
        case Kind::redraft: return never;
        case Kind::give_role: return 50 - worth_of_role(situation, role);
        case Kind::swap_roles: return seat_of(action) == leader(situation) ? 1 : -1;
        default: return 0;
    }
}

int appeal_of_building(const Situation& situation, Action action) {
    const District district = district_of(action);
    switch (kind(action)) {
        case Kind::build:
        case Kind::take_and_build: return building + worth_of_card(situation, district);
        case Kind::build_by_frame:
            return facts(district).cost >= 4 ? building + worth_of_card(situation, district) - 20
                                             : -20;
        case Kind::build_by_ruin:
            return building + 30 - 12 * facts(district).cost - (is_beautified(action) ? 12 : 0);
        case Kind::build_by_cards: return building + 40 - 5 * static_cast<int>(count_of(action));
        default: return building + worth_of_card(situation, district) - 30;
    }
}

int appeal_of_power(const Situation& situation, Action action) {
    const Seat seat = seat_of(action);
    const District district = district_of(action);
    switch (kind(action)) {
        case Kind::name: return at_once + worth_of_target(situation, rank_at(action));
        case Kind::warrants:
            return at_once + 3 * worth_of_target(situation, rank_at(action)) +
                   worth_of_target(situation, rank_at(action, 1)) +
                   worth_of_target(situation, rank_at(action, 2));
        case Kind::threats:
            return at_once + 2 * worth_of_target(situation, rank_at(action)) +
                   worth_of_target(situation, rank_at(action, 1));
        case Kind::spy: {
            constexpr std::array<int, type_count> common_types = {12, 11, 20, 11, 14};
            return at_once + situation.view.hand_size[seat] * common_types[count_of(action)] / 10;
        }
        case Kind::swap_hands: {
            const int more = situation.view.hand_size[seat] - situation.hand();
            return more > 1 ? at_once + 10 * more : -10;
        }
        case Kind::discard: return worth_of_card(situation, district) < 15 ? at_once - 50 : -10;
        case Kind::redraw: return at_once - 60;
        case Kind::look: return at_once + 10 * situation.view.hand_size[seat];
        case Kind::take: return worth_of_card(situation, district);
        case Kind::give: return -worth_of_card(situation, district);
        case Kind::crown:
            return at_once - threat_of(situation, seat) +
                   5 * static_cast<int>(count_of(action));  // a card before a coin
        case Kind::income:
            return at_once + 10 * static_cast<int>(situation.hand() < 2 ? 0 : count_of(action));
        case Kind::tithe: return at_once + threat_of(situation, seat);
        case Kind::ability: return at_once;
        case Kind::ability_gold: return at_once + (situation.hand() > 1 ? 5 : 0);
        case Kind::ability_cards: return at_once + 2;
        case Kind::beautify: return 15;
        default: return 0;
    }
}

int appeal_of_assault(const Situation& situation, Action action) {
    const int hit = worth_of_hit(situation, action);
    switch (kind(action)) {
        case Kind::destroy: {
            const int price = facts(district_of(action)).cost - 1;
            return hit - 15 - 12 * price;
        }
        case Kind::seize: return hit + 20;
        case Kind::exchange: {
            int least = 9;
            situation.table.city[situation.me].each(
                [&](CardId card) { least = std::min(least, value_of(situation.table, card)); });
            return 12 * (facts(district_of(action)).cost - least) - 20;
        }
        case Kind::hand_over: return -10 * facts(district_of(action)).cost;
        default: return hit - 60;  // the Armory is a district itself
    }
}

int appeal_of_effect(const Situation& situation, Action action) {
    const int card = worth_of_card(situation, district_of(action));
    switch (kind(action)) {
        case Kind::laboratory: return card < 15 || situation.hand() > 5 ? building - card : -card;
        case Kind::smithy: return situation.hand() < 2 && situation.gold() > 3 ? building : -20;
        default: return card < 20 || situation.hand() > 3 ? 40 - card : -20;
    }
}

int appeal_of_answer(const Situation& situation, Action action) {
    switch (kind(action)) {
        case Kind::bribe: return situation.gold() > 6 ? -1 : 1;
        case Kind::reveal: return situation.view.real_threat == situation.table.acting ? 10 : -10;
        case Kind::confiscate: return 100;
        default: return 0;
    }
}

}  // namespace

int Citadels::action_score(const View& view, Action action) {
    const Situation situation{view};
    switch (kind(action)) {
        case Kind::pick:
        case Kind::put_down:
        case Kind::redraft:
        case Kind::no_swap:
        case Kind::swap_roles:
        case Kind::give_role: return appeal_of_selection(situation, action);
        case Kind::take_gold: return first_of_all + (can_build_something(situation) ? 10 : 0);
        case Kind::draw_cards: return first_of_all + (situation.hand() < 4 ? 5 : -5);
        case Kind::keep: return worth_of_card(situation, district_of(action));
        case Kind::build:
        case Kind::build_by_frame:
        case Kind::build_by_ruin:
        case Kind::build_by_cards:
        case Kind::build_by_help:
        case Kind::take_and_build: return appeal_of_building(situation, action);
        case Kind::destroy:
        case Kind::seize:
        case Kind::exchange:
        case Kind::hand_over:
        case Kind::armory: return appeal_of_assault(situation, action);
        case Kind::laboratory:
        case Kind::smithy:
        case Kind::museum: return appeal_of_effect(situation, action);
        case Kind::bribe:
        case Kind::refuse:
        case Kind::reveal:
        case Kind::hide:
        case Kind::confiscate:
        case Kind::decline: return appeal_of_answer(situation, action);
        case Kind::end_turn: return 0;
        default: return appeal_of_power(situation, action);
    }
}

}  // namespace agora::citadels
