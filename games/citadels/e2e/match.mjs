// @ts-check
// A match of this game that is soon over, for web/e2e/match.test.mjs.

const person = { kind: 'person' };
const bot = { kind: 'bot', level: '3' };
const strong = { kind: 'bot', level: '5' };

// With three everybody plays two characters, and more happens.
export const wish = { seats: [person, bot, bot] };

/** Of the README: web/e2e/pictures.mjs. */
export const picture = {
    name: 'Cleo',
    seats: [person, strong, strong, strong],
    seed: 7,
    decisions: 24,
};
