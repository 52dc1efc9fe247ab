// Recovery of a forgotten password. Each code works once: whoever has used one gets the next.
#include "server/accounts/accounts.hpp"
#include "server/accounts/keys.hpp"
#include "server/accounts/recovery.hpp"
#include "server/base/errors.hpp"
#include "store/text.hpp"

#include <algorithm>

namespace agora::server {

namespace {

std::unexpected<Error> wrong_code(Lang lang) {
    constexpr Text words{"This name and this recovery code do not go together",
                         "Ce nom et ce code de secours ne vont pas ensemble"};
    return refuse(ErrorCode::wrong_login, std::string(words.in(lang)));
}

}  // namespace

Awaitable<Expected<Session>> Accounts::recover(Who before, std::string name, std::string code,
                                               std::string password, std::string address) {
    const auto now = context_.now();
    const auto lang = before.lang;
    const auto folded = store::fold_name(name);
    const auto hash = hash_of_recovery(code);
    if (!logins_.take(place_of(address), now) || !wrong_logins_.take(folded, now))
        co_return refuse(ErrorCode::rate_limited, lang);
    if (!hash) co_return wrong_code(lang);
    const auto find = [&] { return context_.store.key_holder(*hash, now); };
    const auto holder = co_await run_on(context_.readers, find);
    if (!holder && holder.error().code != ErrorCode::not_found)
        co_return std::unexpected(person_error(holder.error().code, lang));
    if (!holder || holder->key.kind != store::Key::Kind::recovery ||
        store::fold_name(holder->person.name) != folded)
        co_return wrong_code(lang);
    wrong_logins_.give_back(folded);
    const auto& person = holder->person;
    if (!is_proper_password(password, person.name)) co_return refuse(ErrorCode::bad_password, lang);
    Who who{.id = person.id, .name = person.name, .lang = person.language, .scopes = Scopes::all()};
    auto hashed = co_await passwords_.hash(std::move(password), lang);
    if (!hashed) co_return std::unexpected(std::move(hashed.error()));
    auto stored = co_await store_password(who, *std::move(hashed));
    if (!stored) co_return std::unexpected(std::move(stored.error()));
    context_.tables.revoke(who.id, 0);
    co_return co_await with_recovery(co_await sessions_.open(std::move(who), std::move(before)));
}

Awaitable<Expected<std::string>> Accounts::renew_recovery(Who who, std::string password) {
    if (who.guest) co_return refuse(ErrorCode::guest, who.lang);
    auto right = co_await check_own_password(who, std::move(password));
    if (!right) co_return std::unexpected(std::move(right.error()));
    co_return co_await replace_recovery(std::move(who));
}

// Without one where the store does not take it: it can be asked for again.
Awaitable<Expected<Session>> Accounts::with_recovery(Expected<Session> session) {
    if (!session) co_return session;
    if (auto code = co_await replace_recovery(session->who)) session->recovery = *std::move(code);
    co_return session;
}

Awaitable<Expected<std::string>> Accounts::replace_recovery(Who who) {
    const auto read = [&] { return context_.store.keys(who.id); };
    const auto keys = co_await run_on(context_.readers, read);
    if (!keys) co_return std::unexpected(person_error(keys.error().code, who.lang));
    for (const auto& key : *keys) {
        if (key.kind != store::Key::Kind::recovery) continue;
        auto removed = co_await remove_key(context_, who, key.id);
        if (!removed) co_return std::unexpected(std::move(removed.error()));
    }
    auto code = new_recovery_code();
    store::Key key{.person = who.id,
                   .kind = store::Key::Kind::recovery,
                   .hash = hash_of_recovery(code).value(),
                   .since = context_.now()};
    const auto added = co_await add_key(context_, std::move(key), who.lang);
    if (!added) co_return std::unexpected(added.error());
    co_return code;
}

}  // namespace agora::server
