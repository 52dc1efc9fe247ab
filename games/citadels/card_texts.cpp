// What each character and each unique district does, in a few lines.
#include "games/citadels/words.hpp"

#include <array>

namespace agora::citadels {

namespace {

constexpr std::array<Text, 27> role_effects = {{
    {"Name another character (kill king). Whoever holds it stays silent when it is called and "
     "loses that turn. A killed character can be neither robbed nor threatened; the player of a "
     "killed rank 4 still gets or moves the crown when the round ends.",
     "Nommez un autre personnage (tuer roi). Qui l'a reste muet à l'appel et perd ce tour. Un "
     "personnage assassiné ne peut être ni volé ni menacé ; le joueur d'un rang 4 assassiné reçoit "
     "ou déplace quand même la couronne à la fin de la manche."},
    {"After gathering you bewitch a character other than yourself (bewitch bishop), and your turn "
     "breaks off. Its player, once called, gathers and no more; then the turn is yours in that "
     "role, with your own hand, gold and city. If nobody has that character, your turn is not "
     "taken up again.",
     "Percevez vos ressources, puis nommez un autre personnage (ensorceler évêque) ; votre tour "
     "s'arrête là. À son appel son joueur ne fait que percevoir, et vous reprenez votre tour comme "
     "si vous étiez ce personnage, avec votre main, votre or et votre cité. Si personne ne l'a, "
     "vous ne rejouez pas."},
    {"Put three warrants face down on three other characters; the first one you name is signed "
     "(warrants king bishop thief). When the player under the signed one pays for the first "
     "district of the turn, you may confiscate it: it goes into your city for free and the builder "
     "gets the gold back. Not where you have that district already.",
     "Posez trois mandats face cachée sur trois autres personnages ; le premier nommé est le "
     "mandat signé (mandats roi évêque voleur). Quand le joueur visé paie le premier quartier de "
     "son tour, vous pouvez le confisquer : il entre gratuitement dans votre cité et le bâtisseur "
     "récupère son or. Impossible si vous avez déjà ce quartier."},
    {"Name another character (rob merchant). When its player reveals it, you take all the gold of "
     "that player, before anything is gathered. Not rank 1, not one that is killed or bewitched.",
     "Nommez un autre personnage (voler marchande). Quand son joueur le révèle, vous prenez tout "
     "son or, avant qu'il ne perçoive quoi que ce soit. Ni le rang 1, ni un personnage assassiné "
     "ou ensorcelé."},
    {"Choose a player and a type of district (spy 3 noble), then look at that hand: for each card "
     "of that type you take 1 gold from the player and draw 1 card.",
     "Désignez un joueur et un type de quartier (espionner 3 noble), puis regardez sa main : pour "
     "chaque carte de ce type vous lui prenez 1 pièce d'or et piochez 1 carte."},
    {"Threaten two characters (threats king bishop): the first named is in earnest, the second a "
     "bluff, and only you know which. Having gathered, each of their players buys you off with "
     "half of the gold (rounded down) or calls your bluff; you may then turn that marker up, which "
     "costs the player everything if it was in earnest. Rank 1 and whoever is killed or bewitched "
     "are out of your reach.",
     "Posez deux menaces face cachée sur deux personnages ; la première nommée est la vraie "
     "(menaces roi évêque). Le joueur menacé perçoit, puis vous verse la moitié de son or, "
     "arrondie en dessous, ou refuse ; après un refus vous pouvez retourner le marqueur et, si "
     "c'est le vrai, prendre tout son or. Ni le rang 1, ni un personnage assassiné ou ensorcelé."},
    {"Once in the turn, either swap your whole hand with that of another player (swap with 2), or "
     "put cards of your hand under the deck one by one and draw as many (discard tavern, then "
     "redraw).",
     "Une fois dans le tour, échangez toute votre main avec celle d'un joueur (échanger avec 2), "
     "ou glissez des cartes de votre main sous la pioche, une par une, et piochez-en autant "
     "(défausser taverne, puis repiocher)."},
    {"Look at the hand of another player (look at 2) and take one card: into your hand, or built "
     "at once for its price, besides your normal build (only after gathering). In this turn you "
     "may build districts that your city has already.",
     "Regardez la main d'un joueur (regarder 2) et prenez-y une carte : dans votre main, ou bâtie "
     "aussitôt contre son prix, en plus de votre construction normale (après avoir perçu). Pendant "
     "ce tour vous pouvez bâtir des quartiers que votre cité a déjà."},
    {"Every other player who has cards loses one by lot to you (power); then you choose, among all "
     "that you hold, what each of them gets in return. Your limit is two districts.",
     "Prenez une carte au hasard dans la main de chaque autre joueur (pouvoir), puis rendez à "
     "chacun une carte de votre choix. Vous pouvez bâtir deux quartiers."},
    {"Take the crown: you choose first in the next round. 1 gold for each noble district of your "
     "city (income).",
     "Prenez la couronne : vous choisirez le premier à la manche suivante. 1 pièce d'or par "
     "quartier noble de votre cité (revenu)."},
    {"Give the crown to another player than its holder and yourself, and take 1 gold or 1 random "
     "card from that player (crown 3 gold); you must do so in your turn. 1 gold for each noble "
     "district (income).",
     "Donnez la couronne à un autre joueur que son détenteur et vous, et prenez-lui 1 pièce d'or "
     "ou 1 carte au hasard (couronne 3 or) ; c'est obligatoire dans votre tour. 1 pièce d'or par "
     "quartier noble (revenu)."},
    {"Take the crown: you choose first in the next round. 1 card for each noble district of your "
     "city (income).",
     "Prenez la couronne : vous choisirez le premier à la manche suivante. 1 carte par quartier "
     "noble de votre cité (revenu)."},
    {"The rank 8 character cannot touch your districts until the round ends. 1 gold for each "
     "religious district (income).",
     "Le personnage de rang 8 ne peut pas toucher à vos quartiers jusqu'à la fin de la manche. 1 "
     "pièce d'or par quartier religieux (revenu)."},
    {"Your religious districts pay in gold, in cards or in both: say how many in gold (income 2 "
     "gold), the others bring a card each. Once in your turn, if somebody has more gold than you, "
     "whoever has most owes you 1 (tithe 2); among equals you choose.",
     "Pour chaque quartier religieux 1 pièce d'or ou 1 carte, dans le mélange annoncé (revenu 2 or "
     ": le reste en cartes). Une fois, si vous n'êtes pas parmi les plus riches, un joueur le plus "
     "riche vous donne 1 pièce d'or (dîme 2)."},
    {"1 card for each religious district (income). Where you lack gold for a district, take "
     "exactly what is missing from one player and give that player a card for each gold (build "
     "palace with gold of 2).",
     "1 carte par quartier religieux (revenu). S'il vous manque de l'or pour un quartier, prenez "
     "exactement ce qui manque à un seul joueur et donnez-lui une carte par pièce d'or (bâtir "
     "palais avec or de 2)."},
    {"1 extra gold (power), and 1 gold for each trade district (income).",
     "1 pièce d'or de plus (pouvoir), et 1 pièce d'or par quartier commerçant (revenu)."},
    {"When your turn ends you get back all the gold that you paid for districts in it. You must "
     "have that gold first.",
     "À la fin de votre tour vous récupérez tout l'or payé pour bâtir pendant ce tour. Il faut "
     "d'abord l'avoir."},
    {"1 gold for each trade district (income). Trade districts that you build do not count towards "
     "your limit: as many as you can pay, and one other district.",
     "1 pièce d'or par quartier commerçant (revenu). Les quartiers commerçants que vous bâtissez "
     "ne comptent pas dans votre limite : autant que vous pouvez en payer, et un autre quartier."},
    {"2 extra cards (power). You may build up to three districts.",
     "2 cartes de plus (pouvoir). Vous pouvez bâtir jusqu'à trois quartiers."},
    {"4 extra gold or 4 extra cards (power gold, power cards). You cannot build anything in this "
     "turn.",
     "4 pièces d'or ou 4 cartes de plus (pouvoir or, pouvoir cartes). Vous ne pouvez rien bâtir "
     "pendant ce tour."},
    {"Draw seven cards, keep one, and the others are shuffled back into the deck (power). You may "
     "build two districts.",
     "Piochez sept cartes, gardez-en une, les autres sont mélangées à la pioche (pouvoir). Vous "
     "pouvez bâtir deux quartiers."},
    {"Destroy one district for its cost minus 1 (destroy tavern of 3); it may be your own. Not the "
     "Keep, not in the Bishop's city, not in a completed city. 1 gold for each military district "
     "(income).",
     "Détruisez un quartier pour son coût moins 1 (détruire taverne de 3) ; même l'un des vôtres. "
     "Ni le Donjon, ni la cité de l'Évêque, ni une cité complète. 1 pièce d'or par quartier "
     "militaire (revenu)."},
    {"Exchange one of your districts for one of another player (exchange palace of 3, then give "
     "tavern) and pay that player the difference where theirs costs more. Not the Keep, not the "
     "Bishop's city, not a completed city, and nobody gets a district twice. 1 gold for each "
     "military district (income).",
     "Échangez un de vos quartiers contre celui d'un joueur (échanger palais de 3, puis donner "
     "taverne) et payez-lui la différence si le sien coûte plus. Ni le Donjon, ni la cité de "
     "l'Évêque, ni une cité complète, et personne n'a deux fois un quartier. 1 pièce d'or par "
     "quartier militaire (revenu)."},
    {"Seize a district that costs 3 or less by paying its cost to its owner (seize market "
     "of 2). Not the Keep, not in the Bishop's city, not in a completed city, not one that you "
     "have already. 1 gold for each military district (income).",
     "Prenez un quartier coûtant 3 ou moins en payant son coût à son propriétaire (saisir marché "
     "de 2). Ni le Donjon, ni la cité de l'Évêque, ni une cité complète, ni un quartier que vous "
     "avez déjà. 1 pièce d'or par quartier militaire (revenu)."},
    {"3 gold if a neighbour at the table has revealed rank 4 in this round (power); if that rank 4 "
     "was killed, you get them when the round ends.",
     "3 pièces d'or si un voisin de table a révélé le rang 4 de cette manche (pouvoir) ; si ce "
     "rang 4 a été assassiné, vous les recevez à la fin de la manche."},
    {"Put 1 gold on up to two of your districts (beautify tavern): each costs, and is worth, 1 "
     "more from now on. Once for each district.",
     "Posez 1 pièce d'or sur un ou deux de vos quartiers (embellir taverne) : chacun coûte, et "
     "vaut, 1 de plus désormais. Une seule fois par quartier."},
    {"While you are in the cast, whoever builds a district pays 1 gold onto your token, if any "
     "gold is left. In your turn you may take all of it (power). You pay nothing in your own turn.",
     "Tant que vous êtes dans la distribution, qui bâtit un quartier pose 1 pièce d'or sur votre "
     "jeton, s'il lui en reste. À votre tour vous pouvez tout prendre (pouvoir). Vous ne payez "
     "rien pendant votre propre tour."},
}};

constexpr std::array<Text, unique_kinds> unique_effects = {{
    {"In your turn, destroy the Armory and with it one other district of any city, for nothing "
     "(armory tavern of 3). Not in a completed city. Neither Keep, Bishop nor Great Wall helps "
     "against it.",
     "À votre tour, détruisez la Poudrière et avec elle un autre quartier de n'importe quelle "
     "cité, sans payer (poudrière taverne de 3). Pas dans une cité complète. Ni Donjon, ni Évêque, "
     "ni Grande Muraille n'en protègent."},
    {"At the end, 1 point for each district of your city whose cost is odd.",
     "À la fin, 1 point par quartier de votre cité dont le coût est impair."},
    {"At the end, 3 points if your city has three districts of one type.",
     "À la fin, 3 points si votre cité a trois quartiers d'un même type."},
    {"At the end, 2 extra points.", "À la fin, 2 points de plus."},
    {"You pay 1 gold less for every other unique district.",
     "Vous payez 1 pièce d'or de moins pour tout autre quartier unique."},
    {"Sacrifice it instead of paying for a district (build palace with framework). That build "
     "cannot be confiscated.",
     "Sacrifiez-le au lieu de payer un quartier (bâtir palais avec chantier). Cette construction "
     "ne peut pas être confisquée."},
    {"When you gather gold, you take 1 more.",
     "Quand vous percevez de l'or, vous en prenez 1 de plus."},
    {"Your other districts cost rank 8 an extra 1 gold to destroy, seize or exchange.",
     "Le personnage de rang 8 paie 1 pièce d'or de plus pour utiliser son pouvoir sur tout autre "
     "quartier de votre cité."},
    {"At the end it counts as the type that suits you best.",
     "À la fin, il compte comme le type qui vous arrange le mieux."},
    {"At the end, 1 point for each gold of your stash.",
     "À la fin, 1 point par pièce d'or de votre trésor."},
    {"5 points at the end, unless another unique district stands beside it in your city.",
     "À la fin, 5 points si c'est le seul quartier unique de votre cité."},
    {"The rank 8 character can neither destroy, seize nor exchange it.",
     "Le personnage de rang 8 ne peut ni le détruire, ni le prendre, ni l'échanger."},
    {"Once in each of your turns, put a card of your hand under the deck for 2 gold (laboratory "
     "tavern).",
     "Une fois par tour, glissez une carte de votre main sous la pioche pour 2 pièces d'or "
     "(laboratoire taverne)."},
    {"When you gather cards, you keep all that you draw.",
     "Quand vous percevez des cartes, vous gardez toutes celles que vous piochez."},
    {"At the end, 1 point for each card of your hand.",
     "À la fin, 1 point par carte de votre main."},
    {"It counts as two districts towards a complete city. You cannot build it where your city has "
     "5 districts or more.",
     "Il compte pour deux quartiers pour compléter la cité. On ne peut pas le bâtir dans une cité "
     "de 5 quartiers ou plus."},
    {"Once in each of your turns, put a card of your hand under it, face down (museum tavern). At "
     "the end, 1 point for each card there.",
     "Une fois par tour, glissez-y une carte de votre main, face cachée (musée taverne). À la fin, "
     "1 point par carte."},
    {"You may build it by destroying a district of your city instead of paying (build necropolis "
     "with tavern).",
     "Vous pouvez la bâtir en détruisant un quartier de votre cité au lieu de payer (bâtir "
     "nécropole avec taverne)."},
    {"When you gather cards, you draw 3 instead of 2.",
     "Quand vous percevez des cartes, vous en piochez 3 au lieu de 2."},
    {"If your hand is empty when your turn ends, you draw 2 cards.",
     "Si votre main est vide à la fin de votre tour, vous piochez 2 cartes."},
    {"If you have no gold when your turn ends, you gain 1.",
     "Si vous n'avez pas d'or à la fin de votre tour, vous en recevez 1."},
    {"You may build districts that your city has already.",
     "Vous pouvez bâtir des quartiers que votre cité a déjà."},
    {"It counts as one more district of any type when a character brings you income.",
     "Elle compte comme un quartier de plus du type voulu quand un personnage vous donne un "
     "revenu."},
    {"It cannot be built. In your hand at the end, it is worth 3 points.",
     "On ne peut pas les bâtir. Dans votre main à la fin, elles valent 3 points."},
    {"Once in each of your turns, pay 2 gold for 3 cards (smithy).",
     "Une fois par tour, payez 2 pièces d'or pour 3 cartes (forge)."},
    {"It does not count towards your building limit.",
     "Elles ne comptent pas dans votre limite de construction."},
    {"At the end, 5 points if you have the crown.", "À la fin, 5 points si vous avez la couronne."},
    {"When all have chosen, you may swap your character with that of another player, unseen (swap "
     "with 3).",
     "Quand tous ont choisi, vous pouvez échanger votre personnage contre celui d'un joueur, sans "
     "le voir (échanger avec 3)."},
    {"You may pay any part of its cost with cards of your hand, 1 gold each (build thieves den "
     "with 3 cards).",
     "Vous pouvez payer tout ou partie de son coût avec des cartes de votre main, 1 pièce d'or "
     "chacune (bâtir tripot avec 3 cartes)."},
    {"At the end, 1 point for each unique district of your city, this one included.",
     "À la fin, 1 point par quartier unique de votre cité, celle-ci comprise."},
}};

}  // namespace

Text effect_of(Role role) { return role_effects[static_cast<std::size_t>(role)]; }

Text effect_of(District district) {
    const auto at = index(district);
    return at < ordinary_kinds ? Text{"", ""} : unique_effects[at - ordinary_kinds];
}

Text effect_of(const Table& table, District district) {
    if (district == District::great_wall && (table.rules & rule::great_wall) != 0)  // A1
        return {
            "The districts of your city, this one included, cost rank 8 an extra 1 gold to "
            "destroy, seize or exchange.",
            "Le personnage de rang 8 paie 1 pièce d'or de plus pour utiliser son pouvoir sur un "
            "quartier de votre cité, celui-ci compris."};
    return effect_of(district);
}

}  // namespace agora::citadels
