// Made by tools/words.mjs from the tables of the rules: do not edit.
import type { Texts } from '$web/lib/i18n';

/** Families of effects by id: what they do at level I, II and III; an ace has one level. */
export const families: Record<string, { name: Texts<string>; levels: Texts<string>[] }> = {
    surge: {
        name: { en: 'Surge', fr: 'Élan' },
        levels: [
            {
                en: 'Your card of next turn has 3 more Force (▲) or 3 less (▼).',
                fr: 'Votre carte du tour suivant a 3 de Force en plus (▲) ou en moins (▼).',
            },
            {
                en: 'Your card of next turn has 5 more Force (▲) or 5 less (▼).',
                fr: 'Votre carte du tour suivant a 5 de Force en plus (▲) ou en moins (▼).',
            },
            {
                en: 'Your card of next turn has 8 more Force (▲) or 8 less (▼).',
                fr: 'Votre carte du tour suivant a 8 de Force en plus (▲) ou en moins (▼).',
            },
        ],
    },
    fervour: {
        name: { en: 'Fervour', fr: 'Ferveur' },
        levels: [
            {
                en: 'For 3 turns your cards have 1 more Force (▲) or 1 less (▼).',
                fr: 'Pendant 3 tours vos cartes ont 1 de Force en plus (▲) ou en moins (▼).',
            },
            {
                en: 'For 3 turns your cards have 2 more Force (▲) or 2 less (▼).',
                fr: 'Pendant 3 tours vos cartes ont 2 de Force en plus (▲) ou en moins (▼).',
            },
            {
                en: 'For 3 turns your cards have 3 more Force (▲) or 3 less (▼).',
                fr: 'Pendant 3 tours vos cartes ont 3 de Force en plus (▲) ou en moins (▼).',
            },
        ],
    },
    oath: {
        name: { en: 'Oath', fr: 'Serment' },
        levels: [
            {
                en: 'If you fulfil all the objectives you kept, +1 at the end of the round.',
                fr: 'Si vous remplissez tous vos objectifs gardés, +1 en fin de manche.',
            },
            {
                en: 'If you fulfil all the objectives you kept, +2 at the end of the round.',
                fr: 'Si vous remplissez tous vos objectifs gardés, +2 en fin de manche.',
            },
            {
                en: 'If you fulfil all the objectives you kept, +3 at the end of the round.',
                fr: 'Si vous remplissez tous vos objectifs gardés, +3 en fin de manche.',
            },
        ],
    },
    calling: {
        name: { en: 'Calling', fr: 'Vocation' },
        levels: [
            {
                en: 'An objective you discarded counts as a bonus, for half its points rounded up.',
                fr: 'Un objectif écarté compte en bonus, pour la moitié de ses points (arrondi au supérieur).',
            },
            {
                en: 'An objective you discarded counts as a bonus, for all its points.',
                fr: 'Un objectif écarté compte en bonus, pour tous ses points.',
            },
            {
                en: 'All the objectives you discarded count as a bonus, for all their points.',
                fr: 'Tous vos objectifs écartés comptent en bonus, pour tous leurs points.',
            },
        ],
    },
    draw: {
        name: { en: 'Golden Draw', fr: 'Pioche dorée' },
        levels: [
            {
                en: 'Draw one card more; it gets gilding +5 (▲) or -5 (▼).',
                fr: 'Piochez une carte en plus, dorée +5 (▲) ou -5 (▼).',
            },
            {
                en: 'Draw 2 cards more; each gets gilding +5 (▲) or -5 (▼).',
                fr: 'Piochez 2 cartes en plus, chacune dorée +5 (▲) ou -5 (▼).',
            },
            {
                en: 'Draw 3 cards more; each gets gilding +6 (▲) or -6 (▼).',
                fr: 'Piochez 3 cartes en plus, chacune dorée +6 (▲) ou -6 (▼).',
            },
        ],
    },
    sharpening: {
        name: { en: 'Sharpening', fr: 'Affûtage' },
        levels: [
            {
                en: 'Gilds a card in your hand: the lowest +3 (▲) or the highest -3 (▼).',
                fr: 'Dore une carte de votre main : la plus basse +3 (▲) ou la plus haute -3 (▼).',
            },
            {
                en: 'Gilds 2 cards in your hand: the lowest +3 each (▲) or the highest -3 each (▼).',
                fr: 'Dore 2 cartes de votre main : les plus basses +3 (▲) ou les plus hautes -3 (▼).',
            },
            {
                en: 'Gilds 3 cards in your hand: the lowest +4 each (▲) or the highest -4 each (▼).',
                fr: 'Dore 3 cartes de votre main : les plus basses +4 (▲) ou les plus hautes -4 (▼).',
            },
        ],
    },
    gleaning: {
        name: { en: 'Gleaning', fr: 'Glanage' },
        levels: [
            {
                en: 'Swaps your unwanted card for a random card of the last trick, if that is better.',
                fr: 'Échange votre carte de trop contre une carte du dernier pli tirée au sort, si elle est meilleure.',
            },
            {
                en: 'Swaps your unwanted card for the best card of the last trick, if that is better.',
                fr: 'Échange votre carte de trop contre la meilleure du dernier pli, si elle est meilleure.',
            },
            {
                en: 'Swaps your unwanted card for the best card of the discard pile, if that is better.',
                fr: 'Échange votre carte de trop contre la meilleure de la défausse, si elle est meilleure.',
            },
        ],
    },
    recall: {
        name: { en: 'Recall', fr: 'Rappel' },
        levels: [
            {
                en: 'Takes this card back; your unwanted card is discarded for it.',
                fr: 'Reprend cette carte en main ; votre carte de trop est défaussée à sa place.',
            },
            {
                en: 'Takes this card back, gilded +2 (▲) or -2 (▼); your unwanted card is discarded for it.',
                fr: 'Reprend cette carte, dorée +2 (▲) ou -2 (▼) ; votre carte de trop est défaussée.',
            },
            {
                en: 'Takes this card back, gilded +4 (▲) or -4 (▼); your unwanted card is discarded for it.',
                fr: 'Reprend cette carte, dorée +4 (▲) ou -4 (▼) ; votre carte de trop est défaussée.',
            },
        ],
    },
    siphon: {
        name: { en: 'Siphon', fr: 'Siphon' },
        levels: [
            {
                en: "Next turn your card +2 and the target's -2 (▲), or the other way round (▼).",
                fr: "Au tour suivant, votre carte +2 et celle de la cible -2 (▲), ou l'inverse (▼).",
            },
            {
                en: "Next turn your card +3 and the target's -3 (▲), or the other way round (▼).",
                fr: "Au tour suivant, votre carte +3 et celle de la cible -3 (▲), ou l'inverse (▼).",
            },
            {
                en: "Next turn your card +5 and the target's -5 (▲), or the other way round (▼).",
                fr: "Au tour suivant, votre carte +5 et celle de la cible -5 (▲), ou l'inverse (▼).",
            },
        ],
    },
    siege: {
        name: { en: 'Siege', fr: 'Siège' },
        levels: [
            {
                en: "For 2 turns the target's cards have 3 less Force (▲) or 3 more (▼).",
                fr: 'Pendant 2 tours les cartes de la cible ont 3 de Force en moins (▲) ou en plus (▼).',
            },
            {
                en: "For 3 turns the target's cards have 4 less Force (▲) or 4 more (▼).",
                fr: 'Pendant 3 tours les cartes de la cible ont 4 de Force en moins (▲) ou en plus (▼).',
            },
            {
                en: "For 3 turns the target's cards have 5 less Force (▲) or 5 more (▼).",
                fr: 'Pendant 3 tours les cartes de la cible ont 5 de Force en moins (▲) ou en plus (▼).',
            },
        ],
    },
    slander: {
        name: { en: 'Slander', fr: 'Médisance' },
        levels: [
            {
                en: 'Shows you a random kept objective of each opponent, worth 1 less from now on (0 at least).',
                fr: 'Vous montre un objectif gardé, au hasard, de chaque adversaire : il vaut 1 de moins (0 au moins).',
            },
            {
                en: 'Shows you a random kept objective of each opponent, worth 2 less from now on (0 at least).',
                fr: 'Vous montre un objectif gardé, au hasard, de chaque adversaire : il vaut 2 de moins (0 au moins).',
            },
            {
                en: 'Shows you a random kept objective of each opponent, worth 3 less from now on (0 at least).',
                fr: 'Vous montre un objectif gardé, au hasard, de chaque adversaire : il vaut 3 de moins (0 au moins).',
            },
        ],
    },
    theft: {
        name: { en: 'Theft', fr: 'Larcin' },
        levels: [
            {
                en: "Swaps a random card of your hand for a random one of the target's, if that is better.",
                fr: 'Échange une carte de votre main contre une de la cible, toutes deux au hasard, si elle est meilleure.',
            },
            {
                en: "Swaps your unwanted card for a random one of the target's hand, if that is better.",
                fr: 'Échange votre carte de trop contre une carte de la cible au hasard, si elle est meilleure.',
            },
            {
                en: "Swaps your unwanted card for the best one of the target's hand, if that is better.",
                fr: 'Échange votre carte de trop contre la meilleure carte de la cible, si elle est meilleure.',
            },
        ],
    },
    dice: {
        name: { en: 'Dice', fr: 'Dés' },
        levels: [
            {
                en: 'Rolls a die: next turn your card has that much more Force (▲) or less (▼).',
                fr: "Lance un dé : au tour suivant votre carte a d'autant plus (▲) ou moins (▼) de Force.",
            },
            {
                en: 'Rolls 2 dice: next turn your card has their sum more Force (▲) or less (▼).',
                fr: 'Lance 2 dés : au tour suivant votre carte a leur somme en plus (▲) ou en moins (▼).',
            },
            {
                en: 'Rolls 3 dice: next turn your card has their sum more Force (▲) or less (▼).',
                fr: 'Lance 3 dés : au tour suivant votre carte a leur somme en plus (▲) ou en moins (▼).',
            },
        ],
    },
    whirlwind: {
        name: { en: 'Whirlwind', fr: 'Tourbillon' },
        levels: [
            {
                en: 'You and an opponent, all at random, exchange 2 cards of your hands.',
                fr: 'Vous échangez 2 cartes de main avec un adversaire, le tout au hasard.',
            },
            {
                en: 'You and an opponent, all at random, exchange 3 cards of your hands.',
                fr: 'Vous échangez 3 cartes de main avec un adversaire, le tout au hasard.',
            },
            {
                en: 'You and an opponent, all at random, exchange 4 cards of your hands.',
                fr: 'Vous échangez 4 cartes de main avec un adversaire, le tout au hasard.',
            },
        ],
    },
    joker: {
        name: { en: 'Wild Joker', fr: 'Joker fou' },
        levels: [
            {
                en: 'A level I effect of ♥, ♦ or ♠ at random, with your target and your aim.',
                fr: 'Un effet de niveau I de ♥, ♦ ou ♠ au hasard, avec votre cible et votre visée.',
            },
            {
                en: 'A level II effect of ♥, ♦ or ♠ at random, with your target and your aim.',
                fr: 'Un effet de niveau II de ♥, ♦ ou ♠ au hasard, avec votre cible et votre visée.',
            },
            {
                en: 'A level III effect of ♥, ♦ or ♠ at random, with your target and your aim.',
                fr: 'Un effet de niveau III de ♥, ♦ ou ♠ au hasard, avec votre cible et votre visée.',
            },
        ],
    },
    respin: {
        name: { en: 'Respin', fr: 'Relance' },
        levels: [
            {
                en: 'Spins the wheel; next turn your cards of the new strong suit +4, of the weak one -4.',
                fr: 'Relance la roulette ; au tour suivant vos cartes de la nouvelle couleur forte +4, de la faible -4.',
            },
            {
                en: 'Spins the wheel; next turn your cards of the new strong suit +6, of the weak one -6.',
                fr: 'Relance la roulette ; au tour suivant vos cartes de la nouvelle couleur forte +6, de la faible -6.',
            },
            {
                en: 'Spins the wheel; next turn your cards of the new strong suit +8, of the weak one -8.',
                fr: 'Relance la roulette ; au tour suivant vos cartes de la nouvelle couleur forte +8, de la faible -8.',
            },
        ],
    },
    coronation: {
        name: { en: 'Coronation', fr: 'Couronnement' },
        levels: [
            {
                en: 'Each objective that you kept and fulfil brings 2 points more.',
                fr: 'Chaque objectif que vous avez gardé et remplissez rapporte 2 points de plus.',
            },
        ],
    },
    treasure: {
        name: { en: 'Royal Treasure', fr: 'Trésor royal' },
        levels: [
            {
                en: 'Up to 3 times: swaps your unwanted card for the best of the discard pile, while it is better.',
                fr: "Jusqu'à 3 fois : échange votre carte de trop contre la meilleure de la défausse, tant qu'elle est meilleure.",
            },
        ],
    },
    carnival: {
        name: { en: 'Carnival', fr: 'Carnaval' },
        levels: [
            {
                en: 'Spins the wheel and mixes all hands; you get the 3 highest cards (▲) or lowest (▼), the rest goes back at random.',
                fr: 'Relance la roulette et mélange toutes les mains ; vous prenez les 3 plus hautes (▲) ou plus basses (▼), le reste au hasard.',
            },
        ],
    },
    coup: {
        name: { en: "Coup d'État", fr: "Coup d'État" },
        levels: [
            {
                en: 'You swap hand and deck with the target; you keep your highest card (▲) or lowest (▼), the target the opposite one.',
                fr: "Vous échangez main et deck avec la cible ; vous gardez votre plus haute carte (▲) ou la plus basse (▼), la cible l'inverse.",
            },
        ],
    },
};

/** The 52 cards, low ones first: the value, the family of the effect, and its level, which is its price in seals. */
export const faces: Record<string, { value: number; family: string; level: number }> = {
    '2H': { value: 2, family: 'surge', level: 1 },
    '2D': { value: 2, family: 'draw', level: 1 },
    '2C': { value: 2, family: 'dice', level: 1 },
    '2S': { value: 2, family: 'siphon', level: 1 },
    '3H': { value: 3, family: 'fervour', level: 1 },
    '3D': { value: 3, family: 'sharpening', level: 1 },
    '3C': { value: 3, family: 'whirlwind', level: 1 },
    '3S': { value: 3, family: 'siege', level: 1 },
    '4H': { value: 4, family: 'oath', level: 1 },
    '4D': { value: 4, family: 'gleaning', level: 1 },
    '4C': { value: 4, family: 'joker', level: 1 },
    '4S': { value: 4, family: 'slander', level: 1 },
    '5H': { value: 5, family: 'calling', level: 1 },
    '5D': { value: 5, family: 'recall', level: 1 },
    '5C': { value: 5, family: 'respin', level: 1 },
    '5S': { value: 5, family: 'theft', level: 1 },
    '6H': { value: 6, family: 'surge', level: 2 },
    '6D': { value: 6, family: 'draw', level: 2 },
    '6C': { value: 6, family: 'dice', level: 2 },
    '6S': { value: 6, family: 'siphon', level: 2 },
    '7H': { value: 7, family: 'fervour', level: 2 },
    '7D': { value: 7, family: 'sharpening', level: 2 },
    '7C': { value: 7, family: 'whirlwind', level: 2 },
    '7S': { value: 7, family: 'siege', level: 2 },
    '8H': { value: 8, family: 'oath', level: 2 },
    '8D': { value: 8, family: 'gleaning', level: 2 },
    '8C': { value: 8, family: 'joker', level: 2 },
    '8S': { value: 8, family: 'slander', level: 2 },
    '9H': { value: 9, family: 'calling', level: 2 },
    '9D': { value: 9, family: 'recall', level: 2 },
    '9C': { value: 9, family: 'respin', level: 2 },
    '9S': { value: 9, family: 'theft', level: 2 },
    '10H': { value: 10, family: 'surge', level: 3 },
    '10D': { value: 10, family: 'draw', level: 3 },
    '10C': { value: 10, family: 'dice', level: 3 },
    '10S': { value: 10, family: 'siphon', level: 3 },
    JH: { value: 11, family: 'fervour', level: 3 },
    JD: { value: 11, family: 'sharpening', level: 3 },
    JC: { value: 11, family: 'whirlwind', level: 3 },
    JS: { value: 11, family: 'siege', level: 3 },
    QH: { value: 12, family: 'oath', level: 3 },
    QD: { value: 12, family: 'gleaning', level: 3 },
    QC: { value: 12, family: 'joker', level: 3 },
    QS: { value: 12, family: 'slander', level: 3 },
    KH: { value: 13, family: 'calling', level: 3 },
    KD: { value: 13, family: 'recall', level: 3 },
    KC: { value: 13, family: 'respin', level: 3 },
    KS: { value: 13, family: 'theft', level: 3 },
    AH: { value: 14, family: 'coronation', level: 4 },
    AD: { value: 14, family: 'treasure', level: 4 },
    AC: { value: 14, family: 'carnival', level: 4 },
    AS: { value: 14, family: 'coup', level: 4 },
};

/** Objectives by id; {x} stands for the number of this match and {y} for the next one. */
export const goals: Record<string, { name: Texts<string>; text: Texts<string> }> = {
    exact_fair: {
        name: { en: 'Exact Count', fr: 'Compte juste' },
        text: { en: 'win exactly {x} trick(s)', fr: 'gagner exactement {x} pli(s)' },
    },
    exact_low: {
        name: { en: 'Small Count', fr: 'Petit compte' },
        text: { en: 'win exactly {x} trick(s)', fr: 'gagner exactement {x} pli(s)' },
    },
    exact_high: {
        name: { en: 'Big Count', fr: 'Grand compte' },
        text: { en: 'win exactly {x} trick(s)', fr: 'gagner exactement {x} pli(s)' },
    },
    fair_share: {
        name: { en: 'Fair Share', fr: 'Juste part' },
        text: { en: 'win {x} or {y} trick(s)', fr: 'gagner {x} ou {y} pli(s)' },
    },
    harvest: {
        name: { en: 'Harvest', fr: 'Moisson' },
        text: { en: 'win {x} trick(s) or more', fr: 'gagner {x} pli(s) ou plus' },
    },
    supremacy: {
        name: { en: 'Supremacy', fr: 'Suprématie' },
        text: {
            en: 'win more tricks than anybody else',
            fr: 'gagner plus de plis que tout autre joueur',
        },
    },
    humility: {
        name: { en: 'Humility', fr: 'Humilité' },
        text: {
            en: 'win fewer tricks than anybody else',
            fr: 'gagner moins de plis que tout autre joueur',
        },
    },
    low_profile: {
        name: { en: 'Low Profile', fr: 'Profil bas' },
        text: { en: 'win {x} trick(s) or fewer', fr: 'gagner {x} pli(s) ou moins' },
    },
    nothing: {
        name: { en: 'Nothing', fr: 'Néant' },
        text: { en: 'win {x} trick(s) or fewer', fr: 'gagner {x} pli(s) ou moins' },
    },
    alpha_omega: {
        name: { en: 'Alpha and Omega', fr: 'Alpha et oméga' },
        text: {
            en: 'win the first trick and the last one',
            fr: 'gagner le premier pli et le dernier',
        },
    },
    quiet_start: {
        name: { en: 'Quiet Start', fr: 'Départ discret' },
        text: {
            en: 'win none of the first {x} trick(s)',
            fr: 'ne gagner aucun des {x} premiers plis',
        },
    },
    quiet_exit: {
        name: { en: 'Quiet Exit', fr: 'Sortie discrète' },
        text: {
            en: 'win none of the last {x} trick(s)',
            fr: 'ne gagner aucun des {x} derniers plis',
        },
    },
    streak: {
        name: { en: 'Streak', fr: 'Série' },
        text: { en: 'win {x} trick(s) in a row', fr: "gagner {x} pli(s) d'affilée" },
    },
    alternation: {
        name: { en: 'Alternation', fr: 'Alternance' },
        text: {
            en: 'win {x} trick(s) or more, never two in a row',
            fr: "gagner {x} pli(s) ou plus, jamais deux d'affilée",
        },
    },
    constancy: {
        name: { en: 'Constancy', fr: 'Constance' },
        text: {
            en: 'win a trick in every quarter: turns ',
            fr: 'gagner un pli dans chaque quart : tours ',
        },
    },
    crescendo: {
        name: { en: 'Crescendo', fr: 'Crescendo' },
        text: {
            en: 'win at least {x} trick(s) more in turns ',
            fr: 'gagner au moins {x} pli(s) de plus aux tours ',
        },
    },
    decrescendo: {
        name: { en: 'Decrescendo', fr: 'Decrescendo' },
        text: {
            en: 'win at least {x} trick(s) more in turns ',
            fr: 'gagner au moins {x} pli(s) de plus aux tours ',
        },
    },
    no_red: {
        name: { en: 'Red Ban', fr: 'Rouge interdit' },
        text: { en: 'win {x} red card(s) or fewer', fr: 'gagner {x} carte(s) rouge(s) ou moins' },
    },
    no_heart: {
        name: { en: 'Heartless', fr: 'Sans cœur' },
        text: { en: 'win {x} heart(s) or fewer', fr: 'gagner {x} cœur(s) ou moins' },
    },
    no_face: {
        name: { en: 'Faceless', fr: 'Sans figure' },
        text: {
            en: 'win {x} face card(s) (J, Q, K) or fewer',
            fr: 'gagner {x} figure(s) (V, D, R) ou moins',
        },
    },
    hearts: {
        name: { en: 'Bouquet of Hearts', fr: 'Bouquet de cœurs' },
        text: { en: 'win {x} heart(s) or more', fr: 'gagner {x} cœur(s) ou plus' },
    },
    aces: {
        name: { en: 'Ace Hunt', fr: 'Chasse aux as' },
        text: { en: 'win {x} ace(s) or more', fr: 'gagner {x} as ou plus' },
    },
    regicide: {
        name: { en: 'Regicide', fr: 'Régicide' },
        text: {
            en: 'win a trick to which an opponent played a King',
            fr: 'gagner un pli où un adversaire a joué un roi',
        },
    },
    red_blood: {
        name: { en: 'Royal Blood', fr: 'Sang royal' },
        text: {
            en: 'win {x} trick(s) or more, and more red cards than black',
            fr: 'gagner {x} pli(s) ou plus, et plus de cartes rouges que noires',
        },
    },
    black_night: {
        name: { en: 'Black Night', fr: 'Nuit noire' },
        text: {
            en: 'win {x} trick(s) or more, and more black cards than red',
            fr: 'gagner {x} pli(s) ou plus, et plus de cartes noires que rouges',
        },
    },
    david: {
        name: { en: 'David', fr: 'David' },
        text: {
            en: 'win a trick with a card of value {x} or lower',
            fr: 'gagner un pli avec une carte de valeur {x} ou moins',
        },
    },
    icarus: {
        name: { en: 'Icarus', fr: 'Icare' },
        text: {
            en: 'lose a trick with a King or an Ace',
            fr: 'perdre un pli avec un roi ou un as',
        },
    },
    standard: {
        name: { en: 'Standard-Bearer', fr: 'Étendard' },
        text: {
            en: 'win {x} trick(s) with the strong suit',
            fr: 'gagner {x} pli(s) avec la couleur forte',
        },
    },
    outcast: {
        name: { en: 'Outcast', fr: 'Paria' },
        text: {
            en: 'win {x} trick(s) with the weak suit',
            fr: 'gagner {x} pli(s) avec la couleur faible',
        },
    },
    four_seasons: {
        name: { en: 'Four Seasons', fr: 'Quatre saisons' },
        text: {
            en: 'win with {x} different suit(s)',
            fr: 'gagner avec {x} couleur(s) différente(s)',
        },
    },
    ascetic: {
        name: { en: 'Ascetic', fr: 'Ascète' },
        text: {
            en: 'win {x} trick(s) or more without activating any effect',
            fr: 'gagner {x} pli(s) ou plus sans activer un seul effet',
        },
    },
    arcane: {
        name: { en: 'Arcane', fr: 'Arcane' },
        text: {
            en: 'win {x} trick(s) with activated cards',
            fr: 'gagner {x} pli(s) avec des cartes activées',
        },
    },
};
