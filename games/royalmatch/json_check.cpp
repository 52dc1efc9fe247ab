// Whether a view that was read can be one. First what sizes, sets and the phase say of each other,
// so far that worlds can be drawn from it; then the worlds must be sound and look the same to the
// viewer.
#include "games/royalmatch/json.hpp"

#include <algorithm>
#include <bit>

namespace agora::royalmatch {

namespace {

bool is_before_cards(Phase phase) {
    return phase == Phase::wheel || phase == Phase::deal_objectives || phase == Phase::keep ||
           phase == Phase::over;
}
bool is_in_turn(Phase phase) {
    return phase == Phase::resolve || phase == Phase::draw || phase == Phase::play;
}

std::string wrong_in_phase(const State& table) {
    const int cards = table.cards_each();
    const int most_at = table.phase == Phase::deal_objectives ? dealt_goals * table.seats - 1
                        : table.phase == Phase::deal_cards    ? cards * table.seats - 1
                        : table.phase == Phase::resolve || table.phase == Phase::draw
                            ? table.seats - 1
                            : 0;
    if (table.at > most_at) return "\"at\" does not fit the phase";
    const bool between = table.phase == Phase::over || table.phase == Phase::wheel;
    const int least_turn = is_in_turn(table.phase) ? 1 : 0;
    const int most_turn = is_in_turn(table.phase) || between ? cards : 0;
    if (table.turn < least_turn || table.turn > most_turn) return "\"turn\" does not fit the phase";
    if (table.phase == Phase::over && table.finished == 0) return "an end before a round";
    if (table.options.watched() != Spectators::analysis &&
        std::ranges::any_of(table.aside, [](Cards items) { return items != 0; }))
        return "\"aside\" is for analysis only";
    return {};
}

// How many cards each player has, and how many of them the viewer may know.
std::string wrong_with_sizes(const View& view) {
    const State& table = view.table;
    const bool all_seen =
        view.viewer.is_spectator() && table.options.watched() == Spectators::analysis;
    const int left = table.cards_each() - table.tricks_done();
    Cards met = table.discard;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        const int hand = view.hand_sizes[seat];
        const int deck = view.deck_sizes[seat];
        const Cards known = table.hand[seat] | table.deck[seat];
        if ((table.hand[seat] & table.deck[seat]) != 0 || (met & known) != 0)
            return "a card is in two places";
        met |= known;
        const int dealt =
            std::clamp<int>(table.at - seat * table.cards_each(), 0, table.cards_each());
        const int total = is_before_cards(table.phase)       ? 0
                          : table.phase == Phase::deal_cards ? dealt
                                                             : left;
        if (hand + deck != total) return "a player has more or fewer cards than turns are left";
        if (is_in_turn(table.phase) && hand < std::min(left, 1)) return "an empty hand";
        const bool exact = view.viewer.owns(seat) || all_seen;
        const bool fits = exact ? count(table.hand[seat]) == hand && count(table.deck[seat]) == deck
                                : count(table.hand[seat]) <= hand && count(known) <= total;
        if (!fits) return "more cards are known than there are";
    }
    const int played = is_in_turn(table.phase) ? table.seats * (table.cards_each() - left) : 0;
    if (table.phase != Phase::wheel && table.phase != Phase::over && count(table.discard) != played)
        return "the discard pile does not fit the tricks";
    return {};
}

// What the viewer may know of objectives.
std::string wrong_with_objectives(const View& view) {
    const State& table = view.table;
    const bool kept_by_all = !is_before_cards(table.phase);
    for (Seat seat = 0; seat < table.seats; ++seat) {
        const Objectives& theirs = table.objectives[seat];
        const int kept = view.kept_counts[seat];
        if (kept_by_all != (kept > 0)) return "\"kept\" does not fit the phase";
        if (!kept_by_all && table.slanders[seat] != 0) return "slander before objectives are kept";
        if (view.viewer.owns(seat)) {
            if (kept_by_all && std::popcount(theirs.kept) != kept)
                return "\"kept\" is not the number of objectives";
            continue;
        }
        if (view.viewer.is_spectator()) {
            const auto watched = table.options.watched();
            const bool sees_dealt =
                watched == Spectators::analysis || (watched == Spectators::dealt && kept_by_all);
            if (!sees_dealt && theirs.dealt != Objectives{}.dealt)
                return "objectives that a spectator may not see";
            if (watched != Spectators::analysis && theirs.kept != 0)
                return "objectives that a spectator may not see";
            continue;
        }
        if (std::popcount(theirs.kept) > kept) return "more objectives are known than were kept";
        for (unsigned slot = 0; slot < dealt_goals; ++slot)
            if ((theirs.dealt[slot] != Goal::none) != ((theirs.kept >> slot & 1U) != 0))
                return "objectives of others are known by slander only";
    }
    return {};
}

// The effect that is being resolved fits the card that brought it.
std::string wrong_with_effect(const View& view) {
    const State& table = view.table;
    if (table.phase != Phase::resolve)
        return table.family == Family::none && table.waiting[0].empty() && table.level == 0 &&
                       table.step == 0 && table.sum == 0 && table.opponent == nobody
                   ? ""
                   : "an effect does not fit the phase";
    const Played played = table.waiting[table.at];
    if (played.empty() || table.family == Family::none) return "no effect is being resolved";
    const Card card = played.card();
    const bool by_joker =
        family_of(card) == Family::joker && static_cast<int>(table.family) < joker_families;
    if ((table.family != family_of(card) && !by_joker) || table.level != level_of(card))
        return "an effect that its card does not have";
    const Seat seat = table.waiting_seat[table.at];
    const auto hand = [&](Seat of) { return int{view.hand_sizes[of]}; };
    if (effect_of(card).needs == Needs::target_and_aim &&
        (played.target() >= table.seats || played.target() == seat))
        return "an effect without a target";
    if (table.family == Family::whirlwind && table.opponent != nobody) {
        const bool picks_one = table.sum < hand(seat);  // the other hand only, if all of it goes
        if (table.opponent == seat || table.sum > std::min(hand(seat), hand(table.opponent)) ||
            table.step > table.sum * (picks_one ? 2 : 1))
            return "more cards are exchanged than there are";
    }
    if (table.family == Family::carnival && table.step > 0) {
        int gathered = -std::min(3, hand(seat));
        for (Seat each = 0; each < table.seats; ++each) gathered += hand(each);
        if (table.step - 1 > gathered) return "more cards are dealt again than there are";
    }
    return {};
}

}  // namespace

std::string wrong_with(const View& view) {
    if (auto why = wrong_in_phase(view.table); !why.empty()) return why;
    if (auto why = wrong_with_sizes(view); !why.empty()) return why;
    if (auto why = wrong_with_objectives(view); !why.empty()) return why;
    if (auto why = wrong_with_effect(view); !why.empty()) return why;
    for (std::uint64_t seed = 0; seed < 2; ++seed) {
        Random random(seed);
        const State world = RoyalMatch::sample(view, random);
        if (auto why = RoyalMatch::broken(world); !why.empty()) return why;
        if (RoyalMatch::view(world, view.viewer) != view)
            return "the viewer cannot know this, or not all of this";
    }
    return {};
}

}  // namespace agora::royalmatch
