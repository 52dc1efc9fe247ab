// @ts-check
// What people ask of each other, and what the page asks before something is given away: two people in two browsers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedAt, told } from '../../../web/e2e/notes.mjs';
import { leave, twoAndAWatcher } from '../../../web/e2e/people.mjs';

test('to choose again after an accident takes the consent of the other', async () => {
    const wish = { game: 'citadels', options: { redraft: 'yes' } };
    const { ann, bob, eve, decide } = await twoAndAWatcher(wish, 5);
    await decide(ann, 'pick assassin');
    const declare = async () => {
        await bob.page.locator('.rare summary').click();
        await bob.page.locator('.rare button').click();
        await bob.page.locator('.spread .answer', { hasText: '2 Thief' }).click();
    };
    const ofAnn = ann.page.locator('.request');
    const ofBob = bob.page.locator('.request');
    const wanted = 'card shown by accident (Thief), all choose again';

    await declare();
    await ofAnn.getByText(`asks for your consent: ${wanted}`).waitFor();
    await ofBob.getByText(`The others are asked whether they agree: ${wanted}`).waitFor();
    const ofEve = eve.page.locator('.request');
    await ofEve.getByText(`asks the others for their consent: ${wanted}`).waitFor();
    assert.equal(await ofEve.locator('button').count(), 0);
    assert.equal(await bob.page.locator('.refused').count(), 0); // nothing was refused so far
    // In sight, and what is asked in the game is not under it.
    const box = await ofBob.boundingBox();
    const asked = await bob.page.locator('.layout > .question').boundingBox();
    assert.ok(box && asked && box.y >= 0 && box.y + box.height <= 720, JSON.stringify(box));
    assert.ok(box.x >= asked.x + asked.width, JSON.stringify([box, asked]));

    await ofAnn.getByRole('button', { name: 'Refuse' }).click();
    await ofBob.getByText('The others did not agree.').waitFor();
    await ofAnn.waitFor({ state: 'detached' });
    assert.notEqual(await askedAt(bob.page), null); // he can still choose

    await declare();
    await ofAnn.getByRole('button', { name: 'Agree' }).waitFor();
    assert.equal(await ofBob.getByText('The others did not agree.').count(), 0);
    await ofBob.getByRole('button', { name: 'Never mind' }).click();
    await ofAnn.waitFor({ state: 'detached' });
    await ofBob.waitFor({ state: 'detached' }); // and nobody says that anybody refused

    await declare();
    await ofAnn.getByRole('button', { name: 'Agree' }).click();
    await bob.page.locator('#log-title ~ ol').getByText('by accident').waitFor();
    await ofAnn.waitFor({ state: 'detached' });
    await ofBob.waitFor({ state: 'detached' });
    for (const { page } of [ann, bob]) assert.deepEqual((await told(page)).view.roles, []);
    await leave(ann, bob, eve);
});

test('who ends a turn too soon is asked first', async () => {
    const { ann, bob, eve, decide } = await twoAndAWatcher({ game: 'citadels' }, 5);
    await decide(ann, 'pick assassin');
    await decide(bob, 'pick merchant');
    await decide(bob, 'discard thief');
    await decide(ann, 'pick warlord');
    await decide(ann, 'discard magician');
    await decide(bob, 'pick architect');
    await decide(ann, 'gold');
    const end = ann.page.getByRole('button', { name: 'End my turn' });
    const question = ann.page.getByRole('dialog', { name: "the Assassin's power (kill)" });
    const moment = await askedAt(ann.page);
    await end.click();
    assert.equal(
        await question.getByRole('heading').textContent(),
        "You leave behind: the Assassin's power (kill). End all the same?",
    );
    await question.getByRole('button', { name: 'Not yet' }).click();
    await question.waitFor({ state: 'hidden' });
    await end.click();
    await ann.page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    assert.equal(await askedAt(ann.page), moment); // nothing was decided
    await end.click();
    await question.getByRole('button', { name: 'Yes, do it' }).click();
    await ann.page.locator('.prompt').getByText('Bob').waitFor();

    // Where nothing is left behind nobody asks.
    await decide(bob, 'gold');
    await bob.page.getByRole('button', { name: 'End my turn' }).click();
    await bob.page.getByText('You play as the Architect').waitFor();
    assert.equal(await bob.page.locator('dialog[open]').count(), 0);
    await leave(ann, bob, eve);
});
