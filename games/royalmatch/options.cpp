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

// Numbers say what they are.
constexpr std::array<Text, 1> round_labels = {{{"no limit", "sans limite"}}};
constexpr std::array<Text, 2> dominance_labels = {
    {{"the higher one, then the suit", "la plus haute, puis la couleur"},
     {"forte: the strong suit beats every other card",
      "forte : la couleur forte bat toute autre carte"}}};
constexpr std::array<Text, 4> seal_labels = {{{}, {}, {}, {"unlimited", "sans limite"}}};
constexpr std::array<Text, 2> penalty_labels = {
    {{"cost points", "coûtent des points"}, {"cost nothing", "ne coûtent rien"}}};
constexpr std::array<Text, 3> spectator_labels = {
    {{"only that they are dealt", "seulement leur distribution"},
     {"which were dealt, once all chose", "lesquels, une fois les choix faits"},
     {"everything, hands too", "tout, les mains aussi"}}};

// Among bots a match without a last round might never end. Spectators see every hand with
// `analysis`, and with `dealt` what could help somebody who plays for something.
constexpr std::array<Suits, 1> round_suits = {Suits::with_a_person};
constexpr std::array<Suits, 3> spectator_suits = {Suits::everybody, Suits::unrated,
                                                  Suits::bots_alone};

constexpr std::array<Choice<Options>, 7> all_choices = {{
    {{.name = "target",
      .label = {"Target", "Score visé"},
      .about = {"points that end the match", "points qui finissent la partie"},
      .least = 10,
      .most = 100},
     &Options::target},
    {{.name = "rounds",
      .label = {"Rounds at most", "Manches au plus"},
      .about = {"rounds at most; none: until somebody has the points, where a person plays",
                "manches au plus\u00A0; « none » : jusqu'à ce que quelqu'un ait les points, si une "
                "personne joue"},
      .most = 20,
      .words = round_words,
      .labels = round_labels,
      .suits = round_suits},
     &Options::rounds},
    {{.name = "cards",
      .label = {"Cards", "Cartes"},
      .about = {"cards of each player, so turns of a round",
                "cartes par joueur, donc tours d'une manche"},
      .most = 2,
      .words = card_words},
     &Options::cards},
    {{.name = "dominance",
      .label = {"Which card is stronger", "Quelle carte est la plus forte"},
      .about = {"forte: the strong suit beats every other card",
                "forte\u00A0: la couleur forte bat toute autre carte"},
      .most = 1,
      .words = dominance_words,
      .labels = dominance_labels},
     &Options::dominance},
    {{.name = "seals",
      .label = {"Seals", "Sceaux"},
      .about = {"seals of each player in a round; 8 becomes 7 or 6 in shorter rounds, 0 is without "
                "effects",
                "sceaux par joueur et par manche\u00A0; 8 devient 7 ou 6 si la manche est courte, "
                "0\u00A0: sans effets"},
      .most = 3,
      .words = seal_words,
      .labels = seal_labels},
     &Options::seals},
    {{.name = "penalty",
      .label = {"Failed objectives", "Objectifs manqués"},
      .about = {"failed objectives cost points", "les objectifs manqués coûtent des points"},
      .most = 1,
      .words = penalty_words,
      .labels = penalty_labels},
     &Options::penalty},
    {{.name = "spectators",
      .label = {"What spectators see of objectives", "Ce que les spectateurs voient des objectifs"},
      .about =
          {"what they see of objectives: that there are three, which three once everybody has "
           "kept some (never which), or everything, for matches among bots",
           "ce qu'ils voient des objectifs\u00A0: qu'il y en a trois, lesquels une fois que "
           "chacun a gardé les siens (jamais ceux-ci), ou tout, pour les parties entre robots"},
      .most = 2,
      .words = spectator_words,
      .labels = spectator_labels,
      .suits = spectator_suits,
      .unrated =
          UnratedDefault{
              static_cast<std::uint8_t>(Spectators::dealt),
              {"Spectators see which objectives each player was dealt, once all have kept theirs, "
               "and never which were kept.",
               "Les spectateurs voient quels objectifs chaque joueur a reçus, une fois que tous "
               "ont gardé les leurs, et jamais lesquels ont été gardés."}}},
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
