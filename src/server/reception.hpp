// The router: dispatches requests, upgrades sockets, and adds security headers to each response.
#pragma once

#include "server/api/api.hpp"
#include "server/hall/open_hall.hpp"
#include "server/metrics.hpp"
#include "server/talk/conversation.hpp"

#include <atomic>

namespace agora::server {

class Reception final : public Host {
public:
    struct Settings {
        TalkSettings talk{};
        bool public_metrics = false;
    };

    // All of them outlive it.
    Reception(store::Store& store, OpenHall& hall, Doorman& doorman, Api& api,
              const Settings& settings)
        : store_(store), hall_(hall), doorman_(doorman), api_(api), settings_(settings) {}

    void asked(Request request, Responder answer) override;
    std::expected<std::unique_ptr<Conversation>, Response> visited(const Request& request) override;

    // Set once the HTTP server listens; its counters are in the metrics from then on.
    void show(const Door& door) { door_ = &door; }

private:
    Response health() const;
    Response metrics(const Request& request) const;

    store::Store& store_;
    OpenHall& hall_;
    Doorman& doorman_;
    Api& api_;
    const Settings settings_;
    std::atomic<const Door*> door_ = nullptr;
    RequestCounts requests_;
};

// Adds the headers; HSTS where the request came over TLS.
void secure(Response& response, bool over_tls);

}  // namespace agora::server
