// @ts-check
// Two people play each other from two browsers while a third looks on: what the players may not tell each other
// is nowhere in what the others receive.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedAt, isTold } from '../../../web/e2e/notes.mjs';
import { person } from '../../../web/e2e/people.mjs';
import { decide, dice, openTable } from '../../../web/e2e/play.mjs';
import { server } from '../../../web/e2e/world.mjs';

/**
 * What somebody was told of tables.
 * @param {string[]} sent
 */
const heardBy = (sent) => sent.map((text) => JSON.parse(text)).filter(({ t }) => t === 'table');

test('invited by link, two play and a third looks on without learning a secret', async () => {
    const [ann, bob, eve] = await Promise.all([person('Ann'), person('Bob'), person()]);
    const opened = await openTable(ann.page, {
        game: 'labyrinth',
        options: { turns: '5' },
        seats: [{ kind: 'person' }, { kind: 'invited' }],
    });
    await server.fixLuck(opened.table, 3);
    const address = `${server.url}/table/${opened.table}`;
    await ann.page.goto(address);
    const link = await ann.page.inputValue('input[readonly]');
    assert.match(link, /\?key=/);
    await bob.page.goto(link);
    await bob.page.click('.button.main');
    await Promise.all([ann.page.waitForSelector('.board'), bob.page.waitForSelector('.board')]);
    await eve.page.goto(address);
    await eve.page.waitForSelector('.board');

    await ann.page.fill('input[maxlength="300"]', 'hello <b>Bob</b>');
    await ann.page.keyboard.press('Enter');
    await bob.page.getByText('hello <b>Bob</b>').waitFor(); // as text, not as markup

    const random = dice(3);
    for (;;) {
        const [first, second] = [await askedAt(ann.page), await askedAt(bob.page)];
        if (first === null && second === null) break; // it is over
        const version = await decide(first !== null ? ann.page : bob.page, random);
        for (const { page } of [ann, bob, eve]) await isTold(page, version);
    }
    for (const { page } of [ann, bob, eve]) await page.waitForSelector('.result');

    // The objective of a player is told to that player alone.
    const secrets = (/** @type {any} */ message, /** @type {number} */ seat) =>
        message.view?.players[seat]?.objectives;
    assert.ok(heardBy(ann.sent).some((message) => secrets(message, 0)?.length > 0));
    for (const message of heardBy(ann.sent)) assert.equal(secrets(message, 1), undefined);
    for (const message of heardBy(bob.sent)) assert.equal(secrets(message, 0), undefined);
    assert.ok(heardBy(eve.sent).length > 5);
    for (const message of heardBy(eve.sent)) {
        assert.equal(message.you, 'spectator');
        assert.equal(message.legal, undefined);
        assert.equal(secrets(message, 0), undefined);
        assert.equal(secrets(message, 1), undefined);
        // Nor in words: a card that is turned up is announced to its owner.
        assert.ok(!message.news.some((/** @type {any} */ each) => each.what === 'card_seen'));
    }

    await ann.page.click('.result .button.main'); // rematch
    await bob.page.click('.result .button.main');
    await ann.page.waitForURL((url) => url.pathname !== new URL(address).pathname);
    await bob.page.waitForURL((url) => url.pathname !== new URL(address).pathname);
    for (const each of [ann, bob, eve]) {
        assert.deepEqual(each.wrong, []);
        await each.context.close();
    }
});
