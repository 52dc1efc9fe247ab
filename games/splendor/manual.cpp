// The commands in short, and the page that says how to play, with the numbers of a table where
// there is one. Lines are at most 78 columns. {words} in braces are filled in.
#include "core/terminal_style.hpp"
#include "games/splendor/text.hpp"

#include <initializer_list>
#include <utility>

namespace agora::splendor {

namespace {

constexpr Text command_list = {
    R"(take R G O         take 3 gems of different colours
take W W           take 2 gems of one colour, if at least 4 of it are there
reserve b2         reserve a card of the table (a1-c4 or 1-12) and get gold
reserve tier1      reserve the top card of a deck; only you see it
buy b2             buy a card of the table (also: purchase b2)
pay 1              buy your reserved card Res 1
buy b2 with W W E  choose the gems you pay with (also: pay 1 with W W E)
return W E         give gems back when you hold more than 10
noble 1            choose a noble when several would visit you
pass               only when nothing else is possible; it is done for you
Colours: W white, B blue, G green, R red, O onyx (black), E gold, or words
)",
    R"(prendre R V N        prendre 3 gemmes de couleurs différentes
prendre W W          prendre 2 gemmes d'une couleur, s'il y en a au moins 4
réserver b2          réserver une carte de la table (a1-c4 ou 1-12), avec l'or
réserver pioche1     réserver le dessus d'une pioche ; vous seul la voyez
acheter b2           acheter une carte de la table
payer 1              acheter votre carte réservée Rés 1
acheter b2 avec W E  choisir les gemmes du paiement (aussi : payer 1 avec W E)
rendre W E           rendre des gemmes quand vous en avez plus de 10
noble 1              choisir un noble quand plusieurs peuvent venir
passer               si rien d'autre n'est possible ; cela se fait tout seul
Couleurs : W blanc, B bleu, V vert, R rouge, N noir, E or ; ou leurs noms.
Les mots et les lettres de l'anglais sont compris aussi : « take R G O ».
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
Gold gems           {gold}     {gold}     {gold}{gold_note}
{this_table}
Game Objective:
{objective}

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
has a name (a1 to c4) and a number (1 to 12); on your turn a * marks those you
can buy. A card that leaves the table is replaced from its deck, while that
lasts.

Player deck - Yours in full: developments, nobles, reserved cards; those of
the others in short, with everyone's rank (#1 leads). They are shown on each
turn where the window has room, and always by the command me.
{secrecy}

Prestige points - From cards and nobles. They decide the game.

------------------------------------------------------------------------------
How to play:

On each turn you do exactly one of these:

(1) Take gems from the bank, under G E M S on the board: 3 of different
    colours, or 2 of one colour if at least 4 of it are there. {scarce}
(2) Buy a development card of the table. Your permanent gems are taken off its
    price, you pay the rest with hand gems, and gold fills what is missing.
(3) Reserve a card of the table, or the top card of a deck, and get a gold gem
    if there is one. You can hold 3 reserved cards, and only buying rids you
    of them.
(4) Pay a reserved card: buy one of your own.

You may hold 10 hand gems at the end of your turn; what is more you return,
gems of your choice. {overflow}

A player who can do nothing at all passes, without being asked. If all pass in
turn, the game ends there.

------------------------------------------------------------------------------
Gameplay Commands: (important)

1. take - three different gems, or two alike
     take W R G
     take w w
     take red green black
   Gems: W white, B blue, G green, R red, O onyx (black).

2. buy - a development card of the table, by its name or its number
     buy a1
     buy 12
     buy b1 with W W E
   The last one chooses the gems paid; otherwise gold is spent last. The word
   purchase does the same.

3. reserve - a card of the table, or the top of a deck
     reserve a1
     reserve 7
     reserve tier3

4. pay - one of your reserved cards, shown in your deck as Res 1 (...)
     pay 1
     pay 2 with G G E

5. quit - if you want to leave; the game is kept

6. return - gems, when you hold more than 10
     return W E

7. noble - the one you choose, by its number on the board
     noble 2

8. pass - when nothing else is possible; it is done for you

NOTE: Capital or small letters and extra spaces make no difference, but there
is a space after each command. A command alone asks for the rest.

Tip: You can always look up the commands above by typing help.

--Please scroll up to read more--
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
Gemmes d'or            {gold}     {gold}     {gold}{gold_note}
{this_table}
But du jeu :
{objective}

Vainqueur :
Celui qui a le plus de prestige gagne. À égalité, celui qui a acheté le moins
de cartes de développement ; encore à égalité, la victoire est partagée.

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
peuvent venir, vous choisissez.

Cartes de développement - Dans la deuxième partie du plateau, trois rangées de
quatre. La rangée a est le niveau 1, la b le niveau 2, la c le niveau 3 : plus
chères, et de plus de valeur. Chacune a un nom (a1 à c4) et un numéro (1 à
12) ; à votre tour, * marque celles que vous pouvez acheter. Une carte qui
quitte la table est remplacée par une de sa pioche, tant qu'il en reste.

Jeu d'un joueur - Le vôtre en entier : développements, nobles, cartes
réservées ; celui des autres en bref, avec le rang de chacun (#1 est en tête).
Ils sont montrés à chaque tour si la fenêtre a la place, et toujours par la
commande moi.
{secrecy}

Points de prestige - Ils viennent des cartes et des nobles, et décident.

------------------------------------------------------------------------------
Comment jouer :

À chaque tour, vous faites exactement une de ces actions :

(1) Prendre des gemmes de la banque, sous G E M M E S : 3 de couleurs
    différentes, ou 2 d'une couleur s'il y en a au moins 4. {scarce}
(2) Acheter une carte de la table. Vos gemmes permanentes sont déduites du
    prix, vous payez le reste avec celles en main, et l'or remplace ce qui
    manque.
(3) Réserver une carte de la table, ou le dessus d'une pioche, et recevoir une
    gemme d'or s'il y en a. On peut tenir 3 cartes réservées, et seul l'achat
    en débarrasse.
(4) Payer une carte réservée : acheter une des vôtres.

Vous pouvez avoir 10 gemmes en main à la fin de votre tour ; vous rendez
celles de trop, à votre choix. {overflow}

Celui qui ne peut rien faire passe, sans qu'on le lui demande. Si tous passent
à la suite, la partie s'arrête là.

------------------------------------------------------------------------------
Commandes du jeu : (important)

1. prendre - trois gemmes différentes, ou deux pareilles
     prendre W R V
     prendre w w
     prendre rouge vert noir
   Gemmes : W blanc, B bleu, V vert, R rouge, N noir (onyx).

2. acheter - une carte de la table, par son nom ou son numéro
     acheter a1
     acheter 12
     acheter b1 avec W W E
   La dernière choisit les gemmes payées ; sinon l'or est dépensé en dernier.

3. réserver - une carte de la table, ou le dessus d'une pioche
     réserver a1
     réserver 7
     réserver pioche3

4. payer - une de vos cartes réservées, montrées dans votre jeu : Rés 1 (...)
     payer 1
     payer 2 avec V V E

5. quitter - si vous voulez partir ; la partie est gardée

6. rendre - des gemmes, quand vous en avez plus de 10
     rendre W E

7. noble - celui que vous choisissez, par son numéro sur le plateau
     noble 2

8. passer - quand rien d'autre n'est possible ; cela se fait tout seul

NOTE : Majuscules ou minuscules, accents et espaces en plus : c'est pareil,
mais il faut un espace après chaque commande. Une commande seule demande le
reste. Celles de l'anglais et ses lettres (« take R G O ») sont comprises.

Astuce : aide rappelle ces commandes à tout moment.

-- Remontez pour lire le début --
)"};

// What depends on the options, for all of them and for each.

constexpr Text any_target = {
    "The game ends when a player has 15 prestige points (a table may set "
    "another target, from 10 to 30).",
    "La partie s'achève quand un joueur a 15 points de prestige (une "
    "table peut choisir un autre objectif, de 10 à 30)."};
constexpr Text this_target = {"The game ends when a player has {target} prestige points.",
                              "La partie s'achève quand un joueur a {target} points de prestige."};
constexpr Text played_out = {
    " The round is then played out, so that everyone has had the same number of turns.",
    " On termine alors la manche, pour que tous aient joué le même nombre de tours."};

constexpr Text any_gold = {"     (rules `console`: 4)", "     (règles `console` : 4)"};
constexpr Text this_table = {
    "\nThis table: {seats} players, {nobles} nobles, {gems} gems of each colour, {gold} gold.\n",
    "\nCette table : {seats} joueurs, {nobles} nobles, {gems} gemmes par couleur, {gold} d'or.\n"};

constexpr std::array<Text, 2> scarce_rules = {{
    {"When fewer than three colours are left, you take one of each.",
     "Quand il reste moins de trois couleurs, on en prend une de chaque."},
    {"When fewer than three colours are left, you take two or one, as you like.",
     "Quand il reste moins de trois couleurs, on en prend deux ou une, à son choix."},
}};
constexpr Text last_gem_rule = {
    " The only gem left of a pile may be taken alone, with 8 or fewer in hand.",
    " La seule gemme qui reste d'une pile peut être prise seule, avec 8 au plus en main."};
constexpr std::array<Text, 2> reserves_rules = {{
    {"A card reserved from the top of a deck is seen by its owner alone.",
     "Une carte réservée du dessus d'une pioche n'est vue que de son propriétaire."},
    {"A reserved card is seen by its owner alone; the others see its level.",
     "Une carte réservée n'est vue que de son propriétaire ; les autres voient son niveau."},
}};
constexpr std::array<Text, 3> overflow_rules = {{
    {"With 10 in hand you can't take any, with 9 no pair; otherwise you take or reserve, then "
     "return.",
     "Avec 10 en main on n'en prend pas, avec 9 pas de paire ; sinon on prend ou on réserve, puis "
     "on rend."},
    {"You take or reserve as you like, then return.",
     "On prend ou on réserve à son gré, puis on rend."},
    {"You can't take beyond 10, and reserving with 10 in hand brings no gold.",
     "On ne prend jamais au-delà de 10, et réserver avec 10 en main n'apporte pas d'or."},
}};
constexpr Text any_rules = {R"(What is allowed depends on the rules chosen:
  agora     no taking with 10 in hand, no pair with 9; otherwise take or
            reserve, then return
  official  take or reserve as you like, then return
  console   no taking beyond 10; reserving with 10 in hand brings no gold
  stb       as agora; but reserved cards are hidden from the others, one
            chooses two or one where fewer than three colours are left, and
            the only gem left of a pile may be taken alone)",
                            R"(Les règles choisies (--rules NOM) disent ce qui est permis :
  agora     on ne prend pas avec 10 en main, ni de paire avec 9 ; sinon on
            prend ou on réserve, puis on rend
  official  on prend ou on réserve à son gré, puis on rend
  console   on ne prend jamais au-delà de 10 ; réserver avec 10 en main
            n'apporte pas d'or
  stb       comme agora ; mais les cartes réservées sont cachées aux autres,
            on choisit deux ou une gemme quand il reste moins de trois
            couleurs, et la seule qui reste d'une pile se prend seule)"};

constexpr Text pitch_text = {
    "Collect gems, buy mines, welcome nobles: first to {target} prestige.",
    "Des gemmes, des mines, des nobles : le premier à {target} points de prestige."};

using Facts = std::initializer_list<std::pair<std::string_view, std::string>>;

std::string filled(std::string_view text, const Facts& facts) {
    std::string all(text);
    for (const auto& [name, value] : facts)
        for (auto at = all.find(name); at != std::string::npos;
             at = all.find(name, at + value.size()))
            all.replace(at, name.size(), value);
    return all;
}

// Lines that got too long are broken anew, in the indent that they have.
std::string in_lines(std::string_view text) {
    constexpr int width = 78;
    std::string lines;
    while (!text.empty()) {
        const auto line = text.substr(0, text.find('\n'));
        const auto indent = line.substr(0, std::min(line.find_first_not_of(' '), line.size()));
        auto broken = wrap(line.substr(indent.size()), width - static_cast<int>(indent.size()));
        for (auto at = broken.find('\n'); at != std::string::npos; at = broken.find('\n', at + 1))
            broken.insert(at + 1, indent);
        lines += columns(line) > width ? std::string(indent) + broken : std::string(line);
        lines += '\n';
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return lines;
}

}  // namespace

std::string Splendor::commands(Lang lang) { return std::string(command_list.in(lang)); }

std::string Splendor::manual(Lang lang) {
    return in_lines(filled(page.in(lang), {{"{gold}", "5"},
                                           {"{gold_note}", std::string(any_gold.in(lang))},
                                           {"{this_table}", ""},
                                           {"{objective}", std::string(any_target.in(lang)) +
                                                               std::string(played_out.in(lang))},
                                           {"{secrecy}", std::string(reserves_rules[0].in(lang))},
                                           {"{scarce}", std::string(scarce_rules[0].in(lang))},
                                           {"{overflow}", std::string(any_rules.in(lang))}}));
}

std::string Splendor::manual(const Options& options, int seats, Lang lang) {
    const auto one = [&](const auto& rules, std::uint8_t value) {
        return std::string(rules[value].in(lang));
    };
    const bool alone = static_cast<LastGem>(options.last_gem) == LastGem::taken;
    return in_lines(filled(
        page.in(lang),
        {{"{gold_note}", ""},
         {"{this_table}", std::string(this_table.in(lang))},
         {"{objective}", std::string(this_target.in(lang)) + std::string(played_out.in(lang))},
         {"{secrecy}", one(reserves_rules, options.reserves)},
         {"{scarce}", one(scarce_rules, options.scarce) +
                          (alone ? std::string(last_gem_rule.in(lang)) : std::string())},
         {"{overflow}", one(overflow_rules, options.overflow)},
         {"{target}", std::to_string(options.target)},
         {"{seats}", std::to_string(seats)},
         {"{nobles}", std::to_string(seats + 1)},
         {"{gems}", std::to_string(gems_per_colour(seats))},
         {"{gold}", std::to_string(options.gold)}}));
}

std::string Splendor::pitch(const Options& options, int /*the same for all*/, Lang lang) {
    return filled(pitch_text.in(lang), {{"{target}", std::to_string(options.target)}});
}

}  // namespace agora::splendor
