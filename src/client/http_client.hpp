// HTTP requests, one at a time; each waits for its response.
#pragma once

#include "client/address.hpp"
#include "core/error.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace agora::client {

struct HttpResponse {
    int status = 0;
    std::string body;

    bool is_success() const { return status / 100 == 2; }
    // As one line: "409 {...}".
    std::string text() const { return std::to_string(status) + " " + body; }
};

// Keeps its connection from one request to the next.
class HttpClient {
public:
    explicit HttpClient(Address address);
    HttpClient(HttpClient&&) noexcept;
    HttpClient& operator=(HttpClient&&) noexcept;
    ~HttpClient();

    // Whatever the server responds; an error is that it did not. Stores a cookie that it sets.
    Expected<HttpResponse> get(std::string_view path, Credentials& credentials);
    Expected<HttpResponse> post(std::string_view path, std::string_view body,
                                Credentials& credentials);

private:
    class Connection;
    Expected<HttpResponse> send(bool is_post, std::string_view path, std::string_view body,
                                Credentials& credentials);

    Address address_;
    std::unique_ptr<Connection> connection_;  // none before the first request
};

}  // namespace agora::client
