// @ts-check
// For everybody: axe on every page and board, the keyboard alone, phone width, French.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriers } from './axe.mjs';
import { unfold } from './form.mjs';
import { games } from './games.mjs';
import { deal, person } from './people.mjs';
import { complaints, dice, openMenu, openTable, playToTheEnd, tabTo } from './play.mjs';
import { smallTargets, unexplained } from './targets.mjs';
import { browser, server } from './world.mjs';

const phone = { width: 390, height: 844 };
const laptop = { width: 1366, height: 650 };
const many = 6; // seats fill a board

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    test(`axe finds nothing on any page, and every target is large enough, ${colorScheme}`, async () => {
        const context = await browser.newContext({
            colorScheme,
            reducedMotion: 'reduce',
            bypassCSP: true,
        });
        const page = await context.newPage();
        await page.goto(server.url);
        const { table } = await openTable(page, {
            game: 'gops',
            start: 'host',
            seats: [{ kind: 'person' }, { kind: 'invited' }],
        });
        const me = await page.evaluate(async () => (await (await fetch('/api/me')).json()).name);
        const paths = [
            '/',
            '/tables',
            '/settings',
            '/account',
            '/leaderboard/gops',
            `/people/${encodeURIComponent(me)}/`,
            `/table/${table}`,
            '/nothing',
            '/new/nosuch',
            ...games.flatMap(({ id }) => [`/new/${id}`, `/how/${id}`]),
        ];
        const bot = { kind: 'bot', level: '1' };
        const exhibition = { game: 'gops', pace: 60_000, seats: [bot, bot] };
        const { table: watched } = await deal(page, exhibition, 4);
        await page.goto(`${server.url}/table/${watched}`);
        await page.waitForSelector('.playback select');
        assert.deepEqual(await barriers(page), [], 'bots among themselves');
        await page.locator('.playback button').first().click();
        await page.getByRole('button', { name: 'Go on' }).waitFor(); // paused
        assert.deepEqual(await barriers(page), [], 'bots that wait');
        for (const path of paths) {
            await page.goto(server.url + path);
            if (path.startsWith('/new/') && path !== '/new/nosuch') await unfold(page);
            await page.waitForFunction(() => {
                const waiting = [...document.querySelectorAll('main p.soft')];
                const isThere = document.querySelector('main h1') !== null;
                return isThere && !waiting.some((each) => each.textContent?.endsWith('…'));
            });
            for (const size of [phone, laptop]) {
                await page.setViewportSize(size);
                const at = `${path} at ${size.width}`;
                assert.deepEqual(await smallTargets(page), [], at);
                assert.deepEqual(await unexplained(page), [], at);
                const wide = await page.evaluate(() => document.documentElement.scrollWidth);
                assert.ok(wide <= size.width, `${at} is ${wide} px wide`);
            }
            assert.deepEqual(await barriers(page), [], path);
        }
        await context.close();
    });

    const usable = '.board button:enabled:not([data-page] *, [aria-disabled="true"])';
    for (const { id: game, most_seats } of games) {
        test(`axe finds nothing on the board of ${game}, ${colorScheme}`, async () => {
            const context = await browser.newContext({
                colorScheme,
                reducedMotion: 'reduce',
                bypassCSP: true,
            });
            const page = await context.newPage();
            await page.goto(server.url);
            const seats = [
                { kind: 'person' },
                ...Array.from({ length: Math.min(most_seats, many) - 1 }, () => ({
                    kind: 'bot',
                    level: '1',
                })),
            ];
            const { table } = await deal(page, { game, seats }, 4);
            await page.goto(`${server.url}/table/${table}?guide=1`);
            await page.waitForSelector(usable);
            assert.deepEqual(await barriers(page), []);
            await page.click(`${usable} >> nth=0`);
            await page.waitForSelector(usable); // when the others have played
            assert.deepEqual(await barriers(page), []);
            await context.close();
        });
    }
}

test('axe finds nothing at the end of a game and in its replay', async () => {
    const { context, page } = await person('Ann', { bypassCSP: true });
    const { table } = await deal(
        page,
        {
            game: 'gops',
            options: { cards: '3' },
            seats: [{ kind: 'person' }, { kind: 'bot', level: '1' }],
        },
        4,
    );
    await page.goto(`${server.url}/table/${table}`);
    await playToTheEnd(page, dice(9));
    assert.deepEqual(await barriers(page), []);
    await page.goto(`${server.url}/replay/${table}`);
    await page.waitForSelector('.board');
    assert.deepEqual(await barriers(page), []);
    await context.close();
});

test('from the first page into a game by the keyboard alone', async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const wrong = complaints(page);
    await page.goto(server.url);
    // From the top of the page to the first game, and in.
    await page.waitForSelector('.game .button.main');
    await tabTo(page, '.game .button.main');
    await page.keyboard.press('Enter');
    // Gems by their letters, wherever the focus is; after each turn the next one.
    const facts = page.locator('.me .facts');
    const held = async () => Number(/(\d+)\/10/.exec((await facts.textContent()) ?? '')?.[1]);
    for (let turn = 0; turn < 3; ++turn) {
        await page.waitForSelector('.bar.asked');
        const before = await held();
        for (const key of ['w', 'b', 'g', 'r', 'o']) await page.keyboard.press(key);
        await page.keyboard.press('Enter');
        // Three, or fewer where the rival has left gems of fewer colours.
        await facts.filter({ hasNotText: `${before}/10` }).waitFor();
        assert.ok((await held()) > before);
    }
    assert.deepEqual(wrong, []);
    await page.close();
});

test('French, at the width of a phone, to the end', async () => {
    const { context, page, wrong } = await person(null, {
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        locale: 'fr-FR',
    });
    await page.getByText('Comment jouer').first().waitFor();
    assert.equal(await page.getAttribute('html', 'lang'), 'fr');
    for (const { id: game } of games) {
        const seats = [
            { kind: 'person' },
            { kind: 'bot', level: '1' },
            { kind: 'bot', level: '1' },
        ];
        const { table } = await deal(page, { game, seats }, 4);
        await page.goto(`${server.url}/table/${table}`);
        await page.waitForSelector('.board');
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= 360, `${game} is ${wide} px wide`);
        // Names are cut there; the menu shows them whole.
        await openMenu(page);
        const name = page.locator('.menu .name').first();
        await name.waitFor();
        assert.ok(await name.evaluate((each) => each.scrollWidth <= each.clientWidth), game);
    }
    const { table } = await deal(
        page,
        {
            game: 'gops',
            options: { cards: '4' },
            seats: [{ kind: 'person' }, { kind: 'bot', level: '3' }],
        },
        4,
    );
    await page.goto(`${server.url}/table/${table}`);
    await playToTheEnd(page, dice(5));
    await page.getByText('Revanche').waitFor();
    assert.deepEqual(wrong, []);
    await context.close();
});
