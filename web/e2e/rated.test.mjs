// @ts-check
// A rated game: that it is one, what it changes, and where one stands.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leave, person } from './people.mjs';
import { dice, openMenu, openTable, playToTheEnd } from './play.mjs';
import { server } from './world.mjs';

test('a rated game says so, shows how it changed ratings, and lists everybody', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const wish = { game: 'gops', rated: true, undo: false };
    const seats = [{ kind: 'person' }, { kind: 'open' }];
    const { table } = await openTable(ann.page, { ...wish, options: { cards: '3' }, seats });
    await server.fixLuck(table, 5);
    for (const { page } of [ann, bob]) await page.goto(`${server.url}/table/${table}`);
    await bob.page.locator('section:has(#waiting-title)').getByText('rated').waitFor();
    await bob.page.getByRole('button', { name: 'Take a seat' }).click();
    await bob.page.waitForSelector('.board');
    await bob.page.getByRole('heading', { name: 'rated' }).waitFor();
    await openMenu(bob.page);
    await bob.page.getByText('This game is rated.').waitFor();
    await bob.page.keyboard.press('Escape');
    await Promise.all([playToTheEnd(ann.page, dice(1)), playToTheEnd(bob.page, dice(2))]);
    for (const { page } of [ann, bob]) {
        await page.locator('.result .rating').nth(1).waitFor();
        for (const text of await page.locator('.result .rating').allInnerTexts())
            assert.match(text, /^Rating\s+\d+\s+[+−±]\d+$/);
    }

    await ann.page.goto(`${server.url}/leaderboard/gops`);
    const rows = ann.page.locator('tbody tr');
    await rows.nth(1).waitFor();
    for (const text of await rows.allInnerTexts())
        assert.match(text, /^\d\s+(Ann|Bob) \d+\s+\d+ ± \d+ provisional\s+1$/);
    // The one that is over is in no list; the next one says how good its host is.
    const { table: next } = await openTable(ann.page, { ...wish, seats });
    await bob.page.goto(`${server.url}/tables`);
    const card = bob.page.locator('.list > li').filter({ hasText: 'rated' });
    await card.getByText(/^\d+ \?$/).waitFor();
    assert.equal(await card.locator(`a[href="/table/${next}"]`).count(), await card.count());
    await leave(ann, bob);
});
