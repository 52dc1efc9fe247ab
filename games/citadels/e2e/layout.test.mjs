// @ts-check
// The table on one screen, whatever its size and however many sit at it: nothing is cut, nothing scrolls, nothing
// moves when something is chosen, and every card tells all of its text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laptop, nameOf, resize, sizes, tooSmall } from '../../../web/e2e/layout.mjs';
import { at, position } from '../../../web/e2e/positions.mjs';

/** What sticks out of the board, or is covered by the edge of the window. */
function cut() {
    const root = document.documentElement;
    const stage = document.querySelector('.stage');
    if (!stage) return ['no stage'];
    const box = stage.getBoundingClientRect();
    const slack = 4; // the cards of a fan are a little askew
    const things =
        '.track > li, .city, .street li, .cards li, .me .card, .me .hits, .stock > *, .spread, .question';
    const out = [...document.querySelectorAll(things)].filter((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        const edge = each.matches('.question') ? new DOMRect(0, 0, innerWidth, innerHeight) : box;
        return (
            left < edge.left - slack ||
            top < edge.top - slack ||
            right > edge.right + slack ||
            bottom > edge.bottom + slack
        );
    });
    const scrolls = root.scrollHeight > innerHeight || root.scrollWidth > innerWidth;
    return [...out.map((each) => each.className), ...(scrolls ? ['the page scrolls'] : [])];
}

for (const name of ['put_down', 'middle', 'as-spy', 'as-cardinal', 'full-middle', 'full-late'])
    test(`everything is in sight at every size (${name})`, async () => {
        const { page, wrong } = await at(position('citadels', name));
        for (const size of sizes) {
            await resize(page, size);
            assert.deepEqual(await page.evaluate(cut), [], nameOf(size));
        }
        assert.deepEqual(wrong, []);
        await page.close();
    });

for (const name of ['put_down', 'keep', 'as-warlord', 'as-assassin', 'as-magistrate', 'full-late'])
    test(`a finger hits all that can be pressed (${name})`, async () => {
        const { page } = await at(position('citadels', name), { hasTouch: true, isMobile: true });
        for (const size of sizes) {
            await resize(page, size);
            assert.deepEqual(await tooSmall(page), [], nameOf(size));
        }
        await page.close();
    });

test('choosing on the way to a decision moves nothing', async () => {
    const { page } = await at(position('citadels', 'as-warlord'));
    await resize(page, laptop);
    const places = () =>
        page.evaluate(() =>
            [...document.querySelectorAll('.track > li, .city, .street li, .cards li')].map(
                (each) => JSON.stringify(each.getBoundingClientRect()),
            ),
        );
    const before = await places();
    await page.getByRole('button', { name: 'Destroy a district' }).click();
    await page.locator('.spread').waitFor();
    assert.deepEqual(await places(), before);
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await page.locator('.spread.folded').waitFor();
    assert.deepEqual(await places(), before);
    await page.close();
});

test('a card tells its whole text to the keyboard: in hand, on the table, while choosing', async () => {
    const { page } = await at(position('citadels', 'as-warlord'));
    const tip = page.getByRole('tooltip');
    await page.keyboard.press('Tab'); // what follows is the focus of a keyboard
    await page.locator('.cards [aria-label^="Imperial Treasury"]').focus();
    await tip.getByText('unique, costs 5').waitFor();
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'detached' });
    await page.locator('.track [aria-label="Thief"]').focus();
    await tip.getByText('Name another character').waitFor();
    await page.close();
});
