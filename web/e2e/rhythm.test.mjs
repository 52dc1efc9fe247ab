// @ts-check
// What happens is shown beat by beat and can be skipped; the end is a podium over the board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, person } from './people.mjs';
import { dice, openTable, playToTheEnd } from './play.mjs';
import { server } from './world.mjs';

const bot = { kind: 'bot', level: '1' };

test('events wait for the eye, in order, and N shows all that waits', async () => {
    const { context, page, wrong } = await person('Ann');
    await page.evaluate(() =>
        localStorage.setItem('agora.settings', JSON.stringify({ speed: 'calm' })),
    );
    const { table } = await openTable(page, { game: 'gops', pace: 50, seats: [bot, bot] });
    await page.goto(`${server.url}/table/${table}`);
    await page.waitForFunction(() => /** @type {any} */ (window).notes.table()?.life === 'over');
    const skip = page.getByRole('button', { name: 'Skip' });
    await skip.waitFor();
    assert.equal(await page.locator('.result').count(), 0); // not before the last beat
    await page.keyboard.press('n');
    await page.waitForSelector('.result');
    assert.equal(await skip.count(), 0);
    const told = await page.evaluate(() => {
        /** @type {any[]} */
        const heard = /** @type {any} */ (window).notes.heard;
        const known = new Map();
        for (const { news = [], version } of heard) known.set(version, news);
        return [...known.values()].flat().flatMap(({ say }) => (say ? [say] : []));
    });
    const shown = await page.locator('#log-title ~ ol li').allTextContents();
    assert.deepEqual(shown.map((line) => line.trim()).slice(-20), told.slice(-20));
    assert.deepEqual(wrong, []);
    await context.close();
});

test('the podium can be put away and brought back, by keyboard too', async () => {
    const { context, page, wrong } = await person('Ann', {
        viewport: { width: 1366, height: 650 },
    });
    const seats = [{ kind: 'person' }, bot];
    const { table } = await deal(page, { game: 'gops', listed: false, seats }, 7);
    await page.goto(`${server.url}/table/${table}`);
    await playToTheEnd(page, dice(7));
    const podium = page.locator('dialog.result');
    await podium.waitFor();
    assert.ok(await podium.evaluate((box) => box.contains(document.activeElement)));
    const standing = await page.evaluate(() => /** @type {any} */ (window).notes.table().standing);
    const scores = await podium.locator('li .score [aria-hidden]').allTextContents();
    assert.deepEqual(
        scores.map(Number).toSorted((a, b) => a - b),
        standing
            .map((/** @type {any} */ each) => each.score)
            .toSorted((/** @type {number} */ a, /** @type {number} */ b) => a - b),
    );
    await page.keyboard.press('Escape');
    await podium.waitFor({ state: 'hidden' });
    // The button that was not there before has the focus.
    await page.locator('button:focus', { hasText: 'Result' }).waitFor();
    await page.keyboard.press('Enter');
    await podium.waitFor();
    await podium.getByRole('button', { name: 'Look at the board' }).click();
    await podium.waitFor({ state: 'hidden' });
    assert.deepEqual(wrong, []);
    await context.close();
});
