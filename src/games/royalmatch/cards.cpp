// What the effects are called and what they do, in words; and the orders of the cards.
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

// By value, then hearts, diamonds, clubs, spades.
// clang-format off
constexpr std::array<Text, card_count> texts = {{
    {"On the coming turn your card gets 3 Force up (▲) or down (▼).",
     "Au tour qui vient, votre carte gagne (▲) ou perd (▼) 3 de Force."},
    {"Draw 1 extra card from your deck; it is gilded +5 (▲) or −5 (▼).",
     "Piochez 1 carte de plus ; elle est dorée de +5 (▲) ou −5 (▼)."},
    {"Roll a die: on the coming turn your card gets the result in Force, up (▲) or down (▼).",
     "Lancez un dé : au tour qui vient, votre carte gagne (▲) ou perd (▼) le résultat en Force."},
    {"On the coming turn: ▲ the target's card −2 and yours +2; ▼ the reverse.",
     "Au tour qui vient : ▲ la carte de la cible −2 et la vôtre +2 ; ▼ l'inverse."},
    {"Your cards of the next 3 turns get 1 Force up (▲) or down (▼).",
     "Vos cartes des 3 prochains tours gagnent (▲) ou perdent (▼) 1 de Force."},
    {"▲ your lowest hand card is gilded +3; ▼ your highest is gilded −3.",
     "▲ votre carte en main la plus basse est dorée de +3 ; ▼ votre plus haute de −3."},
    {"You and a random opponent exchange 2 random hand cards.",
     "Vous et un adversaire au hasard échangez 2 cartes de main au hasard."},
    {"The target's cards of the next 2 turns get −3 Force (▲) or +3 (▼).",
     "Les cartes de la cible des 2 prochains tours perdent (▲) ou gagnent (▼) 3 de Force."},
    {"End of round: +1 point if all your kept objectives are fulfilled.",
     "Fin de manche : +1 point si tous vos objectifs gardés sont remplis."},
    {"Profitable swap of your unwanted card with one random card of the last trick.",
     "Échange avantageux de votre carte de trop avec une carte au hasard du dernier pli."},
    {"Triggers one random level I effect of ♥, ♦ or ♠ (never an Ace), with your target and aim.",
     "Déclenche un effet au hasard de niveau I de ♥, ♦ ou ♠ (jamais un As), avec vos cible et visée."},
    {"For each opponent, look at one random kept objective: it is worth 1 point less (never below 0).",
     "Pour chaque adversaire, regardez un objectif gardé au hasard : il vaut 1 point de moins (jamais moins de 0)."},
    {"One objective you discarded becomes a bonus objective worth half its points (rounded up).",
     "Un objectif écarté devient un objectif bonus à moitié prix (arrondi au supérieur)."},
    {"This card comes back to your hand; your unwanted card goes to the discard pile in its place.",
     "Cette carte revient dans votre main ; votre carte de trop part à la défausse à sa place."},
    {"The wheel is spun again. On the coming turn your cards of the new strong suit get +4 Force, those of the new weak suit −4.",
     "La roulette est relancée. Au tour qui vient, vos cartes de la nouvelle couleur forte gagnent 4 de Force, celles de la nouvelle faible en perdent 4."},
    {"Profitable swap of a random card of your hand with a random card of the target's hand.",
     "Échange avantageux d'une carte au hasard de votre main avec une carte au hasard de la main de la cible."},
    {"On the coming turn your card gets 5 Force up (▲) or down (▼).",
     "Au tour qui vient, votre carte gagne (▲) ou perd (▼) 5 de Force."},
    {"Draw 2 extra cards from your deck; each is gilded +5 (▲) or −5 (▼).",
     "Piochez 2 cartes de plus ; chacune est dorée de +5 (▲) ou −5 (▼)."},
    {"Roll 2 dice: on the coming turn your card gets the total in Force, up (▲) or down (▼).",
     "Lancez 2 dés : au tour qui vient, votre carte gagne (▲) ou perd (▼) le total en Force."},
    {"On the coming turn: ▲ the target's card −3 and yours +3; ▼ the reverse.",
     "Au tour qui vient : ▲ la carte de la cible −3 et la vôtre +3 ; ▼ l'inverse."},
    {"Your cards of the next 3 turns get 2 Force up (▲) or down (▼).",
     "Vos cartes des 3 prochains tours gagnent (▲) ou perdent (▼) 2 de Force."},
    {"▲ your 2 lowest hand cards are gilded +3; ▼ your 2 highest are gilded −3.",
     "▲ vos 2 cartes en main les plus basses sont dorées de +3 ; ▼ vos 2 plus hautes de −3."},
    {"You and a random opponent exchange 3 random hand cards.",
     "Vous et un adversaire au hasard échangez 3 cartes de main au hasard."},
    {"The target's cards of the next 3 turns get −4 Force (▲) or +4 (▼).",
     "Les cartes de la cible des 3 prochains tours perdent (▲) ou gagnent (▼) 4 de Force."},
    {"End of round: +2 points if all your kept objectives are fulfilled.",
     "Fin de manche : +2 points si tous vos objectifs gardés sont remplis."},
    {"Profitable swap of your unwanted card with the best card of the last trick.",
     "Échange avantageux de votre carte de trop avec la meilleure carte du dernier pli."},
    {"Triggers one random level II effect of ♥, ♦ or ♠ (never an Ace), with your target and aim.",
     "Déclenche un effet au hasard de niveau II de ♥, ♦ ou ♠ (jamais un As), avec vos cible et visée."},
    {"For each opponent, look at one random kept objective: it is worth 2 points less (never below 0).",
     "Pour chaque adversaire, regardez un objectif gardé au hasard : il vaut 2 points de moins (jamais moins de 0)."},
    {"One objective you discarded becomes a bonus objective worth its full points.",
     "Un objectif écarté devient un objectif bonus à plein tarif."},
    {"This card comes back to your hand gilded +2 (▲) or −2 (▼); your unwanted card goes to the discard pile in its place.",
     "Cette carte revient dans votre main dorée de +2 (▲) ou −2 (▼) ; votre carte de trop part à la défausse à sa place."},
    {"The wheel is spun again. On the coming turn your cards of the new strong suit get +6 Force, those of the new weak suit −6.",
     "La roulette est relancée. Au tour qui vient, vos cartes de la nouvelle couleur forte gagnent 6 de Force, celles de la nouvelle faible en perdent 6."},
    {"Profitable swap of your unwanted card with a random card of the target's hand.",
     "Échange avantageux de votre carte de trop avec une carte au hasard de la main de la cible."},
    {"On the coming turn your card gets 8 Force up (▲) or down (▼).",
     "Au tour qui vient, votre carte gagne (▲) ou perd (▼) 8 de Force."},
    {"Draw 3 extra cards from your deck; each is gilded +6 (▲) or −6 (▼).",
     "Piochez 3 cartes de plus ; chacune est dorée de +6 (▲) ou −6 (▼)."},
    {"Roll 3 dice: on the coming turn your card gets the total in Force, up (▲) or down (▼).",
     "Lancez 3 dés : au tour qui vient, votre carte gagne (▲) ou perd (▼) le total en Force."},
    {"On the coming turn: ▲ the target's card −5 and yours +5; ▼ the reverse.",
     "Au tour qui vient : ▲ la carte de la cible −5 et la vôtre +5 ; ▼ l'inverse."},
    {"Your cards of the next 3 turns get 3 Force up (▲) or down (▼).",
     "Vos cartes des 3 prochains tours gagnent (▲) ou perdent (▼) 3 de Force."},
    {"▲ your 3 lowest hand cards are gilded +4; ▼ your 3 highest are gilded −4.",
     "▲ vos 3 cartes en main les plus basses sont dorées de +4 ; ▼ vos 3 plus hautes de −4."},
    {"You and a random opponent exchange 4 random hand cards.",
     "Vous et un adversaire au hasard échangez 4 cartes de main au hasard."},
    {"The target's cards of the next 3 turns get −5 Force (▲) or +5 (▼).",
     "Les cartes de la cible des 3 prochains tours perdent (▲) ou gagnent (▼) 5 de Force."},
    {"End of round: +3 points if all your kept objectives are fulfilled.",
     "Fin de manche : +3 points si tous vos objectifs gardés sont remplis."},
    {"Profitable swap of your unwanted card with the best card of the whole discard pile.",
     "Échange avantageux de votre carte de trop avec la meilleure carte de toute la défausse."},
    {"Triggers one random level III effect of ♥, ♦ or ♠ (never an Ace), with your target and aim.",
     "Déclenche un effet au hasard de niveau III de ♥, ♦ ou ♠ (jamais un As), avec vos cible et visée."},
    {"For each opponent, look at one random kept objective: it is worth 3 points less (never below 0).",
     "Pour chaque adversaire, regardez un objectif gardé au hasard : il vaut 3 points de moins (jamais moins de 0)."},
    {"Every objective you discarded becomes a bonus objective worth its full points.",
     "Tous vos objectifs écartés deviennent des objectifs bonus à plein tarif."},
    {"This card comes back to your hand gilded +4 (▲) or −4 (▼); your unwanted card goes to the discard pile in its place.",
     "Cette carte revient dans votre main dorée de +4 (▲) ou −4 (▼) ; votre carte de trop part à la défausse à sa place."},
    {"The wheel is spun again. On the coming turn your cards of the new strong suit get +8 Force, those of the new weak suit −8.",
     "La roulette est relancée. Au tour qui vient, vos cartes de la nouvelle couleur forte gagnent 8 de Force, celles de la nouvelle faible en perdent 8."},
    {"Profitable swap of your unwanted card with the best card of the target's hand.",
     "Échange avantageux de votre carte de trop avec la meilleure carte de la main de la cible."},
    {"End of round: each of your kept objectives that is fulfilled is worth 2 points more.",
     "Fin de manche : chacun de vos objectifs gardés remplis vaut 2 points de plus."},
    {"Up to 3 times in a row: profitable swap of your unwanted card with the best card of the whole discard pile.",
     "Jusqu'à 3 fois de suite : échange avantageux de votre carte de trop avec la meilleure carte de toute la défausse."},
    {"The wheel is spun again. All hands are gathered; you take the 3 highest (▲) or lowest (▼) cards, the others are dealt back at random; nobody's hand changes size.",
     "La roulette est relancée. Toutes les mains sont réunies ; vous prenez les 3 cartes les plus hautes (▲) ou basses (▼), le reste est redistribué au hasard ; aucune main ne change de taille."},
    {"You and the target swap all your remaining cards, hand and deck; but you keep your highest (▲) or lowest (▼) hand card, and the target keeps its lowest (▲) or highest (▼) one.",
     "Vous et la cible échangez toutes vos cartes restantes, main et deck ; mais vous gardez votre carte en main la plus haute (▲) ou basse (▼), et la cible garde sa plus basse (▲) ou haute (▼)."},
}};
// clang-format on

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

Text effect_text(Card card) { return texts[card]; }

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
