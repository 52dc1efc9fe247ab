#include "server/accounts/keys.hpp"

#include "server/base/errors.hpp"

namespace agora::server {

Awaitable<Expected<store::Id>> add_key(const AccountContext& context, store::Key key, Lang lang) {
    const auto added = co_await await_store<store::Id>([&](store::Done<store::Id> done) {
        return context.store.add_key(std::move(key), std::move(done));
    });
    if (!added) co_return std::unexpected(person_error(added.error().code, lang));
    co_return *added;
}

Awaitable<Expected<void>> remove_key(const AccountContext& context, Who who, store::Id key) {
    const auto removed = co_await await_store<>(
        [&](store::Done<> done) { return context.store.remove_key(who.id, key, std::move(done)); });
    if (!removed && removed.error().code != ErrorCode::not_found)
        co_return std::unexpected(person_error(removed.error().code, who.lang));
    context.tables.revoke(who.id, key);
    co_return Expected<void>();
}

}  // namespace agora::server
