// Who may have which character: every way in which the selection can have gone, by all that a
// viewer saw and that everybody was shown since, each as likely as the habits of those who picked
// make it. There are at most a few thousand, once the viewer has looked at what was left.
#pragma once

#include "games/citadels/ai/habits.hpp"

#include <vector>

namespace agora::citadels {

class Forecast {
public:
    // How likely a way is: by the habits of those who picked, or all alike.
    enum class Weights : std::uint8_t { habits, even };

    Forecast() = default;
    explicit Forecast(const View& view, Weights weights = Weights::habits) { read(view, weights); }

    void read(const View& view, Weights weights = Weights::habits);

    // None: the view gainsays itself, or nothing was selected yet.
    bool empty() const { return ways_.empty(); }
    std::size_t size() const { return ways_.size(); }

    Draft draw(Random& random) const;  // of a forecast that is not empty

    // The ways one by one, and how likely each is.
    Draft way(std::size_t i) const { return unpack(ways_[i].packed); }
    double chance(std::size_t i) const;

    // The chance that a seat has a character.
    using Chances = std::array<std::array<double, most_ranks + 1>, most_players>;
    Chances chances(const Table& table) const;

    // For one who has not looked yet the ways are many more, but nothing binds them: one of them is
    // drawn by letting the others pick.
    static bool is_blind(const View& view);
    static Draft imagine(const View& view, Random& random);

private:
    class Search;
    struct Way {
        std::uint64_t packed = 0;  // four bits a slot, then the hidden bits
        double up_to = 0;          // the weights of all ways up to this one
    };
    static std::uint64_t pack(const Draft& draft);
    static Draft unpack(std::uint64_t packed);

    std::vector<Way> ways_;
};

}  // namespace agora::citadels
