// @ts-check
// What the clocks of a table show.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyPosition, at } from './positions.mjs';

test('clocks count down, and say when there is little left', async () => {
    const table = anyPosition('middle');
    table.clocks = [
        { seat: 0, left: 7_200_000, runs: true },
        { seat: 1, left: 0, runs: true },
    ];
    const { page, wrong } = await at(table);
    const plenty = page.locator('.clock.runs:not(.short)');
    await plenty.filter({ hasText: '1:59:' }).waitFor();
    await page.locator('.clock.short', { hasText: '0:00' }).waitFor();
    assert.equal(await page.locator('.clock').count(), 2);
    assert.deepEqual(wrong, []);
    await page.close();
});
