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
