// The commands in short, and the page that says how to play. Lines are at most 78 columns.
#include "games/citadels/rules.hpp"

namespace agora::citadels {

namespace {

constexpr Text command_list = {
    R"(pick thief            choose a character; its first letters are enough
gold, cards           gather: 2 gold, or draw 2 cards
keep tavern           ... and keep one of them
build palace          build a district of your hand
  with framework      ... pay with the Framework; necropolis with tavern;
                      thieves den with 3 cards; Cardinal: with gold of 2
income                what your districts bring (Abbot: income 2 gold)
power                 the power that needs no choice (Navigator: power gold)
kill, bewitch, rob    name a character: kill king
warrants a b c        the first one is signed; threats a b: the first is real
spy 3 noble           look at 2; swap with 2; discard tavern, then redraw
crown 3 gold          Emperor: to whom, and gold or card; tithe 2: Abbot
destroy tavern of 3   seize tavern of 3; exchange tavern of 3, then give manor
beautify tavern       laboratory tavern, museum tavern, smithy
armory tavern of 3    destroy the Armory and that district
bribe, refuse         a threat; reveal, hide: the Blackmailer's answer
confiscate, decline   the Magistrate's; yes and no do as well
end                   end your turn
redraft               you have shown a character by accident: choose again
gold; build docks     several things in one line; a verb alone: you are asked
card magician         what a card does; cast, uniques: all those of this game
Players have the numbers of the list; French names are understood as well.
)",
    R"(choisir voleur         choisir un personnage ; ses premières lettres suffisent
or, cartes             percevoir : 2 pièces d'or, ou piocher 2 cartes
garder taverne         ... et en garder une
bâtir palais           bâtir un quartier de votre main
  avec chantier        ... payé par le Chantier ; nécropole avec taverne ;
                       tripot avec 3 cartes ; palais avec or de 2 (Cardinal)
revenu                 ce que rapportent vos quartiers (Abbé : revenu 2 or)
pouvoir                le pouvoir sans choix (Navigatrice : pouvoir or)
tuer, ensorceler       nommer un personnage : tuer roi ; voler marchande
mandats a b c          le premier est signé ; menaces a b : la vraie d'abord
espionner 3 noble      regarder 2 ; échanger avec 2 ; défausser port, repiocher
couronne 3 or          Empereur : à qui, et or ou carte ; dîme 2 : Abbé
détruire taverne de 3  saisir taverne de 3 ; échanger port de 3, donner manoir
embellir taverne       laboratoire taverne, musée taverne, forge
poudrière taverne de 3 détruire la Poudrière et ce quartier
payer, refuser         une menace ; révéler, cacher : la Maître-chanteuse
confisquer, renoncer   l'Échevin ; oui et non conviennent aussi
fin                    finir votre tour
refaire                un personnage montré par accident : on choisit à nouveau
or; bâtir port; fin    plusieurs choses en une ligne ; un verbe seul : question
carte magicienne       ce que fait une carte ; personnages, merveilles : toutes
Les joueurs ont les numéros de la liste ; les noms anglais sont compris aussi.
)"};

constexpr Text page = {
    R"(WELCOME TO CITADELS

-- Citadels is a card game by Bruno Faidutti, edition of 2016. If you like it,
   buy the real one. --

Build the finest city. In each round everybody takes a character in secret;
the characters are then called in the order of their ranks, and each has a
power of its own. Guess who your neighbours are, and do not be guessed.

At the start:
Everybody has 2 gold and 4 district cards; one player has the crown. Eight or
nine characters are in the game, one for each rank, and 68 districts: 54
ordinary ones and 14 unique ones. Type cast and uniques to read them.

A round, first: choosing
Some characters are put aside, face up or face down (rank 4 never face up).
The player with the crown keeps one of the rest in secret and passes on the
others; everybody keeps one. With 2 or 3 players everybody gets two, and with 7
of 8 or 8 of 9 the last player chooses between the last card and the one put
aside first. Remember what you saw: the table keeps it for you under me.

Then: playing
The ranks are called from 1 to 9. Who has the character called reveals it and
takes a turn; nobody answers for one that is killed or was put aside.
1. Gather, always: take 2 gold, or draw 2 cards and keep 1 of them (the other
   goes under the deck).
2. Build, after gathering: at most one district, paying its cost. Never one
   that your city has already.
3. At any moment of the turn, once each: the power of the character, the gold
   or cards that it brings for districts of its type (income), and what unique
   districts in your city can do.
4. end.

Types: N noble, R religious, T trade, M military, U unique. The number beside
the letter is the cost, N3 Manor: a noble district for 3 gold.

Characters by rank (card NAME tells all about one):
1 Assassin     a character loses its turn
  Witch        plays the rest of somebody else's turn
  Magistrate   may confiscate the first district that somebody pays
2 Thief        takes all the gold of a character when it is called
  Spy          looks at a hand: gold and cards for each card of a type
  Blackmailer  two threats, one real: pay half, or risk all
3 Magician     swaps hands, or draws other cards
  Wizard       takes a card of a hand, and may build it at once
  Seer         takes a card of every hand and gives one back; builds 2
4 King         crown; gold for noble districts
  Emperor      gives the crown to another; gold for noble districts
  Patrician    crown; cards for noble districts
5 Bishop       safe from rank 8; gold for religious districts
  Abbot        gold or cards for religious ones; 1 gold of the richest
  Cardinal     cards for religious ones; gold of others for cards
6 Merchant     1 gold more; gold for trade districts
  Alchemist    gets back what was paid for building
  Trader       gold for trade districts, builds any number of them
7 Architect    2 cards more; builds 3
  Navigator    4 gold or 4 cards; builds nothing
  Scholar      one card of seven; builds 2
8 Warlord      destroys a district; gold for military districts
  Diplomat     exchanges districts; gold for military districts
  Marshal      seizes cheap districts; gold for military districts
9 Queen        3 gold beside the player of rank 4
  Artist       makes two districts worth 1 more
  Tax Collector  1 gold for each district that is built

The end:
When a city has 7 districts (8 with 2 or 3 players) it is complete, nobody can
destroy, seize or exchange in it any more, and the round is the last one.
Points: the costs of your districts; 3 for all five types; 4 for the first
complete city, 2 for others; what your unique districts bring. Equal players:
who revealed the higher rank in the last round wins.

What you may know:
Gold, cities and the number of cards in each hand are open. Hands, characters
not yet called, and which warrant is signed or which threat is real, are not.
What you have seen yourself (a hand, cards put under the deck) is kept for you:
type me.

By accident:
Who shows a character while all choose says redraft (once a round each): all
give theirs back and choose again.

------------------------------------------------------------------------------
Casts (--rules NAME): first_game, ambitious_aristocrats, cunning_agents,
illustrious_emissaries, devious_dignitaries, tenacious_delegates,
vicious_nobles. Options (--set NAME=VALUE): rank1 to rank9 name a character;
uniques a list or random; a district by its name, in or out, as many in as out
(--set armory=in --set keep=out); fit, redraft, great_wall_itself, show_killed.
See agora games citadels.
)",
    R"(BIENVENUE À CITADELLES

-- Citadelles est un jeu de cartes de Bruno Faidutti, édition de 2016. S'il
   vous a plu, offrez-vous le vrai. --

Bâtissez la plus belle cité. À chaque manche chacun prend un personnage en
secret ; on appelle ensuite les personnages dans l'ordre de leurs rangs, et
chacun a son pouvoir. Devinez qui sont vos voisins, et ne vous laissez pas
deviner.

Au début :
Chacun a 2 pièces d'or et 4 cartes quartier ; un joueur a la couronne. Il y a
huit ou neuf personnages, un par rang, et 68 quartiers : 54 ordinaires et 14
uniques. Tapez personnages et merveilles pour les lire.

Une manche, d'abord : choisir
Quelques personnages sont mis à part, visibles ou cachés (le rang 4 jamais
visible). Le joueur qui a la couronne en garde un en secret et passe les
autres ; chacun en garde un. À 2 ou 3 joueurs on en a deux chacun ; à 7 pour 8
ou à 8 pour 9 le dernier choisit entre la dernière carte et la première mise à
part. Retenez ce que vous avez vu : la table le garde pour vous, tapez moi.

Ensuite : jouer
On appelle les rangs de 1 à 9. Qui a le personnage appelé le révèle et joue son
tour ; personne ne répond pour un personnage assassiné ou mis à part.
1. Percevoir, toujours : prendre 2 pièces d'or, ou piocher 2 cartes et en
   garder 1 (l'autre va sous la pioche).
2. Bâtir, après avoir perçu : un quartier au plus, en payant son coût. Jamais
   un quartier que votre cité a déjà.
3. À tout moment du tour, une fois chacun : le pouvoir du personnage, l'or ou
   les cartes qu'il rapporte pour les quartiers de son type (revenu), et ce que
   peuvent faire vos quartiers uniques.
4. fin.

Types : N noble, R religieux, C commerçant, M militaire, U unique. Le nombre
près de la lettre est le coût, N3 Manoir : un quartier noble pour 3 pièces.

Personnages par rang (carte NOM dit tout sur l'un d'eux) :
1 Assassin     un personnage perd son tour
  Sorcière     joue la suite du tour d'un autre
  Échevin      peut confisquer le premier quartier payé par quelqu'un
2 Voleur       prend tout l'or d'un personnage à son appel
  Espion       regarde une main : or et cartes par carte d'un type
  Maître-chanteuse  deux menaces, une vraie : payer la moitié ou tout risquer
3 Magicienne   échange sa main, ou change ses cartes
  Sorcier      prend une carte d'une main, et peut la bâtir aussitôt
  Voyante      prend une carte de chaque main, en rend une ; bâtit 2
4 Roi          couronne ; or des quartiers nobles
  Empereur     donne la couronne à un autre ; or des quartiers nobles
  Patricien    couronne ; cartes des quartiers nobles
5 Évêque       à l'abri du rang 8 ; or des quartiers religieux
  Abbé         or ou cartes des religieux ; 1 pièce d'or du plus riche
  Cardinal     cartes des religieux ; l'or des autres contre des cartes
6 Marchande    1 pièce d'or de plus ; or des quartiers commerçants
  Alchimiste   récupère ce qu'il a payé pour bâtir
  Négociant    or des commerçants, en bâtit autant qu'il veut
7 Architecte   2 cartes de plus ; bâtit 3
  Navigatrice  4 pièces d'or ou 4 cartes ; ne bâtit rien
  Archiviste   une carte sur sept ; bâtit 2
8 Condottiere  détruit un quartier ; or des quartiers militaires
  Diplomate    échange des quartiers ; or des quartiers militaires
  Capitaine    saisit des quartiers bon marché ; or des militaires
9 Reine        3 pièces d'or à côté du joueur du rang 4
  Artiste      deux quartiers valent 1 de plus
  Bailli       1 pièce d'or pour chaque quartier bâti

La fin :
Une cité de 7 quartiers (8 à 2 ou 3 joueurs) est complète : on ne peut plus
rien y détruire, y saisir ou y échanger, et la manche est la dernière.
Points : les coûts de vos quartiers ; 3 pour les cinq types ; 4 pour la
première cité complète, 2 pour les autres ; ce que rapportent vos quartiers
uniques. À égalité gagne celui qui a révélé le plus haut rang à la dernière
manche.

Ce qu'on peut savoir :
L'or, les cités et le nombre de cartes de chaque main sont connus. Les mains,
les personnages pas encore appelés, le mandat signé et la vraie menace ne le
sont pas. Ce que vous avez vu vous-même (une main, des cartes mises sous la
pioche) est gardé pour vous : tapez moi.

Par accident :
Qui montre un personnage pendant le choix dit refaire (une fois par manche
chacun) : tous rendent le leur et l'on choisit à nouveau.

------------------------------------------------------------------------------
Distributions (--rules NOM) : first_game, ambitious_aristocrats,
cunning_agents, illustrious_emissaries, devious_dignitaries,
tenacious_delegates, vicious_nobles. Options (--set NOM=VALEUR) : rank1 à rank9
nomment un personnage ; uniques une liste ou random ; un quartier par son nom,
in ou out, autant de l'un que de l'autre (--set armory=in --set keep=out) ;
fit, redraft, great_wall_itself, show_killed. Voir agora games citadels.
)"};

}  // namespace

std::string Citadels::commands(Lang lang) { return std::string(command_list.in(lang)); }
std::string Citadels::manual(Lang lang) { return std::string(page.in(lang)); }

}  // namespace agora::citadels
