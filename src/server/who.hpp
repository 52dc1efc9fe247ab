// Who is asking, and how the server finds out.
#pragma once

#include "core/language.hpp"
#include "match/setup.hpp"
#include "server/net/door.hpp"

#include <cstdint>
#include <expected>
#include <string>

namespace agora::server {

// What somebody's key allows. A browser session allows everything.
struct Scopes {
    bool play = false;     // sit and decide, and say something
    bool watch = false;    // see what the person may see
    bool tables = false;   // create, join, leave
    bool account = false;  // change the account

    static constexpr Scopes all() { return {true, true, true, true}; }
    friend bool operator==(const Scopes&, const Scopes&) = default;
};

struct Who {
    match::PersonId id = 0;  // 0: nobody, who may look at what is public
    std::string name{};
    Lang lang = Lang::en;
    bool guest = false;
    Scopes scopes{.watch = true};
    std::int64_t key = 0;  // of the store: the session or token that opened the door

    bool is_somebody() const { return id != 0; }
};

// Knows people by their cookies and tokens. Called on network threads.
class Doorman {
public:
    virtual ~Doorman() = default;

    // Who wants a socket; nobody has id 0. ErrorCode with a response: a key that opens nothing, or a
    // page of somebody else's (the Origin is not ours).
    virtual std::expected<Who, net::Response> who(const net::Request& request) = 0;
};

}  // namespace agora::server
