// @ts-check
// Playing by clicking, as somebody would who knows no rules: whatever the board offers, it takes. The same numbers
// click the same: each click waits until the page has shown what came of the one before.
import { askedAt, isSettled } from './notes.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** A source of numbers that is the same in every run. */
export function dice(seed = 1) {
    let state = seed;
    return () => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return state / 2147483648;
    };
}

/**
 * Everything that went wrong in a page without anybody being told.
 * @param {Page} page
 */
export function complaints(page) {
    /** @type {string[]} */
    const list = [];
    page.on('pageerror', (error) => list.push(error.message));
    page.on('console', (message) => {
        const text = message.text();
        // The browser itself reports sockets and requests that fail while the server is down.
        const isBad = message.type() === 'error' || message.type() === 'warning';
        if (isBad && !/WebSocket|Failed to load resource/.test(text)) list.push(text);
    });
    return list;
}

/**
 * Asks the server for something, as the person of this page.
 * @param {Page} page
 * @param {string} path
 * @param {object} body
 * @returns {Promise<any>}
 */
export function post(page, path, body) {
    return page.evaluate(
        async ([to, what]) => {
            const answer = await fetch(/** @type {string} */ (to), {
                method: 'POST',
                headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify(what),
            });
            if (!answer.ok) throw new Error(`${to}: ${await answer.text()}`);
            return answer.json();
        },
        [path, body],
    );
}

let guests = 0;

/**
 * Whoever is nobody yet becomes a guest; names are not taken twice.
 * @param {Page} page
 * @param {string} [name]
 */
export async function beGuest(page, name = 'Tester') {
    const isSomebody = await page.evaluate(async () => (await fetch('/api/me')).ok);
    if (!isSomebody) await post(page, '/api/guest', { name: `${name} ${++guests}` });
}

/**
 * Opens a table by the server's own door, as the person of this page; without a clock, unless the wish has one.
 * @param {Page} page
 * @param {object} wish
 * @returns {Promise<{table: number, invitations: {seat: number, key: string}[]}>}
 */
export async function openTable(page, wish) {
    await beGuest(page);
    return post(page, '/api/tables', { clock: { kind: 'none' }, ...wish });
}

/**
 * Whatever would be clicked next, marked; whether there is anything.
 * @param {{first: number, second: number}} numbers between 0 and 1
 */
function markSomething({ first, second }) {
    const choose = () => {
        // What gives something away is asked about; the one who clicks here means it. A notice lies above the rest.
        const above = document.querySelector('dialog[open] .button.danger, .blow .button');
        if (above) return above;
        // What the page itself has beside the board is not the board's.
        const all = document.querySelectorAll('.board button:not([data-page] *)');
        const usable = [...all].filter(
            (each) =>
                each.matches(':enabled:not(.quiet, [aria-disabled="true"])') &&
                each.getClientRects().length > 0,
        );
        const main = usable.filter((each) => each.matches('.main'));
        const lit = usable.filter((each) => each.matches('.lit, .open, .cell, .answer'));
        const from =
            main.length > 0 && first < 0.8 ? main : lit.length > 0 && first < 0.95 ? lit : usable;
        return from[Math.floor(second * from.length)];
    };
    document.querySelector('[data-tester]')?.removeAttribute('data-tester');
    const chosen = choose();
    chosen?.setAttribute('data-tester', '');
    return chosen !== undefined;
}

/**
 * One click on the board of somebody who is asked. Buttons that finish a decision come first.
 * @param {Page} page
 * @param {() => number} random
 */
export async function clickSomething(page, random) {
    const numbers = { first: random(), second: random() };
    if (!(await page.evaluate(markSomething, numbers)))
        throw new Error(`asked, and there is nothing to click: ${page.url()}`);
    await page.mouse.move(0, 0); // what it points at tells about itself, over the rest
    await page.click('[data-tester]');
}

const mostClicks = 100; // for one decision

/**
 * One decision of somebody who is asked.
 * @param {Page} page
 * @param {() => number} random
 * @returns {Promise<number>} the version that it led to, which the page shows
 */
export async function decide(page, random) {
    const moment = await askedAt(page);
    if (moment === null) throw new Error(`nothing is asked: ${page.url()}`);
    const isMade = () =>
        page.evaluate((at) => /** @type {any} */ (window).notes.decision(at) !== undefined, moment);
    for (let clicks = 0; !(await isMade()); ++clicks) {
        if (clicks === mostClicks) throw new Error(`${clicks} clicks decide nothing`);
        await clickSomething(page, random);
    }
    return isSettled(page, moment);
}

/**
 * Decides until the game is over.
 * @param {Page} page
 * @param {() => number} random
 * @returns {Promise<number>} how often
 */
export async function playToTheEnd(page, random) {
    await page.waitForSelector('.board');
    for (let decisions = 0; ; ++decisions) {
        await page.waitForFunction(() => {
            const { asked } = /** @type {any} */ (window).notes;
            return asked() !== null || document.querySelector('.result') !== null;
        });
        if (await page.locator('.result').count()) return decisions;
        await decide(page, random);
    }
}

/**
 * Opens the menu of a table.
 * @param {Page} page
 */
export function openMenu(page) {
    return page.getByRole('button', { name: /^(At this table|À cette table)$/ }).click();
}

/**
 * Presses Tab until the focus is on something that matches.
 * @param {Page} page
 * @param {string} selector
 */
export async function tabTo(page, selector) {
    for (let presses = 0; presses < 150; ++presses) {
        if (await page.evaluate((what) => document.activeElement?.matches(what), selector)) return;
        await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${selector}`);
}
