// @ts-check
// What one sees of a push before it is made.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal } from '../../../web/e2e/people.mjs';
import { complaints } from '../../../web/e2e/play.mjs';
import { browser, server } from '../../../web/e2e/world.mjs';

test('a push is seen before it is made', async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const wrong = complaints(page);
    await page.goto(server.url);
    const { table } = await deal(
        page,
        {
            game: 'labyrinth',
            options: { first: '1' },
            seats: [{ kind: 'person' }, { kind: 'bot', level: '1' }],
        },
        5,
    );
    /** @type {string[]} */
    const said = [];
    page.on('websocket', (socket) =>
        socket.on('framesent', ({ payload }) => said.push(String(payload))),
    );
    await page.goto(`${server.url}/table/${table}`);
    await page.waitForSelector('.arrow.open:enabled');
    const maze = () => page.locator('.maze > svg').innerHTML();
    const before = await maze();
    await page.click('.arrow.open >> nth=4');
    await page.waitForSelector('.arrow.chosen');
    await page.waitForSelector('.within'); // where one could walk then, as the server says
    assert.equal(await page.locator('.slid').count(), 7);
    const seen = await maze();
    assert.notEqual(seen, before);
    const spare = () => page.locator('.spare .tile').getAttribute('aria-label');
    const unturned = await spare();
    await page.hover('.maze');
    await page.mouse.wheel(0, 100); // the spare tile is turned, in the preview too
    await page.waitForFunction(
        (was) => document.querySelector('.spare .tile')?.getAttribute('aria-label') !== was,
        unturned,
    );
    await page.waitForFunction((was) => {
        const drawing = document.querySelector('.maze > svg');
        return drawing?.querySelector('.slid') && drawing.innerHTML !== was;
    }, seen);
    await page.locator('.arrow.chosen').focus();
    await page.keyboard.press('Escape');
    await page.waitForSelector('.arrow.chosen', { state: 'detached' });
    const asked = said.map((text) => JSON.parse(text).t);
    assert.ok(asked.includes('try') && !asked.includes('do')); // all of it was only looked at
    await page.click('.arrow.open >> nth=4');
    await page.click('.bar .button.main');
    await page.waitForSelector('.arrow.closed:disabled .cross'); // the way back is crossed out
    assert.deepEqual(wrong, []);
    await page.close();
});
