// One socket of a client: what it says is measured, decoded and brought to the hall.
#pragma once

#include "server/hall/open_hall.hpp"
#include "server/net/door.hpp"

#include <memory>

namespace agora::server {

// So many messages at once, then so many a second. One who does not stop is sent away.
struct TalkSettings {
    int at_once = 200;
    int per_second = 50;
    int most_refused = 200;  // before the socket is closed
};

std::unique_ptr<net::Conversation> converse(OpenHall& hall, Who who, const TalkSettings& settings);

}  // namespace agora::server
