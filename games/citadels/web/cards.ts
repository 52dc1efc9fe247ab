// Made by tools/words.mjs from the tables of the rules: do not edit.
import type { Texts } from '$web/lib/i18n';

export type Type = 'noble' | 'religious' | 'trade' | 'military' | 'unique';
export interface Role {
    rank: number;
    name: Texts<string>;
    article: string;
    text: Texts<string>;
}
export interface District {
    type: Type;
    cost: number;
    copies: number;
    name: Texts<string>;
    article: string;
    text?: Texts<string>;
}

/** Characters by id, three of each rank. */
export const roles: Record<string, Role> = {
    assassin: {
        rank: 1,
        name: { en: 'Assassin', fr: 'Assassin' },
        article: "l'",
        text: {
            en: 'Name another character. Whoever holds it stays silent when it is called and loses that turn. A killed character can be neither robbed nor threatened; the player of a killed rank 4 still gets or moves the crown when the round ends.',
            fr: "Nommez un autre personnage. Qui l'a reste muet à l'appel et perd ce tour. Un personnage assassiné ne peut être ni volé ni menacé ; le joueur d'un rang 4 assassiné reçoit ou déplace quand même la couronne à la fin de la manche.",
        },
    },
    witch: {
        rank: 1,
        name: { en: 'Witch', fr: 'Sorcière' },
        article: 'la ',
        text: {
            en: 'After gathering you bewitch a character other than yourself, and your turn breaks off. Its player, once called, gathers and no more; then the turn is yours in that role, with your own hand, gold and city. If nobody has that character, your turn is not taken up again.',
            fr: "Percevez vos ressources, puis nommez un autre personnage ; votre tour s'arrête là. À son appel son joueur ne fait que percevoir, et vous reprenez votre tour comme si vous étiez ce personnage, avec votre main, votre or et votre cité. Si personne ne l'a, vous ne rejouez pas.",
        },
    },
    magistrate: {
        rank: 1,
        name: { en: 'Magistrate', fr: 'Échevin' },
        article: "l'",
        text: {
            en: 'Put three warrants face down on three other characters; the first one you name is signed. When the player under the signed one pays for the first district of the turn, you may confiscate it: it goes into your city for free and the builder gets the gold back. Not where you have that district already.',
            fr: 'Posez trois mandats face cachée sur trois autres personnages ; le premier nommé est le mandat signé. Quand le joueur visé paie le premier quartier de son tour, vous pouvez le confisquer : il entre gratuitement dans votre cité et le bâtisseur récupère son or. Impossible si vous avez déjà ce quartier.',
        },
    },
    thief: {
        rank: 2,
        name: { en: 'Thief', fr: 'Voleur' },
        article: 'le ',
        text: {
            en: 'Name another character. When its player reveals it, you take all the gold of that player, before anything is gathered. Not rank 1, not one that is killed or bewitched.',
            fr: "Nommez un autre personnage. Quand son joueur le révèle, vous prenez tout son or, avant qu'il ne perçoive quoi que ce soit. Ni le rang 1, ni un personnage assassiné ou ensorcelé.",
        },
    },
    spy: {
        rank: 2,
        name: { en: 'Spy', fr: 'Espion' },
        article: "l'",
        text: {
            en: 'Choose a player and a type of district, then look at that hand: for each card of that type you take 1 gold from the player and draw 1 card.',
            fr: "Désignez un joueur et un type de quartier, puis regardez sa main : pour chaque carte de ce type vous lui prenez 1 pièce d'or et piochez 1 carte.",
        },
    },
    blackmailer: {
        rank: 2,
        name: { en: 'Blackmailer', fr: 'Maître-chanteuse' },
        article: 'la ',
        text: {
            en: 'Threaten two characters: the first named is in earnest, the second a bluff, and only you know which. Having gathered, each of their players buys you off with half of the gold (rounded down) or calls your bluff; you may then turn that marker up, which costs the player everything if it was in earnest. Rank 1 and whoever is killed or bewitched are out of your reach.',
            fr: "Posez deux menaces face cachée sur deux personnages ; la première nommée est la vraie. Le joueur menacé perçoit, puis vous verse la moitié de son or, arrondie en dessous, ou refuse ; après un refus vous pouvez retourner le marqueur et, si c'est le vrai, prendre tout son or. Ni le rang 1, ni un personnage assassiné ou ensorcelé.",
        },
    },
    magician: {
        rank: 3,
        name: { en: 'Magician', fr: 'Magicienne' },
        article: 'la ',
        text: {
            en: 'Once in the turn, either swap your whole hand with that of another player, or put cards of your hand under the deck one by one and draw as many.',
            fr: "Une fois dans le tour, échangez toute votre main avec celle d'un joueur, ou glissez des cartes de votre main sous la pioche, une par une, et piochez-en autant.",
        },
    },
    wizard: {
        rank: 3,
        name: { en: 'Wizard', fr: 'Sorcier' },
        article: 'le ',
        text: {
            en: 'Look at the hand of another player and take one card: into your hand, or built at once for its price, besides your normal build (only after gathering). In this turn you may build districts that your city has already.',
            fr: "Regardez la main d'un joueur et prenez-y une carte : dans votre main, ou bâtie aussitôt contre son prix, en plus de votre construction normale (après avoir perçu). Pendant ce tour vous pouvez bâtir des quartiers que votre cité a déjà.",
        },
    },
    seer: {
        rank: 3,
        name: { en: 'Seer', fr: 'Voyante' },
        article: 'la ',
        text: {
            en: 'Every other player who has cards loses one by lot to you; then you choose, among all that you hold, what each of them gets in return. Your limit is two districts.',
            fr: 'Prenez une carte au hasard dans la main de chaque autre joueur, puis rendez à chacun une carte de votre choix. Vous pouvez bâtir deux quartiers.',
        },
    },
    king: {
        rank: 4,
        name: { en: 'King', fr: 'Roi' },
        article: 'le ',
        text: {
            en: 'Take the crown: you choose first in the next round. 1 gold for each noble district of your city.',
            fr: "Prenez la couronne : vous choisirez le premier à la manche suivante. 1 pièce d'or par quartier noble de votre cité.",
        },
    },
    emperor: {
        rank: 4,
        name: { en: 'Emperor', fr: 'Empereur' },
        article: "l'",
        text: {
            en: 'Give the crown to another player than its holder and yourself, and take 1 gold or 1 random card from that player; you must do so in your turn. 1 gold for each noble district.',
            fr: "Donnez la couronne à un autre joueur que son détenteur et vous, et prenez-lui 1 pièce d'or ou 1 carte au hasard ; c'est obligatoire dans votre tour. 1 pièce d'or par quartier noble.",
        },
    },
    patrician: {
        rank: 4,
        name: { en: 'Patrician', fr: 'Patricien' },
        article: 'le ',
        text: {
            en: 'Take the crown: you choose first in the next round. 1 card for each noble district of your city.',
            fr: 'Prenez la couronne : vous choisirez le premier à la manche suivante. 1 carte par quartier noble de votre cité.',
        },
    },
    bishop: {
        rank: 5,
        name: { en: 'Bishop', fr: 'Évêque' },
        article: "l'",
        text: {
            en: 'The rank 8 character cannot touch your districts until the round ends. 1 gold for each religious district.',
            fr: "Le personnage de rang 8 ne peut pas toucher à vos quartiers jusqu'à la fin de la manche. 1 pièce d'or par quartier religieux.",
        },
    },
    abbot: {
        rank: 5,
        name: { en: 'Abbot', fr: 'Abbé' },
        article: "l'",
        text: {
            en: 'Your religious districts pay in gold, in cards or in both: say how many in gold, the others bring a card each. Once in your turn, if somebody has more gold than you, whoever has most owes you 1; among equals you choose.',
            fr: "Pour chaque quartier religieux 1 pièce d'or ou 1 carte, dans le mélange annoncé. Une fois, si vous n'êtes pas parmi les plus riches, un joueur le plus riche vous donne 1 pièce d'or.",
        },
    },
    cardinal: {
        rank: 5,
        name: { en: 'Cardinal', fr: 'Cardinal' },
        article: 'le ',
        text: {
            en: '1 card for each religious district. Where you lack gold for a district, take exactly what is missing from one player and give that player a card for each gold.',
            fr: "1 carte par quartier religieux. S'il vous manque de l'or pour un quartier, prenez exactement ce qui manque à un seul joueur et donnez-lui une carte par pièce d'or.",
        },
    },
    merchant: {
        rank: 6,
        name: { en: 'Merchant', fr: 'Marchande' },
        article: 'la ',
        text: {
            en: '1 extra gold, and 1 gold for each trade district.',
            fr: "1 pièce d'or de plus, et 1 pièce d'or par quartier commerçant.",
        },
    },
    alchemist: {
        rank: 6,
        name: { en: 'Alchemist', fr: 'Alchimiste' },
        article: "l'",
        text: {
            en: 'When your turn ends you get back all the gold that you paid for districts in it. You must have that gold first.',
            fr: "À la fin de votre tour vous récupérez tout l'or payé pour bâtir pendant ce tour. Il faut d'abord l'avoir.",
        },
    },
    trader: {
        rank: 6,
        name: { en: 'Trader', fr: 'Négociant' },
        article: 'le ',
        text: {
            en: '1 gold for each trade district. Trade districts that you build do not count towards your limit: as many as you can pay, and one other district.',
            fr: "1 pièce d'or par quartier commerçant. Les quartiers commerçants que vous bâtissez ne comptent pas dans votre limite : autant que vous pouvez en payer, et un autre quartier.",
        },
    },
    architect: {
        rank: 7,
        name: { en: 'Architect', fr: 'Architecte' },
        article: "l'",
        text: {
            en: '2 extra cards. You may build up to three districts.',
            fr: "2 cartes de plus. Vous pouvez bâtir jusqu'à trois quartiers.",
        },
    },
    navigator: {
        rank: 7,
        name: { en: 'Navigator', fr: 'Navigatrice' },
        article: 'la ',
        text: {
            en: '4 extra gold or 4 extra cards. You cannot build anything in this turn.',
            fr: "4 pièces d'or ou 4 cartes de plus. Vous ne pouvez rien bâtir pendant ce tour.",
        },
    },
    scholar: {
        rank: 7,
        name: { en: 'Scholar', fr: 'Archiviste' },
        article: "l'",
        text: {
            en: 'Draw seven cards, keep one, and the others are shuffled back into the deck. You may build two districts.',
            fr: 'Piochez sept cartes, gardez-en une, les autres sont mélangées à la pioche. Vous pouvez bâtir deux quartiers.',
        },
    },
    warlord: {
        rank: 8,
        name: { en: 'Warlord', fr: 'Condottiere' },
        article: 'le ',
        text: {
            en: "Destroy one district for its cost minus 1; it may be your own. Not the Keep, not in the Bishop's city, not in a completed city. 1 gold for each military district.",
            fr: "Détruisez un quartier pour son coût moins 1 ; même l'un des vôtres. Ni le Donjon, ni la cité de l'Évêque, ni une cité complète. 1 pièce d'or par quartier militaire.",
        },
    },
    diplomat: {
        rank: 8,
        name: { en: 'Diplomat', fr: 'Diplomate' },
        article: 'le ',
        text: {
            en: "Exchange one of your districts for one of another player and pay that player the difference where theirs costs more. Not the Keep, not the Bishop's city, not a completed city, and nobody gets a district twice. 1 gold for each military district.",
            fr: "Échangez un de vos quartiers contre celui d'un joueur et payez-lui la différence si le sien coûte plus. Ni le Donjon, ni la cité de l'Évêque, ni une cité complète, et personne n'a deux fois un quartier. 1 pièce d'or par quartier militaire.",
        },
    },
    marshal: {
        rank: 8,
        name: { en: 'Marshal', fr: 'Capitaine' },
        article: 'le ',
        text: {
            en: "Seize a district that costs 3 or less by paying its cost to its owner. Not the Keep, not in the Bishop's city, not in a completed city, not one that you have already. 1 gold for each military district.",
            fr: "Prenez un quartier coûtant 3 ou moins en payant son coût à son propriétaire. Ni le Donjon, ni la cité de l'Évêque, ni une cité complète, ni un quartier que vous avez déjà. 1 pièce d'or par quartier militaire.",
        },
    },
    queen: {
        rank: 9,
        name: { en: 'Queen', fr: 'Reine' },
        article: 'la ',
        text: {
            en: '3 gold if a neighbour at the table has revealed rank 4 in this round; if that rank 4 was killed, you get them when the round ends.',
            fr: "3 pièces d'or si un voisin de table a révélé le rang 4 de cette manche ; si ce rang 4 a été assassiné, vous les recevez à la fin de la manche.",
        },
    },
    artist: {
        rank: 9,
        name: { en: 'Artist', fr: 'Artiste' },
        article: "l'",
        text: {
            en: 'Put 1 gold on up to two of your districts: each costs, and is worth, 1 more from now on. Once for each district.',
            fr: "Posez 1 pièce d'or sur un ou deux de vos quartiers : chacun coûte, et vaut, 1 de plus désormais. Une seule fois par quartier.",
        },
    },
    tax_collector: {
        rank: 9,
        name: { en: 'Tax Collector', fr: 'Bailli' },
        article: 'le ',
        text: {
            en: 'While you are in the cast, whoever builds a district pays 1 gold onto your token, if any gold is left. In your turn you may take all of it. You pay nothing in your own turn.',
            fr: "Tant que vous êtes dans la distribution, qui bâtit un quartier pose 1 pièce d'or sur votre jeton, s'il lui en reste. À votre tour vous pouvez tout prendre. Vous ne payez rien pendant votre propre tour.",
        },
    },
};

/** Districts by id, in the order in which cards are numbered. */
export const districts: Record<string, District> = {
    manor: {
        type: 'noble',
        cost: 3,
        copies: 5,
        name: { en: 'Manor', fr: 'Manoir' },
        article: 'le ',
    },
    castle: {
        type: 'noble',
        cost: 4,
        copies: 4,
        name: { en: 'Castle', fr: 'Château' },
        article: 'le ',
    },
    palace: {
        type: 'noble',
        cost: 5,
        copies: 3,
        name: { en: 'Palace', fr: 'Palais' },
        article: 'le ',
    },
    temple: {
        type: 'religious',
        cost: 1,
        copies: 3,
        name: { en: 'Temple', fr: 'Temple' },
        article: 'le ',
    },
    church: {
        type: 'religious',
        cost: 2,
        copies: 3,
        name: { en: 'Church', fr: 'Église' },
        article: "l'",
    },
    monastery: {
        type: 'religious',
        cost: 3,
        copies: 3,
        name: { en: 'Monastery', fr: 'Monastère' },
        article: 'le ',
    },
    cathedral: {
        type: 'religious',
        cost: 5,
        copies: 2,
        name: { en: 'Cathedral', fr: 'Cathédrale' },
        article: 'la ',
    },
    tavern: {
        type: 'trade',
        cost: 1,
        copies: 5,
        name: { en: 'Tavern', fr: 'Taverne' },
        article: 'la ',
    },
    market: {
        type: 'trade',
        cost: 2,
        copies: 4,
        name: { en: 'Market', fr: 'Marché' },
        article: 'le ',
    },
    trading_post: {
        type: 'trade',
        cost: 2,
        copies: 3,
        name: { en: 'Trading Post', fr: 'Échoppe' },
        article: "l'",
    },
    docks: {
        type: 'trade',
        cost: 3,
        copies: 3,
        name: { en: 'Docks', fr: 'Comptoir' },
        article: 'le ',
    },
    harbor: {
        type: 'trade',
        cost: 4,
        copies: 3,
        name: { en: 'Harbor', fr: 'Port' },
        article: 'le ',
    },
    town_hall: {
        type: 'trade',
        cost: 5,
        copies: 2,
        name: { en: 'Town Hall', fr: 'Hôtel de Ville' },
        article: "l'",
    },
    watchtower: {
        type: 'military',
        cost: 1,
        copies: 3,
        name: { en: 'Watchtower', fr: 'Tour de Guet' },
        article: 'la ',
    },
    prison: {
        type: 'military',
        cost: 2,
        copies: 3,
        name: { en: 'Prison', fr: 'Prison' },
        article: 'la ',
    },
    barracks: {
        type: 'military',
        cost: 3,
        copies: 3,
        name: { en: 'Barracks', fr: 'Caserne' },
        article: 'la ',
    },
    fortress: {
        type: 'military',
        cost: 5,
        copies: 2,
        name: { en: 'Fortress', fr: 'Forteresse' },
        article: 'la ',
    },
    armory: {
        type: 'unique',
        cost: 3,
        copies: 1,
        name: { en: 'Armory', fr: 'Poudrière' },
        article: 'la ',
        text: {
            en: 'In your turn, destroy the Armory and with it one other district of any city, for nothing. Not in a completed city. Neither Keep, Bishop nor Great Wall helps against it.',
            fr: "À votre tour, détruisez la Poudrière et avec elle un autre quartier de n'importe quelle cité, sans payer. Pas dans une cité complète. Ni Donjon, ni Évêque, ni Grande Muraille n'en protègent.",
        },
    },
    basilica: {
        type: 'unique',
        cost: 4,
        copies: 1,
        name: { en: 'Basilica', fr: 'Basilique' },
        article: 'la ',
        text: {
            en: 'At the end, 1 point for each district of your city whose cost is odd.',
            fr: 'À la fin, 1 point par quartier de votre cité dont le coût est impair.',
        },
    },
    capitol: {
        type: 'unique',
        cost: 5,
        copies: 1,
        name: { en: 'Capitol', fr: 'Capitole' },
        article: 'le ',
        text: {
            en: 'At the end, 3 points if your city has three districts of one type.',
            fr: "À la fin, 3 points si votre cité a trois quartiers d'un même type.",
        },
    },
    dragon_gate: {
        type: 'unique',
        cost: 6,
        copies: 1,
        name: { en: 'Dragon Gate', fr: 'Dracoport' },
        article: 'le ',
        text: { en: 'At the end, 2 extra points.', fr: 'À la fin, 2 points de plus.' },
    },
    factory: {
        type: 'unique',
        cost: 5,
        copies: 1,
        name: { en: 'Factory', fr: 'Manufacture' },
        article: 'la ',
        text: {
            en: 'You pay 1 gold less for every other unique district.',
            fr: "Vous payez 1 pièce d'or de moins pour tout autre quartier unique.",
        },
    },
    framework: {
        type: 'unique',
        cost: 3,
        copies: 1,
        name: { en: 'Framework', fr: 'Chantier' },
        article: 'le ',
        text: {
            en: 'Sacrifice it instead of paying for a district. That build cannot be confiscated.',
            fr: 'Sacrifiez-le au lieu de payer un quartier. Cette construction ne peut pas être confisquée.',
        },
    },
    gold_mine: {
        type: 'unique',
        cost: 6,
        copies: 1,
        name: { en: 'Gold Mine', fr: "Mine d'Or" },
        article: 'la ',
        text: {
            en: 'When you gather gold, you take 1 more.',
            fr: "Quand vous percevez de l'or, vous en prenez 1 de plus.",
        },
    },
    great_wall: {
        type: 'unique',
        cost: 6,
        copies: 1,
        name: { en: 'Great Wall', fr: 'Grande Muraille' },
        article: 'la ',
        text: {
            en: 'Your other districts cost rank 8 an extra 1 gold to destroy, seize or exchange.',
            fr: "Le personnage de rang 8 paie 1 pièce d'or de plus pour utiliser son pouvoir sur tout autre quartier de votre cité.",
        },
    },
    haunted_quarter: {
        type: 'unique',
        cost: 2,
        copies: 1,
        name: { en: 'Haunted Quarter', fr: 'Cour des Miracles' },
        article: 'la ',
        text: {
            en: 'At the end it counts as the type that suits you best.',
            fr: 'À la fin, il compte comme le type qui vous arrange le mieux.',
        },
    },
    imperial_treasury: {
        type: 'unique',
        cost: 5,
        copies: 1,
        name: { en: 'Imperial Treasury', fr: 'Trésor Impérial' },
        article: 'le ',
        text: {
            en: 'At the end, 1 point for each gold of your stash.',
            fr: "À la fin, 1 point par pièce d'or de votre trésor.",
        },
    },
    ivory_tower: {
        type: 'unique',
        cost: 5,
        copies: 1,
        name: { en: 'Ivory Tower', fr: "Tour d'Ivoire" },
        article: 'la ',
        text: {
            en: '5 points at the end, unless another unique district stands beside it in your city.',
            fr: "À la fin, 5 points si c'est le seul quartier unique de votre cité.",
        },
    },
    keep: {
        type: 'unique',
        cost: 3,
        copies: 1,
        name: { en: 'Keep', fr: 'Donjon' },
        article: 'le ',
        text: {
            en: 'The rank 8 character can neither destroy, seize nor exchange it.',
            fr: "Le personnage de rang 8 ne peut ni le détruire, ni le prendre, ni l'échanger.",
        },
    },
    laboratory: {
        type: 'unique',
        cost: 5,
        copies: 1,
        name: { en: 'Laboratory', fr: 'Laboratoire' },
        article: 'le ',
        text: {
            en: 'Once in each of your turns, put a card of your hand under the deck for 2 gold.',
            fr: "Une fois par tour, glissez une carte de votre main sous la pioche pour 2 pièces d'or.",
        },
    },
    library: {
        type: 'unique',
        cost: 6,
        copies: 1,
        name: { en: 'Library', fr: 'Bibliothèque' },
        article: 'la ',
        text: {
            en: 'When you gather cards, you keep all that you draw.',
            fr: 'Quand vous percevez des cartes, vous gardez toutes celles que vous piochez.',
        },
    },
    map_room: {
        type: 'unique',
        cost: 5,
        copies: 1,
        name: { en: 'Map Room', fr: 'Salle des Cartes' },
        article: 'la ',
        text: {
            en: 'At the end, 1 point for each card of your hand.',
            fr: 'À la fin, 1 point par carte de votre main.',
        },
    },
    monument: {
        type: 'unique',
        cost: 4,
        copies: 1,
        name: { en: 'Monument', fr: 'Monument' },
        article: 'le ',
        text: {
            en: 'It counts as two districts towards a complete city. You cannot build it where your city has 5 districts or more.',
            fr: 'Il compte pour deux quartiers pour compléter la cité. On ne peut pas le bâtir dans une cité de 5 quartiers ou plus.',
        },
    },
    museum: {
        type: 'unique',
        cost: 4,
        copies: 1,
        name: { en: 'Museum', fr: 'Musée' },
        article: 'le ',
        text: {
            en: 'Once in each of your turns, put a card of your hand under it, face down. At the end, 1 point for each card there.',
            fr: 'Une fois par tour, glissez-y une carte de votre main, face cachée. À la fin, 1 point par carte.',
        },
    },
    necropolis: {
        type: 'unique',
        cost: 5,
        copies: 1,
        name: { en: 'Necropolis', fr: 'Nécropole' },
        article: 'la ',
        text: {
            en: 'You may build it by destroying a district of your city instead of paying.',
            fr: 'Vous pouvez la bâtir en détruisant un quartier de votre cité au lieu de payer.',
        },
    },
    observatory: {
        type: 'unique',
        cost: 4,
        copies: 1,
        name: { en: 'Observatory', fr: 'Observatoire' },
        article: "l'",
        text: {
            en: 'When you gather cards, you draw 3 instead of 2.',
            fr: 'Quand vous percevez des cartes, vous en piochez 3 au lieu de 2.',
        },
    },
    park: {
        type: 'unique',
        cost: 6,
        copies: 1,
        name: { en: 'Park', fr: 'Parc' },
        article: 'le ',
        text: {
            en: 'If your hand is empty when your turn ends, you draw 2 cards.',
            fr: 'Si votre main est vide à la fin de votre tour, vous piochez 2 cartes.',
        },
    },
    poor_house: {
        type: 'unique',
        cost: 4,
        copies: 1,
        name: { en: 'Poor House', fr: 'Hospice' },
        article: "l'",
        text: {
            en: 'If you have no gold when your turn ends, you gain 1.',
            fr: "Si vous n'avez pas d'or à la fin de votre tour, vous en recevez 1.",
        },
    },
    quarry: {
        type: 'unique',
        cost: 5,
        copies: 1,
        name: { en: 'Quarry', fr: 'Carrière' },
        article: 'la ',
        text: {
            en: 'You may build districts that your city has already.',
            fr: 'Vous pouvez bâtir des quartiers que votre cité a déjà.',
        },
    },
    school_of_magic: {
        type: 'unique',
        cost: 6,
        copies: 1,
        name: { en: 'School of Magic', fr: 'École de Magie' },
        article: "l'",
        text: {
            en: 'It counts as one more district of any type when a character brings you income.',
            fr: 'Elle compte comme un quartier de plus du type voulu quand un personnage vous donne un revenu.',
        },
    },
    secret_vault: {
        type: 'unique',
        cost: 0,
        copies: 1,
        name: { en: 'Secret Vault', fr: 'Catacombes' },
        article: 'les ',
        text: {
            en: 'It cannot be built. In your hand at the end, it is worth 3 points.',
            fr: 'On ne peut pas les bâtir. Dans votre main à la fin, elles valent 3 points.',
        },
    },
    smithy: {
        type: 'unique',
        cost: 5,
        copies: 1,
        name: { en: 'Smithy', fr: 'Forge' },
        article: 'la ',
        text: {
            en: 'Once in each of your turns, pay 2 gold for 3 cards.',
            fr: "Une fois par tour, payez 2 pièces d'or pour 3 cartes.",
        },
    },
    stables: {
        type: 'unique',
        cost: 2,
        copies: 1,
        name: { en: 'Stables', fr: 'Écuries' },
        article: 'les ',
        text: {
            en: 'It does not count towards your building limit.',
            fr: 'Elles ne comptent pas dans votre limite de construction.',
        },
    },
    statue: {
        type: 'unique',
        cost: 3,
        copies: 1,
        name: { en: 'Statue', fr: 'Statue Équestre' },
        article: 'la ',
        text: {
            en: 'At the end, 5 points if you have the crown.',
            fr: 'À la fin, 5 points si vous avez la couronne.',
        },
    },
    theater: {
        type: 'unique',
        cost: 6,
        copies: 1,
        name: { en: 'Theater', fr: 'Théâtre' },
        article: 'le ',
        text: {
            en: 'When all have chosen, you may swap your character with that of another player, unseen.',
            fr: "Quand tous ont choisi, vous pouvez échanger votre personnage contre celui d'un joueur, sans le voir.",
        },
    },
    thieves_den: {
        type: 'unique',
        cost: 6,
        copies: 1,
        name: { en: "Thieves' Den", fr: 'Tripot' },
        article: 'le ',
        text: {
            en: 'You may pay any part of its cost with cards of your hand, 1 gold each.',
            fr: "Vous pouvez payer tout ou partie de son coût avec des cartes de votre main, 1 pièce d'or chacune.",
        },
    },
    wishing_well: {
        type: 'unique',
        cost: 5,
        copies: 1,
        name: { en: 'Wishing Well', fr: 'Fontaine aux Souhaits' },
        article: 'la ',
        text: {
            en: 'At the end, 1 point for each unique district of your city, this one included.',
            fr: 'À la fin, 1 point par quartier unique de votre cité, celle-ci comprise.',
        },
    },
};
