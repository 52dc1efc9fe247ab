// A WebSocket session: rate-limits and decodes messages and passes them to the table registry.
#pragma once

#include "server/hall/open_hall.hpp"
#include "server/net/door.hpp"

#include <memory>

namespace agora::server {

// Token bucket of one socket. A client that ignores refusals is disconnected.
struct TalkSettings {
    int at_once = 200;
    int per_second = 50;
    int max_refused = 200;  // before the socket is closed
};

std::unique_ptr<Conversation> converse(OpenHall& hall, Who who, const TalkSettings& settings);

}  // namespace agora::server
