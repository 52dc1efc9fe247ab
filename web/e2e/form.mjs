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

/** @param {import('playwright-core').Locator} select */
export const wordsOf = (select) =>
    select
        .locator('option')
        .evaluateAll((all) => all.map((each) => /** @type {HTMLOptionElement} */ (each).value));
