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

void Reception::asked(Request request, Responder answer) {
    Responder safe = [this, over_tls = request.secure,
                      answer = std::move(answer)](Response response) {
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

std::expected<std::unique_ptr<Conversation>, Response> Reception::visited(const Request& request) {
    const auto refuse = [&](Response response) {
        requests_.count(response.status);
        secure(response, request.secure);
        return std::unexpected(std::move(response));
    };
    if (request.path != "/api/socket") return refuse(no_such_page());
    auto who = doorman_.who(request);
    if (!who) return refuse(std::move(who.error()));
    return converse(hall_, *std::move(who), settings_.talk);
}

Response Reception::health() const {
    const auto status = store_.status();
    JsonWriter json;
    json.begin_object().field("healthy", status.healthy);
    json.field("waiting", status.waiting + hall_.counts().waiting).end_object();
    auto response = Response::text(status.healthy ? 200 : 503, json.take());
    response.headers.emplace_back("Cache-Control", "no-store");
    return response;
}

Response Reception::metrics(const Request& request) const {
    if (!settings_.public_metrics && !is_from_here(request)) return no_such_page();
    const auto* door = door_.load();
    auto text = metrics_text(hall_.counts(), door ? door->counts() : DoorCounts{}, store_.status(),
                             requests_);
    return Response::text(200, std::move(text), "text/plain; version=0.0.4");
}

}  // namespace agora::server
