// @ts-check
// Bots play among themselves at a pace that their host chooses, while others look on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaints } from './play.mjs';
import { browser, server } from './world.mjs';

async function person() {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
    const page = await context.newPage();
    const wrong = complaints(page);
    /** @type {number[]} */
    const versions = []; // of the tables that were told: decisions and what the host says count
    page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
            const message = JSON.parse(String(payload));
            if (message.t === 'table') versions.push(message.version);
        }),
    );
    await page.goto(server.url);
    return { context, page, wrong, versions };
}

test('bots play each other, paused, step by step and faster', { timeout: 120_000 }, async () => {
    const [host, watcher] = await Promise.all([person(), person()]);
    await host.page.goto(`${server.url}/new/splendor`);
    await host.page.getByLabel('Only bots play').check();
    await host.page.getByLabel('Seat 1: Level').selectOption('1');
    await host.page.getByLabel('Seat 2: Level').selectOption('2');
    await host.page.getByLabel('Pace').selectOption('5000');
    await host.page.getByRole('button', { name: 'Open the table' }).click();
    await host.page.waitForSelector('.board');
    assert.equal(await host.page.locator('.board button:enabled').count(), 0); // nothing to decide

    await host.page.getByRole('button', { name: 'Pause' }).click();
    await host.page.getByRole('button', { name: 'Go on' }).waitFor();
    await watcher.page.goto(`${server.url}/tables`);
    await watcher.page.getByRole('link', { name: 'Watch' }).first().click();
    await watcher.page.waitForSelector('.board');
    await watcher.page.getByText('The host has paused the game.').waitFor();
    assert.equal(await watcher.page.getByRole('button', { name: 'Go on' }).count(), 0);
    await host.page.waitForTimeout(800); // a decision that was being thought about is still made
    const stood = host.versions.at(-1) ?? 0;
    await host.page.waitForTimeout(600);
    assert.equal(host.versions.at(-1), stood);

    await host.page.getByRole('button', { name: 'One step' }).click();
    const told = () => watcher.versions.at(-1) ?? 0;
    const waitFor = async (/** @type {() => boolean} */ holds) => {
        for (let tries = 0; tries < 200 && !holds(); ++tries) await host.page.waitForTimeout(50);
        assert.ok(holds());
    };
    await waitFor(() => told() > stood);
    await host.page.waitForTimeout(600);
    const stepped = told();

    await host.page.getByLabel('Pace').selectOption('200');
    await host.page.waitForTimeout(800); // four paces, and only the wish itself is told
    assert.equal(told(), stepped + 1);
    await host.page.getByRole('button', { name: 'Go on' }).click();
    await watcher.page.getByText('a decision every 0.2 s').waitFor();
    await waitFor(() => told() > stepped + 10);

    await host.page.getByRole('button', { name: 'Close the table' }).click();
    await host.page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
    await watcher.page.getByText('This table is closed.').waitFor();
    for (const { wrong, context } of [host, watcher]) {
        assert.deepEqual(wrong, []);
        await context.close();
    }
});
