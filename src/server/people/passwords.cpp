#include "server/people/passwords.hpp"

#include "server/people/secret.hpp"

#include <sodium.h>

#include <utility>

namespace agora::server {

namespace {

std::string hash_now(std::string& password, const PasswordSettings& settings) {
    char hash[crypto_pwhash_STRBYTES] = {};
    const int failed =
        crypto_pwhash_str_alg(hash, password.data(), password.size(), settings.rounds,
                              settings.memory, crypto_pwhash_ALG_ARGON2ID13);
    sodium_memzero(password.data(), password.size());
    return failed == 0 ? std::string(hash) : std::string();
}

}  // namespace

Passwords::Passwords(const PasswordSettings& settings) : settings_(settings) {
    auto secret = new_secret();
    nobodys_ = hash_now(secret, settings_);
    for (int i = 0; i < settings_.threads; ++i) threads_.emplace_back([this] { work(); });
}

bool Passwords::hash(std::string password, Hashed done) {
    return post(
        [this, password = std::move(password), done = std::move(done)](bool may_work) mutable {
            done(may_work ? hash_now(password, settings_) : std::string());
        });
}

bool Passwords::check(std::string hash, std::string password, Checked done) {
    return post([this, hash = std::move(hash), password = std::move(password),
                 done = std::move(done)](bool may_work) mutable {
        if (!may_work) return done(std::nullopt);
        const auto& against = hash.empty() ? nobodys_ : hash;
        const bool same =
            crypto_pwhash_str_verify(against.c_str(), password.data(), password.size()) == 0;
        sodium_memzero(password.data(), password.size());
        done(same && !hash.empty());
    });
}

std::size_t Passwords::waiting() const {
    const std::lock_guard lock(mutex_);
    return queue_.size();
}

bool Passwords::post(Task task) {
    {
        const std::lock_guard lock(mutex_);
        if (stopping_ || queue_.size() >= settings_.max_waiting) return false;
        queue_.push_back(std::move(task));
    }
    changed_.notify_one();
    return true;
}

void Passwords::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    changed_.notify_all();
    for (auto& thread : threads_) thread.join();
    threads_.clear();
}

void Passwords::work() {
    for (std::unique_lock lock(mutex_);;) {
        changed_.wait(lock, [&] { return stopping_ || !queue_.empty(); });
        if (queue_.empty()) return;
        auto task = std::move(queue_.front());
        queue_.pop_front();
        const bool may_work = !stopping_;
        lock.unlock();
        task(may_work);
        lock.lock();
    }
}

}  // namespace agora::server
