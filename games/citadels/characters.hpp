// The 27 characters, three of each rank, and what can be said of them in a table.
#pragma once

#include "games/citadels/districts.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace agora::citadels {

using Rank = std::uint8_t;  // 1 to 9; 0: none
inline constexpr int most_ranks = 9;
inline constexpr int roles_per_rank = 3;

enum class Role : std::uint8_t {
    assassin,
    witch,
    magistrate,
    thief,
    spy,
    blackmailer,
    magician,
    wizard,
    seer,
    king,
    emperor,
    patrician,
    bishop,
    abbot,
    cardinal,
    merchant,
    alchemist,
    trader,
    architect,
    navigator,
    scholar,
    warlord,
    diplomat,
    marshal,
    queen,
    artist,
    tax_collector,
    none,
};

// What a character gains for the districts of a type.
enum class Income : std::uint8_t { none, gold, cards, either };

struct RoleFacts {
    std::string_view id;  // as typed
    std::uint8_t build_limit;
    Income income;
    Type type;  // of the districts that bring income
};

// clang-format off
inline constexpr std::array<RoleFacts, 27> role_facts = {{
    {"assassin",      1, Income::none,   Type::unique},
    {"witch",         1, Income::none,   Type::unique},
    {"magistrate",    1, Income::none,   Type::unique},
    {"thief",         1, Income::none,   Type::unique},
    {"spy",           1, Income::none,   Type::unique},
    {"blackmailer",   1, Income::none,   Type::unique},
    {"magician",      1, Income::none,   Type::unique},
    {"wizard",        1, Income::none,   Type::unique},
    {"seer",          2, Income::none,   Type::unique},
    {"king",          1, Income::gold,   Type::noble},
    {"emperor",       1, Income::gold,   Type::noble},
    {"patrician",     1, Income::cards,  Type::noble},
    {"bishop",        1, Income::gold,   Type::religious},
    {"abbot",         1, Income::either, Type::religious},
    {"cardinal",      1, Income::cards,  Type::religious},
    {"merchant",      1, Income::gold,   Type::trade},
    {"alchemist",     1, Income::none,   Type::unique},
    {"trader",        1, Income::gold,   Type::trade},
    {"architect",     3, Income::none,   Type::unique},
    {"navigator",     0, Income::none,   Type::unique},
    {"scholar",       2, Income::none,   Type::unique},
    {"warlord",       1, Income::gold,   Type::military},
    {"diplomat",      1, Income::gold,   Type::military},
    {"marshal",       1, Income::gold,   Type::military},
    {"queen",         1, Income::none,   Type::unique},
    {"artist",        1, Income::none,   Type::unique},
    {"tax_collector", 1, Income::none,   Type::unique},
}};
// clang-format on

constexpr std::size_t index(Role role) { return static_cast<std::size_t>(role); }
constexpr const RoleFacts& facts(Role role) { return role_facts[index(role)]; }
constexpr Rank rank_of(Role role) {
    return static_cast<Rank>(static_cast<unsigned>(role) / roles_per_rank + 1U);
}
constexpr Role role_at(Rank rank, unsigned which) {
    return static_cast<Role>((rank - 1U) * roles_per_rank + which);
}

// A set of ranks: bit r is rank r.
using Ranks = std::uint16_t;
constexpr Ranks rank_bit(Rank rank) { return static_cast<Ranks>(1U << rank); }
constexpr bool has_rank(Ranks ranks, Rank rank) { return ((ranks >> rank) & 1U) != 0; }

}  // namespace agora::citadels
