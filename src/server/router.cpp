#include "server/router.hpp"

#include "server/base/errors.hpp"
#include "server/http/compression.hpp"
#include "server/pages.hpp"
#include "server/session/gateway.hpp"

#include <algorithm>
#include <iterator>

namespace agora::server {

namespace {

constexpr std::string_view policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

bool is_under(std::string_view path, std::string_view folder) {
    return path.starts_with(folder) && (path.size() == folder.size() || path[folder.size()] == '/');
}

bool is_from_here(const Request& request) {
    return request.address == "127.0.0.1" || request.address == "::1" ||
           request.address == "::ffff:127.0.0.1";
}

Response no_such_page() {
    return Response::text(404, error_json({ErrorCode::not_found, Lang::en}));
}

}  // namespace

void secure(Response& response, bool over_tls) {
    auto& headers = response.headers;
    headers.emplace_back("Content-Security-Policy", policy);
    headers.emplace_back("X-Content-Type-Options", "nosniff");
    headers.emplace_back("X-Frame-Options", "DENY");
    headers.emplace_back("Referrer-Policy", "same-origin");
    headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
    headers.emplace_back("Cross-Origin-Resource-Policy", "same-origin");
    headers.emplace_back("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    if (over_tls) headers.emplace_back("Strict-Transport-Security", "max-age=31536000");
}

Awaitable<Response> Router::handle(Request request) {
    const bool over_tls = request.secure;
    const auto lang = language_of(request);
    Response response;
    try {
        response = co_await route(std::move(request));
    } catch (const std::exception& error) { response = internal_error(error, lang); }
    requests_.count(response.status);
    secure(response, over_tls);
    co_return response;
}

Awaitable<Response> Router::route(Request request) {
    if (is_under(request.path, "/api")) {
        const std::string accepted(request.header("accept-encoding"));
        auto response = co_await services_.api.handle(std::move(request));
        compress(response, accepted);
        co_return response;
    }
    if (request.path == "/health") co_return health();
    if (request.path == "/metrics") co_return metrics(request);
    co_return page_for(request);
}

Awaitable<std::expected<std::unique_ptr<WebSocketSession>, Response>> Router::upgrade(
    const Request& request) {
    const bool over_tls = request.secure;
    std::expected<Who, Response> who = std::unexpected(no_such_page());
    if (request.path == "/api/socket")
        who = co_await services_.authenticator.identify_socket(request);
    if (!who) {
        requests_.count(who.error().status);
        secure(who.error(), over_tls);
        co_return std::unexpected(std::move(who.error()));
    }
    co_return services_.gateway.open(*std::move(who));
}

Response Router::health() const {
    const auto status = services_.store.status();
    JsonWriter json;
    json.begin_object().field("healthy", status.healthy);
    json.field("waiting", status.waiting + services_.commands_waiting()).end_object();
    auto response = Response::text(status.healthy ? 200 : 503, json.take());
    response.headers.emplace_back("Cache-Control", "no-store");
    return response;
}

Response Router::metrics(const Request& request) const {
    if (!public_metrics_ && !is_from_here(request)) return no_such_page();
    auto all = services_.table_metrics();
    const auto add = [&](std::vector<Metric> some) {
        std::ranges::move(some, std::back_inserter(all));
    };
    const auto* http = http_.load();
    add(metrics_of(http != nullptr ? http->counts() : HttpCounts{}));
    add(metrics_of(services_.store.status()));
    all.push_back(requests_.metric());
    return Response::text(200, metrics_text(all), "text/plain; version=0.0.4");
}

}  // namespace agora::server
