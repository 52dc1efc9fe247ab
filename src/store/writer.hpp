// The single writer thread. All queued writes are one transaction (group commit).
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

// Any write but an append: run within a transaction, and again where the transaction is retried. It
// either refuses before it has written, or calls `Sql::fail`.
struct Work {
    std::function<Expected<Id>(Sql&)> run;
    bool about_tables = false;  // must see the appends queued before it
};

// A queued write and its callback.
struct Job {
    std::variant<Append, Work> what;
    std::move_only_function<void(Expected<Id>)> tell;
    std::size_t bytes = 0;  // of the texts in it
};

// Health and counters of the writer, for /health and /metrics.
struct WriterStatus {
    bool healthy = true;
    std::string last_error;      // while it is not healthy
    std::size_t waiting = 0;     // writes in the queue
    std::uint64_t written = 0;   // writes that were committed
    std::uint64_t commits = 0;   // transactions they were committed in
    std::uint64_t refused = 0;   // writes that were refused
    std::uint64_t overflow = 0;  // writes that found the queue full
};

class Writer {
public:
    // Bounds of the queue, in writes and in bytes of text. Overflow: the new write is refused as
    // `busy`; queued ones are unaffected.
    struct QueueLimits {
        std::size_t writes = 65'536;
        std::size_t bytes = std::size_t{64} << 20;
    };

    Writer(Database& database, std::unique_ptr<Sql> sql, QueueLimits limits);
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    ~Writer() { stop(); }

    // Drains the queue; every callback has been called when it returns. Later writes are refused.
    void stop();

    // Thread-safe. Where it is refused, `tell` is never called; otherwise exactly once, on the
    // writer thread, in submission order, when the write is durable or has failed.
    Expected<void> ask(Job job);

    bool healthy() const { return healthy_; }
    WriterStatus status() const;

private:
    struct WriteFailure {
        SqlFailure failure;
        bool committing = false;  // then it may have been committed or not
    };
    using Outcomes = std::vector<Expected<Id>>;

    void serve();
    std::vector<Job> take_batch();
    // Both report to all of these jobs, and return an error where the database is unavailable.
    std::optional<Error> write_together(std::span<Job> jobs);
    std::optional<Error> write_in_halves(std::span<Job> jobs);
    std::expected<Outcomes, WriteFailure> attempt(std::span<Job> jobs);
    std::expected<Outcomes, WriteFailure> attempt_twice(std::span<Job> jobs);
    Outcomes run_all(std::span<Job> jobs);
    void tell(std::span<Job> jobs, std::span<Expected<Id>> outcomes);
    void fail(std::span<Job> jobs, const Error& why);
    void refuse_all_that_waits(const Error& why);
    void probe();
    void become_unhealthy(const std::string& why);
    void become_healthy();

    Database& database_;
    const QueueLimits limits_;

    // Used by the writing thread only.
    std::unique_ptr<Sql> sql_;  // empty while there is no connection
    Appends appends_;

    mutable std::mutex mutex_;
    std::condition_variable asked_;
    std::deque<Job> waiting_;
    std::size_t waiting_bytes_ = 0;
    bool stopping_ = false;
    WriterStatus status_;
    std::atomic<bool> healthy_ = true;

    std::thread thread_;
};

}  // namespace agora::store
