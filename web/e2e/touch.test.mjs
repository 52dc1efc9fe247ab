// @ts-check
// On a phone whatever can be pressed at a table is as large as a finger: 44 by 44 pixels, upright and sideways.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from './games.mjs';
import { resize } from './layout.mjs';
import { isAsked } from './notes.mjs';
import { person, sitAmongBots } from './people.mjs';
import { decide, dice } from './play.mjs';

const upright = { width: 390, height: 844 };
const sideways = { width: 844, height: 390 };
const decisions = 3;

/** What is smaller, in words; what a thing lays around itself to be hit counts. */
function small() {
    const least = 43.5; // for fractions
    const pressed = ':is(a, button, input, select, summary):not(:disabled)';
    return [...document.querySelectorAll(`.frame > .bar ${pressed}, .layout ${pressed}`)].flatMap(
        (each) => {
            const box = each.getBoundingClientRect();
            if (box.width === 0 || !each.checkVisibility() || each.closest('.unseen')) return [];
            const around = getComputedStyle(each, '::after');
            const isAround = around.position === 'absolute' && around.content !== 'none';
            const size = (/** @type {number} */ own, /** @type {string} */ more) =>
                Math.max(own, isAround ? parseFloat(more) || 0 : 0);
            const width = size(box.width, around.width);
            const height = size(box.height, around.height);
            if (width >= least && height >= least) return [];
            const name = each.getAttribute('aria-label') ?? each.textContent?.trim();
            return [
                `${each.tagName}.${each.getAttribute('class')} "${name}": ${width} by ${height}`,
            ];
        },
    );
}

for (const { id: game, most_seats } of games) {
    test(`whatever can be pressed at ${game} is as large as a finger`, async () => {
        const { context, page, wrong } = await person('Ann', {
            viewport: upright,
            hasTouch: true,
        });
        await sitAmongBots(page, game, Math.min(4, most_seats));
        const random = dice(6);
        for (let made = 0; made <= decisions; ++made) {
            await isAsked(page);
            for (const size of [upright, sideways]) {
                await resize(page, size);
                assert.deepEqual(
                    await page.evaluate(small),
                    [],
                    `${size.width}x${size.height}, after ${made} decisions`,
                );
            }
            await decide(page, random);
        }
        assert.deepEqual(wrong, []);
        await context.close();
    });
}
