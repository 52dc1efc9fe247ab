// How well nets of Splendor play, over enough games to tell.
#include "games/splendor/ai/lookahead.hpp"
#include "games/splendor/train/schedule.hpp"
#include "lab/pairing.hpp"
#include "lab/train.hpp"

#include <gtest/gtest.h>

namespace agora::lab {
namespace {

using splendor::Encoder;
using splendor::Splendor;
using SplendorTrainer = Trainer<splendor::NetMind, splendor::Schedule>;

// After the warm-up on a few hundred games it must already beat random play.
TEST(Trainer, BecomesBetterThanAtRandom) {
    SplendorTrainer trainer(1);
    while (trainer.state().games < 256) trainer.step(1);
    const auto net = trainer.snapshot().net;
    const ai::net::Evaluator<Encoder> evaluator(net);
    const auto learned = [&](const splendor::View& view, std::span<const splendor::Action> legal,
                             Random&) { return evaluator.greedy(view, legal); };
    const auto at_random = [](const splendor::View&, std::span<const splendor::Action> legal,
                              Random& random) {
        return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    };
    const Share share = share_of_wins<Splendor>({}, 2, 40, 1, learned, at_random);
    EXPECT_GT(share.wins - share.give_or_take, 0.6) << share.wins << " +-" << share.give_or_take;
}

// The strongest net that ships, without search, against the bot that a new player meets. The
// command for the real figure is in docs/training.md.
TEST(SplendorNets, BeatGreedyAlone) {
    const splendor::Evaluator evaluator(splendor::strongest_net());
    const auto net_alone = [&](const splendor::View& view, std::span<const splendor::Action> legal,
                               Random&) { return evaluator.greedy(view, legal); };
    const Share share = share_of_wins<Splendor>({}, 2, 300, 3, net_alone, greedy_choice<Splendor>);
    EXPECT_GE(share.wins, 0.94) << share.wins << " +-" << share.give_or_take;
}

// The same net with a three-ply greedy lookahead.
TEST(SplendorNets, BeatGreedyByLookahead) {
    const splendor::NetMind mind(splendor::strongest_net());
    const auto lookahead = [&](const splendor::View& view, std::span<const splendor::Action> legal,
                               Random&) {
        if (legal.size() == 1) return legal.front();
        const auto best = splendor::three_ply_lookahead(mind, view, {}).candidates.front();
        return static_cast<splendor::Action>(best.decision);
    };
    const Share share = share_of_wins<Splendor>({}, 2, 100, 3, lookahead, greedy_choice<Splendor>);
    EXPECT_GE(share.wins, 0.95) << share.wins << " +-" << share.give_or_take;
}

}  // namespace
}  // namespace agora::lab
