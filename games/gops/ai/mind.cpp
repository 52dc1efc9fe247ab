#include "games/gops/ai/mind.hpp"

#include <algorithm>
#include <bit>

namespace agora::ai {

using gops::Gops;

namespace {

// How many of the prizes left are smaller than the one turned up.
unsigned place_of_prize(const Gops::State& state) {
    return static_cast<unsigned>(std::popcount(state.prizes & ((1U << state.prize) - 1U)));
}

// What can still be won.
int prizes_left(const Gops::State& state) {
    int sum = state.prize;
    for (unsigned rest = state.prizes; rest != 0; rest &= rest - 1)
        sum += std::countr_zero(rest) + 1;
    return sum;
}

}  // namespace

void Mind<Gops>::evaluate_decisions(const State& state, Seat seat, const Actions& bids,
                                    std::span<DecisionEstimate> out) const {
    const auto place = static_cast<int>(place_of_prize(state));
    float sum = 0;
    for (std::size_t i = 0; i < bids.size(); ++i) {
        const auto near = 1.0F / static_cast<float>(1 + std::abs(static_cast<int>(i) - place));
        out[i].prior = near * near * near;
        sum += out[i].prior;
    }
    // Value: the lead relative to what is left to win.
    int best = 0;
    for (Seat other = 0; other < state.seats; ++other)
        if (other != seat) best = std::max<int>(best, state.scores[other]);
    const auto lead = static_cast<float>(state.scores[seat] - best);
    const float even = 1.0F / static_cast<float>(state.seats);
    const float value =
        std::clamp(even + 0.8F * lead / static_cast<float>(prizes_left(state)), 0.05F, 0.95F);
    for (std::size_t i = 0; i < bids.size(); ++i) {
        out[i].prior /= sum;
        out[i].value = value;
    }
}

Values Mind<Gops>::evaluate(State& state, Random& random) const {
    constexpr int spread = 2;  // how far from its worth a prize is bid for
    Silence silence;
    while (Gops::turn(state) != Turn::over) {
        settle_luck<Gops>(state, random, silence);
        const Seat seat = *Gops::pending(state).begin();
        const unsigned hand = state.hands[seat];
        const int place = static_cast<int>(place_of_prize(state) + random.below(2 * spread + 1));
        const int last = std::popcount(hand) - 1;
        const auto card = nth_bit(hand, static_cast<unsigned>(std::clamp(place - spread, 0, last)));
        Gops::apply(state, seat, static_cast<Action>(card + 1), silence);
    }
    return values_of(Gops::standing(state));
}

std::string Mind<Gops>::reason(const View& view, std::span<const Action> line,
                               const TerminalStyle& style) const {
    const Action action = line.front();
    const Lang lang = style.lang;
    const State& table = view.table;
    const Seat me = view.viewer.seat();
    const auto bid = static_cast<unsigned>(action);
    unsigned highest = 0;  // of the cards that somebody else may bid
    for (Seat seat = 0; seat < table.seats; ++seat)
        if (seat != me)
            highest = std::max(highest, static_cast<unsigned>(std::bit_width(table.hands[seat])));
    if (bid > highest)
        return std::string(Text{"nobody can bid more", "personne ne peut miser plus"}.in(lang));
    if (bid == static_cast<unsigned>(std::countr_zero(table.hands[me])) + 1)
        return std::string(Text{"you give away your lowest card, and keep the others for more",
                                "vous donnez votre plus petite carte et gardez les autres"}
                               .in(lang));
    if (bid > table.prize)
        return std::string(Text{"you outbid one who bids what the prize is worth",
                                "vous dépassez qui mise ce que vaut le lot"}
                               .in(lang));
    return std::string(
        Text{"that is about what the prize is worth", "c'est à peu près ce que vaut le lot"}.in(
            lang));
}

}  // namespace agora::ai
