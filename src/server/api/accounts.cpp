// Handlers of the own account.
#include "server/api/api.hpp"
#include "server/api/wishes.hpp"

namespace agora::server {

namespace {

void write_scopes(JsonWriter& json, std::string_view scopes) {
    json.key("scopes").begin_array();
    while (!scopes.empty()) {
        const auto end = std::min(scopes.find(' '), scopes.size());
        json.value(scopes.substr(0, end));
        scopes.remove_prefix(std::min(end + 1, scopes.size()));
    }
    json.end_array();
}

std::string person_text(const Who& who) {
    JsonWriter json;
    json.begin_object().field("id", who.id).field("name", who.name).field("guest", who.guest);
    json.field("language", name_of(who.lang));
    write_scopes(json, scopes_text(who.scopes));
    return json.end_object().take();
}

void write_token(JsonWriter& json, const store::Key& token) {
    json.begin_object().field("id", token.id).field("label", token.label);
    write_scopes(json, token.scopes);
    json.field("since", token.since).field("used", token.used).field("until", token.until);
    json.end_object();
}

Reply<void> nothing_for(std::shared_ptr<Ask> ask) {
    return [ask = std::move(ask)](const Expected<void>& done) {
        if (!done) return ask->refuse(done.error());
        ask->give_nothing();
    };
}

// The caller by its session cookie; a token is not a session that a new one could replace.
Who session_of(const Ask& ask) {
    if (credentials_of(ask.request).kind == Credentials::Kind::cookie) return ask.who;
    return {.lang = ask.lang()};
}

}  // namespace

void Ask::give_session(int status, const Session& session, store::Millis lifetime) const {
    auto response = Response::text(status, person_text(session.who));
    response.headers.emplace_back("Set-Cookie",
                                  cookie_for(session.secret, lifetime, request.secure));
    response.headers.emplace_back("Cache-Control", "no-store");
    answer(std::move(response));
}

namespace {

Reply<Session> session_for(std::shared_ptr<Ask> ask, int status, store::Millis lifetime) {
    return [ask = std::move(ask), status, lifetime](const Expected<Session>& session) {
        if (!session) return ask->refuse(session.error());
        ask->give_session(status, *session, lifetime);
    };
}

}  // namespace

void Api::guest(Ask& ask) {
    auto wish = read_guest(ask.request.body);
    if (!wish) return ask.refuse(Error(ErrorCode::bad_request, wish.error().message));
    const auto kept = std::make_shared<Ask>(std::move(ask));
    people_.greet(session_of(*kept), wish->name, wish->language.value_or(kept->lang()),
                  kept->request.address, session_for(kept, 201, people_.session_length()));
}

void Api::enroll(Ask& ask) {
    auto wish = read_registration(ask.request.body);
    if (!wish) return ask.refuse(Error(ErrorCode::bad_request, wish.error().message));
    const auto kept = std::make_shared<Ask>(std::move(ask));
    people_.enroll(session_of(*kept), wish->name, std::move(wish->password),
                   wish->language.value_or(kept->lang()), kept->request.address,
                   session_for(kept, 201, people_.session_length()));
}

void Api::login(Ask& ask) {
    auto wish = read_login(ask.request.body);
    if (!wish) return ask.refuse(Error(ErrorCode::bad_request, wish.error().message));
    const auto kept = std::make_shared<Ask>(std::move(ask));
    people_.login(session_of(*kept), wish->name, std::move(wish->password), kept->request.address,
                  session_for(kept, 200, people_.session_length()));
}

// Also for an expired session: the cookie is removed in any case.
void Api::logout(Ask& ask) {
    if (const auto good = read_nothing(ask.request.body); !good)
        return ask.refuse(Error(ErrorCode::bad_request, good.error().message));
    const auto leave = [](const Ask& leaving) {
        Response response;
        response.status = 204;
        response.headers.emplace_back("Set-Cookie", cookie_for("", 0, leaving.request.secure));
        response.headers.emplace_back("Cache-Control", "no-store");
        leaving.answer(std::move(response));
    };
    if (!ask.who.is_somebody()) return leave(ask);
    const auto kept = std::make_shared<Ask>(std::move(ask));
    people_.logout(kept->who, [kept, leave](const Expected<void>& done) {
        if (!done) return kept->refuse(done.error());
        leave(*kept);
    });
}

void Api::me(Ask& ask) {
    if (!ask.who.is_somebody()) return ask.refuse(Error(ErrorCode::unauthorized, ask.lang()));
    ask.give(200, person_text(ask.who));
}

void Api::change_me(Ask& ask) {
    auto wish = read_change(ask.request.body);
    if (!wish) return ask.refuse(Error(ErrorCode::bad_request, wish.error().message));
    const auto kept = std::make_shared<Ask>(std::move(ask));
    auto told = [kept](const Expected<Who>& who) {
        if (!who) return kept->refuse(who.error());
        kept->give(200, person_text(*who));
    };
    if (!wish->name) return people_.speak(kept->who, *wish->language, std::move(told));
    auto renamed = [&people = people_, kept, told,
                    language = wish->language](const Expected<Who>& who) {
        if (!who || !language) return told(who);
        people.speak(*who, *language, told);
    };
    people_.rename(kept->who, *wish->name, std::move(renamed));
}

void Api::change_password(Ask& ask) {
    auto wish = read_password(ask.request.body);
    if (!wish) return ask.refuse(Error(ErrorCode::bad_request, wish.error().message));
    const auto kept = std::make_shared<Ask>(std::move(ask));
    people_.change_password(kept->who, std::move(wish->old), std::move(wish->password),
                            session_for(kept, 200, people_.session_length()));
}

void Api::remove_me(Ask& ask) {
    auto password = read_farewell(ask.request.body);
    if (!password) return ask.refuse(Error(ErrorCode::bad_request, password.error().message));
    const auto kept = std::make_shared<Ask>(std::move(ask));
    people_.remove(kept->who, *std::move(password), nothing_for(kept));
}

void Api::tokens(Ask& ask) {
    const auto tokens = people_.tokens(ask.who);
    if (!tokens) return ask.refuse(tokens.error());
    JsonWriter json;
    json.begin_object().key("tokens").begin_array();
    for (const auto& token : *tokens) write_token(json, token);
    ask.give(200, json.end_array().end_object().take());
}

void Api::add_token(Ask& ask) {
    auto wish = read_token(ask.request.body);
    if (!wish) return ask.refuse(Error(ErrorCode::bad_request, wish.error().message));
    const auto kept = std::make_shared<Ask>(std::move(ask));
    const auto asked_for = *wish;
    people_.add_token(kept->who, *std::move(wish),
                      [kept, asked_for](const Expected<NewToken>& token) {
                          if (!token) return kept->refuse(token.error());
                          JsonWriter json;
                          json.begin_object().field("id", token->id).field("secret", token->secret);
                          json.field("label", asked_for.label);
                          write_scopes(json, scopes_text(asked_for.scopes));
                          json.field("until", token->until);
                          kept->give(201, json.end_object().take());
                      });
}

void Api::revoke_token(Ask& ask) {
    if (const auto good = read_nothing(ask.request.body); !good)
        return ask.refuse(Error(ErrorCode::bad_request, good.error().message));
    const auto token = read_number(ask.named.front());
    if (!token) return ask.refuse(Error(ErrorCode::no_such_token, ask.lang()));
    const auto kept = std::make_shared<Ask>(std::move(ask));
    people_.revoke(kept->who, *token, nothing_for(kept));
}

}  // namespace agora::server
