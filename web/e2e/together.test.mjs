// @ts-check
// Tables that only their link opens, and two tabs of one person.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unfold } from './form.mjs';
import { isAsked, isTold } from './notes.mjs';
import { deal, person } from './people.mjs';
import { decide, dice, openMenu, playToTheEnd } from './play.mjs';
import { server } from './world.mjs';

/**
 * What somebody was told of tables.
 * @param {string[]} sent
 */
const heardBy = (sent) => sent.map((text) => JSON.parse(text)).filter(({ t }) => t === 'table');

test('a table that is not listed is there for those who have its link, and for nobody else', async () => {
    const [ann, bob, eve] = await Promise.all([person(), person(), person()]);
    await ann.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await ann.page.goto(`${server.url}/new/gops`);
    await unfold(ann.page);
    await ann.page.getByLabel('In the list of tables').uncheck();
    await ann.page.getByLabel('Seat 2').selectOption('bot');
    await ann.page.getByRole('spinbutton', { name: /^Cards/ }).fill('3');
    await ann.page.locator('select:has(option[value="host"])').selectOption('host');
    await ann.page.getByRole('button', { name: 'Open the table' }).click();
    const begin = ann.page.getByRole('button', { name: 'Begin now' });
    await begin.waitFor();
    const address = new URL(ann.page.url()); // who takes part needs no key
    await server.fixLuck(Number(address.pathname.split('/').at(-1)), 5);
    await begin.click();
    await ann.page.waitForSelector('.board');
    assert.equal(address.search, '');

    await openMenu(ann.page);
    await ann.page.getByRole('button', { name: 'Copy link' }).click();
    const link = await ann.page.evaluate(() => navigator.clipboard.readText());
    assert.match(link, /\/table\/\d+\?key=[\w-]{16,}$/);
    await bob.page.goto(link);
    await bob.page.waitForSelector('.board');
    // A key in an address may be somebody's invitation: the page does not pass it on.
    await openMenu(bob.page);
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
            game: 'gops',
            seats: [{ kind: 'person' }, { kind: 'bot', level: '1' }],
        },
        3,
    );
    const other = await context.newPage();
    for (const tab of [page, other]) {
        await tab.goto(`${server.url}/table/${table}`);
        await isAsked(tab);
    }
    const before = await other.locator('.board').innerText();
    await isTold(other, await decide(page, dice(3)));
    for (const tab of [page, other]) await isAsked(tab); // the bot has decided too
    const after = await page.locator('.board').innerText();
    assert.notEqual(after, before);
    await other.locator('.board').evaluate(
        (board, text) =>
            new Promise((resolve) => {
                const look = () => {
                    const { innerText } = /** @type {HTMLElement} */ (board);
                    if (innerText === text) resolve(true);
                    else requestAnimationFrame(look);
                };
                look();
            }),
        after,
    );
    assert.deepEqual(wrong, []);
    await context.close();
});
