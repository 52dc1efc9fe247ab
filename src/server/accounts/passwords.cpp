#include "server/accounts/passwords.hpp"

#include "match/chat.hpp"
#include "server/accounts/secret.hpp"
#include "store/text.hpp"

#include <sodium.h>

#include <utility>

namespace agora::server {

namespace {

constexpr int least_password = 8;  // characters

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

Awaitable<Expected<std::string>> Passwords::hash(std::string password, Lang lang) {
    const auto start = [&](Callback<std::string> callback) {
        // Shared, because one that is not queued must be answered too.
        const auto shared = std::make_shared<Callback<std::string>>(std::move(callback));
        Hashed done = [shared](std::string hash) { (*shared)(std::move(hash)); };
        if (!this->hash(std::move(password), std::move(done))) (*shared)({});
    };
    auto hashed = co_await await_callback<std::string>(start);
    if (hashed.empty()) co_return refuse(ErrorCode::busy, lang);
    co_return hashed;
}

Awaitable<Expected<bool>> Passwords::check(std::string hash, std::string password, Lang lang) {
    using Right = Expected<bool>;
    const auto start = [&](Callback<Right> callback) {
        const auto shared = std::make_shared<Callback<Right>>(std::move(callback));
        Checked done = [shared, lang](std::optional<bool> right) {
            (*shared)(right ? Right(*right) : Right(refuse(ErrorCode::closing, lang)));
        };
        if (!check(std::move(hash), std::move(password), std::move(done)))
            (*shared)(refuse(ErrorCode::busy, lang));
    };
    co_return co_await await_callback<Right>(start);
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

bool is_proper_password(std::string_view password, std::string_view name) {
    return store::check_text("the password", password, max_password).has_value() &&
           match::characters(password) >= least_password &&
           store::fold_name(password) != store::fold_name(name);
}

}  // namespace agora::server
