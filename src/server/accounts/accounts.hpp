// Accounts: guests and registered people. Callable on any executor.
//
// - A guest is a person without a password. Who registers as a guest stays the same person.
// - A new password ends all sessions; tokens stay until they are revoked.
// - Who registers gets a recovery code, which replaces a forgotten password once.
// - A guest whose last session has ended cannot come back; the name is free again.
#pragma once

#include "server/accounts/passwords.hpp"
#include "server/accounts/sessions.hpp"
#include "server/base/rate_limiter.hpp"

#include <string>

namespace agora::server {

struct AccountSettings {
    PasswordSettings passwords{};
    RateLimit signups{.burst = 20, .every = 30'000};       // guests and accounts, by address
    RateLimit logins{.burst = 20, .every = 10'000};        // by address
    RateLimit wrong_logins{.burst = 10, .every = 30'000};  // by name
    int session_days = 90;
};

class Accounts {
public:
    Accounts(AccountContext context, const AccountSettings& settings);

    // Login and logout (accounts.cpp). `before` is the caller by its cookie; its session ends when
    // another begins. A guest stays the same person under another name, or with an account.
    Awaitable<Expected<Session>> login_as_guest(Who before, std::string name, Lang lang,
                                                std::string address);
    Awaitable<Expected<Session>> sign_up(Who before, std::string name, std::string password,
                                         Lang lang, std::string address);
    Awaitable<Expected<Session>> login(Who before, std::string name, std::string password,
                                       std::string address);
    Awaitable<Expected<void>> logout(Who who);

    // A forgotten password (account_recovery.cpp).
    Awaitable<Expected<Session>> recover(Who before, std::string name, std::string code,
                                         std::string password, std::string address);
    Awaitable<Expected<std::string>> renew_recovery(Who who, std::string password);

    // The own account (account.cpp).
    Awaitable<Expected<Who>> rename(Who who, std::string name);
    Awaitable<Expected<Who>> set_language(Who who, Lang lang);
    Awaitable<Expected<Session>> change_password(Who who, std::string old, std::string password);
    Awaitable<Expected<void>> remove(Who who, std::string password);

    // Fails the passwords that wait, and takes no more. Call it before the executors end whose
    // coroutines wait for them.
    void close() { passwords_.stop(); }

private:
    Awaitable<Expected<Who>> create(store::Person person);
    Awaitable<Expected<Who>> register_guest(Who guest, std::string name, std::string hash);
    Awaitable<Expected<Who>> store_name(Who who, std::string name);
    Awaitable<Expected<void>> store_password(Who who, std::string hash);
    Awaitable<Expected<void>> check_own_password(Who who, std::string password);
    Awaitable<> leave_tables(Who who);
    Awaitable<Expected<Session>> with_recovery(Expected<Session> session);
    Awaitable<Expected<std::string>> replace_recovery(Who who);

    AccountContext context_;
    Sessions sessions_;
    RateLimiter signups_;
    RateLimiter logins_;
    RateLimiter wrong_logins_;
    ThreadPool password_pool_;
    Passwords passwords_;  // last, so that it is destroyed first
};

}  // namespace agora::server
