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

// On a laptop whose browser leaves 650 pixels: whoever is asked for a card sees all of the hand, and the ways
// to play the one that is picked, without scrolling.
for (const bots of [1, 3])
    test(`the hand is in sight on every turn, ${bots + 1} seats`, async () => {
        const viewport = { width: 1366, height: 650 };
        const { context, page, wrong } = await person('Ann', { viewport });
        const level = 'greedy';
        const wish = {
            game: 'royalmatch',
            options: { rounds: '1' },
            seats: [{ kind: 'person' }, ...Array(bots).fill({ kind: 'bot', level })],
        };
        const { table } = await deal(page, wish, 5);
        await page.goto(`${server.url}/table/${table}`);
        const inSight = (/** @type {string} */ what) =>
            page.evaluate((selector) => {
                const boxes = [...document.querySelectorAll(selector)].map((each) =>
                    each.getBoundingClientRect(),
                );
                const outside = boxes.filter(({ top, bottom }) => top < 0 || bottom > innerHeight);
                return { found: boxes.length, outside: outside.map(({ bottom }) => bottom) };
            }, what);
        const sees = async (/** @type {string} */ what, /** @type {string} */ when) => {
            const { found, outside } = await inSight(what);
            assert.ok(found > 0, `${when}: no ${what}`);
            assert.deepEqual(outside, [], `${when}: ${what} is out of sight`);
        };
        await page.click('.goals button.objective');
        await page.click('.goals .button.main');
        await page.waitForSelector('.hand button');
        await sees('.hand button', 'the starting hand');
        for (let i = 0; i < 5; ++i) await page.locator('.hand button').nth(i).click();
        await sees('.start', 'the starting hand');
        await page.click('.start');
        for (let turn = 1; turn <= 12; ++turn) {
            const when = `turn ${turn}`;
            await page.getByText(`Turn ${turn} of 13`).waitFor();
            await page.waitForSelector('.hand button:enabled');
            await page.evaluate(() => scrollTo(0, 0));
            await sees('.question', when);
            await sees('.hand button', when);
            if (turn > 1) await sees('.trick li', when);
            const cards = await page.locator('.hand button').count();
            for (let i = 0; i < cards; ++i) {
                await page.locator('.hand button').nth(i).click();
                await sees('.considering button', `${when}, card ${i + 1}`);
            }
            await page.getByRole('button', { name: 'Play without effect' }).click();
        }
        await page.waitForSelector('.result'); // the last card is played by itself
        assert.deepEqual(wrong, []);
        await context.close();
    });
