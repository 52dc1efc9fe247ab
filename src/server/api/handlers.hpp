// A call of the HTTP API, what its handlers use, and the handlers; each is in the file of its subject. They run on the executor of the
// connection.
#pragma once

#include "server/accounts/accounts.hpp"
#include "server/accounts/authenticator.hpp"
#include "server/accounts/tokens.hpp"
#include "server/api/reviews.hpp"

#include <array>
#include <string>
#include <vector>

namespace agora::server {

// All of it outlives the API.
struct ApiServices {
    store::Store& store;
    ThreadPool& readers;  // reads of the store and replays: never on an I/O thread
    TableService& tables;
    Authenticator& authenticator;
    Accounts& accounts;
    Tokens& tokens;
    WallClock now;
};

struct ApiContext : ApiServices {
    explicit ApiContext(ApiServices services);

    const std::array<std::string, 2> games;  // GET /api/games, by language
    Reviews reviews;
};

struct Call {
    Request request;
    Who who{};
    std::vector<std::string> parameters{};  // of the path

    Lang lang() const { return who.lang; }
};

// Runs what only reads, or replays, on the readers. What it throws is thrown here.
using Read = Response (*)(ApiContext& context, const Call& call);
Awaitable<Response> run_on_readers(ApiContext& context, Call call, Read read);
template <Read read>
Awaitable<Response> on_readers(ApiContext& context, Call call) {
    return run_on_readers(context, std::move(call), read);
}

}  // namespace agora::server

namespace agora::server::handlers {

using Handler = Awaitable<Response> (*)(ApiContext& context, Call call);

// games.cpp
Awaitable<Response> about(ApiContext& context, Call call);
Awaitable<Response> games(ApiContext& context, Call call);
Awaitable<Response> game(ApiContext& context, Call call);
Awaitable<Response> manual(ApiContext& context, Call call);
Awaitable<Response> routes(ApiContext& context, Call call);
Awaitable<Response> socket(ApiContext& context, Call call);

// accounts.cpp
Awaitable<Response> guest(ApiContext& context, Call call);
Awaitable<Response> sign_up(ApiContext& context, Call call);
Awaitable<Response> login(ApiContext& context, Call call);
Awaitable<Response> logout(ApiContext& context, Call call);
Awaitable<Response> me(ApiContext& context, Call call);
Awaitable<Response> change_me(ApiContext& context, Call call);
Awaitable<Response> change_password(ApiContext& context, Call call);
Awaitable<Response> recover(ApiContext& context, Call call);
Awaitable<Response> renew_recovery(ApiContext& context, Call call);
Awaitable<Response> remove_me(ApiContext& context, Call call);

// tokens.cpp
Awaitable<Response> tokens(ApiContext& context, Call call);
Awaitable<Response> add_token(ApiContext& context, Call call);
Awaitable<Response> revoke_token(ApiContext& context, Call call);

// profiles.cpp, on the readers
Response profile(ApiContext& context, const Call& call);
Response games_of(ApiContext& context, const Call& call);
Response ratings(ApiContext& context, const Call& call);
Response leaderboard(ApiContext& context, const Call& call);

// tables.cpp
Awaitable<Response> my_tables(ApiContext& context, Call call);
Awaitable<Response> tables(ApiContext& context, Call call);
Awaitable<Response> create_table(ApiContext& context, Call call);
Awaitable<Response> table(ApiContext& context, Call call);
Awaitable<Response> join(ApiContext& context, Call call);
Awaitable<Response> leave(ApiContext& context, Call call);
Awaitable<Response> start(ApiContext& context, Call call);
Awaitable<Response> make_host(ApiContext& context, Call call);
Awaitable<Response> change_seat(ApiContext& context, Call call);
Awaitable<Response> rematch(ApiContext& context, Call call);

// records.cpp, on the readers
Response record(ApiContext& context, const Call& call);
Response replay(ApiContext& context, const Call& call);
Response review(ApiContext& context, const Call& call);

}  // namespace agora::server::handlers
