// What can happen in Citadelles: the events of the game, and what their numbers mean.
#pragma once

#include <cstdint>

namespace agora::citadels {

// What happened. `seat` is who did it or whom it concerns; a character is told by its Role, since a
// rank alone means another one in another cast; a card by the first of its kind, whichever copy it
// is. Everybody is told, unless it says "to".
enum class Happening : std::uint8_t {
    crowned,         // seat has the crown; [0] 1: at the very beginning
    unique_in,       // [0] district
    dealt,           // [0] card; to seat
    round_begins,    // [0] round modulo 256
    face_up,         // [0] role
    face_down,       //
    offered,         // [0] [1] ranks as bits, low byte first; to seat, who is to choose
    picked,          // seat has kept a character
    put_down,        // seat has put one face down
    redraft,         // seat declares an accidental reveal of [0] role
    theater_unused,  // seat
    theater_used,    // seat, [0] with seat
    theater_got,     // seat: [0] its new role, [1] the one it gave; to seat
    called,          // [0] role: nobody answers
    revealed,        // seat, [0] role
    bewitched,       // seat only gathers, [0] role
    resumed,         // seat, the Witch, plays on as [0] role
    robbed,          // seat loses [0] [1] gold (low byte first) to [2] seat
    took_gold,       // seat, [0] gold
    draws,           // seat, [0] how many cards it draws, [1] 1: what led to it says so
    drew,            // seat, [0] card; to seat
    kept,            // seat keeps one, [0] cards go under the deck, or 1 in [1]: back into the deck
    kept_card,       // seat, [0] card; to seat
    shuffled,        // the cards under the deck are shuffled and drawn from now on
    killed,          // seat, [0] role
    witched,         // seat names [0] role
    stole_from,      // seat names [0] role
    warrants,        // seat, [0] [1] [2] roles in ascending order
    warrant_signed,  // [0] role; to seat
    threats,         // seat, [0] [1] roles in ascending order
    threat_real,     // [0] role; to seat
    spied,           // seat, [0] seat, [1] type, [2] matches that gold or cards show, [3] gold
    saw_card,        // seat sees [0] card in the hand of [1] seat; to seat
    swapped_hands,   // seat, [0] seat
    discarded,       // seat puts a card under the deck, [0] Happening's cause: a `Kind`
    put_under,       // seat, [0] card that it put under the deck or the Museum; to seat
    looked,          // seat, [0] seat: the Wizard
    card_moved,      // seat gets a card of [0] seat: Wizard, Seer, Emperor, Cardinal
    card_named,      // [0] card, [1] from seat, [2] to seat; to seat, one of the two
    crown_moved,     // seat gives the crown to [0] seat, [1] tribute; [2] 1: as advisor
    income,          // seat, [0] gold, [1] cards
    tithe,           // seat takes 1 gold of [0] seat
    ability,         // seat, [0] role as which, [1] gold, [2] cards
    built,           // seat, [0] card, [1] gold paid, [2] how: a `Kind`
    helped,          // seat, the Cardinal, takes [1] gold of [0] seat
    warrant_asked,   // seat, the Magistrate, may take [0] card of [1] seat
    confiscated,     // seat takes [0] card of [1] seat
    not_confiscated,  // seat
    taxed,            // seat pays 1
    destroyed,        // seat destroys [1] card of [0] seat, [2] gold paid, [3] how: a `Kind`
    seized,           // seat, [0] of seat, [1] card, [2] gold paid to it
    exchanged,        // seat, [0] with seat, [1] card taken, [2] card given, [3] gold paid to it
    beautified,       // seat, [0] card
    laboratory,       // seat: a card for 2 gold
    smithy,           // seat: 2 gold for cards
    museum,           // seat puts a card under it
    threatened,       // seat must bribe or refuse
    bribed,           // seat gives [1] gold to [0] seat
    refused,          // seat
    threat_shown,     // seat, the Blackmailer, turns up the marker of [0] role, [1] real, [2] gold
    threat_hidden,    // seat does not
    poor_house,       // seat, 1 gold
    alchemist,        // seat, [0] [1] gold back, low byte first
    park,             // seat, [0] cards
    completed,        // seat, [0] 1: the first one
    killed_shown,     // seat, [0] role: held the killed character
    heir,             // seat takes the crown after the King's death
    queen,            // seat, 3 gold
    vault,            // seat shows the Secret Vault
    ended,            //
    struck,           // seat is hit by [0] Happening of [1] seat, with its numbers in [2] to [5];
                      // [6] the role of seat that was named, or none; to seat
};
inline constexpr int happening_count = static_cast<int>(Happening::struck) + 1;

}  // namespace agora::citadels
