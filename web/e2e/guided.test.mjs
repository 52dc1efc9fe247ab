// @ts-check
// The guided first game of each game that has one, followed to its end doing only what it says: whatever the ring is
// around is in sight, nothing lies over it, and to click it is legal.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { games } from './games.mjs';
import { told } from './notes.mjs';
import { person } from './people.mjs';
import { server } from './world.mjs';

/** @typedef {import('playwright-core').Page} Page */

const guidedGame = /^(First time|Première fois)/;
const most = 300; // clicks
/** @param {string} game */
const hasGuide = (game) => existsSync(new URL(`../../games/${game}/web/guide.ts`, import.meta.url));
const minutes = 5; // that it may last, at the usual speed, for somebody who clicks every three seconds

/** What the page is asked for while it is followed. */
function lookout() {
    Object.assign(window, {
        lookout: {
            // All that clicks have changed on the board and is not decided yet.
            begun() {
                const board = document.querySelector('.board');
                const marks = '[aria-pressed], [data-picked], [data-turns], [data-said], .chosen';
                const states = [...(board?.querySelectorAll(marks) ?? [])].map((each) => {
                    const { picked, turns, said } = /** @type {HTMLElement} */ (each).dataset;
                    const pressed = each.getAttribute('aria-pressed');
                    return [pressed, picked, turns, said, each.matches('.chosen')];
                });
                const question = board?.querySelector('[data-question]')?.textContent;
                const { notes } = /** @type {any} */ (window);
                const said = notes.said.filter((/** @type {any} */ { t }) => t === 'do').length;
                return JSON.stringify([states, question, notes.table()?.version, said]);
            },
            // Where to click: the middle of the ring, if what it is around can be touched there.
            next() {
                if (document.querySelector('.result')) return 'over';
                // What was done to me is read first.
                if (document.querySelector('.blow .button')) return 'blow';
                const ring = document.querySelector('[data-pointer]');
                if (!ring) return null;
                const { x, y, width, height } = ring.getBoundingClientRect();
                const middle = { x: x + width / 2, y: y + height / 2 };
                const button = document.elementFromPoint(middle.x, middle.y)?.closest('button');
                if (!button?.matches('.board button:enabled:not([aria-disabled="true"])'))
                    return null;
                const name = button.getAttribute('aria-label') ?? button.textContent?.trim();
                return { ...middle, name };
            },
        },
    });
}

/**
 * Follows the guide to the podium.
 * @param {Page} page
 * @returns {Promise<number>} how many clicks it took
 */
async function follow(page) {
    for (let clicks = 0; clicks < most; ++clicks) {
        // The ring follows what was clicked in the next frame.
        await page.evaluate(
            () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
        );
        const found = await page.waitForFunction(() => /** @type {any} */ (window).lookout.next());
        const at = await found.jsonValue();
        if (at === 'over') return clicks;
        if (at === 'blow') {
            await page.click('.blow .button');
            continue;
        }
        const note = await page.locator('.note.guide').textContent();
        assert.doesNotMatch(note ?? '', /undefined|NaN/);
        const before = await page.evaluate(() => /** @type {any} */ (window).lookout.begun());
        await page.mouse.click(at.x, at.y);
        await page
            .waitForFunction((was) => /** @type {any} */ (window).lookout.begun() !== was, before)
            .catch((error) => {
                throw new Error(`"${at.name}" was clicked and nothing came of it: ${note}`, {
                    cause: error,
                });
            });
    }
    throw new Error(`${most} clicks, and it is not over`);
}

/**
 * The podium: points by source that add up, the decisive move, and what one may do next; behind it the position.
 * @param {Page} page
 */
async function endsWell(page) {
    const podium = page.locator('dialog.result');
    const { standing } = await told(page);
    const scores = await podium.locator('li .score [aria-hidden]').allTextContents();
    const best = (/** @type {number} */ a, /** @type {number} */ b) => b - a;
    assert.deepEqual(
        scores.map(Number).toSorted(best),
        standing.map((/** @type {any} */ { score }) => score).toSorted(best),
    );
    const sums = await podium.locator('li').evaluateAll((all) =>
        all.map((place) => {
            const parts = [...place.querySelectorAll('.sources b')].map(
                (each) => +(each.textContent ?? 0),
            );
            const score = +(place.querySelector('.score [aria-hidden]')?.textContent ?? 0);
            return score === 0 || parts.reduce((sum, each) => sum + each, 0) === score;
        }),
    );
    assert.ok(sums.every(Boolean), 'points without a source');
    await podium.getByRole('button', { name: 'Find the decisive move' }).click();
    await podium.locator('.decisive').waitFor();
    for (const name of ['Rematch', 'Share'])
        assert.equal(await podium.getByRole('button', { name }).count(), 1, name);
    assert.equal(await podium.locator('a[href^="/replay/"]').count(), 1);
    // The position stays, whole, behind it.
    await podium.getByRole('button', { name: 'Look at the board' }).click();
    await podium.waitFor({ state: 'hidden' });
    const board = await page.locator('.board').boundingBox();
    const size = page.viewportSize();
    assert.ok(board && size && board.x >= 0 && board.x + board.width <= size.width + 1);
    assert.ok(board.y + board.height <= size.height + 1);
    await page.getByRole('button', { name: 'Result' }).click();
    await podium.waitFor();
}

for (const viewport of [
    { width: 1366, height: 650 },
    { width: 390, height: 844 },
])
    for (const { id: game } of games.filter(({ id }) => hasGuide(id))) {
        const size = `${viewport.width}x${viewport.height}`;
        test(`the guided game of ${game} leads to its end, at ${size}`, async (t) => {
            const { context, page, wrong } = await person(null, { viewport });
            await context.addInitScript(lookout);
            await page.goto(server.url);
            await page.waitForSelector('.game');
            const offered = page
                .locator('.game', { has: page.locator(`a[href="/how/${game}"]`) })
                .getByRole('button', { name: guidedGame });
            await offered.click();
            await page.getByRole('button', { name: 'Show me' }).click(); // after the aim was said
            const clicks = await follow(page);
            await endsWell(page);
            const { table, practice, seats } = await told(page);
            assert.match(practice, /^\d+$/);
            await page
                .getByText('the game counts for nothing')
                .first()
                .waitFor({ state: 'attached' });
            assert.equal(
                seats.filter((/** @type {any} */ { kind }) => kind === 'bot').length,
                seats.length - 1,
            );
            const { refusals, beats } = await page.evaluate(() => {
                const { heard, said } = /** @type {any} */ (window).notes;
                const decided = new Set(
                    said.flatMap((/** @type {any} */ { t, id }) => (t === 'do' ? id : [])),
                );
                return {
                    refusals: heard.filter(
                        (/** @type {any} */ { t, id }) => t === 'refused' && decided.has(id),
                    ),
                    beats: heard.flatMap((/** @type {any} */ { news = [] }) =>
                        news.filter((/** @type {any} */ { say }) => say),
                    ).length,
                };
            });
            assert.deepEqual(refusals, []);
            const seconds = 3 * clicks + 0.45 * beats;
            t.diagnostic(`${clicks} clicks, ${beats} beats: some ${Math.round(seconds)} s`);
            assert.ok(seconds <= 60 * minutes, `${clicks} clicks and ${beats} beats`);
            // It is in no history.
            const mine = await page.evaluate(async () => {
                const me = await (await fetch('/api/me')).json();
                return (await fetch(`/api/people/${encodeURIComponent(me.name)}/games`)).json();
            });
            assert.deepEqual(mine.games, []);
            const record = await page.evaluate(
                async (id) => (await fetch(`/api/tables/${id}/record`)).json(),
                table,
            );
            assert.equal(record.seed, practice);
            assert.deepEqual(wrong, []);
            await context.close();
        });
    }
