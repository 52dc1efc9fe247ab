// The keys of a person in the store: sessions and tokens.
#pragma once

#include "server/accounts/account_context.hpp"

namespace agora::server {

Awaitable<Expected<store::Id>> add_key(const AccountContext& context, store::Key key, Lang lang);
// Removes one, which may be gone already, and closes the sockets that it opened.
Awaitable<Expected<void>> remove_key(const AccountContext& context, Who who, store::Id key);

}  // namespace agora::server
