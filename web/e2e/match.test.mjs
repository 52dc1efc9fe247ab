// @ts-check
// For each game a whole match against bots, by clicking.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaints, dice, openTable, playToTheEnd } from './play.mjs';
import { browser, server } from './world.mjs';

const bot = { kind: 'bot', level: '3' };
const games = {
    splendor: { options: { target: '10' }, seats: [{ kind: 'person' }, bot] },
    labyrinth: { preset: 'short', options: { cards: '2' }, seats: [{ kind: 'person' }, bot] },
    citadels: { seats: [{ kind: 'person' }, bot, bot, bot] },
    royalmatch: { options: { rounds: '1' }, seats: [{ kind: 'person' }, bot, bot, bot] },
};

for (const [game, wish] of Object.entries(games)) {
    test(`a whole match of ${game} by clicking`, { timeout: 240_000 }, async () => {
        const page = await browser.newPage({
            viewport: { width: 1280, height: 800 },
            reducedMotion: 'reduce',
        });
        const wrong = complaints(page);
        await page.goto(server.url);
        const { table } = await openTable(page, { game, listed: false, ...wish });
        await page.goto(`${server.url}/table/${table}`);
        await page.waitForSelector('.board');
        await playToTheEnd(page, dice(7), 200);
        await page.click('.result a[href^="/replay/"]');
        await page.waitForSelector('.controls');
        const slider = page.locator('input[type=range]');
        await slider.focus();
        await page.keyboard.press('End');
        await page.waitForSelector('.board');
        assert.deepEqual(wrong, []);
        await page.close();
    });
}
