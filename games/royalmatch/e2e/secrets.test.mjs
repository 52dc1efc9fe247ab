// @ts-check
// What those who look on see of objectives.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unfold } from '../../../web/e2e/form.mjs';
import { isTold, positions, told } from '../../../web/e2e/notes.mjs';
import { leave, person } from '../../../web/e2e/people.mjs';
import { server } from '../../../web/e2e/world.mjs';

/**
 * Opens a table by the form, with what it says or something else that spectators are to see.
 * @param {import('playwright-core').Page} page
 * @param {string} [spectators]
 */
async function openByForm(page, spectators) {
    await page.goto(`${server.url}/new/royalmatch`);
    await page.getByLabel('Seat 2').selectOption('open');
    await unfold(page);
    await page.locator('input[name=clock][value=none]').check(); // nobody hurries a test
    const see = page.getByLabel('What spectators see');
    assert.equal(await see.inputValue(), 'dealt');
    if (spectators) await see.selectOption(spectators);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByText('Waiting for players').waitFor();
    await server.fixLuck(Number(new URL(page.url()).pathname.split('/').at(-1)), 5);
    await page.reload(); // what it asked while the server was away had no answer
    return page.url();
}

/** @param {import('playwright-core').Page} page */
async function keepOne(page) {
    await page.click('.keeping button.objective');
    await page.click('.button.keep');
}

const objectives = (/** @type {any} */ { view }, /** @type {number} */ seat) =>
    view.players[seat].objectives.flatMap((/** @type {any} */ { id }) => id ?? []);

// Unrated tables show those who look on which objectives were dealt, once everybody has kept some; nobody who plays
// sees them, in whatever window.
test('who looks on follows the deal of objectives', async () => {
    const [ann, bob, eve] = await Promise.all([person('Ann'), person('Bob'), person()]);
    const address = await openByForm(ann.page);
    await ann.page.getByText('Spectators see which objectives').waitFor(); // before anybody sits down
    await bob.page.goto(address);
    await bob.page.getByRole('button', { name: 'Take a seat' }).click();
    await eve.page.goto(address);
    await keepOne(ann.page);
    await eve.page.getByText('has chosen').first().waitFor();
    const second = await ann.context.newPage(); // the same guest
    /** @type {string[]} */
    const sent = [];
    second.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => sent.push(String(payload))),
    );
    await second.goto(address);
    await keepOne(bob.page);
    await eve.page.getByText('Was dealt:').first().waitFor();
    assert.equal(await eve.page.getByText('Was dealt:').count(), 2);
    for (const page of [ann.page, second, bob.page]) {
        await page.waitForSelector('.hand button');
        assert.equal(await page.getByText('Was dealt:').count(), 0);
    }
    for (const message of positions(eve.sent)) {
        const all = message.view.phase !== 'keep';
        for (const seat of [0, 1]) {
            assert.equal(objectives(message, seat).length, all ? 3 : 0);
            const { objectives: shown, hand, deck } = message.view.players[seat];
            for (const { kept } of shown) assert.equal(kept, false);
            assert.deepEqual([...hand, ...deck], []);
        }
    }
    for (const message of positions(sent)) {
        assert.equal(message.you, 0);
        assert.deepEqual(objectives(message, 1), []);
    }
    await leave(ann, bob, eve);
});

test('who looks on sees no objective where the form seals them', async () => {
    const [ann, bob, eve] = await Promise.all([person('Ann'), person('Bob'), person()]);
    const address = await openByForm(ann.page, 'sealed');
    assert.equal(await ann.page.getByText('Spectators see which objectives').count(), 0);
    await bob.page.goto(address);
    await bob.page.getByRole('button', { name: 'Take a seat' }).click();
    await eve.page.goto(address);
    await keepOne(ann.page);
    await keepOne(bob.page);
    await bob.page.waitForSelector('.hand button');
    await isTold(eve.page, (await told(bob.page)).version);
    await eve.page.getByText('keeps 1').first().waitFor(); // how many is seen by all
    assert.equal(await eve.page.getByText('Was dealt:').count(), 0);
    for (const message of positions(eve.sent))
        for (const seat of [0, 1]) {
            assert.deepEqual(objectives(message, seat), []);
            for (const { what } of message.news) assert.notEqual(what, 'dealt_shown');
        }
    await leave(ann, bob, eve);
});
