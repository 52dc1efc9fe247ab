// Why the server does not do what it is asked for: a code for programs, a status for HTTP, a
// sentence for people. What a table refuses (match/refused.hpp) becomes one of these.
#pragma once

#include "core/words.hpp"
#include "match/refused.hpp"
#include "store/denial.hpp"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace agora::server {

enum class Trouble : std::uint8_t {
    // what was sent
    bad_message,
    bad_setup,
    too_big,
    // who sent it
    nobody,
    not_allowed,
    // what it is about
    no_such_table,
    not_following,
    // how much there is
    too_many_tables,
    too_many_exhibitions,
    too_many_follows,
    too_much,
    busy,
    // the server
    not_kept,
    unwell,
    broken,
    closing,
    no_hint,
};

struct Regret {
    std::string_view code;  // one of a fixed list
    int status = 400;
    std::string why;

    friend bool operator==(const Regret&, const Regret&) = default;
};

template <class T>
using Granted = std::expected<T, Regret>;

Regret regret(Trouble trouble, Lang lang);
Regret regret(Trouble trouble, std::string why);  // with a sentence of its own
Regret regret(Denied denied);
Trouble trouble_of(store::Fault fault);
Regret regret(store::Fault fault, Lang lang);

// {"refused":"late","why":"..."}
std::string regret_text(const Regret& regret);

}  // namespace agora::server
