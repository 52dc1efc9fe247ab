#include "games/registry.hpp"
#include "lab/balance/report.hpp"

#include <gtest/gtest.h>

namespace agora::lab {
namespace {

TEST(Study, IsTheSameWhateverTheNumberOfThreads) {
    std::string first;
    for (const int threads : {1, 3}) {
        StudyWish wish;
        wish.game = *games::find_game("gops");
        wish.players = *read_entrants("bot:greedy,bot:random");
        wish.seats = {2, 3};
        wish.games = 5 * block + 3;
        wish.threads = threads;
        Report report{*new_study(wish), {}};
        run_study(wish, report.study, [](const Study&) { return true; });
        const auto text = report_json(report);
        if (first.empty()) first = text;
        EXPECT_EQ(text, first);
    }
}

}  // namespace
}  // namespace agora::lab
