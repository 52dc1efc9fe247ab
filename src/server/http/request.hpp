// HTTP requests and responses, as the server sees them.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace agora::server {

struct Request {
    std::string method;  // "GET"
    std::string path;    // "/api/tables/7", percent signs decoded
    std::string query;   // what follows the question mark, as it came
    std::vector<std::pair<std::string, std::string>> headers;  // names in small letters
    std::string body;
    std::string address;  // of the client
    bool secure = false;  // came over TLS, here or at the proxy

    std::string_view header(std::string_view name) const;
    std::string_view cookie(std::string_view name) const;
    std::string parameter(std::string_view name) const;  // of the query, decoded; empty: not there
};

struct Response {
    int status = 200;
    std::string type = "application/json";
    std::shared_ptr<const std::string> body;  // nothing: no body
    std::vector<std::pair<std::string, std::string>> headers;

    static Response text(int status, std::string body, std::string type = "application/json");
};

}  // namespace agora::server
