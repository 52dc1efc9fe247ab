// @ts-check
// What one can do around a game: languages, clocks, accounts, hosts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAsked } from './notes.mjs';
import { deal, leave, person, twoAndAWatcher } from './people.mjs';
import { decide, dice, openMenu, openTable } from './play.mjs';
import { server } from './world.mjs';

test('another language is spoken at once, by the page and by the server', async () => {
    const { context, page, wrong } = await person();
    const { table } = await deal(
        page,
        {
            game: 'gops',
            seats: [{ kind: 'person' }, { kind: 'bot', level: '1' }],
        },
        2,
    );
    await page.goto(`${server.url}/table/${table}`);
    const log = page.locator('#log-title ~ ol');
    await isAsked(page);
    await decide(page, dice(2));
    await log.getByText(' bids ').first().waitFor();
    await openMenu(page);
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByText('À vous').first().waitFor();
    await log.getByText(' mise ').first().waitFor();
    assert.equal(await log.getByText(' bids ').count(), 0);
    assert.deepEqual(wrong, []);
    await context.close();
});

// Whichever comes first, the page or the end of the time.
test('when the time is up somebody decides', async () => {
    const { context, page, wrong } = await person();
    const { table } = await deal(
        page,
        {
            game: 'gops',
            clock: { kind: 'move', ms: 3000 },
            timeout: 'bot',
            seats: [{ kind: 'person' }, { kind: 'bot', level: '1' }],
        },
        2,
    );
    await page.goto(`${server.url}/table/${table}`);
    // What the two bid is told when both have.
    await page.locator('#log-title ~ ol').getByText(' bids ').first().waitFor();
    assert.deepEqual(wrong, []);
    await context.close();
});

test('a guest becomes somebody, leaves, and comes back from another device', async () => {
    const { context, page, wrong } = await person();
    const { table } = await deal(
        page,
        {
            game: 'gops',
            seats: [{ kind: 'person' }, { kind: 'bot', level: '1' }],
        },
        2,
    );
    await page.goto(`${server.url}/account`);
    const name = 'Ada Lovelace';
    const form = page.locator('form').filter({ hasText: 'at least 8 characters' });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Password').fill('four quiet purple otters');
    await form.getByRole('button').click();
    await page.getByText(`Logged in as ${name}`).waitFor();

    const other = await person(); // another device
    await other.page.goto(`${server.url}/account`);
    const login = other.page
        .locator('form')
        .filter({ has: other.page.locator('h2', { hasText: 'Log in' }) });
    await login.getByLabel('Name').fill(name);
    await login.getByLabel('Password').fill('four quiet purple otters');
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await other.page.getByText(`Logged in as ${name}`).waitFor();
    await other.page.goto(server.url);
    await other.page.getByRole('link', { name: 'Continue' }).click();
    await isAsked(other.page);
    assert.match(other.page.url(), new RegExp(`/table/${table}$`));

    await openMenu(other.page);
    await other.page.getByRole('button', { name: 'Leave' }).first().click();
    await other.page.locator('dialog[open]').getByRole('button', { name: 'Leave' }).click();
    await other.page.waitForURL(`${server.url}/`);
    assert.deepEqual([...wrong, ...other.wrong], []);
    await context.close();
    await other.context.close();
});

test('the host hands the table over, and the next one begins', async () => {
    const ann = await person();
    const bob = await person();
    const { table } = await openTable(ann.page, {
        game: 'gops',
        start: 'host',
        seats: [{ kind: 'person' }, { kind: 'open' }, { kind: 'open' }],
    });
    await server.fixLuck(table, 2);
    await ann.page.goto(`${server.url}/table/${table}`);
    await bob.page.goto(`${server.url}/table/${table}`);
    await bob.page.getByRole('button', { name: 'Take a seat' }).first().click();
    await ann.page.getByRole('button', { name: 'Make host' }).click();
    await bob.page.getByRole('button', { name: 'Begin now' }).click();
    for (const { page, wrong, context } of [ann, bob]) {
        await page.waitForSelector('.board');
        assert.deepEqual(wrong, []);
        await context.close();
    }
});

test('whoever looks elsewhere hears at once that it is their turn', async () => {
    const { ann, bob, eve, decide: choose } = await twoAndAWatcher({ game: 'gops' }, 1);
    const { page } = ann;
    await page.mouse.click(2, 300); // a page may sound after a click
    await page.evaluate(() => {
        const { start } = OscillatorNode.prototype;
        OscillatorNode.prototype.start = function (/** @type {number | undefined} */ when) {
            document.documentElement.dataset.tones = 'some';
            start.call(this, when);
        };
    });
    const look = (/** @type {boolean} */ away) =>
        page.evaluate((hidden) => {
            Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
            document.dispatchEvent(new Event('visibilitychange'));
        }, away);
    const choices = page.locator('.board .choices button');
    const tones = page.locator('[data-tones]');

    await choose(ann, 'bid 3');
    await choices.first().waitFor({ state: 'detached' });
    await look(true);
    await choose(bob, 'bid 4');
    await page.waitForFunction(() => document.title.startsWith('● Your turn'));
    await tones.waitFor();
    assert.equal(await choices.count(), 0); // what happens waits for the eye
    await page.evaluate(() => delete document.documentElement.dataset.tones);
    await look(false);
    await choices.first().waitFor();
    assert.equal(await tones.count(), 0); // once is enough
    await leave(ann, bob, eve);
});
