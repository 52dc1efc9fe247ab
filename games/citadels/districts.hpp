// The districts of the box: 54 ordinary cards of 17 kinds, and 30 unique ones of which a game uses
// 14. A card is a number: the copies of a kind lie next to each other, then come the unique ones.
#pragma once

#include "core/luck.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

namespace agora::citadels {

using CardId = std::uint8_t;

enum class Type : std::uint8_t { noble, religious, trade, military, unique };
inline constexpr int type_count = 5;

// A kind of district. What people build, take and destroy is a kind, never one copy of it.
enum class District : std::uint8_t {
    manor,
    castle,
    palace,
    temple,
    church,
    monastery,
    cathedral,
    tavern,
    market,
    trading_post,
    docks,
    harbor,
    town_hall,
    watchtower,
    prison,
    barracks,
    fortress,
    armory,
    basilica,
    capitol,
    dragon_gate,
    factory,
    framework,
    gold_mine,
    great_wall,
    haunted_quarter,
    imperial_treasury,
    ivory_tower,
    keep,
    laboratory,
    library,
    map_room,
    monument,
    museum,
    necropolis,
    observatory,
    park,
    poor_house,
    quarry,
    school_of_magic,
    secret_vault,
    smithy,
    stables,
    statue,
    theater,
    thieves_den,
    wishing_well,
};

struct DistrictFacts {
    std::string_view id;  // as typed
    Type type;
    std::uint8_t cost;
    std::uint8_t copies;
};

inline constexpr int ordinary_kinds = 17;
inline constexpr int unique_kinds = 30;
inline constexpr int district_kinds = ordinary_kinds + unique_kinds;
inline constexpr int ordinary_cards = 54;
inline constexpr int card_count = ordinary_cards + unique_kinds;
inline constexpr int most_copies = 5;
inline constexpr int uniques_in_play = 14;
inline constexpr int cards_in_play = ordinary_cards + uniques_in_play;
inline constexpr CardId no_card = 0xFF;

// clang-format off
inline constexpr std::array<DistrictFacts, district_kinds> district_facts = {{
    {"manor",             Type::noble,     3, 5},
    {"castle",            Type::noble,     4, 4},
    {"palace",            Type::noble,     5, 3},
    {"temple",            Type::religious, 1, 3},
    {"church",            Type::religious, 2, 3},
    {"monastery",         Type::religious, 3, 3},
    {"cathedral",         Type::religious, 5, 2},
    {"tavern",            Type::trade,     1, 5},
    {"market",            Type::trade,     2, 4},
    {"trading_post",      Type::trade,     2, 3},
    {"docks",             Type::trade,     3, 3},
    {"harbor",            Type::trade,     4, 3},
    {"town_hall",         Type::trade,     5, 2},
    {"watchtower",        Type::military,  1, 3},
    {"prison",            Type::military,  2, 3},
    {"barracks",          Type::military,  3, 3},
    {"fortress",          Type::military,  5, 2},
    {"armory",            Type::unique,    3, 1},
    {"basilica",          Type::unique,    4, 1},
    {"capitol",           Type::unique,    5, 1},
    {"dragon_gate",       Type::unique,    6, 1},
    {"factory",           Type::unique,    5, 1},
    {"framework",         Type::unique,    3, 1},
    {"gold_mine",         Type::unique,    6, 1},
    {"great_wall",        Type::unique,    6, 1},
    {"haunted_quarter",   Type::unique,    2, 1},
    {"imperial_treasury", Type::unique,    5, 1},
    {"ivory_tower",       Type::unique,    5, 1},
    {"keep",              Type::unique,    3, 1},
    {"laboratory",        Type::unique,    5, 1},
    {"library",           Type::unique,    6, 1},
    {"map_room",          Type::unique,    5, 1},
    {"monument",          Type::unique,    4, 1},
    {"museum",            Type::unique,    4, 1},
    {"necropolis",        Type::unique,    5, 1},
    {"observatory",       Type::unique,    4, 1},
    {"park",              Type::unique,    6, 1},
    {"poor_house",        Type::unique,    4, 1},
    {"quarry",            Type::unique,    5, 1},
    {"school_of_magic",   Type::unique,    6, 1},
    {"secret_vault",      Type::unique,    0, 1},  // cannot be built
    {"smithy",            Type::unique,    5, 1},
    {"stables",           Type::unique,    2, 1},
    {"statue",            Type::unique,    3, 1},
    {"theater",           Type::unique,    6, 1},
    {"thieves_den",       Type::unique,    6, 1},
    {"wishing_well",      Type::unique,    5, 1},
}};
// clang-format on

constexpr std::size_t index(District district) { return static_cast<std::size_t>(district); }
constexpr std::size_t index(Type type) { return static_cast<std::size_t>(type); }
constexpr const DistrictFacts& facts(District district) { return district_facts[index(district)]; }

// A set of cards without padding.
struct Cards {
    std::array<std::uint32_t, 3> words{};

    static constexpr Cards of(CardId card) { return Cards{}.with(card); }
    static constexpr Cards from(const ItemSet& set);

    constexpr bool has(CardId card) const {
        return ((words[card >> 5U] >> (card & 31U)) & 1U) != 0;
    }
    constexpr bool empty() const { return (words[0] | words[1] | words[2]) == 0; }
    constexpr int size() const {
        return std::popcount((std::uint64_t{words[1]} << 32U) | words[0]) + std::popcount(words[2]);
    }
    constexpr CardId first() const;  // the smallest; not of an empty set
    constexpr void add(CardId card) { words[card >> 5U] |= 1U << (card & 31U); }
    constexpr void remove(CardId card) { words[card >> 5U] &= ~(1U << (card & 31U)); }
    constexpr Cards with(CardId card) const;
    constexpr Cards without(CardId card) const;
    constexpr ItemSet items() const {
        return {(std::uint64_t{words[1]} << 32U) | words[0], words[2]};
    }

    friend constexpr Cards operator&(Cards a, Cards b) {
        return {{a.words[0] & b.words[0], a.words[1] & b.words[1], a.words[2] & b.words[2]}};
    }
    friend constexpr Cards operator|(Cards a, Cards b) {
        return {{a.words[0] | b.words[0], a.words[1] | b.words[1], a.words[2] | b.words[2]}};
    }
    friend constexpr Cards operator-(Cards a, Cards b) {
        return {{a.words[0] & ~b.words[0], a.words[1] & ~b.words[1], a.words[2] & ~b.words[2]}};
    }
    constexpr Cards& operator|=(Cards b) { return *this = *this | b; }
    constexpr Cards& operator-=(Cards b) { return *this = *this - b; }
    friend constexpr bool operator==(const Cards&, const Cards&) = default;

    // Calls visit(card) for each, in ascending order.
    template <class Visit>
    constexpr void each(Visit&& visit) const {
        for (unsigned word = 0; word < 3; ++word)
            for (std::uint32_t rest = words[word]; rest != 0; rest &= rest - 1)
                visit(static_cast<CardId>(word * 32U +
                                          static_cast<unsigned>(std::countr_zero(rest))));
    }
};

// The number of the first copy of each kind; the kind of each card; all copies of a kind; all cards
// of a type.
inline constexpr std::array<CardId, district_kinds> first_copy = [] {
    std::array<CardId, district_kinds> table{};
    unsigned next = 0;
    for (std::size_t i = 0; i < district_kinds; ++i) {
        table[i] = static_cast<CardId>(next);
        next += district_facts[i].copies;
    }
    return table;
}();

inline constexpr std::array<District, card_count> kind_of = [] {
    std::array<District, card_count> table{};
    for (std::size_t i = 0; i < district_kinds; ++i)
        for (unsigned copy = 0; copy < district_facts[i].copies; ++copy)
            table[first_copy[i] + copy] = static_cast<District>(i);
    return table;
}();

constexpr CardId card_of(District district) { return first_copy[index(district)]; }

inline constexpr std::array<Cards, district_kinds> copies_of = [] {
    std::array<Cards, district_kinds> table{};
    for (CardId card = 0; card < card_count; ++card) table[index(kind_of[card])].add(card);
    return table;
}();

inline constexpr std::array<Cards, type_count> cards_of_type = [] {
    std::array<Cards, type_count> table{};
    for (CardId card = 0; card < card_count; ++card)
        table[index(facts(kind_of[card]).type)].add(card);
    return table;
}();

inline constexpr Cards ordinary_deck =
    cards_of_type[0] | cards_of_type[1] | cards_of_type[2] | cards_of_type[3];

constexpr const Cards& copies(District district) { return copies_of[index(district)]; }
constexpr int cost_of(CardId card) { return facts(kind_of[card]).cost; }
constexpr Type type_of(CardId card) { return facts(kind_of[card]).type; }

// A unique district as a bit of a set of 30, and the cards of such a set.
constexpr std::uint32_t unique_bit(District district) {
    return 1U << (index(district) - ordinary_kinds);
}
constexpr Cards unique_cards(std::uint32_t uniques) {
    return {{0, uniques << 22U, uniques >> 10U}};
}

// Bodies.

constexpr Cards Cards::from(const ItemSet& set) {
    return {{static_cast<std::uint32_t>(set.low), static_cast<std::uint32_t>(set.low >> 32U),
             static_cast<std::uint32_t>(set.high)}};
}
constexpr CardId Cards::first() const {
    const std::uint64_t low = (std::uint64_t{words[1]} << 32U) | words[0];
    return static_cast<CardId>(low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(words[2]));
}
constexpr Cards Cards::with(CardId card) const {
    Cards more = *this;
    more.add(card);
    return more;
}
constexpr Cards Cards::without(CardId card) const {
    Cards less = *this;
    less.remove(card);
    return less;
}

static_assert(ordinary_deck.size() == ordinary_cards);
static_assert(card_of(District::armory) == ordinary_cards);
static_assert(unique_cards((1U << unique_kinds) - 1U) == cards_of_type[4]);

}  // namespace agora::citadels
