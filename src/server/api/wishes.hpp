// Decoders of request bodies. An unknown member is refused, so that a misspelt option is not
// silently ignored.
#pragma once

#include "core/error.hpp"
#include "core/language.hpp"
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

Expected<GuestWish> read_guest(std::string_view body);
Expected<LoginWish> read_registration(std::string_view body);
Expected<LoginWish> read_login(std::string_view body);
Expected<ChangeWish> read_change(std::string_view body);
Expected<PasswordWish> read_password(std::string_view body);
Expected<std::string> read_farewell(std::string_view body);  // the password; empty for a guest
Expected<TokenWish> read_token(std::string_view body);
Expected<JoinWish> read_join(std::string_view body);
Expected<match::PersonId> read_host(std::string_view body);
Expected<void> read_nothing(std::string_view body);  // no body, or an empty object
Expected<void> check_setup_members(std::string_view body);

// Numbers in addresses: "/api/tables/7", "?most=20".
std::optional<std::int64_t> read_number(std::string_view text);

}  // namespace agora::server
