// The race for objectives as a Markov chain: whoever is on turn takes the next one with a fixed
// probability.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace agora::labyrinth {

class Race {
public:
    static constexpr int most = 25;         // 24 treasures and the way home
    static constexpr double taking = 0.45;  // probability to take the next one in a turn

    Race() {
        for (std::size_t theirs = 0; theirs <= most; ++theirs) mine_next_[0][theirs] = 1;
        for (std::size_t mine = 1; mine <= most; ++mine)
            for (std::size_t theirs = 1; theirs <= most; ++theirs) {
                // Geometric series: nobody takes, and it is my turn again.
                constexpr double missing = 1 - taking;
                mine_next_[mine][theirs] = (taking * theirs_next(mine - 1, theirs) +
                                            missing * taking * mine_next_[mine][theirs - 1]) /
                                           (1 - missing * missing);
            }
    }

    // My chance to come first with so many objectives left, when it is their turn.
    double theirs_next(int mine, int theirs) const {
        return theirs_next(static_cast<std::size_t>(std::clamp(mine, 0, most)),
                           static_cast<std::size_t>(std::clamp(theirs, 0, most)));
    }

private:
    double theirs_next(std::size_t mine, std::size_t theirs) const {
        if (mine == 0) return 1;
        if (theirs == 0) return 0;
        return taking * mine_next_[mine][theirs - 1] + (1 - taking) * mine_next_[mine][theirs];
    }

    std::array<std::array<double, most + 1>, most + 1> mine_next_{};
};

inline const Race& race() {
    static const Race table;
    return table;
}

}  // namespace agora::labyrinth
