// Receives every visitor: sends requests where they belong, opens sockets, and puts on each answer
// the headers that keep pages safe.
#pragma once

#include "server/api/api.hpp"
#include "server/hall/open_hall.hpp"
#include "server/metrics.hpp"
#include "server/talk/conversation.hpp"

#include <atomic>

namespace agora::server {

class Reception final : public net::Host {
public:
    struct Settings {
        TalkSettings talk{};
        bool public_metrics = false;
    };

    // All of them outlive it.
    Reception(store::Store& store, OpenHall& hall, Doorman& doorman, Api& api,
              const Settings& settings)
        : store_(store), hall_(hall), doorman_(doorman), api_(api), settings_(settings) {}

    void asked(net::Request request, net::Answer answer) override;
    std::expected<std::unique_ptr<net::Conversation>, net::Response> visited(
        const net::Request& request) override;

    // The door is known when it is open; what it counts is shown from then on.
    void show(const net::Door& door) { door_ = &door; }

private:
    net::Response health() const;
    net::Response metrics(const net::Request& request) const;

    store::Store& store_;
    OpenHall& hall_;
    Doorman& doorman_;
    Api& api_;
    const Settings settings_;
    std::atomic<const net::Door*> door_ = nullptr;
    RequestCounts requests_;
};

// Adds the headers; HSTS where the visitor came over TLS.
void secure(net::Response& response, bool over_tls);

}  // namespace agora::server
