// docs/levels.md is written from the levels as they are (tools/golden -R LevelTable).
#include "bots/levels.hpp"
#include "games/all.hpp"
#include "games/all_ai.hpp"
#include "kit/golden.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>

namespace agora::bots {
namespace {

// A strategy in words.
struct InWords {
    std::string operator()(const ai::GreedyPolicy&) const { return "greedy on the value net"; }
    std::string operator()(const ai::Lookahead&) const { return "three-ply greedy lookahead"; }
    std::string operator()(const ai::Puct& puct) const {
        return fmt::format("PUCT on the value net, {} iterations", puct.iterations);
    }
    std::string operator()(const ai::TruncatedRollouts& one) const {
        return fmt::format("truncated rollouts, {} of {} rounds, for {} decisions", one.rollouts,
                           one.rounds, one.candidates);
    }
    std::string operator()(const ai::TreeSearch& search) const {
        return fmt::format("tree search, {} iterations", search.iterations);
    }
    std::string operator()(const ai::RoundSearch& search) const {
        std::string text = fmt::format("round search, {} iterations", search.iterations);
        if (search.opponents)
            text += fmt::format(", opponents search {}", search.opponents->iterations);
        if (search.next_trick)
            text += fmt::format(", one trick deeper with {} each", search.next_trick->iterations);
        return text;
    }
    std::string operator()(const ai::Planner& plan) const {
        switch (plan.replies) {
            case ai::Planner::Replies::ignored: return "planner, alone";
            case ai::Planner::Replies::enumerated: return "planner, every reply";
            case ai::Planner::Replies::sampled:
                return fmt::format("planner, {} sampled rows of replies", plan.rows);
        }
        return "";
    }
};

std::string rows_of(const ai::LevelTable& levels) {
    std::string text =
        "| level | strategy | temperature | heuristic weight | max loss | sees wins |\n"
        "| --- | --- | --- | --- | --- | --- |\n";
    for (int level = 1; level <= ai::most_level; ++level) {
        const auto& [strategy, sampling] = levels.at(static_cast<std::size_t>(level - 1));
        text += fmt::format("| {} | {} | ", level_name(level), std::visit(InWords{}, strategy));
        if (sampling.temperature > 0)
            text += fmt::format("{} | {} | {} | ", sampling.temperature, sampling.heuristic_weight,
                                sampling.max_loss);
        else
            text += "takes the best | | | ";
        text += sampling.sees_wins ? "yes |\n" : "no |\n";
    }
    return text;
}

template <class G>
std::string levels_of() {
    using M = ai::Mind<G>;
    std::string text = fmt::format("\n## {}\n", G::about.title.en);
    for (int seats = G::about.least_seats; seats <= G::about.most_seats;) {
        int last = seats;
        while (last < G::about.most_seats && &M::levels(last + 1) == &M::levels(seats)) ++last;
        text += (last == seats ? fmt::format("\n{} seats:\n\n", seats)
                               : fmt::format("\n{} to {} seats:\n\n", seats, last)) +
                rows_of(M::levels(seats));
        seats = last + 1;
    }
    return text;
}

template <class G>
std::string parameters_of() {
    constexpr ai::SearchParameters parameters = ai::Mind<G>::parameters;
    return fmt::format("| {} | {} | {} | {} | {} | {} |\n", G::about.title.en, parameters.c_puct,
                       std::isinf(parameters.c_puct_visits)
                           ? "never"
                           : fmt::format("after {} visits", parameters.c_puct_visits),
                       parameters.expansion_threshold, parameters.playout_decisions,
                       parameters.tree_bytes >> 20U);
}

TEST(LevelTable, IsInTheDocuments) {
    std::string text =
        "# Levels\n\n"
        "Written from `games/<id>/ai/levels.hpp` by `tools/golden -R LevelTable`; do not edit. "
        "What a strategy is:\n"
        "`src/ai/strategy.hpp` and [opponents](opponents.md#levels). How a decision is chosen from "
        "what was found:\n"
        "`Sampling` in `src/ai/level.hpp`.\n";
    std::string parameters =
        "\n## Search parameters\n\n"
        "What tree search has in common for all levels of a game (`SearchParameters` in\n"
        "`src/ai/search/search_mind.hpp`). Playouts count where the mind evaluates a leaf by "
        "playing on at random.\n\n"
        "| game | `c_puct` | decays | expansion threshold | decisions of a playout | tree, MB |\n"
        "| --- | --- | --- | --- | --- | --- |\n";
    for_each_game(games::AllGames{}, [&]<class G>() {
        text += levels_of<G>();
        parameters += parameters_of<G>();
    });
    const auto found =
        kit::check_golden(kit::source_folder() / "docs/levels.md", text + parameters);
    EXPECT_TRUE(found.none()) << found.text();
}

}  // namespace
}  // namespace agora::bots
