// What can be chosen before a match (§16).
#include "games/royalmatch/rules.hpp"

namespace agora::royalmatch {

namespace {

// A number of rounds is its own place in the list.
constexpr std::array<std::string_view, 21> round_words = {
    "none", "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9", "10",
    "11",   "12", "13", "14", "15", "16", "17", "18", "19", "20"};
constexpr std::array<std::string_view, 3> card_words = {"13", "11", "9"};
constexpr std::array<std::string_view, 2> dominance_words = {"standard", "forte"};
constexpr std::array<std::string_view, 4> seal_words = {"8", "0", "12", "unlimited"};
constexpr std::array<std::string_view, 2> penalty_words = {"on", "off"};
constexpr std::array<std::string_view, 3> spectator_words = {"sealed", "dealt", "analysis"};
constexpr std::array<Text, 3> spectator_labels = {
    {{"Spectators see of objectives only that each player was dealt three.",
      "Les spectateurs voient des objectifs seulement que chaque joueur en a reçu trois."},
     {"Spectators see which objectives each player was dealt, once all have kept theirs, and never "
      "which were kept.",
      "Les spectateurs voient quels objectifs chaque joueur a reçus, une fois que tous ont gardé "
      "les leurs, et jamais lesquels ont été gardés."},
     {"Spectators see everything.", "Les spectateurs voient tout."}}};

// Among bots a match without a last round might never end. Spectators see every hand with `analysis`, and
// with `dealt` what could help somebody who plays for something.
constexpr std::array<Suits, 1> round_suits = {Suits::with_a_person};
constexpr std::array<Suits, 3> spectator_suits = {Suits::everybody, Suits::unrated,
                                                  Suits::bots_alone};

constexpr std::array<Choice<Options>, 7> all_choices = {{
    {{"target", {"points that end the match", "points qui finissent la partie"}, 10, 100, {}},
     &Options::target},
    {{"rounds",
      {"rounds at most; none: until somebody has the points, where a person plays",
       "manches au plus\u00A0; « none » : jusqu'à ce que quelqu'un ait les points, si une "
       "personne joue"},
      0,
      20,
      round_words,
      OptionUse::rule,
      {},
      round_suits},
     &Options::rounds},
    {{"cards",
      {"cards of each player, so turns of a round", "cartes par joueur, donc tours d'une manche"},
      0,
      2,
      card_words},
     &Options::cards},
    {{"dominance",
      {"forte: the strong suit beats every other card",
       "forte\u00A0: la couleur forte bat toute autre carte"},
      0,
      1,
      dominance_words},
     &Options::dominance},
    {{"seals",
      {"seals of each player in a round; 8 becomes 7 or 6 in shorter rounds, 0 is without effects",
       "sceaux par joueur et par manche\u00A0; 8 devient 7 ou 6 si la manche est courte, 0\u00A0: "
       "sans "
       "effets"},
      0,
      3,
      seal_words},
     &Options::seals},
    {{"penalty",
      {"failed objectives cost points", "les objectifs manqués coûtent des points"},
      0,
      1,
      penalty_words},
     &Options::penalty},
    {{"spectators",
      {"what they see of objectives: that there are three, which three once everybody has kept "
       "some (never which), or everything, for matches among bots",
       "ce qu'ils voient des objectifs\u00A0: qu'il y en a trois, lesquels une fois que chacun a "
       "gardé "
       "les siens (jamais ceux-ci), ou tout, pour les parties entre robots"},
      0,
      2,
      spectator_words,
      OptionUse::rule,
      spectator_labels,
      spectator_suits,
      "dealt"},
     &Options::spectators},
}};

//                                           target rounds cards dominance seals penalty spectators
constexpr std::array<Preset<Options>, 4> all_presets = {{
    {{"classic", {"to 30 points", "en 30 points"}}, {30, 20, 0, 0, 0, 0, 0}},
    {{"short", {"to 15 points, nine cards each", "en 15 points, neuf cartes chacun"}},
     {15, 20, 2, 0, 0, 0, 0}},
    {{"plain", {"without effects", "sans effets"}}, {30, 20, 0, 0, 1, 0, 0}},
    {{"forte", {"the strong suit beats all others", "la couleur forte bat toutes les autres"}},
     {30, 20, 0, 1, 0, 0, 0}},
}};

}  // namespace

std::span<const Preset<Options>> RoyalMatch::presets() { return all_presets; }
std::span<const Choice<Options>> RoyalMatch::choices() { return all_choices; }

}  // namespace agora::royalmatch
