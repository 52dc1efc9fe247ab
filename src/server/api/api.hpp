// The HTTP API under /api: docs/protocol.md and docs/openapi.json. routes.cpp has the routes.
#pragma once

#include "server/api/handlers.hpp"

#include <expected>
#include <span>
#include <string>
#include <string_view>

namespace agora::server {

// The scope that a caller needs. Lists, public tables and finished games are for everybody; a
// token, if there is one, needs the scope `watch`.
enum class Need : std::uint8_t { nothing, watch, tables, account };

struct ApiSettings {
    RateLimit requests{.burst = 400, .every = 20};  // of all kinds, by address
};

class Api {
public:
    Api(ApiServices services, const ApiSettings& settings)
        : context_(std::move(services)), requests_(settings.requests) {}

    Awaitable<Response> handle(Request request);

    struct Route {
        std::string_view method;
        std::string_view path;  // {name} stands for one part of it
        Need need = Need::nothing;
        handlers::Handler handler = nullptr;
        int price = 1;  // tokens of the rate limiter of the address
    };
    static std::span<const Route> routes();
    // The same as JSON, with the scopes that are needed.
    static std::string routes_text();

private:
    // The handler of a call that may be made; sets the parameters of its path.
    std::expected<handlers::Handler, Response> handler_of(Call& call);

    ApiContext context_;
    RateLimiter requests_;
};

}  // namespace agora::server
