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

Passwords::Passwords(ThreadPool& pool, const PasswordSettings& settings)
    : pool_(pool), settings_(settings) {
    auto secret = new_secret();
    nobodys_ = hash_now(secret, settings_);
}

// Not dropped at the end, but answered: the executors of those who wait go on.
template <class T, class Work>
Awaitable<Expected<T>> Passwords::run(Work work, Lang lang) {
    auto unless_stopping = [this, work = std::move(work)]() mutable -> Expected<T> {
        if (stopping_) return refuse(ErrorCode::closing, Lang::en);
        return work();
    };
    auto done = co_await run_on(pool_, std::move(unless_stopping));
    if (!done) co_return refuse(stopping_ ? ErrorCode::closing : done.error().code, lang);
    co_return done;
}

Awaitable<Expected<std::string>> Passwords::hash(std::string password, Lang lang) {
    auto work = [this, password = std::move(password)]() mutable -> Expected<std::string> {
        auto hash = hash_now(password, settings_);
        if (hash.empty()) return refuse(ErrorCode::busy, Lang::en);  // there is no memory for it
        return hash;
    };
    co_return co_await run<std::string>(std::move(work), lang);
}

Awaitable<Expected<bool>> Passwords::check(std::string hash, std::string password, Lang lang) {
    auto work = [this, hash = std::move(hash), password = std::move(password)]() mutable {
        const auto& against = hash.empty() ? nobodys_ : hash;
        const bool same =
            crypto_pwhash_str_verify(against.c_str(), password.data(), password.size()) == 0;
        sodium_memzero(password.data(), password.size());
        return Expected<bool>(same && !hash.empty());
    };
    co_return co_await run<bool>(std::move(work), lang);
}

void Passwords::stop() {
    stopping_ = true;
    pool_.finish();
}

bool is_proper_password(std::string_view password, std::string_view name) {
    return store::check_text("the password", password, max_password).has_value() &&
           match::characters(password) >= least_password &&
           store::fold_name(password) != store::fold_name(name);
}

}  // namespace agora::server
