// @ts-check
// Somebody with a browser of their own, whose page notes what it says to the server and hears from it.
import { takeNotes } from './notes.mjs';
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
