// @ts-check
// Questions that a game seldom asks, where the eye is: positions that the real rules made, told to the page by a socket
// that notes what it answers. And what one sees before a decision is made, with the real server.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isAsked, told } from './notes.mjs';
import { deal, person } from './people.mjs';
import { complaints, decide, dice } from './play.mjs';
import { browser, server } from './world.mjs';

/** @param {string} path from here */
const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
/** @param {string} game @param {string} name */
const position = (game, name) => read(`../../games/${game}/web/fixtures/${name}.json`);

/**
 * A page at a table in this position, and the first thing that it decides.
 * @param {any} table
 */
async function at(table) {
    const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-GB' });
    const wrong = complaints(page);
    /** @type {(words: string) => void} */
    let note = () => {};
    const decided = new Promise((resolve) => (note = resolve));
    await page.routeWebSocket(/\/api\/socket/, (socket) => {
        socket.send(JSON.stringify({ t: 'hello', protocol: 1, you: null, now: 0 }));
        socket.onMessage((text) => {
            const message = JSON.parse(String(text));
            if (message.t === 'follow') socket.send(JSON.stringify(table));
            if (message.t === 'do') note(message.do);
        });
    });
    await page.goto(`${server.url}/table/${table.table}`);
    await page.waitForSelector('.board');
    return { page, wrong, decided };
}

const noGems = { W: 0, B: 0, G: 0, R: 0, O: 0, E: 0 };

test('Splendor: gold is paid where one likes', async () => {
    const table = position('splendor', 'middle');
    const me = table.view.players[0];
    me.gems = { ...noGems, G: 4, E: 2 };
    Object.assign(table.view.grid[3], { due: { G: 4 }, lacks: 0, pays: { G: 4 } });
    table.legal = ['buy a4', 'buy a4 with G G G E', 'buy a4 with G G E E'];
    const { page, wrong, decided } = await at(table);
    await page.click('[data-grid="3"] button');
    const pays = page.locator('.pays .part b');
    assert.deepEqual(await pays.allInnerTexts(), ['4']);
    await page.click('.swap');
    assert.deepEqual(await pays.allInnerTexts(), ['3', '1']);
    await page.click('.swap >> nth=0');
    assert.deepEqual(await pays.allInnerTexts(), ['2', '2']);
    assert.equal(await page.locator('.swap').count(), 1); // only back: there is no more gold
    await page.click('.swap');
    await page.getByRole('button', { name: 'Buy', exact: true }).click();
    assert.equal(await decided, 'buy a4 with G G G E');
    assert.deepEqual(wrong, []);
    await page.close();
});

test('Splendor: gems are returned from where they lie', async () => {
    const table = position('splendor', 'middle');
    table.view.players[0].gems = { ...noGems, W: 4, B: 4, E: 3 };
    table.view.phase = 'give_back';
    table.legal = ['return W', 'return B', 'return E'];
    const { page, wrong, decided } = await at(table);
    await page.waitForSelector('.bar.asked');
    assert.equal(await page.locator('.me .gem.lit').count(), 3);
    assert.equal(await page.locator('.pile.lit').count(), 0);
    await page.click('.me .gem.lit >> nth=1');
    assert.equal(await decided, 'return B');
    assert.deepEqual(wrong, []);
    await page.close();
});

test('Splendor: of several nobles one is chosen on the board', async () => {
    const table = position('splendor', 'middle');
    table.view.phase = 'choose_noble';
    table.legal = ['noble 1', 'noble 3'];
    const { page, wrong, decided } = await at(table);
    const nobles = page.locator('.nobles button:enabled');
    assert.equal(await nobles.count(), 2);
    await nobles.nth(1).click();
    assert.equal(await decided, 'noble 3');
    assert.deepEqual(wrong, []);
    await page.close();
});

for (const [name, words] of /** @type {const} */ ([
    ['bribe', 'bribe'],
    ['reveal', 'reveal'],
    ['confiscate', 'decline'],
]))
    test(`Citadelles: the power of an opponent asks me (${name})`, async () => {
        const table = position('citadels', name);
        assert.ok(table.legal.includes(words), table.legal.join(', '));
        const { page, wrong, decided } = await at(table);
        const question = page.locator('.question');
        assert.match((await question.locator('.sentence').innerText()).trim(), /\?$/);
        const answers = question.locator('button.answer');
        assert.equal(await answers.count(), table.legal.length);
        await answers.nth(table.legal.indexOf(words)).click();
        assert.equal(await decided, words);
        assert.deepEqual(wrong, []);
        await page.close();
    });

test('clocks count down, and say when there is little left', async () => {
    const table = position('splendor', 'middle');
    table.clocks = [
        { seat: 0, left: 7_200_000, runs: true },
        { seat: 1, left: 0, runs: true },
    ];
    const { page, wrong } = await at(table);
    const plenty = page.locator('.clock.runs:not(.short)');
    await plenty.filter({ hasText: '1:59:' }).waitFor();
    await page.locator('.clock.short', { hasText: '0:00' }).waitFor();
    assert.equal(await page.locator('.clock').count(), 2);
    assert.deepEqual(wrong, []);
    await page.close();
});

test('Labyrinthe: a push is seen before it is made', async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const wrong = complaints(page);
    await page.goto(server.url);
    const { table } = await deal(
        page,
        {
            game: 'labyrinth',
            options: { first: '1' },
            seats: [{ kind: 'person' }, { kind: 'bot', level: '1' }],
        },
        5,
    );
    /** @type {string[]} */
    const said = [];
    page.on('websocket', (socket) =>
        socket.on('framesent', ({ payload }) => said.push(String(payload))),
    );
    await page.goto(`${server.url}/table/${table}`);
    await page.waitForSelector('.arrow.open:enabled');
    const maze = () => page.locator('.maze > svg').innerHTML();
    const before = await maze();
    await page.click('.arrow.open >> nth=4');
    await page.waitForSelector('.arrow.chosen');
    await page.waitForSelector('.within'); // where one could walk then, as the server says
    assert.equal(await page.locator('.slid').count(), 7);
    const seen = await maze();
    assert.notEqual(seen, before);
    const spare = () => page.locator('.spare .tile').getAttribute('aria-label');
    const unturned = await spare();
    await page.hover('.maze');
    await page.mouse.wheel(0, 100); // the spare tile is turned, in the preview too
    await page.waitForFunction(
        (was) => document.querySelector('.spare .tile')?.getAttribute('aria-label') !== was,
        unturned,
    );
    await page.waitForFunction((was) => {
        const drawing = document.querySelector('.maze > svg');
        return drawing?.querySelector('.slid') && drawing.innerHTML !== was;
    }, seen);
    await page.locator('.arrow.chosen').focus();
    await page.keyboard.press('Escape');
    await page.waitForSelector('.arrow.chosen', { state: 'detached' });
    const asked = said.map((text) => JSON.parse(text).t);
    assert.ok(asked.includes('try') && !asked.includes('do')); // all of it was only looked at
    await page.click('.arrow.open >> nth=4');
    await page.click('.bar .button.main');
    await page.waitForSelector('.arrow.closed:disabled .cross'); // the way back is crossed out
    assert.deepEqual(wrong, []);
    await page.close();
});

test('RoyalMatch: cards are revealed together', async () => {
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
    test(`RoyalMatch: the hand is in sight on every turn, ${bots + 1} seats`, async () => {
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
