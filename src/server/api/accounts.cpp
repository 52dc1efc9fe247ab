// Handlers of the own account.
#include "server/api/handlers.hpp"
#include "server/api/request_body.hpp"
#include "server/api/response.hpp"
#include "server/api/scopes_json.hpp"

namespace agora::server {

namespace {

std::string person_text(const Who& who, std::string_view recovery = {}) {
    JsonWriter json;
    json.begin_object().field("id", who.id).field("name", who.name).field("guest", who.guest);
    json.field("language", name_of(who.lang));
    write_scopes(json, scopes_text(who.scopes));
    if (!recovery.empty()) json.field("recovery", recovery);
    return json.end_object().take();
}

// The caller by its session cookie; a token is not a session that a new one could replace.
Who session_of(const Call& call) {
    if (credentials_of(call.request).kind == Credentials::Kind::cookie) return call.who;
    return {.lang = call.lang()};
}

Response session_response(int status, const Expected<Session>& session, bool secure) {
    if (!session) return error_response(session.error());
    auto response = Response::text(status, person_text(session->who, session->recovery));
    response.headers.emplace_back("Set-Cookie",
                                  cookie_for(session->secret, session->lifetime, secure));
    response.headers.emplace_back("Cache-Control", "no-store");
    return response;
}

}  // namespace

namespace handlers {

Awaitable<Response> guest(ApiContext& context, Call call) {
    auto wanted = read_guest(call.request.body);
    if (!wanted) co_return bad_request(wanted.error());
    const auto lang = wanted->language.value_or(call.lang());
    const auto session = co_await context.accounts.login_as_guest(
        session_of(call), std::move(wanted->name), lang, call.request.address);
    co_return session_response(201, session, call.request.secure);
}

Awaitable<Response> sign_up(ApiContext& context, Call call) {
    auto wanted = read_registration(call.request.body);
    if (!wanted) co_return bad_request(wanted.error());
    const auto lang = wanted->language.value_or(call.lang());
    const auto session =
        co_await context.accounts.sign_up(session_of(call), std::move(wanted->name),
                                          std::move(wanted->password), lang, call.request.address);
    co_return session_response(201, session, call.request.secure);
}

Awaitable<Response> login(ApiContext& context, Call call) {
    auto wanted = read_login(call.request.body);
    if (!wanted) co_return bad_request(wanted.error());
    const auto session =
        co_await context.accounts.login(session_of(call), std::move(wanted->name),
                                        std::move(wanted->password), call.request.address);
    co_return session_response(200, session, call.request.secure);
}

// Also for an expired session: the cookie is removed in any case.
Awaitable<Response> logout(ApiContext& context, Call call) {
    if (const auto good = read_nothing(call.request.body); !good)
        co_return bad_request(good.error());
    if (call.who.is_somebody()) {
        const auto done = co_await context.accounts.logout(call.who);
        if (!done) co_return error_response(done.error());
    }
    Response response;
    response.status = 204;
    response.headers.emplace_back("Set-Cookie", cookie_for("", 0, call.request.secure));
    response.headers.emplace_back("Cache-Control", "no-store");
    co_return response;
}

Awaitable<Response> me(ApiContext& /*context*/, Call call) {
    if (!call.who.is_somebody())
        co_return error_response(Error(ErrorCode::unauthorized, call.lang()));
    co_return json_response(200, person_text(call.who));
}

Awaitable<Response> change_me(ApiContext& context, Call call) {
    auto wanted = read_change(call.request.body);
    if (!wanted) co_return bad_request(wanted.error());
    auto who = std::move(call.who);
    if (wanted->name) {
        auto renamed = co_await context.accounts.rename(who, *std::move(wanted->name));
        if (!renamed) co_return error_response(renamed.error());
        who = *std::move(renamed);
    }
    if (wanted->language) {
        auto changed = co_await context.accounts.set_language(who, *wanted->language);
        if (!changed) co_return error_response(changed.error());
        who = *std::move(changed);
    }
    co_return json_response(200, person_text(who));
}

Awaitable<Response> change_password(ApiContext& context, Call call) {
    auto wanted = read_password(call.request.body);
    if (!wanted) co_return bad_request(wanted.error());
    const auto session = co_await context.accounts.change_password(call.who, std::move(wanted->old),
                                                                   std::move(wanted->password));
    co_return session_response(200, session, call.request.secure);
}

Awaitable<Response> recover(ApiContext& context, Call call) {
    auto wanted = read_recovery(call.request.body);
    if (!wanted) co_return bad_request(wanted.error());
    const auto session = co_await context.accounts.recover(
        session_of(call), std::move(wanted->name), std::move(wanted->code),
        std::move(wanted->password), call.request.address);
    co_return session_response(200, session, call.request.secure);
}

Awaitable<Response> renew_recovery(ApiContext& context, Call call) {
    auto password = read_own_password(call.request.body);
    if (!password) co_return bad_request(password.error());
    const auto code = co_await context.accounts.renew_recovery(call.who, *std::move(password));
    if (!code) co_return error_response(code.error());
    JsonWriter json;
    json.begin_object().field("recovery", *code).end_object();
    auto response = json_response(200, json.take());
    response.headers.emplace_back("Cache-Control", "no-store");
    co_return response;
}

Awaitable<Response> remove_me(ApiContext& context, Call call) {
    auto password = read_removal(call.request.body);
    if (!password) co_return bad_request(password.error());
    const auto removed = co_await context.accounts.remove(call.who, *std::move(password));
    co_return removed ? empty_response() : error_response(removed.error());
}

}  // namespace handlers
}  // namespace agora::server
