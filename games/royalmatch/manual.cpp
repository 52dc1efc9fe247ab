// The commands in short, and the page that says how to play. Lines are at most 78 columns.
#include "core/typography.hpp"
#include "games/royalmatch/rules.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace agora::royalmatch {

namespace {

constexpr Text command_list = {
    R"(keep 1 3              keep these objectives (1 to 3 of those dealt to you);
                      by name: keep streak
hand KH QH 9D 4C 2S   choose your starting hand, five of your cards
play KH               play a card without its effect
play KH !             play it and activate its effect
play 6H ! up          with an aim: up (▲, you want more) or down (▼, less)
play 6S ! up 2        with an aim and a target, by the number of the player
play 5H ! streak      Calling: which of your discarded objectives
keep, hand, play      typed alone: you are asked for the rest, and so for an
                      aim or a target that is missing
Cards: 2 to 10, J, Q, K, A and H ♥, D ♦, C ♣, S ♠; king of hearts is fine too

Questions; nothing is played by them:
effect KH             what this card does; effect surge: a family of effects;
                      effect: all the cards of your hand
objective streak      what it asks, and how far everybody is; objective: yours
order                 which suit beats which
tricks                all tricks of this round
discard               the discard pile
round                 how the last round was scored
)",
    R"(garder 1 3            garder ces objectifs (1 à 3 de ceux reçus) ;
                      par nom : garder série
main Vp 9ca 8t 4t 2p  choisir votre main de départ, cinq de vos cartes
jouer Rco             jouer une carte sans son effet
jouer Rco !           la jouer et activer son effet
jouer 6co ! haut      avec une visée : haut (▲, plus) ou bas (▼, moins)
jouer 6p ! haut 2     avec une visée et une cible, par le numéro du joueur
jouer 5co ! série     Vocation : un de vos objectifs écartés, ou son numéro
garder, main, jouer   tapés seuls : on vous demande la suite, et de même pour
                      une visée ou une cible qui manque
Cartes : 2 à 10, V valet, D dame, R roi, A as, puis co ♥, ca ♦, t ♣, p ♠ ; on
peut aussi écrire roi de cœur ou R♥, et en anglais « play KH »

Questions ; elles ne jouent rien :
effet Rco             ce que fait cette carte ; effet élan : une famille ;
                      effet : toutes les cartes de votre main
objectif série        ce qu'il demande, et où en est chacun ; objectif : les
                      vôtres
ordre                 quelle couleur bat laquelle
plis                  tous les plis de la manche
défausse              la défausse
manche                les points de la dernière manche
)"};

constexpr Text page = {
    R"(WELCOME TO ROYALMATCH

Secret objectives, {turns} tricks a round, and everybody plays at once. It is not
about winning every trick: it is about winning the right ones.

A match:
Rounds are played until somebody has {target} points{limit}.
Each round goes like this.

1. The wheel makes one suit strong and its opposite weak (♥ and ♠ are
   opposite, and so are ♦ and ♣). Between the two others the one of the strong
   suit's colour, red or black, is above. With ♥ strong: ♥ > ♦ > ♣ > ♠.
2. You are dealt 3 objectives and keep 1, 2 or 3 of them, in secret, before
   you see any card.
3. You are dealt {turns} cards and choose 5 as your hand; the other {deck} are your
   deck, face down.
4. {turns} turns are played.
5. Objectives are shown and scored.

A turn:
- Effects activated in the last turn happen, that of the strongest card first.
- Everybody draws a card from the own deck, while there is one.
- Everybody chooses a card in secret, and whether to activate its effect.
- All cards are shown. {trick}

Force is the printed value (J 11, Q 12, K 13, A 14) and everything that adds
to it or takes from it: effects on you, and the gilding of a card, which stays
on it until it is played.

{seals}To activate an effect costs as many seals as its level:
cards 2 to 5 level I (1 seal), 6 to 9 level II (2), 10 to K level III (3),
aces level IV (4). It happens at the beginning of the next turn, whoever wins
this trick; so nothing can be activated in the last turn, and no card twice in
a round. Some effects need an aim: ▲ up if you want to be higher, ▼ down if
you want to be lower. Some need a target.

  ♥ hearts help you and your objectives      2 6 10 Surge      3 7 J Fervour
                                             4 8 Q  Oath       5 9 K Calling
  ♦ diamonds change your hand                2 6 10 Golden Draw
                             3 7 J Sharpening   4 8 Q Gleaning   5 9 K Recall
  ♣ clubs are luck                           2 6 10 Dice    3 7 J Whirlwind
                                             4 8 Q Wild Joker   5 9 K Respin
  ♠ spades are for the others                2 6 10 Siphon     3 7 J Siege
                                             4 8 Q  Slander    5 9 K Theft
  Aces: ♥ Coronation, ♦ Royal Treasure, ♣ Carnival, ♠ Coup d'État
  Type effect KH to read what a card does, effect surge for a family.

The words they use: your highest and lowest card go by printed value, equal
ones by the order of suits. Your unwanted card is your lowest with ▲, your
highest with ▼; a better card is a higher one with ▲, a lower one with ▼. The
discard pile holds all cards played and is open to everybody. A card that
comes back from it can be played again, not activated again.

Points of a round:
+ the points of each kept objective that you fulfilled, less what slander took
{penalty}
+ the points of bonus objectives that you fulfilled (Calling)
+ 2 for each kept and fulfilled objective, for each Coronation
+ your Oaths, if every objective that you kept is fulfilled
So one objective is cautious and three are a bet. Totals may be negative.

The end:
After the round in which somebody reaches {target} points{last}
the highest total wins; then kept objectives fulfilled in the whole match;
then the place in the very last trick. There is always one winner.

What you may know:
Hands, decks, objectives and choices are secret. Everybody sees the order of
suits, all tricks, the discard pile, seals, sizes of hands, how many
objectives each one kept, and what effects did to the table. Cards that change
hands are seen by the two players. What you are sure of is written under "You
know". At the end of a round kept and bonus objectives are shown.
{watched}

------------------------------------------------------------------------------
Other rules (--rules NAME):
short    to 15 points, nine cards each
plain    without effects
forte    a strong card beats all others, a weak one loses to all others
Options (--set NAME=VALUE): target (10-100), rounds (1-20, none), cards (13,
11, 9), dominance, seals (8, 0, 12, unlimited), penalty (on, off), spectators.

------------------------------------------------------------------------------
Objectives: Exact Count, Small Count, Big Count (exactly so many tricks), Fair
Share, Harvest, Supremacy, Humility, Low Profile, Nothing, Alpha and Omega,
Quiet Start, Quiet Exit, Streak, Alternation, Constancy, Crescendo,
Decrescendo, Red Ban, Heartless, Faceless, Bouquet of Hearts, Ace Hunt,
Regicide, Royal Blood, Black Night, David, Icarus, Standard-Bearer, Outcast,
Four Seasons, Ascetic, Arcane.
Type objective streak to read what one asks.
)",
    R"(BIENVENUE À ROYALMATCH

Objectifs secrets, {turns} plis par manche, et tout le monde joue en même temps.
Il ne s'agit pas de gagner tous les plis, mais les bons.

Une partie :
On joue des manches jusqu'à ce que quelqu'un ait {target} points{limit}.
Une manche :

1. La roulette désigne une couleur forte ; son opposée est faible (♥ et ♠ sont
   opposées, ♦ et ♣ aussi). Des deux autres, celle qui est rouge ou noire
   comme la forte est au-dessus. Si ♥ est forte : ♥ > ♦ > ♣ > ♠.
2. Vous recevez 3 objectifs et en gardez 1, 2 ou 3, en secret, avant d'avoir
   vu une seule carte.
3. Vous recevez {turns} cartes et en choisissez 5 pour votre main ; les {deck} autres
   sont votre deck, faces cachées.
4. On joue {turns} tours.
5. Les objectifs sont montrés et comptés.

Un tour :
- Les effets activés au tour précédent ont lieu, celui de la carte la plus
  forte d'abord.
- Chacun pioche une carte de son deck, tant qu'il y en a.
- Chacun choisit une carte en secret, et s'il active son effet.
- Toutes les cartes sont montrées. {trick}

La Force est la valeur imprimée (V valet 11, D dame 12, R roi 13, A as 14)
avec tout ce qui s'y ajoute ou s'en retranche : les effets sur vous, et la
dorure d'une carte, qui reste sur elle jusqu'à ce qu'elle soit jouée.

{seals}Activer un effet coûte autant de sceaux que son
niveau : cartes 2 à 5 niveau I (1 sceau), 6 à 9 niveau II (2), 10 à roi niveau
III (3), as niveau IV (4). Il a lieu au début du tour suivant, qui que ce soit
qui gagne ce pli ; on ne peut donc rien activer au dernier tour, ni deux fois
la même carte dans une manche. Certains effets demandent une visée : ▲ haut
si vous voulez être plus haut, ▼ bas si vous voulez être plus bas. D'autres
demandent aussi une cible.

  ♥ cœur : vous et vos objectifs             2 6 10 Élan     3 7 V Ferveur
                                             4 8 D  Serment  5 9 R Vocation
  ♦ carreau : votre main                     2 6 10 Pioche dorée
                             3 7 V Affûtage     4 8 D Glanage    5 9 R Rappel
  ♣ trèfle : le hasard                       2 6 10 Dés     3 7 V Tourbillon
                                             4 8 D Joker fou   5 9 R Relance
  ♠ pique : les autres                       2 6 10 Siphon     3 7 V Siège
                                             4 8 D  Médisance  5 9 R Larcin
  As : ♥ Couronnement, ♦ Trésor royal, ♣ Carnaval, ♠ Coup d'État
  Tapez effet Rco pour lire ce que fait une carte, effet élan pour une
  famille.

Leurs mots : vos cartes la plus haute et la plus basse le sont par la valeur
imprimée, les égales par l'ordre des couleurs. Votre carte de trop est votre
plus basse avec ▲, votre plus haute avec ▼ ; une carte meilleure est plus
haute avec ▲, plus basse avec ▼. La défausse contient toutes les cartes
jouées, visibles de tous. Une carte qui en revient peut être rejouée, mais pas
activée de nouveau.

Points d'une manche :
+ les points de chaque objectif gardé et rempli, moins la médisance
{penalty}
+ les points des objectifs bonus remplis (Vocation)
+ 2 pour chaque objectif gardé et rempli, par Couronnement
+ vos Serments, si tous les objectifs gardés sont remplis
Un objectif, c'est la prudence ; trois, c'est un pari. Un total peut être
négatif.

La fin :
Après la manche où quelqu'un atteint {target} points{last}
le plus haut total gagne ; puis le nombre d'objectifs gardés et remplis de
toute la partie ; puis le rang dans le tout dernier pli. Il y a toujours un
seul gagnant.

Ce qu'on peut savoir :
Mains, decks, objectifs et choix sont secrets. Tout le monde voit l'ordre des
couleurs, tous les plis, la défausse, les sceaux, la taille des mains, combien
d'objectifs chacun a gardés, et ce que les effets ont fait à la table. Les
cartes échangées sont vues des deux joueurs. Ce dont vous êtes sûr est écrit
sous « Vous savez ». En fin de manche les objectifs gardés et les bonus sont
montrés.
{watched}

------------------------------------------------------------------------------
Autres règles (--rules NOM) :
short    en 15 points, neuf cartes chacun
plain    sans effets
forte    une carte forte bat toutes les autres, une faible perd toujours
Options (--set NOM=VALEUR) : target (10-100), rounds (1-20, none), cards (13,
11, 9), dominance, seals (8, 0, 12, unlimited), penalty (on, off), spectators.

------------------------------------------------------------------------------
Objectifs : Compte juste, Petit compte, Grand compte (nombre de plis exact),
Juste part, Moisson, Suprématie, Humilité, Profil bas, Néant, Alpha et oméga,
Départ discret, Sortie discrète, Série, Alternance, Constance, Crescendo,
Decrescendo, Rouge interdit, Sans cœur, Sans figure, Bouquet de cœurs, Chasse
aux as, Régicide, Sang royal, Nuit noire, David, Icare, Étendard, Paria,
Quatre saisons, Ascète, Arcane.
Tapez objectif série pour lire ce que l'un d'eux demande.
)"};

// What depends on the options of a table.
std::string limit_words(const Options& options, Lang lang) {
    if (options.rounds == 0) return {};
    return agora::filled(options.rounds == 1 ? Text{",\nor for 1 round", ",\nou pendant 1 manche"}
                                             : Text{",\nor for {n} rounds at most",
                                                    ",\nou pendant {n} manches au plus"},
                         options.rounds, lang);
}

std::string last_round_words(const Options& options, Lang lang) {
    if (options.rounds == 0) return ",";
    return agora::filled(
        {",\nor after round {n} at the latest,", ",\nou après la manche {n} au plus tard,"},
        options.rounds, lang);
}

std::string_view trick_words(const Options& options, Lang lang) {
    const Text standard = {
        "The highest Force wins the trick;\n"
        "  between equal Forces the order of suits decides, then the printed value.\n"
        "  There is never a tie.",
        "La plus grande Force gagne le pli\u00A0; à\n"
        "  Force égale l'ordre des couleurs décide, puis la valeur imprimée. Il n'y a\n"
        "  jamais d'égalité."};
    const Text forte = {
        "A card of the strong suit beats all others, one\n"
        "  of the weak suit loses to all others; then the highest Force wins, then the\n"
        "  order of suits decides. There is never a tie.",
        "Une carte de la couleur forte bat toutes\n"
        "  les autres, une de la faible perd contre toutes\u00A0; puis la plus grande Force\n"
        "  gagne, puis l'ordre des couleurs décide. Il n'y a jamais d'égalité."};
    return (options.order() == Dominance::forte ? forte : standard).in(lang);
}

std::string seal_words(const Options& options, Lang lang) {
    const int seals = options.seals_each();
    std::string text(Text{"Seals and effects:\n", "Sceaux et effets\u00A0:\n"}.in(lang));
    if (seals == 0)
        return text + std::string(Text{"This match is played without effects. In others:\n",
                                       "Cette partie se joue sans effets. Dans les autres\u00A0:\n"}
                                      .in(lang));
    if (seals == unlimited_seals)
        return text +
               std::string(Text{"You have as many seals as you like. ",
                                "Vous avez des sceaux sans limite. "}
                               .in(lang)) +
               "\n";
    return text + std::string(Text{"You have ", "Vous avez "}.in(lang)) + std::to_string(seals) +
           std::string(Text{" seals a round.\n", " sceaux par manche.\n"}.in(lang));
}

std::string_view penalty_words(const Options& options, Lang lang) {
    const Text costs = {"- 3 for each kept objective that you failed, or 1 if you kept only one",
                        "- 3 pour chaque objectif gardé et manqué, ou 1 si vous n'en avez gardé "
                        "qu'un"};
    const Text free = {"  (a kept objective that you failed costs nothing)",
                       "  (un objectif gardé et manqué ne coûte rien)"};
    return (options.penalty == 0 ? costs : free).in(lang);
}

std::string_view watched_words(const Options& options, Lang lang) {
    constexpr std::array<Text, 3> words = {
        {{"Spectators see no objective before that.",
          "Les spectateurs ne voient aucun objectif avant cela."},
         {"Spectators see which objectives everybody was dealt, once all have kept\n"
          "theirs, and never which were kept.",
          "Les spectateurs voient quels objectifs chacun a reçus, une fois que tous ont\n"
          "gardé les leurs, et jamais lesquels sont gardés."},
         {"Spectators see everything.", "Les spectateurs voient tout."}}};
    return words[options.spectators].in(lang);
}

std::string filled(std::string_view text, const Options& options, Lang lang) {
    const std::array<std::pair<std::string_view, std::string>, 9> blanks = {{
        {"{turns}", std::to_string(options.cards_each())},
        {"{deck}", std::to_string(options.cards_each() - first_hand)},
        {"{target}", std::to_string(options.target)},
        {"{limit}", limit_words(options, lang)},
        {"{last}", last_round_words(options, lang)},
        {"{trick}", std::string(trick_words(options, lang))},
        {"{seals}", seal_words(options, lang)},
        {"{penalty}", std::string(penalty_words(options, lang))},
        {"{watched}", std::string(watched_words(options, lang))},
    }};
    std::string whole;
    while (!text.empty()) {
        const auto* const blank = std::ranges::find_if(
            blanks, [&](const auto& each) { return text.starts_with(each.first); });
        if (blank == blanks.end()) {
            whole += text.front();
            text.remove_prefix(1);
        } else {
            whole += blank->second;
            text.remove_prefix(blank->first.size());
        }
    }
    return whole;
}

}  // namespace

std::string RoyalMatch::commands(Lang lang) { return std::string(command_list.in(lang)); }
std::string RoyalMatch::manual(Lang lang) { return manual({}, 2, lang); }
std::string RoyalMatch::manual(const Options& options, int /*seats*/, Lang lang) {
    return filled(page.in(lang), options, lang);
}

std::string RoyalMatch::pitch(const Options& options, int /*seats*/, Lang lang) {
    constexpr Text words = {
        "Secret objectives, {turns} tricks a round, cards played all at once: win the right ones, "
        "to {target} points",
        "Objectifs secrets, {turns} plis par manche, cartes jouées ensemble\u00A0: gagnez les "
        "bons, en {target} points"};
    std::string text = filled(words.in(lang), options, lang);
    if (options.rounds == 0) return text + ".";
    return text + agora::filled(options.rounds == 1
                                    ? Text{" or one round.", " ou une manche."}
                                    : Text{" or {n} rounds at most.", " ou {n} manches au plus."},
                                options.rounds, lang);
}

}  // namespace agora::royalmatch
