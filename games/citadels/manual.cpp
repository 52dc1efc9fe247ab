// The commands in short, and the page that says how to play. Lines are at most 78 columns.
#include "games/citadels/text.hpp"

#include <initializer_list>
#include <utility>

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
threats king bishop   the first one is real; warrants king bishop thief: the
                      first one is signed
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
menaces roi évêque     la première est la vraie ; mandats roi évêque voleur :
                       le premier est signé
espionner 3 noble      regarder 2 ; échanger avec 2 ; défausser port, repiocher
couronne 3 or          Empereur : à qui, et or ou carte ; dîme 2 : Abbé
détruire taverne de 3  saisir taverne de 3 ; échanger port de 3, donner manoir
embellir taverne       laboratoire taverne, musée taverne, forge
poudrière taverne de 3 détruire la Poudrière et ce quartier
payer, refuser         une menace ; révéler, cacher : la Maître-chanteuse
confisquer, renoncer   l'Échevin ; oui et non conviennent aussi
fin                    finir votre tour
refaire                un personnage montré par accident : on choisit à nouveau
or ; bâtir port        plusieurs choses en une ligne ; un verbe seul : question
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
{start}

A round, first: choosing
{choosing}

Then: playing
The ranks are called from 1 to {ranks}. Who has the character called reveals it and
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

{characters}
The end:
{complete}
Points: the costs of your districts; 3 for all five types; 4 for the first
complete city, 2 for others; what your unique districts bring. Equal players:
who revealed the higher rank in the last round wins.

What you may know:
Gold, cities and the number of cards in each hand are open. Hands, characters
not yet called, and which warrant is signed or which threat is real, are not.
What you have seen yourself (a hand, cards put under the deck) is kept for you:
type me.

{redraft}------------------------------------------------------------------------------
Casts (--rules NAME): first_game, ambitious_aristocrats, cunning_agents,
illustrious_emissaries, devious_dignitaries, tenacious_delegates,
vicious_nobles. Options (--set NAME=VALUE): rank1 to rank9 name a character;
uniques a list or random; a district by its name, in or out, as many in as out
(--set armory=in --set keep=out); fit, redraft, assassin, bonus,
great_wall_itself, show_killed.
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
{start}

Une manche, d'abord : choisir
{choosing}

Ensuite : jouer
On appelle les rangs de 1 à {ranks}. Qui a le personnage appelé le révèle et joue son
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
près de la lettre est le coût, N3 Manoir : un quartier noble pour 3 pièces
d'or.

{characters}
La fin :
{complete}
Points : les coûts de vos quartiers ; 3 pour les cinq types ; 4 pour la
première cité complète, 2 pour les autres ; ce que rapportent vos quartiers
uniques. À égalité gagne celui qui a révélé le plus haut rang à la dernière
manche.

Ce qu'on peut savoir :
L'or, les cités et le nombre de cartes de chaque main sont connus. Les mains,
les personnages pas encore appelés, le mandat signé et la vraie menace ne le
sont pas. Ce que vous avez vu vous-même (une main, des cartes mises sous la
pioche) est gardé pour vous : tapez moi.

{redraft}------------------------------------------------------------------------------
Distributions (--rules NOM) : first_game, ambitious_aristocrats,
cunning_agents, illustrious_emissaries, devious_dignitaries,
tenacious_delegates, vicious_nobles. Options (--set NOM=VALEUR) : rank1 à rank9
nomment un personnage ; uniques une liste ou « random » ; un quartier par son
nom, « in » ou « out », autant de l'un que de l'autre (--set armory=in
--set keep=out) ; fit, redraft, assassin, bonus, great_wall_itself,
show_killed. Voir agora games citadelles.
)"};

// What each character does, in a line.
constexpr std::array<Text, role_facts.size()> role_lines = {{
    {"a character loses its turn", "un personnage perd son tour"},                   // Assassin
    {"plays the rest of somebody else's turn", "joue la suite du tour d'un autre"},  // Witch
    {"may confiscate the first district that somebody pays",
     "peut confisquer le premier quartier payé par quelqu'un"},  // Magistrate
    {"takes all the gold of a character when it is called",
     "prend tout l'or d'un personnage à son appel"},  // Thief
    {"looks at a hand: gold and cards for each card of a type",
     "regarde une main : or et cartes par carte d'un type"},  // Spy
    {"two threats, one real: pay half, or risk all",
     "deux menaces, une vraie : payer la moitié ou tout risquer"},                   // Blackmailer
    {"swaps hands, or draws other cards", "échange sa main, ou change ses cartes"},  // Magician
    {"takes a card of a hand, and may build it at once",
     "prend une carte d'une main, et peut la bâtir aussitôt"},  // Wizard
    {"takes a card of every hand and gives one back; builds 2",
     "prend une carte de chaque main, en rend une ; bâtit 2"},                  // Seer
    {"crown; gold for noble districts", "couronne ; or des quartiers nobles"},  // King
    {"gives the crown to another; gold for noble districts",
     "donne la couronne à un autre ; or des quartiers nobles"},                      // Emperor
    {"crown; cards for noble districts", "couronne ; cartes des quartiers nobles"},  // Patrician
    {"safe from rank 8; gold for religious districts",
     "à l'abri du rang 8 ; or des quartiers religieux"},  // Bishop
    {"gold or cards for religious ones; 1 gold of the richest",
     "or ou cartes des religieux ; 1 pièce d'or du plus riche"},  // Abbot
    {"cards for religious ones; gold of others for cards",
     "cartes des religieux ; l'or des autres contre des cartes"},  // Cardinal
    {"1 gold more; gold for trade districts",
     "1 pièce d'or de plus ; or des quartiers commerçants"},                          // Merchant
    {"gets back what was paid for building", "récupère ce qu'il a payé pour bâtir"},  // Alchemist
    {"gold for trade districts, builds any number of them",
     "or des commerçants, en bâtit autant qu'il veut"},        // Trader
    {"2 cards more; builds 3", "2 cartes de plus ; bâtit 3"},  // Architect
    {"4 gold or 4 cards; builds nothing",
     "4 pièces d'or ou 4 cartes ; ne bâtit rien"},                    // Navigator
    {"one card of seven; builds 2", "une carte sur sept ; bâtit 2"},  // Scholar
    {"destroys a district; gold for military districts",
     "détruit un quartier ; or des quartiers militaires"},  // Warlord
    {"exchanges districts; gold for military districts",
     "échange des quartiers ; or des quartiers militaires"},  // Diplomat
    {"seizes cheap districts; gold for military districts",
     "saisit des quartiers bon marché ; or des militaires"},                             // Marshal
    {"3 gold beside the player of rank 4", "3 pièces d'or à côté du joueur du rang 4"},  // Queen
    {"makes two districts worth 1 more", "deux quartiers valent 1 de plus"},             // Artist
    {"1 gold for each district that is built",
     "1 pièce d'or pour chaque quartier bâti"},  // Tax Collector
}};

// What depends on the table, for all of them and for one.
constexpr Text any_start = {
    "Everybody has 2 gold and 4 district cards; one player has the crown. Eight or nine characters "
    "are in the game, one for each rank, and 68 districts: 54 ordinary ones and 14 unique ones. "
    "Type cast and uniques to read them.",
    "Chacun a 2 pièces d'or et 4 cartes quartier ; un joueur a la couronne. Il y a huit ou neuf "
    "personnages, un par rang, et 68 quartiers : 54 ordinaires et 14 uniques. Tapez personnages et "
    "merveilles pour les lire."};
constexpr Text this_start = {
    "At this table: {seats} players, {roles} characters, one for each rank, and 68 districts: 54 "
    "ordinary ones and 14 unique ones. Everybody has 2 gold and 4 district cards; one player has "
    "the crown. Type cast and uniques to read the cards.",
    "À cette table : {seats} joueurs, {roles} personnages, un par rang, et 68 quartiers : 54 "
    "ordinaires et 14 uniques. Chacun a 2 pièces d'or et 4 cartes quartier ; un joueur a la "
    "couronne. Tapez personnages et merveilles pour lire les cartes."};

constexpr Text some_aside = {
    "Some characters are put aside, face up or face down (rank 4 never face up). ",
    "Quelques personnages sont mis à part, visibles ou cachés (le rang 4 jamais visible). "};
constexpr Text none_up = {"One character is put aside face down. ",
                          "Un personnage est mis à part, caché. "};
constexpr Text one_up = {"One character is put aside face up (never rank 4) and one face down. ",
                         "Un personnage est mis à part visible (jamais le rang 4) et un caché. "};
constexpr Text many_up = {
    "{up} characters are put aside face up (never rank 4) and one face down. ",
    "{up} personnages sont mis à part visibles (jamais le rang 4) et un caché. "};
constexpr Text first_kept = {"Rank 1 is never among them. ", "Le rang 1 n'en est jamais. "};

constexpr Text one_each = {
    "The player with the crown keeps one of the rest in secret and passes on the others; everybody "
    "keeps one. ",
    "Le joueur qui a la couronne en garde un en secret et passe les autres ; chacun en garde un. "};
constexpr Text each_by_seats = {
    "With 2 or 3 players everybody gets two, and with 7 of 8 or 8 of 9 the last player chooses "
    "between the last card and the one put aside first. ",
    "À 2 ou 3 joueurs on en a deux chacun ; à 7 pour 8 ou à 8 pour 9 le dernier choisit entre la "
    "dernière carte et la première mise à part. "};
constexpr Text two_of_two = {
    "The player with the crown keeps one and passes on the others; the other player keeps one and "
    "puts one aside, then the first does so too, and the other keeps one of the last two: "
    "everybody has two. ",
    "Le joueur qui a la couronne en garde un en secret et passe les autres ; l'autre joueur en "
    "garde un et en écarte un, puis le premier fait de même, et l'autre garde un des deux "
    "derniers : chacun en a deux. "};
constexpr Text two_of_three = {
    "Then another is put aside face down, and everybody keeps a second one. ",
    "Puis un autre est mis à part, caché, et chacun en garde un second. "};
constexpr Text last_of_two = {
    "The last player chooses between the last card and the one put aside first. ",
    "Le dernier joueur choisit entre la dernière carte et la première mise à part. "};
constexpr Text remember = {"Remember what you saw: the table keeps it for you under me.",
                           "Retenez ce que vous avez vu : la table le garde pour vous, tapez moi."};

constexpr Text all_characters = {"Characters by rank (card NAME tells all about one):\n",
                                 "Personnages par rang (carte NOM dit tout sur l'un d'eux) :\n"};
constexpr Text these_characters = {
    "Characters of this table by rank (card NAME tells all about one):\n",
    "Personnages de cette table par rang (carte NOM dit tout sur l'un d'eux) :\n"};

constexpr Text any_goal = {"7 districts (8 with 2 or 3 players)",
                           "7 quartiers (8 à 2 ou 3 joueurs)"};
constexpr Text this_goal = {"{goal} districts", "{goal} quartiers"};
constexpr Text complete = {
    "When a city has {districts} it is complete, nobody can destroy, seize or exchange in it any "
    "more, and the round is the last one.",
    "Une cité de {districts} est complète : on ne peut plus rien y détruire, y saisir ou y "
    "échanger, et la manche est la dernière."};

constexpr Text redraft = {
    "By accident:\nWho shows a character while all choose says redraft (once a round each): all\n"
    "give theirs back and choose again.\n\n",
    "Par accident :\nQui montre un personnage pendant le choix dit refaire (une fois par manche\n"
    "chacun) : tous rendent le leur et l'on choisit à nouveau.\n\n"};
constexpr Text redraft_chosen = {
    "By accident (--set redraft=yes):\n"
    "Who shows a character while all choose says redraft (once a round each): all\n"
    "give theirs back and choose again.\n\n",
    "Par accident (--set redraft=yes) :\n"
    "Qui montre un personnage pendant le choix dit refaire (une fois par manche\n"
    "chacun) : tous rendent le leur et l'on choisit à nouveau.\n\n"};

constexpr Text table_pitch = {
    "Choose {picks} of {roles} characters in secret, gather gold, build the finest city: {goal} "
    "districts end the game.",
    "Choisissez en secret {picks} des {roles} personnages, amassez de l'or, bâtissez la plus "
    "belle cité : {goal} quartiers finissent la partie."};
constexpr std::array<Text, 2> picks = {{{"one", "un"}, {"two", "deux"}}};

using Facts = std::initializer_list<std::pair<std::string_view, std::string>>;

std::string filled(std::string_view text, const Facts& facts) {
    std::string all(text);
    for (const auto& [name, value] : facts)
        for (auto at = all.find(name); at != std::string::npos;
             at = all.find(name, at + value.size()))
            all.replace(at, name.size(), value);
    return all;
}

std::string paragraph(const std::string& text) {
    constexpr int width = 78;
    return wrap(text, width);
}

std::string role_line(Role role, bool first, Lang lang) {
    constexpr int names = 13;
    const auto name = std::string(name_of(role).in(lang));
    const auto line = columns(name) < names ? pad(name, names) : name + "  ";
    return (first ? std::to_string(rank_of(role)) : std::string(" ")) + " " + line +
           std::string(role_lines[static_cast<std::size_t>(role)].in(lang)) + "\n";
}

std::string choosing(const Table& table, Lang lang) {
    const int up = faces_up(table.seats, cast_size(table));
    auto text = filled((up == 0   ? none_up
                        : up == 1 ? one_up
                                  : many_up)
                           .in(lang),
                       {{"{up}", std::to_string(up)}});
    if ((table.rules & rule::assassin_kept) != 0) text += first_kept.in(lang);
    text += (table.seats == 2 ? two_of_two : one_each).in(lang);
    if (table.seats == 3) text += two_of_three.in(lang);
    if (last_chooses(table)) text += last_of_two.in(lang);
    return text.append(remember.in(lang));
}

}  // namespace

std::string Citadels::commands(Lang lang) { return std::string(command_list.in(lang)); }

std::string Citadels::manual(Lang lang) {
    std::string characters(all_characters.in(lang));
    for (std::size_t i = 0; i < role_facts.size(); ++i)
        characters += role_line(static_cast<Role>(i), i % roles_per_rank == 0, lang);
    return filled(
        page.in(lang),
        {{"{start}", paragraph(std::string(any_start.in(lang)))},
         {"{choosing}",
          paragraph(std::string(some_aside.in(lang)) + std::string(one_each.in(lang)) +
                    std::string(each_by_seats.in(lang)) + std::string(remember.in(lang)))},
         {"{ranks}", std::to_string(most_ranks)},
         {"{characters}", characters},
         {"{complete}",
          paragraph(filled(complete.in(lang), {{"{districts}", std::string(any_goal.in(lang))}}))},
         {"{redraft}", std::string(redraft_chosen.in(lang))}});
}

std::string Citadels::manual(const Options& options, int seats, Lang lang) {
    const auto begun = start(options, seats);
    if (!begun) return manual(lang);
    const Table& table = begun->table;
    std::string characters(these_characters.in(lang));
    int last_rank = 0;
    for (const Role role : table.cast) {
        if (role == Role::none) continue;
        characters += role_line(role, true, lang);
        last_rank = rank_of(role);
    }
    const auto goal = filled(this_goal.in(lang), {{"{goal}", std::to_string(city_goal(table))}});
    return filled(page.in(lang),
                  {{"{start}", paragraph(filled(this_start.in(lang),
                                                {{"{seats}", std::to_string(seats)},
                                                 {"{roles}", std::to_string(cast_size(table))}}))},
                   {"{choosing}", paragraph(choosing(table, lang))},
                   {"{ranks}", std::to_string(last_rank)},
                   {"{characters}", characters},
                   {"{complete}", paragraph(filled(complete.in(lang), {{"{districts}", goal}}))},
                   {"{redraft}", (table.rules & rule::redraft) != 0 ? std::string(redraft.in(lang))
                                                                    : std::string()}});
}

std::string Citadels::pitch(const Options& options, int seats, Lang lang) {
    const auto begun = start(options, seats);
    if (!begun) return std::string(about.pitch.in(lang));
    const Table& table = begun->table;
    return filled(table_pitch.in(lang),
                  {{"{picks}", std::string(picks[seats < 4 ? 1 : 0].in(lang))},
                   {"{roles}", std::to_string(cast_size(table))},
                   {"{goal}", std::to_string(city_goal(table))}});
}

}  // namespace agora::citadels
