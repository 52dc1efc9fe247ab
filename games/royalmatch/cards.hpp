// The 52 cards: values, suits and their order, and the effect that each one carries (§5, §9).
#pragma once

#include "core/language.hpp"
#include "core/luck.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

namespace agora::royalmatch {

enum class Suit : std::uint8_t { hearts, diamonds, clubs, spades };
inline constexpr int suit_count = 4;
constexpr unsigned index(Suit suit) { return static_cast<unsigned>(suit); }
constexpr bool is_red(Suit suit) { return index(suit) < 2; }
constexpr Suit opposite(Suit suit) { return static_cast<Suit>(3U - index(suit)); }

// A card by number: four cards of each value, the lowest first, so that cards of equal value are
// neighbours in a set.
using Card = std::uint8_t;
inline constexpr int card_count = 52;
inline constexpr Card no_card = 0xFF;
constexpr Card card(int value, Suit suit) {
    return static_cast<Card>((value - 2) * 4 + static_cast<int>(suit));
}
constexpr int value_of(Card card) { return card / 4 + 2; }  // 2..14: J 11, Q 12, K 13, A 14
constexpr Suit suit_of(Card card) { return static_cast<Suit>(card & 3U); }

// A set of cards: bit i is the card i.
using Cards = std::uint64_t;
inline constexpr Cards all_cards = (Cards{1} << 52U) - 1;
inline constexpr Cards red_cards = 0x3333333333333U;
constexpr Cards only(Card card) { return Cards{1} << card; }
constexpr bool has(Cards cards, Card card) { return ((cards >> card) & 1U) != 0; }
constexpr int count(Cards cards) { return std::popcount(cards); }
constexpr Card first_of(Cards cards) { return static_cast<Card>(std::countr_zero(cards)); }
constexpr Cards of_suit(Suit suit) { return Cards{0x1111111111111U} << index(suit); }
constexpr Cards of_value(int value) { return Cards{15} << static_cast<unsigned>((value - 2) * 4); }
inline constexpr Cards face_cards = of_value(11) | of_value(12) | of_value(13);

// How two cards compare where nothing modifies them.
enum class Dominance : std::uint8_t {
    standard,  // value, then the order of suits
    forte,     // strong suit, the middle ones, weak suit; then value, then the order of suits
};

// The order of suits: 3 for the strong one, 0 for the weak one, its opposite; of the two others the
// one of the strong suit's colour is above (§5).
constexpr int suit_rank(Suit strong, Suit suit) {
    if (suit == strong) return 3;
    if (suit == opposite(strong)) return 0;
    return is_red(suit) == is_red(strong) ? 2 : 1;
}

// The class of a suit under `forte`: strong 2, middle 1, weak 0; always 0 under `standard`.
constexpr int suit_class(Dominance dominance, Suit strong, Suit suit) {
    if (dominance == Dominance::standard) return 0;
    return suit == strong ? 2 : suit == opposite(strong) ? 0 : 1;
}

// The place of each card among all, 0 the lowest: no two are equal.
using Order = std::array<std::uint8_t, card_count>;
const Order& order_of(Dominance dominance, Suit strong);
Card highest(Cards cards, Dominance dominance, Suit strong);  // of a set that is not empty
Card lowest(Cards cards, Dominance dominance, Suit strong);

// Effects. Four families a suit, each on three cards, and one of its own for each ace.
enum class Family : std::uint8_t {
    surge,       // hearts
    fervour,     //
    oath,        //
    calling,     //
    draw,        // diamonds: Golden Draw
    sharpening,  //
    gleaning,    //
    recall,      //
    siphon,      // spades
    siege,       //
    slander,     //
    theft,       // the first twelve are those that a joker may bring
    dice,        // clubs
    whirlwind,   //
    joker,       //
    respin,      //
    coronation,  // aces
    treasure,    //
    carnival,    //
    coup,        //
    none,
};
inline constexpr int family_count = 20;
inline constexpr int joker_families = 12;

// What its owner says together with the card.
enum class Needs : std::uint8_t { nothing, aim, target_and_aim, pick };

struct Effect {
    Family family = Family::none;
    std::uint8_t level = 0;  // 1..4; also its price in seals
    Needs needs = Needs::nothing;
    // How much: Force or points.
    std::uint8_t amount = 0;
    // How many turns it lasts, cards it takes or dice it rolls.
    std::uint8_t times = 0;
};

constexpr const Effect& effect_of(Family family, int level);  // of a family at a level
constexpr const Effect& effect_of(Card card);
constexpr Family family_of(Card card);
constexpr int level_of(Card card) {
    const int value = value_of(card);
    return value <= 5 ? 1 : value <= 9 ? 2 : value <= 13 ? 3 : 4;
}

struct FamilyInfo {
    std::string_view id;
    Text name;
};
extern const std::array<FamilyInfo, family_count> families;
inline const FamilyInfo& info(Family family) { return families[static_cast<unsigned>(family)]; }

// Bodies.

constexpr Family make_family(Card card) {
    constexpr std::array<std::array<Family, 5>, suit_count> by_suit = {{
        {Family::surge, Family::fervour, Family::oath, Family::calling, Family::coronation},
        {Family::draw, Family::sharpening, Family::gleaning, Family::recall, Family::treasure},
        {Family::dice, Family::whirlwind, Family::joker, Family::respin, Family::carnival},
        {Family::siphon, Family::siege, Family::slander, Family::theft, Family::coup},
    }};
    const int value = value_of(card);
    const auto place = static_cast<unsigned>(value == 14 ? 4 : (value - 2) % 4);
    return by_suit[index(suit_of(card))][place];
}

constexpr Effect make_effect(Family family, int level) {
    struct Row {
        Family family;
        Needs needs;
        std::array<std::uint8_t, 3> amount;  // at level I, II, III; an ace has the first
        std::array<std::uint8_t, 3> times;
    };
    constexpr std::array<Row, family_count> rows = {{
        {Family::surge, Needs::aim, {3, 5, 8}, {1, 1, 1}},
        {Family::fervour, Needs::aim, {1, 2, 3}, {3, 3, 3}},
        {Family::oath, Needs::nothing, {1, 2, 3}, {}},
        {Family::calling, Needs::pick, {}, {}},
        {Family::draw, Needs::aim, {5, 5, 6}, {1, 2, 3}},
        {Family::sharpening, Needs::aim, {3, 3, 4}, {1, 2, 3}},
        {Family::gleaning, Needs::aim, {}, {1, 1, 1}},
        {Family::recall, Needs::aim, {0, 2, 4}, {}},
        {Family::siphon, Needs::target_and_aim, {2, 3, 5}, {1, 1, 1}},
        {Family::siege, Needs::target_and_aim, {3, 4, 5}, {2, 3, 3}},
        {Family::slander, Needs::nothing, {1, 2, 3}, {}},
        {Family::theft, Needs::target_and_aim, {}, {}},
        {Family::dice, Needs::aim, {}, {1, 2, 3}},
        {Family::whirlwind, Needs::nothing, {}, {2, 3, 4}},
        {Family::joker, Needs::target_and_aim, {}, {}},
        {Family::respin, Needs::nothing, {4, 6, 8}, {}},
        {Family::coronation, Needs::nothing, {2, 2, 2}, {}},
        {Family::treasure, Needs::aim, {}, {3, 3, 3}},
        {Family::carnival, Needs::aim, {}, {3, 3, 3}},
        {Family::coup, Needs::target_and_aim, {}, {}},
    }};
    const Row& row = rows[static_cast<unsigned>(family)];
    const auto at = static_cast<unsigned>(level == 4 ? 0 : level - 1);
    const bool all_of_them = family == Family::calling && level == 3;  // no need to pick
    return {family, static_cast<std::uint8_t>(level), all_of_them ? Needs::nothing : row.needs,
            row.amount[at], row.times[at]};
}

inline constexpr auto effect_table = [] {
    std::array<std::array<Effect, 4>, family_count> table{};
    for (unsigned family = 0; family < family_count; ++family)
        for (int level = 1; level <= 4; ++level)
            table[family][static_cast<unsigned>(level - 1)] =
                make_effect(static_cast<Family>(family), level);
    return table;
}();
inline constexpr auto card_effects = [] {
    std::array<Effect, card_count> table{};
    for (Card card = 0; card < card_count; ++card)
        table[card] = make_effect(make_family(card), level_of(card));
    return table;
}();

constexpr const Effect& effect_of(Family family, int level) {
    return effect_table[static_cast<unsigned>(family)][static_cast<unsigned>(level - 1)];
}
constexpr const Effect& effect_of(Card card) { return card_effects[card]; }
constexpr Family family_of(Card card) { return card_effects[card].family; }

static_assert(family_of(card(10, Suit::clubs)) == Family::dice);
static_assert(family_of(card(13, Suit::spades)) == Family::theft);

}  // namespace agora::royalmatch
