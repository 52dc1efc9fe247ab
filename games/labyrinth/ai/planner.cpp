#include "games/labyrinth/ai/planner.hpp"

#include "games/labyrinth/ai/race.hpp"
#include "games/labyrinth/ai/ways.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace agora::labyrinth {

namespace {

using CellWorth = std::array<double, cell_count>;

// A target that a player may have, and its probability.
struct Aim {
    Goal goal;
    double weight;
};

struct Rival {
    Seat seat = 0;
    int left = 0;  // objectives, the way home included
    FixedList<Aim, treasure_count> aims;
};

// What the others did between two turns of mine.
struct Reply {
    FixedList<Arrow, most_players> arrows;
    Ways ways;
    double weight = 0;
    double stay = 0;  // my chance to win if I take nothing in my next turn ...
    double take = 0;  // ... and if I do
};
using Replies = std::vector<Reply>;

int objectives_left(const State& table, Seat seat) {
    return cards_left(table, seat) + (table.rules.home() ? 1 : 0);
}

Goal goal_of(const State& table, Treasures treasures) {
    const Treasure spare = table.spare.treasure();
    return {table.board.where(treasures),
            spare != no_treasure && (treasures & only_treasure(spare)) != 0};
}

// A maze can be kept shut for ever, and one who only keeps others out does not come home either.
// When a game has been going on for long, a player more and more often plans for itself alone; in
// which turns depends on the view and the seed alone.
bool is_in_a_hurry(const State& table, std::uint64_t seed) {
    constexpr int usual_rounds = 60;  // most games are over by then
    constexpr int most_percent = 80;
    const int hurry = std::clamp(table.round - usual_rounds, 0, most_percent);
    return static_cast<int>(Random(mix(seed)).below(100)) < hurry;
}

// The maze after my push, my pawn's goal in it, and where the others stand.
struct Spot {
    Ways ways;
    Arrow pushed = no_arrow;  // by me; no_arrow where that was before
    std::array<Cell, most_players> pawns{};
    Goal mine;
    Goal next;  // after `mine`, where it is known
};

class Planner {
public:
    Planner(const View& view, const ai::Planner& strategy, std::uint64_t seed)
        : table_(view.table), me_(view.viewer.seat()), strategy_(strategy), seed_(seed) {
        left_ = objectives_left(table_, me_);
        for (Seat step = 1; step < table_.seats; ++step)
            rivals_.push_back(rival((me_ + step) % table_.seats));
        set_goals();
    }

    ai::Analysis run() {
        ai::Analysis analysis;
        if (table_.phase == Phase::push)
            weigh_pushes(analysis);
        else
            weigh_moves(analysis);
        analysis.iterations = replies_seen_;
        std::ranges::sort(analysis.candidates, [](const ai::Candidate& a, const ai::Candidate& b) {
            return a.win != b.win ? a.win > b.win : a.decision < b.decision;
        });
        return analysis;
    }

private:
    // What everybody wants.
    Rival rival(int seat_number) const;
    void set_goals();

    // What my decisions are worth.
    void weigh_pushes(ai::Analysis& analysis);
    void weigh_moves(ai::Analysis& analysis);
    Spot spot_now() const;
    Spot spot_after(const Push& push) const;
    CellWorth worth_of_cells(const Spot& spot, Cells reach);
    double worth_of_taking(const Spot& spot, Cell cell, const Replies& replies) const;
    double share_of_next(const Spot& spot, Cell cell, const Reply& reply) const;
    double near(Cell cell, const Goal& goal) const;

    // What the others do.
    Replies replies_to(const Spot& spot) const;
    Replies no_reply(const Spot& spot) const;
    Replies every_reply(const Spot& spot) const;
    Replies drawn_replies(const Spot& spot) const;
    double chance(int mine, const FixedList<int, most_players>& theirs) const;

    const State& table_;
    Seat me_;
    ai::Planner strategy_;
    std::uint64_t seed_;
    int left_ = 0;
    std::vector<Rival> rivals_;
    Goal mine_;
    Goal next_;
    Treasures unseen_ = 0;  // one of them is my next card, where it is not known
    bool next_known_ = false;
    std::uint32_t replies_seen_ = 0;
};

Rival Planner::rival(int seat_number) const {
    const auto seat = static_cast<Seat>(seat_number);
    Rival rival;
    rival.seat = seat;
    rival.left = objectives_left(table_, seat);
    if (is_homeward(table_, seat)) {
        rival.aims.push({{only(home_of(table_, seat)), false}, 1});
    } else if (table_.hand[seat] != 0) {  // we see its cards
        rival.aims.push({goal_of(table_, table_.hand[seat]), 1});
    } else {
        const Treasures among = undealt(table_) & ~table_.ruled_out[seat];
        const double weight = 1.0 / std::max(1, std::popcount(among));
        for (Treasures rest = among; rest != 0; rest &= rest - 1)
            rival.aims.push({goal_of(table_, rest & (0U - rest)), weight});
    }
    if (rival.aims.empty()) rival.aims.push({{}, 1});
    return rival;
}

void Planner::set_goals() {
    const Goal home{only(home_of(table_, me_)), false};
    const Treasures hand = table_.hand[me_];
    mine_ = is_homeward(table_, me_) ? home : goal_of(table_, hand);
    unseen_ = undealt(table_);
    next_known_ = left_ <= 2 || table_.rules.any_order();
    if (left_ == 2 && table_.rules.home())
        next_ = home;
    else if (table_.rules.any_order())
        next_ = mine_;  // whatever is left of the hand: nearly all of it
}

Spot Planner::spot_now() const { return {Ways::of(table_), no_arrow, table_.pawns, mine_, next_}; }

Spot Planner::spot_after(const Push& push) const {
    Spot spot = spot_now();
    spot.ways = spot.ways.after(push);
    spot.pushed = push.arrow;
    spot.mine = mine_.after(push.arrow);
    spot.next = next_.after(push.arrow);
    for (Seat seat = 0; seat < table_.seats; ++seat)
        spot.pawns[seat] = slides[push.arrow].pawns[spot.pawns[seat]];
    return spot;
}

void Planner::weigh_pushes(ai::Analysis& analysis) {
    Pushes pushes;
    Ways::of(table_).list(pushes);
    for (const Push& push : pushes) {
        const Spot spot = spot_after(push);
        const Cells reach = spot.ways.area(only(spot.pawns[me_]));
        const auto seen = replies_seen_;
        const CellWorth worth = worth_of_cells(spot, reach);
        Cell best = spot.pawns[me_];
        for (Cells rest = reach; rest != 0; rest &= rest - 1) {
            const auto cell = static_cast<Cell>(std::countr_zero(rest));
            if (worth[cell] > worth[best]) best = cell;
        }
        State after = table_;
        Silence silence;
        const Action decision = labyrinth::push(push.arrow, push.quarters);
        Labyrinth::apply(after, me_, decision, silence);
        analysis.candidates.push_back(
            {static_cast<Code>(decision),
             worth[best],
             replies_seen_ - seen,
             0,
             {Labyrinth::write(Labyrinth::view(after, me_), labyrinth::move(best))}});
    }
}

void Planner::weigh_moves(ai::Analysis& analysis) {
    const Spot spot = spot_now();
    const Cells reach = spot.ways.area(only(spot.pawns[me_]));
    const CellWorth worth = worth_of_cells(spot, reach);
    for (Cells rest = reach; rest != 0; rest &= rest - 1) {
        const auto cell = static_cast<Cell>(std::countr_zero(rest));
        analysis.candidates.push_back(
            {static_cast<Code>(labyrinth::move(cell)), worth[cell], replies_seen_, 0, {}});
    }
}

// The value of ending my move on each cell.
CellWorth Planner::worth_of_cells(const Spot& spot, Cells reach) {
    const Replies replies = replies_to(spot);
    replies_seen_ += static_cast<std::uint32_t>(replies.size());
    double stay = 0;
    CellWorth worth{};
    for (const Reply& reply : replies) {
        stay += reply.weight * reply.stay;
        Goal goal = spot.mine;
        for (const Arrow arrow : reply.arrows) goal = goal.after(arrow);
        Cells from = within_a_turn(reply.ways, goal);
        for (std::size_t i = reply.arrows.size(); i > 0; --i)
            from = before(reply.arrows[i - 1], from);
        for (Cells rest = from & reach; rest != 0; rest &= rest - 1)
            worth[static_cast<std::size_t>(std::countr_zero(rest))] +=
                reply.weight * (reply.take - reply.stay);
    }
    for (Cells rest = reach; rest != 0; rest &= rest - 1) {
        const auto cell = static_cast<Cell>(std::countr_zero(rest));
        if ((spot.mine.cells & only(cell)) != 0)
            worth[cell] = left_ == 1 ? 1 : worth_of_taking(spot, cell, replies);
        else
            worth[cell] = 0.98 * (worth[cell] + stay) + 0.02 * near(cell, spot.mine);
    }
    return worth;
}

// Having taken an objective: one less is left, and the next one may be near.
double Planner::worth_of_taking(const Spot& spot, Cell cell, const Replies& replies) const {
    // The same few replies for every push, spread over all of them.
    const std::size_t stride = next_known_ ? 1 : std::max<std::size_t>(1, replies.size() / 8);
    double looked_at = 0;
    double share = 0;
    for (std::size_t i = 0; i < replies.size(); i += stride) {
        share += replies[i].weight * share_of_next(spot, cell, replies[i]);
        looked_at += replies[i].weight;
    }
    if (looked_at > 0) share /= looked_at;
    FixedList<int, most_players> theirs;
    for (const Rival& rival : rivals_) theirs.push(rival.left);
    // `stay` and `take` of a reply are for the objectives I had: having one less shifts both.
    const double now = chance(left_, theirs);
    const double one_less = chance(left_ - 1, theirs);
    const double two_less = chance(left_ - 2, theirs);
    double stay = 0;
    for (const Reply& reply : replies) stay += reply.weight * reply.stay;
    const double threat = now > 0 ? stay / now : 1;
    return threat * (share * two_less + (1 - share) * one_less);
}

// The probability that I can take the next objective too, after this reply.
double Planner::share_of_next(const Spot& spot, Cell cell, const Reply& reply) const {
    Cell pawn = cell;
    Goal next = spot.next;
    for (const Arrow arrow : reply.arrows) {
        pawn = slides[arrow].pawns[pawn];
        next = next.after(arrow);
    }
    if (next_known_) return (within_a_turn(reply.ways, next) & only(pawn)) != 0 ? 1 : 0;
    if (unseen_ == 0) return 0;
    Pushes pushes;
    reply.ways.list(pushes);
    Treasures taken = 0;
    std::array<Goal, treasure_count> goals{};
    for (Treasures rest = unseen_; rest != 0; rest &= rest - 1) {
        const auto treasure = static_cast<std::size_t>(std::countr_zero(rest));
        goals[treasure] = goal_of(table_, rest & (0U - rest));
        if (spot.pushed != no_arrow) goals[treasure] = goals[treasure].after(spot.pushed);
        for (const Arrow arrow : reply.arrows) goals[treasure] = goals[treasure].after(arrow);
    }
    for (const Push& push : pushes) {
        const Cells reach = reply.ways.after(push).area(only(slides[push.arrow].pawns[pawn]));
        for (Treasures rest = unseen_ & ~taken; rest != 0; rest &= rest - 1) {
            const auto treasure = static_cast<std::size_t>(std::countr_zero(rest));
            if ((goals[treasure].after(push.arrow).cells & reach) != 0) taken |= rest & (0U - rest);
        }
    }
    return static_cast<double>(std::popcount(taken)) / std::popcount(unseen_);
}

// Where nothing else tells cells apart: nearer is better.
double Planner::near(Cell cell, const Goal& goal) const {
    int least = 2 * side;
    for (Cells rest = goal.cells; rest != 0; rest &= rest - 1) {
        const auto wanted = static_cast<Cell>(std::countr_zero(rest));
        least = std::min(least, std::abs(row_of(cell) - row_of(wanted)) +
                                    std::abs(column_of(cell) - column_of(wanted)));
    }
    return 1 - static_cast<double>(least) / (2 * side);
}

double Planner::chance(int mine, const FixedList<int, most_players>& theirs) const {
    double chance = 1;
    for (const int left : theirs) chance *= race().theirs_next(mine, left);
    return chance;
}

Replies Planner::replies_to(const Spot& spot) const {
    switch (strategy_.replies) {
        case ai::Planner::Replies::ignored: return no_reply(spot);
        case ai::Planner::Replies::enumerated: return every_reply(spot);
        case ai::Planner::Replies::sampled: return drawn_replies(spot);
    }
    return {};
}

Replies Planner::no_reply(const Spot& spot) const {
    FixedList<int, most_players> theirs;
    for (const Rival& rival : rivals_) theirs.push(rival.left);
    Reply reply{{}, spot.ways, 1, chance(left_, theirs), chance(left_ - 1, theirs)};
    reply.ways.last = no_arrow;
    return {reply};
}

// One rival: every push it may make, weighted by the targets that it may have. One who can take its
// target does so by any push that leads there, all equally likely; one who cannot pushes uniformly.
Replies Planner::every_reply(const Spot& spot) const {
    assert(rivals_.size() == 1);
    const Rival& rival = rivals_.front();
    Pushes pushes;
    spot.ways.list(pushes);
    std::array<std::uint32_t, Pushes::capacity> taking{};  // bit i: this push takes aim i
    std::array<int, treasure_count> ways_to{};
    for (std::size_t i = 0; i < pushes.size(); ++i) {
        const Arrow arrow = pushes[i].arrow;
        const Cells reach =
            spot.ways.after(pushes[i]).area(only(slides[arrow].pawns[spot.pawns[rival.seat]]));
        for (std::size_t aim = 0; aim < rival.aims.size(); ++aim) {
            Goal goal = rival.aims[aim].goal;
            if (spot.pushed != no_arrow) goal = goal.after(spot.pushed);
            if ((goal.after(arrow).cells & reach) == 0) continue;
            taking[i] |= 1U << aim;
            ++ways_to[aim];
        }
    }
    double idle = 0;
    for (std::size_t aim = 0; aim < rival.aims.size(); ++aim)
        if (ways_to[aim] == 0) idle += rival.aims[aim].weight / static_cast<double>(pushes.size());
    Replies replies;
    for (std::size_t i = 0; i < pushes.size(); ++i) {
        double takes = 0;
        for (std::uint32_t rest = taking[i]; rest != 0; rest &= rest - 1) {
            const auto aim = static_cast<std::size_t>(std::countr_zero(rest));
            takes += rival.aims[aim].weight / ways_to[aim];
        }
        const double weight = takes + idle;
        if (weight <= 0) continue;
        const auto expect = [&](int mine) {
            return (takes * (rival.left == 1 ? 0 : race().theirs_next(mine, rival.left - 1)) +
                    idle * race().theirs_next(mine, rival.left)) /
                   weight;
        };
        Reply reply{{}, spot.ways.after(pushes[i]), weight, expect(left_), expect(left_ - 1)};
        reply.arrows.push(pushes[i].arrow);
        replies.push_back(reply);
    }
    return replies;
}

// Several rivals, one after another: sampled rows of replies, each rival with a target sampled from
// those that it may have. Common random numbers: a row is the same for all my pushes.
Replies Planner::drawn_replies(const Spot& spot) const {
    Replies replies;
    const auto rows = static_cast<double>(strategy_.rows);
    for (std::uint64_t row = 0; row < strategy_.rows; ++row) {
        Random random(mix(seed_ + row));
        const auto any = [&random](const auto& list) -> const auto& {
            return list[random.below(static_cast<std::uint32_t>(list.size()))];
        };
        FixedList<Goal, most_players> goals;
        for (const Rival& rival : rivals_) goals.push(any(rival.aims).goal);
        Reply reply{{}, spot.ways, 1.0 / rows, 0, 0};
        FixedList<int, most_players> theirs;
        bool lost = false;
        for (std::size_t i = 0; i < rivals_.size(); ++i) {
            const Rival& rival = rivals_[i];
            Goal goal = goals[i];
            Cell pawn = spot.pawns[rival.seat];
            if (spot.pushed != no_arrow) goal = goal.after(spot.pushed);
            for (const Arrow arrow : reply.arrows) {
                goal = goal.after(arrow);
                pawn = slides[arrow].pawns[pawn];
            }
            Pushes pushes;
            reply.ways.list(pushes);
            Push chosen = any(pushes);
            std::uint32_t taking = 0;
            for (const Push& push : pushes) {
                const Cells reach =
                    reply.ways.after(push).area(only(slides[push.arrow].pawns[pawn]));
                if ((goal.after(push.arrow).cells & reach) != 0 && random.below(++taking) == 0)
                    chosen = push;
            }
            theirs.push(rival.left - (taking > 0 ? 1 : 0));
            lost = lost || (taking > 0 && rival.left == 1);
            reply.ways = reply.ways.after(chosen);
            reply.arrows.push(chosen.arrow);
        }
        reply.stay = lost ? 0 : chance(left_, theirs);
        reply.take = lost ? 0 : chance(left_ - 1, theirs);
        replies.push_back(reply);
    }
    return replies;
}

}  // namespace

ai::Analysis plan(const View& view, const ai::Planner& strategy, std::uint64_t seed) {
    return Planner(view, is_in_a_hurry(view.table, seed) ? ai::Planner{} : strategy, seed).run();
}

}  // namespace agora::labyrinth
