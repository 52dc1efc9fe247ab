// How to play Splendor, in both languages, with the rules of one table or set of rules. Pictures are named and drawn
// by Manual.svelte.
import { say, type Texts } from '$web/lib/i18n';
import type { ManualSection, Rules } from '$web/boards/manual';

export type Picture = 'gems' | 'card' | 'price' | 'nobles' | 'bank';
type Section = ManualSection<Picture>;

// What depends on the options, by their words.
const varied = {
    scarce: {
        all: {
            en: 'Where fewer than three colours are left, you take one of each.',
            fr: 'S’il reste moins de trois couleurs, on prend une gemme de chacune.',
        },
        choice: {
            en: 'Where fewer than three colours are left, you take two gems of different colours or a single one, as you like.',
            fr: 'S’il reste moins de trois couleurs, on prend deux gemmes différentes ou une seule, au choix.',
        },
    },
    last_gem: {
        kept: { en: '', fr: '' },
        taken: {
            en: 'If a pile has a single gem left, you may take that one alone, as long as you hold eight at most.',
            fr: 'S’il ne reste qu’une gemme dans une pile, on peut la prendre seule, si l’on en a huit au plus.',
        },
    },
    reserves: {
        open: {
            en: 'Everybody sees a card that you reserve from the table; only you see one from a deck.',
            fr: 'Tous voient une carte que vous réservez sur la table ; vous seul voyez celle d’une pioche.',
        },
        hidden: {
            en: 'Only you see the cards that you reserve, also those from the table; the others see their level.',
            fr: 'Vous seul voyez les cartes que vous réservez, même celles de la table ; les autres n’en voient que le niveau.',
        },
    },
    overflow: {
        capped: {
            en: 'You hold at most ten gems. With ten you can take none, with nine no two alike. Otherwise, if you have more than ten after taking or reserving, you return some: they are lit in your hand.',
            fr: 'On garde dix gemmes au plus. Avec dix on n’en prend plus, avec neuf pas deux pareilles. Sinon, si vous en avez plus de dix après avoir pris ou réservé, vous en rendez : elles sont éclairées dans votre main.',
        },
        returns: {
            en: 'You hold at most ten gems. If you have more after taking or reserving, you return some: they are lit in your hand.',
            fr: 'On garde dix gemmes au plus. Si vous en avez plus après avoir pris ou réservé, vous en rendez : elles sont éclairées dans votre main.',
        },
        refused: {
            en: 'You never hold more than ten gems: you cannot take beyond that, and with ten a reservation brings no gold.',
            fr: 'On n’a jamais plus de dix gemmes : on ne peut pas en prendre au-delà, et avec dix une réservation n’apporte pas d’or.',
        },
    },
} satisfies Record<string, Record<string, Texts<string>>>;

/** As the default set of rules has it, where nothing else is said. */
function sentence(option: keyof typeof varied, rules: Rules): string {
    const words: Record<string, Texts<string>> = varied[option];
    const chosen = words[rules[option] ?? ''] ?? Object.values(words)[0];
    return chosen ? say(chosen) : '';
}

function filled(text: string, rules: Rules): string {
    return text
        .replace('{target}', rules.target ?? '15')
        .replace(/ ?\{(\w+)\}/g, (found, name: string) => {
            const told = sentence(name as keyof typeof varied, rules);
            return told && (found.startsWith(' ') ? ` ${told}` : told);
        });
}

export function sectionsFor(rules: Rules): Section[] {
    return say(sections).map((section) => ({
        ...section,
        text: section.text.map((paragraph) => filled(paragraph, rules)),
    }));
}

const sections: Texts<Section[]> = {
    en: [
        {
            title: 'What it is about',
            text: [
                'You trade in gems. With gems you buy cards; each card is a gem for good, so that later cards cost you less. Cards and nobles bring prestige, and whoever has most of it wins.',
                'As soon as somebody has {target} prestige the round is played to its end, so that all have had the same number of turns. Most prestige wins; if that is equal, fewer cards do.',
            ],
        },
        {
            title: 'The gems',
            text: [
                'Five colours, each with its own shape: white, blue, green, red, onyx. Gold stands for any of them, and comes only with a reservation. Letters on the gems, those of the keyboard, are a setting: W B G R O, and E for gold.',
            ],
            picture: 'gems',
        },
        {
            title: 'Your turn: one of four things',
            text: [
                'Take three gems of different colours, or two of one colour if at least four of it are there. Click them in the bank; those you can still add are lit. Then click Take. {scarce} {last_gem}',
                'Buy a card that lies on the table or that you reserved. Click the card, then Buy. Where you hold gold, click a gem of the price to pay it with gold.',
                'Reserve a card, or the top of a deck without looking: nobody else can have it, and you get a gold gem if there is one. At most three cards at a time. {reserves}',
                '{overflow}',
            ],
            picture: 'bank',
        },
        {
            title: 'Reading a card',
            text: [
                'Top left its prestige, top right the gem that it is for good. Below, its price.',
                'The numbers are what you still have to pay after your bonuses; the printed price is struck out beside it, and a tick stands where nothing is left. The small rings are gems that you lack. A card in a frame can be bought now.',
            ],
            picture: 'card',
        },
        {
            title: 'An example',
            text: [
                'With one onyx card and these gems you pay 2 white, 1 red and 3 onyx. One white and one onyx are missing: two gold gems would do.',
            ],
            picture: 'price',
        },
        {
            title: 'Nobles',
            text: [
                'At the end of your turn a noble visits you if your cards, not your gems, have what it wants. It brings 3 prestige. At most one comes in a turn; if several could, you choose.',
            ],
            picture: 'nobles',
        },
    ],
    fr: [
        {
            title: 'De quoi il s’agit',
            text: [
                'Vous faites commerce de gemmes. Avec elles vous achetez des cartes ; chaque carte est une gemme pour toujours, et les suivantes vous coûtent moins. Cartes et nobles donnent du prestige : le plus de prestige gagne.',
                'Dès que quelqu’un a {target} points de prestige, on termine le tour de table, pour que tous aient joué autant. À égalité, c’est celui qui a le moins de cartes qui gagne.',
            ],
        },
        {
            title: 'Les gemmes',
            text: [
                'Cinq couleurs, chacune avec sa forme : blanc, bleu, vert, rouge, onyx. L’or remplace n’importe laquelle, et ne vient qu’avec une réservation. Les lettres sur les gemmes, celles du clavier, sont un réglage : B (blanc), L (bleu), V, R, O, et J pour l’or.',
            ],
            picture: 'gems',
        },
        {
            title: 'Votre tour : une chose sur quatre',
            text: [
                'Prendre trois gemmes de couleurs différentes, ou deux de la même s’il y en a au moins quatre. Cliquez-les dans la banque ; celles qu’on peut encore ajouter sont éclairées. Puis cliquez Prendre. {scarce} {last_gem}',
                'Acheter une carte de la table ou de votre réserve. Cliquez la carte, puis Acheter. Si vous avez de l’or, cliquez une gemme du prix pour la payer en or.',
                'Réserver une carte, ou le dessus d’une pioche sans regarder : personne d’autre ne peut l’avoir, et vous recevez une gemme d’or s’il en reste. Trois cartes au plus. {reserves}',
                '{overflow}',
            ],
            picture: 'bank',
        },
        {
            title: 'Lire une carte',
            text: [
                'En haut à gauche son prestige, à droite la gemme qu’elle vaut pour toujours. En bas, son prix.',
                'Les nombres sont ce qui vous reste à payer après vos bonus ; le prix imprimé est barré à côté, et une coche dit qu’il ne reste rien. Les petits anneaux sont les gemmes qui vous manquent. Une carte encadrée peut être achetée.',
            ],
            picture: 'card',
        },
        {
            title: 'Un exemple',
            text: [
                'Avec une carte onyx et ces gemmes, vous payez 2 blancs, 1 rouge et 3 onyx. Il manque un blanc et un onyx : deux gemmes d’or feraient l’affaire.',
            ],
            picture: 'price',
        },
        {
            title: 'Les nobles',
            text: [
                'À la fin de votre tour, un noble vous rend visite si vos cartes, et non vos gemmes, ont ce qu’il demande. Il donne 3 points de prestige. Un seul par tour ; si plusieurs le peuvent, vous choisissez.',
            ],
            picture: 'nobles',
        },
    ],
};
