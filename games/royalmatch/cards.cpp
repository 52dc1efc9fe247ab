// What the effects are called, and the orders of the cards.
#include "games/royalmatch/cards.hpp"

namespace agora::royalmatch {

namespace {

constexpr Order make_order(Dominance dominance, Suit strong) {
    Order order{};
    for (Card card = 0; card < card_count; ++card) {
        int lower = 0;
        const auto key = [&](Card c) {
            return suit_class(dominance, strong, suit_of(c)) * 1000 + value_of(c) * 10 +
                   suit_rank(strong, suit_of(c));
        };
        for (Card other = 0; other < card_count; ++other) lower += key(other) < key(card) ? 1 : 0;
        order[card] = static_cast<std::uint8_t>(lower);
    }
    return order;
}

constexpr std::array<std::array<Order, suit_count>, 2> make_orders() {
    std::array<std::array<Order, suit_count>, 2> orders{};
    for (unsigned d = 0; d < 2; ++d)
        for (unsigned s = 0; s < suit_count; ++s)
            orders[d][s] = make_order(static_cast<Dominance>(d), static_cast<Suit>(s));
    return orders;
}

constexpr auto orders = make_orders();

// Of cards of one value, as bits of suits: the suit that is above, or below, all others.
constexpr std::array<std::array<std::uint8_t, 16>, suit_count> make_extremes(bool above) {
    std::array<std::array<std::uint8_t, 16>, suit_count> extremes{};
    for (unsigned strong = 0; strong < suit_count; ++strong)
        for (unsigned suits = 1; suits < 16; ++suits) {
            int best = -1;
            for (unsigned s = 0; s < suit_count; ++s) {
                if ((suits >> s & 1U) == 0) continue;
                const int rank = suit_rank(static_cast<Suit>(strong), static_cast<Suit>(s));
                const int merit = above ? rank : 3 - rank;
                if (merit <= best) continue;
                best = merit;
                extremes[strong][suits] = static_cast<std::uint8_t>(s);
            }
        }
    return extremes;
}

constexpr auto topmost = make_extremes(true);
constexpr auto bottommost = make_extremes(false);

// Under `forte` the class of the suit comes first: the cards of the class that decides.
Cards deciding(Cards cards, Dominance dominance, Suit strong, bool above) {
    if (dominance == Dominance::standard) return cards;
    const Cards outer = cards & of_suit(above ? strong : opposite(strong));
    if (outer != 0) return outer;
    const Cards middle = cards & ~of_suit(strong) & ~of_suit(opposite(strong));
    return middle != 0 ? middle : cards;
}

}  // namespace

const std::array<FamilyInfo, family_count> families = {{
    {"surge", {"Surge", "Élan"}},
    {"fervour", {"Fervour", "Ferveur"}},
    {"oath", {"Oath", "Serment"}},
    {"calling", {"Calling", "Vocation"}},
    {"draw", {"Golden Draw", "Pioche dorée"}},
    {"sharpening", {"Sharpening", "Affûtage"}},
    {"gleaning", {"Gleaning", "Glanage"}},
    {"recall", {"Recall", "Rappel"}},
    {"siphon", {"Siphon", "Siphon"}},
    {"siege", {"Siege", "Siège"}},
    {"slander", {"Slander", "Médisance"}},
    {"theft", {"Theft", "Larcin"}},
    {"dice", {"Dice", "Dés"}},
    {"whirlwind", {"Whirlwind", "Tourbillon"}},
    {"joker", {"Wild Joker", "Joker fou"}},
    {"respin", {"Respin", "Relance"}},
    {"coronation", {"Coronation", "Couronnement"}},
    {"treasure", {"Royal Treasure", "Trésor royal"}},
    {"carnival", {"Carnival", "Carnaval"}},
    {"coup", {"Coup d'État", "Coup d'État"}},
}};

const Order& order_of(Dominance dominance, Suit strong) {
    return orders[static_cast<unsigned>(dominance)][index(strong)];
}

// Cards of one value are four neighbouring bits: the highest value is the highest group.
Card highest(Cards cards, Dominance dominance, Suit strong) {
    const Cards among = deciding(cards, dominance, strong, true);
    const unsigned group = (63U - static_cast<unsigned>(std::countl_zero(among))) & ~3U;
    return static_cast<Card>(group + topmost[index(strong)][among >> group & 15U]);
}

Card lowest(Cards cards, Dominance dominance, Suit strong) {
    const Cards among = deciding(cards, dominance, strong, false);
    const unsigned group = static_cast<unsigned>(std::countr_zero(among)) & ~3U;
    return static_cast<Card>(group + bottommost[index(strong)][among >> group & 15U]);
}

}  // namespace agora::royalmatch
