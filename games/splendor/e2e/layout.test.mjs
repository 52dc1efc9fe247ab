// @ts-check
// The table under a finger, whatever its size.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameOf, resize, sizes, tooSmall } from '../../../web/e2e/layout.mjs';
import { at, position } from '../../../web/e2e/positions.mjs';

for (const name of ['start', 'middle'])
    test(`a finger hits all that can be pressed (${name})`, async () => {
        const { page } = await at(position('splendor', name), { hasTouch: true, isMobile: true });
        for (const size of sizes) {
            await resize(page, size);
            assert.deepEqual(await tooSmall(page), [], nameOf(size));
        }
        await page.close();
    });

test('and what is to be done with a card', async () => {
    const { page } = await at(position('splendor', 'middle'), { hasTouch: true, isMobile: true });
    await page.click('[data-grid="1 0"] button');
    await page.locator('.question .button.main').waitFor();
    for (const size of sizes) {
        await resize(page, size);
        assert.deepEqual(await tooSmall(page), [], nameOf(size));
    }
    await page.close();
});
