// The routes, and their dispatch.
#include "server/api/api.hpp"
#include "server/api/response.hpp"
#include "server/base/errors.hpp"

#include <algorithm>

namespace agora::server {

namespace {

using Route = Api::Route;

std::vector<std::string_view> parts_of(std::string_view path) {
    std::vector<std::string_view> parts;
    while (!path.empty()) {
        path.remove_prefix(1);  // the slash
        const auto end = std::min(path.find('/'), path.size());
        parts.push_back(path.substr(0, end));
        path.remove_prefix(end);
    }
    return parts;
}

bool fits(std::string_view pattern, std::span<const std::string_view> parts,
          std::vector<std::string>& parameters) {
    const auto expected = parts_of(pattern);
    if (expected.size() != parts.size()) return false;
    parameters.clear();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (expected[i].starts_with('{'))
            parameters.emplace_back(parts[i]);
        else if (expected[i] != parts[i])
            return false;
    }
    return true;
}

std::string_view scope_name(Need need) {
    switch (need) {
        case Need::nothing: return "";
        case Need::watch: return "watch";
        case Need::tables: return "tables";
        case Need::account: return "account";
    }
    return "";
}

std::optional<Error> missing_scope(Need need, const Who& who) {
    const bool allowed = need == Need::nothing || (need == Need::watch && who.scopes.watch) ||
                         (need == Need::tables && who.scopes.tables) ||
                         (need == Need::account && who.scopes.account);
    if (allowed) return std::nullopt;
    return Error(who.is_somebody() ? ErrorCode::not_allowed : ErrorCode::unauthorized, who.lang);
}

}  // namespace

Awaitable<Response> run_on_readers(ApiContext& context, Call call, Read read) {
    std::exception_ptr thrown;
    const auto guarded = [&]() -> Expected<Response> {
        try {
            return read(context, call);
        } catch (...) {
            thrown = std::current_exception();
            return Response{};
        }
    };
    auto response = co_await run_on(context.readers, guarded);
    if (thrown) std::rethrow_exception(thrown);
    if (!response) co_return error_response(Error(response.error().code, call.lang()));
    co_return *std::move(response);
}

std::span<const Route> Api::routes() {
    constexpr int replays = 10;  // it replays a whole game
    // clang-format off
    static constexpr std::array list = {
        Route{"GET",    "/api",                       Need::nothing, &handlers::about},
        Route{"GET",    "/api/games",                 Need::nothing, &handlers::games},
        Route{"GET",    "/api/games/{game}",          Need::nothing, &handlers::game},
        Route{"GET",    "/api/games/{game}/manual",   Need::nothing, &handlers::manual},
        Route{"GET",    "/api/routes",                Need::nothing, &handlers::routes},
        Route{"GET",    "/api/socket",                Need::nothing, &handlers::socket},

        Route{"POST",   "/api/guest",                 Need::nothing, &handlers::guest},
        Route{"POST",   "/api/register",              Need::nothing, &handlers::sign_up},
        Route{"POST",   "/api/login",                 Need::nothing, &handlers::login},
        Route{"POST",   "/api/recover",               Need::nothing, &handlers::recover},
        Route{"POST",   "/api/logout",                Need::nothing, &handlers::logout},
        Route{"GET",    "/api/me",                    Need::nothing, &handlers::me},
        Route{"PATCH",  "/api/me",                    Need::account, &handlers::change_me},
        Route{"DELETE", "/api/me",                    Need::account, &handlers::remove_me},
        Route{"POST",   "/api/me/password",           Need::account, &handlers::change_password},
        Route{"POST",   "/api/me/recovery",           Need::account, &handlers::renew_recovery},
        Route{"GET",    "/api/me/tokens",             Need::account, &handlers::tokens},
        Route{"POST",   "/api/me/tokens",             Need::account, &handlers::add_token},
        Route{"DELETE", "/api/me/tokens/{token}",     Need::account, &handlers::revoke_token},
        Route{"GET",    "/api/me/tables",             Need::watch,   &handlers::my_tables},

        Route{"GET",    "/api/people/{name}",         Need::watch,   &on_readers<handlers::profile>},
        Route{"GET",    "/api/people/{name}/games",   Need::watch,   &on_readers<handlers::games_of>},
        Route{"GET",    "/api/leaderboard/{game}",    Need::watch,   &on_readers<handlers::leaderboard>},
        Route{"GET",    "/api/ratings/{game}",        Need::watch,   &on_readers<handlers::ratings>},

        Route{"GET",    "/api/tables",                Need::watch,   &handlers::tables},
        Route{"POST",   "/api/tables",                Need::tables,  &handlers::create_table},
        Route{"GET",    "/api/tables/{table}",        Need::watch,   &handlers::table},
        Route{"POST",   "/api/tables/{table}/join",   Need::tables,  &handlers::join},
        Route{"POST",   "/api/tables/{table}/leave",  Need::tables,  &handlers::leave},
        Route{"POST",   "/api/tables/{table}/start",  Need::tables,  &handlers::start},
        Route{"POST",   "/api/tables/{table}/host",   Need::tables,  &handlers::make_host},
        Route{"POST",   "/api/tables/{table}/seats",  Need::tables,  &handlers::change_seat},
        Route{"POST",   "/api/tables/{table}/rematch", Need::tables, &handlers::rematch},
        Route{"GET",    "/api/tables/{table}/record", Need::watch,   &on_readers<handlers::record>, replays},
        Route{"GET",    "/api/tables/{table}/replay", Need::watch,   &on_readers<handlers::replay>, replays},
        Route{"GET",    "/api/tables/{table}/review", Need::watch,   &on_readers<handlers::review>, replays},
    };
    // clang-format on
    return list;
}

std::string Api::routes_text() {
    JsonWriter json;
    json.begin_object().key("routes").begin_array();
    for (const auto& route : routes()) {
        json.begin_object().field("method", route.method).field("path", route.path);
        json.field("scope", scope_name(route.need)).end_object();
    }
    return json.end_array().end_object().take();
}

Awaitable<Response> Api::handle(Request request) {
    const auto lang = language_of(request);
    if (!requests_.take(place_of(request.address), context_.now()))
        co_return error_response(Error(ErrorCode::rate_limited, lang));
    auto who = co_await context_.authenticator.identify(request);
    if (!who) co_return error_response(who.error());
    Call call{.request = std::move(request), .who = *std::move(who)};
    if (const auto asked_for = lang_from(call.request.parameter("lang")))
        call.who.lang = *asked_for;
    auto handler = handler_of(call);
    if (!handler) co_return std::move(handler.error());
    co_return co_await (*handler)(context_, std::move(call));
}

std::expected<handlers::Handler, Response> Api::handler_of(Call& call) {
    const auto refuse = [&](const Error& why) { return std::unexpected(error_response(why)); };
    const auto& request = call.request;
    const std::string_view method =
        request.method == "HEAD" ? "GET" : std::string_view(request.method);
    const auto parts =
        parts_of(request.path.starts_with('/') ? std::string_view(request.path) : "/");
    std::string allowed;
    for (const auto& route : routes()) {
        if (!fits(route.path, parts, call.parameters)) continue;
        if (route.method != method) {
            allowed.append(allowed.empty() ? "" : ", ").append(route.method);
            continue;
        }
        if (route.price > 1 &&
            !requests_.take(place_of(request.address), context_.now(), route.price - 1))
            return refuse(Error(ErrorCode::rate_limited, call.lang()));
        if (method != "GET")
            if (const auto good = may_change(request, call.lang()); !good)
                return refuse(good.error());
        if (const auto why_not = missing_scope(route.need, call.who)) return refuse(*why_not);
        return route.handler;
    }
    if (allowed.empty()) return refuse(Error(ErrorCode::not_found, call.lang()));
    const auto wrong = Error(ErrorCode::wrong_method, call.lang());
    auto response = Response::text(wrong.http_status(), error_json(wrong));
    response.headers.emplace_back("Allow", allowed);
    return std::unexpected(std::move(response));
}

}  // namespace agora::server
