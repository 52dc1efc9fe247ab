// @ts-check
// The hand and the trick of RoyalMatch on the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAsked, told } from '../../../web/e2e/notes.mjs';
import { deal, person } from '../../../web/e2e/people.mjs';
import { decide, dice } from '../../../web/e2e/play.mjs';
import { server } from '../../../web/e2e/world.mjs';

test('cards are revealed together', async () => {
    const { context, page, wrong, sent } = await person();
    const bot = { kind: 'bot', level: '1' };
    const seats = [{ kind: 'person' }, bot, bot, bot];
    const { table } = await deal(page, { game: 'royalmatch', seats }, 5);
    await page.goto(`${server.url}/table/${table}`);
    await page.waitForSelector('.board');
    const random = dice(5);
    const trick = page.locator('.trick li');
    for (const phase of ['keep', 'choose_hand', 'play']) {
        await isAsked(page);
        assert.equal((await told(page)).view.phase, phase);
        await decide(page, random);
    }
    await trick.first().waitFor();
    assert.equal(await trick.count(), 4);
    assert.equal(await page.locator('.trick .wins').count(), 1);
    // Before that nobody knew more than that the others had chosen.
    const earlier = sent
        .map((text) => JSON.parse(text))
        .filter(({ view }) => view && view.tricks.length === 0 && view.turn === 1);
    assert.ok(
        earlier.some(({ view }) =>
            view.players.slice(1).some((/** @type {any} */ { ready }) => ready),
        ),
    );
    for (const { view } of earlier)
        for (const player of view.players.slice(1)) {
            assert.equal(player.choice?.card ?? null, null);
            assert.equal(player.hand.filter(Boolean).length, 0);
        }
    assert.deepEqual(wrong, []);
    await context.close();
});
