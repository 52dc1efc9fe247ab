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
    // Only now: a guest whose last session has ended cannot come back. Where the store does not take
    // it, that one ends by itself in time.
    if (before.key != 0) [[maybe_unused]]
        const auto closed = co_await remove_key(context_, before, before.key);
    co_return Session{std::move(who), std::move(secret), lifetime_};
}

Awaitable<Expected<void>> Sessions::close(Who who, std::int64_t key) {
    return remove_key(context_, std::move(who), key);
}

void Sessions::drop_expired() {
    const auto now = context_.now();
    auto last = dropped_.load();
    if (now - last < drop_every || !dropped_.compare_exchange_strong(last, now)) return;
    [[maybe_unused]] const auto queued =
        context_.store.drop_expired_keys(now, [](const Expected<void>&) {});
}

}  // namespace agora::server
