// @ts-check
// What people ask of each other: two people in two browsers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedAt } from './notes.mjs';
import { leave, twoAndAWatcher } from './people.mjs';

test('a decision is taken back if the other agrees', async () => {
    const { ann, bob, eve, decide } = await twoAndAWatcher({ game: 'gops' }, 1);
    const [mover, other] = [ann, bob];
    await decide(mover, 'bid 3');
    const choices = mover.page.locator('.board .choices button');
    await choices.first().waitFor({ state: 'detached' });
    const takeBack = mover.page.getByRole('button', { name: 'Take back' });
    const asked = other.page.locator('.request');
    const waiting = mover.page.locator('.request');

    await takeBack.click();
    await asked.getByText('asks to take back the last decision').waitFor();
    await waiting.getByText('The others decide.').waitFor();
    assert.ok(await takeBack.isDisabled());
    await asked.getByRole('button', { name: 'Refuse' }).click();
    await waiting.getByText('The others did not agree.').waitFor();
    assert.equal(await choices.count(), 0);

    await takeBack.click();
    await asked.getByRole('button', { name: 'Agree' }).click();
    await choices.first().waitFor();
    await asked.waitFor({ state: 'detached' });
    await waiting.waitFor({ state: 'detached' });
    assert.notEqual(await askedAt(mover.page), null);
    await leave(ann, bob, eve);
});
