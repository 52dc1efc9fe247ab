// @ts-check
// What the form of a new table says is what the table has: customs that depend on who plays.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockOf, open, unfold, wordsOf } from '../../../web/e2e/form.mjs';
import { isAsked } from '../../../web/e2e/notes.mjs';
import { leave, person } from '../../../web/e2e/people.mjs';
import { server } from '../../../web/e2e/world.mjs';

test('there is a clock where two people play', async () => {
    const [ann, bob] = await Promise.all([person('Ann'), person('Bob')]);
    const { page } = ann;
    await page.goto(`${server.url}/new/royalmatch`);
    const seat = page.getByLabel('Seat 2', { exact: true });
    await seat.selectOption('bot');
    assert.equal(await clockOf(page), 'none');
    await seat.selectOption('open');
    assert.equal(await clockOf(page), 'move');
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

test('what spectators see depends on who plays', async () => {
    const { page, ...ann } = await person('Ann');
    await page.goto(`${server.url}/new/royalmatch`);
    await unfold(page);
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
