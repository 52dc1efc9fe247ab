// What the hall is asked to do, in order. Many write, one thread reads.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <vector>

namespace agora::server {

class Mailbox {
public:
    using Letter = std::move_only_function<void()>;

    // Overflow: a letter from outside is refused; what waits keeps its place. Reports of our own
    // threads are never refused: there are no more of them than writes that the store took, bots
    // that were asked and connections that are open.
    explicit Mailbox(std::size_t most) : most_(most) {}

    bool post(Letter letter);
    void report(Letter letter);

    // Everything that waits, after waiting for it so long at most.
    std::vector<Letter> take(std::chrono::milliseconds most);

    // From now on nothing is taken from outside.
    void refuse_more() { refuses_ = true; }

    std::size_t waiting() const;
    std::uint64_t overflow() const { return overflow_; }

private:
    const std::size_t most_;
    mutable std::mutex mutex_;
    std::condition_variable arrived_;
    std::vector<Letter> letters_;
    std::atomic<bool> refuses_ = false;
    std::atomic<std::uint64_t> overflow_ = 0;
};

}  // namespace agora::server
