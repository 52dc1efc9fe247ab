// @ts-check
// A turn in which much flies, for web/e2e/bench.mjs.

/** @param {import('playwright-core').Page} page of somebody who begins */
export async function takeThree(page) {
    for (const pile of [0, 1, 2]) await page.click(`.pile.lit >> nth=${pile}`);
    await page.click('.bar .button.main');
    await page.locator('.me .facts', { hasText: '3/10' }).waitFor();
}

export const turn = takeThree;
