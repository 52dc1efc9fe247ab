// Password hashing with argon2id, which takes a tenth of a second and 64 MiB by design, on a thread
// pool of its own.
#pragma once

#include "server/base/executor.hpp"

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace agora::server {

struct PasswordSettings {
    int threads = 1;
    std::size_t max_waiting = 64;
    unsigned long long rounds = 2;
    std::size_t memory = 64 * 1024 * 1024;  // bytes, of each thread while it works
};

class Passwords {
public:
    explicit Passwords(const PasswordSettings& settings);
    Passwords(const Passwords&) = delete;
    Passwords& operator=(const Passwords&) = delete;
    ~Passwords() { stop(); }

    // `done` is called once, on a thread of the pool. False, and it is never called, where the
    // queue is full.
    using Hashed = std::move_only_function<void(std::string hash)>;  // empty: it was not done
    using Checked = std::move_only_function<void(std::optional<bool> right)>;
    [[nodiscard]] bool hash(std::string password, Hashed done);
    // Without a hash (no such name, or a guest) it takes as long and fails: no user enumeration.
    [[nodiscard]] bool check(std::string hash, std::string password, Checked done);

    // The same for coroutines: `busy` where the queue is full, `closing` where a check that waited
    // was dropped.
    Awaitable<Expected<std::string>> hash(std::string password, Lang lang);
    Awaitable<Expected<bool>> check(std::string hash, std::string password, Lang lang);

    std::size_t waiting() const;

    // Refuses new jobs, finishes running ones and fails queued ones.
    void stop();

private:
    using Task = std::move_only_function<void(bool may_work)>;
    bool post(Task task);
    void work();

    PasswordSettings settings_;
    std::string nobodys_;  // the hash of a password that nobody has
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Task> queue_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

// Whether somebody with this name may have this password.
inline constexpr std::size_t max_password = 200;  // bytes
bool is_proper_password(std::string_view password, std::string_view name);

}  // namespace agora::server
