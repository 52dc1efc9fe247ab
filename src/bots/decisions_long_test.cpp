// What every bot decides, with its analysis, in fixed positions with fixed seeds: a change of the
// code that is not meant to change how bots play changes none of it. The golden files are
// games/<id>/golden/decisions.txt; they also change with the layout of a view, whose bytes are part
// of the seed of a decision.
#include "bots/bot.hpp"
#include "bots/hint.hpp"
#include "bots/levels.hpp"
#include "bots/testing/fair_play.hpp"
#include "core/erase.hpp"
#include "games/all.hpp"
#include "kit/golden.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>

namespace agora::bots {
namespace {

constexpr std::uint64_t seed = 20280101;

// Positions of one game in which there is something to decide, spread from its beginning to its
// end. Everybody plays by the heuristic, one time in four at random.
template <Game G>
std::vector<typename G::State> positions_of(int seats, std::size_t count) {
    const Tape tape(seed);
    Random whim(seed);
    Silence silence;
    auto state = *G::start(G::presets().front().options, seats);
    std::vector<typename G::State> all;
    for (int step = 0; step < 400; ++step) {
        settle_luck<G>(state, tape, silence);
        if (G::turn(state) == Turn::over) break;
        const Seat seat = *G::pending(state).begin();
        const ErasedPosition<G> position(state);
        const auto view = position.view(seat);
        const auto legal = position.legal(seat);
        if (legal.size() > 1) all.push_back(state);
        Code chosen = legal[whim.below(static_cast<unsigned>(legal.size()))];
        if (whim.below(4) != 0)
            for (const Code decision : legal)
                if (view->action_score(decision) > view->action_score(chosen)) chosen = decision;
        G::apply(state, seat, static_cast<typename G::Action>(chosen), silence);
    }
    std::vector<typename G::State> some;
    for (std::size_t i = 0; i < count; ++i)
        some.push_back(all[(2 * i + 1) * all.size() / (2 * count)]);
    return some;
}

std::uint64_t checksum(std::string_view text) {
    std::uint64_t sum = 0;
    for (const char byte : text) sum = mix(sum ^ static_cast<unsigned char>(byte));
    return sum;
}

// The decisions of one bot, in words, and a checksum of all that it thought.
struct Row {
    std::string decisions;
    std::string thoughts;

    void add(const std::string& decision, const std::string& thought) {
        decisions += (decisions.empty() ? "" : "; ") + decision;
        thoughts += decision + ": " + thought + "\n";
    }
    std::string line(std::string_view name) const {
        return fmt::format("{:<9} {:016x}  {}\n", name, checksum(thoughts), decisions);
    }
};

ai::Analysis analysis_of(const AnyView& view, int number) {
    const ai::Level level = level_of(view, number);
    const ai::SearchLimits limits{.stop_early = level.sampling.temperature <= 0};
    return Searcher().think(view, level.strategy, limits, seed_for(view, seed));
}

template <Game G>
std::string decisions_at(int seats, std::size_t count) {
    const auto states = positions_of<G>(seats, count);
    const auto each = [&](std::size_t stride, auto&& ask) {
        Row row;
        for (std::size_t i = 0; i < states.size(); i += stride) {
            const Seat seat = *G::pending(states[i]).begin();
            const ErasedPosition<G> position(states[i]);
            ask(row, *position.view(seat), position.legal(seat));
        }
        return row;
    };
    std::string text = fmt::format("{} seats\n", seats);
    for (const auto& info : bots_of(G::about.id)) {
        const auto level = level_from(info.name);
        const bool is_slow = level && *level >= 8;
        text += each(is_slow ? 2 : 1, [&](Row& row, const AnyView& view, const auto& legal) {
                    const Code decision = (*make_bot(info.name, seed))->decide(view, legal);
                    row.add(view.write(decision),
                            level ? spell(view, decision, analysis_of(view, *level)) : "");
                }).line(info.name);
    }
    text += each(1, [](Row& row, const AnyView& view, const auto& legal) {
                const Hint hint = hint_for(view, legal, seed);
                row.add(hint_line(view, hint), hint_text(view, hint, {}));
            }).line("hint");
    text += each(1, [](Row& row, const AnyView& view, const auto& legal) {
                const Judged judged = judge(view, legal.back(), seed);
                row.add(view.write(judged.best),
                        fmt::format("{:.9f} {:.9f}", judged.best_win, judged.win));
            }).line("review");
    return text;
}

TEST(Decisions, AreTheSameInFixedPositions) {
    for_each_game(games::AllGames{}, []<class G>() {
        constexpr int least = G::about.least_seats;
        std::string text;
        for (const int seats : std::set<int>{least, least + 1, int{G::about.most_seats}})
            text += decisions_at<G>(seats, seats == least ? 6 : 3);
        const auto found = kit::check_golden(
            kit::source_folder() / "games" / std::string(G::about.id) / "golden/decisions.txt",
            text);
        EXPECT_TRUE(found.none()) << found.text();
    });
}

}  // namespace
}  // namespace agora::bots
