// When a search ends.
#pragma once

#include <chrono>
#include <cstdint>
#include <stop_token>

namespace agora::ai {

// Iterations come first: they give the same answer on every machine. Time comes second; an answer
// that was cut short may be a poor one.
struct SearchLimits {
    std::uint32_t iterations = 1000;
    double seconds = 0;         // 0: no limit
    bool stop_early = false;    // as soon as nothing can overtake the decision that leads
    std::uint32_t threads = 1;  // they share the iterations, each with its own tree
    std::stop_token stop{};     // nobody wants the answer any more
};

class Deadline {
public:
    explicit Deadline(double seconds) : limited_(seconds > 0) {
        if (limited_)
            end_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                      std::chrono::duration<double>(seconds));
    }
    bool passed() const { return limited_ && Clock::now() >= end_; }

private:
    using Clock = std::chrono::steady_clock;
    bool limited_;
    Clock::time_point end_{};
};

}  // namespace agora::ai
