// What clients ask for, decoded: one function a kind of body. A member that is not known is
// refused, so that a misspelt option is not silently left out.
#pragma once

#include "core/refusal.hpp"
#include "core/words.hpp"
#include "server/people/people.hpp"
#include "server/who.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace agora::server {

struct GuestWish {
    std::string name;
    std::optional<Lang> language;
};

struct LoginWish {
    std::string name;
    std::string password;
    std::optional<Lang> language;  // only where one registers
};

struct ChangeWish {
    std::optional<std::string> name;
    std::optional<Lang> language;
};

struct PasswordWish {
    std::string old;
    std::string password;
};

struct JoinWish {
    std::optional<Seat> seat{};
    std::string key;
};

Result<GuestWish> read_guest(std::string_view body);
Result<LoginWish> read_registration(std::string_view body);
Result<LoginWish> read_login(std::string_view body);
Result<ChangeWish> read_change(std::string_view body);
Result<PasswordWish> read_password(std::string_view body);
Result<std::string> read_farewell(std::string_view body);  // the password; empty for a guest
Result<TokenWish> read_token(std::string_view body);
Result<JoinWish> read_join(std::string_view body);
Result<PersonId> read_host(std::string_view body);
Result<void> read_nothing(std::string_view body);  // no body, or an empty object
Result<void> check_setup_members(std::string_view body);

// Numbers in addresses: "/api/tables/7", "?most=20".
std::optional<std::int64_t> read_number(std::string_view text);

}  // namespace agora::server
