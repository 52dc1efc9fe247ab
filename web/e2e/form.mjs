// @ts-check
// The form of a new table.

/** @typedef {import('playwright-core').Page} Page */

/**
 * Opens the table of the form.
 * @param {Page} page
 * @returns {Promise<any>} what the server says it is
 */
export async function open(page) {
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL(/\/table\/\d+/);
    return page.evaluate(async () => {
        const id = location.pathname.split('/').at(-1);
        return (await fetch(`/api/tables/${id}`)).json();
    });
}

/**
 * Opens every question and everything that is folded away.
 * @param {Page} page
 */
export async function unfold(page) {
    const folded = page.locator('form details:not([open]) > summary:visible');
    await page.locator('form summary').first().waitFor();
    while ((await folded.count()) > 0) await folded.first().click();
}

/**
 * The chosen time, `none`, `move` or `game`.
 * @param {Page} page
 */
export const clockOf = (page) => page.locator('input[name=clock]:checked').inputValue();

/** @param {import('playwright-core').Locator} select */
export const wordsOf = (select) =>
    select
        .locator('option')
        .evaluateAll((all) => all.map((each) => /** @type {HTMLOptionElement} */ (each).value));
