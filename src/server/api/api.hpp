// The HTTP API under /api: docs/protocol.md and docs/openapi.json. routes.cpp has the routes; each
// handler is in the file of its subject. Handlers run on I/O threads and respond at once or later
// from another thread; a later response refers to the request only, never to the Api.
#pragma once

#include "server/api/reviews.hpp"
#include "server/hall.hpp"
#include "server/people/people.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace agora::server {

// A request and its responder.
struct Ask {
    Request request;
    Responder answer;
    Who who;
    std::vector<std::string> named{};  // values of the path parameters

    Lang lang() const { return who.lang; }
    void give(int status, std::string json) const;
    void give_nothing() const;  // 204
    void give_session(int status, const Session& session, store::Millis lifetime) const;
    void refuse(const Error& error) const;
    // With an ETag.
    void give_lasting(std::string body, std::string type = "application/json") const;
    // A page of a list: `after` and `most` of the query; nothing, and refused, where they are
    // wrong.
    std::optional<store::Page> page(int most) const;
};

// The scope that a caller needs. Lists, public tables and finished games are for everybody; a
// token, if there is one, needs the scope `watch`.
enum class Need : std::uint8_t { nothing, watch, tables, account };

struct ApiSettings {
    RateLimit requests{.burst = 400, .every = 20};  // of all kinds, by address
};

class Api {
public:
    // All three outlive it.
    Api(store::Store& store, Hall& hall, People& people, const ApiSettings& settings,
        People::Clock clock);

    void asked(Request request, Responder answer);

    struct Route {
        std::string_view method;
        std::string_view path;  // {name} stands for one part of it
        Need need = Need::nothing;
        void (Api::*handler)(Ask&) = nullptr;
        int price = 1;  // tokens of the rate limiter of the address
    };
    static std::span<const Route> routes();
    // The same as JSON, with the scopes that are needed.
    static std::string routes_text();

private:
    void route(Ask& ask);

    // games.cpp
    void games(Ask& ask);
    void game(Ask& ask);
    void manual(Ask& ask);
    void about(Ask& ask);
    void list_routes(Ask& ask);
    void socket(Ask& ask);
    // accounts.cpp
    void guest(Ask& ask);
    void enroll(Ask& ask);
    void login(Ask& ask);
    void logout(Ask& ask);
    void me(Ask& ask);
    void change_me(Ask& ask);
    void change_password(Ask& ask);
    void remove_me(Ask& ask);
    void tokens(Ask& ask);
    void add_token(Ask& ask);
    void revoke_token(Ask& ask);
    // profiles.cpp
    void profile(Ask& ask);
    void games_of(Ask& ask);
    void leaderboard(Ask& ask);
    // tables.cpp
    void my_tables(Ask& ask);
    void tables(Ask& ask);
    void finished_tables(Ask& ask);
    void create_table(Ask& ask);
    void table(Ask& ask);
    void join(Ask& ask);
    void leave(Ask& ask);
    void start(Ask& ask);
    void make_host(Ask& ask);
    void rematch(Ask& ask);
    // records.cpp
    void record(Ask& ask);
    void replay(Ask& ask);
    void review(Ask& ask);

    store::Store& store_;
    Hall& hall_;
    People& people_;
    People::Clock clock_;
    RateLimiter requests_;
    std::array<std::string, 2> games_;  // by language
    Reviews reviews_;
};

}  // namespace agora::server
