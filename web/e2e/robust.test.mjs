// @ts-check
// The server dies and comes back; the network goes away. No decision is lost or made twice.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal } from './people.mjs';
import { complaints } from './play.mjs';
import { browser, server } from './world.mjs';

async function sit() {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const wrong = complaints(page);
    await page.goto(server.url);
    const { table } = await deal(
        page,
        {
            game: 'gops',
            seats: [{ kind: 'person' }, { kind: 'bot', level: '1' }],
        },
        6,
    );
    await page.goto(`${server.url}/table/${table}`);
    await page.waitForSelector('.board .choices button');
    return { page, wrong };
}

/** @param {import('playwright-core').Page} page */
const bid = (page) => page.click('.board .choices button >> nth=2');

/**
 * Until one of the thirteen cards is gone and the next is asked for.
 * @param {import('playwright-core').Page} page
 */
const isBidOnce = (page) =>
    page.waitForFunction(
        () => document.querySelectorAll('.board .choices button:enabled').length === 12,
    );

for (const signal of /** @type {const} */ (['SIGKILL', 'SIGTERM'])) {
    test(`a decision made while the server is gone (${signal}) counts once`, async () => {
        const { page, wrong } = await sit();
        await server.down(signal);
        await page.waitForSelector('.banner');
        await bid(page); // nobody hears it yet
        await page.waitForEvent('websocket'); // it tries again, in vain
        await server.up();
        await isBidOnce(page);
        await page.waitForSelector('.banner', { state: 'detached' });
        await isBidOnce(page);
        assert.deepEqual(wrong, []);
        await page.close();
    });
}

test('without a network there is a banner, and play goes on when it is back', async () => {
    const { page, wrong } = await sit();
    // A sleeping laptop: the socket dies without a word.
    await page.context().setOffline(true);
    await server.down('SIGKILL');
    await page.waitForSelector('.banner');
    await server.up();
    await page.waitForEvent('websocket'); // what it tries does not get out
    await page.waitForSelector('.banner');
    await page.context().setOffline(false);
    await page.waitForSelector('.banner', { state: 'detached' });
    await bid(page);
    await isBidOnce(page);
    assert.deepEqual(wrong, []);
    await page.close();
});

test('addresses that lead nowhere say so', async () => {
    const page = await browser.newPage();
    await page.goto(`${server.url}/nothing/here/at/all`);
    await page.waitForSelector('main .button');
    await page.goto(`${server.url}/table/987654`);
    await page.waitForSelector('[role=alert]');
    await page.close();
});
