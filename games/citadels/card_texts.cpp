// What each character and each unique district does, in a few lines.
#include "games/citadels/text.hpp"

#include <array>

namespace agora::citadels {

namespace {

constexpr std::array<CardText, 27> role_effects = {{
    {{"Name another character{1}. Whoever holds it stays silent when it is called and loses that "
      "turn. A killed character can be neither robbed nor threatened; the player of a killed rank "
      "4 still gets or moves the crown when the round ends.",
      "Nommez un autre personnage{1}. Qui l'a reste muet à l'appel et perd ce tour. Un personnage "
      "assassiné ne peut être ni volé ni menacé ; le joueur d'un rang 4 assassiné reçoit ou "
      "déplace quand même la couronne à la fin de la manche."},
     {{{"kill king", "tuer roi"}}}},
    {{"After gathering you bewitch a character other than yourself{1}, and your turn breaks off. "
      "Its player, once called, gathers and no more; then the turn is yours in that role, with "
      "your own hand, gold and city. If nobody has that character, your turn is not taken up "
      "again.",
      "Percevez vos ressources, puis nommez un autre personnage{1} ; votre tour s'arrête là. À son "
      "appel son joueur ne fait que percevoir, et vous reprenez votre tour comme si vous étiez ce "
      "personnage, avec votre main, votre or et votre cité. Si personne ne l'a, vous ne rejouez "
      "pas."},
     {{{"bewitch bishop", "ensorceler évêque"}}}},
    {{"Put three warrants face down on three other characters; the first one you name is "
      "signed{1}. When the player under the signed one pays for the first district of the turn, "
      "you may confiscate it: it goes into your city for free and the builder gets the gold back. "
      "Not where you have that district already.",
      "Posez trois mandats face cachée sur trois autres personnages ; le premier nommé est le "
      "mandat signé{1}. Quand le joueur visé paie le premier quartier de son tour, vous pouvez le "
      "confisquer : il entre gratuitement dans votre cité et le bâtisseur récupère son or. "
      "Impossible si vous avez déjà ce quartier."},
     {{{"warrants king bishop thief", "mandats roi évêque voleur"}}}},
    {{"Name another character{1}. When its player reveals it, you take all the gold of that "
      "player, before anything is gathered. Not rank 1, not one that is killed or bewitched.",
      "Nommez un autre personnage{1}. Quand son joueur le révèle, vous prenez tout son or, avant "
      "qu'il ne perçoive quoi que ce soit. Ni le rang 1, ni un personnage assassiné ou ensorcelé."},
     {{{"rob merchant", "voler marchande"}}}},
    {{"Choose a player and a type of district{1}, then look at that hand: for each card of that "
      "type you take 1 gold from the player and draw 1 card.",
      "Désignez un joueur et un type de quartier{1}, puis regardez sa main : pour chaque carte de "
      "ce type vous lui prenez 1 pièce d'or et piochez 1 carte."},
     {{{"spy 3 noble", "espionner 3 noble"}}}},
    {{"Threaten two characters{1}: the first named is in earnest, the second a bluff, and only you "
      "know which. Having gathered, each of their players buys you off with half of the gold "
      "(rounded down) or calls your bluff; you may then turn that marker up, which costs the "
      "player everything if it was in earnest. Rank 1 and whoever is killed or bewitched are out "
      "of your reach.",
      "Posez deux menaces face cachée sur deux personnages ; la première nommée est la vraie{1}. "
      "Le joueur menacé perçoit, puis vous verse la moitié de son or, arrondie en dessous, ou "
      "refuse ; après un refus vous pouvez retourner le marqueur et, si c'est le vrai, prendre "
      "tout son or. Ni le rang 1, ni un personnage assassiné ou ensorcelé."},
     {{{"threats king bishop", "menaces roi évêque"}}}},
    {{"Once in the turn, either swap your whole hand with that of another player{1}, or put cards "
      "of your hand under the deck one by one and draw as many{2}.",
      "Une fois dans le tour, échangez toute votre main avec celle d'un joueur{1}, ou glissez des "
      "cartes de votre main sous la pioche, une par une, et piochez-en autant{2}."},
     {{{"swap with 2", "échanger avec 2"},
       {"discard tavern, then redraw", "défausser taverne, puis repiocher"}}}},
    {{"Look at the hand of another player{1} and take one card: into your hand, or built at once "
      "for its price, besides your normal build (only after gathering). In this turn you may build "
      "districts that your city has already.",
      "Regardez la main d'un joueur{1} et prenez-y une carte : dans votre main, ou bâtie aussitôt "
      "contre son prix, en plus de votre construction normale (après avoir perçu). Pendant ce tour "
      "vous pouvez bâtir des quartiers que votre cité a déjà."},
     {{{"look at 2", "regarder 2"}}}},
    {{"Every other player who has cards loses one by lot to you{1}; then you choose, among all "
      "that you hold, what each of them gets in return. Your limit is two districts.",
      "Prenez une carte au hasard dans la main de chaque autre joueur{1}, puis rendez à chacun une "
      "carte de votre choix. Vous pouvez bâtir deux quartiers."},
     {{{"power", "pouvoir"}}}},
    {{"Take the crown: you choose first in the next round. 1 gold for each noble district of your "
      "city{1}.",
      "Prenez la couronne : vous choisirez le premier à la manche suivante. 1 pièce d'or par "
      "quartier noble de votre cité{1}."},
     {{{"income", "revenu"}}}},
    {{"Give the crown to another player than its holder and yourself, and take 1 gold or 1 random "
      "card from that player{1}; you must do so in your turn. 1 gold for each noble district{2}.",
      "Donnez la couronne à un autre joueur que son détenteur et vous, et prenez-lui 1 pièce d'or "
      "ou 1 carte au hasard{1} ; c'est obligatoire dans votre tour. 1 pièce d'or par quartier "
      "noble{2}."},
     {{{"crown 3 gold", "couronne 3 or"}, {"income", "revenu"}}}},
    {{"Take the crown: you choose first in the next round. 1 card for each noble district of your "
      "city{1}.",
      "Prenez la couronne : vous choisirez le premier à la manche suivante. 1 carte par quartier "
      "noble de votre cité{1}."},
     {{{"income", "revenu"}}}},
    {{"The rank 8 character cannot touch your districts until the round ends. 1 gold for each "
      "religious district{1}.",
      "Le personnage de rang 8 ne peut pas toucher à vos quartiers jusqu'à la fin de la manche. 1 "
      "pièce d'or par quartier religieux{1}."},
     {{{"income", "revenu"}}}},
    {{"Your religious districts pay in gold, in cards or in both: say how many in gold{1}, the "
      "others bring a card each. Once in your turn, if somebody has more gold than you, whoever "
      "has most owes you 1{2}; among equals you choose.",
      "Pour chaque quartier religieux 1 pièce d'or ou 1 carte, dans le mélange annoncé{1}. Une "
      "fois, si vous n'êtes pas parmi les plus riches, un joueur le plus riche vous donne 1 pièce "
      "d'or{2}."},
     {{{"income 2 gold", "revenu 2 or : le reste en cartes"}, {"tithe 2", "dîme 2"}}}},
    {{"1 card for each religious district{1}. Where you lack gold for a district, take exactly "
      "what is missing from one player and give that player a card for each gold{2}.",
      "1 carte par quartier religieux{1}. S'il vous manque de l'or pour un quartier, prenez "
      "exactement ce qui manque à un seul joueur et donnez-lui une carte par pièce d'or{2}."},
     {{{"income", "revenu"}, {"build palace with gold of 2", "bâtir palais avec or de 2"}}}},
    {{"1 extra gold{1}, and 1 gold for each trade district{2}.",
      "1 pièce d'or de plus{1}, et 1 pièce d'or par quartier commerçant{2}."},
     {{{"power", "pouvoir"}, {"income", "revenu"}}}},
    {{"When your turn ends you get back all the gold that you paid for districts in it. You must "
      "have that gold first.",
      "À la fin de votre tour vous récupérez tout l'or payé pour bâtir pendant ce tour. Il faut "
      "d'abord l'avoir."}},
    {{"1 gold for each trade district{1}. Trade districts that you build do not count towards your "
      "limit: as many as you can pay, and one other district.",
      "1 pièce d'or par quartier commerçant{1}. Les quartiers commerçants que vous bâtissez ne "
      "comptent pas dans votre limite : autant que vous pouvez en payer, et un autre quartier."},
     {{{"income", "revenu"}}}},
    {{"2 extra cards{1}. You may build up to three districts.",
      "2 cartes de plus{1}. Vous pouvez bâtir jusqu'à trois quartiers."},
     {{{"power", "pouvoir"}}}},
    {{"4 extra gold or 4 extra cards{1}. You cannot build anything in this turn.",
      "4 pièces d'or ou 4 cartes de plus{1}. Vous ne pouvez rien bâtir pendant ce tour."},
     {{{"power gold, power cards", "pouvoir or, pouvoir cartes"}}}},
    {{"Draw seven cards, keep one, and the others are shuffled back into the deck{1}. You may "
      "build two districts.",
      "Piochez sept cartes, gardez-en une, les autres sont mélangées à la pioche{1}. Vous pouvez "
      "bâtir deux quartiers."},
     {{{"power", "pouvoir"}}}},
    {{"Destroy one district for its cost minus 1{1}; it may be your own. Not the Keep, not in the "
      "Bishop's city, not in a completed city. 1 gold for each military district{2}.",
      "Détruisez un quartier pour son coût moins 1{1} ; même l'un des vôtres. Ni le Donjon, ni la "
      "cité de l'Évêque, ni une cité complète. 1 pièce d'or par quartier militaire{2}."},
     {{{"destroy tavern of 3", "détruire taverne de 3"}, {"income", "revenu"}}}},
    {{"Exchange one of your districts for one of another player{1} and pay that player the "
      "difference where theirs costs more. Not the Keep, not the Bishop's city, not a completed "
      "city, and nobody gets a district twice. 1 gold for each military district{2}.",
      "Échangez un de vos quartiers contre celui d'un joueur{1} et payez-lui la différence si le "
      "sien coûte plus. Ni le Donjon, ni la cité de l'Évêque, ni une cité complète, et personne "
      "n'a deux fois un quartier. 1 pièce d'or par quartier militaire{2}."},
     {{{"exchange palace of 3, then give tavern", "échanger palais de 3, puis donner taverne"},
       {"income", "revenu"}}}},
    {{"Seize a district that costs 3 or less by paying its cost to its owner{1}. Not the Keep, not "
      "in the Bishop's city, not in a completed city, not one that you have already. 1 gold for "
      "each military district{2}.",
      "Prenez un quartier coûtant 3 ou moins en payant son coût à son propriétaire{1}. Ni le "
      "Donjon, ni la cité de l'Évêque, ni une cité complète, ni un quartier que vous avez déjà. 1 "
      "pièce d'or par quartier militaire{2}."},
     {{{"seize market of 2", "saisir marché de 2"}, {"income", "revenu"}}}},
    {{"3 gold if a neighbour at the table has revealed rank 4 in this round{1}; if that rank 4 was "
      "killed, you get them when the round ends.",
      "3 pièces d'or si un voisin de table a révélé le rang 4 de cette manche{1} ; si ce rang 4 a "
      "été assassiné, vous les recevez à la fin de la manche."},
     {{{"power", "pouvoir"}}}},
    {{"Put 1 gold on up to two of your districts{1}: each costs, and is worth, 1 more from now on. "
      "Once for each district.",
      "Posez 1 pièce d'or sur un ou deux de vos quartiers{1} : chacun coûte, et vaut, 1 de plus "
      "désormais. Une seule fois par quartier."},
     {{{"beautify tavern", "embellir taverne"}}}},
    {{"While you are in the cast, whoever builds a district pays 1 gold onto your token, if any "
      "gold is left. In your turn you may take all of it{1}. You pay nothing in your own turn.",
      "Tant que vous êtes dans la distribution, qui bâtit un quartier pose 1 pièce d'or sur votre "
      "jeton, s'il lui en reste. À votre tour vous pouvez tout prendre{1}. Vous ne payez rien "
      "pendant votre propre tour."},
     {{{"power", "pouvoir"}}}},
}};

constexpr std::array<CardText, unique_kinds> unique_effects = {{
    {{"In your turn, destroy the Armory and with it one other district of any city, for "
      "nothing{1}. Not in a completed city. Neither Keep, Bishop nor Great Wall helps against it.",
      "À votre tour, détruisez la Poudrière et avec elle un autre quartier de n'importe quelle "
      "cité, sans payer{1}. Pas dans une cité complète. Ni Donjon, ni Évêque, ni Grande Muraille "
      "n'en protègent."},
     {{{"armory tavern of 3", "poudrière taverne de 3"}}}},
    {{"At the end, 1 point for each district of your city whose cost is odd.",
      "À la fin, 1 point par quartier de votre cité dont le coût est impair."}},
    {{"At the end, 3 points if your city has three districts of one type.",
      "À la fin, 3 points si votre cité a trois quartiers d'un même type."}},
    {{"At the end, 2 extra points.", "À la fin, 2 points de plus."}},
    {{"You pay 1 gold less for every other unique district.",
      "Vous payez 1 pièce d'or de moins pour tout autre quartier unique."}},
    {{"Sacrifice it instead of paying for a district{1}. That build cannot be confiscated.",
      "Sacrifiez-le au lieu de payer un quartier{1}. Cette construction ne peut pas être "
      "confisquée."},
     {{{"build palace with framework", "bâtir palais avec chantier"}}}},
    {{"When you gather gold, you take 1 more.",
      "Quand vous percevez de l'or, vous en prenez 1 de plus."}},
    {{"Your other districts cost rank 8 an extra 1 gold to destroy, seize or exchange.",
      "Le personnage de rang 8 paie 1 pièce d'or de plus pour utiliser son pouvoir sur tout autre "
      "quartier de votre cité."}},
    {{"At the end it counts as the type that suits you best.",
      "À la fin, il compte comme le type qui vous arrange le mieux."}},
    {{"At the end, 1 point for each gold of your stash.",
      "À la fin, 1 point par pièce d'or de votre trésor."}},
    {{"5 points at the end, unless another unique district stands beside it in your city.",
      "À la fin, 5 points si c'est le seul quartier unique de votre cité."}},
    {{"The rank 8 character can neither destroy, seize nor exchange it.",
      "Le personnage de rang 8 ne peut ni le détruire, ni le prendre, ni l'échanger."}},
    {{"Once in each of your turns, put a card of your hand under the deck for 2 gold{1}.",
      "Une fois par tour, glissez une carte de votre main sous la pioche pour 2 pièces d'or{1}."},
     {{{"laboratory tavern", "laboratoire taverne"}}}},
    {{"When you gather cards, you keep all that you draw.",
      "Quand vous percevez des cartes, vous gardez toutes celles que vous piochez."}},
    {{"At the end, 1 point for each card of your hand.",
      "À la fin, 1 point par carte de votre main."}},
    {{"It counts as two districts towards a complete city. You cannot build it where your city has "
      "5 districts or more.",
      "Il compte pour deux quartiers pour compléter la cité. On ne peut pas le bâtir dans une cité "
      "de 5 quartiers ou plus."}},
    {{"Once in each of your turns, put a card of your hand under it, face down{1}. At the end, 1 "
      "point for each card there.",
      "Une fois par tour, glissez-y une carte de votre main, face cachée{1}. À la fin, 1 point par "
      "carte."},
     {{{"museum tavern", "musée taverne"}}}},
    {{"You may build it by destroying a district of your city instead of paying{1}.",
      "Vous pouvez la bâtir en détruisant un quartier de votre cité au lieu de payer{1}."},
     {{{"build necropolis with tavern", "bâtir nécropole avec taverne"}}}},
    {{"When you gather cards, you draw 3 instead of 2.",
      "Quand vous percevez des cartes, vous en piochez 3 au lieu de 2."}},
    {{"If your hand is empty when your turn ends, you draw 2 cards.",
      "Si votre main est vide à la fin de votre tour, vous piochez 2 cartes."}},
    {{"If you have no gold when your turn ends, you gain 1.",
      "Si vous n'avez pas d'or à la fin de votre tour, vous en recevez 1."}},
    {{"You may build districts that your city has already.",
      "Vous pouvez bâtir des quartiers que votre cité a déjà."}},
    {{"It counts as one more district of any type when a character brings you income.",
      "Elle compte comme un quartier de plus du type voulu quand un personnage vous donne un "
      "revenu."}},
    {{"It cannot be built. In your hand at the end, it is worth 3 points.",
      "On ne peut pas les bâtir. Dans votre main à la fin, elles valent 3 points."}},
    {{"Once in each of your turns, pay 2 gold for 3 cards{1}.",
      "Une fois par tour, payez 2 pièces d'or pour 3 cartes{1}."},
     {{{"smithy", "forge"}}}},
    {{"It does not count towards your building limit.",
      "Elles ne comptent pas dans votre limite de construction."}},
    {{"At the end, 5 points if you have the crown.",
      "À la fin, 5 points si vous avez la couronne."}},
    {{"When all have chosen, you may swap your character with that of another player, unseen{1}.",
      "Quand tous ont choisi, vous pouvez échanger votre personnage contre celui d'un joueur, sans "
      "le voir{1}."},
     {{{"swap with 3", "échanger avec 3"}}}},
    {{"You may pay any part of its cost with cards of your hand, 1 gold each{1}.",
      "Vous pouvez payer tout ou partie de son coût avec des cartes de votre main, 1 pièce d'or "
      "chacune{1}."},
     {{{"build thieves den with 3 cards", "bâtir tripot avec 3 cartes"}}}},
    {{"At the end, 1 point for each unique district of your city, this one included.",
      "À la fin, 1 point par quartier unique de votre cité, celle-ci comprise."}},
}};

}  // namespace

std::string CardText::in(Lang lang) const {
    const auto bracketed = [&](const Text& command) {
        return " (" + std::string(command.in(lang)) + ")";
    };
    return filled(effect, {{"1", bracketed(typed[0])}, {"2", bracketed(typed[1])}}, lang);
}

std::string CardText::alone(Lang lang) const {
    return filled(effect, {{"1", ""}, {"2", ""}}, lang);
}

CardText effect_of(Role role) { return role_effects[index(role)]; }

CardText effect_of(District district) {
    const auto at = index(district);
    return at < ordinary_kinds ? CardText{} : unique_effects[at - ordinary_kinds];
}

CardText effect_of(const Table& table, District district) {
    if (district == District::great_wall && (table.rules & rule::great_wall) != 0)  // A1
        return {
            {"The districts of your city, this one included, cost rank 8 an extra 1 gold to "
             "destroy, seize or exchange.",
             "Le personnage de rang 8 paie 1 pièce d'or de plus pour utiliser son pouvoir sur un "
             "quartier de votre cité, celui-ci compris."}};
    return effect_of(district);
}

}  // namespace agora::citadels
