// Reviews of finished games. Each takes seconds to minutes, on one thread of low priority; clients
// poll until it is ready.
#pragma once

#include "core/record.hpp"
#include "match/review.hpp"
#include "server/base/thread_pool.hpp"
#include "store/values.hpp"

#include <array>
#include <atomic>
#include <list>
#include <mutex>
#include <optional>
#include <string>

namespace agora::server {

class Reviews {
public:
    Reviews() = default;
    Reviews(const Reviews&) = delete;
    Reviews& operator=(const Reviews&) = delete;
    ~Reviews();  // cancels unfinished ones

    enum class State : std::uint8_t { ready, thinking, busy };
    struct Status {
        State state = State::thinking;
        std::string text{};  // JSON, when it is ready
    };
    // `record` is that of this table, which is over. The last ones are cached; where the queue is
    // full, a new one is refused (`busy`).
    Status ask(store::Id table, Record record, Lang lang);

private:
    struct Known {
        store::Id table = 0;
        std::optional<std::array<std::string, 2>> text;  // by language; nothing: being made
    };
    void make(store::Id table, const Record& record);
    void drop(store::Id table);
    void keep(store::Id table, const match::ReviewedGame& reviewed);

    static constexpr std::size_t max_waiting = 16;
    static constexpr std::size_t max_known = 200;

    std::mutex mutex_;
    std::list<Known> known_;  // the one that was asked for last is first
    std::atomic<bool> ending_ = false;
    ThreadPool pool_{1, max_waiting, 10};  // last, so that it is destroyed first
};

}  // namespace agora::server
