// @ts-check
// What one can do around a game: from the first page to the first move, hints, undo, clocks, accounts, replays.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, person } from './people.mjs';
import { dice, openTable, playToTheEnd } from './play.mjs';
import { server } from './world.mjs';

test('from the first page to a guided first move without an account', async () => {
    const { context, page, wrong } = await person();
    await page.locator('.game', { hasText: 'Labyrinth' }).locator('.link').click();
    await page.waitForSelector('.guide');
    await page.click('.arrow.open >> nth=0');
    await page.click('.bar .button.main');
    await page
        .getByRole('button', { name: 'Stay here' })
        .or(page.locator('.cell'))
        .first()
        .waitFor();
    assert.deepEqual(wrong, []);
    await context.close();
});

test('a hint is given and can be followed; a decision can be taken back', async () => {
    const { context, page, wrong } = await person();
    const { table } = await deal(
        page,
        {
            game: 'labyrinth',
            options: { first: '1' },
            seats: [{ kind: 'person' }, { kind: 'bot', level: '1' }],
        },
        2,
    );
    await page.goto(`${server.url}/table/${table}`);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'Do it' }).click();
    await page.getByText('Now walk').waitFor();
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByText('turn the spare tile').first().waitFor();
    assert.deepEqual(wrong, []);
    await context.close();
});

test('a screen reader hears a hint in the words of the board', async () => {
    const { context, page, wrong } = await person();
    const { table } = await deal(
        page,
        {
            game: 'labyrinth',
            options: { first: '1' },
            seats: [{ kind: 'person' }, { kind: 'bot', level: '1' }],
        },
        2,
    );
    await page.goto(`${server.url}/table/${table}`);
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('button', { name: 'Conseil' }).click();
    const shown = page.locator('.request strong');
    await shown.waitFor();
    const hint = await shown.textContent();
    const heard = page.locator('[aria-live="polite"]').filter({ hasText: `${hint}.` });
    await heard.waitFor({ state: 'attached' });
    assert.doesNotMatch((await heard.textContent()) ?? '', /\b(push|move|stay|you|to win)\b/);
    assert.deepEqual(wrong, []);
    await context.close();
});

test('another language is spoken at once, by the page and by the server', async () => {
    const { context, page, wrong } = await person();
    const { table } = await deal(
        page,
        {
            game: 'splendor',
            seats: [{ kind: 'person' }, { kind: 'bot', level: '1' }],
        },
        2,
    );
    await page.goto(`${server.url}/table/${table}`);
    const log = page.locator('#log-title ~ ol');
    await log.getByText('A noble waits').first().waitFor();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByText('À vous').first().waitFor();
    await log.getByText('Un noble attend').first().waitFor();
    assert.equal(await log.getByText('A noble waits').count(), 0);
    assert.deepEqual(wrong, []);
    await context.close();
});

// Whichever comes first, the page or the end of the time.
test('when the time is up somebody decides', async () => {
    const { context, page, wrong } = await person();
    const { table } = await deal(
        page,
        {
            game: 'splendor',
            clock: { kind: 'move', ms: 3000 },
            timeout: 'bot',
            seats: [{ kind: 'person' }, { kind: 'bot', level: '1' }],
        },
        2,
    );
    await page.goto(`${server.url}/table/${table}`);
    await page.locator('.players .me .facts', { hasText: /([1-9]|10)\/10/ }).waitFor();
    assert.deepEqual(wrong, []);
    await context.close();
});

test('a guest becomes somebody, leaves, and comes back from another device', async () => {
    const { context, page, wrong } = await person();
    const { table } = await deal(
        page,
        {
            game: 'splendor',
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
    await login.getByRole('button').click();
    await other.page.getByText(`Logged in as ${name}`).waitFor();
    await other.page.goto(server.url);
    await other.page.locator('.mine a').first().click();
    await other.page.waitForSelector('.bar.asked');
    assert.match(other.page.url(), new RegExp(`/table/${table}$`));

    await other.page.getByRole('button', { name: 'Leave' }).first().click();
    await other.page.locator('dialog[open]').getByRole('button', { name: 'Leave' }).click();
    await other.page.waitForURL(`${server.url}/`);
    assert.deepEqual([...wrong, ...other.wrong], []);
    await context.close();
    await other.context.close();
});

test('a table with every option, from the form', async () => {
    const { context, page, wrong } = await person();
    await page.goto(`${server.url}/new/splendor`);
    await page.getByLabel('Seat 2').selectOption('bot');
    await page.getByLabel('Seat 2: Level').selectOption('1');
    await page.getByRole('button', { name: 'One seat more' }).click();
    await page.getByLabel('Seat 3', { exact: true }).selectOption('open');
    await page.locator('#clock-title + label select').selectOption('game');
    await page.getByLabel('Set of rules').selectOption('official');
    await page.getByText('All options').click();
    await page.getByLabel('Prestige').fill('12');
    await page.getByLabel('Prestige').blur();
    await page.getByLabel('Begin').selectOption('host');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: 'Begin now' }).click();
    await page.waitForSelector('.board');
    await page.locator('.players .score', { hasText: '/ 12' }).first().waitFor();
    await page.locator('.clock').first().waitFor();
    assert.deepEqual(wrong, []);
    await context.close();
});

test('a finished game is seen again by anybody, from every seat, and reviewed', async () => {
    const { context, page, wrong } = await person();
    const { table } = await deal(
        page,
        {
            game: 'labyrinth',
            options: { turns: '3' },
            seats: [{ kind: 'person' }, { kind: 'bot', level: '1' }],
        },
        2,
    );
    await page.goto(`${server.url}/table/${table}`);
    await playToTheEnd(page, dice(2));
    await page.goto(`${server.url}/replay/${table}`);
    await page.waitForSelector('.board');
    assert.equal(await page.locator('.goal-of').count(), 2); // all-seeing: the goals of both
    for (const as of ['0', '1', 'spectator']) {
        await page.locator('.controls select').selectOption(as);
        await page.waitForSelector('.board');
    }
    assert.equal(await page.locator('.goal-of').count(), 0);
    await page.getByRole('button', { name: 'Review' }).click();
    await page.locator('#review-title ~ ol').waitFor();
    assert.deepEqual(wrong, []);
    await context.close();
});

test('the host hands the table over, and the next one begins', async () => {
    const ann = await person();
    const bob = await person();
    const { table } = await openTable(ann.page, {
        game: 'splendor',
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
