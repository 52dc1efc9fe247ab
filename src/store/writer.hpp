// The one thread that writes. What waits is committed together.
#pragma once

#include "store/appends.hpp"
#include "store/sql.hpp"
#include "store/values.hpp"

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <variant>
#include <vector>

namespace agora::store {

// Anything but an append: run within a transaction, perhaps more than once when the transaction has
// to be begun anew. It either refuses before it has written, or calls `Sql::fail`.
struct Work {
    std::function<Expected<Id>(Sql&)> run;
    bool about_tables = false;  // must find the entries that were asked for before it
};

// One write that waits, and whom to tell.
struct Job {
    std::variant<Append, Work> what;
    std::move_only_function<void(Expected<Id>)> tell;
    std::size_t bytes = 0;  // of the texts in it
};

// How the store is, for operators.
struct Pulse {
    bool healthy = true;
    std::string ailment;         // why not
    std::size_t waiting = 0;     // writes in the queue
    std::uint64_t written = 0;   // writes that were committed
    std::uint64_t commits = 0;   // transactions they were committed in
    std::uint64_t refused = 0;   // writes that were refused, one by one or all together
    std::uint64_t overflow = 0;  // writes that found the queue full
};

class Writer {
public:
    // The queue holds so many writes and so many bytes of text. Overflow: the new write is refused
    // as busy and is not queued; what waits already keeps its place and its promise.
    struct Room {
        std::size_t writes = 65'536;
        std::size_t bytes = std::size_t{64} << 20;
    };

    Writer(Database& database, std::unique_ptr<Sql> sql, Room room);
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    ~Writer();  // writes what waits, then ends

    // From any thread. Where it is refused, `tell` is never called; otherwise exactly once, on the
    // thread of the writer, when the write is durable or cannot be done, in the order of asking.
    Expected<void> ask(Job job);

    bool healthy() const { return healthy_; }
    Pulse pulse() const;

private:
    struct WriteFailure {
        SqlFailure failure;
        bool committing = false;  // then nobody knows whether it was committed
    };
    using Outcomes = std::vector<Expected<Id>>;

    void serve();
    std::vector<Job> take_batch();
    // Both tell all of these jobs what became of them, and say why the database is lost, if it is.
    std::optional<Error> write_together(std::span<Job> jobs);
    std::optional<Error> write_in_halves(std::span<Job> jobs);
    std::expected<Outcomes, WriteFailure> attempt(std::span<Job> jobs);
    std::expected<Outcomes, WriteFailure> attempt_twice(std::span<Job> jobs);
    Outcomes run_all(std::span<Job> jobs);
    void tell(std::span<Job> jobs, std::span<Expected<Id>> outcomes);
    void fail(std::span<Job> jobs, const Error& why);
    void refuse_all_that_waits(const Error& why);
    void probe();
    void become_unwell(const std::string& why);
    void become_healthy();

    Database& database_;
    const Room room_;

    // Used by the writing thread only.
    std::unique_ptr<Sql> sql_;  // empty while there is no connection
    Appends appends_;

    mutable std::mutex mutex_;
    std::condition_variable asked_;
    std::deque<Job> waiting_;
    std::size_t waiting_bytes_ = 0;
    bool stopping_ = false;
    Pulse pulse_;
    std::atomic<bool> healthy_ = true;

    std::thread thread_;
};

}  // namespace agora::store
