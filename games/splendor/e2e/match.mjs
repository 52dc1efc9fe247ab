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
 * Where things lie: all of it in sight, the bank beside the cards, with a question or without.
 * @param {import('playwright-core').Page} page
 */
export async function look(page) {
    const size = page.viewportSize();
    for (const viewport of [
        { width: 1440, height: 900 },
        { width: 1366, height: 650 },
    ]) {
        await page.setViewportSize(viewport);
        const { bank, cards, nobles, stage } = await page.evaluate(() => {
            const box = (/** @type {string} */ part) => {
                const found = document.querySelector(`.board ${part}`);
                if (!found) throw new Error(`no ${part}`);
                const { top, left, right, bottom } = found.getBoundingClientRect();
                return { top, left, right, bottom };
            };
            return {
                bank: box('.bank'),
                cards: box('.cards'),
                nobles: box('.nobles'),
                stage: box('.stage'),
            };
        });
        const where = JSON.stringify({ viewport, bank, cards, nobles, stage });
        assert.ok(bank.left >= cards.right, where);
        assert.ok(nobles.left >= bank.right, where);
        for (const each of [bank, cards, nobles]) {
            assert.ok(each.top >= stage.top && each.bottom <= stage.bottom + 1, where);
            assert.ok(each.left >= stage.left && each.right <= stage.right + 1, where);
        }
    }
    if (size) await page.setViewportSize(size);
}
