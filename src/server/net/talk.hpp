// A WebSocket from its greeting to its end.
#pragma once

#include "server/net/visit.hpp"

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include <optional>

namespace agora::net {

// Talks until one side ends it; or the response that the host refused it with.
Awaited<std::optional<Response>> talk(std::shared_ptr<House> house, TcpStream& stream,
                                      beast::http::request<beast::http::string_body>& greeting,
                                      const Request& request);
Awaited<std::optional<Response>> talk(std::shared_ptr<House> house, TlsStream& stream,
                                      beast::http::request<beast::http::string_body>& greeting,
                                      const Request& request);

}  // namespace agora::net
