// Personal access tokens, for bots.
#pragma once

#include "server/accounts/account_context.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace agora::server {

struct TokenRequest {
    std::string label;
    Scopes scopes{};
    int days = 0;
};

struct NewToken {
    store::Id id = 0;
    std::string secret;  // shown once
    store::Millis until = 0;
};

class Tokens {
public:
    Tokens(AccountContext context, std::size_t max_per_person)
        : context_(std::move(context)), max_per_person_(max_per_person) {}

    Awaitable<Expected<std::vector<store::Key>>> list(Who who);  // those that are valid
    Awaitable<Expected<NewToken>> add(Who who, TokenRequest wanted);
    Awaitable<Expected<void>> revoke(Who who, store::Id token);

private:
    AccountContext context_;
    const std::size_t max_per_person_;
};

}  // namespace agora::server
