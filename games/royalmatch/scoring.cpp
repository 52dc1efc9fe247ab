// The end of a round (§10.2) and of the match (§11).
#include "games/royalmatch/engine.hpp"

#include <algorithm>

namespace agora::royalmatch {

namespace {

RoundResult result_of(const State& state, Seat seat) {
    const Objectives& mine = state.objectives[seat];
    const int kept = std::popcount(mine.kept);
    const int penalty = penalty_of(state.options, kept);
    RoundResult result;
    result.kept = mine.kept;
    int score = 0;
    for (unsigned slot = 0; slot < dealt_goals; ++slot) {
        const bool is_kept = (mine.kept >> slot & 1U) != 0;
        const unsigned bonus = mine.bonus(slot);
        if (!is_kept && bonus == 0) continue;  // stays discarded, never shown
        const Goal goal = mine.dealt[slot];
        const bool fulfilled = is_fulfilled(state, seat, goal);
        const int full = points_of(state, goal);
        int points = 0;
        if (is_kept)
            points = fulfilled ? std::max(0, full - slander_on(state, seat, slot)) : -penalty;
        else if (fulfilled)
            points = bonus_points(full, bonus);
        result.goals[slot] = goal;
        result.points[slot] = static_cast<std::int8_t>(points);
        if (!is_kept) result.bonus = byte(result.bonus | 1 << slot);
        if (fulfilled) result.fulfilled = byte(result.fulfilled | 1 << slot);
        score += points;
    }
    const int done = std::popcount(static_cast<unsigned>(result.fulfilled & mine.kept));
    result.crowns = byte(2 * mine.crowns * done);
    result.oaths = done == kept ? mine.oaths : std::uint8_t{0};
    result.score = static_cast<std::int8_t>(score + result.crowns + result.oaths);
    return result;
}

}  // namespace

template <class Sink>
void score_round(State& state, Sink& sink) {
    bool reached = false;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const RoundResult result = result_of(state, seat);
        for (unsigned slot = 0; slot < dealt_goals; ++slot)
            if (result.goals[slot] != Goal::none)
                sink(event(seat, ObjectiveScored{
                                     result.goals[slot], (result.bonus >> slot & 1) != 0,
                                     (result.fulfilled >> slot & 1) != 0, result.points[slot]}));
        state.result[seat] = result;
        state.total[seat] = static_cast<std::int16_t>(state.total[seat] + result.score);
        state.fulfilled[seat] = byte(std::min(
            255, state.fulfilled[seat] +
                     std::popcount(static_cast<unsigned>(result.fulfilled & result.kept))));
        reached = reached || state.total[seat] >= state.options.target;
        sink(
            event(seat, RoundScored{result.score, state.total[seat], result.crowns, result.oaths}));
    }
    // Nothing secret outlives the round: objectives that stayed discarded are gone.
    state.objectives = {};
    state.slander = {};
    state.slanders = {};
    state.gildings = {};
    state.deck_seen = {};
    ++state.finished;
    state.at = 0;
    if (!reached && state.finished < state.options.most_rounds()) {
        state.phase = Phase::wheel;
        return;
    }
    state.phase = Phase::over;
    for (const Seat seat : winners(RoyalMatch::standing(state)))
        sink(event(seat, WonMatch{state.total[seat]}));
}

template void score_round(State&, Events&);
template void score_round(State&, Silence&);

// Objectives first: of the places in the last trick, 1 to 4, no two are alike.
constexpr int each_objective = 4;

// Total, then kept objectives fulfilled in the whole match, then the place in the last trick, which
// no two share (§11).
Standing RoyalMatch::standing(const State& state) {
    Standing standing;
    standing.seats = state.seats;
    const bool any_trick = state.finished > 0 || state.tricks_done() > 0;
    for (Seat place = 0; place < state.seats; ++place) {
        const Seat seat = any_trick ? state.ranking[place] : place;
        standing.places[seat].score = state.total[seat];
        standing.places[seat].tie_break = static_cast<std::int16_t>(
            state.fulfilled[seat] * each_objective + (any_trick ? state.seats - place : 0));
    }
    rank(standing);
    return standing;
}

Text why_ahead(int tie_break, int other) {
    const auto fulfilled = [](int one) { return (one - 1) / each_objective; };
    if (fulfilled(tie_break) > fulfilled(other))
        return {"more objectives fulfilled", "plus d'objectifs remplis"};
    return {"ahead in the last trick", "devant au dernier pli"};
}

}  // namespace agora::royalmatch
