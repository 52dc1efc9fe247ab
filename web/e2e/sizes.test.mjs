// @ts-check
// A table is one screen, whatever screen it is: nothing that is needed is out of view, nothing overlaps or scrolls; at
// the beginning, some decisions later, and in the replay.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games, partOf } from './games.mjs';
import { faults, laptop, nameOf, resize, sizes } from './layout.mjs';
import { isAsked } from './notes.mjs';
import { deal, person, sitAmongBots } from './people.mjs';
import { decide, dice } from './play.mjs';
import { server } from './world.mjs';

const many = 4; // seats, where the game has so many
const decisions = 4;

for (const { id: game, most_seats } of games) {
    test(`${game} is one screen at every size`, async () => {
        const { context, page, wrong } = await person('Ann', { viewport: laptop });
        await sitAmongBots(page, game, Math.min(many, most_seats));
        const random = dice(6);
        for (let made = 0; made <= decisions; ++made) {
            await isAsked(page);
            await page.mouse.move(0, 0); // what it points at tells about itself, over the rest
            for (const size of sizes) {
                await resize(page, size);
                assert.deepEqual(
                    await faults(page),
                    [],
                    `${nameOf(size)}, after ${made} decisions`,
                );
            }
            await resize(page, laptop);
            await decide(page, random);
        }
        assert.deepEqual(wrong, []);
        await context.close();
    });

    test(`the end and the replay of ${game} are one screen`, async () => {
        const { wish } = await partOf(game, 'match');
        const { context, page, wrong } = await person('Ann', { viewport: laptop });
        const bot = { kind: 'bot', level: '1' };
        const seats = (wish?.seats ?? [bot, bot]).map(() => bot);
        const { table } = await deal(page, { game, ...wish, seats, pace: 50 }, 6);
        await page.goto(`${server.url}/table/${table}`);
        await page.waitForSelector('.result');
        const look = async (/** @type {string} */ what) => {
            for (const size of sizes) {
                await resize(page, size);
                assert.deepEqual(await faults(page), [], `${what} at ${nameOf(size)}`);
            }
        };
        await look('the end');
        await page.goto(`${server.url}/replay/${table}`);
        await page.waitForSelector('.layout');
        await page.keyboard.press('Tab');
        const slider = page.locator('input[type=range]');
        for (const key of ['End', 'ArrowLeft']) {
            await slider.press(key);
            await look(`the replay, after ${key}`);
        }
        assert.deepEqual(wrong, []);
        await context.close();
    });
}
