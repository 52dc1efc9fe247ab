#include "games/splendor/ai/looks.hpp"

#include "games/splendor/ai/course.hpp"
#include "games/splendor/ai/levels.hpp"

#include <algorithm>

namespace agora::splendor {

namespace {

// How much each look counts, and which decisions are worth three of them; found by playing against
// `greedy`.
constexpr float after_decision = 0.07F;
constexpr float after_replies = 0.36F;
constexpr float after_next = 0.57F;
constexpr std::size_t most_looked_at = 8;
constexpr double hopeless = 0.15;  // so much worse at a glance

// The line in words, as far as nothing in it depends on luck.
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

Outlook look_three_times(const Judge& judge, const State& known, Action decision,
                         const Reply& reply) {
    const Seat me = known.table.turn;
    State now = known;
    Course course(judge, now, [](State& state) { state = luck_left_open(state); });
    course.make(decision);
    course.while_on_turn(me);  // gems given back, a noble chosen
    float chance = after_decision * course.values()[me];
    if (reply)
        course.until_on_turn(me, reply);
    else
        course.until_on_turn(me);
    chance += after_replies * course.values()[me];
    course.while_on_turn(me);
    chance += after_next * course.values()[me];
    return {chance, course.line()};
}

ai::Analysis by_three_looks(const NetMind& mind, const View& view, std::optional<Action> also) {
    constexpr std::size_t lines = 3;  // that anybody will read
    ai::Analysis analysis = mind.at_a_glance(view, also);
    auto& thoughts = analysis.thoughts;
    if (thoughts.size() < 2) return analysis;
    Random any(0);  // worlds differ in what is face down only
    const State world = Splendor::sample(view, any);
    State known = world;
    known.table = view.table;

    const double best = thoughts.front().win;
    double least = 1;
    std::size_t looked_at = 0;
    for (auto& thought : thoughts) {
        const auto decision = static_cast<Action>(thought.decision);
        const bool promising = looked_at < most_looked_at && thought.win > best - hopeless;
        if (!promising && decision != also) continue;
        const Outlook outlook = look_three_times(mind.net_judge, known, decision);
        thought.win = outlook.chance;
        thought.visits = three_looks;
        thought.line = told(world, decision, outlook.line);
        if (!promising) continue;
        least = std::min(least, thought.win);
        ++looked_at;
    }
    // What was not looked at again is no better than what was.
    for (auto& thought : thoughts)
        if (thought.visits < three_looks) thought.win = std::min(thought.win, least);
    std::ranges::sort(thoughts, [](const ai::Thought& a, const ai::Thought& b) {
        if (a.visits != b.visits) return a.visits > b.visits;
        return a.win != b.win ? a.win > b.win : a.decision < b.decision;
    });
    for (std::size_t i = lines; i < thoughts.size(); ++i) thoughts[i].line.clear();
    return analysis;
}

}  // namespace agora::splendor
