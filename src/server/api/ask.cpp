// Responses.
#include "server/api/api.hpp"
#include "server/api/wishes.hpp"

#include <sodium.h>

namespace agora::server {

namespace {

// The ETag of a body.
std::string mark_of(std::string_view body) {
    unsigned char hash[crypto_generichash_BYTES_MIN];
    crypto_generichash(hash, sizeof hash, reinterpret_cast<const unsigned char*>(body.data()),
                       body.size(), nullptr, 0);
    char text[2 * sizeof hash + 1];
    sodium_bin2hex(text, sizeof text, hash, sizeof hash);
    return "\"" + std::string(text) + "\"";
}

// Personal or changing responses must not be cached.
Response private_answer(int status, std::string json) {
    auto response = Response::text(status, std::move(json));
    response.headers.emplace_back("Cache-Control", "no-store");
    return response;
}

}  // namespace

void Ask::give(int status, std::string json) const {
    answer(private_answer(status, std::move(json)));
}

void Ask::give_nothing() const {
    Response response;
    response.status = 204;
    response.headers.emplace_back("Cache-Control", "no-store");
    answer(std::move(response));
}

void Ask::refuse(const Error& error) const {
    auto response = private_answer(error.http_status(), error_json(error));
    if (error.http_status() == 429 || error.http_status() == 503)
        response.headers.emplace_back("Retry-After", "5");
    answer(std::move(response));
}

void Ask::give_lasting(std::string body, std::string type) const {
    const auto mark = mark_of(body);
    Response response;
    if (request.header("if-none-match") == mark)
        response.status = 304;
    else
        response = Response::text(200, std::move(body), std::move(type));
    response.headers.emplace_back("ETag", mark);
    response.headers.emplace_back("Cache-Control", "no-cache");
    response.headers.emplace_back("Vary", "Accept-Language, Cookie");
    answer(std::move(response));
}

std::optional<store::Page> Ask::page(int most) const {
    store::Page page{.most = most};
    const auto number = [&](std::string_view name, std::int64_t usual) {
        const auto text = request.parameter(name);
        return text.empty() ? std::optional(usual) : read_number(text);
    };
    const auto after = number("after", 0);
    const auto wanted = number("most", most);
    if (!after || !wanted || *wanted < 1 || *wanted > most) {
        refuse(Error(ErrorCode::bad_request,
                     "\"after\" is a number, and \"most\" one from 1 to " + std::to_string(most)));
        return std::nullopt;
    }
    page.after = *after;
    page.most = static_cast<int>(*wanted);
    return page;
}

}  // namespace agora::server
