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
