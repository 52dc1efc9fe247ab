#include "ai/splendor/looks.hpp"

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

// A position that goes on in the mind. What luck would bring is left open.
class Future {
public:
    Future(const Judge& judge, const State& begin, Action decision) : judge_(judge), now_(begin) {
        make(decision);
        values_ = judge_.values(now_);
    }

    // All decisions that come until somebody else is on turn, or until this seat is.
    void while_on_turn(Seat seat) {
        while (!over() && now_.table.turn == seat) decide();
    }
    void until_on_turn(Seat seat) {
        while (!over() && now_.table.turn != seat) decide();
    }

    const net::Values& values() const { return values_; }
    std::vector<Action> take_line() { return std::move(line_); }

private:
    bool over() const { return now_.table.phase == Phase::over; }

    void make(Action action) {
        Silence silence;
        Splendor::apply(now_, now_.table.turn, action, silence);
        now_ = luck_left_open(now_);
    }

    // Whoever is on turn takes what looks best at a glance.
    void decide() {
        const Seat seat = now_.table.turn;
        Splendor::Actions legal;
        Splendor::legal(now_, seat, legal);
        Encoder::consider(legal);
        std::array<net::Values, Splendor::Actions::capacity> values;
        judge_.values_after(now_, seat, {legal.begin(), legal.end()}, values);
        std::size_t best = 0;
        for (std::size_t i = 1; i < legal.size(); ++i)
            if (values[i][seat] > values[best][seat]) best = i;
        values_ = values[best];
        line_.push_back(legal[best]);
        make(legal[best]);
    }

    const Judge& judge_;
    State now_;
    net::Values values_;
    std::vector<Action> line_;
};

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

Outlook look_three_times(const Judge& judge, const State& known, Action decision) {
    const Seat me = known.table.turn;
    Future future(judge, known, decision);
    future.while_on_turn(me);  // gems given back, a noble chosen
    float chance = after_decision * future.values()[me];
    future.until_on_turn(me);
    chance += after_replies * future.values()[me];
    future.while_on_turn(me);
    chance += after_next * future.values()[me];
    return {chance, future.take_line()};
}

Analysis by_three_looks(const NetMind& mind, const View& view, std::optional<Action> also) {
    constexpr std::uint32_t looks = 3;
    constexpr std::size_t lines = 3;  // that anybody will read
    Analysis analysis = mind.at_a_glance(view, also);
    auto& thoughts = analysis.thoughts;
    if (thoughts.size() < 2) return analysis;
    Random any(0);  // worlds differ in what is face down only
    const State world = Splendor::sample(view, any);
    State known = world;
    known.table = view.table;

    const double best = thoughts.front().win;
    std::vector<std::vector<Action>> follows;
    double least = 1;
    std::size_t looked_at = 0;
    for (auto& thought : thoughts) {
        const auto decision = static_cast<Action>(thought.decision);
        const bool promising = looked_at < most_looked_at && thought.win > best - hopeless;
        if (!promising && decision != also) continue;
        const Outlook outlook = look_three_times(mind.net_judge, known, decision);
        thought.win = outlook.chance;
        thought.visits = looks;
        thought.line = told(world, decision, outlook.line);
        least = std::min(least, thought.win);
        ++looked_at;
    }
    // What was not looked at again is no better than what was.
    for (auto& thought : thoughts)
        if (thought.visits < looks) thought.win = std::min(thought.win, least);
    std::ranges::stable_sort(thoughts, [](const Thought& a, const Thought& b) {
        return a.visits != b.visits ? a.visits > b.visits : a.win > b.win;
    });
    for (std::size_t i = lines; i < thoughts.size(); ++i) thoughts[i].line.clear();
    return analysis;
}

}  // namespace agora::splendor
