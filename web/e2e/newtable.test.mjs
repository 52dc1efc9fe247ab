// @ts-check
// What the form of a new table says is what the table has: customs that depend on who plays, and how to play by its
// rules.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAsked, told } from './notes.mjs';
import { leave, person } from './people.mjs';
import { server } from './world.mjs';

/** @typedef {import('playwright-core').Page} Page */

/**
 * Opens the table of the form.
 * @param {Page} page
 * @returns {Promise<any>} what the server says it is
 */
async function open(page) {
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL(/\/table\/\d+/);
    return page.evaluate(async () => {
        const id = location.pathname.split('/').at(-1);
        return (await fetch(`/api/tables/${id}`)).json();
    });
}

/** @param {import('playwright-core').Locator} select */
const wordsOf = (select) =>
    select
        .locator('option')
        .evaluateAll((all) => all.map((each) => /** @type {HTMLOptionElement} */ (each).value));

test('RoyalMatch has a clock where two people play', async () => {
    const [ann, bob] = await Promise.all([person('Ann'), person('Bob')]);
    const { page } = ann;
    await page.goto(`${server.url}/new/royalmatch`);
    const clock = page.locator('#clock-title + label select');
    const seat = page.getByLabel('Seat 2', { exact: true });
    await seat.selectOption('bot');
    assert.equal(await clock.inputValue(), 'none');
    await seat.selectOption('open');
    assert.equal(await clock.inputValue(), 'move');
    assert.equal(await page.getByLabel('Seconds for a decision').inputValue(), '30');
    const { clock: kept, timeout, grace } = await open(page);
    assert.deepEqual(
        { kept, timeout, grace },
        { kept: { kind: 'move', ms: 30_000 }, timeout: 'default', grace: 30_000 },
    );
    await bob.page.goto(page.url());
    await bob.page.getByRole('button', { name: 'Take a seat' }).click();
    for (const each of [ann, bob]) {
        await isAsked(each.page);
        assert.equal(await each.page.locator('.clock').count(), 2);
    }
    await leave(ann, bob);
});

test('Labyrinthe: the person begins against the machine', async () => {
    const { page, ...ann } = await person('Ann');
    await page.goto(`${server.url}/new/labyrinth`);
    await page.getByText('All options').click();
    const begins = page.getByLabel('Who begins');
    assert.equal(await begins.inputValue(), 'random'); // where two people play
    await page.getByLabel('Seat 2').selectOption('bot');
    assert.equal(await begins.inputValue(), '1');
    const { options } = await open(page);
    assert.equal(options.first, '1');
    await isAsked(page);
    const { view, last } = await told(page);
    assert.deepEqual({ turn: view.turn, last: last ?? [] }, { turn: 0, last: [] });

    // Who would rather leave it to chance can.
    await page.goto(`${server.url}/new/labyrinth`);
    await page.getByLabel('Seat 2').selectOption('bot');
    await page.getByText('All options').click();
    await begins.selectOption('random');
    assert.equal((await open(page)).options.first, 'random');
    await leave({ page, ...ann });
});

test('RoyalMatch: what spectators see depends on who plays', async () => {
    const { page, ...ann } = await person('Ann');
    await page.goto(`${server.url}/new/royalmatch`);
    await page.getByText('All options').click();
    const see = page.getByLabel('What spectators see');
    assert.deepEqual(await wordsOf(see), ['sealed', 'dealt']);
    assert.equal(await see.inputValue(), 'dealt');
    await page.getByLabel('Rated').check();
    assert.deepEqual(await wordsOf(see), ['sealed']);
    assert.ok(await see.isDisabled());
    await page.getByLabel('Rated').uncheck();
    assert.equal(await see.inputValue(), 'dealt');

    await page.getByLabel('Only bots play').check();
    assert.deepEqual(await wordsOf(see), ['sealed', 'dealt', 'analysis']);
    assert.ok(!(await wordsOf(page.getByLabel('Rounds at most'))).includes('none'));
    await see.selectOption('analysis');
    for (const seat of [1, 2]) await page.getByLabel(`Seat ${seat}: Level`).selectOption('1');
    await page.getByLabel('Pace').selectOption('200');
    assert.equal((await open(page)).options.spectators, 'analysis');
    await page.locator('.players .goal').first().waitFor(); // what bots keep
    await leave({ page, ...ann });
});

const scarce = 'you take two gems of different colours or a single one';
const alone = 'If a pile has a single gem left, you may take that one alone';
const hidden = 'Only you see the cards that you reserve, also those from the table';
test('Splendor: how to play, by the rules of the table', async () => {
    const ann = await person('Ann');
    const { page } = ann;
    const text = async (/** @type {Page} */ where) =>
        (await where.locator('article').textContent()) ?? '';
    await page.goto(`${server.url}/how/splendor`);
    const rules = page.getByLabel('Set of rules');
    assert.equal(await rules.inputValue(), 'agora');
    for (const each of [scarce, alone, hidden]) assert.ok(!(await text(page)).includes(each), each);
    await rules.selectOption('stb');
    await page.getByText(hidden).waitFor();
    assert.match(page.url(), /rules=stb$/);
    for (const each of [scarce, alone, 'With ten you can take none'])
        assert.ok((await text(page)).includes(each), each);
    await rules.selectOption('console');
    await page.getByText('with ten a reservation brings no gold').waitFor();
    assert.ok(!(await text(page)).includes(hidden));

    await page.goto(`${server.url}/new/splendor`);
    await page.getByLabel('Set of rules').selectOption('stb');
    await page.getByLabel('Seat 2').selectOption('bot');
    await page.getByText('All options').click();
    await page.getByLabel('Prestige').fill('12');
    await page.getByLabel('Prestige').blur();
    await open(page);
    await page.waitForSelector('.board');
    const [manual] = await Promise.all([
        ann.context.waitForEvent('page'),
        page.getByRole('link', { name: 'How to play' }).click(),
    ]);
    await manual.getByText(hidden).waitFor();
    for (const each of [scarce, alone, 'somebody has 12 prestige'])
        assert.ok((await text(manual)).includes(each), each);
    assert.equal(await manual.getByLabel('Set of rules').inputValue(), ''); // as at the table
    await leave(ann);
});

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
