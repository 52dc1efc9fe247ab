// @ts-check
// A match of this game that is soon over, for web/e2e/match.test.mjs.

const person = { kind: 'person' };
const bot = { kind: 'bot', level: '3' };
const strong = { kind: 'bot', level: '5' };

export const wish = { preset: 'short', options: { cards: '2' }, seats: [person, bot] };

/** Of the README: web/e2e/pictures.mjs. */
export const picture = {
    name: 'Bea',
    seats: [person, strong, strong, strong],
    seed: 5,
    decisions: 12,
};
