// What can be chosen before a game.
#include "games/splendor/rules.hpp"

namespace agora::splendor {

namespace {

constexpr std::array<std::string_view, 3> overflow_words = {"capped", "returns", "refused"};

constexpr std::array<std::string_view, 2> scarce_words = {"all", "choice"};
constexpr std::array<std::string_view, 2> reserves_words = {"open", "hidden"};
constexpr std::array<std::string_view, 2> last_gem_words = {"kept", "taken"};

constexpr std::array<Text, 3> overflow_labels = {
    {{"nothing can be taken at 10, no pair above 8",
      "à 10 on ne prend plus, au-dessus de 8 pas de paire"},
     {"one takes, then gives back", "on prend, puis on rend"},
     {"never, not even in passing", "jamais, même en passant"}}};
constexpr std::array<Text, 2> scarce_labels = {
    {{"one of each", "une de chaque"}, {"two or one, by choice", "deux ou une, au choix"}}};
constexpr std::array<Text, 2> reserves_labels = {
    {{"everybody sees them", "visibles de tous"},
     {"only their owner sees them", "visibles de leur seul propriétaire"}}};
constexpr std::array<Text, 2> last_gem_labels = {{{"not taken alone", "ne se prend pas seule"},
                                                  {"may be taken alone", "peut se prendre seule"}}};

constexpr std::array<Choice<Options>, 6> all_choices = {{
    {{.name = "overflow",
      .label = {"More than 10 gems", "Plus de 10 gemmes"},
      .about =
          {"going over 10 gems: capped (no taking at 10, no pair above 8), returns (take, then "
           "give back), refused (never beyond 10)",
           "au-delà de 10 gemmes : « capped » (on ne prend pas à 10, ni de paire au-dessus de "
           "8), « returns » (prendre puis rendre), « refused » (jamais plus de 10)"},
      .most = 2,
      .words = overflow_words,
      .labels = overflow_labels},
     &Options::overflow},
    {{.name = "gold",
      .label = {"Gold", "Or"},
      .about = {"gold gems in the bank", "jetons d'or dans la banque"},
      .most = 5},
     &Options::gold},
    {{.name = "target",
      .label = {"Prestige", "Prestige"},
      .about = {"prestige that ends the game", "prestige qui met fin à la partie"},
      .least = 10,
      .most = 30},
     &Options::target},
    {{.name = "scarce",
      .label = {"Fewer than three colours left", "Moins de trois couleurs restantes"},
      .about = {"taking where fewer than three colours remain: all (one of each), choice (two or "
                "one)",
                "prendre quand il reste moins de trois couleurs : « all » (une de chaque), "
                "« choice » (deux ou une)"},
      .most = 1,
      .words = scarce_words,
      .labels = scarce_labels},
     &Options::scarce},
    {{.name = "reserves",
      .label = {"Cards reserved from the table", "Cartes réservées sur la table"},
      .about = {"cards reserved from the table: open (known to all), hidden (others see the level "
                "only)",
                "cartes réservées de la table : « open » (connues de tous), « hidden » (les autres "
                "n'en voient que le niveau)"},
      .most = 1,
      .words = reserves_words,
      .labels = reserves_labels},
     &Options::reserves},
    {{.name = "last_gem",
      .label = {"The only gem left of a pile", "La dernière gemme d'une pile"},
      .about = {"the only gem left of a colour, whatever the other piles hold: kept (taken only "
                "with other "
                "colours), taken (also alone, in place of two alike)",
                "la seule gemme qui reste d'une couleur, quoi qu'il y ait dans les autres piles : "
                "« kept » "
                "(prise seulement avec d'autres couleurs), « taken » (aussi seule, au lieu de deux "
                "pareilles)"},
      .most = 1,
      .words = last_gem_words,
      .labels = last_gem_labels},
     &Options::last_gem},
}};

constexpr std::array<Preset<Options>, 4> all_presets = {{
    {{"agora", {"the platform's rules", "les règles de la plateforme"}}, {0, 5, 15}},
    {{"official", {"as published", "comme publiées"}}, {1, 5, 15}},
    {{"console", {"the first console version", "la première version en console"}}, {2, 4, 15}},
    {{"stb",
      {"the platform's specification at its word",
       "la spécification de la plateforme à la lettre"}},
     {0, 5, 15, 1, 1, 1}},
}};

}  // namespace

std::span<const Preset<Options>> Splendor::presets() { return all_presets; }
std::span<const Choice<Options>> Splendor::choices() { return all_choices; }

}  // namespace agora::splendor
