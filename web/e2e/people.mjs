// @ts-check
// Somebody with a browser of their own, whose page notes what it says to the server and hears from it.
import assert from 'node:assert/strict';
import { decideInWords, isTold, takeNotes } from './notes.mjs';
import { beGuest, complaints, openTable, post } from './play.mjs';
import { browser, server } from './world.mjs';

/**
 * @typedef {object} Person
 * @property {import('playwright-core').BrowserContext} context
 * @property {import('playwright-core').Page} page
 * @property {string[]} wrong what went wrong without anybody being told
 * @property {string[]} sent all that the page was sent about tables, by socket or otherwise
 */

/**
 * @param {string | null} [name] of a guest; without one it is nobody yet
 * @param {import('playwright-core').BrowserContextOptions} [options]
 * @returns {Promise<Person>}
 */
export async function person(name = null, options = {}) {
    const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: 'en-GB',
        ...options,
    });
    await takeNotes(context);
    const page = await context.newPage();
    const wrong = complaints(page);
    /** @type {string[]} */
    const sent = [];
    page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => sent.push(String(payload))),
    );
    page.on('response', (response) => {
        if (new URL(response.url()).pathname.startsWith('/api/tables/'))
            response.text().then(
                (text) => sent.push(text),
                () => {}, // the page went on before it was read
            );
    });
    await page.goto(server.url);
    if (name !== null) await beGuest(page, name);
    return { context, page, wrong, sent };
}

/**
 * Opens a table whose other seats are for bots, and begins; all luck follows from the seed.
 * @param {import('playwright-core').Page} page
 * @param {object} wish
 * @param {number} seed
 */
export async function deal(page, wish, seed) {
    const opened = await openTable(page, { ...wish, start: 'host' });
    await server.fixLuck(opened.table, seed);
    await post(page, `/api/tables/${opened.table}/start`, {});
    return opened;
}

/**
 * A game of this person against gentle bots, whose luck is fixed; the table is there.
 * @param {import('playwright-core').Page} page
 * @param {string} game
 * @param {number} seats
 */
export async function sitAmongBots(page, game, seats) {
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: '1' }));
    const { table } = await deal(page, { game, seats: [{ kind: 'person' }, ...bots] }, 6);
    await page.goto(`${server.url}/table/${table}`);
    await page.waitForSelector('.layout');
}

/**
 * Two who play and one who looks on, at a table whose luck is fixed.
 * @param {object} wish
 * @param {number} seed
 */
export async function twoAndAWatcher(wish, seed) {
    const [ann, bob, eve] = await Promise.all([person('Ann'), person('Bob'), person()]);
    const seats = [{ kind: 'person' }, { kind: 'open' }];
    const { table } = await openTable(ann.page, { ...wish, seats });
    await server.fixLuck(table, seed);
    const address = `${server.url}/table/${table}`;
    await ann.page.goto(address);
    await bob.page.goto(address);
    await bob.page.getByRole('button', { name: 'Take a seat' }).click();
    await eve.page.goto(address);
    const all = [ann, bob, eve];
    for (const { page } of all) await page.waitForSelector('.board');
    // In words, and everybody sees what came of it.
    const decide = async (/** @type {Person} */ { page }, /** @type {string} */ words) => {
        const version = await decideInWords(page, words);
        for (const each of all) await isTold(each.page, version);
    };
    return { ann, bob, eve, address, decide };
}

/**
 * Nothing went wrong for any of them.
 * @param {Person[]} all
 */
export async function leave(...all) {
    for (const { wrong, context } of all) {
        assert.deepEqual(wrong, []);
        await context.close();
    }
}
