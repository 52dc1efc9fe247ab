// The routes, and their dispatch.
#include "server/api/api.hpp"

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
          std::vector<std::string>& named) {
    const auto expected = parts_of(pattern);
    if (expected.size() != parts.size()) return false;
    named.clear();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (expected[i].starts_with('{'))
            named.emplace_back(parts[i]);
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

// Why the caller is refused, if so.
std::optional<Error> objection(Need need, const Who& who) {
    const bool allowed = need == Need::nothing || (need == Need::watch && who.scopes.watch) ||
                         (need == Need::tables && who.scopes.tables) ||
                         (need == Need::account && who.scopes.account);
    if (allowed) return std::nullopt;
    return Error(who.is_somebody() ? ErrorCode::not_allowed : ErrorCode::unauthorized, who.lang);
}

}  // namespace

std::span<const Route> Api::routes() {
    constexpr int past = 10;  // it replays a whole game
    // clang-format off
    static constexpr std::array list = {
        Route{"GET",    "/api",                       Need::nothing, &Api::about},
        Route{"GET",    "/api/games",                 Need::nothing, &Api::games},
        Route{"GET",    "/api/games/{game}",          Need::nothing, &Api::game},
        Route{"GET",    "/api/games/{game}/manual",   Need::nothing, &Api::manual},
        Route{"GET",    "/api/routes",                Need::nothing, &Api::list_routes},
        Route{"GET",    "/api/socket",                Need::nothing, &Api::socket},

        Route{"POST",   "/api/guest",                 Need::nothing, &Api::guest},
        Route{"POST",   "/api/register",              Need::nothing, &Api::enroll},
        Route{"POST",   "/api/login",                 Need::nothing, &Api::login},
        Route{"POST",   "/api/logout",                Need::nothing, &Api::logout},
        Route{"GET",    "/api/me",                    Need::nothing, &Api::me},
        Route{"PATCH",  "/api/me",                    Need::account, &Api::change_me},
        Route{"DELETE", "/api/me",                    Need::account, &Api::remove_me},
        Route{"POST",   "/api/me/password",           Need::account, &Api::change_password},
        Route{"GET",    "/api/me/tokens",             Need::account, &Api::tokens},
        Route{"POST",   "/api/me/tokens",             Need::account, &Api::add_token},
        Route{"DELETE", "/api/me/tokens/{token}",     Need::account, &Api::revoke_token},
        Route{"GET",    "/api/me/tables",             Need::watch,   &Api::my_tables},

        Route{"GET",    "/api/people/{name}",         Need::watch,   &Api::profile},
        Route{"GET",    "/api/people/{name}/games",   Need::watch,   &Api::games_of},
        Route{"GET",    "/api/leaderboard/{game}",    Need::watch,   &Api::leaderboard},

        Route{"GET",    "/api/tables",                Need::watch,   &Api::tables},
        Route{"POST",   "/api/tables",                Need::tables,  &Api::create_table},
        Route{"GET",    "/api/tables/{table}",        Need::watch,   &Api::table},
        Route{"POST",   "/api/tables/{table}/join",   Need::tables,  &Api::join},
        Route{"POST",   "/api/tables/{table}/leave",  Need::tables,  &Api::leave},
        Route{"POST",   "/api/tables/{table}/start",  Need::tables,  &Api::start},
        Route{"POST",   "/api/tables/{table}/host",   Need::tables,  &Api::make_host},
        Route{"POST",   "/api/tables/{table}/rematch", Need::tables, &Api::rematch},
        Route{"GET",    "/api/tables/{table}/record", Need::watch,   &Api::record, past},
        Route{"GET",    "/api/tables/{table}/replay", Need::watch,   &Api::replay, past},
        Route{"GET",    "/api/tables/{table}/review", Need::watch,   &Api::review, past},
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

void Api::asked(Request request, Responder answer) {
    const auto place = place_of(request.address);
    Ask ask{std::move(request), std::move(answer), {}};
    ask.who.lang = language_of(ask.request);
    if (!requests_.take(place, clock_()))
        return ask.refuse(Error(ErrorCode::rate_limited, ask.lang()));
    auto who = people_.identify(ask.request);
    if (!who) return ask.refuse(who.error());
    ask.who = *std::move(who);
    if (const auto asked_for = lang_from(ask.request.parameter("lang"))) ask.who.lang = *asked_for;
    route(ask);
}

void Api::route(Ask& ask) {
    const std::string method = ask.request.method == "HEAD" ? "GET" : ask.request.method;
    const auto path = ask.request.path;
    const auto parts = parts_of(path.starts_with('/') ? std::string_view(path) : "/");
    std::string allowed;
    for (const auto& route : routes()) {
        if (!fits(route.path, parts, ask.named)) continue;
        if (route.method != method) {
            allowed.append(allowed.empty() ? "" : ", ").append(route.method);
            continue;
        }
        if (route.price > 1 &&
            !requests_.take(place_of(ask.request.address), clock_(), route.price - 1))
            return ask.refuse(Error(ErrorCode::rate_limited, ask.lang()));
        if (method != "GET")
            if (const auto good = people_.may_change(ask.request, ask.lang()); !good)
                return ask.refuse(good.error());
        if (const auto why_not = objection(route.need, ask.who)) return ask.refuse(*why_not);
        return (this->*route.handler)(ask);
    }
    if (allowed.empty()) return ask.refuse(Error(ErrorCode::not_found, ask.lang()));
    const auto wrong = Error(ErrorCode::wrong_method, ask.lang());
    auto response = Response::text(wrong.http_status(), error_json(wrong));
    response.headers.emplace_back("Allow", allowed);
    ask.answer(std::move(response));
}

}  // namespace agora::server
