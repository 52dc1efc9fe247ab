// The commands in short, and the page that says how to play. Lines are at most 78 columns.
#include "games/royalmatch/rules.hpp"

namespace agora::royalmatch {

namespace {

constexpr Text command_list = {
    R"(keep streak hearts    keep these objectives (1 to 3 of those dealt to you);
                      also by number: keep 1 3
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
    R"(keep 1 3              garder ces objectifs (1 à 3 de ceux reçus) ;
                      par nom : garder série
hand KH QH 9D 4C 2S   choisir votre main de départ, cinq de vos cartes
play KH               jouer une carte sans son effet
play KH !             la jouer et activer son effet
play 6H ! haut        avec une visée : haut (▲, plus) ou bas (▼, moins)
play 6S ! haut 2      avec une visée et une cible, par le numéro du joueur
play 5H ! série       Vocation : un de vos objectifs écartés, ou son numéro
keep, hand, play      tapés seuls : on vous demande la suite, et de même pour
                      une visée ou une cible qui manque
                      (aussi : garder, main, jouer)
Cartes : 2 à 10, J valet, Q dame, K roi, A as, puis H ♥, D ♦, C ♣, S ♠ ; on
peut aussi écrire roi de cœur, R♥, 10P (pique), 7T (trèfle)

Questions ; elles ne jouent rien :
effet KH              ce que fait cette carte ; effet élan : une famille ;
                      effet : toutes les cartes de votre main
objectif série        ce qu'il demande, et où en est chacun ; objectif : les
                      vôtres
ordre                 quelle couleur bat laquelle
plis                  tous les plis de la manche
défausse              la défausse
manche                les points de la dernière manche
)"};

constexpr Text page = {
    R"(WELCOME TO ROYALMATCH

Secret objectives, thirteen tricks, and everybody plays at once. It is not
about winning every trick: it is about winning the right ones.

Numbers on this page are those of the usual match; options may change them,
and the table always shows those of yours.

A match:
Rounds are played until somebody has 30 points. Each round goes like this.

1. The wheel makes one suit strong and its opposite weak (♥ and ♠ are
   opposite, and so are ♦ and ♣). Between the two others the one of the strong
   suit's colour, red or black, is above. With ♥ strong: ♥ > ♦ > ♣ > ♠.
2. You are dealt 3 objectives and keep 1, 2 or 3 of them, in secret, before
   you see any card.
3. You are dealt 13 cards and choose 5 as your hand; the other 8 are your
   deck, face down.
4. Thirteen turns are played.
5. Objectives are shown and scored.

A turn:
- Effects activated in the last turn happen, that of the strongest card first.
- Everybody draws a card from the own deck, while there is one.
- Everybody chooses a card in secret, and whether to activate its effect.
- All cards are shown. The highest Force wins the trick; between equal Forces
  the order of suits decides, then the printed value. There is never a tie.

Force is the printed value (J 11, Q 12, K 13, A 14) and everything that adds
to it or takes from it: effects on you, and the gilding of a card, which stays
on it until it is played.

Seals and effects:
You have 8 seals a round. To activate an effect costs as many as its level:
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
- 3 for each kept objective that you failed, or 1 if you kept only one
+ the points of bonus objectives that you fulfilled (Calling)
+ 2 for each kept and fulfilled objective, for each Coronation
+ your Oaths, if every objective that you kept is fulfilled
So one objective is cautious and three are a bet. Totals may be negative.

The end:
After the round in which somebody reaches 30 points the highest total wins;
then kept objectives fulfilled in the whole match; then the place in the very
last trick. There is always one winner.

What you may know:
Hands, decks, objectives and choices are secret. Everybody sees the order of
suits, all tricks, the discard pile, seals, sizes of hands, how many
objectives each one kept, and what effects did to the table. Cards that change
hands are seen by the two players. What you are sure of is written under "You
know". At the end of a round kept and bonus objectives are shown.

------------------------------------------------------------------------------
Other rules (--rules NAME):
short    to 15 points, nine cards each
plain    without effects
forte    a strong card beats all others, a weak one loses to all others
Options (--set NAME=VALUE): target (10-100), rounds, cards (13, 11, 9),
dominance, seals (8, 0, 12, unlimited), penalty (on, off), spectators.

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

Objectifs secrets, treize plis, et tout le monde joue en même temps. Il ne
s'agit pas de gagner tous les plis, mais les bons.

Les nombres de cette page sont ceux de la partie habituelle ; des options les
changent, et la table montre toujours ceux de votre partie.

Une partie :
On joue des manches jusqu'à ce que quelqu'un ait 30 points. Une manche :

1. La roulette désigne une couleur forte ; son opposée est faible (♥ et ♠ sont
   opposées, ♦ et ♣ aussi). Des deux autres, celle qui est rouge ou noire
   comme la forte est au-dessus. Si ♥ est forte : ♥ > ♦ > ♣ > ♠.
2. Vous recevez 3 objectifs et en gardez 1, 2 ou 3, en secret, avant d'avoir
   vu une seule carte.
3. Vous recevez 13 cartes et en choisissez 5 pour votre main ; les 8 autres
   sont votre deck, faces cachées.
4. On joue treize tours.
5. Les objectifs sont montrés et comptés.

Un tour :
- Les effets activés au tour précédent ont lieu, celui de la carte la plus
  forte d'abord.
- Chacun pioche une carte de son deck, tant qu'il y en a.
- Chacun choisit une carte en secret, et s'il active son effet.
- Toutes les cartes sont montrées. La plus grande Force gagne le pli ; à Force
  égale l'ordre des couleurs décide, puis la valeur imprimée. Il n'y a jamais
  d'égalité.

La Force est la valeur imprimée (J valet 11, Q dame 12, K roi 13, A as 14)
avec tout ce qui s'y ajoute ou s'en retranche : les effets sur vous, et la
dorure d'une carte, qui reste sur elle jusqu'à ce qu'elle soit jouée.

Sceaux et effets :
Vous avez 8 sceaux par manche. Activer un effet en coûte autant que son
niveau : cartes 2 à 5 niveau I (1 sceau), 6 à 9 niveau II (2), 10 à roi niveau
III (3), as niveau IV (4). Il a lieu au début du tour suivant, qui que ce soit
qui gagne ce pli ; on ne peut donc rien activer au dernier tour, ni deux fois
la même carte dans une manche. Certains effets demandent une visée : ▲ haut
si vous voulez être plus haut, ▼ bas si vous voulez être plus bas. D'autres
demandent aussi une cible.

  ♥ cœur : vous et vos objectifs             2 6 10 Élan     3 7 J Ferveur
                                             4 8 Q  Serment  5 9 K Vocation
  ♦ carreau : votre main                     2 6 10 Pioche dorée
                             3 7 J Affûtage     4 8 Q Glanage    5 9 K Rappel
  ♣ trèfle : le hasard                       2 6 10 Dés     3 7 J Tourbillon
                                             4 8 Q Joker fou   5 9 K Relance
  ♠ pique : les autres                       2 6 10 Siphon     3 7 J Siège
                                             4 8 Q  Médisance  5 9 K Larcin
  As : ♥ Couronnement, ♦ Trésor royal, ♣ Carnaval, ♠ Coup d'État
  Tapez effet KH pour lire ce que fait une carte, effet élan pour une famille.

Leurs mots : vos cartes la plus haute et la plus basse le sont par la valeur
imprimée, les égales par l'ordre des couleurs. Votre carte de trop est votre
plus basse avec ▲, votre plus haute avec ▼ ; une carte meilleure est plus
haute avec ▲, plus basse avec ▼. La défausse contient toutes les cartes
jouées, visibles de tous. Une carte qui en revient peut être rejouée, mais pas
activée de nouveau.

Points d'une manche :
+ les points de chaque objectif gardé et rempli, moins la médisance
- 3 pour chaque objectif gardé et manqué, ou 1 si vous n'en avez gardé qu'un
+ les points des objectifs bonus remplis (Vocation)
+ 2 pour chaque objectif gardé et rempli, par Couronnement
+ vos Serments, si tous les objectifs gardés sont remplis
Un objectif, c'est la prudence ; trois, c'est un pari. Un total peut être
négatif.

La fin :
Après la manche où quelqu'un atteint 30 points, le plus haut total gagne ;
puis le nombre d'objectifs gardés et remplis de toute la partie ; puis le rang
dans le tout dernier pli. Il y a toujours un seul gagnant.

Ce qu'on peut savoir :
Mains, decks, objectifs et choix sont secrets. Tout le monde voit l'ordre des
couleurs, tous les plis, la défausse, les sceaux, la taille des mains, combien
d'objectifs chacun a gardés, et ce que les effets ont fait à la table. Les
cartes échangées sont vues des deux joueurs. Ce dont vous êtes sûr est écrit
sous « Vous savez ». En fin de manche les objectifs gardés et les bonus sont
montrés.

------------------------------------------------------------------------------
Autres règles (--rules NOM) :
short    en 15 points, neuf cartes chacun
plain    sans effets
forte    une carte forte bat toutes les autres, une faible perd toujours
Options (--set NOM=VALEUR) : target (10-100), rounds, cards (13, 11, 9),
dominance, seals (8, 0, 12, unlimited), penalty (on, off), spectators.

------------------------------------------------------------------------------
Objectifs : Compte juste, Petit compte, Grand compte (nombre de plis exact),
Juste part, Moisson, Suprématie, Humilité, Profil bas, Néant, Alpha et oméga,
Départ discret, Sortie discrète, Série, Alternance, Constance, Crescendo,
Decrescendo, Rouge interdit, Sans cœur, Sans figure, Bouquet de cœurs, Chasse
aux as, Régicide, Sang royal, Nuit noire, David, Icare, Étendard, Paria,
Quatre saisons, Ascète, Arcane.
Tapez objectif série pour lire ce que l'un d'eux demande.
)"};

}  // namespace

std::string RoyalMatch::commands(Lang lang) { return std::string(command_list.in(lang)); }
std::string RoyalMatch::manual(Lang lang) { return std::string(page.in(lang)); }

}  // namespace agora::royalmatch
