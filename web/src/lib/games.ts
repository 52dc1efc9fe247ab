// The four games as the page introduces them. Options and levels come from the server.
import type { GameId } from './messages';
import type { Texts } from './i18n';
import { say } from './i18n';

interface Introduction {
    title: string;
    pitch: string; // what it is, in two sentences
}

interface Catalogued {
    id: GameId;
    minutes: number;
    seats: [least: number, most: number];
    opponents: number; // for a quick game against bots
    texts: Texts<Introduction>;
}

export const catalogue: Catalogued[] = [
    {
        id: 'splendor',
        minutes: 25,
        seats: [2, 4],
        opponents: 1,
        texts: {
            en: {
                title: 'Splendor',
                pitch: 'Collect gems, buy mines, ships and palaces, and please the nobles. First to 15 prestige ends the game.',
            },
            fr: {
                title: 'Splendor',
                pitch: 'Amassez des gemmes, achetez mines, navires et palais, attirez les nobles. À 15 points de prestige, la partie se termine.',
            },
        },
    },
    {
        id: 'labyrinth',
        minutes: 20,
        seats: [2, 4],
        opponents: 1,
        texts: {
            en: {
                title: 'Labyrinthe',
                pitch: 'Push a tile and the walls move: open a way to your treasure, and close that of others. Find all of yours and come home first.',
            },
            fr: {
                title: 'Labyrinthe',
                pitch: 'Poussez une tuile et les murs bougent : ouvrez un chemin vers votre trésor, fermez celui des autres. Trouvez-les tous et rentrez en premier.',
            },
        },
    },
    {
        id: 'citadels',
        minutes: 40,
        seats: [2, 8],
        opponents: 3,
        texts: {
            en: {
                title: 'Citadelles',
                pitch: 'Choose a character in secret, use its power, and build the finest city. Beware of the assassin and the thief.',
            },
            fr: {
                title: 'Citadelles',
                pitch: "Choisissez un personnage en secret, usez de son pouvoir et bâtissez la plus belle cité. Gare à l'assassin et au voleur.",
            },
        },
    },
    {
        id: 'royalmatch',
        minutes: 20,
        seats: [2, 4],
        opponents: 3,
        texts: {
            en: {
                title: 'RoyalMatch',
                pitch: 'All play a card at once; a roulette decides which suit is strong. Win the right tricks for your secret objectives, and seal cards for their effects.',
            },
            fr: {
                title: 'RoyalMatch',
                pitch: 'Tous jouent une carte en même temps ; une roulette désigne la couleur forte. Gagnez les bons plis pour vos objectifs secrets, et scellez des cartes pour leurs effets.',
            },
        },
    },
];

export function titleOf(game: string): string {
    const found = catalogue.find((each) => each.id === game);
    return found ? say(found.texts).title : game;
}

export function isGame(word: string | undefined): word is GameId {
    return catalogue.some((each) => each.id === word);
}
