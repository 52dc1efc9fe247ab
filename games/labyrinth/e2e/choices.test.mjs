// @ts-check
// What one sees of a push before it is made.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { told } from '../../../web/e2e/notes.mjs';
import { deal, person } from '../../../web/e2e/people.mjs';
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

const opening = {
    game: 'labyrinth',
    options: { first: '1' },
    seats: [{ kind: 'person' }, { kind: 'bot', level: '1' }],
};

test('the spare tile is dragged to an arrow, and pushed in where it is let go', async () => {
    const { context, page, wrong } = await person();
    const { table } = await deal(page, opening, 5);
    await page.goto(`${server.url}/table/${table}`);
    const arrow = page.locator('.arrow.open:enabled').nth(4);
    const name = await arrow.getAttribute('data-arrow');
    const middle = async (/** @type {import('playwright-core').Locator} */ thing) => {
        const box = await thing.boundingBox();
        if (!box) throw new Error('not there');
        return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
    };
    await page.mouse.move(...(await middle(page.locator('.spare .tile'))));
    await page.mouse.down();
    await page.mouse.move(...(await middle(page.locator('.maze'))), { steps: 3 });
    await page.waitForSelector('.ghost:popover-open');
    await page.mouse.move(...(await middle(arrow)), { steps: 3 });
    await page.waitForSelector('.slid'); // what it would bring, while it is held there
    await page.mouse.up();
    await page.waitForSelector('.arrow.closed:disabled .cross');
    assert.equal((await told(page)).view.last, name);
    assert.deepEqual(wrong, []);
    await context.close();
});

test('a push that was seen is not seen again: the maze slides once', async () => {
    const { context, page, wrong } = await person(null, { reducedMotion: 'no-preference' });
    await context.addInitScript(() => {
        const slides = { count: 0 };
        Object.assign(window, { slides });
        Element.prototype.animate = new Proxy(Element.prototype.animate, {
            apply(plain, tile, how) {
                if (tile.hasAttribute('data-tile')) ++slides.count;
                return Reflect.apply(plain, tile, how);
            },
        });
    });
    const { table } = await deal(page, opening, 5);
    await page.goto(`${server.url}/table/${table}`);
    const slides = () => page.evaluate(() => /** @type {any} */ (window).slides.count);
    await page.click('.arrow.open >> nth=4');
    await page.waitForSelector('.slid');
    await page.waitForFunction(() => /** @type {any} */ (window).slides.count > 0);
    assert.equal(await slides(), 7); // the tiles of one line
    await page.click('.bar .button.main');
    await page.waitForSelector('.arrow.closed:disabled .cross');
    assert.equal(await slides(), 7);
    assert.deepEqual(wrong, []);
    await context.close();
});
