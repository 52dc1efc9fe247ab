// @ts-check
// How soon a board is there on a slow phone, and how smoothly things fly: tools/web bench. It says what it finds and
// judges nothing: on a machine that is busy with other things it says little about the page.
import { availableParallelism, loadavg } from 'node:os';
import { browse } from './browser.mjs';
import { games } from './games.mjs';
import { openTable } from './play.mjs';
import { Server } from './server.mjs';

const server = await Server.start();
const browser = await browse();
const bot = { kind: 'bot', level: '1' };

/** @param {string} game */
async function soon(game) {
    const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        isMobile: true,
    });
    const page = await context.newPage();
    await page.goto(server.url);
    const { table } = await openTable(page, { game, seats: [{ kind: 'person' }, bot] });
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

// The gaps between the frames of one turn in which gems and cards of four players fly.
async function frames() {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(server.url);
    const seats = [{ kind: 'person' }, bot, bot, bot];
    const { table } = await openTable(page, { game: 'splendor', seats });
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
    for (const pile of [0, 1, 2]) await page.click(`.pile.lit >> nth=${pile}`);
    await page.click('.bar .button.main');
    await page.locator('.players .me .facts', { hasText: '3/10' }).waitFor();
    await page.waitForSelector('.bar.asked');
    await page.waitForFunction(() => document.getAnimations().length === 0);
    /** @type {number[]} */
    const gaps = await page.evaluate(() => /** @type {any} */ (window).gaps);
    await page.close();
    return gaps.sort((a, b) => a - b);
}

try {
    console.log('milliseconds to the board, on a phone with a quarter of this processor:');
    for (const { id } of games) console.log(`  ${id.padEnd(11)} ${(await soon(id)).join(', ')}`);
    const gaps = await frames();
    const at = (/** @type {number} */ part) =>
        (gaps[Math.floor(part * (gaps.length - 1))] ?? Infinity).toFixed(1);
    console.log('a turn of Splendor with four seats:');
    console.log(`  ${gaps.length} frames, median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`);
    const waiting = (loadavg()[0] ?? 0) / availableParallelism();
    console.log(`for each processor ${waiting.toFixed(1)} wanted to work`);
} finally {
    await browser.close();
    await server.stop();
}
