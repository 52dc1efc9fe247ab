// @ts-check
// Games that the page knows nothing about, on the board for all of them: played to the end by mouse, by keyboard
// and on a phone, in both languages, looked at by others and looked at again. AGORA_GAMES names them; nothing here
// knows one either. AGORA_OWN_BOARD names one that came with e2e/fixtures/board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriers } from './axe.mjs';
import { isAsked, isSettled, isTold, told } from './notes.mjs';
import { deal, leave, person } from './people.mjs';
import { dice } from './play.mjs';
import { server } from './world.mjs';

/** @typedef {import('playwright-core').Page} Page */

const games = (process.env.AGORA_GAMES ?? 'gops').split(' ');
const own = process.env.AGORA_OWN_BOARD;
const sizes = [
    { width: 1366, height: 650 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
];

/**
 * What the server says of a game.
 * @param {string} game
 * @param {string} language
 * @returns {Promise<any>}
 */
async function about(game, language) {
    return (await fetch(`${server.url}/api/games/${game}?lang=${language}`)).json();
}

/**
 * Opens a table against a bot, for a short game or, whole, by the usual rules.
 * @param {Page} page
 * @param {string} game
 * @param {boolean} [whole]
 */
async function sitDown(page, game, whole = false) {
    const { options } = await about(game, 'en');
    /** @type {Record<string, string>} */
    const short = {};
    for (const { name, least, most } of options)
        if (least !== undefined) short[name] = String(Math.min(least + 1, most));
    const { table } = await deal(
        page,
        {
            game,
            options: whole ? {} : short,
            listed: true,
            seats: [{ kind: 'person' }, { kind: 'bot', level: '1' }],
        },
        3,
    );
    await page.goto(`${server.url}/table/${table}`);
    await page.waitForSelector('.board .choices button, .result');
    return table;
}

/**
 * All that is on the screen, what only a screen reader says included.
 * @param {Page} page
 */
const screenText = (page) =>
    page.evaluate(() => {
        const said = [...document.querySelectorAll('[aria-label], [title]')].flatMap((each) => [
            each.getAttribute('aria-label') ?? '',
            each.getAttribute('title') ?? '',
        ]);
        return [document.body.innerText, ...said].join('\n');
    });

/**
 * Sentences and labels, no data: neither signs nor keys of JSON, nor what a program says for nothing.
 * @param {Page} page
 * @param {string} game
 */
async function assertReadable(page, game) {
    const text = await screenText(page);
    assert.doesNotMatch(text, /[{}[\]"]|undefined|NaN|null\b/);
    const { view } = await about(game, 'en');
    const keys = [view, ...Object.values(view.$defs ?? {})].flatMap(({ properties }) =>
        Object.keys(properties ?? {}),
    );
    assert.ok(keys.length > 0);
    assert.doesNotMatch(text, new RegExp(`["'](${keys.join('|')})["']|\\b(${keys.join('|')})=`));
}

/**
 * The board has a button for each decision, in the language of its player, and a panel for each player with what
 * the schema names.
 * @param {Page} page
 * @param {string} language
 */
async function assertWhole(page, language) {
    const { game, seats, legal, labels } = await told(page);
    const { view } = await about(game, language);
    assert.equal(legal.length, labels.length);
    const names = await page
        .locator('.board .choices button')
        .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
    const plain = names.map((name) => name.replace(/ \([^)]*\)$/, '').toLowerCase());
    assert.deepEqual(
        plain.toSorted(),
        labels.map((/** @type {string} */ label) => label.toLowerCase()).toSorted(),
    );
    const text = await page.locator('.board').innerText();
    for (const { name } of seats) assert.ok(text.includes(name), name);
    const shown = /** @type {any[]} */ (Object.values(view.properties));
    for (const { title, type } of shown)
        if (title && type !== 'boolean') assert.ok(text.includes(title), `${title} in ${text}`);
}

/**
 * Plays to the end; `choose` makes one decision of somebody who is asked.
 * @param {Page} page
 * @param {(moment: number) => Promise<void>} choose
 * @param {(version: number) => Promise<void>} [then]
 */
async function play(page, choose, then) {
    for (;;) {
        await page.waitForFunction(() => {
            const { asked } = /** @type {any} */ (window).notes;
            const isOffered = document.querySelector('.board .choices button') !== null;
            return document.querySelector('.result') !== null || (isOffered && asked() !== null);
        });
        if (await page.locator('.result').count()) return;
        const moment = (await told(page)).moment;
        await choose(moment);
        const version = await isSettled(page, moment);
        await then?.(version);
        // What was asked is not asked any more: a new question, or none.
        await page.waitForFunction(
            (before) => /** @type {any} */ (window).notes.table().moment !== before,
            moment,
        );
    }
}

/**
 * The replay of a table: every position can be looked at, as everybody saw it.
 * @param {Page} page
 * @param {string} game
 */
async function lookAgain(page, game) {
    await page.click('.result a[href^="/replay/"]');
    await page.waitForSelector('.board');
    const slider = page.locator('input[type=range]');
    const last = Number(await slider.getAttribute('max'));
    await slider.focus();
    await page.keyboard.press('Home');
    for (let at = 1; at <= last; ++at) {
        await page.keyboard.press('ArrowRight');
        await page.waitForSelector('.did');
        assert.equal(await page.locator('.board button:not([data-page] *)').count(), 0);
    }
    await assertReadable(page, game);
    for (const as of ['0', '1', 'spectator', 'all']) {
        await page.getByLabel(/^(Seen by|Vu par)$/).selectOption(as);
        await page.waitForSelector('.board');
    }
    assert.deepEqual(await barriers(page), []);
}

for (const game of games) {
    test(`${game} by mouse, with a hint and a spectator`, async () => {
        const size = sizes[0];
        const ann = await person('Ann', { viewport: size, bypassCSP: true });
        const eve = await person(null, { locale: 'fr-FR', bypassCSP: true });
        const { page } = ann;
        const table = await sitDown(page, game);
        await eve.page.goto(`${server.url}/table/${table}`);
        await eve.page.waitForSelector('.board');
        assert.equal(await eve.page.locator('.board button:not([data-page] *)').count(), 0);
        await assertWhole(page, 'en');
        await assertReadable(page, game);
        await assertReadable(eve.page, game);
        assert.deepEqual(await barriers(page), []);
        assert.deepEqual(await barriers(eve.page), []);

        await page.getByRole('button', { name: 'Hint' }).click();
        await page.waitForSelector('.request strong');
        const advised = page.locator('.board .choices button.advised');
        assert.equal(await advised.count(), 1);
        const hint = await page.locator('.request strong').innerText();
        assert.match((await advised.getAttribute('aria-label')) ?? '', /recommended/);
        assert.ok(
            (await advised.getAttribute('aria-label'))
                ?.toLowerCase()
                .startsWith(hint.toLowerCase()),
        );
        await assertReadable(page, game);
        assert.deepEqual(await barriers(page), []);

        const random = dice(3);
        await play(
            page,
            async () => {
                const buttons = page.locator('.board .choices button');
                await buttons.nth(Math.floor(random() * (await buttons.count()))).click();
            },
            (version) => isTold(eve.page, version).then(() => {}),
        );
        await eve.page.waitForSelector('.result');
        for (const each of [page, eve.page]) {
            await assertReadable(each, game);
            assert.deepEqual(await barriers(each), []);
        }
        await lookAgain(page, game);
        await leave(ann, eve);
    });

    test(`${game} by keyboard alone, in French`, async () => {
        const bea = await person('Bea', { locale: 'fr-FR', viewport: sizes[0], bypassCSP: true });
        const { page } = bea;
        await sitDown(page, game);
        await assertWhole(page, 'fr');
        await assertReadable(page, game);
        const isInside = () =>
            page.evaluate(() => !!document.activeElement?.closest('.board .choices'));
        for (let tabs = 0; tabs < 60 && !(await isInside()); ++tabs)
            await page.keyboard.press('Tab');
        let decisions = 0;
        await play(page, async () => {
            // From the second on the next question has the focus already.
            await page.waitForFunction(() => !!document.activeElement?.closest('.board .choices'));
            if (++decisions % 2 === 0) await page.keyboard.press('ArrowRight');
            else await page.keyboard.press('End');
            await page.keyboard.press('Enter');
        });
        assert.ok(decisions > 0);
        await assertReadable(page, game);
        await leave(bea);
    });

    test(`${game} on a phone`, async () => {
        const cleo = await person('Cleo', {
            locale: 'fr-FR',
            viewport: sizes[1],
            hasTouch: true,
            isMobile: true,
            colorScheme: 'dark',
            bypassCSP: true,
        });
        const { page } = cleo;
        await sitDown(page, game);
        assert.deepEqual(await barriers(page), []);
        const random = dice(5);
        await play(page, async () => {
            const buttons = page.locator('.board .choices button');
            await buttons.nth(Math.floor(random() * (await buttons.count()))).tap();
        });
        assert.deepEqual(await barriers(page), []);
        await leave(cleo);
    });

    test(`${game}: all is in sight and large enough`, async () => {
        const dora = await person('Dora', { viewport: sizes[0] });
        const { page } = dora;
        await sitDown(page, game, true);
        await isAsked(page);
        for (const size of sizes) {
            await page.setViewportSize(size);
            const wrong = await page.evaluate(() => {
                const board = document.querySelector('.board');
                board?.scrollIntoView({ block: 'end' });
                const all = [
                    ...(board?.querySelectorAll('.chip, .value, .name, .choices button') ?? []),
                ];
                // Dozens of decisions fill a phone: one scrolls then.
                const scrolls = (board?.querySelectorAll('.choices button').length ?? 0) > 20;
                return all.flatMap((each) => {
                    const { left, top, right, bottom, width, height } =
                        each.getBoundingClientRect();
                    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                    const isSmall = each.matches('button') && (width < 43.9 || height < 43.9);
                    const isSeen = there && (each.contains(there) || there.contains(each));
                    if (!isSmall && (scrolls || isSeen)) return [];
                    return `${each.textContent} at ${Math.round(left)}, ${Math.round(top)}, ${width} x ${height}`;
                });
            });
            assert.deepEqual(wrong, [], JSON.stringify(size));
        }
        await leave(dora);
    });
}

test('a board that came with its game', { skip: !own, timeout: 120_000 }, async () => {
    const fay = await person('Fay', { viewport: sizes[0] });
    const { page } = fay;
    await sitDown(page, own ?? '');
    assert.equal(await page.locator('.own-board').count(), 1);
    await play(page, () => page.locator('.own-board button').first().click());
    assert.equal(await page.locator('.own-board').count(), 1);
    await leave(fay);
});
