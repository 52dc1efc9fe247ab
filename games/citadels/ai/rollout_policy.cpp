#include "games/citadels/ai/rollout_policy.hpp"

#include "games/citadels/ai/features.hpp"
#include "games/citadels/flow.hpp"

#include <algorithm>
#include <functional>

namespace agora::citadels {

namespace {

// Scores that give the order of a turn.
constexpr int first_of_all = 1'000;
constexpr int for_nothing = 600;
constexpr int building = 300;
constexpr int waste = -15;

constexpr std::size_t max_decisions = 12;  // of one node

bool names_somebody(Kind what) {
    return what == Kind::name || what == Kind::warrants || what == Kind::threats;
}
bool gathers(Kind what) { return what == Kind::take_gold || what == Kind::draw_cards; }
bool costs_nothing(Kind what) {
    return what == Kind::ability || what == Kind::ability_gold || what == Kind::ability_cards ||
           what == Kind::tithe;
}

// What a unique district brings beyond its cost, in tenths of a point.
int bonus_of(District district) {
    switch (district) {
        case District::dragon_gate: return 20;
        case District::gold_mine:
        case District::library:
        case District::observatory:
        case District::school_of_magic:
        case District::quarry:
        case District::factory:
        case District::park:
        case District::laboratory:
        case District::smithy:
        case District::poor_house: return 12;
        case District::statue:
        case District::wishing_well:
        case District::imperial_treasury:
        case District::map_room:
        case District::ivory_tower:
        case District::basilica:
        case District::capitol:
        case District::museum: return 20;
        case District::haunted_quarter:
        case District::monument: return 25;
        default: return 8;
    }
}

}  // namespace

RolloutPolicy::RolloutPolicy(const State& state, Seat seat)
    : state_(state),
      table_(state.table),
      me_(seat),
      hand_(state.hand[seat]),
      gold_(table_.gold[seat]) {
    each_first(hand_.without(card_of(District::secret_vault)), [&](CardId card) {
        if (citadels::has_kind(table_.city[me_], card)) return;
        ++useful_;
        affordable_ += price_of(table_, me_, card) <= gold_ ? 1 : 0;
    });
}

// How dangerous a seat is.
int RolloutPolicy::danger(Seat seat) const {
    const int left = districts_missing(table_, seat);
    return cost_of_city(table_, seat) + 3 * (8 - left) + (left <= 2 ? 10 : 0) +
           table_.gold[seat] / 2;
}

int RolloutPolicy::score_of_card(District district) const {
    if (district == District::secret_vault) return 30;
    const CardId card = card_of(district);
    const Type type = facts(district).type;
    const int price = price_of(table_, me_, card);
    int worth = 10 * facts(district).cost + 6;
    if (type == Type::unique) worth += bonus_of(district);
    if ((table_.city[me_] & cards_of_type[index(type)]).empty()) worth += 8;
    if (citadels::has_kind(table_.city[me_], card) && !has_unique(table_, me_, District::quarry))
        return 3;
    const int beyond = price - gold_ - 4;  // too dear for the next two turns
    return beyond > 0 ? worth - 10 * beyond : worth;
}

int RolloutPolicy::score_of_building(Action action) const {
    const District district = district_of(action);
    const RoleFacts& role = facts(acting_role(table_));
    switch (kind(action)) {
        case Kind::build:
        case Kind::take_and_build: {
            // Before the income that it raises.
            const bool raises = role.income != Income::none && !has_done(table_, done::income) &&
                                facts(district).type == role.type;
            return building + score_of_card(district) + (raises ? 200 : 0);
        }
        case Kind::build_by_frame:
            return facts(district).cost >= 5 && gold_ < facts(district).cost
                       ? building + score_of_card(district) - 30
                       : waste - 5;
        case Kind::build_by_ruin:
            return facts(district).cost <= 2 && !is_beautified(action) ? building + 30 : waste - 5;
        case Kind::build_by_cards: return building + 40 - 8 * static_cast<int>(count_of(action));
        default: return building + score_of_card(district) - 30;  // by help
    }
}

int RolloutPolicy::score_of_power(Action action) const {
    const Seat seat = seat_of(action);
    const auto cards_of = [&](Seat whose) { return state_.hand[whose].size(); };
    switch (kind(action)) {
        case Kind::spy: {
            constexpr std::array<int, type_count> frequent = {12, 11, 20, 11, 14};
            return for_nothing + cards_of(seat) * frequent[count_of(action)] / 10 +
                   std::min<int>(3, table_.gold[seat]);
        }
        case Kind::swap_hands: {
            const int more = cards_of(seat) - hand_.size() + (useful_ == 0 ? 2 : 0);
            return more > 1 ? for_nothing + 10 * more : waste - 5;
        }
        case Kind::discard: {
            const int card = score_of_card(district_of(action));
            if (table_.phase == Phase::pay_cards) return -card;
            return card < 15 ? for_nothing - 50 : waste - 5;
        }
        case Kind::redraw: return for_nothing - 60;
        case Kind::look: return for_nothing / 2 + 150 + 10 * cards_of(seat);
        case Kind::take: return score_of_card(district_of(action));
        case Kind::give: return -score_of_card(district_of(action));
        case Kind::crown:
            return for_nothing - danger(seat) + 4 * static_cast<int>(count_of(action));
        case Kind::income: {
            const auto gold = static_cast<int>(count_of(action));
            return 430 + (useful_ > 0 ? gold : -gold);
        }
        case Kind::tithe: return for_nothing + danger(seat);
        case Kind::ability: return for_nothing + 50;
        case Kind::ability_gold: return for_nothing + (useful_ > 1 ? 10 : 0);
        case Kind::ability_cards: return for_nothing + 5;
        case Kind::beautify: return affordable_ > 0 && table_.builds > 0 ? 12 : 15;
        default: return 0;
    }
}

int RolloutPolicy::score_of_assault(Action action) const {
    const Seat seat = seat_of(action);
    const District district = district_of(action);
    const int value = facts(district).cost + (is_beautified(action) ? 1 : 0);
    if (kind(action) == Kind::hand_over) return -10 * value;
    if (seat == me_) return 3 * waste;
    int most = 0;
    for (Seat other = 0; other < table_.seats; ++other)
        if (other != me_ && other != seat) most = std::max(most, danger(other));
    const int left = districts_missing(table_, seat);
    const int stops = left == 1 ? 60 : left == 2 ? 25 : 0;
    const int hit = (danger(seat) >= most ? 10 : 5) * value + stops;
    switch (kind(action)) {
        case Kind::destroy: return hit - 12 * (value - 1);
        case Kind::seize: return hit + 20 - (districts_missing(table_, me_) <= 1 ? 0 : 5 * value);
        case Kind::exchange: {
            int least = 9;
            table_.city[me_].each(
                [&](CardId card) { least = std::min(least, value_of(table_, card)); });
            return 10 * (value - least) - 10;
        }
        default: return hit - 50;  // the Armory is a district itself
    }
}

int RolloutPolicy::score_of_effect(Action action) const {
    switch (kind(action)) {
        case Kind::laboratory: {
            const int card = score_of_card(district_of(action));
            return card < 15 || useful_ > 4 ? building - card : waste - 5;
        }
        case Kind::smithy: return useful_ < 2 && gold_ > 3 ? building : waste - 5;
        default: {
            const int card = score_of_card(district_of(action));
            return card < 15 || useful_ > 3 ? 40 - card / 2 : waste - 5;
        }
    }
}

// Which rank is named is decided by place_markers; here only pointless targets score low.
int RolloutPolicy::score_of_placing(Action action) const {
    const Ranks own = roles_of(state_, me_);
    const unsigned pointless = unsigned{own} | table_.face_up;
    constexpr std::array<int, most_ranks + 1> popular = {0, 6, 12, 10, 14, 12, 20, 18, 12, 10};
    const auto target = [&](unsigned which) {
        const Rank rank = rank_at(action, which);
        return ((pointless >> rank) & 1U) != 0 ? -40 : popular[rank];
    };
    switch (kind(action)) {
        case Kind::name: return for_nothing + target(0);
        case Kind::threats: return for_nothing + 2 * target(0) + target(1);
        default: return for_nothing + 3 * target(0) + target(1) + target(2);
    }
}

int RolloutPolicy::score(Action action) const {
    switch (kind(action)) {
        case Kind::redraft: return -1'000;  // nobody reveals a character for fun
        case Kind::swap_roles: return -danger(seat_of(action)) / 10 - 1;
        case Kind::take_gold: return first_of_all + (useful_ > 0 ? 12 : 0);
        case Kind::draw_cards: return first_of_all + (useful_ < 2 ? 8 : -4);
        case Kind::keep: return score_of_card(district_of(action));
        case Kind::build:
        case Kind::build_by_frame:
        case Kind::build_by_ruin:
        case Kind::build_by_cards:
        case Kind::build_by_help:
        case Kind::take_and_build: return score_of_building(action);
        case Kind::name:
        case Kind::warrants:
        case Kind::threats: return score_of_placing(action);
        case Kind::destroy:
        case Kind::seize:
        case Kind::exchange:
        case Kind::hand_over:
        case Kind::armory: return score_of_assault(action);
        case Kind::laboratory:
        case Kind::smithy:
        case Kind::museum: return score_of_effect(action);
        case Kind::bribe: return gold_ > 6 ? -5 : 5;
        case Kind::reveal: return state_.real_threat == table_.acting ? 40 : -40;
        case Kind::confiscate: return 100;
        default: return score_of_power(action);
    }
}

// The characters that a seat can have, by what this one saw at its own pick: those who picked
// before it took what it did not see, those after it have what it passed on.
Ranks RolloutPolicy::could_have(Seat seat) const {
    const unsigned all =
        cast_ranks(table_) & ~unsigned{table_.face_up} & ~unsigned{roles_of(state_, me_)};
    if (table_.seats <= 3) return static_cast<Ranks>(all);
    const auto order_of = [&](Seat whose) {
        return static_cast<std::size_t>((whose + table_.seats - table_.lead) % table_.seats);
    };
    const std::size_t mine = order_of(me_);
    unsigned unseen = 0;
    for (std::size_t slot = 0; slot <= mine; ++slot) unseen |= rank_bit(state_.draft.slots[slot]);
    return static_cast<Ranks>(order_of(seat) < mine ? all & unseen : all & ~unseen);
}

// Weight of hitting each rank: who is likely to be it, times how much that seat matters.
PickWeights RolloutPolicy::targets(Ranks among) const {
    const HandSizes hands = hand_sizes(state_);
    const bool for_gold = table_.acting == 2;
    PickWeights weights{};
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        if (seat == me_ || (table_.seats > 3 && table_.revealed[seat] != 0)) continue;
        const auto possible = static_cast<Ranks>(among & could_have(seat));
        const PickWeights wishes =
            pick_weights(table_, pick_features(table_, hands, seat), PickKind::keep);
        const float all = total(wishes, could_have(seat));
        if (all <= 0) continue;
        const auto weight = static_cast<float>(for_gold ? 1 + table_.gold[seat] : danger(seat));
        for (unsigned rest = possible; rest != 0; rest &= rest - 1) {
            const auto rank = static_cast<std::size_t>(std::countr_zero(rest));
            const float chance = wishes[rank] / all;
            weights[rank] += weight * chance * chance;  // squared: prefers the likeliest
        }
    }
    return weights;
}

Action RolloutPolicy::place_markers(const Citadels::Actions& legal, Random& random) const {
    unsigned among = 0;
    for (const Action action : legal)
        if (names_somebody(kind(action))) among |= rank_bit(rank_at(action));
    const PickWeights weights = targets(static_cast<Ranks>(among));
    const auto draw = [&] {
        Rank rank = choose(weights, static_cast<Ranks>(among), random);
        if (total(weights, static_cast<Ranks>(among)) <= 0)
            rank = static_cast<Rank>(
                nth_bit(among, random.below(static_cast<std::uint32_t>(std::popcount(among)))));
        among &= ~unsigned{rank_bit(rank)};
        return rank;
    };
    const Kind what = kind(
        *std::ranges::find_if(legal, [](Action action) { return names_somebody(kind(action)); }));
    const Rank first = draw();
    if (what == Kind::name) return act_rank(Kind::name, first);
    const Rank second = draw();
    if (what == Kind::threats) return place_threats(first, second);
    const Rank third = draw();
    return place_warrants(first, std::min(second, third), std::max(second, third));
}

Action RolloutPolicy::decide(const Citadels::Actions& legal, Random& random) const {
    if (legal.size() == 1) return legal[0];
    const Kind first = kind(legal[0]);
    if (first == Kind::pick || first == Kind::put_down) {
        unsigned offered = 0;
        for (const Action action : legal)
            if (kind(action) == first) offered |= rank_bit(rank_at(action));
        const auto weights =
            pick_weights(table_, pick_features(table_, hand_sizes(state_), me_),
                         first == Kind::pick ? PickKind::keep : PickKind::put_down);
        return act_rank(first, choose(weights, static_cast<Ranks>(offered), random));
    }
    if (std::ranges::any_of(legal, [](Action action) { return names_somebody(kind(action)); }))
        return place_markers(legal, random);
    constexpr std::uint32_t noise = 10;  // smaller differences are overturned now and then
    Action best = legal[0];
    int best_score = -10'000;
    for (const Action action : legal) {
        const int noisy = score(action) + static_cast<int>(random.below(noise));
        if (noisy <= best_score) continue;
        best_score = noisy;
        best = action;
    }
    return best;
}

// Before gathering only what may change what to gather is searched.
bool RolloutPolicy::may_decide_gathering(Action action) const {
    if (has_done(table_, done::gathered)) return true;
    switch (kind(action)) {
        case Kind::take_gold:
        case Kind::draw_cards:
        case Kind::spy:
        case Kind::swap_hands:
        case Kind::crown: return true;
        default: return false;
    }
}

void RolloutPolicy::prune(Citadels::Actions& legal) const {
    if (legal.size() == 1) return;
    Citadels::Actions kept;
    const auto keep_if = [&](auto&& wanted) {
        kept.clear();
        for (const Action action : legal)
            if (wanted(action)) kept.push(action);
        if (kept.empty()) return false;
        legal.clear();
        legal.append({kept.begin(), kept.size()});
        return true;
    };
    keep_if([](Action action) { return kind(action) != Kind::redraft; });
    if (table_.phase == Phase::act &&
        !keep_if([](Action action) { return names_somebody(kind(action)); }) &&
        !keep_if([](Action action) { return costs_nothing(kind(action)); })) {
        if (std::ranges::any_of(legal, [](Action action) { return gathers(kind(action)); }))
            keep_if([&](Action action) { return may_decide_gathering(action); });
        if (std::ranges::any_of(legal, [](Action action) { return kind(action) == Kind::income; }))
            keep_if([](Action action) { return kind(action) != Kind::end_turn; });
        keep_if([&](Action action) { return score(action) > waste; });
    }
    if (legal.size() <= max_decisions) return;
    std::array<int, Citadels::Actions::capacity> scores{};
    for (std::size_t i = 0; i < legal.size(); ++i) scores[i] = score(legal[i]);
    auto sorted = scores;
    const auto end = sorted.begin() + static_cast<std::ptrdiff_t>(legal.size());
    std::nth_element(sorted.begin(), sorted.begin() + (max_decisions - 1), end, std::greater<>());
    const int least = sorted[max_decisions - 1];
    std::size_t i = 0;
    std::size_t room = max_decisions;  // many may have the same score
    keep_if([&](Action) {
        if (scores[i++] < least || room == 0) return false;
        --room;
        return true;
    });
}

}  // namespace agora::citadels
