// What is asked over HTTP under /api: docs/protocol.md says what, docs/openapi.json exactly.
// routes.cpp is the list; each handler is in the file of its subject. Handlers run on network
// threads and answer at once, or take the request with them and answer later, from the thread that
// knows the answer; what answers later refers to the request and to nothing of the Api.
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

// One request on its way to its answer.
struct Ask {
    net::Request request;
    net::Answer answer;
    Who who;
    std::vector<std::string> named{};  // what stands where the path has braces

    Lang lang() const { return who.lang; }
    void give(int status, std::string json) const;
    void give_nothing() const;  // 204
    void give_session(int status, const Session& session, store::Millis lifetime) const;
    void refuse(const Error& error) const;
    // With a mark by which the client knows next time that nothing has changed.
    void give_lasting(std::string body, std::string type = "application/json") const;
    // A page of a list: `after` and `most` of the query; nothing, and refused, where they are
    // wrong.
    std::optional<store::Page> page(int most) const;
};

// What a caller must be allowed. Lists, public tables and finished games are for everybody whose
// key, if there is one, may watch.
enum class Need : std::uint8_t { nothing, watch, tables, account };

struct ApiSettings {
    RateLimit requests{.burst = 400, .every = 20};  // of all kinds, by address
};

class Api {
public:
    // All three outlive it.
    Api(store::Store& store, Hall& hall, People& people, const ApiSettings& settings,
        People::Clock clock);

    void asked(net::Request request, net::Answer answer);

    struct Route {
        std::string_view method;
        std::string_view path;  // {name} stands for one part of it
        Need need = Need::nothing;
        void (Api::*handler)(Ask&) = nullptr;
        int price = 1;  // what it takes from the pace of an address
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
