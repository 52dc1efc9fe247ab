// @ts-check
// What only one player knows, and where it may stand all the same: web/e2e/secrets.test.mjs says what each name means.
import { askedAt, isSettled } from '../../../web/e2e/notes.mjs';

/** @param {import('playwright-core').Page} page */
async function reserveUnseen(page) {
    const moment = /** @type {number} */ (await askedAt(page));
    await page.click('.deck[aria-disabled=false] >> nth=0');
    await page.click('.bar .button.main');
    return isSettled(page, moment);
}

/** @type {import('../../../web/e2e/secrets.test.mjs').Game} */
export const game = {
    first: reserveUnseen,
    seed: 1,
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
