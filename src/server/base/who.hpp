// The identity of a caller.
#pragma once

#include "core/error.hpp"
#include "core/language.hpp"
#include "match/setup.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace agora::server {

// Scopes of a token. A browser session has all of them.
struct Scopes {
    bool play = false;     // sit and decide, and say something
    bool watch = false;    // see what the person may see
    bool tables = false;   // create, join, leave
    bool account = false;  // change the account

    static constexpr Scopes all() { return {true, true, true, true}; }
    friend bool operator==(const Scopes&, const Scopes&) = default;
};

struct Who {
    match::PersonId id = 0;  // 0: anonymous
    std::string name{};
    Lang lang = Lang::en;
    bool guest = false;
    Scopes scopes{.watch = true};
    std::int64_t key = 0;  // the id of the session or token in the store

    bool is_somebody() const { return id != 0; }
};

// Whether the caller may do what needs this scope; the error otherwise.
inline std::optional<Error> check_scope(const Who& who, bool Scopes::* scope) {
    if (!who.is_somebody()) return Error(ErrorCode::unauthorized, who.lang);
    if (!(who.scopes.*scope)) return Error(ErrorCode::not_allowed, who.lang);
    return std::nullopt;
}

}  // namespace agora::server
