// Password hashing with argon2id, which takes a tenth of a second and 64 MiB by design, on a thread
// pool of its own.
#pragma once

#include "server/base/thread_pool.hpp"

#include <atomic>
#include <cstddef>
#include <string>
#include <string_view>

namespace agora::server {

struct PasswordSettings {
    int threads = 1;
    std::size_t max_waiting = 64;
    unsigned long long rounds = 2;
    std::size_t memory = 64 * 1024 * 1024;  // bytes, of each thread while it works
};

class Passwords {
public:
    // The pool is for this alone.
    Passwords(ThreadPool& pool, const PasswordSettings& settings);
    Passwords(const Passwords&) = delete;
    Passwords& operator=(const Passwords&) = delete;
    ~Passwords() { stop(); }

    // `busy` where the queue is full, `closing` from the end on.
    Awaitable<Expected<std::string>> hash(std::string password, Lang lang);
    // Without a hash (no such name, or a guest) it takes as long and fails: no user enumeration.
    Awaitable<Expected<bool>> check(std::string hash, std::string password, Lang lang);

    // Finishes what runs; those who wait are told `closing`.
    void stop();

private:
    template <class T, class Work>
    Awaitable<Expected<T>> run(Work work, Lang lang);

    ThreadPool& pool_;
    const PasswordSettings settings_;
    std::string nobodys_;  // the hash of a password that nobody has
    std::atomic<bool> stopping_ = false;
};

// Whether somebody with this name may have this password.
inline constexpr std::size_t max_password = 200;  // bytes
bool is_proper_password(std::string_view password, std::string_view name);

}  // namespace agora::server
