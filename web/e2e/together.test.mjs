// @ts-check
// Two people play each other from two browsers while a third looks on: what the players may not tell each other
// is nowhere in what the others receive.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { browse } from './browser.mjs';
import { clickSomething, complaints, dice, openTable } from './play.mjs';
import { Server } from './server.mjs';

/** @type {Server} */
let server;
/** @type {import('playwright-core').Browser} */
let browser;
before(async () => {
    server = await Server.start();
    browser = await browse();
});
after(async () => {
    await browser?.close();
    await server?.stop();
});

/** A browser of one person, and every byte that it was sent about tables. */
async function person() {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
    const page = await context.newPage();
    const wrong = complaints(page);
    /** @type {any[]} */
    const heard = [];
    page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
            const message = JSON.parse(String(payload));
            if (message.t === 'table') heard.push(message);
        }),
    );
    await page.goto(server.url);
    return { context, page, wrong, heard };
}

test(
    'invited by link, two play and a third looks on without learning a secret',
    { timeout: 180_000 },
    async () => {
        const [ann, bob, eve] = await Promise.all([person(), person(), person()]);
        const opened = await openTable(ann.page, {
            game: 'labyrinth',
            options: { turns: '5' },
            seats: [{ kind: 'person' }, { kind: 'invited' }],
        });
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
        const until = Date.now() + 150_000;
        while (Date.now() < until && !(await ann.page.locator('.result').count())) {
            for (const { page } of [ann, bob]) await clickSomething(page, random);
            await ann.page.waitForTimeout(30);
        }
        for (const { page } of [ann, bob, eve]) await page.waitForSelector('.result');

        // The objective of a player is told to that player alone.
        const secrets = (/** @type {any} */ message, /** @type {number} */ seat) =>
            message.view?.players[seat]?.objectives;
        assert.ok(ann.heard.some((message) => secrets(message, 0)?.length > 0));
        for (const message of ann.heard) assert.equal(secrets(message, 1), undefined);
        for (const message of bob.heard) assert.equal(secrets(message, 0), undefined);
        assert.ok(eve.heard.length > 5);
        for (const message of eve.heard) {
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
    },
);

test('two tabs of one person stay in step', { timeout: 60_000 }, async () => {
    const { context, page, wrong } = await person();
    const { table } = await openTable(page, {
        game: 'splendor',
        seats: [{ kind: 'person' }, { kind: 'bot', level: '1' }],
    });
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
