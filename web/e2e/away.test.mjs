// @ts-check
// What was played in one's name, and what was taken back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAsked, isTold, told } from './notes.mjs';
import { deal, leave, person, twoAndAWatcher } from './people.mjs';
import { decide, dice, playToTheEnd } from './play.mjs';
import { server } from './world.mjs';

test('whoever comes back is told what a bot played in their name', async () => {
    const { ann, bob, eve, address } = await twoAndAWatcher({ game: 'gops', grace: 5000 }, 3);
    await bob.page.goto(`${server.url}/api`); // away from the table, and from the page
    await isTold(ann.page, await decide(ann.page, dice(1)));
    // The bot has the seat after a while, and decides.
    await ann.page.waitForFunction(
        () => /** @type {any} */ (window).notes.table().seats[1].stand_in === true,
    );
    await isAsked(ann.page);
    await bob.page.goto(address);
    const note = bob.page.getByRole('status', { name: 'While you were away' });
    await note.locator('li').filter({ hasText: 'bids' }).waitFor();
    const { in_your_name } = await told(bob.page);
    assert.deepEqual(await note.locator('li').allInnerTexts(), in_your_name);
    await note.getByRole('button', { name: 'Close' }).click();
    await note.waitFor({ state: 'detached' });
    await leave(ann, bob, eve);
});

test('a game in which something was taken back says so to its end', async () => {
    const ann = await person('Ann');
    const { page } = ann;
    const seats = [{ kind: 'person' }, { kind: 'bot', level: '1' }];
    const { table } = await deal(page, { game: 'gops', options: { cards: '3' }, seats }, 4);
    await page.goto(`${server.url}/table/${table}`);
    await page.waitForSelector('.board button:enabled');
    await decide(page, dice(1));
    await isAsked(page);
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('heading', { name: 'with take-backs' }).waitFor();
    await isAsked(page);
    await playToTheEnd(page, dice(2));
    await page
        .locator('.result')
        .getByText('With take-backs: the game counts in no statistic.')
        .waitFor();
    const { name } = await page.evaluate(async () => (await fetch('/api/me')).json());
    await page.goto(`${server.url}/people/${encodeURIComponent(name)}/`);
    await page.locator('tbody').getByText('with take-backs').waitFor();
    await leave(ann);
});
