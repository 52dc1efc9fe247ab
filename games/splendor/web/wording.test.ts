import { afterEach, expect, it } from 'vitest';
import { settings } from '$web/lib/settings.svelte';
import start from './fixtures/middle.json';
import { inWords } from './wording';

afterEach(() => {
    settings.language = 'en';
});

it.each([
    [
        'en',
        'Ann buys a reserved level 1 card (Gems: O, Prestige: 0, Price: 1W 2B 1G 1R) for W B B E.',
        'Ann buys a reserved level 1 card (onyx, 0 points; costs 1 white, 2 blue, 1 green, 1 red) for white, 2 blue, gold.',
    ],
    [
        'fr',
        'Ann achète une carte de niveau 2 (Gemmes\u00a0: V, Prestige\u00a0: 1, Prix\u00a0: 2W 5N) pour W W N N N N N.',
        'Ann achète une carte de niveau 2 (vert, 1 point ; prix : 2 blancs, 5 onyx) pour 2 blancs, 5 onyx.',
    ],
    ['en', 'Bo takes G G.', 'Bo takes 2 green.'],
    ['fr', 'Bo prend W B N.', 'Bo prend blanc, bleu, onyx.'],
    ['fr', 'Bo rend E.', 'Bo rend or.'],
    [
        'en',
        'you come nearer to a1: 2 missing',
        'you come nearer to the level 1 blue card (0 points): 2 missing',
    ],
    [
        'fr',
        'vous pourrez ensuite acheter a4',
        'vous pourrez ensuite acheter la carte blanche de niveau 1 (1 point)',
    ],
] as const)('in the words of the board (%s)', (language, sentence, expected) => {
    settings.language = language;
    expect(inWords(sentence, start.view).replace(/[\u00a0\u202f]/g, ' ')).toBe(expected);
});
