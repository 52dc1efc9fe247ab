#include "server/accounts/tokens.hpp"

#include "server/accounts/credentials.hpp"
#include "server/accounts/keys.hpp"
#include "server/accounts/secret.hpp"
#include "server/base/errors.hpp"

#include <algorithm>

namespace agora::server {

namespace {

constexpr store::Millis day = store::Millis{24} * 3600 * 1000;

bool covers(const Scopes& all, const Scopes& some) {
    return (all.play || !some.play) && (all.watch || !some.watch) && (all.tables || !some.tables) &&
           (all.account || !some.account);
}

}  // namespace

Awaitable<Expected<std::vector<store::Key>>> Tokens::list(Who who) {
    const auto read = [&] { return context_.store.keys(who.id); };
    auto keys = co_await run_on(context_.readers, read);
    if (!keys) co_return std::unexpected(person_error(keys.error().code, who.lang));
    std::erase_if(*keys, [now = context_.now()](const store::Key& key) {
        return key.kind != store::Key::Kind::token || (key.until != 0 && key.until <= now);
    });
    co_return *std::move(keys);
}

Awaitable<Expected<NewToken>> Tokens::add(Who who, TokenRequest wanted) {
    if (who.guest) co_return refuse(ErrorCode::guest, who.lang);
    // A token cannot create one with more scopes.
    if (!covers(who.scopes, wanted.scopes)) co_return refuse(ErrorCode::not_allowed, who.lang);
    const auto there = co_await list(who);
    if (!there) co_return std::unexpected(there.error());
    if (there->size() >= max_per_person_) co_return refuse(ErrorCode::too_many_tokens, who.lang);
    const auto now = context_.now();
    NewToken token{.secret = new_secret(), .until = now + wanted.days * day};
    store::Key key{.person = who.id,
                   .kind = store::Key::Kind::token,
                   .hash = hash_of(token.secret).value(),
                   .label = std::move(wanted.label),
                   .scopes = scopes_text(wanted.scopes),
                   .since = now,
                   .until = token.until};
    const auto added = co_await add_key(context_, std::move(key), who.lang);
    if (!added) co_return std::unexpected(added.error());
    token.id = *added;
    co_return token;
}

Awaitable<Expected<void>> Tokens::revoke(Who who, store::Id token) {
    // Only what is listed as a token: sessions are ended by logging out.
    const auto there = co_await list(who);
    if (!there) co_return std::unexpected(there.error());
    if (std::ranges::find(*there, token, &store::Key::id) == there->end())
        co_return refuse(ErrorCode::no_such_token, who.lang);
    co_return co_await remove_key(context_, std::move(who), token);
}

}  // namespace agora::server
