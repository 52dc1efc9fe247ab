// Guests, registration, login, logout.
#include "server/accounts/accounts.hpp"

#include "server/accounts/free_name.hpp"
#include "server/accounts/name.hpp"
#include "server/base/errors.hpp"
#include "store/text.hpp"

namespace agora::server {

namespace {

Error bad_name(BadName bad, Lang lang) {
    return {ErrorCode::bad_name, std::string(words_of(bad).in(lang))};
}

}  // namespace

Accounts::Accounts(AccountContext context, const AccountSettings& settings)
    : context_(std::move(context)),
      sessions_(context_, settings.session_days),
      signups_(settings.signups),
      logins_(settings.logins),
      wrong_logins_(settings.wrong_logins),
      password_pool_(settings.passwords.threads, settings.passwords.max_waiting, 0),
      passwords_(password_pool_, settings.passwords) {}

Awaitable<Expected<Session>> Accounts::login_as_guest(Who before, std::string name, Lang lang,
                                                      std::string address) {
    if (before.is_somebody() && !before.guest) co_return refuse(ErrorCode::registered, lang);
    const auto proper = proper_name(name);
    if (!proper) co_return std::unexpected(bad_name(proper.error(), lang));
    if (!signups_.take(place_of(address), context_.now()))
        co_return refuse(ErrorCode::rate_limited, lang);
    co_await free_name(context_, *proper);
    Expected<Who> who;
    if (before.guest) {
        who = co_await store_name(before, *proper);
    } else {
        store::Person person{.name = *proper, .language = lang, .since = context_.now()};
        who = co_await create(std::move(person));
    }
    if (!who) co_return std::unexpected(std::move(who.error()));
    co_return co_await sessions_.open(*std::move(who), std::move(before));
}

Awaitable<Expected<Session>> Accounts::sign_up(Who before, std::string name, std::string password,
                                               Lang lang, std::string address) {
    if (before.is_somebody() && !before.guest) co_return refuse(ErrorCode::registered, lang);
    const auto proper = proper_name(name);
    if (!proper) co_return std::unexpected(bad_name(proper.error(), lang));
    if (!is_proper_password(password, *proper)) co_return refuse(ErrorCode::bad_password, lang);
    if (!signups_.take(place_of(address), context_.now()))
        co_return refuse(ErrorCode::rate_limited, lang);
    auto hash = co_await passwords_.hash(std::move(password), lang);
    if (!hash) co_return std::unexpected(std::move(hash.error()));
    co_await free_name(context_, *proper);
    before.lang = lang;
    Expected<Who> who;
    if (before.guest) {
        who = co_await register_guest(before, *proper, *std::move(hash));
    } else {
        store::Person person{.name = *proper,
                             .password = *std::move(hash),
                             .language = lang,
                             .since = context_.now()};
        who = co_await create(std::move(person));
    }
    if (!who) co_return std::unexpected(std::move(who.error()));
    auto session = co_await sessions_.open(*std::move(who), std::move(before));
    co_return co_await with_recovery(std::move(session));
}

Awaitable<Expected<Session>> Accounts::login(Who before, std::string name, std::string password,
                                             std::string address) {
    const auto now = context_.now();
    const auto folded = store::fold_name(name);
    const Lang lang = before.lang;
    if (name.size() > store::limit::name || password.size() > max_password)
        co_return refuse(ErrorCode::wrong_login, lang);
    if (!logins_.take(place_of(address), now) || !wrong_logins_.take(folded, now))
        co_return refuse(ErrorCode::rate_limited, lang);

    // The same work and the same answer whether or not the name exists.
    const auto find = [&] { return context_.store.person_named(name); };
    const auto person = co_await run_on(context_.readers, find);
    if (!person && person.error().code != ErrorCode::not_found)
        co_return std::unexpected(person_error(person.error().code, lang));
    const auto found = person.value_or(store::Person{});
    auto right = co_await passwords_.check(found.password, std::move(password), lang);
    if (!right) co_return std::unexpected(std::move(right.error()));
    if (!*right) co_return refuse(ErrorCode::wrong_login, lang);
    wrong_logins_.give_back(folded);
    Who who{.id = found.id, .name = found.name, .lang = found.language, .scopes = Scopes::all()};
    co_return co_await sessions_.open(std::move(who), std::move(before));
}

Awaitable<Expected<void>> Accounts::logout(Who who) {
    const auto session = who.key;
    return sessions_.close(std::move(who), session);
}

Awaitable<Expected<Who>> Accounts::create(store::Person person) {
    Who who{.name = person.name,
            .lang = person.language,
            .guest = person.password.empty(),
            .scopes = Scopes::all()};
    const auto add = [&](store::Done<store::Id> done) {
        return context_.store.create_person(std::move(person), std::move(done));
    };
    const auto id = co_await await_store<store::Id>(add);
    if (!id) co_return std::unexpected(person_error(id.error().code, who.lang));
    who.id = *id;
    co_return who;
}

// The name first: only that can be refused. A crash in between leaves a guest with a new name,
// whose session is still open.
Awaitable<Expected<Who>> Accounts::register_guest(Who guest, std::string name, std::string hash) {
    auto who = co_await store_name(std::move(guest), std::move(name));
    if (!who) co_return who;
    auto stored = co_await store_password(*who, std::move(hash));
    if (!stored) co_return std::unexpected(std::move(stored.error()));
    who->guest = false;
    co_return who;
}

}  // namespace agora::server
