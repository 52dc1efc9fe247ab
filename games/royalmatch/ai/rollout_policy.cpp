#include "games/royalmatch/ai/rollout_policy.hpp"

#include <algorithm>

namespace agora::royalmatch {

namespace {

float share(Random& random) { return static_cast<float>(random.next() >> 40U) * 0x1p-24F; }

Card any_of(Cards cards, Random& random) {
    return static_cast<Card>(nth_bit(cards, random.below(static_cast<unsigned>(count(cards)))));
}

bool is_kept(const Objectives& mine, unsigned slot) { return (mine.kept >> slot & 1U) != 0; }

int leaning(Goal goal) {
    switch (info(goal).tendency) {
        case Tendency::very_few: return -2;
        case Tendency::few: return -1;
        case Tendency::many: return 1;
        case Tendency::very_many: return 2;
        default: return 0;
    }
}

float magnitude(float gain) { return gain < 0 ? -gain : gain; }

int strength(const State& state, const Modifiers& mine, Card card) {
    int force = value_of(card) + state.gilding[card];
    if (mine.spin != 0 && suit_of(card) == mine.spun) force += mine.spin;
    if (mine.spin != 0 && suit_of(card) == opposite(mine.spun)) force -= mine.spin;
    return force;
}

// The best of a few cards sampled at random: the more a trick matters, the more of them.
Card card_for(const State& state, Seat seat, Cards among, float gain, Random& random) {
    constexpr float clear = 0.55F;  // points
    constexpr float slight = 0.07F;
    const float matter = magnitude(gain);
    const int samples = matter > clear ? 10 : matter > slight ? 3 : 1;
    const Modifiers& mine = state.modifiers[seat];
    Card best = any_of(among, random);
    int most = gain > 0 ? strength(state, mine, best) : -strength(state, mine, best);
    for (int i = 1; i < samples; ++i) {
        const Card card = any_of(among, random);
        const int merit = gain > 0 ? strength(state, mine, card) : -strength(state, mine, card);
        if (merit <= most) continue;
        best = card;
        most = merit;
    }
    return best;
}

float chance_of_all(const State& state, Seat seat, const Stakes& stakes) {
    float all = 1;
    for (const Stake& stake : stakes)
        if (stake.kept) all *= Prospects::of(state).chance(state, seat, stake.goal);
    return all;
}

// The tendency to activate effects of a family: a constant, and a coefficient of what is at stake.
// Tuned by hill climbing: players with slightly different values against each other (2, 3 and 4
// seats).
struct ActivationBias {
    float always;
    float at_stake;
};
constexpr std::array<ActivationBias, family_count> activation_biases = {{
    {0.00F, 1.50F},    // surge
    {0.22F, 1.53F},    // fervour
    {0.36F, 1.17F},    // oath
    {1.76F, 0.43F},    // calling
    {-0.74F, 0.72F},   // draw
    {-0.11F, 0.25F},   // sharpening
    {-0.43F, 1.17F},   // gleaning
    {-0.19F, 1.05F},   // recall
    {-1.09F, 0.83F},   // siphon
    {-0.04F, 1.24F},   // siege
    {1.17F, -0.02F},   // slander
    {-0.01F, 0.62F},   // theft
    {-0.67F, 1.47F},   // dice
    {-0.26F, -0.21F},  // whirlwind
    {1.14F, 0.09F},    // joker
    {-0.25F, -0.13F},  // respin
    {0.32F, 0.59F},    // coronation
    {0.18F, 0.94F},    // treasure
    {-0.54F, 0.95F},   // carnival
    {0.05F, 0.86F},    // coup
}};

// The stake that an effect of this card multiplies: 0 to 1.
float stake_of(const State& state, Seat seat, Card card, const Stakes& stakes, float gain) {
    constexpr float usual = 0.65F;  // points that a trick is worth in any case
    switch (family_of(card)) {
        case Family::oath: return chance_of_all(state, seat, stakes);
        case Family::coronation: {
            float sum = 0;
            for (const Stake& stake : stakes)
                if (stake.kept) sum += Prospects::of(state).chance(state, seat, stake.goal);
            return sum;
        }
        default: return std::min(1.0F, magnitude(gain) - usual);
    }
}

// Probability to activate this card; 1 or more: always.
float activation_score(const State& state, Seat seat, Card card, const Stakes& stakes, float gain) {
    if (family_of(card) == Family::draw && state.deck[seat] == 0) return 0;
    const ActivationBias& bias = activation_biases[static_cast<unsigned>(family_of(card))];
    const float dear = 1 + 0.11F * static_cast<float>(level_of(card) - 1);
    return (bias.always + bias.at_stake * stake_of(state, seat, card, stakes, gain)) / dear;
}

Seat any_other(const State& state, Seat seat, Random& random) {
    const auto step = 1U + random.below(state.seats - 1U);
    return static_cast<Seat>((seat + step) % state.seats);
}

Action with_effect(const State& state, Seat seat, Card card, float gain, Random& random) {
    const bool up = gain > 0 || (gain == 0 && random.below(2) == 0);
    switch (effect_of(card).needs) {
        case Needs::nothing: return activate(card);
        case Needs::aim: return activate(card, 0, up);
        case Needs::target_and_aim: return activate(card, any_other(state, seat, random), up);
        case Needs::pick: {
            const Objectives& mine = state.objectives[seat];
            unsigned best = 0;
            float most = -1;
            for (unsigned slot = 0; slot < dealt_goals; ++slot) {
                if (is_kept(mine, slot)) continue;
                const Goal goal = mine.dealt[slot];
                const float worth = Prospects::of(state).chance(state, seat, goal) *
                                    static_cast<float>(points_of(state, goal)) *
                                    (mine.bonus(slot) == 0 ? 1.0F : 0.2F);
                if (worth <= most) continue;
                most = worth;
                best = slot;
            }
            return activate(card, 0, false, best);
        }
    }
    return play(card);
}

Action rollout_play(const State& state, Seat seat, Random& random) {
    const Stakes stakes = stakes_of(state, seat);
    const Prospects& prospects = Prospects::of(state);
    float gain = 0;
    float later = 0;
    Cards fit = 0;
    bool ascetic = false;
    float arcane = 0;
    for (const Stake& stake : stakes) {
        const float one = stake.points * prospects.trick_gain(state, seat, stake.goal);
        gain += one;
        later += stake.points * prospects.later_gain(state, seat, stake.goal);
        ascetic = ascetic || (stake.goal == Goal::ascetic && state.tally[seat].activations == 0);
        if (one == 0) continue;
        fit |= fitting(state, seat, stake.goal);
        if (stake.goal == Goal::arcane) arcane = 0.08F;
    }
    const Cards hand = state.hand[seat];
    const Cards preferred = hand & fit;
    const bool choosy = preferred != 0 && random.below(3) != 0;
    // Every card is played in the end: a high one that is held back wins a later trick.
    constexpr float foresight = 0.68F;
    const Card card =
        card_for(state, seat, choosy ? preferred : hand, gain - foresight * later, random);
    if (ascetic || state.seals[seat] == 0 || !can_activate(state, seat, card)) return play(card);
    // Paced so that seals last nearly to the end.
    const int turns = state.cards_each() - state.turn;
    const float ease = static_cast<float>(state.seals[seat]) / (0.6F * static_cast<float>(turns));
    if (share(random) >= (activation_score(state, seat, card, stakes, gain) + arcane) * ease)
        return play(card);
    return with_effect(state, seat, card, gain, random);
}

Action rollout_keep(const State& state, Seat seat, Random& random) {
    unsigned best = 1;
    float most = -100;
    for (unsigned slots = 1; slots < 8; ++slots) {
        constexpr float burden = 0.56F;  // of each more
        const float value = value_of_keeping(state, seat, slots) -
                            burden * static_cast<float>(std::popcount(slots)) + share(random);
        if (value <= most) continue;
        most = value;
        best = slots;
    }
    return keep(best);
}

}  // namespace

Cards fitting(const State& state, Seat seat, Goal goal) {
    const Tally& tally = state.tally[seat];
    switch (goal) {
        case Goal::standard: return of_suit(state.strong);
        case Goal::outcast: return of_suit(opposite(state.strong));
        case Goal::hearts: return of_suit(Suit::hearts);
        case Goal::aces: return of_value(14);
        case Goal::red_blood: return red_cards;
        case Goal::black_night: return all_cards & ~red_cards;
        case Goal::icarus: return of_value(13) | of_value(14);
        case Goal::david: {
            const auto values = static_cast<unsigned>(number_of(state, goal) - 1);
            return (Cards{1} << (4U * values)) - 1U;
        }
        case Goal::four_seasons: {
            Cards cards = 0;
            for (unsigned suit = 0; suit < suit_count; ++suit)
                if ((tally.marks >> suit & 1U) == 0) cards |= of_suit(static_cast<Suit>(suit));
            return cards;
        }
        default: return 0;
    }
}

Stakes stakes_of(const State& state, Seat seat) {
    const Objectives& mine = state.objectives[seat];
    const int kept = std::popcount(mine.kept);
    const int penalty = penalty_of(state.options, kept);
    const bool slandered = state.slanders != decltype(state.slanders){};
    Stakes stakes;
    for (unsigned slot = 0; slot < dealt_goals; ++slot) {
        const unsigned bonus = mine.bonus(slot);
        const int full = points_of(state, mine.dealt[slot]);
        const int taken = slandered ? slander_on(state, seat, slot) : 0;
        const int oath = kept > 0 ? mine.oaths / kept : 0;  // each has its part of it
        const int worth = std::max(0, full - taken) + penalty + 2 * mine.crowns + oath;
        if (is_kept(mine, slot))
            stakes.push({mine.dealt[slot], static_cast<float>(worth), true});
        else if (bonus != 0)
            stakes.push({mine.dealt[slot], static_cast<float>(bonus_points(full, bonus)), false});
    }
    return stakes;
}

float trick_value(const State& state, Seat seat, const Stakes& stakes) {
    float gain = 0;
    for (const Stake& stake : stakes)
        gain += stake.points * Prospects::of(state).trick_gain(state, seat, stake.goal);
    return gain;
}

// A second objective suffers from the first, unless both want the same.
float value_of_keeping(const State& state, Seat seat, unsigned slots) {
    const auto& dealt = state.objectives[seat].dealt;
    const auto penalty = static_cast<float>(penalty_of(state.options, std::popcount(slots)));
    float sum = 0;
    for (unsigned slot = 0; slot < dealt_goals; ++slot) {
        if ((slots >> slot & 1U) == 0) continue;
        float likely = Prospects::of(state).chance(state, seat, dealt[slot]);
        for (unsigned other = 0; other < dealt_goals; ++other) {
            if (other == slot || (slots >> other & 1U) == 0) continue;
            const int together = leaning(dealt[slot]) * leaning(dealt[other]);
            likely *= together < 0 ? 0.5F : 0.67F;
        }
        sum += likely * static_cast<float>(points_of(state, dealt[slot])) - (1 - likely) * penalty;
    }
    return sum;
}

Action rollout_action(const State& state, Seat seat, Random& random) {
    if (state.phase == Phase::keep) return rollout_keep(state, seat, random);
    if (state.phase == Phase::choose_hand) {
        const float gain = trick_value(state, seat, stakes_of(state, seat));
        return take(card_for(state, seat, state.deck[seat], gain, random));
    }
    return rollout_play(state, seat, random);
}

namespace {

// Common random numbers: the generator depends on the moment of the round only, not on what was
// drawn before, so that two simulations in one determinization meet the same cards and opponent
// samples.
Random moment(const State& state, std::uint64_t world, unsigned who) {
    return Random(world ^
                  (std::uint64_t{state.turn} | static_cast<std::uint64_t>(state.phase) << 8U |
                   std::uint64_t{state.at} << 16U | std::uint64_t{state.step} << 24U |
                   std::uint64_t{state.rolls} << 32U | std::uint64_t{who} << 40U));
}

// A rollout until the round is over, or `stops` where somebody is to decide.
template <class Stops>
void play_by_policy(State& state, Random& random, Stops&& stops) {
    constexpr unsigned luck = most_players;
    const std::uint64_t world = random.next();
    Silence silence;
    for (;;) {
        switch (RoyalMatch::turn(state)) {
            case Turn::over: return;
            case Turn::luck: {
                if (state.phase == Phase::wheel) return;
                Random now = moment(state, world, luck);
                RoyalMatch::apply_outcome(state, draw_luck<RoyalMatch>(state, now), silence);
                break;
            }
            case Turn::players:
                if (stops()) return;
                for (const Seat seat : RoyalMatch::pending(state)) {
                    const auto held = static_cast<unsigned>(count(state.hand[seat]));
                    Random now = moment(state, world, seat + 8 * held);
                    RoyalMatch::apply(state, seat, rollout_action(state, seat, now), silence);
                }
                break;
        }
    }
}

}  // namespace

void play_round(State& state, Random& random) {
    play_by_policy(state, random, [] { return false; });
}

void play_to_trick(State& state, Random& random) {
    play_by_policy(state, random, [&] { return state.phase == Phase::play; });
}

}  // namespace agora::royalmatch
