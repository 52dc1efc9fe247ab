// Authentication: who makes a request, by the cookie of a session or by a token.
#pragma once

#include "server/accounts/account_context.hpp"
#include "server/accounts/credentials.hpp"

#include <expected>

namespace agora::server {

// Callable on any executor.
class Authenticator {
public:
    explicit Authenticator(AccountContext context) : context_(std::move(context)) {}

    // With an invalid cookie the caller is anonymous; an invalid token is refused. Reads nothing
    // where there can be no session: without credentials, or with some that are not ours.
    Awaitable<Expected<Who>> identify(Credentials credentials, Lang lang);
    Awaitable<Expected<Who>> identify(const Request& request) {  // not a coroutine
        return identify(credentials_of(request), language_of(request));
    }
    // Who opens a socket, or a response that refuses it.
    Awaitable<std::expected<Who, Response>> identify_socket(Request request);

private:
    void touch(const store::Key& key);

    AccountContext context_;
};

// Whether this request may change something: it is JSON, and no foreign page made it.
Expected<void> may_change(const Request& request, Lang lang);

}  // namespace agora::server
