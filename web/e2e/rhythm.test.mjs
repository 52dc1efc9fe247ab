// @ts-check
// What happens is shown beat by beat and can be skipped; the end is a podium over the board.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { games } from './games.mjs';
import { deal, person } from './people.mjs';
import { dice, openTable, playToTheEnd, post } from './play.mjs';
import { server } from './world.mjs';

const bot = { kind: 'bot', level: '1' };

test('events wait for the eye, in order, and N shows all that waits', async () => {
    const { context, page, wrong } = await person('Ann');
    await page.evaluate(() =>
        localStorage.setItem('agora.settings', JSON.stringify({ speed: 'calm' })),
    );
    const { table } = await openTable(page, { game: 'gops', pace: 50, seats: [bot, bot] });
    await page.goto(`${server.url}/table/${table}`);
    await page.waitForFunction(() => /** @type {any} */ (window).notes.table()?.life === 'over');
    const skip = page.getByRole('button', { name: 'Skip' });
    await skip.waitFor();
    assert.equal(await page.locator('.result').count(), 0); // not before the last beat
    await page.keyboard.press('n');
    await page.waitForSelector('.result');
    assert.equal(await skip.count(), 0);
    const told = await page.evaluate(() => {
        /** @type {any[]} */
        const heard = /** @type {any} */ (window).notes.heard;
        const known = new Map();
        for (const { news = [], version } of heard) known.set(version, news);
        return [...known.values()].flat().flatMap(({ say }) => (say ? [say] : []));
    });
    const shown = await page.locator('#log-title ~ ol li').allTextContents();
    assert.deepEqual(shown.map((line) => line.trim()).slice(-20), told.slice(-20));
    assert.deepEqual(wrong, []);
    await context.close();
});

test('the podium can be put away and brought back, by keyboard too', async () => {
    const { context, page, wrong } = await person('Ann', {
        viewport: { width: 1366, height: 650 },
    });
    const seats = [{ kind: 'person' }, bot];
    const { table } = await deal(page, { game: 'gops', listed: false, seats }, 7);
    await page.goto(`${server.url}/table/${table}`);
    await playToTheEnd(page, dice(7));
    const podium = page.locator('dialog.result');
    await podium.waitFor();
    assert.ok(await podium.evaluate((box) => box.contains(document.activeElement)));
    const standing = await page.evaluate(() => /** @type {any} */ (window).notes.table().standing);
    const scores = await podium.locator('li .score [aria-hidden]').allTextContents();
    assert.deepEqual(
        scores.map(Number).toSorted((a, b) => a - b),
        standing
            .map((/** @type {any} */ each) => each.score)
            .toSorted((/** @type {number} */ a, /** @type {number} */ b) => a - b),
    );
    await page.keyboard.press('Escape');
    await podium.waitFor({ state: 'hidden' });
    // The button that was not there before has the focus.
    await page.locator('button:focus', { hasText: 'Result' }).waitFor();
    await page.keyboard.press('Enter');
    await podium.waitFor();
    await podium.getByRole('button', { name: 'Look at the board' }).click();
    await podium.waitFor({ state: 'hidden' });
    assert.deepEqual(wrong, []);
    await context.close();
});

/** Notes each beat that is shown, from now on: the sentence of the server, which a game may say otherwise. */
function noteBeats() {
    /** @type {string[]} */
    const beats = [];
    let last = '';
    new MutationObserver(() => {
        const shown = /** @type {HTMLElement | null} */ (document.querySelector('.now .what'));
        const now = shown?.textContent?.trim() && (shown.dataset.said?.trim() ?? '');
        if (now && now !== last) beats.push(now);
        if (now) last = now;
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(window, { beats });
}

/**
 * The kinds of events that are shown with the one before: games/<id>/web/beats.ts.
 * @param {string} game
 */
function joined(game) {
    const file = new URL(`../../games/${game}/web/beats.ts`, import.meta.url);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const lists = [...text.matchAll(/(?:within|together): \[([^\]]*)\]/g)].map(([, list]) => list);
    return new Set([...lists.join().matchAll(/'(\w+)'/g)].map(([, what]) => what));
}

const enough = 12; // beats

for (const { id: game, least_seats } of games)
    test(`each event of ${game} is a beat, in order, and none is left out`, async () => {
        const { context, page, wrong } = await person('Ann');
        await page.evaluate(() =>
            localStorage.setItem('agora.settings', JSON.stringify({ speed: 'brisk' })),
        );
        const seats = Array.from({ length: Math.max(2, least_seats) }, () => bot);
        const { table } = await openTable(page, { game, pace: 50, start: 'host', seats });
        await context.addInitScript(noteBeats);
        await page.goto(`${server.url}/table/${table}`);
        await page
            .getByRole('button', { name: 'Begin' })
            .or(page.locator('.chat'))
            .first()
            .waitFor();
        await post(page, `/api/tables/${table}/start`, {});
        const noted = await page.waitForFunction((least) => {
            const { beats, notes } = /** @type {any} */ (window);
            return beats.length >= least && { beats: [...beats], heard: notes.heard };
        }, enough);
        const { beats, heard } = /** @type {any} */ (await noted.jsonValue());
        /** @type {{what: string, say: string, version: number}[]} */
        const events = [];
        // What is in the first message with a position was before we came.
        let known = heard.find((/** @type {any} */ { view }) => view).version;
        for (const { t, news = [], version } of heard) {
            if (t !== 'table') continue;
            events.push(...news.filter((/** @type {any} */ one) => one.version > known && one.say));
            known = Math.max(known, version);
        }
        const others = joined(game);
        let at = 0;
        for (const beat of beats) {
            // What is shown with the beat before, or is told in the same words.
            while (events[at] && events[at]?.say.trim() !== beat) {
                const skipped = events[at];
                const same = skipped?.say.trim() === beats[beats.indexOf(beat) - 1];
                assert.ok(
                    same || others.has(skipped?.what ?? ''),
                    `"${skipped?.say}" was not shown before "${beat}"`,
                );
                ++at;
            }
            assert.ok(events[at], `"${beat}" is no event, or comes too early`);
            ++at;
        }
        assert.deepEqual(wrong, []);
        await context.close();
    });
