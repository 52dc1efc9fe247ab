// @ts-check
// Two people play each other from two browsers while a third looks on: what the players may not tell each other
// is nowhere in what the others receive.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedAt, isTold } from './notes.mjs';
import { deal, person } from './people.mjs';
import { decide, dice, openTable, playToTheEnd } from './play.mjs';
import { server } from './world.mjs';

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

test('a table that is not listed is there for those who have its link, and for nobody else', async () => {
    const [ann, bob, eve] = await Promise.all([person(), person(), person()]);
    await ann.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await ann.page.goto(`${server.url}/new/labyrinth`);
    await ann.page.getByLabel('In the list of tables').uncheck();
    await ann.page.getByLabel('Seat 2').selectOption('bot');
    await ann.page.getByText('All options').click();
    await ann.page.getByLabel('Turns').fill('2');
    await ann.page.locator('select:has(option[value="host"])').selectOption('host');
    await ann.page.getByRole('button', { name: 'Open the table' }).click();
    const begin = ann.page.getByRole('button', { name: 'Begin now' });
    await begin.waitFor();
    const address = new URL(ann.page.url()); // who takes part needs no key
    await server.fixLuck(Number(address.pathname.split('/').at(-1)), 5);
    await begin.click();
    await ann.page.waitForSelector('.board');
    assert.equal(address.search, '');

    await ann.page.getByRole('button', { name: 'Copy link' }).click();
    const link = await ann.page.evaluate(() => navigator.clipboard.readText());
    assert.match(link, /\/table\/\d+\?key=[\w-]{16,}$/);
    await bob.page.goto(link);
    await bob.page.waitForSelector('.board');
    // A key in an address may be somebody's invitation: the page does not pass it on.
    assert.equal(await bob.page.getByRole('button', { name: 'Copy link' }).count(), 0);

    const replay = address.href.replace('/table/', '/replay/');
    for (const place of [address.href, replay, `${address.href}?key=guessed`]) {
        await eve.page.goto(place);
        await eve.page.getByRole('alert').waitFor();
        assert.equal(await eve.page.locator('.board').count(), 0);
    }
    assert.deepEqual(heardBy(eve.sent), []);
    await eve.page.goto(`${server.url}/tables`);
    await eve.page.waitForFunction(() => {
        /** @type {any[]} */
        const heard = /** @type {any} */ (window).notes.heard;
        return heard.some(({ t }) => t === 'lobby');
    });
    assert.equal(await eve.page.locator(`a[href*="${address.pathname}"]`).count(), 0);

    // After the end too: record, replay and review go with the link.
    await playToTheEnd(ann.page, dice(5));
    await bob.page.waitForSelector('.result');
    const record = await bob.page.locator('.result a[download]').getAttribute('href');
    const statusOf = (/** @type {any} */ page, /** @type {string} */ path) =>
        page.evaluate((/** @type {string} */ to) => fetch(to).then(({ status }) => status), path);
    assert.equal(await statusOf(bob.page, record ?? ''), 200);
    assert.equal(await statusOf(eve.page, (record ?? '').replace(/\?.*/, '')), 404);
    await bob.page.click('.result a[href^="/replay/"]');
    await bob.page.waitForSelector('.board');
    await bob.page.getByRole('button', { name: 'Review' }).click();
    await bob.page.locator('#review-title ~ ol').waitFor();
    await eve.page.goto(replay);
    await eve.page.getByRole('alert').waitFor();
    for (const { wrong, context } of [ann, bob, eve]) {
        assert.deepEqual(wrong, []);
        await context.close();
    }
});

test('two tabs of one person stay in step', async () => {
    const { context, page, wrong } = await person();
    const { table } = await deal(
        page,
        {
            game: 'splendor',
            seats: [{ kind: 'person' }, { kind: 'bot', level: '1' }],
        },
        3,
    );
    const other = await context.newPage();
    for (const tab of [page, other]) {
        await tab.goto(`${server.url}/table/${table}`);
        await tab.waitForSelector('.bar.asked');
    }
    await page.click('.pile.lit >> nth=0');
    await page.click('.pile.lit >> nth=1');
    await page.click('.pile.lit >> nth=2');
    await page.click('.bar .button.main');
    const mine = '.players .me .facts';
    await other.locator(mine, { hasText: '3/10' }).waitFor();
    await page.locator(mine, { hasText: '3/10' }).waitFor();
    assert.deepEqual(wrong, []);
    await context.close();
});
