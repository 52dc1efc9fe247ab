// How to play Splendor, in both languages. Pictures are named and drawn by Manual.svelte.
import type { Texts } from '../../lib/i18n';
import type { ManualSection } from '../manual';

export type Picture = 'gems' | 'card' | 'price' | 'nobles' | 'bank';
type Section = ManualSection<Picture>;

export const sections: Texts<Section[]> = {
    en: [
        {
            title: 'What it is about',
            text: [
                'You trade in gems. With gems you buy cards; each card is a gem for good, so that later cards cost you less. Cards and nobles bring prestige, and whoever has most of it wins.',
                'As soon as somebody has 15 prestige the round is played to its end, so that all have had the same number of turns. Most prestige wins; if that is equal, fewer cards do.',
            ],
        },
        {
            title: 'The gems',
            text: [
                'Five colours, each with its own shape and letter: white W, blue B, green G, red R, onyx O. Gold E stands for any of them, and comes only with a reservation.',
            ],
            picture: 'gems',
        },
        {
            title: 'Your turn: one of four things',
            text: [
                'Take three gems of different colours, or two of one colour if at least four of it are there. Click them in the bank; those you can still add are lit. Then click Take.',
                'Buy a card that lies on the table or that you reserved. Click the card, then Buy. Where you hold gold you can choose which gems it stands for.',
                'Reserve a card, or the top of a deck without looking: nobody else can have it, and you get a gold gem if there is one. At most three cards at a time.',
                'You hold at most ten gems. If you have more, you return some: they are lit in your hand.',
            ],
            picture: 'bank',
        },
        {
            title: 'Reading a card',
            text: [
                'Top left its prestige, top right the gem that it is for good. Below, its price.',
                'The numbers are what you still have to pay after your bonuses; the printed price is struck out beside it. Red numbers are gems that you lack. A tick says that you can buy it now, a number below zero how many gems are missing.',
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
                'Dès que quelqu’un a 15 points de prestige, on termine le tour de table, pour que tous aient joué autant. À égalité, c’est celui qui a le moins de cartes qui gagne.',
            ],
        },
        {
            title: 'Les gemmes',
            text: [
                'Cinq couleurs, chacune avec sa forme et sa lettre : blanc W, bleu B, vert G, rouge R, onyx O. L’or E remplace n’importe laquelle, et ne vient qu’avec une réservation.',
            ],
            picture: 'gems',
        },
        {
            title: 'Votre tour : une chose sur quatre',
            text: [
                'Prendre trois gemmes de couleurs différentes, ou deux de la même s’il y en a au moins quatre. Cliquez-les dans la banque ; celles qu’on peut encore ajouter sont éclairées. Puis cliquez Prendre.',
                'Acheter une carte de la table ou de votre réserve. Cliquez la carte, puis Acheter. Si vous avez de l’or, vous choisissez ce qu’il remplace.',
                'Réserver une carte, ou le dessus d’une pioche sans regarder : personne d’autre ne peut l’avoir, et vous recevez une gemme d’or s’il en reste. Trois cartes au plus.',
                'On garde dix gemmes au plus. Au-delà, vous en rendez : elles sont éclairées dans votre main.',
            ],
            picture: 'bank',
        },
        {
            title: 'Lire une carte',
            text: [
                'En haut à gauche son prestige, à droite la gemme qu’elle vaut pour toujours. En bas, son prix.',
                'Les nombres sont ce qui vous reste à payer après vos bonus ; le prix imprimé est barré à côté. En rouge, ce qui vous manque. Une coche dit que vous pouvez l’acheter ; un nombre négatif, combien de gemmes manquent.',
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
