// @ts-check
// Gems are told by their shape, in any light and in grey; letters on them are a setting, in the language of the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, position } from '../../../web/e2e/positions.mjs';

const leastDifferent = 0.06; // of the square that a gem fills

test('no two gems have the same shape', async () => {
    const { page } = await at(position('splendor', 'middle'));
    const shapes = await page.evaluate(() =>
        [...document.querySelectorAll('.bank .gem .body')].map((body) => {
            const shape = /** @type {SVGGeometryElement} */ (body);
            const places = Array.from({ length: 32 * 32 }, (_, i) => [i % 32, Math.floor(i / 32)]);
            return places.map(([x, y]) => shape.isPointInFill({ x, y }));
        }),
    );
    assert.equal(shapes.length, 6);
    for (const [i, one] of shapes.entries())
        for (const other of shapes.slice(i + 1)) {
            const differ = one.filter((inside, place) => inside !== other[place]).length;
            assert.ok(differ / one.length >= leastDifferent, `${i}: ${differ / one.length}`);
        }
    await page.close();
});

test('letters are a setting, and those of the language', async () => {
    const { page } = await at(position('splendor', 'middle'));
    const letters = page.locator('.bank .gem text');
    assert.equal(await letters.count(), 0);
    for (const [language, expected] of [
        ['en', 'WBGROE'],
        ['fr', 'BLVROJ'],
    ]) {
        await page.evaluate(
            (settings) => localStorage.setItem('agora.settings', settings),
            JSON.stringify({ speed: 'instant', letters: true, language }),
        );
        await page.reload();
        await letters.first().waitFor();
        assert.equal((await letters.allTextContents()).join(''), expected);
    }
    await page.close();
});
