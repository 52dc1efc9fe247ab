// The router: dispatches requests, upgrades sockets, and adds security headers to each response.
#pragma once

#include "server/api/api.hpp"
#include "server/http/http_server.hpp"
#include "server/metrics.hpp"

#include <atomic>
#include <functional>

namespace agora::server {

class Gateway;

class Router final : public RequestHandler {
public:
    // All of it outlives the router.
    struct Services {
        store::Store& store;
        Authenticator& authenticator;
        Api& api;
        Gateway& gateway;
        std::function<std::size_t()> commands_waiting;       // queued for the tables, for /health
        std::function<std::vector<Metric>()> table_metrics;  // the first of /metrics
    };

    Router(Services services, bool public_metrics)
        : services_(std::move(services)), public_metrics_(public_metrics) {}

    Awaitable<Response> handle(Request request) override;
    Awaitable<std::expected<std::unique_ptr<WebSocketSession>, Response>> upgrade(
        const Request& request) override;

    // Set once the HTTP server listens; its counters are in the metrics from then on.
    void show(const HttpServer& server) { http_ = &server; }

private:
    Awaitable<Response> route(Request request);
    Response health() const;
    Response metrics(const Request& request) const;

    Services services_;
    const bool public_metrics_;
    std::atomic<const HttpServer*> http_ = nullptr;
    RequestCounts requests_;
};

// Adds the headers; HSTS where the request came over TLS.
void secure(Response& response, bool over_tls);

}  // namespace agora::server
