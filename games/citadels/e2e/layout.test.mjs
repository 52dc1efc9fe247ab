// @ts-check
// The table on one screen, whatever its size and however many sit at it: nothing is cut, nothing scrolls, nothing
// moves when something is chosen, and every card tells all of its text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, position } from '../../../web/e2e/positions.mjs';

const sizes = [
    [1366, 650],
    [1440, 900],
    [1920, 1080],
    [768, 1024],
    [1024, 768],
    [390, 844],
    [844, 390],
];

/** What sticks out of the board, or is covered by the edge of the window. */
function cut() {
    const root = document.documentElement;
    const stage = document.querySelector('.stage');
    if (!stage) return ['no stage'];
    const box = stage.getBoundingClientRect();
    const slack = 4; // the cards of a fan are a little askew
    const things =
        '.track > li, .city, .street li, .cards li, .me > *, .stock > *, .spread, .question';
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
        for (const [width, height] of sizes) {
            await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
            assert.deepEqual(await page.evaluate(cut), [], `${width}x${height}`);
        }
        assert.deepEqual(wrong, []);
        await page.close();
    });

test('choosing on the way to a decision moves nothing', async () => {
    const { page } = await at(position('citadels', 'as-warlord'));
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
