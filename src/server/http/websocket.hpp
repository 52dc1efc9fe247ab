// WebSocket connections.
#pragma once

#include "server/http/http_session.hpp"

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

namespace agora::server {

using UpgradeRequest = beast::http::request<beast::http::string_body>;

// Moves the stream into a WebSocket, which runs until one side closes it.
Awaitable<> serve_websocket(std::shared_ptr<ConnectionRegistry> registry, TcpStream& stream,
                            UpgradeRequest& upgrade, WebSocketSession& session);
Awaitable<> serve_websocket(std::shared_ptr<ConnectionRegistry> registry, TlsStream& stream,
                            UpgradeRequest& upgrade, WebSocketSession& session);

}  // namespace agora::server
