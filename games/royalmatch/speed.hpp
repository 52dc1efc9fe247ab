// The numbers that matter to a searcher of this game, beyond those that every game has: a match is
// several rounds, so rounds are counted, and worlds are drawn from a player's view.
#pragma once

#include "games/royalmatch/rules.hpp"

#include <vector>

namespace agora::royalmatch {

// Plays so many matches in which everybody takes any legal decision; the rounds there were.
inline int play_rounds(int seats, int matches, Random& random) {
    Silence silence;
    RoyalMatch::Actions legal;
    int rounds = 0;
    for (int match = 0; match < matches; ++match) {
        auto state = *RoyalMatch::start({}, seats);
        for (;;) {
            const Turn turn = RoyalMatch::turn(state);
            if (turn == Turn::over) break;
            if (turn == Turn::luck) {
                RoyalMatch::apply_outcome(state, draw_luck<RoyalMatch>(state, random), silence);
                continue;
            }
            const Seat seat = *RoyalMatch::pending(state).begin();
            legal.clear();
            RoyalMatch::legal(state, seat, legal);
            RoyalMatch::apply(state, seat, legal[random.below(static_cast<unsigned>(legal.size()))],
                              silence);
        }
        rounds += state.finished;
    }
    return rounds;
}

// What seat 0 sees when it is to choose, spread over rounds of four.
inline std::vector<View> views_to_choose(std::size_t wanted) {
    std::vector<View> views;
    Random random(3);
    Silence silence;
    while (views.size() < wanted) {
        auto state = *RoyalMatch::start({}, 4);
        while (views.size() < wanted) {
            settle_luck<RoyalMatch>(state, random, silence);
            if (RoyalMatch::turn(state) == Turn::over) break;
            const Seat seat = *RoyalMatch::pending(state).begin();
            if (seat == 0) views.push_back(RoyalMatch::view(state, 0));
            RoyalMatch::Actions legal;
            RoyalMatch::legal(state, seat, legal);
            RoyalMatch::apply(state, seat, legal[random.below(static_cast<unsigned>(legal.size()))],
                              silence);
        }
    }
    return views;
}

// `least_cost(seconds, batch)` repeats a batch for so long and gives the seconds of the quickest.
template <class LeastCost>
std::vector<Figure> RoyalMatch::figures(double seconds, LeastCost&& least_cost) {
    constexpr auto names = std::to_array<Text>({
        {"random rounds/s, 2 seats", "manches au hasard/s, 2 places"},
        {"random rounds/s, 3 seats", "manches au hasard/s, 3 places"},
        {"random rounds/s, 4 seats", "manches au hasard/s, 4 places"},
    });
    std::vector<Figure> figures;
    for (int seats = 2; seats <= 4; ++seats) {
        int rounds = 0;
        const double cost = least_cost(seconds / 4, [&] {
            Random random(4);
            rounds = play_rounds(seats, 20, random);
        });
        const auto i = static_cast<unsigned>(seats - 2);
        figures.push_back({names[i], rounds / cost, 150'000, true});
    }
    const auto views = views_to_choose(1000);
    [[maybe_unused]] volatile std::uint64_t kept = 0;  // so that nothing is left out
    const double worlds = least_cost(seconds / 4, [&] {
        Random random(5);
        std::uint64_t sum = 0;
        for (const View& view : views) sum += RoyalMatch::sample(view, random).hand[1];
        kept = sum;
    });
    figures.push_back(
        {{"ns to sample a world for a player of four", "ns pour tirer un monde à quatre joueurs"},
         worlds * 1e9 / 1000,
         1000});
    figures.push_back({{"bytes of a state", "octets d'un état"}, sizeof(State), 680});
    return figures;
}

}  // namespace agora::royalmatch
