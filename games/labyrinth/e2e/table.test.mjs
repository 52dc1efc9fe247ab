// @ts-check
// Labyrinthe on the page: a guided first move, hints, a turn of two decisions that is taken back, a replay.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, person } from '../../../web/e2e/people.mjs';
import { dice, openMenu, playToTheEnd } from '../../../web/e2e/play.mjs';
import { server } from '../../../web/e2e/world.mjs';

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
    await openMenu(page);
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
        await page.getByLabel('Seen by').selectOption(as);
        await page.waitForSelector('.board');
    }
    assert.equal(await page.locator('.goal-of').count(), 0);
    await page.getByRole('button', { name: 'Review' }).click();
    await page.locator('#review-title ~ ol').waitFor();
    assert.deepEqual(wrong, []);
    await context.close();
});
