// @ts-check
// What only one player knows, and where it may stand all the same: web/e2e/secrets.test.mjs says what each name means.
/** @type {import('../../../web/e2e/secrets.test.mjs').Game} */
export const game = {
    first: /^reserve tier/,
    seed: 1,
    walk: 11,
    decisions: 12,
    visits: ['drew'],
    // Cards that were reserved unseen.
    secrets: (view, seat) =>
        view.players[seat].reserved
            .filter((/** @type {any} */ each) => each.secret)
            .map(
                (/** @type {any} */ { card }) =>
                    new RegExp(`"id":${card.id},"level":${card.level}\\b`),
            ),
    open: [],
    told: ['drew'],
};
