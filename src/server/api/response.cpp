#include "server/api/response.hpp"

#include "server/api/request_body.hpp"
#include "server/base/errors.hpp"

#include <sodium.h>

namespace agora::server {

namespace {

std::string etag_of(std::string_view body) {
    unsigned char hash[crypto_generichash_BYTES_MIN];
    crypto_generichash(hash, sizeof hash, reinterpret_cast<const unsigned char*>(body.data()),
                       body.size(), nullptr, 0);
    char text[2 * sizeof hash + 1];
    sodium_bin2hex(text, sizeof text, hash, sizeof hash);
    return "\"" + std::string(text) + "\"";
}

}  // namespace

Response json_response(int status, std::string json) {
    auto response = Response::text(status, std::move(json));
    response.headers.emplace_back("Cache-Control", "no-store");
    return response;
}

Response empty_response() {
    Response response;
    response.status = 204;
    response.headers.emplace_back("Cache-Control", "no-store");
    return response;
}

Response error_response(const Error& error) {
    auto response = json_response(error.http_status(), error_json(error));
    if (error.http_status() == 429 || error.http_status() == 503)
        response.headers.emplace_back("Retry-After", "5");
    return response;
}

Response bad_request(const Error& why) {
    return error_response(Error(ErrorCode::bad_request, why.message));
}

Response cacheable_response(const Request& request, std::string json) {
    const auto etag = etag_of(json);
    Response response;
    if (request.header("if-none-match") == etag)
        response.status = 304;
    else
        response = Response::text(200, std::move(json));
    response.headers.emplace_back("ETag", etag);
    response.headers.emplace_back("Cache-Control", "no-cache");
    response.headers.emplace_back("Vary", "Accept-Language, Cookie");
    return response;
}

Expected<store::Page> page_of(const Request& request, int most) {
    const auto number = [&](std::string_view name, std::int64_t usual) {
        const auto text = request.parameter(name);
        return text.empty() ? std::optional(usual) : read_number(text);
    };
    const auto after = number("after", 0);
    const auto wanted = number("most", most);
    if (!after || !wanted || *wanted < 1 || *wanted > most)
        return refuse(ErrorCode::bad_request,
                      "\"after\" is a number, and \"most\" one from 1 to " + std::to_string(most));
    return store::Page{.after = *after, .most = static_cast<int>(*wanted)};
}

}  // namespace agora::server
