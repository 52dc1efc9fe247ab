// @ts-check
// The pictures of the README, in docs/pictures: boards in the middle of a game as a person sees them, and a report of
// the lab. They are made smaller afterwards with any tool that reduces a PNG to a palette.
//     node e2e/pictures.mjs OUT REPORT.html
// AGORA=PROGRAM for another program than build/release/agora.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browse } from './browser.mjs';
import { games, partOf } from './games.mjs';
import { takeNotes } from './notes.mjs';
import { decide, dice, openTable, post } from './play.mjs';
import { Server } from './server.mjs';

const [out = 'pictures', report] = process.argv.slice(2);
const usual = { width: 1280, height: 800 };
/** @type {{game: string, name: string, seats: object[], seed: number, decisions: number, file?: string, viewport?: typeof usual}[]} */
const shown = [
    // The board of a game that brings none, with the game that tests take for an example.
    {
        game: 'gops',
        name: 'Ann',
        seats: [{ kind: 'person' }, { kind: 'bot', level: '5' }],
        seed: 21,
        decisions: 5,
        file: 'generic',
        viewport: { width: 1366, height: 854 },
    },
];
for (const { id: game } of games) {
    const { picture } = await partOf(game, 'match');
    if (picture) shown.push({ game, ...picture });
}

mkdirSync(out, { recursive: true });
const browser = await browse();

/** @param {Server} server @param {typeof shown[number]} wish */
async function showTable(server, wish) {
    const { game, name, seats, seed, decisions, file = game, viewport = usual } = wish;
    const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: 'en-GB',
        colorScheme: 'light',
        viewport,
    });
    await takeNotes(context);
    const page = await context.newPage();
    await page.goto(server.url);
    await post(page, '/api/guest', { name });
    const { table } = await openTable(page, { game, seats, listed: false, start: 'host' });
    await server.fixLuck(table, seed);
    await post(page, `/api/tables/${table}/start`, {});
    await page.goto(`${server.url}/table/${table}`);
    const isAsked = () =>
        page.waitForFunction(() => /** @type {any} */ (window).notes.asked() !== null);
    const random = dice(seed);
    for (let made = 0; made < decisions; ++made) {
        await isAsked();
        await decide(page, random);
    }
    await isAsked();
    await page.screenshot({ path: join(out, `${file}.png`), animations: 'disabled' });
    await context.close();
}

const server = await Server.start();
try {
    for (const each of shown) await showTable(server, each);
    if (report) {
        const page = await browser.newPage({
            viewport: { width: 1280, height: 670 },
            colorScheme: 'light',
        });
        await page.goto(pathToFileURL(resolve(report)).href);
        await page
            .locator('h2', { hasText: /^\d seats/ })
            .first()
            .evaluate((e) => e.scrollIntoView());
        await page.screenshot({ path: join(out, 'lab.png') });
    }
} finally {
    await browser.close();
    await server.stop();
}
