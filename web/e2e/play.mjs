// @ts-check
// Playing by clicking, as somebody would who knows no rules: whatever the board offers, it takes.

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
        if (message.type() === 'error' && !/WebSocket|Failed to load resource/.test(text))
            list.push(text);
    });
    return list;
}

/**
 * Opens a table by the server's own door, as the person of this page; without a clock, unless the wish has one.
 * @param {Page} page
 * @param {object} wish
 * @returns {Promise<{table: number, invitations: {seat: number, key: string}[]}>}
 */
export async function openTable(page, wish) {
    return page.evaluate(async (body) => {
        const post = async (/** @type {string} */ path, /** @type {object} */ what) => {
            const answer = await fetch(path, {
                method: 'POST',
                headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify(what),
            });
            if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
            return answer.json();
        };
        const me = await fetch('/api/me');
        if (!me.ok) await post('/api/guest', { name: `Tester ${Math.floor(Math.random() * 1e6)}` });
        return post('/api/tables', { clock: { kind: 'none' }, ...body });
    }, wish);
}

/**
 * One click on the board, if it offers anything. Buttons that finish a decision come first.
 * @param {Page} page
 * @param {() => number} random
 */
export async function clickSomething(page, random) {
    const chosen = await page.evaluate(
        ({ first, second }) => {
            const board = document.querySelector('.board');
            if (!board) return false;
            // What gives something away is asked about; the one who clicks here means it.
            const meant = document.querySelector('dialog[open] .button.danger');
            if (meant) {
                document.querySelector('[data-tester]')?.removeAttribute('data-tester');
                meant.setAttribute('data-tester', '');
                return true;
            }
            const usable = [...board.querySelectorAll('button')].filter(
                (each) =>
                    !each.disabled &&
                    each.getClientRects().length > 0 &&
                    !each.classList.contains('quiet'),
            );
            const main = usable.filter((each) => each.classList.contains('main'));
            const lit = usable.filter((each) => each.matches('.lit, .open, .cell, .answer'));
            const from =
                main.length > 0 && first < 0.8
                    ? main
                    : lit.length > 0 && first < 0.95
                      ? lit
                      : usable;
            const button = from[Math.floor(second * from.length)];
            if (!button) return false;
            document.querySelector('[data-tester]')?.removeAttribute('data-tester');
            button.setAttribute('data-tester', '');
            return true;
        },
        { first: random(), second: random() },
    );
    if (!chosen) return false;
    await page.click('[data-tester]', { timeout: 2000 }).catch(() => {}); // it may be gone by now
    return true;
}

/**
 * Clicks until the game is over.
 * @param {Page} page
 * @param {() => number} random
 * @param {number} seconds
 */
export async function playToTheEnd(page, random, seconds = 120) {
    const until = Date.now() + seconds * 1000;
    while (Date.now() < until) {
        if (await page.locator('.result').count()) return;
        if (!(await clickSomething(page, random))) await page.waitForTimeout(60);
    }
    throw new Error(`not over after ${seconds} s: ${page.url()}`);
}
