// Everything that comes with a request: bodies of every kind, cookies, tokens, origins, languages,
// names and numbers. Nothing breaks, and what is refused is refused with a reason.
#include "require.hpp"
#include "server/accounts/credentials.hpp"
#include "server/accounts/name.hpp"
#include "server/accounts/secret.hpp"
#include "server/api/request_body.hpp"
#include "server/base/rate_limiter.hpp"

using namespace agora;
using namespace agora::server;

namespace {

template <class T>
void require_reason(const Expected<T>& read) {
    require(read || !read.error().message.empty());
}

void read_bodies(const std::string& body) {
    require_reason(read_guest(body));
    require_reason(read_registration(body));
    require_reason(read_login(body));
    require_reason(read_change(body));
    require_reason(read_password(body));
    require_reason(read_removal(body));
    require_reason(read_host(body));
    require_reason(read_nothing(body));
    require_reason(check_setup_members(body));
    if (const auto join = read_join(body)) require(!join->seat || *join->seat < most_seats);
    if (const auto token = read_token(body)) {
        require(token->days >= 1 && token->scopes != Scopes{});
        require(scopes_from(scopes_text(token->scopes)) == token->scopes);
    }
}

void read_headers(const std::string& text) {
    Request request;
    request.query = "lang=" + text;
    for (const auto* name :
         {"authorization", "cookie", "origin", "content-type", "accept-language"})
        request.headers.emplace_back(name, text);
    request.headers.emplace_back("host", "here");
    credentials_of(request);
    language_of(request);
    is_json(request);
    // Ours is one host and nothing around it: seven or eight letters of a scheme, and "here".
    require(origin_of(request) != Origin::ours || text.size() == 11 || text.size() == 12);
    request.headers = {{"cookie", "agora=" + text}};
    const auto secret = credentials_of(request);
    require(!secret.hash || text.size() >= secret_length);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string text(data, data + size);
    read_bodies(text);
    read_headers(text);
    if (const auto name = proper_name(text)) require(proper_name(*name) == name);
    if (const auto number = read_number(text)) require(*number >= 0);
    place_of(text);
    return 0;
}
