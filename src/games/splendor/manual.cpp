// The commands in short, and the page that says how to play. Lines are at most 78 columns.
#include "games/splendor/rules.hpp"

namespace agora::splendor {

namespace {

constexpr Text command_list = {
    R"(take R G O         take 3 gems of different colours
take W W           take 2 gems of one colour, if at least 4 of it are there
reserve b2         reserve a card of the table (a1-c4 or 1-12) and get gold
reserve tier1      reserve the top card of a deck; only you see it
buy b2             buy a card of the table
pay 1              buy your reserved card Res 1
buy b2 with W W E  choose the gems you pay with (also: pay 1 with W W E)
return W E         give gems back when you hold more than 10
noble 1            choose a noble when several would visit you
pass               only when nothing else is possible
Colours: W white, B blue, G green, R red, O onyx (black), E gold
)",
    R"(take R G O         prendre 3 gemmes de couleurs différentes
take W W           prendre 2 gemmes d'une couleur, s'il y en a au moins 4
reserve b2         réserver une carte de la table (a1-c4 ou 1-12), avec l'or
reserve tier1      réserver le dessus d'une pioche ; vous seul voyez la carte
buy b2             acheter une carte de la table
pay 1              acheter votre carte réservée Rés 1
buy b2 with W W E  choisir les gemmes du paiement (aussi : pay 1 with W W E)
return W E         rendre des gemmes quand vous en avez plus de 10
noble 1            choisir un noble quand plusieurs viendraient
pass               seulement si rien d'autre n'est possible
Couleurs : W blanc, B bleu, G vert, R rouge, O onyx (noir), E or
)"};

constexpr Text page = {
    R"(WELCOME TO SPLENDOR

-- Splendor is a board game published by Space Cowboys. If you like it, buy
   the real one: https://www.spacecowboys.fr/splendor --

Splendor is a game of gems and cards for 2 to 4 players. You collect gems and
spend them on gem mines, the development cards. Every card you buy gives you
a gem for good, a discount on all that you buy later, and many give prestige.
Own enough of the right cards and a noble comes to visit you, which is worth
prestige too. The player with the most prestige wins.

Players             2     3     4
Nobles              3     4     5
Gems of a colour    4     5     7
Gold gems           5     5     5     (rules `console`: 4)

Game Objective:
The game ends when a player has 15 prestige points (a table may set another
target, from 10 to 30). The round is then played out, so that everyone has
had the same number of turns.

Winner:
Most prestige wins. Between equals, the one who bought fewer development
cards wins; equal in that too, they share the victory.

------------------------------------------------------------------------------
Game Units:

Gems - The currency, and there are two kinds. HAND GEMS are taken from the
bank and go back to it when you pay. PERMANENT GEMS come from the development
cards you bought, are a discount on every purchase, and are never spent. Your
TOTAL GEMS are both together: what you can pay with.

Gold gems - Marked E. They stand for a gem of any colour. You can't take them:
one comes with each card you reserve, while there are any.

Nobles - In the first section of the board, each worth 3 prestige. They can't
be bought. At the end of your turn, a noble whose price you have in PERMANENT
GEMS visits you by itself: one a turn, and if several would come you choose.

Development cards - In the second section of the board, three rows of four.
Row a is level 1, row b level 2, row c level 3: dearer, and worth more. Each
has a name (a1 to c4) and a number (1 to 12); a * marks those you can buy now.
A card that leaves the table is replaced from its deck, while that lasts.

Player deck - Yours is shown in full: developments, nobles, reserved cards.
Those of the others are shown in short, with everyone's rank. A card reserved
from the top of a deck is seen by its owner alone.

Prestige points - From cards and nobles. They decide the game.

------------------------------------------------------------------------------
How to play:

On each turn you do exactly one of these:

(1) Take gems from the bank, under G E M S on the board: 3 of different
    colours, or 2 of one colour if at least 4 of it are there. When fewer than
    three colours are left, you take one of each.
(2) Buy a development card of the table. Your permanent gems are taken off its
    price, you pay the rest with hand gems, and gold fills what is missing.
(3) Reserve a card of the table, or the top card of a deck, and get a gold gem
    if there is one. You can hold 3 reserved cards, and only buying rids you
    of them.
(4) Pay a reserved card: buy one of your own.

You may hold 10 hand gems at the end of your turn; what is more you return,
gems of your choice. How you may go beyond 10 depends on the rules chosen:
  agora     no taking with 10 in hand, no pair with 9; otherwise take or
            reserve, then return
  official  take or reserve as you like, then return
  console   no taking beyond 10; reserving with 10 in hand brings no gold

Only a player who can do nothing at all passes. If all pass in turn, the game
ends there.

------------------------------------------------------------------------------
Gameplay Commands: (important)

1. take - three different gems, or two alike
     take W R G
     take w w
   Gems: W white, B blue, G green, R red, O onyx (black).

2. buy - a development card of the table, by its name or its number
     buy a1
     buy 12
     buy b1 with W W E
   The last one chooses the gems paid; otherwise gold is spent last.

3. reserve - a card of the table, or the top of a deck
     reserve a1
     reserve 7
     reserve tier3

4. pay - one of your reserved cards, shown in your deck as Res 1 (...)
     pay 1
     pay 2 with G G E

5. return - gems, when you hold more than 10
     return W E

6. noble - the one you choose, by its number on the board
     noble 2

7. pass - when nothing else is possible

Capital or small letters, more or fewer spaces: it is all the same.
)",
    R"(BIENVENUE À SPLENDOR

-- Splendor est un jeu de société édité par Space Cowboys. Si le jeu vous
   plaît, achetez le vrai : https://www.spacecowboys.fr/splendor --

Splendor est un jeu de gemmes et de cartes pour 2 à 4 joueurs. On ramasse des
gemmes et on les dépense pour des mines, les cartes de développement. Chaque
carte achetée donne une gemme pour toujours, une remise sur tous les achats
suivants, et beaucoup donnent du prestige. Possédez assez des bonnes cartes et
un noble vous rend visite, ce qui vaut aussi du prestige. Le joueur qui a le
plus de prestige gagne.

Joueurs                2     3     4
Nobles                 3     4     5
Gemmes par couleur     4     5     7
Gemmes d'or            5     5     5     (règles `console` : 4)

But du jeu :
La partie s'achève quand un joueur a 15 points de prestige (une table peut
choisir un autre objectif, de 10 à 30). On termine alors le tour de table,
pour que tous aient joué le même nombre de fois.

Vainqueur :
Le plus de prestige gagne. À égalité, celui qui a acheté le moins de cartes de
développement ; encore à égalité, la victoire est partagée.

------------------------------------------------------------------------------
Éléments du jeu :

Gemmes - La monnaie, et il y en a de deux sortes. Les GEMMES EN MAIN se
prennent à la banque et y retournent quand on paie. Les GEMMES PERMANENTES
viennent des cartes achetées, réduisent le prix de chaque achat et ne se
dépensent jamais. Les GEMMES AU TOTAL sont les deux ensemble : ce avec quoi
vous pouvez payer.

Gemmes d'or - Marquées E. Elles remplacent une gemme de n'importe quelle
couleur. On ne peut pas les prendre : une vient avec chaque carte réservée,
tant qu'il y en a.

Nobles - Dans la première partie du plateau, 3 points de prestige chacun. Ils
ne s'achètent pas. À la fin de votre tour, un noble dont vous avez le prix en
GEMMES PERMANENTES vous rend visite de lui-même : un par tour, et si plusieurs
viendraient, vous choisissez.

Cartes de développement - Dans la deuxième partie du plateau, trois rangées de
quatre. La rangée a est le niveau 1, la b le niveau 2, la c le niveau 3 : plus
chères, et de plus de valeur. Chacune a un nom (a1 à c4) et un numéro (1 à
12) ; * marque celles que vous pouvez acheter. Une carte qui quitte la table
est remplacée par une de sa pioche, tant qu'il en reste.

Jeu d'un joueur - Le vôtre est montré en entier : développements, nobles,
cartes réservées. Celui des autres est montré en bref, avec le rang de chacun.
Une carte réservée du dessus d'une pioche n'est vue que de son propriétaire.

Points de prestige - Ils viennent des cartes et des nobles, et décident.

------------------------------------------------------------------------------
Comment jouer :

À chaque tour, vous faites exactement une de ces actions :

(1) Prendre des gemmes de la banque, sous G E M M E S : 3 de couleurs
    différentes, ou 2 d'une couleur s'il y en a au moins 4. Quand il reste
    moins de trois couleurs, on en prend une de chaque.
(2) Acheter une carte de la table. Vos gemmes permanentes sont déduites du
    prix, vous payez le reste avec celles en main, et l'or remplace ce qui
    manque.
(3) Réserver une carte de la table, ou le dessus d'une pioche, et recevoir une
    gemme d'or s'il y en a. On peut tenir 3 cartes réservées, et seul l'achat
    en débarrasse.
(4) Payer une carte réservée : acheter une des vôtres.

Vous pouvez avoir 10 gemmes en main à la fin de votre tour ; vous rendez
celles de trop, à votre choix. Les règles choisies disent comment on peut
dépasser 10 :
  agora     on ne prend pas avec 10 en main, ni de paire avec 9 ; sinon on
            prend ou on réserve, puis on rend
  official  on prend ou on réserve à son gré, puis on rend
  console   on ne prend jamais au-delà de 10 ; réserver avec 10 en main
            n'apporte pas d'or

On ne passe que si l'on ne peut rien faire. Si tous passent à la suite, la
partie s'arrête là.

------------------------------------------------------------------------------
Commandes du jeu : (important)

1. take - trois gemmes différentes, ou deux pareilles
     take W R G
     take w w
   Gemmes : W blanc, B bleu, G vert, R rouge, O onyx (noir).

2. buy - une carte de la table, par son nom ou son numéro
     buy a1
     buy 12
     buy b1 with W W E
   La dernière choisit les gemmes payées ; sinon l'or est dépensé en dernier.

3. reserve - une carte de la table, ou le dessus d'une pioche
     reserve a1
     reserve 7
     reserve tier3

4. pay - une de vos cartes réservées, montrées dans votre jeu : Rés 1 (...)
     pay 1
     pay 2 with G G E

5. return - des gemmes, quand vous en avez plus de 10
     return W E

6. noble - celui que vous choisissez, par son numéro sur le plateau
     noble 2

7. pass - quand rien d'autre n'est possible

Majuscules ou minuscules, plus ou moins d'espaces : c'est pareil.
)"};

}  // namespace

std::string Splendor::commands(Lang lang) { return std::string(command_list.in(lang)); }
std::string Splendor::manual(Lang lang) { return std::string(page.in(lang)); }

}  // namespace agora::splendor
