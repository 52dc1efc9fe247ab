// Names of guests who cannot come back.
#pragma once

#include "server/accounts/account_context.hpp"

#include <string>

namespace agora::server {

// Frees a name of a guest without a session, before it is taken.
Awaitable<> free_name(const AccountContext& context, std::string name);

}  // namespace agora::server
