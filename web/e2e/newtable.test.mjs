// @ts-check
// The form of a new table, and the pages that list games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './form.mjs';
import { leave, person } from './people.mjs';
import { server } from './world.mjs';

test('every game of the server is on every page that lists games', async () => {
    const ann = await person('Ann');
    const { page } = ann;
    const { games } = await (await fetch(`${server.url}/api/games?lang=en`)).json();
    const titles = games.map((/** @type {any} */ { title }) => title);
    assert.ok(titles.includes('GOPS'), 'one without pages of its own');
    const listed = (/** @type {string} */ what) =>
        page.locator(what).evaluateAll((all) => all.map((each) => each.textContent?.trim()));
    await page.waitForSelector('.game');
    assert.deepEqual(await listed('.game h3'), titles);
    await page.goto(`${server.url}/tables`);
    await page.locator('main option').nth(titles.length).waitFor({ state: 'attached' });
    assert.deepEqual(await listed('main option'), ['All games', ...titles]);
    await page.getByRole('link', { name: 'Leaderboard' }).click();
    await page.waitForSelector('main nav');
    assert.deepEqual(await listed('main nav a'), titles);
    await page.goto(`${server.url}/how/gops`);
    await page.getByText('All bid a card in secret').waitFor();
    await page.goto(`${server.url}/new/gops`);
    await page.getByRole('heading', { name: 'New table: GOPS' }).waitFor();
    await page.getByLabel('Seat 2', { exact: true }).selectOption('bot');
    assert.equal((await open(page)).game, 'gops');
    await leave(ann);
});

test('a game that there is not is named as such', async () => {
    const ann = await person('Ann');
    const { page } = ann;
    for (const path of ['/new/nosuch', '/how/nosuch', '/leaderboard/nosuch']) {
        await page.goto(server.url + path);
        await page.getByRole('heading', { name: 'There is no game called “nosuch”.' }).waitFor();
        assert.equal(await page.locator('main form, main article, main table').count(), 0, path);
    }
    await page.getByRole('link', { name: 'GOPS' }).click();
    await page.waitForURL(/\/leaderboard\/gops$/);
    await leave(ann);
});

test('the second visit shows the games before the server has said them', async () => {
    const ann = await person('Ann');
    const { page } = ann;
    await page.waitForSelector('.game');
    await page.route('**/api/games?*', () => {}); // never answered
    await page.reload();
    await page.waitForSelector('.game');
    await leave(ann);
});
