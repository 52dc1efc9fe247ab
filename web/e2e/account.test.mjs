// @ts-check
// Guests who stay or go, a forgotten password, a token, the end of an account.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leave, person } from './people.mjs';
import { openTable } from './play.mjs';
import { server } from './world.mjs';

/** @typedef {import('playwright-core').Page} Page */

const password = 'four quiet purple otters';
const solo = { game: 'gops', seats: [{ kind: 'person' }, { kind: 'bot', level: '1' }] };

/**
 * @param {Page} page
 * @param {string} title
 */
const form = (page, title) =>
    page.locator('form').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/**
 * @param {Page} page
 * @param {string} title
 * @param {Record<string, string>} fields
 */
async function fill(page, title, fields) {
    for (const [label, text] of Object.entries(fields))
        await form(page, title).getByLabel(label, { exact: true }).fill(text);
    await form(page, title).getByRole('button', { name: title }).click();
}

/** @param {Page} page */
const me = (page) =>
    page.evaluate(async () => {
        const answer = await fetch('/api/me');
        return answer.ok ? answer.json() : null;
    });

test('a guest who logs out is told what is lost, and loses it only then', async () => {
    const ann = await person('Ann');
    const { page } = ann;
    await openTable(page, solo);
    await page.goto(`${server.url}/account`);
    const { name } = await me(page);
    const asked = page.getByRole('dialog', { name: `Log out, and lose the guest ${name}?` });
    await page.getByRole('button', { name: 'Log out' }).click();
    await asked.getByText('1 table that you could no longer go on with').waitFor();
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await asked.waitFor({ state: 'hidden' });
    assert.equal((await me(page)).name, name);
    await page.getByRole('button', { name: 'Log out' }).click();
    await asked.getByRole('button', { name: 'Log out and lose it' }).click();
    await page.getByText('You are logged out.').first().waitFor();
    assert.equal(await me(page), null);
    await leave(ann);
});

test('registering keeps the tables, and shows a code that replaces a forgotten password', async () => {
    const ann = await person('Ann');
    const { page } = ann;
    await ann.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { table } = await openTable(page, solo);
    await page.goto(`${server.url}/account`);
    // From the question about what is lost to the form that keeps it.
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name');
    await fill(page, 'Create an account', { Name: 'Ada Byron', Password: password });
    await page
        .getByText('The account Ada Byron is there. 1 table goes on with it.')
        .first()
        .waitFor();
    const code = await page.locator('section:has(#code-title) code').innerText();
    await page.getByRole('button', { name: 'Copy: Recovery code' }).click();
    await page.getByRole('button', { name: 'Copied: Recovery code' }).waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), code);
    await page.getByRole('button', { name: 'I have kept it' }).click();
    await page.locator('section:has(#code-title)').waitFor({ state: 'detached' });
    await page.goto(server.url);
    await page.locator(`a[href="/table/${table}"]`, { hasText: 'Continue' }).waitFor();

    const other = await person(); // who has forgotten the password
    await other.page.goto(`${server.url}/account`);
    await other.page.getByRole('button', { name: 'Forgotten your password?' }).click();
    const fresh = 'five loud yellow otters';
    await fill(other.page, 'Set a new password', {
        Name: 'ada byron',
        'Recovery code': code.toLowerCase().replaceAll('-', ' '),
        'New password': fresh,
    });
    await other.page.getByText('The new password holds.').first().waitFor();
    const next = await other.page.locator('section:has(#code-title) code').innerText();
    assert.notEqual(next, code);
    assert.equal(await me(page), null); // all other sessions have ended
    await page.goto(`${server.url}/account`);
    await fill(page, 'Log in', { Name: 'Ada Byron', Password: password });
    await page.getByRole('alert').waitFor();
    await fill(page, 'Log in', { Name: 'Ada Byron', Password: fresh });
    await page.getByText('Logged in as Ada Byron.').waitFor();

    await page.getByLabel('What it is for').fill('my bot');
    await page.getByRole('button', { name: 'Create a token' }).click();
    await page.getByRole('button', { name: 'Copy: Token' }).click();
    await page.getByRole('button', { name: 'Copied: Token' }).waitFor();
    const secret = await page.getByRole('status').locator('code').innerText();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), secret);
    await leave(ann, other);
});

test('whoever deletes an account is told what has happened', async () => {
    const ann = await person();
    const { page } = ann;
    await page.goto(`${server.url}/account`);
    await fill(page, 'Create an account', { Name: 'Grace', Password: password });
    await page.getByText('The account Grace is there.').first().waitFor();
    await page.getByRole('button', { name: 'Delete the account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete the account' });
    await dialog.getByLabel('Password').fill('something else');
    await dialog.getByRole('button', { name: 'Yes, delete it for good' }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('Password').fill(password);
    await dialog.getByRole('button', { name: 'Yes, delete it for good' }).click();
    await page.getByText('The account Grace is deleted.').first().waitFor();
    assert.equal(await me(page), null);
    await leave(ann);
});
