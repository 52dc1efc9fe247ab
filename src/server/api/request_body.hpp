// Decoders of request bodies. An unknown member is refused, so that a misspelt option is not
// silently ignored.
#pragma once

#include "core/error.hpp"
#include "core/language.hpp"
#include "server/accounts/tokens.hpp"
#include "server/base/who.hpp"
#include "server/tables/table_service.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace agora::server {

struct GuestRequest {
    std::string name;
    std::optional<Lang> language;
};

struct LoginRequest {
    std::string name;
    std::string password;
    std::optional<Lang> language;  // only where one registers
};

struct ProfileRequest {
    std::optional<std::string> name;
    std::optional<Lang> language;
};

struct PasswordRequest {
    std::string old;
    std::string password;
};

struct RecoveryRequest {
    std::string name;
    std::string code;
    std::string password;
};

struct JoinRequest {
    std::optional<Seat> seat{};
    std::string key;
};

Expected<GuestRequest> read_guest(std::string_view body);
Expected<LoginRequest> read_registration(std::string_view body);
Expected<LoginRequest> read_login(std::string_view body);
Expected<ProfileRequest> read_change(std::string_view body);
Expected<PasswordRequest> read_password(std::string_view body);
Expected<RecoveryRequest> read_recovery(std::string_view body);
Expected<std::string> read_removal(std::string_view body);  // the password; empty for a guest
Expected<std::string> read_own_password(std::string_view body);
Expected<TokenRequest> read_token(std::string_view body);
Expected<JoinRequest> read_join(std::string_view body);
Expected<match::PersonId> read_host(std::string_view body);
Expected<SeatRequest> read_seat_change(std::string_view body);
Expected<void> read_nothing(std::string_view body);  // no body, or an empty object
Expected<void> check_setup_members(std::string_view body);

// Numbers in addresses: "/api/tables/7", "?most=20".
std::optional<std::int64_t> read_number(std::string_view text);

}  // namespace agora::server
