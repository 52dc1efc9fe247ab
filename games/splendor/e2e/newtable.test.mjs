// @ts-check
// What the form of a new table says is what the table has, and how to play by its rules.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, unfold } from '../../../web/e2e/form.mjs';
import { leave, person } from '../../../web/e2e/people.mjs';
import { server } from '../../../web/e2e/world.mjs';

/** @typedef {import('playwright-core').Page} Page */

const scarce = 'you take two gems of different colours or a single one';
const alone = 'If a pile has a single gem left, you may take that one alone';
const hidden = 'Only you see the cards that you reserve, also those from the table';
test('how to play, by the rules of the table', async () => {
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
    await unfold(page);
    await page.locator('input[name=preset][value=stb]').check();
    await page.getByLabel('Seat 2').selectOption('bot');
    await page.getByLabel('Prestige').fill('12');
    await page.getByLabel('Prestige').blur();
    await open(page);
    await page.waitForSelector('.board');
    // Beside the table, and from there on a page of its own.
    await page.getByRole('button', { name: 'How to play' }).click();
    await page.getByText('somebody has 12 prestige').first().waitFor();
    const [manual] = await Promise.all([
        ann.context.waitForEvent('page'),
        page.getByRole('link', { name: 'On a page of its own' }).click(),
    ]);
    await manual.getByText(hidden).waitFor();
    for (const each of [scarce, alone, 'somebody has 12 prestige'])
        assert.ok((await text(manual)).includes(each), each);
    assert.equal(await manual.getByLabel('Set of rules').inputValue(), ''); // as at the table
    await leave(ann);
});

test('a table with every option, from the form', async () => {
    const { context, page, wrong } = await person();
    await page.goto(`${server.url}/new/splendor`);
    await page.getByLabel('Seat 2').selectOption('bot');
    await page.getByLabel('Seat 2: Level').selectOption('1');
    await page.getByRole('button', { name: 'One seat more' }).click();
    await page.getByLabel('Seat 3', { exact: true }).selectOption('open');
    await unfold(page);
    await page.locator('input[name=clock][value=game]').check();
    await page.locator('input[name=preset][value=official]').check();
    await page.getByLabel('Prestige').fill('12');
    await page.getByLabel('Prestige').blur();
    await page.getByLabel('Begin').selectOption('host');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: 'Begin now' }).click();
    await page.waitForSelector('.board');
    await page.locator('.players .score', { hasText: '/ 12' }).first().waitFor();
    await page.locator('.clock').first().waitFor();
    assert.deepEqual(wrong, []);
    await context.close();
});
