// @ts-check
// Positions that the real rules made, told to a page by a socket that notes what it answers.
import { existsSync, readFileSync } from 'node:fs';
import { games } from './games.mjs';
import { complaints } from './play.mjs';
import { browser, server } from './world.mjs';

/** @param {string} game @param {string} name */
const fileOf = (game, name) =>
    new URL(`../../games/${game}/web/fixtures/${name}.json`, import.meta.url);

/** @param {string} game @param {string} name */
export const position = (game, name) => JSON.parse(readFileSync(fileOf(game, name), 'utf8'));

/** @param {string} name of a position of any game that has one of that name */
export function anyPosition(name) {
    const game = games.find(({ id }) => existsSync(fileOf(id, name)));
    if (!game) throw new Error(`no game has a position called ${name}`);
    return position(game.id, name);
}

/**
 * A page at a table in this position, and the first thing that it decides.
 * @param {any} table
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
export async function at(table, options = {}) {
    const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-GB', ...options });
    const wrong = complaints(page);
    /** @type {(words: string) => void} */
    let note = () => {};
    const decided = new Promise((resolve) => (note = resolve));
    await page.routeWebSocket(/\/api\/socket/, (socket) => {
        socket.send(JSON.stringify({ t: 'hello', protocol: 1, you: null, now: 0 }));
        socket.onMessage((text) => {
            const message = JSON.parse(String(text));
            if (message.t === 'follow') socket.send(JSON.stringify(table));
            if (message.t === 'do') note(message.do);
        });
    });
    await page.goto(`${server.url}/table/${table.table}`);
    await page.waitForSelector('.board');
    return { page, wrong, decided };
}
