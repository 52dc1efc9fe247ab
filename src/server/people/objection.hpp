// Why people are not let in or not given what they ask for; the rest of the server's reasons are in
// regret.hpp.
#pragma once

#include "server/regret.hpp"

namespace agora::server {

enum class Objection : std::uint8_t {
    // what was sent
    bad_request,
    not_json,
    foreign,
    no_such_path,
    wrong_method,
    not_a_socket,
    // who sent it
    bad_key,
    wrong_login,
    wrong_password,
    guest,
    registered,
    // what was chosen
    bad_name,
    bad_password,
    taken,
    // what it is about
    no_such_game,
    no_such_person,
    no_such_key,
    other_rules,
    // how much there is
    too_fast,
    too_many_keys,
};

Regret regret(Objection objection, Lang lang);
Regret regret(Objection objection, std::string why);  // with a sentence of its own
// What the store says of a person or a key.
Regret personal_regret(store::Fault fault, Lang lang);

}  // namespace agora::server
