// Accounts: guests, registered people, sessions, tokens. Thread-safe and asynchronous: a callback
// is called exactly once, from a thread of the store or of the passwords, or before the call
// returns.
//
// - A guest is a person without a password. Who registers as a guest stays the same person.
// - A session ends when its time is over or its person logs out; a new password ends all others.
// - A guest whose last session has ended cannot come back; the name is free again.
#pragma once

#include "server/errors.hpp"
#include "server/hall.hpp"
#include "server/people/credentials.hpp"
#include "server/people/passwords.hpp"
#include "server/people/pledges.hpp"
#include "server/people/rate_limiter.hpp"

#include <atomic>
#include <functional>

namespace agora::server {

struct PeopleSettings {
    PasswordSettings passwords{};
    RateLimit arrivals{.burst = 20, .every = 30'000};      // guests and accounts, by address
    RateLimit logins{.burst = 20, .every = 10'000};        // by address
    RateLimit wrong_logins{.burst = 10, .every = 30'000};  // by name
    int session_days = 90;
    std::size_t max_tokens = 20;  // of one person
};

// A new session; the secret is for the cookie.
struct Session {
    Who who;
    std::string secret;
};

struct NewToken {
    store::Id id = 0;
    std::string secret;  // shown once
    store::Millis until = 0;
};

struct TokenWish {
    std::string label;
    Scopes scopes{};
    int days = 0;
};

class People final : public Doorman {
public:
    using Clock = std::function<store::Millis()>;

    // Both outlive it.
    People(store::Store& store, Hall& hall, const PeopleSettings& settings, Clock clock);

    // Authentication (knowing.cpp). With an invalid cookie the caller is anonymous; an invalid
    // token is refused.
    Expected<Who> identify(const Request& request);
    std::expected<Who, Response> who(const Request& request) override;
    // Whether this request may change something: it is JSON, and no foreign page made it.
    Expected<void> may_change(const Request& request, Lang lang) const;

    // Login and logout (people.cpp). `before` is the caller by its cookie; its session ends when
    // another begins. A guest stays the same person under another name, or with an account.
    void greet(const Who& before, std::string_view name, Lang lang, std::string_view address,
               Reply<Session> reply);
    void enroll(Who before, std::string_view name, std::string password, Lang lang,
                std::string_view address, Reply<Session> reply);
    void login(const Who& before, std::string_view name, std::string password,
               std::string_view address, Reply<Session> reply);
    void logout(const Who& who, Reply<void> reply);

    // The own account (account.cpp).
    void rename(Who who, std::string_view name, Reply<Who> reply);
    void speak(const Who& who, Lang lang, Reply<Who> reply);  // in this language from now on
    void change_password(const Who& who, std::string old, std::string password,
                         Reply<Session> reply);
    void remove(const Who& who, std::string password, Reply<void> reply);

    // Tokens (tokens.cpp).
    Expected<std::vector<store::Key>> tokens(const Who& who) const;
    void add_token(const Who& who, TokenWish wish, Reply<NewToken> reply);
    void revoke(const Who& who, store::Id token, Reply<void> reply);

    // Drain before stopping the HTTP server: when it returns, every callback has been called, and
    // no password is checked any more.
    void close();

    store::Millis session_length() const;

private:
    // Adds a session, and ends the earlier one.
    void open(Who who, const Who& before, Reply<Session> reply);
    void create(store::Person person, Reply<Who> reply);
    void settle_guest(Who guest, std::string_view name, std::string hash, Reply<Who> reply);
    // Frees a name of a guest without a session, before it is taken.
    void free_name(const std::string& name, std::move_only_function<void()> then);
    void check_password(const Who& who, std::string password, Reply<void> reply);
    void end_session(const Who& who, std::int64_t key);
    void end_sessions(const Who& who);
    void leave_tables(const Who& who);
    void touch(const store::Key& key);
    void drop_expired();

    store::Store& store_;
    Hall& hall_;
    PeopleSettings settings_;
    Clock clock_;
    RateLimiter arrivals_;
    RateLimiter logins_;
    RateLimiter wrong_logins_;
    std::atomic<store::Millis> dropped_ = 0;
    Pledges pledges_;      // waits for the store
    Passwords passwords_;  // last, so that it is destroyed first
};

// Whether somebody with this name may have this password.
bool is_proper_password(std::string_view password, std::string_view name);

}  // namespace agora::server
