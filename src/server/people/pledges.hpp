// Guards for operations in flight: an object whose callbacks refer to it holds one for each
// operation and is not destroyed before all of them have completed.
#pragma once

#include "store/store.hpp"

#include <condition_variable>
#include <cstddef>
#include <memory>
#include <mutex>
#include <utility>

namespace agora::server {

class Pledges {
public:
    class Pledge {
    public:
        explicit Pledge(Pledges& all) : all_(&all) { all.add(); }
        Pledge(Pledge&& other) noexcept : all_(std::exchange(other.all_, nullptr)) {}
        Pledge& operator=(Pledge&&) = delete;
        ~Pledge() {
            if (all_ != nullptr) all_->drop();
        }

    private:
        Pledges* all_;
    };

    Pledges() = default;
    Pledges(const Pledges&) = delete;
    Pledges& operator=(const Pledges&) = delete;
    ~Pledges() { wait(); }

    void wait() {  // until nothing is owed
        std::unique_lock lock(mutex_);
        none_.wait(lock, [&] { return count_ == 0; });
    }

    // Asks the store for a write; `then` is told what became of it, also where it was not taken.
    template <class T, class Ask, class Then>
    void write(Ask ask, Then then) {
        auto kept = std::make_shared<Then>(std::move(then));
        const auto taken = ask(store::Done<T>(
            [kept, pledge = Pledge(*this)](Expected<T> outcome) { (*kept)(std::move(outcome)); }));
        if (!taken) (*kept)(Expected<T>(std::unexpected(taken.error())));
    }

private:
    void add() {
        const std::lock_guard lock(mutex_);
        ++count_;
    }
    void drop() {
        const std::lock_guard lock(mutex_);
        if (--count_ == 0) none_.notify_all();
    }

    std::mutex mutex_;
    std::condition_variable none_;
    std::size_t count_ = 0;
};

}  // namespace agora::server
