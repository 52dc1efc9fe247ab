// @ts-check
// Questions that Splendor seldom asks, where the eye is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, position } from '../../../web/e2e/positions.mjs';

const noGems = { W: 0, B: 0, G: 0, R: 0, O: 0, E: 0 };

test('gold is paid where one likes', async () => {
    const table = position('splendor', 'middle');
    const me = table.view.players[0];
    me.gems = { ...noGems, G: 4, E: 2 };
    Object.assign(table.view.grid[3], { due: { G: 4 }, lacks: 0, pays: { G: 4 } });
    table.legal = ['buy a4', 'buy a4 with G G G E', 'buy a4 with G G E E'];
    const { page, wrong, decided } = await at(table);
    await page.click('[data-grid="4 0"] button');
    const pays = page.locator('.pays .part b');
    const swap = page.locator('.swap');
    assert.equal(await swap.count(), 1); // gold itself is no choice
    // One gold more at each click; when there is no more, none.
    for (const now of ['40', '31', '22', '40']) {
        assert.deepEqual(await pays.allInnerTexts(), [...now]);
        await swap.click();
    }
    assert.deepEqual(await pays.allInnerTexts(), ['3', '1']);
    await page.getByRole('button', { name: 'Buy', exact: true }).click();
    assert.equal(await decided, 'buy a4 with G G G E');
    assert.deepEqual(wrong, []);
    await page.close();
});

test('gems are returned from where they lie', async () => {
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

test('of several nobles one is chosen on the board', async () => {
    const table = position('splendor', 'middle');
    table.view.phase = 'choose_noble';
    table.legal = ['noble 1', 'noble 3'];
    const { page, wrong, decided } = await at(table);
    const nobles = page.locator('.nobles button[aria-disabled=false]');
    assert.equal(await nobles.count(), 2);
    await nobles.nth(1).click();
    assert.equal(await decided, 'noble 3');
    assert.deepEqual(wrong, []);
    await page.close();
});
