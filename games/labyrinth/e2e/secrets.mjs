// @ts-check
// What only one player knows, and where it may stand all the same: web/e2e/secrets.test.mjs says what each name means.
const word = (/** @type {string} */ text) => new RegExp(`\\b${text}\\b`, 'i');

/** @type {import('../../../web/e2e/secrets.test.mjs').Game} */
export const game = {
    seed: 1,
    walk: 11,
    decisions: 24,
    visits: ['card_seen'],
    secrets: (view, seat) => view.players[seat].objectives.map(word),
    open: ['board', 'spare', 'found', 'ruled_out', 'news'], // news tell of tiles and their pictures
    told: ['card_seen'],
};
