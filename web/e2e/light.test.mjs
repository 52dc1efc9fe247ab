// @ts-check
// How heavy the page is, and how soon a board is there.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { browse } from './browser.mjs';
import { openTable } from './play.mjs';
import { Server } from './server.mjs';

/** @type {Server} */
let server;
/** @type {import('playwright-core').Browser} */
let browser;
before(async () => {
    server = await Server.start();
    browser = await browse();
});
after(async () => {
    await browser?.close();
    await server?.stop();
});

const most = 150 * 1024;
const games = ['splendor', 'labyrinth', 'citadels', 'royalmatch'];

for (const game of games) {
    test(
        `first page and the board of ${game} take at most 150 KB`,
        { timeout: 60_000 },
        async (t) => {
            const page = await browser.newPage();
            /** @type {Promise<Buffer>[]} */
            const files = [];
            page.on('response', (response) => {
                if (/\.(js|css)$/.test(new URL(response.url()).pathname))
                    files.push(response.body());
            });
            await page.goto(server.url, { waitUntil: 'networkidle' });
            const seats = [{ kind: 'person' }, { kind: 'bot', level: '1' }];
            const { table } = await openTable(page, { game, seats });
            // As a visitor goes there: by a link, without loading the document again.
            await page.evaluate((to) => {
                const link = document.createElement('a');
                link.href = to;
                document.body.append(link);
                link.click();
            }, `/table/${table}`);
            await page.waitForSelector('.board');
            await page.waitForLoadState('networkidle');
            const packed = (await Promise.all(files)).map(
                (file) => gzipSync(file, { level: 9 }).length,
            );
            const bytes = packed.reduce((sum, each) => sum + each, 0);
            t.diagnostic(`${game}: ${(bytes / 1024).toFixed(1)} KB`);
            assert.ok(bytes > 10_000 && bytes < most, `${bytes} bytes`);
            await page.close();
        },
    );
}

test('a board is there soon on a slow phone', { timeout: 60_000 }, async (t) => {
    const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        isMobile: true,
    });
    const page = await context.newPage();
    await page.goto(server.url);
    const seats = [{ kind: 'person' }, { kind: 'bot', level: '1' }];
    const { table } = await openTable(page, { game: 'splendor', seats });
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
    const times = [];
    for (let i = 0; i < 3; ++i) {
        await page.goto(`${server.url}/table/${table}`, { waitUntil: 'commit' });
        await page.waitForSelector('.board .place button');
        times.push(await page.evaluate(() => performance.now()));
    }
    const best = Math.min(...times);
    t.diagnostic(
        `4 times slower processor, 9 Mbit/s, 60 ms: ${times.map((each) => Math.round(each)).join(', ')} ms`,
    );
    // The figure is what counts (one second is the aim); only a broken page takes this long on a busy machine.
    assert.ok(best < 8000, `${best} ms`);
    await context.close();
});
