#include "server/accounts/authenticator.hpp"

#include "server/base/errors.hpp"

namespace agora::server {

namespace {

// Precision of the time at which a session or token was last used.
constexpr store::Millis touch_every = 10 * 60 * 1000;

Response refusal(const Error& error) {
    return Response::text(error.http_status(), error_json(error));
}

Who who_of(const store::KeyHolder& holder) {
    const auto& [key, person] = holder;
    Who who{.id = person.id,
            .name = person.name,
            .lang = person.language,
            .guest = person.password.empty(),
            .scopes = Scopes::all(),
            .key = key.id};
    if (key.kind == store::Key::Kind::token)
        who.scopes = scopes_from(key.scopes).value_or(Scopes{});
    return who;
}

Expected<Who> unknown(Credentials::Kind kind, Lang lang) {
    if (kind == Credentials::Kind::token) return refuse(ErrorCode::bad_token, lang);
    return Who{.lang = lang};
}

}  // namespace

Awaitable<Expected<Who>> Authenticator::identify(Credentials credentials, Lang lang) {
    if (!credentials.hash) co_return unknown(credentials.kind, lang);
    const auto find = [&] { return context_.store.key_holder(*credentials.hash, context_.now()); };
    const auto holder = co_await run_on(context_.readers, find);
    if (!holder && holder.error().code != ErrorCode::not_found)
        co_return std::unexpected(person_error(holder.error().code, lang));
    // Sessions and tokens are not interchangeable.
    const auto kind = credentials.kind == Credentials::Kind::token ? store::Key::Kind::token
                                                                   : store::Key::Kind::session;
    if (!holder || holder->key.kind != kind) co_return unknown(credentials.kind, lang);
    touch(holder->key);
    co_return who_of(*holder);
}

Awaitable<std::expected<Who, Response>> Authenticator::identify_socket(Request request) {
    const auto origin = origin_of(request);
    const auto credentials = credentials_of(request);
    const auto lang = language_of(request);
    const bool by_cookie = credentials.kind == Credentials::Kind::cookie;
    if (origin == Origin::foreign || (by_cookie && origin != Origin::ours))
        co_return std::unexpected(refusal(Error(ErrorCode::foreign, lang)));
    auto who = co_await identify(credentials, lang);
    if (!who) co_return std::unexpected(refusal(who.error()));
    if (const auto asked = lang_from(request.parameter("lang"))) who->lang = *asked;
    co_return *std::move(who);
}

// Nobody waits for it: a time that is not stored is stored with the next request.
void Authenticator::touch(const store::Key& key) {
    const auto now = context_.now();
    if (now - key.used < touch_every) return;
    [[maybe_unused]] const auto queued =
        context_.store.touch_key(key.id, now, [](const Expected<void>&) {});
}

// CSRF protection. A token proves that no foreign page made the request; without credentials a page
// could still log somebody in (login CSRF), so that the Origin is checked.
Expected<void> may_change(const Request& request, Lang lang) {
    const auto kind = credentials_of(request).kind;
    const auto origin = origin_of(request);
    const bool ours =
        origin == Origin::ours || (origin == Origin::unknown && kind != Credentials::Kind::cookie);
    if (kind != Credentials::Kind::token && !ours) return refuse(ErrorCode::foreign, lang);
    if (!is_json(request)) return refuse(ErrorCode::not_json, lang);
    return {};
}

}  // namespace agora::server
