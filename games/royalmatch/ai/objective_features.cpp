#include "games/royalmatch/ai/objective_features.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace agora::royalmatch {

namespace {

// Indices of the features; the first ones are common to all objectives.
enum Place : std::size_t {
    bias,
    left,
    strength,
    surplus,
    spread,
    best_now,
    worst_now,
    force_now,
    force_soon,
    own_seals,
    other_seals,
    lead,
    rival_gain,
    rival_later,
    rival_goals,
    own_goals,
    own_power_now,
    own_power,
    rival_power_now,
    rival_power,
    highest_three,
    lowest_three,
    winners,
    losers,
    // of one objective
    chance_there,
    chance_logit,
    gain_there,
    later_there,
    gain_else,
    later_else,
    part_of_points,
    fit_hand,
    fit_rest,
    fit_rival,
    fit_best,
    surplus_gain,
    lead_gain,
    bonus_goal,
    how_many_places,
};
static_assert(how_many_places == goal_feature_count);

Cards rest_of(const State& state, Seat seat) { return state.hand[seat] | state.deck[seat]; }

// The cards that an objective is about, in own hands and in others'.
Cards concerned(const State& state, Seat seat, Goal goal) {
    switch (goal) {
        case Goal::no_red: return red_cards;
        case Goal::no_heart: return of_suit(Suit::hearts);
        case Goal::no_face: return face_cards;
        case Goal::regicide: return of_value(12) | of_value(13) | of_value(14);
        default: return fitting(state, seat, goal);
    }
}

constexpr Cards of_families(std::initializer_list<Family> families) {
    Cards cards = 0;
    for (Card card = 0; card < card_count; ++card)
        for (const Family family : families)
            if (family_of(card) == family) cards |= only(card);
    return cards;
}

// Effects that help to win or to lose tricks.
constexpr Cards powers =
    of_families({Family::surge, Family::fervour, Family::draw, Family::sharpening, Family::recall,
                 Family::siphon, Family::siege, Family::theft, Family::dice, Family::respin,
                 Family::treasure, Family::coup, Family::joker});

float power_of(const State& state, Seat seat, Cards cards) {
    const int able = std::min<int>(state.seals[seat], 8);
    float sum = 0;
    for (Cards rest = cards & powers; rest != 0; rest &= rest - 1) {
        const int level = level_of(first_of(rest));
        sum += level <= able ? static_cast<float>(level) : 0.0F;
    }
    return sum / 8;
}

float in_range(float number, float most) { return std::clamp(number, -most, most); }

}  // namespace

ObjectiveFeatures::ObjectiveFeatures(const State& state, Seat seat)
    : state_(state),
      seat_(seat),
      rival_(static_cast<Seat>(1 - seat)),
      stakes_(stakes_of(state, seat)) {
    weigh_cards();
    const auto tricks = static_cast<float>(state.cards_each() - state.tricks_done());
    common_[bias] = 1;
    common_[left] = tricks / 13;
    common_[surplus] = common_[strength] * tricks / 3;
    const auto& mine = state.modifiers[seat].turns;
    const auto& theirs = state.modifiers[rival_].turns;
    common_[force_now] = static_cast<float>(mine[0] - theirs[0]) / 6;
    common_[force_soon] = static_cast<float>(mine[1] + mine[2] - theirs[1] - theirs[2]) / 8;
    common_[own_seals] = static_cast<float>(std::min<int>(state.seals[seat], 12)) / 8;
    common_[other_seals] = static_cast<float>(std::min<int>(state.seals[rival_], 12)) / 8;
    common_[lead] =
        static_cast<float>(state.tally[seat].tricks() - state.tally[rival_].tricks()) / 4;
    common_[own_power_now] = power_of(state, seat, state.hand[seat]);
    common_[own_power] = power_of(state, seat, rest_of(state, seat));
    common_[rival_power_now] = power_of(state, rival_, state.hand[rival_]);
    common_[rival_power] = power_of(state, rival_, rest_of(state, rival_));
    const Prospects& prospects = Prospects::of(state);
    const Stakes others = stakes_of(state, rival_);
    for (const Stake& stake : others) {
        common_[rival_gain] += stake.points * prospects.trick_gain(state, rival_, stake.goal) / 2;
        common_[rival_later] += stake.points * prospects.later_gain(state, rival_, stake.goal);
    }
    common_[rival_gain] = in_range(common_[rival_gain], 3);
    common_[rival_later] = in_range(common_[rival_later], 3);
    common_[rival_goals] = static_cast<float>(others.size()) / 3;
    common_[own_goals] = static_cast<float>(stakes_.size()) / 3;
}

namespace {

// The probability that a Force beats one of some cards.
class Odds {
public:
    Odds(const State& state, Cards against) {
        for (Cards rest = against; rest != 0; rest &= rest - 1) {
            const Card card = first_of(rest);
            below_[place(value_of(card) + state.gilding[card])] += 1;
        }
        const float each = against == 0 ? 0.0F : 1 / static_cast<float>(count(against));
        float sum = 0;
        for (float& one : below_) {
            const float here = one * each;
            one = sum + here / 2;
            sum += here;
        }
    }
    float operator()(int force) const { return below_[place(force)]; }

private:
    static constexpr int lowest = -10;
    static constexpr int forces = 48;
    static std::size_t place(int force) {
        return static_cast<std::size_t>(std::clamp(force - lowest, 0, forces - 1));
    }
    std::array<float, forces> below_{};
};

}  // namespace

// All cards are played some day, but those of the next trick come from the hands.
void ObjectiveFeatures::weigh_cards() {
    const Odds some_day(state_, rest_of(state_, rival_));
    const Odds now(state_, state_.hand[rival_]);
    const Cards mine = rest_of(state_, seat_);
    if (mine == 0) return;
    const auto force = [&](Card card) { return value_of(card) + state_.gilding[card]; };
    const auto cards = static_cast<float>(count(mine));
    float sum = 0;
    float squares = 0;
    std::array<float, 3> low = {1, 1, 1};   // ascending
    std::array<float, 3> high = {0, 0, 0};  // descending
    const auto put = [](std::array<float, 3>& best, float one, auto before) {
        for (float& there : best)
            if (before(one, there)) std::swap(one, there);
    };
    for (Cards rest = mine; rest != 0; rest &= rest - 1) {
        const float one = some_day(force(first_of(rest)));
        sum += one;
        squares += one * one;
        put(low, one, std::less{});
        put(high, one, std::greater{});
        common_[winners] += one > 0.75F ? 0.2F : 0.0F;
        common_[losers] += one < 0.25F ? 0.2F : 0.0F;
    }
    const float mean = sum / cards;
    common_[strength] = mean - 0.5F;
    common_[spread] = 4 * (squares / cards - mean * mean);
    common_[highest_three] = (high[0] + high[1] + high[2]) / 3;
    common_[lowest_three] = (low[0] + low[1] + low[2]) / 3;
    const int more = state_.modifiers[seat_].turns[0] - state_.modifiers[rival_].turns[0];
    common_[worst_now] = 1;
    for (Cards rest = state_.hand[seat_]; rest != 0; rest &= rest - 1) {
        const Card card = first_of(rest);
        const float one = now(force(card) + more);
        beats_[card] = one;
        common_[best_now] = std::max(common_[best_now], one);
        common_[worst_now] = std::min(common_[worst_now], one);
    }
}

GoalFeatures ObjectiveFeatures::of(const Stake& stake) const {
    const Prospects& prospects = Prospects::of(state_);
    GoalFeatures all = common_;
    float points = 0;
    for (const Stake& other : stakes_) {
        points += other.points;
        if (other.goal == stake.goal) continue;
        all[gain_else] += other.points * prospects.trick_gain(state_, seat_, other.goal) / 2;
        all[later_else] += other.points * prospects.later_gain(state_, seat_, other.goal);
    }
    all[gain_else] = in_range(all[gain_else], 3);
    all[later_else] = in_range(all[later_else], 3);
    all[part_of_points] = stake.points / std::max(1.0F, points);
    const float chance = prospects.chance(state_, seat_, stake.goal);
    const float gain = prospects.trick_gain(state_, seat_, stake.goal);
    const float later = prospects.later_gain(state_, seat_, stake.goal);
    all[chance_there] = chance;
    all[chance_logit] = (chance - 0.5F) / (3 * chance * (1 - chance) + 0.3F);
    all[gain_there] = 3 * gain;
    all[later_there] = 4 * later;
    all[surplus_gain] = 4 * later * all[surplus];
    all[lead_gain] = 3 * gain * (all[best_now] + all[worst_now] - 1);
    all[bonus_goal] = stake.kept ? 0.0F : 1.0F;
    const Cards about = concerned(state_, seat_, stake.goal);
    if (about == 0) return all;
    const Cards held = state_.hand[seat_] & about;
    all[fit_hand] = static_cast<float>(count(held)) / 3;
    all[fit_rest] = static_cast<float>(count(rest_of(state_, seat_) & about)) / 5;
    all[fit_rival] = static_cast<float>(count(rest_of(state_, rival_) & about)) / 5;
    for (Cards rest = held; rest != 0; rest &= rest - 1)
        all[fit_best] = std::max(all[fit_best], beats_[first_of(rest)]);
    return all;
}

EffectFeatures effect_features(const State& state, Seat seat, float fulfilled, float every) {
    const Objectives& mine = state.objectives[seat];
    const auto rival = static_cast<Seat>(1 - seat);
    EffectFeatures all{};
    all[0] = 1;
    all[1] = static_cast<float>(state.cards_each() - state.tricks_done()) / 13;
    all[2] = static_cast<float>(std::min<int>(state.seals[seat], 12)) / 8;
    all[3] = static_cast<float>(std::min<int>(state.seals[rival], 12)) / 8;
    all[4] = fulfilled;
    all[5] = every;
    float discarded = 0;
    float best = 0;
    for (unsigned slot = 0; slot < dealt_goals; ++slot) {
        if ((mine.kept >> slot & 1U) != 0 || mine.bonus(slot) == 2) continue;
        const float worth = Prospects::of(state).chance(state, seat, mine.dealt[slot]) *
                            static_cast<float>(points_of(state, mine.dealt[slot])) / 8;
        discarded += worth;
        best = std::max(best, worth);
    }
    all[6] = discarded;
    all[7] = best;
    std::size_t next = 8;
    // Hand and deck, as far as seals reach; the level says how much.
    const auto add = [&](Seat who, Family family, float times) {
        static constexpr auto sets = [] {
            std::array<Cards, family_count> all_sets{};
            for (Card card = 0; card < card_count; ++card)
                all_sets[static_cast<unsigned>(family_of(card))] |= only(card);
            return all_sets;
        }();
        const Cards set = sets[static_cast<unsigned>(family)];
        const auto sum = [&](Cards cards) {
            float number = 0;
            for (Cards rest = cards & set; rest != 0; rest &= rest - 1) {
                const int level = level_of(first_of(rest));
                if (level <= state.seals[who]) number += static_cast<float>(level) / 3;
            }
            return number;
        };
        all[next++] = times * sum(state.hand[who]);
        all[next++] = times * sum(state.deck[who]);
    };
    add(seat, Family::oath, 1);
    add(seat, Family::oath, every);
    add(seat, Family::calling, 1);
    add(seat, Family::calling, discarded);
    add(seat, Family::coronation, 1);
    add(seat, Family::coronation, fulfilled);
    add(seat, Family::joker, 1);
    add(rival, Family::slander, 1);
    add(rival, Family::slander, fulfilled);
    add(rival, Family::joker, 1);
    all[next++] = all[1] * all[2];
    all[next++] = all[1] * all[3];
    return all;
}

}  // namespace agora::royalmatch
