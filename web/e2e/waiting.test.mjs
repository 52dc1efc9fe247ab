// @ts-check
// Before a game: one link for all free seats, and what the host arranges.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from './form.mjs';
import { leave, person } from './people.mjs';
import { openMenu, openTable } from './play.mjs';
import { server } from './world.mjs';

/** @typedef {import('playwright-core').Page} Page */

const invited = { kind: 'invited' };

/** @param {Page} page */
const seats = (page) => page.locator('section:has(#waiting-title) ol > li');

/**
 * @param {Page} page
 * @param {number} seat
 */
const inSeat = (page, seat, /** @type {string | RegExp} */ hasText) =>
    seats(page).nth(seat).filter({ hasText }).waitFor();

/**
 * Somebody with a table of their own that waits.
 * @param {object} wish
 */
async function host(wish) {
    const ann = await person('Ann');
    await ann.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { table } = await openTable(ann.page, { game: 'gops', ...wish });
    await ann.page.goto(`${server.url}/table/${table}`);
    return { ann, table };
}

/** @param {Page} page */
const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

test('two who follow the same link get different seats, and the game begins', async () => {
    const { ann } = await host({ listed: false, seats: [{ kind: 'person' }, invited, invited] });
    await ann.page.getByText('One link for the 2 free seats.').waitFor();
    await ann.page.getByRole('img', { name: 'The same link as a QR code' }).waitFor();
    await ann.page.getByRole('button', { name: 'Copy: Link of the invitation' }).click();
    await ann.page.getByRole('button', { name: 'Copied: Link of the invitation' }).waitFor();
    const link = await copied(ann.page);
    assert.equal(await ann.page.getByLabel('Link of the invitation').first().inputValue(), link);
    // The menu has the same one.
    await ann.page.evaluate(() => navigator.clipboard.writeText(''));
    await openMenu(ann.page);
    await ann.page.getByRole('button', { name: 'Copy link' }).click();
    await ann.page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor();
    assert.equal(await copied(ann.page), link);

    const [bob, eve] = [await person('Bob'), await person('Eve')];
    for (const { page } of [bob, eve]) {
        await page.goto(link);
        await page.getByRole('button', { name: 'Take a seat' }).click();
        if (page === bob.page) await inSeat(ann.page, 1, 'Bob');
    }
    for (const { page } of [ann, bob, eve]) await page.waitForSelector('.board');
    const names = await eve.page.evaluate(() =>
        /** @type {any} */ (window).notes.table().seats.map((/** @type {any} */ each) => each.name),
    );
    assert.match(names.join(), /^Ann \d+,Bob \d+,Eve \d+$/);
    await leave(ann, bob, eve);
});

test('the host changes seats, gives one to a bot and begins', async () => {
    const { ann, table } = await host({
        start: 'host',
        seats: [{ kind: 'person' }, invited, { kind: 'open' }],
    });
    const bob = await person('Bob');
    await bob.page.goto(`${server.url}/table/${table}`);
    await bob.page.getByRole('button', { name: 'Take a seat' }).click();
    await inSeat(ann.page, 2, 'Bob');
    assert.equal(await bob.page.locator('section:has(#waiting-title) select').count(), 0);

    await ann.page
        .getByRole('button', { name: 'Seat 3: Change places with the seat above' })
        .click();
    await inSeat(bob.page, 1, /Bob.*you/);
    await ann.page.getByLabel('Seat 3', { exact: true }).selectOption('1');
    await inSeat(bob.page, 2, /gentle|Bot/i);
    await ann.page.getByLabel('Seat 3', { exact: true }).selectOption('');
    await inSeat(bob.page, 2, 'free');
    await ann.page.getByText('For the seat that is free.').waitFor();
    await ann.page.getByText('1 bot takes the seat that is free.').waitFor();
    await ann.page.getByRole('button', { name: 'Begin now' }).click();
    for (const { page } of [ann, bob]) await page.waitForSelector('.board');
    const kinds = await ann.page.evaluate(() =>
        /** @type {any} */ (window).notes.table().seats.map((/** @type {any} */ each) => each.kind),
    );
    assert.deepEqual(kinds, ['person', 'person', 'bot']);
    await leave(ann, bob);
});

test('a table with friends waits for whoever is away, unless anybody may sit down', async () => {
    const ann = await person('Ann');
    const { page } = ann;
    await page
        .locator('.game', { hasText: 'GOPS' })
        .getByRole('link', { name: 'Table with friends' })
        .click();
    const friends = await open(page);
    assert.deepEqual([friends.clock.kind, friends.grace], ['none', 0]);
    await page.goto(`${server.url}/new/gops`);
    await page.getByLabel('Seat 2', { exact: true }).selectOption('open');
    assert.equal((await open(page)).grace, 60_000);
    await leave(ann);
});
