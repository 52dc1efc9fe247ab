// How GOPS is thought about. A prize is worth about the card that stands among those in hand where
// the prize stands among those left; the search follows that (PUCT) and finds where another bid is
// better. Bids are chosen at once, each seat by its own statistics.
#pragma once

#include "ai/search/mind.hpp"
#include "games/gops/ai/levels.hpp"
#include "games/gops/rules.hpp"

#include <string>

namespace agora::ai {

template <>
struct Mind<gops::Gops> : SearchMind<gops::Gops> {
    static constexpr const LevelTable& levels(int /*seats*/) { return gops::levels; }

    // A bid far from what the prize is worth must prove itself.
    static constexpr float c_puct = 8.0F;
    static constexpr float c_puct_visits = 300;

    // Every place has up to 13 bids of each seat, and some two thousand places may follow: the
    // strongest levels would soon have no room to look further ahead.
    static constexpr std::size_t tree_bytes = std::size_t{64} << 20U;

    // Others who have chosen already chose without knowing our bid, as if all chose now: their bids
    // are taken back, and the search finds what they might be.
    State world(const View& view, Random& /*nothing else is hidden*/) const {
        State state = view.table;
        state.bids = {};
        return state;
    }

    // Everybody bids knowing which prize was turned up.
    std::uint32_t information_set_key(const State& state, Seat /*all alike*/) const {
        return state.prize;
    }

    void judge(const State& state, Seat seat, const Actions& bids, std::span<Judgement> out) const;

    // Everybody goes on bidding about what the prizes are worth.
    Values evaluate(State& state, Random& random) const;

    // Whom a bid beats for sure, and that it is the last or the least.
    std::string reason(const View& view, Action action, Lang lang) const;
};

}  // namespace agora::ai
