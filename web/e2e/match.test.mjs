// @ts-check
// For each game a whole match against bots, by clicking.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, person } from './people.mjs';
import { dice, playToTheEnd } from './play.mjs';
import { server } from './world.mjs';

/**
 * Where the bank of Splendor lies: beside the cards, which are in sight, also without a question above them.
 * @param {import('playwright-core').Page} page
 */
async function assertBankBesideCards(page) {
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

const bot = { kind: 'bot', level: '3' };
const games = {
    splendor: { options: { target: '10' }, seats: [{ kind: 'person' }, bot] },
    labyrinth: { preset: 'short', options: { cards: '2' }, seats: [{ kind: 'person' }, bot] },
    citadels: { seats: [{ kind: 'person' }, bot, bot, bot] },
    royalmatch: { options: { rounds: '1' }, seats: [{ kind: 'person' }, bot, bot, bot] },
};

for (const [game, wish] of Object.entries(games)) {
    test(`a whole match of ${game} by clicking`, async (t) => {
        const { context, page, wrong } = await person('Ann', {
            viewport: { width: 1280, height: 800 },
        });
        const { table } = await deal(page, { game, listed: false, ...wish }, 7);
        await page.goto(`${server.url}/table/${table}`);
        await page.waitForSelector('.board');
        t.diagnostic(`${await playToTheEnd(page, dice(7))} decisions`);
        if (game === 'splendor') await assertBankBesideCards(page);
        await page.click('.result a[href^="/replay/"]');
        await page.waitForSelector('.controls');
        const slider = page.locator('input[type=range]');
        await slider.focus();
        await page.keyboard.press('End');
        await page.waitForSelector('.board');
        if (game === 'splendor') await assertBankBesideCards(page);
        assert.deepEqual(wrong, []);
        await context.close();
    });
}
