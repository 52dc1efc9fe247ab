// The commands in short, and the page that says how to play. Lines are at most 78 columns.
#include "games/labyrinth/rules.hpp"

namespace agora::labyrinth {

namespace {

constexpr Text command_list = {
    R"(push b1 r1         push the spare tile in at the arrow b1, turned once
                   r0 r1 r2 r3: quarter turns clockwise, drawn by the board
push b1 left 1     the same as r3; also: l1, right 2, 2;
                   four quarters are none: r5 is r1
move d5            walk to d5 along the corridors
stay               stay where you are
push b1 r1 move d5 both in one line
push, push b1      you are asked for the rest; move alone likewise
try b1 r1          see what a push would do; nothing is played
Arrows: b1 d1 f1 (down), a2 a4 a6 (right), g2 g4 g6 (left), b7 d7 f7 (up);
the one marked × is closed for this turn
)",
    R"(pousser b1 r1           pousser la tuile en b1, tournée une fois à droite ;
                        r0 r1 r2 r3 : quarts de tour, voir près du plateau
pousser b1 gauche 1     comme r3 ; aussi : g1, droite 2, d2, 2 ;
                        quatre quarts font un tour : r5 est r1
aller d5                aller en d5 par les couloirs
rester                  rester sur place
pousser b1 r1 aller d5  les deux en une ligne
pousser, pousser b1     on vous demande la suite ; aller seul de même
essayer b1 r1           voir ce que ferait une poussée ; rien n'est joué
Flèches : b1 d1 f1 (vers le bas), a2 a4 a6 (à droite), g2 g4 g6 (à gauche),
b7 d7 f7 (vers le haut) ; celle marquée × est fermée pour ce tour
)"};

constexpr Text page = {
    R"(WELCOME TO THE LABYRINTH

-- Labyrinth (Das verrückte Labyrinth) is a board game by Max J. Kobbert,
   published by Ravensburger. If you like it, buy the real one. --

The corridors of the maze shift at every turn. Find your treasures in it, one
card after another, and be the first to come home.

The maze:
Seven rows and seven columns of tiles. Those in the corners and at every
second place are glued; the 34 others are loose, and one of them is always
outside: the spare tile. 24 tiles show a treasure. Columns are called a to g,
rows 1 to 7, so a1 is the cell at the top left.

Your turn, first: push
You must push the spare tile in at one of the twelve arrows, turned as you
like. An arrow has the name of the cell where the tile enters: b1 pushes
column b down, a2 pushes row 2 to the right. The tile that comes out opposite
is the next spare tile. It may not be pushed back in where it has just come
out: that arrow is marked × until the next push. Pawns on the line ride along;
one that falls out is put on the tile that came in.

Then: move
Walk as far as the corridors lead, or stay. Pawns do not stop each other. On
the drawing, all that you can reach has heavy lines. If your move ends on the
treasure you look for, it is found, and you look at your next card. At most
one treasure a turn; walking past it does not count, staying on it does.

Winner:
When all your cards are found, return to your home corner, marked with the
letter of your colour. The first to end a move there has won at once. The
others are ranked by the treasures they have found.

Players               2     3     4
Treasure cards each  12     8     6

What you may know:
Only you see the treasure you look for. Everybody sees what has been found
and how many cards each one has.

------------------------------------------------------------------------------
Other rules (--rules NAME):
short      four cards each
no-home    the last treasure wins, nobody has to come home
kids-2017  all cards lie face up and are found in any order; then home
kids-2007  look at all your own cards, any order; the last treasure wins
Options (--set NAME=VALUE): cards, open, home, any-order, turns, first,
pawn1 to pawn4 (red, yellow, blue, green: the colour and corner of a player).

------------------------------------------------------------------------------
Treasures: book, bag of gold coins (gold), treasure map (map), crown (crwn),
keys, skull (skul), ring, treasure chest (ches), emerald (emer), sword (swrd),
candelabra (cand), helmet (helm), owl, scarab (scar), rat, spider (spid),
moth, lizard (liza), bat, dragon (drag), ghost (ghos), genie in a bottle
(geni), goblin (gobl), sorceress (sorc).
)",
    R"(BIENVENUE DANS LE LABYRINTHE

-- Labyrinthe (« Das verrückte Labyrinth ») est un jeu de société de Max J.
   Kobbert, édité par Ravensburger. Si vous l'aimez, achetez le vrai. --

Les couloirs du labyrinthe se déplacent à chaque tour. Trouvez-y vos trésors,
une carte après l'autre, et rentrez chez vous le premier.

Le labyrinthe :
Sept rangées et sept colonnes de tuiles. Celles des coins et une sur deux sont
collées ; les 34 autres sont mobiles, et l'une d'elles est toujours dehors :
la tuile à pousser. 24 tuiles portent un trésor. Les colonnes s'appellent a à
g, les rangées 1 à 7 : a1 est la case en haut à gauche.

Votre tour, d'abord : pousser
Vous devez pousser la tuile par l'une des douze flèches, tournée comme vous
voulez. Une flèche porte le nom de la case où entre la tuile : b1 pousse la
colonne b vers le bas, a2 pousse la rangée 2 vers la droite. La tuile qui sort
en face est la suivante. On ne peut pas la remettre là d'où elle vient de
sortir : cette flèche est marquée × jusqu'à la poussée suivante. Les pions
posés sur la ligne sont emportés ; celui qui tombe est remis sur la tuile qui
vient d'entrer.

Ensuite : aller
Allez aussi loin que mènent les couloirs, ou restez. Les pions ne se gênent
pas. Sur le dessin, tout ce que vous pouvez atteindre est en traits épais. Si
votre déplacement finit sur le trésor cherché, il est trouvé et vous regardez
la carte suivante. Un trésor par tour au plus ; passer dessus ne compte pas,
y rester compte.

Victoire :
Quand toutes vos cartes sont trouvées, rentrez dans votre coin de départ,
marqué de la lettre de votre couleur. Le premier qui y finit son déplacement
gagne aussitôt. Les autres sont classés selon leurs trésors.

Joueurs                     2     3     4
Cartes trésor par joueur   12     8     6

Ce qu'on peut savoir :
Vous seul voyez le trésor que vous cherchez. Tout le monde voit ce qui a été
trouvé et combien de cartes a chacun.

------------------------------------------------------------------------------
Autres règles (--rules NOM) :
short      quatre cartes chacun
no-home    le dernier trésor gagne, sans retour
kids-2017  cartes visibles de tous, ordre libre ; puis retour au départ
kids-2007  chacun voit ses cartes, ordre libre ; le dernier trésor gagne
Options (--set NOM=VALEUR) : cards, open, home, any-order, turns, first,
pawn1 à pawn4 (red, yellow, blue, green : couleur et coin d'un joueur).

------------------------------------------------------------------------------
Trésors : grimoire (grim), bourse d'or (bour), carte au trésor (cart),
couronne (cour), trousseau de clés (clés), tête de mort (tête), bague (bagu),
coffre au trésor (coff), émeraude (émer), épée, chandelier (chan), heaume
(heau), chouette (chou), scarabée (scar), rat, araignée (arai), papillon de
nuit (papi), salamandre (sala), chauve-souris (chau), dragon (drag), fantôme
(fant), génie (géni), gnome (gnom), magicienne (magi).
)"};

// Where the numbers of one table go in: before the first heading.
constexpr Text first_heading = {"\nThe maze:\n", "\nLe labyrinthe :\n"};

std::string count(int number, const Text& one, const Text& many, Lang lang) {
    return std::to_string(number) + " " + std::string((number == 1 ? one : many).in(lang));
}

// "3 treasures each, in any order, then home", as far as it differs from one table to another.
std::string course(const Options& options, int seats, Lang lang) {
    const int cards = options.cards == 0 ? treasure_count / seats : options.cards;
    std::string text = count(cards, {"treasure each", "trésor chacun"},
                             {"treasures each", "trésors chacun"}, lang);
    const auto add = [&](bool holds, const Text& what) {
        if (holds) text.append(", ").append(what.in(lang));
    };
    add(options.any_order != 0, {"in any order", "en ordre libre"});
    add(options.open != 0, {"seen by all", "vus de tous"});
    add(options.home != 0, {"then home", "puis retour au départ"});
    add(options.home == 0, {"the last one wins", "le dernier gagne"});
    if (options.turns != 0)
        text += std::string(Text{", at most ", ", au plus "}.in(lang)) +
                count(options.turns, {"turn", "tour"}, {"turns", "tours"}, lang) +
                std::string(Text{" each", " chacun"}.in(lang));
    return text;
}

}  // namespace

std::string Labyrinth::pitch(const Options& options, int seats, Lang lang) {
    return std::string(Text{"Push the maze, follow its corridors, find your treasures: ",
                            "Poussez le labyrinthe, suivez ses couloirs, trouvez vos trésors : "}
                           .in(lang)) +
           course(options, seats, lang) + ".";
}

// Where the page says how many cards each number of players has.
constexpr Text card_numbers = {"Players               2     3     4",
                               "Joueurs                     2     3     4"};

std::string Labyrinth::manual(const Options& options, int seats, Lang lang) {
    std::string text(page.in(lang));
    const auto here =
        wrap(std::string(Text{"At this table: ", "À cette table : "}.in(lang)) +
                 count(seats, {"player", "joueur"}, {"players", "joueurs"}, lang) +
                 std::string(Text{"; ", " ; "}.in(lang)) + course(options, seats, lang) + ".",
             78);
    text.insert(text.find(first_heading.in(lang)), "\n" + here + "\n");
    // How many cards there are at this table has been said.
    const auto numbers = text.find(card_numbers.in(lang));
    text.erase(numbers, text.find("\n\n", numbers) + 2 - numbers);
    return text;
}

std::string Labyrinth::commands(Lang lang) { return std::string(command_list.in(lang)); }
std::string Labyrinth::manual(Lang lang) { return std::string(page.in(lang)); }

}  // namespace agora::labyrinth
