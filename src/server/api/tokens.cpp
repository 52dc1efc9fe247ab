// Handlers of personal access tokens.
#include "server/api/handlers.hpp"
#include "server/api/request_body.hpp"
#include "server/api/response.hpp"
#include "server/api/scopes_json.hpp"

#include <algorithm>

namespace agora::server {

namespace {

void write_token(JsonWriter& json, const store::Key& token) {
    json.begin_object().field("id", token.id).field("label", token.label);
    write_scopes(json, token.scopes);
    json.field("since", token.since).field("used", token.used).field("until", token.until);
    json.end_object();
}

}  // namespace

void write_scopes(JsonWriter& json, std::string_view scopes) {
    json.key("scopes").begin_array();
    while (!scopes.empty()) {
        const auto end = std::min(scopes.find(' '), scopes.size());
        json.value(scopes.substr(0, end));
        scopes.remove_prefix(std::min(end + 1, scopes.size()));
    }
    json.end_array();
}

namespace handlers {

Awaitable<Response> tokens(ApiContext& context, Call call) {
    const auto tokens = co_await context.tokens.list(std::move(call.who));
    if (!tokens) co_return error_response(tokens.error());
    JsonWriter json;
    json.begin_object().key("tokens").begin_array();
    for (const auto& token : *tokens) write_token(json, token);
    co_return json_response(200, json.end_array().end_object().take());
}

Awaitable<Response> add_token(ApiContext& context, Call call) {
    const auto wanted = read_token(call.request.body);
    if (!wanted) co_return bad_request(wanted.error());
    const auto token = co_await context.tokens.add(std::move(call.who), *wanted);
    if (!token) co_return error_response(token.error());
    JsonWriter json;
    json.begin_object().field("id", token->id).field("secret", token->secret);
    json.field("label", wanted->label);
    write_scopes(json, scopes_text(wanted->scopes));
    json.field("until", token->until);
    co_return json_response(201, json.end_object().take());
}

Awaitable<Response> revoke_token(ApiContext& context, Call call) {
    if (const auto good = read_nothing(call.request.body); !good)
        co_return bad_request(good.error());
    const auto token = read_number(call.parameters.front());
    if (!token) co_return error_response(Error(ErrorCode::no_such_token, call.lang()));
    const auto revoked = co_await context.tokens.revoke(std::move(call.who), *token);
    co_return revoked ? empty_response() : error_response(revoked.error());
}

}  // namespace handlers
}  // namespace agora::server
