// @ts-check
// Bots play among themselves at a pace that their host chooses, while others look on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leave, person } from './people.mjs';
import { openMenu, openTable } from './play.mjs';
import { server } from './world.mjs';

/**
 * Waits until the page is told of so many decisions; how many it is told of then.
 * @param {import('playwright-core').Page} page
 * @param {number} least
 */
async function decided(page, least) {
    const found = await page.waitForFunction((wanted) => {
        /** @type {any[]} */
        const heard = /** @type {any} */ (window).notes.heard;
        const made = new Map(
            heard.flatMap(({ t, last = [] }) =>
                t === 'table' ? last.map((/** @type {any} */ each) => [each.version, each]) : [],
            ),
        );
        return made.size >= wanted && made.size + 1; // so that none is true as well
    }, least);
    return Number(await found.jsonValue()) - 1;
}

test('bots play each other, paused, step by step and faster', async () => {
    const [host, watcher] = await Promise.all([person(), person()]);
    await host.page.goto(`${server.url}/new/gops`);
    await host.page.getByLabel('Only bots play').check();
    await host.page.getByLabel('Seat 1: Level').selectOption('1');
    await host.page.getByLabel('Seat 2: Level').selectOption('2');
    await host.page.getByLabel('Pace').selectOption('5000');
    await host.page.getByRole('button', { name: 'Open the table' }).click();
    await host.page.waitForSelector('.board');
    assert.equal(await host.page.locator('.board button:enabled:not([data-page] *)').count(), 0); // nothing to decide

    await host.page.getByRole('button', { name: 'Pause' }).click();
    await host.page.getByRole('button', { name: 'Go on' }).waitFor();
    const before = await decided(host.page, 0);

    // However fast they are to be: they stand still, while others come to look.
    await host.page.getByLabel('Pace').selectOption('200');
    await watcher.page.goto(`${server.url}/tables`);
    await watcher.page.getByRole('link', { name: 'Watch' }).first().click();
    await watcher.page.waitForSelector('.board');
    await watcher.page.getByText('The host has paused the game.').waitFor();
    assert.equal(await watcher.page.getByRole('button', { name: 'Go on' }).count(), 0);
    const steps = 3;
    for (let step = 1; step <= steps; ++step) {
        await host.page.getByRole('button', { name: 'One step' }).click();
        await decided(host.page, before + step);
    }
    const more = (await decided(host.page, 0)) - before;
    assert.ok(more === steps || more === steps + 1, `${more}`); // what was being thought about counts
    await watcher.page.getByText('The host has paused the game.').waitFor();

    await host.page.getByRole('button', { name: 'Go on' }).click();
    await watcher.page.waitForFunction(() => {
        /** @type {any[]} */
        const heard = /** @type {any} */ (window).notes.heard;
        return heard.some(({ pace }) => pace?.ms === 200 && !pace.paused);
    });
    await decided(watcher.page, 10);
    for (const { page } of [host, watcher]) await page.waitForSelector('.result');
    await leave(host, watcher);
});

test('who looks on sees how fast bots play, and that their table is closed', async () => {
    const [host, watcher] = await Promise.all([person(), person()]);
    const bot = { kind: 'bot', level: '1' };
    const wish = { game: 'gops', pace: 60_000, seats: [bot, bot] };
    const { table } = await openTable(host.page, wish);
    for (const { page } of [host, watcher]) await page.goto(`${server.url}/table/${table}`);
    await watcher.page.getByText('a decision every 60 s').waitFor();
    await openMenu(host.page);
    await host.page.getByRole('button', { name: 'Close the table' }).click();
    await host.page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
    await watcher.page.getByText('This table is closed.').waitFor();
    await leave(host, watcher);
});
