// A Bayes filter over drafts: the posterior over who has which character. Every draft that is
// consistent with what a viewer saw and with what was revealed since is a hypothesis, weighted by
// the pick policy. There are at most a few thousand, once the viewer has seen what was left.
#pragma once

#include "games/citadels/ai/pick_policy.hpp"

#include <vector>

namespace agora::citadels {

class DraftFilter {
public:
    // The weights of the hypotheses: the likelihood of the picks by the pick policy, or all equal.
    enum class Weights : std::uint8_t { pick_policy, uniform };

    DraftFilter() = default;
    explicit DraftFilter(const View& view, Weights weights = Weights::pick_policy) {
        read(view, weights);
    }

    void read(const View& view, Weights weights = Weights::pick_policy);

    // No hypothesis: the view contradicts itself, or nothing was selected yet.
    bool empty() const { return hypotheses_.empty(); }
    std::size_t size() const { return hypotheses_.size(); }

    Draft draw(Random& random) const;  // from the posterior, which must not be empty

    // The hypotheses one by one, and the probability of each.
    Draft draft(std::size_t i) const { return unpack(hypotheses_[i].packed); }
    double chance(std::size_t i) const;

    // Marginals: the probability that a seat has a character.
    using Chances = std::array<std::array<double, most_ranks + 1>, most_players>;
    Chances chances(const Table& table) const;

    // Before the viewer has seen anything there are many more hypotheses, but no evidence: a draft
    // is sampled forward, by letting the pick policy pick.
    static bool is_blind(const View& view);
    static Draft sample_blind(const View& view, Random& random);

private:
    class Search;
    struct Hypothesis {
        std::uint64_t packed = 0;  // four bits a slot, then the hidden bits
        double up_to = 0;          // cumulative weight
    };
    static std::uint64_t pack(const Draft& draft);
    static Draft unpack(std::uint64_t packed);

    std::vector<Hypothesis> hypotheses_;
};

}  // namespace agora::citadels
