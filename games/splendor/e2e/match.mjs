// @ts-check
// A match of this game that is soon over, for web/e2e/match.test.mjs.
import assert from 'node:assert/strict';

const person = { kind: 'person' };
const bot = { kind: 'bot', level: '3' };
const strong = { kind: 'bot', level: '5' };

export const wish = { options: { target: '10' }, seats: [person, bot] };

/** Of the README: web/e2e/pictures.mjs. */
export const picture = {
    name: 'Ann',
    seats: [person, strong, strong],
    seed: 11,
    decisions: 14,
};

/**
 * Where the bank lies: beside the cards, which are in sight, also without a question above them.
 * @param {import('playwright-core').Page} page
 */
export async function look(page) {
    const size = page.viewportSize();
    for (const viewport of [
        { width: 1440, height: 900 },
        { width: 1366, height: 650 },
    ]) {
        await page.setViewportSize(viewport);
        const { bank, cards, nobles } = await page.evaluate(() => {
            const box = (/** @type {string} */ part) => {
                const found = document.querySelector(`.board ${part}`);
                if (!found) throw new Error(`no ${part}`);
                const { top, left, right, bottom } = found.getBoundingClientRect();
                return { top, left, right, bottom };
            };
            return { bank: box('.bank'), cards: box('.cards'), nobles: box('.nobles') };
        });
        const where = JSON.stringify({ viewport, bank, cards, nobles });
        assert.ok(bank.left >= cards.right, where);
        assert.ok(Math.abs(bank.top - cards.top) < 2, where);
        assert.ok(nobles.bottom <= cards.top, where);
        assert.ok(cards.top - nobles.top < viewport.height / 2, where);
    }
    if (size) await page.setViewportSize(size);
}
