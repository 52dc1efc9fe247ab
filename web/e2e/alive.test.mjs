// @ts-check
// Pages that follow what happens: the lobby, one's own tables, and whose turn it is wherever one is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leave, person } from './people.mjs';
import { openTable, post } from './play.mjs';
import { server } from './world.mjs';

/** Counts the notes that are played. */
function listen() {
    const { start } = OscillatorNode.prototype;
    Object.assign(window, { notesPlayed: 0 });
    OscillatorNode.prototype.start = function (/** @type {number | undefined} */ when) {
        ++/** @type {any} */ (window).notesPlayed;
        start.call(this, when);
    };
}

/**
 * @param {import('playwright-core').Page} page
 * @param {number} table
 * @param {string} text
 */
const link = (page, table, text) =>
    page.locator(`main a[href="/table/${table}"]`).filter({ hasText: text });

test('lobby and own tables follow what happens, and a turn is told on every page', async () => {
    const [ann, bob, eve] = [await person('Ann'), await person('Bob'), await person('Eve')];
    await bob.context.addInitScript(listen);
    await ann.page.goto(`${server.url}/tables`);
    await bob.page.goto(`${server.url}/settings`);
    await bob.page.getByRole('heading', { name: 'Settings' }).click(); // else a page may not sound
    await ann.page.getByText('No table waits for players right now.').waitFor();

    const seats = [{ kind: 'person' }, { kind: 'open' }];
    const { table } = await openTable(bob.page, { game: 'gops', seats });
    const card = ann.page.locator('.list > li').filter({ hasText: 'GOPS' });
    await link(ann.page, table, 'Join').waitFor();
    await card.getByText('1 free seat · no clock').waitFor();
    assert.equal(await card.locator('.picture svg').count(), 1);
    // What one does not want to see.
    await ann.page.getByLabel('rated only').check();
    await ann.page.getByText('No table fits these filters.').first().waitFor();
    await ann.page.getByLabel('rated only').uncheck();
    await ann.page.getByLabel('Find a player').fill('bob');
    await link(ann.page, table, 'Join').waitFor();
    await ann.page.getByLabel('Find a player').fill('');

    await post(eve.page, `/api/tables/${table}/join`, {});
    await link(ann.page, table, 'Watch').waitFor();
    await bob.page.waitForFunction(() => document.title.startsWith('(1) Settings'));
    await bob.page.getByRole('link', { name: /^Tables.*: 1 table waits for you$/ }).waitFor();
    await bob.page
        .locator('[aria-live=polite]')
        .filter({ hasText: 'It is your turn: GOPS.' })
        .waitFor();
    await bob.page.waitForFunction(() => /** @type {any} */ (window).notesPlayed > 0);
    await bob.page.getByRole('link', { name: 'Agora' }).click();
    await link(bob.page, table, 'Continue').waitFor();
    await bob.page.locator('.turn').getByText('your turn').waitFor();

    await post(eve.page, `/api/tables/${table}/leave`, {});
    await post(bob.page, `/api/tables/${table}/leave`, {});
    await link(bob.page, table, 'Continue').waitFor({ state: 'detached' });
    await bob.page.waitForFunction(() => !document.title.startsWith('('));
    await ann.page.getByText('No game is on right now.').waitFor();
    await leave(ann, bob, eve);
});

test('on the first page a game goes by, to be looked at only', async () => {
    const ann = await person(null, { reducedMotion: 'no-preference' });
    const scene = ann.page.locator('.scene[inert]');
    await scene.locator('.layout > .stage').waitFor();
    const before = await scene.innerHTML();
    await ann.page.waitForFunction(
        (html) => document.querySelector('.scene')?.innerHTML !== html,
        before,
    );
    await ann.page.setViewportSize({ width: 390, height: 844 }); // no room for it
    await scene.waitFor({ state: 'detached' });
    await leave(ann);
});
