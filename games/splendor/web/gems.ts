import { say } from '$web/lib/i18n';

export type GemLetter = 'W' | 'B' | 'G' | 'R' | 'O' | 'E';

// The letters are those of the decisions, the same in every language.
const names = {
    en: { W: 'white', B: 'blue', G: 'green', R: 'red', O: 'onyx', E: 'gold' },
    fr: { W: 'blanc', B: 'bleu', G: 'vert', R: 'rouge', O: 'onyx', E: 'or' },
};

export function gemName(gem: GemLetter): string {
    return say(names)[gem];
}

// In French gems are masculine, in number as they are many, and a card is feminine.
const many = { W: 'blancs', B: 'bleus', G: 'verts', R: 'rouges', O: 'onyx', E: 'or' };
const feminine = { W: 'blanche', B: 'bleue', G: 'verte', R: 'rouge', O: 'onyx', E: 'or' };

export function gemCount(gem: GemLetter, n: number): string {
    return `${n} ${n > 1 ? say({ en: names.en, fr: many })[gem] : gemName(gem)}`;
}

export function cardColour(gem: GemLetter): string {
    return say({ en: names.en, fr: feminine })[gem];
}

// On gems, where one wants them, and on the keyboard: B is white in French, and gold the joker.
const letters = {
    en: { W: 'W', B: 'B', G: 'G', R: 'R', O: 'O', E: 'E' },
    fr: { W: 'B', B: 'L', G: 'V', R: 'R', O: 'O', E: 'J' },
};

export function gemSign(gem: GemLetter): string {
    return say(letters)[gem];
}

export function gemOfKey(key: string): GemLetter | undefined {
    const signs = Object.entries(say(letters)) as [GemLetter, string][];
    return signs.find(([, sign]) => sign === key.toUpperCase())?.[0];
}

// The shapes of the gems, in a square of 32: they are told apart without colour.
export const outlines: Record<GemLetter, string> = {
    W: 'M16 1.500 30.500 16 16 30.500 1.500 16z', // diamond
    B: 'M16 1.500 29 8.800v14.400L16 30.500 3 23.200V8.800z', // hexagon
    G: 'M11 1.500h10L26.500 7v18L21 30.500H11L5.500 25V7z', // emerald cut
    R: 'M16 30.500C7 24 1.500 18.500 1.500 11.500 1.500 6 5.500 2.500 10 2.500c2.500 0 4.800 1.300 6 3.400 1.200-2.100 3.500-3.400 6-3.400 4.500 0 8.500 3.500 8.500 9 0 7-5.500 12.500-14.500 19z', // heart
    O: 'M16 2 31 29.500H1z', // triangle
    E: 'M16 1.500a14.500 14.500 0 1 0 .010 0z', // coin
};
