// @ts-check
// What the form of a new table says is what the table has.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, unfold } from '../../../web/e2e/form.mjs';
import { isAsked, told } from '../../../web/e2e/notes.mjs';
import { leave, person } from '../../../web/e2e/people.mjs';
import { server } from '../../../web/e2e/world.mjs';

test('the person begins against the machine', async () => {
    const { page, ...ann } = await person('Ann');
    await page.goto(`${server.url}/new/labyrinth`);
    await unfold(page);
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
    await unfold(page);
    await begins.selectOption('random');
    assert.equal((await open(page)).options.first, 'random');
    await leave({ page, ...ann });
});
