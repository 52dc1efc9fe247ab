// The heuristic (§17): what winning or losing this trick would change for one's objectives, how
// likely each card wins it, and whether an effect is worth its seals. Rough numbers, no search.
#include "games/royalmatch/rules.hpp"

#include <algorithm>
#include <cmath>

namespace agora::royalmatch {

namespace {

// ---- chances of objectives

double power(double base, int times) { return times <= 0 ? 1.0 : std::pow(base, times); }

// At least `low` and at most `high` successes of so many, each with this chance.
double binomial(int trials, double chance, int low, int high) {
    if (high < low || high < 0 || low > trials) return 0;
    double sum = 0;
    double term = power(1 - chance, trials);  // of exactly 0
    for (int i = 0; i <= std::min(high, trials); ++i) {
        if (i >= low) sum += term;
        term *= static_cast<double>(trials - i) / (i + 1) * chance / (1 - chance);
    }
    return std::min(1.0, sum);
}

// From far behind (0) to far ahead (1), given what is still open.
double ahead(double margin, double open) {
    return 1 / (1 + std::exp(-1.7 * margin / std::sqrt(0.15 + open)));
}

// How likely an objective is to be fulfilled, if its owner works for it from here on.
double chance(const State& table, Seat seat, Goal goal) {
    const Progress now = progress(table, seat, goal);
    if (!now.possible) return 0;
    if (now.sure) return 1;
    const Tally& tally = table.tally[seat];
    const int seats = table.seats;
    const int left = table.cards_each() - table.tricks_done();
    const int x = number_of(table, goal);
    const int tricks = tally.tricks();
    const double fair = 1.0 / seats;
    const double more = std::min(0.8, 1.3 * fair);  // of a trick that one wants
    const double less = 0.6 * fair;                 // of a trick that one does not want
    const int missing = now.need - now.have;
    const auto at_most_cards = [&](int have, double a_trick) {
        return binomial(left, less, 0, static_cast<int>((x - have) / (seats * a_trick)));
    };
    switch (goal) {
        case Goal::exact_fair:
        case Goal::exact_low:
        case Goal::exact_high:
            return binomial(left, std::clamp((x - tricks) / (left + 0.01), less, more), x - tricks,
                            x - tricks);
        case Goal::fair_share:
            return binomial(left, std::clamp((x + 0.5 - tricks) / (left + 0.01), less, more),
                            x - tricks, x + 1 - tricks);
        case Goal::harvest: return binomial(left, more, x - tricks, left);
        case Goal::ascetic: return binomial(left, more, x - tricks, left);
        case Goal::low_profile:
        case Goal::nothing: return binomial(left, less, 0, x - tricks);
        case Goal::supremacy:
            return ahead(tricks - now.need + 0.5 + left * (more - fair), left * 0.4);
        case Goal::humility:
            return ahead(now.need - tricks + 0.5 + left * (fair - less), left * 0.4);
        case Goal::alpha_omega: return missing == 2 ? 0.3 : 0.6;
        case Goal::quiet_start:
        case Goal::quiet_exit: return power(1 - less, missing);
        case Goal::streak: {
            const double again = std::max(0, left - x + 1) * power(more, x) * (1 - more);
            return std::min(0.95, power(more, missing) + again);
        }
        case Goal::alternation:
            return missing <= 0 ? power(0.9, left) : binomial((left + 1) / 2, 0.6, missing, left);
        case Goal::constancy: return power(0.75, missing);
        case Goal::crescendo:
        case Goal::decrescendo: {
            const int half = (table.cards_each() - 1) / 2;
            const int first = std::max(0, half - table.tricks_done());
            const int last = std::min(left, half);
            const double drift =
                goal == Goal::crescendo ? last * more - first * less : first * more - last * less;
            return ahead(drift - missing + 0.5, left * 0.3);
        }
        case Goal::no_red: return at_most_cards(tally.red, 0.5);
        case Goal::no_heart: return at_most_cards(tally.hearts, 0.25);
        case Goal::no_face: return at_most_cards(tally.faces, 3.0 / 13);
        case Goal::hearts: return ahead(left * more * seats * 0.25 - missing + 0.5, left * 0.3);
        case Goal::aces: return ahead(left * more * seats / 13 - missing + 0.5, left * 0.15);
        case Goal::regicide: return 1 - power(1 - more * (seats == 2 ? 2 : seats - 1) / 13.0, left);
        case Goal::red_blood:
        case Goal::black_night: {
            const int lead =
                goal == Goal::red_blood ? tally.red - tally.black : tally.black - tally.red;
            return ahead(lead + 0.3, left * fair * seats) * binomial(left, more, x - tricks, left);
        }
        case Goal::david: return 1 - power(0.93, left);
        case Goal::icarus: return 1 - power(1 - 0.03 * seats, left);
        case Goal::standard:
        case Goal::outcast: return binomial(left, more * 0.4, missing, left);
        case Goal::four_seasons: return power(0.7, missing) * (1 - power(0.6, left));
        case Goal::arcane: return binomial(std::max(0, left - 1), more * 0.4, missing, left);
        case Goal::none: break;
    }
    return 0;
}

// What one's objectives are worth as things stand.
double worth(const State& table, Seat seat) {
    const Objectives& mine = table.objectives[seat];
    const int kept = std::popcount(mine.kept);
    const double penalty = penalty_of(table.options, kept);
    double sum = 0;
    double all = mine.oaths;
    for (unsigned slot = 0; slot < dealt_goals; ++slot) {
        const bool is_kept = (mine.kept >> slot & 1U) != 0;
        if (!is_kept && mine.bonus(slot) == 0) continue;
        const double likely = chance(table, seat, mine.dealt[slot]);
        const int full = points_of(table, mine.dealt[slot]);
        if (is_kept) {
            const int points = std::max(0, full - slander_on(table, seat, slot));
            sum += likely * (points + 2 * mine.crowns) - (1 - likely) * penalty;
            all *= likely;
        } else {
            sum += likely * bonus_points(full, mine.bonus(slot));
        }
    }
    return sum + all;
}

// The table after this trick, won by the viewer or by the strongest of the others.
State after_trick(const State& table, Seat seat, Played played, bool won) {
    State next = table;
    const Card card = played.card();
    const Suit suit = suit_of(card);
    Tally& mine = next.tally[seat];
    Seat leader = nobody;
    for (Seat other = 0; other < table.seats; ++other)
        if (other != seat &&
            (leader == nobody || table.tally[other].tricks() > table.tally[leader].tricks()))
            leader = other;
    if (played.activated()) ++mine.activations;
    const auto trick = 1U << static_cast<unsigned>(table.turn - 1);
    Tally& winner = won ? mine : next.tally[leader];
    winner.wins = static_cast<std::uint16_t>(winner.wins | trick);
    if (won) {
        const auto add = [](std::uint8_t& number, bool more) {
            number = static_cast<std::uint8_t>(number + (more ? 1 : 0));
        };
        add(mine.red, is_red(suit));
        add(mine.black, !is_red(suit));
        add(mine.hearts, suit == Suit::hearts);
        add(mine.faces, has(face_cards, card));
        add(mine.aces, value_of(card) == 14);
        add(mine.strong, suit == table.strong);
        add(mine.weak, suit == opposite(table.strong));
        add(mine.arcane, played.activated());
        unsigned marks = mine.marks | 1U << index(suit);
        if (value_of(card) <= number_of(table, Goal::david)) marks |= Tally::david;
        mine.marks = static_cast<std::uint8_t>(marks);
    } else if (value_of(card) >= 13) {
        mine.marks = static_cast<std::uint8_t>(mine.marks | Tally::icarus);
    }
    ++next.turn;
    if (next.turn > table.cards_each()) next.phase = Phase::over, next.turn = table.turn;
    return next;
}

// ---- chances of cards

int strength(const State& table, Seat seat, Card card) {
    return suit_class(table.options.order(), table.strong, suit_of(card)) * 100'000 +
           (force_of(table, seat, card) + 100) * 100 + suit_rank(table.strong, suit_of(card)) * 20 +
           value_of(card);
}

// How many of these cards would lose against a strength if a seat played them. Within a suit the
// Force decides, so of cards that are not gilded all below some value lose.
int weaker_of(const State& table, Seat seat, Cards cards, Cards gilded, int than) {
    int number = 0;
    for (Cards rest = cards & gilded; rest != 0; rest &= rest - 1)
        number += strength(table, seat, first_of(rest)) < than ? 1 : 0;
    for (unsigned s = 0; s < suit_count; ++s) {
        const Cards suit = cards & ~gilded & of_suit(static_cast<Suit>(s));
        if (suit == 0) continue;
        constexpr int a_value = 101;  // more of strength, and four cards on
        const int least = first_of(suit);
        const int above = than - strength(table, seat, static_cast<Card>(least));
        if (above <= 0) continue;
        const int end = least + 4 * ((above + a_value - 1) / a_value);
        number +=
            end >= card_count ? count(suit) : count(suit & (only(static_cast<Card>(end)) - 1));
    }
    return number;
}

// How likely this card wins the trick if everybody else plays any card that it may have.
double wins(const View& view, Seat seat, Card card) {
    const State& table = view.table;
    Cards unseen = all_cards & ~table.discard;
    for (Seat each = 0; each < table.seats; ++each)
        unseen &= ~(table.hand[each] | table.deck[each]);
    Cards gilded = 0;
    for (Card each = 0; each < card_count; ++each)
        if (table.gilding[each] != 0) gilded |= only(each);
    const int mine = strength(table, seat, card);
    double chance = 1;
    for (Seat other = 0; other < table.seats; ++other) {
        if (other == seat) continue;
        const auto weaker = [&](Cards cards) {
            return weaker_of(table, other, cards, gilded, mine);
        };
        const Cards known = table.hand[other];
        const Cards open = unseen | table.deck[other];
        const int size = std::max<int>(1, view.hand_sizes[other]);
        const double share = open == 0 ? 1 : static_cast<double>(weaker(open)) / count(open);
        chance *= (weaker(known) + (size - count(known)) * share) / size;
    }
    return std::clamp(chance, 0.0, 1.0);
}

// ---- effects

// What an effect may bring, in points; `wish` is what a trick more is worth, below 0 where it
// hurts.
double effect_value(const View& view, Played played, double wish) {
    const State& table = view.table;
    const Seat seat = view.viewer.seat();
    const Objectives& mine = table.objectives[seat];
    const Effect& effect = effect_of(played.card());
    constexpr std::array<double, 4> usual = {0.4, 0.7, 1.05, 1.7};
    const double base = usual[effect.level - 1U];
    const double wanted = std::clamp(wish * (played.up() ? 1 : -1) / 1.5, -1.0, 1.0);
    const auto kept_chances = [&](bool product) {
        double all = product ? 1 : 0;
        for (unsigned slot = 0; slot < dealt_goals; ++slot) {
            if ((mine.kept >> slot & 1U) == 0) continue;
            const double likely = chance(table, seat, mine.dealt[slot]);
            all = product ? all * likely : all + likely;
        }
        return all;
    };
    switch (effect.family) {
        case Family::oath: return effect.amount * kept_chances(true);
        case Family::coronation: return 2 * kept_chances(false);
        case Family::calling: {
            double sum = 0;
            for (unsigned slot = 0; slot < dealt_goals; ++slot) {
                const bool meant = effect.needs == Needs::pick
                                       ? slot == played.pick()
                                       : (mine.discarded() >> slot & 1U) != 0;
                if (!meant || mine.bonus(slot) == 2) continue;
                sum += chance(table, seat, mine.dealt[slot]) * points_of(table, mine.dealt[slot]) *
                       (effect.level == 1 ? 0.5 : 1);
            }
            return sum;
        }
        case Family::slander: return base * 0.9;
        case Family::whirlwind:
        case Family::respin: return base * 0.45;
        case Family::draw: return view.deck_sizes[seat] == 0 ? 0 : base * wanted * 0.8;
        case Family::joker: return base * (0.3 + 0.4 * wanted);
        default: return base * wanted;
    }
}

// Seals are dear while many turns are to come, and worth nothing at the end.
double price_of_a_seal(const State& table, Seat seat) {
    if (table.seals[seat] == unlimited_seals) return 0;
    const double turns = table.cards_each() - table.turn;
    return 0.38 * std::min(1.0, 0.75 * turns / std::max<double>(1, table.seals[seat]));
}

// ---- decisions

int direction(Goal goal) {
    switch (info(goal).tendency) {
        case Tendency::very_few: return -2;
        case Tendency::few: return -1;
        case Tendency::many: return 1;
        case Tendency::very_many: return 2;
        default: return 0;
    }
}

// An objective that is kept alone is worth about three points to one who works for it. A second
// one suffers, unless both want the same.
double value_of_keeping(const State& table, Seat seat, unsigned slots) {
    const auto& dealt = table.objectives[seat].dealt;
    const int kept = std::popcount(slots);
    const double penalty = penalty_of(table.options, kept);
    double sum = 0;
    for (unsigned slot = 0; slot < dealt_goals; ++slot) {
        if ((slots >> slot & 1U) == 0) continue;
        const int points = points_of(table, dealt[slot]);
        double likely = 4.0 / (points + 1);
        for (unsigned other = 0; other < dealt_goals; ++other) {
            if (other == slot || (slots >> other & 1U) == 0) continue;
            const int together = direction(dealt[slot]) * direction(dealt[other]);
            likely *= together > 0 ? 1.0 : together < 0 ? 0.5 : 0.8;
        }
        sum += likely * points - (1 - likely) * penalty;
    }
    return sum;
}

// High cards first for those who want tricks early, low ones for those who want them late.
double value_of_taking(const State& table, Seat seat, Card card) {
    double early = 0;
    const Objectives& mine = table.objectives[seat];
    for (unsigned slot = 0; slot < dealt_goals; ++slot) {
        if ((mine.kept >> slot & 1U) == 0) continue;
        const Tendency tendency = info(mine.dealt[slot]).tendency;
        early += tendency == Tendency::early ? 2 : tendency == Tendency::late ? -2 : 0;
        early += 0.3 * direction(mine.dealt[slot]);
    }
    const Effect& effect = effect_of(card);
    return early * (value_of(card) - 8) + (effect.level < 4 ? 0.5 * effect.level : 0);
}

double value_of_playing(const View& view, Played played) {
    const State& table = view.table;
    const Seat seat = view.viewer.seat();
    const double likely = wins(view, seat, played.card());
    const double if_won = worth(after_trick(table, seat, played, true), seat);
    const double if_lost = worth(after_trick(table, seat, played, false), seat);
    const double wish = if_won - if_lost;
    double value = likely * if_won + (1 - likely) * if_lost;
    // Cards of the kind that is needed later are not spent for nothing.
    value -= 0.015 * (value_of(played.card()) - 8) * (wish > 0 ? 1 : -1);
    if (played.activated()) {
        const Effect& effect = effect_of(played.card());
        value += effect_value(view, played, wish) - effect.level * price_of_a_seal(table, seat);
        if (effect.needs == Needs::target_and_aim)
            value +=
                0.002 * table.total[played.target()] + 0.01 * table.tally[played.target()].tricks();
    }
    return value;
}

}  // namespace

int RoyalMatch::action_score(const View& view, Action action) {
    const Seat seat = view.viewer.seat();
    double value = 0;
    switch (kind(action)) {
        case Kind::keep: value = value_of_keeping(view.table, seat, slots_of(action)); break;
        case Kind::take: value = value_of_taking(view.table, seat, card_of(action)); break;
        case Kind::play: value = value_of_playing(view, played_of(action)); break;
    }
    return static_cast<int>(std::lround(value * 1000));
}

}  // namespace agora::royalmatch
