// Responses of the HTTP API.
#pragma once

#include "core/error.hpp"
#include "server/base/thread_pool.hpp"
#include "server/http/request.hpp"
#include "store/values.hpp"

#include <exception>
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

// `work` returns a response; it runs on the pool. What it throws is thrown here.
template <class Work>
Awaitable<Response> respond_on(ThreadPool& pool, Lang lang, Work work) {
    std::exception_ptr thrown;
    const auto guarded = [&]() -> Expected<Response> {
        try {
            return work();
        } catch (...) {
            thrown = std::current_exception();
            return Response{};
        }
    };
    auto response = co_await run_on(pool, guarded);
    if (thrown) std::rethrow_exception(thrown);
    if (!response) co_return error_response(Error(response.error().code, lang));
    co_return *std::move(response);
}

}  // namespace agora::server
