// @ts-check
// What moves on the page. How smoothly it moves depends on the machine: web/e2e/bench.mjs measures that.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAsked, takeNotes } from '../../../web/e2e/notes.mjs';
import { deal } from '../../../web/e2e/people.mjs';
import { browser, server } from '../../../web/e2e/world.mjs';
import { takeThree } from './motion.mjs';

const bot = { kind: 'bot', level: '1' };

// Whatever begins to move says so itself, so that nothing is missed between two looks.
function noteMotion() {
    /** @type {Set<string>} */
    const moved = new Set();
    const note = (/** @type {Animation} */ { effect }) => {
        for (const frame of /** @type {KeyframeEffect} */ (effect).getKeyframes())
            for (const name of Object.keys(frame)) moved.add(name);
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (
        /** @type {Parameters<typeof animate>} */ ...[keyframes, options]
    ) {
        const animation = animate.call(this, keyframes, options);
        note(animation);
        return animation;
    };
    for (const begun of ['animationstart', 'transitionrun'])
        document.addEventListener(begun, ({ target }) => {
            for (const animation of /** @type {Element} */ (target).getAnimations({
                subtree: true,
            }))
                note(animation);
        });
    Object.assign(window, { moved });
}

test('in a turn with four seats only transform and opacity move', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await takeNotes(page);
    await page.addInitScript(noteMotion);
    await page.goto(server.url);
    const seats = [{ kind: 'person' }, bot, bot, bot];
    const { table } = await deal(page, { game: 'splendor', seats }, 8);
    await page.goto(`${server.url}/table/${table}`);
    await page.waitForSelector('.bar.asked');
    await takeThree(page);
    await isAsked(page); // three bots have moved, one after another
    await page.waitForSelector('.bar.asked'); // all of it is shown
    await page.waitForFunction(() => document.getAnimations().length === 0); // and has landed
    const moved = await page.evaluate(() => [.../** @type {any} */ (window).moved]);
    const timing = ['offset', 'computedOffset', 'easing', 'composite'];
    assert.deepEqual(moved.filter((name) => !timing.includes(name)).sort(), [
        'opacity',
        'transform',
    ]);
    await page.close();
});
