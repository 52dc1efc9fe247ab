// @ts-check
// How heavy the page is, and what moves on it. How quick it is depends on the machine: bench.mjs measures that.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { isAsked, takeNotes } from './notes.mjs';
import { openTable } from './play.mjs';
import { browser, server } from './world.mjs';

const most = 150 * 1024;
const bot = { kind: 'bot', level: '1' };

for (const game of ['splendor', 'labyrinth', 'citadels', 'royalmatch']) {
    test(
        `first page and the board of ${game} take at most 150 KB`,
        { timeout: 60_000 },
        async (t) => {
            const page = await browser.newPage();
            /** @type {Map<string, Promise<Buffer>>} */
            const files = new Map();
            page.on('response', (response) => {
                const { pathname } = new URL(response.url());
                if (/\.(js|css)$/.test(pathname)) files.set(pathname, response.body());
            });
            await page.goto(server.url);
            await page.waitForSelector('.game');
            const { table } = await openTable(page, { game, seats: [{ kind: 'person' }, bot] });
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
            const bytes = packed.reduce((sum, each) => sum + each, 0);
            t.diagnostic(`${game}: ${(bytes / 1024).toFixed(1)} KB in ${files.size} files`);
            assert.ok(bytes > 10_000 && bytes < most, `${bytes} bytes`);
            await page.close();
        },
    );
}

// Whatever begins to move says so itself, so that nothing is missed between two looks.
function noteMotion() {
    /** @type {Set<string>} */
    const moved = new Set();
    const note = (/** @type {Animation} */ { effect }) => {
        for (const frame of /** @type {KeyframeEffect} */ (effect).getKeyframes())
            for (const name of Object.keys(frame)) moved.add(name);
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (
        /** @type {Parameters<typeof animate>} */ ...[keyframes, options]
    ) {
        const animation = animate.call(this, keyframes, options);
        note(animation);
        return animation;
    };
    for (const begun of ['animationstart', 'transitionrun'])
        document.addEventListener(begun, ({ target }) => {
            for (const animation of /** @type {Element} */ (target).getAnimations({
                subtree: true,
            }))
                note(animation);
        });
    Object.assign(window, { moved });
}

test(
    'in a turn of Splendor with four seats only transform and opacity move',
    { timeout: 60_000 },
    async () => {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        await takeNotes(page);
        await page.addInitScript(noteMotion);
        await page.goto(server.url);
        const seats = [{ kind: 'person' }, bot, bot, bot];
        const { table } = await openTable(page, { game: 'splendor', seats });
        await page.goto(`${server.url}/table/${table}`);
        await page.waitForSelector('.bar.asked');
        for (const pile of [0, 1, 2]) await page.click(`.pile.lit >> nth=${pile}`);
        await page.click('.bar .button.main');
        await page.locator('.players .me .facts', { hasText: '3/10' }).waitFor();
        await isAsked(page); // three bots have moved, one after another
        await page.waitForSelector('.bar.asked'); // all of it is shown
        await page.waitForFunction(() => document.getAnimations().length === 0); // and has landed
        const moved = await page.evaluate(() => [.../** @type {any} */ (window).moved]);
        const timing = ['offset', 'computedOffset', 'easing', 'composite'];
        assert.deepEqual(moved.filter((name) => !timing.includes(name)).sort(), [
            'opacity',
            'transform',
        ]);
        await page.close();
    },
);
