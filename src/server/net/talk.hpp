// WebSocket connections.
#pragma once

#include "server/net/visit.hpp"

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include <optional>

namespace agora::server {

// Runs until one side closes it; or the response with which the handler refused it.
Awaited<std::optional<Response>> talk(std::shared_ptr<House> house, TcpStream& stream,
                                      beast::http::request<beast::http::string_body>& greeting,
                                      const Request& request);
Awaited<std::optional<Response>> talk(std::shared_ptr<House> house, TlsStream& stream,
                                      beast::http::request<beast::http::string_body>& greeting,
                                      const Request& request);

}  // namespace agora::server
