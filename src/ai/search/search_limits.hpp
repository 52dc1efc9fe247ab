// When a search ends before its iterations are done.
#pragma once

#include <chrono>
#include <cstdint>
#include <stop_token>

namespace agora::ai {

// Iterations are the strategy's and give the same answer on every machine. An answer that was cut
// short by time may be a poor one.
struct SearchLimits {
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
