#include "games/splendor/ai/lookahead.hpp"

#include "games/splendor/ai/greedy_rollout.hpp"

#include <algorithm>

namespace agora::splendor {

namespace {

// The weight of each ply, and which decisions get a lookahead; tuned against `greedy`.
constexpr float after_decision = 0.07F;
constexpr float after_replies = 0.36F;
constexpr float after_next = 0.57F;
constexpr std::size_t max_lookaheads = 8;
constexpr double hopeless = 0.15;   // so much below the best net value
constexpr std::uint32_t plies = 3;  // they count as visits

// The line as text, up to the first chance event.
std::vector<std::string> told(const State& world, Action decision,
                              const std::vector<Action>& line) {
    std::vector<std::string> words;
    Silence silence;
    State now = world;
    Splendor::apply(now, now.table.turn, decision, silence);
    for (const auto action : line) {
        if (Splendor::turn(now) != Turn::players) break;
        const Seat seat = now.table.turn;
        Splendor::Actions legal;
        Splendor::legal(now, seat, legal);
        if (!legal.contains(action)) break;
        words.push_back(Splendor::write(Splendor::view(now, seat), action));
        Splendor::apply(now, seat, action, silence);
    }
    return words;
}

}  // namespace

Lookahead look_ahead(const Evaluator& evaluator, const State& known, Action decision,
                     const Reply& reply) {
    const Seat me = known.table.turn;
    State now = known;
    GreedyRollout rollout(evaluator, now, [](State& state) { state = luck_left_open(state); });
    rollout.make(decision);
    rollout.while_on_turn(me);  // gems given back, a noble chosen
    float value = after_decision * rollout.values()[me];
    if (reply)
        rollout.until_on_turn(me, reply);
    else
        rollout.until_on_turn(me);
    value += after_replies * rollout.values()[me];
    rollout.while_on_turn(me);
    value += after_next * rollout.values()[me];
    return {value, rollout.line()};
}

ai::Analysis three_ply_lookahead(const NetMind& mind, const View& view,
                                 std::optional<Action> also) {
    constexpr std::size_t lines = 3;  // for the best decisions only
    ai::Analysis analysis = mind.greedy_analysis(view, also);
    auto& candidates = analysis.candidates;
    if (candidates.size() < 2) return analysis;
    Random any(0);  // determinizations differ in what is face down only
    const State world = Splendor::sample(view, any);
    State known = world;
    known.table = view.table;

    const double best = candidates.front().win;
    double least = 1;
    std::size_t lookaheads = 0;
    for (auto& candidate : candidates) {
        const auto decision = static_cast<Action>(candidate.decision);
        const bool promising = lookaheads < max_lookaheads && candidate.win > best - hopeless;
        if (!promising && decision != also) continue;
        const Lookahead lookahead = look_ahead(mind.net_evaluator, known, decision);
        candidate.win = lookahead.value;
        candidate.visits = plies;
        candidate.line = told(world, decision, lookahead.line);
        if (!promising) continue;
        least = std::min(least, candidate.win);
        ++lookaheads;
    }
    // Decisions without a lookahead are valued no higher than those with one.
    for (auto& candidate : candidates)
        if (candidate.visits < plies) candidate.win = std::min(candidate.win, least);
    std::ranges::sort(candidates, [](const ai::Candidate& a, const ai::Candidate& b) {
        if (a.visits != b.visits) return a.visits > b.visits;
        return a.win != b.win ? a.win > b.win : a.decision < b.decision;
    });
    for (std::size_t i = lines; i < candidates.size(); ++i) candidates[i].line.clear();
    return analysis;
}

}  // namespace agora::splendor
