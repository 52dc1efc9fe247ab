#include "games/royalmatch/train/samples.hpp"

#include "games/royalmatch/ai/mind.hpp"

#include <algorithm>

namespace agora::royalmatch {

namespace {

class Round {
public:
    Round(std::uint32_t iterations, std::uint64_t seed) : iterations_(iterations), random_(seed) {}

    void play(ai::TreeMemory& memory) {
        Silence silence;
        for (;;) {
            settle_luck<RoyalMatch>(state_, random_, silence);
            if (state_.finished > 0) return;
            if (state_.phase == Phase::play) positions_.push_back(state_);
            std::array<Action, 2> decisions{};
            const SeatSet pending = RoyalMatch::pending(state_);
            for (const Seat seat : pending) decisions[seat] = decide(seat, memory);
            for (const Seat seat : pending)
                RoyalMatch::apply(state_, seat, decisions[seat], silence);
        }
    }

    void add_samples(Samples& samples) const {
        for (const State& position : positions_)
            for (const Seat seat : {Seat{0}, Seat{1}}) add_samples(position, seat, samples);
    }

private:
    Action decide(Seat seat, ai::TreeMemory& memory) {
        constexpr unsigned random_one_in = 12;
        RoyalMatch::Actions legal;
        RoyalMatch::legal(state_, seat, legal);
        const bool at_random = random_.below(state_.phase == Phase::keep ? 2 : random_one_in) == 0;
        const std::uint64_t seed = random_.next();
        if (at_random) return legal[random_.below(static_cast<std::uint32_t>(legal.size()))];
        if (legal.size() == 1) return legal[0];
        if (iterations_ == 0) {
            Random random(seed);
            return rollout_action(RoyalMatch::sample(RoyalMatch::view(state_, seat), random), seat,
                                  random);
        }
        const std::uint32_t shorter = state_.phase == Phase::choose_hand ? 3 : 1;
        const View view = RoyalMatch::view(state_, seat);
        const auto analysis = ai::Mind<RoyalMatch>{}.think(ai::RoundSearch{iterations_ / shorter},
                                                           {view, seed}, memory);
        return static_cast<Action>(analysis.candidates.front().decision);
    }

    bool was_fulfilled(const State& position, Seat seat, Goal goal) const {
        const auto& dealt = position.objectives[seat].dealt;
        const auto slot = std::ranges::find(dealt, goal) - dealt.begin();
        return (state_.result[seat].fulfilled >> slot & 1) != 0;
    }

    void add_samples(const State& position, Seat seat, Samples& samples) const {
        const ObjectiveFeatures features(position, seat);
        const Objectives& mine = position.objectives[seat];
        const int kept = std::popcount(mine.kept);
        const auto penalty = static_cast<float>(penalty_of(position.options, kept));
        float points = 0;  // that the round brought without effects to come
        float fulfilled = 0;
        float every = 1;
        bool all_done = true;
        for (const Stake& stake : features.stakes()) {
            const bool done = was_fulfilled(position, seat, stake.goal);
            const float known = Prospects::of(position).chance(position, seat, stake.goal);
            if (known > 0 && known < 1)
                samples.goals[index(stake.goal)].push_back(
                    {features.of(stake), done ? 1.0F : 0.0F});
            if (done) points += stake.points;
            if (!stake.kept) continue;
            points -= penalty;
            const int each = mine.oaths / kept;  // of what oaths add, in whole points
            if (done) points -= static_cast<float>(each);
            all_done = all_done && done;
            const float chance = chance_of(position, seat, features, stake);
            fulfilled += chance;
            every *= chance;
        }
        if (all_done) points += mine.oaths;
        samples.extra.push_back({effect_features(position, seat, fulfilled, every),
                                 static_cast<float>(state_.result[seat].score) - points});
    }

    std::uint32_t iterations_;
    Random random_;
    State state_ = *RoyalMatch::start({}, 2);
    std::vector<State> positions_;  // where cards were to be chosen
};

}  // namespace

Samples play_rounds(int rounds, std::uint32_t iterations, std::uint64_t seed) {
    Samples samples;
    ai::TreeMemory memory;
    for (int i = 0; i < rounds; ++i) {
        Round round(iterations, mix(seed ^ mix(static_cast<std::uint64_t>(i))));
        round.play(memory);
        round.add_samples(samples);
    }
    return samples;
}

}  // namespace agora::royalmatch
