#include "server/accounts/sessions.hpp"

#include "server/accounts/keys.hpp"
#include "server/accounts/secret.hpp"

namespace agora::server {

namespace {

constexpr store::Millis day = store::Millis{24} * 3600 * 1000;
constexpr store::Millis drop_every = day / 24;  // between removals of expired sessions and tokens

}  // namespace

Sessions::Sessions(AccountContext context, int days)
    : context_(std::move(context)), lifetime_(days * day) {}

Awaitable<Expected<Session>> Sessions::open(Who who, Who before) {
    drop_expired();
    // Writes are done in order: once the new session is told, the old one has ended.
    if (before.key != 0) close_later(before, before.key);
    auto secret = new_secret();
    const auto now = context_.now();
    store::Key key{.person = who.id,
                   .kind = store::Key::Kind::session,
                   .hash = hash_of(secret).value(),
                   .since = now,
                   .used = now,
                   .until = now + lifetime_};
    const auto added = co_await add_key(context_, std::move(key), who.lang);
    if (!added) co_return std::unexpected(added.error());
    who.key = *added;
    co_return Session{std::move(who), std::move(secret), lifetime_};
}

Awaitable<Expected<void>> Sessions::close(Who who, std::int64_t key) {
    return remove_key(context_, std::move(who), key);
}

Awaitable<> Sessions::close_all(Who who) {
    const auto read = [&] { return context_.store.keys(who.id); };
    auto keys = co_await run_on(context_.readers, read);
    // A stolen session must not outlive a new password because many read: then we wait here.
    if (!keys) keys = read();
    if (!keys) co_return;
    for (const auto& key : *keys)
        if (key.kind == store::Key::Kind::session) close_later(who, key.id);
}

// If the store does not take it, the session ends by itself in time.
void Sessions::close_later(const Who& who, std::int64_t key) {
    [[maybe_unused]] const auto queued =
        context_.store.remove_key(who.id, key, [](const Expected<void>&) {});
    context_.tables.revoke(who.id, key);
}

void Sessions::drop_expired() {
    const auto now = context_.now();
    auto last = dropped_.load();
    if (now - last < drop_every || !dropped_.compare_exchange_strong(last, now)) return;
    [[maybe_unused]] const auto queued =
        context_.store.drop_expired_keys(now, [](const Expected<void>&) {});
}

}  // namespace agora::server
