#include "server/reception.hpp"

#include "server/pages.hpp"

namespace agora::server {

namespace {

constexpr std::string_view policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

bool is_under(std::string_view path, std::string_view folder) {
    return path.starts_with(folder) && (path.size() == folder.size() || path[folder.size()] == '/');
}

bool is_from_here(const net::Request& request) {
    return request.address == "127.0.0.1" || request.address == "::1" ||
           request.address == "::ffff:127.0.0.1";
}

net::Response no_such_page() {
    return net::Response::text(404, error_json({ErrorCode::not_found, Lang::en}));
}

}  // namespace

void secure(net::Response& response, bool over_tls) {
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

void Reception::asked(net::Request request, net::Answer answer) {
    net::Answer safe = [this, over_tls = request.secure,
                        answer = std::move(answer)](net::Response response) {
        requests_.count(response.status);
        secure(response, over_tls);
        answer(std::move(response));
    };
    if (is_under(request.path, "/api"))
        api_.asked(std::move(request), std::move(safe));
    else if (request.path == "/health")
        safe(health());
    else if (request.path == "/metrics")
        safe(metrics(request));
    else
        safe(page_for(request));
}

std::expected<std::unique_ptr<net::Conversation>, net::Response> Reception::visited(
    const net::Request& request) {
    const auto refuse = [&](net::Response response) {
        requests_.count(response.status);
        secure(response, request.secure);
        return std::unexpected(std::move(response));
    };
    if (request.path != "/api/socket") return refuse(no_such_page());
    auto who = doorman_.who(request);
    if (!who) return refuse(std::move(who.error()));
    return converse(hall_, *std::move(who), settings_.talk);
}

net::Response Reception::health() const {
    const auto pulse = store_.pulse();
    JsonWriter json;
    json.begin_object().field("healthy", pulse.healthy);
    json.field("waiting", pulse.waiting + hall_.counts().waiting).end_object();
    auto response = net::Response::text(pulse.healthy ? 200 : 503, json.take());
    response.headers.emplace_back("Cache-Control", "no-store");
    return response;
}

net::Response Reception::metrics(const net::Request& request) const {
    if (!settings_.public_metrics && !is_from_here(request)) return no_such_page();
    const auto* door = door_.load();
    auto text = metrics_text(hall_.counts(), door ? door->counts() : net::DoorCounts{},
                             store_.pulse(), requests_);
    return net::Response::text(200, std::move(text), "text/plain; version=0.0.4");
}

}  // namespace agora::server
