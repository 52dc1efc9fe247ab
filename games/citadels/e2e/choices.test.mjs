// @ts-check
// Questions that Citadelles seldom asks, where the eye is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, position } from '../../../web/e2e/positions.mjs';

for (const [name, words] of /** @type {const} */ ([
    ['bribe', 'bribe'],
    ['reveal', 'reveal'],
    ['confiscate', 'decline'],
]))
    test(`the power of an opponent asks me (${name})`, async () => {
        const table = position('citadels', name);
        assert.ok(table.legal.includes(words), table.legal.join(', '));
        const { page, wrong, decided } = await at(table);
        const question = page.locator('.question');
        assert.match((await question.locator('.prompt').innerText()).trim(), /\?$/);
        const answers = question.locator('button.answer');
        assert.equal(await answers.count(), table.legal.length);
        await answers.nth(table.legal.indexOf(words)).click();
        assert.equal(await decided, words);
        assert.deepEqual(wrong, []);
        await page.close();
    });
