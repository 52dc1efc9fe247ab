// @ts-check
// How heavy the page is, how soon a board is there on a slow phone, and how smoothly things fly: tools/web bench. It
// says what it finds and judges nothing: on a machine that is busy with other things times say little about the page.
import { availableParallelism, loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { browse } from './browser.mjs';
import { games, partOf } from './games.mjs';
import { openTable } from './play.mjs';
import { Server } from './server.mjs';

const server = await Server.start();
const browser = await browse();
const bot = { kind: 'bot', level: '1' };
const wish = (/** @type {typeof games[0]} */ { id, least_seats }) => ({
    game: id,
    seats: [{ kind: 'person' }, ...Array(Math.max(1, least_seats - 1)).fill(bot)],
});

/**
 * Bytes of code, packed, that somebody loads who goes from the first page to a board.
 * @param {typeof games[0]} game
 */
async function weight(game) {
    const page = await browser.newPage();
    /** @type {Map<string, Promise<Buffer>>} */
    const files = new Map();
    page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (/\.(js|css)$/.test(pathname)) files.set(pathname, response.body());
    });
    await page.goto(server.url);
    await page.waitForSelector('.game');
    const { table } = await openTable(page, wish(game));
    // As a visitor goes there: by a link, without loading the document again.
    await page.evaluate((to) => {
        const link = document.createElement('a');
        link.href = to;
        document.body.append(link);
        link.click();
    }, `/table/${table}`);
    await page.waitForSelector('.board');
    const packed = (await Promise.all(files.values())).map(
        (file) => gzipSync(file, { level: 9 }).length,
    );
    await page.close();
    return packed.reduce((sum, each) => sum + each, 0);
}

/** @param {typeof games[0]} game */
async function soon(game) {
    const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        isMobile: true,
    });
    const page = await context.newPage();
    await page.goto(server.url);
    const { table } = await openTable(page, wish(game));
    const developer = await context.newCDPSession(page);
    await developer.send('Network.enable');
    await developer.send('Network.setCacheDisabled', { cacheDisabled: true });
    await developer.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 60,
        downloadThroughput: (9 * 1024 * 1024) / 8,
        uploadThroughput: (1.5 * 1024 * 1024) / 8,
    });
    await developer.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // By the page's own clock, so that asking for the answer does not count.
    await page.addInitScript(() => {
        const look = () => {
            if (document.querySelector('.board button')) performance.mark('board');
            else requestAnimationFrame(look);
        };
        look();
    });
    const times = [];
    for (let i = 0; i < 5; ++i) {
        await page.goto(`${server.url}/table/${table}`, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('board').length > 0);
        times.push(
            await page.evaluate(
                () => performance.getEntriesByName('board')[0]?.startTime ?? Infinity,
            ),
        );
    }
    await context.close();
    return times.map((each) => Math.round(each)).sort((a, b) => a - b);
}

/**
 * The gaps between the frames of one turn in which things of four players fly.
 * @param {string} game
 * @param {(page: import('playwright-core').Page) => Promise<void>} turn
 */
async function frames(game, turn) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(server.url);
    const seats = [{ kind: 'person' }, bot, bot, bot];
    const { table } = await openTable(page, { game, seats });
    await page.goto(`${server.url}/table/${table}`);
    await page.waitForSelector('.bar.asked');
    await page.evaluate(() => {
        /** @type {number[]} */
        const gaps = [];
        let before = performance.now();
        const look = (/** @type {number} */ now) => {
            if (document.getAnimations().length > 0) gaps.push(now - before);
            before = now;
            requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        Object.assign(window, { gaps });
    });
    await turn(page);
    await page.waitForSelector('.bar.asked');
    await page.waitForFunction(() => document.getAnimations().length === 0);
    /** @type {number[]} */
    const gaps = await page.evaluate(() => /** @type {any} */ (window).gaps);
    await page.close();
    return gaps.sort((a, b) => a - b);
}

try {
    console.log('KB of code, packed, for the first page and the board (150 at most is the aim):');
    for (const game of games)
        console.log(`  ${game.id.padEnd(11)} ${((await weight(game)) / 1024).toFixed(1)}`);
    console.log('milliseconds to the board, on a phone with a quarter of this processor:');
    for (const game of games)
        console.log(`  ${game.id.padEnd(11)} ${(await soon(game)).join(', ')}`);
    for (const { id } of games) {
        const { turn } = await partOf(id, 'motion');
        if (!turn) continue;
        const gaps = await frames(id, turn);
        const at = (/** @type {number} */ part) =>
            (gaps[Math.floor(part * (gaps.length - 1))] ?? Infinity).toFixed(1);
        console.log(`a turn of ${id} with four seats:`);
        console.log(`  ${gaps.length} frames, median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`);
    }
    const waiting = (loadavg()[0] ?? 0) / availableParallelism();
    console.log(`for each processor ${waiting.toFixed(1)} wanted to work`);
} finally {
    await browser.close();
    await server.stop();
}
