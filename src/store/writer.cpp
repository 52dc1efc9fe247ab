#include "store/writer.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

namespace agora::store {
namespace {

constexpr std::size_t most_together = 4096;  // writes in one transaction
constexpr std::chrono::milliseconds between_probes{250};

}  // namespace

Writer::Writer(Database& database, std::unique_ptr<Sql> sql, QueueLimits limits)
    : database_(database), limits_(limits), sql_(std::move(sql)), thread_([this] { serve(); }) {}

void Writer::stop() {
    {
        const std::scoped_lock lock(mutex_);
        stopping_ = true;
    }
    asked_.notify_one();
    if (thread_.joinable()) thread_.join();
}

Expected<void> Writer::ask(Job job) {
    bool first = false;
    {
        const std::scoped_lock lock(mutex_);
        if (stopping_) return refuse(ErrorCode::closing, "the store is closed");
        if (waiting_.size() >= limits_.writes || waiting_bytes_ + job.bytes > limits_.bytes) {
            ++status_.overflow;
            return refuse(ErrorCode::busy, std::to_string(waiting_.size()) + " writes are waiting");
        }
        first = waiting_.empty();
        waiting_bytes_ += job.bytes;
        waiting_.push_back(std::move(job));
    }
    if (first) asked_.notify_one();
    return {};
}

WriterStatus Writer::status() const {
    const std::scoped_lock lock(mutex_);
    WriterStatus status = status_;
    status.waiting = waiting_.size();
    return status;
}

void Writer::serve() {
    for (;;) {
        {
            std::unique_lock lock(mutex_);
            const auto due = [&] { return stopping_ || !waiting_.empty(); };
            if (healthy_) {
                asked_.wait(lock, due);
            } else if (!asked_.wait_for(lock, between_probes, due)) {
                lock.unlock();
                probe();
                continue;
            }
            if (waiting_.empty()) return;
        }
        auto batch = take_batch();
        if (const auto lost = write_together(batch)) refuse_all_that_waits(*lost);
    }
}

std::vector<Job> Writer::take_batch() {
    const std::scoped_lock lock(mutex_);
    const auto count = std::min(waiting_.size(), most_together);
    const auto end = waiting_.begin() + static_cast<std::ptrdiff_t>(count);
    std::vector<Job> batch(std::make_move_iterator(waiting_.begin()), std::make_move_iterator(end));
    waiting_.erase(waiting_.begin(), end);
    for (const auto& job : batch) waiting_bytes_ -= job.bytes;
    return batch;
}

std::optional<Error> Writer::write_together(std::span<Job> jobs) {
    auto outcomes = attempt_twice(jobs);
    if (outcomes) {
        become_healthy();
        tell(jobs, *outcomes);
        return std::nullopt;
    }
    const auto& [failure, committing] = outcomes.error();
    if (failure.kind == SqlFailure::Kind::lost) {
        become_unhealthy(failure.text);
        const auto* doubt = committing ? " (while committing: it may have been kept)" : "";
        fail(jobs, {ErrorCode::unavailable, failure.text + doubt});
        return error_of(failure);
    }
    if (jobs.size() > 1) return write_in_halves(jobs);
    fail(jobs, error_of(failure));
    return std::nullopt;
}

// One job made the transaction fail. Bisects, so that only that job is refused, without a
// transaction for each of the others.
std::optional<Error> Writer::write_in_halves(std::span<Job> jobs) {
    const auto half = jobs.size() / 2;
    auto lost = write_together(jobs.first(half));
    if (!lost) return write_together(jobs.subspan(half));
    fail(jobs.subspan(half), *lost);
    return lost;
}

// An idle connection may have been closed. What failed before the commit was not written and can be
// retried.
std::expected<Writer::Outcomes, Writer::WriteFailure> Writer::attempt_twice(std::span<Job> jobs) {
    auto outcomes = attempt(jobs);
    if (outcomes || outcomes.error().committing ||
        outcomes.error().failure.kind != SqlFailure::Kind::lost)
        return outcomes;
    return attempt(jobs);
}

std::expected<Writer::Outcomes, Writer::WriteFailure> Writer::attempt(std::span<Job> jobs) {
    if (!sql_) {
        auto connected = database_.connect(Database::Use::write);
        if (!connected)
            return std::unexpected(
                WriteFailure{{SqlFailure::Kind::lost, std::move(connected.error().message)}});
        sql_ = std::move(*connected);
    }
    sql_->begin();
    auto outcomes = run_all(jobs);
    const bool committing = !sql_->failure();
    if (committing && sql_->commit()) return outcomes;
    const WriteFailure trouble{*sql_->failure(), committing};
    sql_->rollback();
    if (trouble.failure.kind == SqlFailure::Kind::lost) sql_.reset();
    return std::unexpected(trouble);
}

Writer::Outcomes Writer::run_all(std::span<Job> jobs) {
    Outcomes outcomes(jobs.size());
    appends_.forget();
    for (std::size_t i = 0; i < jobs.size() && !sql_->failure(); ++i) {
        if (const auto* append = std::get_if<Append>(&jobs[i].what)) {
            appends_.add(*append, outcomes[i]);
            continue;
        }
        const auto& work = std::get<Work>(jobs[i].what);
        if (work.about_tables) appends_.write(*sql_);
        outcomes[i] = work.run(*sql_);
    }
    appends_.write(*sql_);
    return outcomes;
}

void Writer::tell(std::span<Job> jobs, std::span<Expected<Id>> outcomes) {
    std::uint64_t kept = 0;
    for (const auto& outcome : outcomes) kept += outcome.has_value();
    {
        const std::scoped_lock lock(mutex_);
        ++status_.commits;
        status_.written += kept;
        status_.refused += outcomes.size() - kept;
    }
    for (std::size_t i = 0; i < jobs.size(); ++i) jobs[i].tell(std::move(outcomes[i]));
}

void Writer::fail(std::span<Job> jobs, const Error& why) {
    {
        const std::scoped_lock lock(mutex_);
        status_.refused += jobs.size();
    }
    for (auto& job : jobs) job.tell(std::unexpected(why));
}

void Writer::refuse_all_that_waits(const Error& why) {
    std::deque<Job> waiting;
    {
        const std::scoped_lock lock(mutex_);
        waiting.swap(waiting_);
        waiting_bytes_ = 0;
        status_.refused += waiting.size();
    }
    for (auto& job : waiting) job.tell(std::unexpected(why));
}

// A probing write, so that an idle server notices that the database is available again.
void Writer::probe() {
    Job beat{.what = Work{[](Sql& sql) -> Expected<Id> {
                 return sql.run("UPDATE pulse SET beat = beat + 1");
             }},
             .tell = [](const Expected<Id>&) {}};
    if (attempt(std::span(&beat, 1))) become_healthy();
}

void Writer::become_unhealthy(const std::string& why) {
    const std::scoped_lock lock(mutex_);
    healthy_ = false;
    status_.healthy = false;
    status_.last_error = why;
}

void Writer::become_healthy() {
    if (healthy_) return;
    const std::scoped_lock lock(mutex_);
    healthy_ = true;
    status_.healthy = true;
    status_.last_error.clear();
}

}  // namespace agora::store
