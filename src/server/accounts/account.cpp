// The own account: name, language, password, deletion.
#include "server/accounts/accounts.hpp"
#include "server/accounts/free_name.hpp"
#include "server/accounts/name.hpp"
#include "server/base/errors.hpp"

namespace agora::server {

Awaitable<Expected<Who>> Accounts::rename(Who who, std::string name) {
    const auto proper = proper_name(name);
    if (!proper)
        co_return refuse(ErrorCode::bad_name, std::string(words_of(proper.error()).in(who.lang)));
    co_await free_name(context_, *proper);
    co_return co_await store_name(std::move(who), *proper);
}

Awaitable<Expected<Who>> Accounts::set_language(Who who, Lang lang) {
    const auto write = [&](store::Done<> done) {
        return context_.store.set_language(who.id, lang, std::move(done));
    };
    const auto stored = co_await await_store<>(write);
    if (!stored) co_return std::unexpected(person_error(stored.error().code, who.lang));
    who.lang = lang;
    co_return who;
}

Awaitable<Expected<Session>> Accounts::change_password(Who who, std::string old,
                                                       std::string password) {
    if (who.guest) co_return refuse(ErrorCode::guest, who.lang);
    if (!is_proper_password(password, who.name))
        co_return refuse(ErrorCode::bad_password, who.lang);
    auto right = co_await check_own_password(who, std::move(old));
    if (!right) co_return std::unexpected(std::move(right.error()));
    auto hash = co_await passwords_.hash(std::move(password), who.lang);
    if (!hash) co_return std::unexpected(std::move(hash.error()));
    auto stored = co_await store_password(who, *std::move(hash));
    if (!stored) co_return std::unexpected(std::move(stored.error()));
    // Tokens stay valid: whoever holds one connects again.
    context_.tables.revoke(who.id, 0);
    Who nobody;
    co_return co_await sessions_.open(std::move(who), std::move(nobody));
}

Awaitable<Expected<void>> Accounts::remove(Who who, std::string password) {
    if (!who.guest) {
        auto right = co_await check_own_password(who, std::move(password));
        if (!right) co_return right;
    }
    co_await leave_tables(who);
    const auto remove = [&](store::Done<> done) {
        return context_.store.delete_person(who.id, context_.now(), std::move(done));
    };
    const auto removed = co_await await_store<>(remove);
    if (!removed) co_return std::unexpected(person_error(removed.error().code, who.lang));
    context_.tables.forget(who.id);
    context_.tables.revoke(who.id, 0);
    co_return Expected<void>();
}

Awaitable<Expected<void>> Accounts::check_own_password(Who who, std::string password) {
    // Rate-limited: an open session could otherwise be used to guess the password.
    const auto key = "#" + std::to_string(who.id);
    if (!wrong_logins_.take(key, context_.now()))
        co_return refuse(ErrorCode::rate_limited, who.lang);
    const auto find = [&] { return context_.store.person(who.id); };
    auto person = co_await run_on(context_.readers, find);
    if (!person) co_return std::unexpected(person_error(person.error().code, who.lang));
    auto right =
        co_await passwords_.check(std::move(person->password), std::move(password), who.lang);
    if (!right) co_return std::unexpected(std::move(right.error()));
    if (!*right) co_return refuse(ErrorCode::wrong_password, who.lang);
    wrong_logins_.give_back(key);
    co_return Expected<void>();
}

Awaitable<Expected<Who>> Accounts::store_name(Who who, std::string name) {
    const auto write = [&](store::Done<> done) {
        return context_.store.rename_person(who.id, name, std::move(done));
    };
    const auto stored = co_await await_store<>(write);
    if (!stored) co_return std::unexpected(person_error(stored.error().code, who.lang));
    who.name = std::move(name);
    co_return who;
}

Awaitable<Expected<void>> Accounts::store_password(Who who, std::string hash) {
    const auto write = [&](store::Done<> done) {
        return context_.store.set_password(who.id, std::move(hash), std::move(done));
    };
    const auto stored = co_await await_store<>(write);
    if (!stored) co_return std::unexpected(person_error(stored.error().code, who.lang));
    co_return Expected<void>();
}

// One that cannot be left does not keep anybody here.
Awaitable<> Accounts::leave_tables(Who who) {
    const auto read = [&] {
        return context_.store.tables_of(who.id, store::Store::Which::open,
                                        {.most = store::limit::page});
    };
    const auto tables = co_await run_on(context_.readers, read);
    if (!tables) co_return;
    for (const auto& table : *tables) co_await context_.tables.leave(who, table.id);
}

}  // namespace agora::server
