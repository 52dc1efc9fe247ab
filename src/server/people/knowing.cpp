// Authentication.
#include "server/people/people.hpp"

namespace agora::server {

namespace {

// Precision of the time at which a session or token was last used.
constexpr store::Millis touch_every = 10 * 60 * 1000;

Response refusal(const Error& error) {
    return Response::text(error.http_status(), error_json(error));
}

Who who_of(const store::KeyHolder& holder) {
    const auto& [key, person] = holder;
    Who who{.id = person.id,
            .name = person.name,
            .lang = person.language,
            .guest = person.password.empty(),
            .scopes = Scopes::all(),
            .key = key.id};
    if (key.kind == store::Key::Kind::token)
        who.scopes = scopes_from(key.scopes).value_or(Scopes{});
    return who;
}

}  // namespace

Expected<Who> People::identify(const Request& request) {
    Who stranger{.lang = language_of(request)};
    const auto credentials = credentials_of(request);
    const bool token = credentials.kind == Credentials::Kind::token;
    if (credentials.kind == Credentials::Kind::none) return stranger;
    if (!credentials.hash)
        return token ? Expected<Who>(refuse(ErrorCode::bad_token, stranger.lang)) : stranger;
    const auto holder = store_.key_holder(*credentials.hash, clock_());
    if (!holder && holder.error().code != ErrorCode::not_found)
        return std::unexpected(person_error(holder.error().code, stranger.lang));
    // Sessions and tokens are not interchangeable.
    const auto kind = token ? store::Key::Kind::token : store::Key::Kind::session;
    if (!holder || holder->key.kind != kind)
        return token ? Expected<Who>(refuse(ErrorCode::bad_token, stranger.lang)) : stranger;
    touch(holder->key);
    return who_of(*holder);
}

std::expected<Who, Response> People::who(const Request& request) {
    const auto origin = origin_of(request);
    const bool by_cookie = credentials_of(request).kind == Credentials::Kind::cookie;
    if (origin == Origin::foreign || (by_cookie && origin != Origin::ours))
        return std::unexpected(refusal(Error(ErrorCode::foreign, language_of(request))));
    auto known = identify(request);
    if (!known) return std::unexpected(refusal(known.error()));
    if (const auto asked = lang_from(request.parameter("lang"))) known->lang = *asked;
    return *std::move(known);
}

// CSRF protection. A token proves that no foreign page made the request; without credentials a page
// could still log somebody in (login CSRF), so that the Origin is checked.
Expected<void> People::may_change(const Request& request, Lang lang) const {
    const auto kind = credentials_of(request).kind;
    const auto origin = origin_of(request);
    const bool ours =
        origin == Origin::ours || (origin == Origin::unknown && kind != Credentials::Kind::cookie);
    if (kind != Credentials::Kind::token && !ours) return refuse(ErrorCode::foreign, lang);
    if (!is_json(request)) return refuse(ErrorCode::not_json, lang);
    return {};
}

void People::touch(const store::Key& key) {
    const auto now = clock_();
    if (now - key.used < touch_every) return;
    pledges_.write<void>(
        [&](store::Done<> done) { return store_.touch_key(key.id, now, std::move(done)); },
        [](const Expected<void>&) {});
}

}  // namespace agora::server
