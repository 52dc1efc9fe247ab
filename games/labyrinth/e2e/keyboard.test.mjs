// @ts-check
// A whole game by the keyboard alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal } from '../../../web/e2e/people.mjs';
import { complaints, tabTo } from '../../../web/e2e/play.mjs';
import { browser, server } from '../../../web/e2e/world.mjs';

test('a whole game and its replay, without a mouse', async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const wrong = complaints(page);
    await page.goto(server.url);
    const { table } = await deal(
        page,
        {
            game: 'labyrinth',
            options: { turns: '4' },
            seats: [{ kind: 'person' }, { kind: 'bot', level: '1' }],
        },
        4,
    );
    await page.goto(`${server.url}/table/${table}`);
    const result = page.locator('.result');
    const arrow = page.locator('.arrow.open:enabled');
    const cell = page.locator('.cell:enabled');
    const stay = page.locator('.bar .button', { hasText: 'Stay here' });
    const isFocused = (/** @type {string} */ what) =>
        page.waitForFunction((selector) => document.activeElement?.matches(selector), what);
    let pushes = 0;
    let moves = 0;
    for (;;) {
        await result.or(arrow).or(stay).first().waitFor();
        if (await result.count()) break;
        if (await arrow.count()) {
            // Only the first is looked for: after a walk the arrows are at hand.
            if (pushes === 0) await tabTo(page, '.arrow.open');
            await isFocused('.arrow.open');
            await page.keyboard.press('ArrowRight'); // to a neighbour, where there is one
            await page.keyboard.press('r');
            await page.keyboard.press('Enter'); // shows what would happen
            await page.waitForSelector('.arrow.chosen');
            await page.keyboard.press('Enter'); // does it
            await arrow.first().waitFor({ state: 'detached' });
            ++pushes;
        } else {
            // Walled in, one can only stay.
            if (await cell.count()) await isFocused('.cell');
            else await tabTo(page, '.bar .button');
            await page.keyboard.press('Enter');
            await stay.waitFor({ state: 'detached' });
            ++moves;
        }
    }
    assert.deepEqual([pushes, moves], [4, 4]);
    await tabTo(page, '.result a[href^="/replay/"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('input[type=range]');
    await tabTo(page, 'input[type=range]');
    await page.keyboard.press('Home');
    await page.waitForSelector('.board');
    assert.deepEqual(wrong, []);
    await page.close();
});
