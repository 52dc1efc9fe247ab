// Login sessions: one a browser, ended by logging out, by their time, or by another login there.
#pragma once

#include "server/accounts/account_context.hpp"

#include <atomic>
#include <string>

namespace agora::server {

// A new session; the secret is for the cookie.
struct Session {
    Who who;
    std::string secret;
    store::Millis lifetime = 0;
    std::string recovery{};  // a new recovery code, if any
};

class Sessions {
public:
    Sessions(AccountContext context, int days);

    // Adds a session of `who`, and ends that of `before`, if it has one.
    Awaitable<Expected<Session>> open(Who who, Who before);
    // Ends one, and is told when it is stored.
    Awaitable<Expected<void>> close(Who who, std::int64_t key);

private:
    void drop_expired();

    AccountContext context_;
    const store::Millis lifetime_;
    std::atomic<store::Millis> dropped_ = 0;  // when expired ones were last removed
};

}  // namespace agora::server
