// @ts-check
// What can be measured of a table on one screen: nothing scrolls, everything needed is in view, nothing overlaps,
// nothing shifts.

/** @typedef {import('playwright-core').Page} Page */

export const laptop = { width: 1366, height: 650 };
export const sizes = [
    laptop,
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
];

/** @param {{width: number, height: number}} size */
export const nameOf = ({ width, height }) => `${width}x${height}`;

/**
 * The page has taken the new size, and what moved by it stands.
 * @param {Page} page
 * @param {{width: number, height: number}} size
 */
export async function resize(page, size) {
    await page.setViewportSize(size);
    await page.waitForFunction(
        ({ width, height }) =>
            innerWidth === width &&
            innerHeight === height &&
            document.querySelector('.frame')?.clientHeight === height &&
            document.getAnimations().length === 0,
        size,
    );
    // What is measured follows the window a frame later.
    await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
}

/**
 * What is wrong with the screen of a table, in words.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export function faults(page) {
    return page.evaluate(() => {
        const slack = 1; // pixels, for fractions
        /** @type {string[]} */
        const found = [];
        const name = (/** @type {Element} */ each) =>
            `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''} "${
                each.getAttribute('aria-label') ?? each.textContent?.trim().slice(0, 30) ?? ''
            }"`;
        const contains = (/** @type {DOMRect} */ outer, /** @type {DOMRect} */ inner) =>
            inner.left >= outer.left - slack &&
            inner.top >= outer.top - slack &&
            inner.right <= outer.right + slack &&
            inner.bottom <= outer.bottom + slack;

        const root = document.documentElement;
        if (root.scrollHeight > innerHeight) found.push(`the page is ${root.scrollHeight} px high`);
        if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} px wide`);
        const screen = new DOMRect(0, 0, innerWidth, innerHeight);

        const bar = document.querySelector('.frame > .bar');
        if (bar?.getBoundingClientRect().height !== 44) found.push('the bar is not 44 px high');
        for (const tool of bar?.querySelectorAll(':scope > :is(a, button, h1)') ?? [])
            if (!contains(screen, tool.getBoundingClientRect()))
                found.push(`${name(tool)} is cut off`);

        const places = [...document.querySelectorAll('.layout > *')]
            .map((each) => ({ each, box: each.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0);
        if (places.length < 3) found.push('there are not all places');
        for (const { each, box } of places) {
            if (!contains(screen, box)) found.push(`${name(each)} is not in view`);
            for (const other of places) {
                const overlaps =
                    other.each !== each &&
                    other.box.left < box.right - slack &&
                    other.box.right > box.left + slack &&
                    other.box.top < box.bottom - slack &&
                    other.box.bottom > box.top + slack;
                if (overlaps) found.push(`${name(each)} overlaps ${name(other.each)}`);
            }
        }

        const stage = document.querySelector('.layout > .stage');
        const box = stage?.getBoundingClientRect();
        if (stage && box) {
            if (stage.scrollHeight > stage.clientHeight + slack)
                found.push('the stage scrolls down');
            if (stage.scrollWidth > stage.clientWidth + slack)
                found.push('the stage scrolls aside');
            const parts = stage.querySelectorAll('button, svg, img, h2, h3');
            for (const part of parts) {
                const at = part.getBoundingClientRect();
                const isSeen =
                    at.width > 0 && part.checkVisibility() && !part.closest('.unseen, [popover]');
                if (isSeen && !contains(box, at)) found.push(`${name(part)} leaves the stage`);
            }
        }
        // Whatever can be pressed can be hit: some of it lies on top. Below a dialog nothing can.
        const isOpen = document.querySelector('dialog:modal') === null;
        for (const button of document.querySelectorAll('.layout button:enabled')) {
            const at = button.getBoundingClientRect();
            if (!isOpen || at.width === 0 || button.closest('.players, .rail, [popover]')) continue;
            const isHit = [0.5, 0.15, 0.85].some((x) =>
                [0.5, 0.15, 0.85].some((y) => {
                    const top = document.elementFromPoint(
                        at.left + at.width * x,
                        at.top + at.height * y,
                    );
                    return top !== null && (button.contains(top) || top.contains(button));
                }),
            );
            if (!isHit) found.push(`${name(button)} is covered`);
        }
        return found;
    });
}

/**
 * What can be pressed on the board and is too small for a finger.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export function tooSmall(page) {
    return page.evaluate(() => {
        const finger = 43.5; // pixels; 44, for fractions
        const pressed = '.board :is(button:enabled:not([tabindex="-1"]), a[href], select, summary)';
        return [...document.querySelectorAll(pressed)].flatMap((each) => {
            const { width, height } = each.getBoundingClientRect();
            if (width === 0 || (width >= finger && height >= finger)) return [];
            const name = each.getAttribute('aria-label') ?? each.textContent?.trim().slice(0, 40);
            return [`${name}: ${width.toFixed(1)}x${height.toFixed(1)}`];
        });
    });
}

/**
 * Notes from the next document on what shifts, also just after a click.
 * @param {Page} page
 */
export function watchShifts(page) {
    return page.addInitScript(() => {
        /** @type {string[]} */
        const shifts = [];
        Object.assign(window, { shifts });
        const describe = (/** @type {any} */ { node, previousRect: from, currentRect: to }) => {
            const what = node instanceof Element ? node : node?.parentElement;
            const place = (/** @type {DOMRect} */ r) => `${r.x},${r.y} ${r.width}x${r.height}`;
            return `${what?.tagName}.${what?.getAttribute('class')}: ${place(from)} -> ${place(to)}`;
        };
        new PerformanceObserver((list) => {
            for (const entry of /** @type {any[]} */ (list.getEntries()))
                shifts.push(`${entry.value} ${entry.sources.map(describe).join('; ')}`);
        }).observe({ type: 'layout-shift', buffered: true });
    });
}

/**
 * What has shifted since the last time that this was asked.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export function shiftsOf(page) {
    return page.evaluate(() => /** @type {any} */ (window).shifts.splice(0));
}
