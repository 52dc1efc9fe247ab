// @ts-check
// The table is one screen: at every size all that one needs is in sight and whole, and nothing moves by itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shiftsOf, watchShifts } from '../../../web/e2e/layout.mjs';
import { isAsked } from '../../../web/e2e/notes.mjs';
import { deal, person } from '../../../web/e2e/people.mjs';
import { server } from '../../../web/e2e/world.mjs';

/** @typedef {import('playwright-core').Page} Page */

const sizes = [
    [1366, 650],
    [1440, 900],
    [1920, 1080],
    [768, 1024],
    [1024, 768],
    [390, 844],
    [844, 390],
];
const things = [
    ...['.shown', '.trick .card', '.who', '.wheel', '.when', '.line', '.seal', '.words > b'],
    ...['.objective', '.pile', '.player', '.score', '.prompt', '.question .button', '.of'],
].join();

/**
 * What is not whole: out of its place or of the window, or covered by the edge of what it lies in; too small to be
 * touched.
 * @param {string} selector of all that is looked at
 * @returns {string[]}
 */
function faults(selector) {
    const wrong = [];
    const all = /** @type {Element} */ (document.scrollingElement);
    if (all.scrollHeight > innerHeight || all.scrollWidth > innerWidth) wrong.push('scrolls');
    for (const place of document.querySelectorAll('.layout > :is(.stage, .players, .question)'))
        for (const thing of place.querySelectorAll(selector)) {
            const box = thing.getBoundingClientRect();
            if (box.width === 0) continue;
            const what = `${thing.getAttribute('class')} ${thing.textContent?.slice(0, 30)}`;
            for (let around = thing.parentElement; around; around = around.parentElement) {
                const clips = getComputedStyle(around).overflow !== 'visible';
                if (around !== place && !clips) continue;
                const edge = around.getBoundingClientRect();
                const out = Math.max(
                    edge.top - box.top,
                    edge.left - box.left,
                    box.bottom - edge.bottom,
                    box.right - edge.right,
                );
                if (out > 1.5) wrong.push(`${what}: out of ${around.className} by ${out}`);
            }
            if (thing.matches('button, .prompt') && thing.scrollHeight > thing.clientHeight + 2)
                wrong.push(`${what}: cut`);
            if (thing.matches('button') && Math.min(box.width, box.height) < 43.5)
                wrong.push(`${what}: ${box.width} by ${box.height}`);
        }
    return [...new Set(wrong)];
}

/**
 * Waits until all is whole: what is measured follows the window a frame later.
 * @param {Page} page
 * @param {string} when
 */
async function isWhole(page, when) {
    const settled = page.waitForFunction(
        (selector) => /** @type {any} */ (window).faults(selector).length === 0,
        things,
    );
    await settled.catch(async () =>
        assert.deepEqual(await page.evaluate(faults, things), [], when),
    );
}

/**
 * Somebody whose pages know from the next document on what is not whole.
 * @param {import('playwright-core').BrowserContextOptions} options
 */
async function observer(options) {
    const ann = await person('Ann', options);
    await ann.context.addInitScript(`window.faults = ${faults}`);
    return ann;
}

/**
 * @param {Page} page
 * @param {string} when
 */
async function fitsEverywhere(page, when) {
    for (const [width = 0, height = 0] of sizes) {
        await page.setViewportSize({ width, height });
        await isWhole(page, `${when} at ${width}x${height}`);
    }
}

const wish = (/** @type {number} */ bots) => ({
    game: 'royalmatch',
    options: { rounds: '2' },
    seats: [{ kind: 'person' }, ...Array(bots).fill({ kind: 'bot', level: 'greedy' })],
});

/** @param {Page} page */
async function keepAndChoose(page) {
    await page.click('.keeping button.objective');
    await page.click('.button.keep');
    await page.waitForSelector('.hand button');
    for (let i = 0; i < 5; ++i) await page.locator('.hand button').nth(i).click();
    await page.click('.start');
}

for (const bots of [1, 2, 3])
    for (const language of ['en', 'fr'])
        test(`all is whole at every size, ${bots + 1} seats, ${language}`, async () => {
            const locale = { en: 'en-GB', fr: 'fr-FR' }[language];
            const { context, page, wrong } = await observer({ locale });
            const { table } = await deal(page, wish(bots), 5);
            await page.goto(`${server.url}/table/${table}`);
            await page.waitForSelector('.keeping button.objective');
            await fitsEverywhere(page, 'objectives');
            for (const objective of await page.locator('.keeping button.objective').all())
                await objective.click();
            await page.click('.button.keep');
            await page.waitForSelector('.hand button');
            await fitsEverywhere(page, 'the starting hand');
            for (let i = 0; i < 5; ++i) await page.locator('.hand button').nth(i).click();
            await page.click('.start');
            for (let turn = 1; turn <= 3; ++turn) {
                await isAsked(page);
                await page.waitForFunction(
                    (tricks) =>
                        document.querySelectorAll('.turning').length > 0 === tricks > 0 &&
                        document.querySelector('.hand button:enabled') !== null,
                    turn - 1,
                );
                await fitsEverywhere(page, `turn ${turn}`);
                await page.locator('.hand button').last().click();
                await page.waitForSelector('.considering');
                await fitsEverywhere(page, `turn ${turn}, a card`);
                await page.click('.considering .main');
            }
            // Cards are called as they are printed, in the log too: neither K♣ in French nor KC♣ anywhere.
            const text = await page.locator('.layout').innerText();
            assert.doesNotMatch(text, language === 'fr' ? /[JQK][♥♦♣♠]/ : /[VR][♥♦♣♠]/);
            assert.doesNotMatch(text, /[\dAJQKVDR][HDCS][♥♦♣♠]/);
            assert.deepEqual(wrong, []);
            await context.close();
        });

for (const viewport of [
    { width: 1366, height: 650 },
    { width: 390, height: 844 },
])
    test(`nothing moves and nothing is out of sight in a round, ${viewport.width} wide`, async () => {
        const { context, page, wrong } = await observer({ viewport });
        await watchShifts(page);
        const { table } = await deal(page, wish(3), 5);
        await page.goto(`${server.url}/table/${table}`);
        await page.waitForSelector('.keeping button.objective');
        await shiftsOf(page); // until it stands
        await keepAndChoose(page);
        for (let turn = 1; turn <= 12; ++turn) {
            await page.getByText(`Turn ${turn} of 13`).waitFor();
            await page.waitForSelector('.hand button:enabled');
            await isWhole(page, `turn ${turn}`);
            const cards = await page.locator('.hand button').count();
            for (let i = 0; i < cards; ++i) {
                await page.locator('.hand button').nth(i).click();
                await isWhole(page, `turn ${turn}, card ${i + 1}`);
            }
            await page.click('.considering .main');
        }
        await page.waitForSelector('.of'); // the last card is played by itself, and the round is scored
        await isWhole(page, 'the scores');
        assert.deepEqual(await shiftsOf(page), []);
        assert.deepEqual(wrong, []);
        await context.close();
    });
