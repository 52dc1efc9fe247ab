// For tests: whether an answer depends on anything but the view. Another determinization of the
// view is sampled, with everything that is hidden or still to come laid out anew; the same question
// must get the same answer there, to the last visit.
#pragma once

#include "bots/hint.hpp"
#include "core/erase.hpp"
#include "kit/findings.hpp"
#include "kit/setups.hpp"

namespace agora::bots {

// Walks through games and calls `ask(position, seat)`, which answers with a text, in the true
// position and in other determinizations of the same view. A fair player looks at
// position.view(seat) only; the harness gives it more than that, so that a cheat can be caught.
template <Game G, class Ask>
kit::Findings check_fair_play(int games, int questions_each, Ask&& ask) {
    kit::Findings findings;
    for (int game = 0; game < games; ++game) {
        Random random(static_cast<std::uint64_t>(game) + 100);
        Silence silence;
        const int seats = G::about.least_seats + game % 2;
        auto state = *G::start(G::presets().front().options, seats);
        for (int asked = 0, step = 0; asked < questions_each && step < 400; ++step) {
            settle_luck<G>(state, random, silence);
            if (G::turn(state) == Turn::over) break;
            const Seat seat = *G::pending(state).begin();
            typename G::Actions legal;
            G::legal(state, seat, legal);
            if (legal.size() > 1 && step % 5 == 3) {
                ++asked;
                const auto world = G::sample(G::view(state, seat), random);
                const std::string here = ask(ErasedPosition<G>(state), seat);
                const std::string there = ask(ErasedPosition<G>(world), seat);
                if (here != there)
                    findings.add("game " + std::to_string(game) + ", step " + std::to_string(step) +
                                 ": " + here + " in one world, " + there + " in another");
            }
            G::apply(state, seat, legal[random.below(static_cast<unsigned>(legal.size()))],
                     silence);
        }
    }
    return findings;
}

// The whole answer of a searching player: the decision, and visits and values of all decisions.
inline std::string spell(const AnyView& view, Code decision, const ai::Analysis& analysis) {
    std::string answer = view.write(decision) + ":";
    for (const auto& candidate : analysis.candidates) {
        answer += " " + view.write(candidate.decision) + "=" + std::to_string(candidate.visits) +
                  "/" + std::to_string(candidate.win);
        for (const auto& next : candidate.line) answer += ">" + next;
    }
    return answer;
}

}  // namespace agora::bots
