// Responses of the HTTP API.
#pragma once

#include "core/error.hpp"
#include "server/http/request.hpp"
#include "store/values.hpp"

#include <string>

namespace agora::server {

// Personal or changing: must not be cached.
Response json_response(int status, std::string json);
Response empty_response();  // 204
Response error_response(const Error& error);
Response bad_request(const Error& why);  // the body is not as it should be
// With an ETag; 304 where the client has it.
Response cacheable_response(const Request& request, std::string json);

// A page of a list: `after` and `most` of the query.
Expected<store::Page> page_of(const Request& request, int most);

}  // namespace agora::server
