// @ts-check
// For each game a whole match against bots, by clicking, on a laptop and on a phone. Nothing on the screen shifts in it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games, partOf } from './games.mjs';
import { shiftsOf, watchShifts } from './layout.mjs';
import { deal, person } from './people.mjs';
import { dice, playToTheEnd } from './play.mjs';
import { server } from './world.mjs';

const usual = { seats: [{ kind: 'person' }, { kind: 'bot', level: '3' }] };
const laptop = { viewport: { width: 1366, height: 650 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const { id: game } of games) {
    const { wish = usual, look } = await partOf(game, 'match');
    for (const [device, options] of Object.entries({ laptop, phone })) {
        test(`a whole match of ${game} by clicking, on a ${device}`, async (t) => {
            const { context, page, wrong } = await person('Ann', options);
            await watchShifts(page);
            const { table } = await deal(page, { game, listed: false, ...wish }, 7);
            await page.goto(`${server.url}/table/${table}`);
            await page.waitForSelector('.board');
            await page.waitForFunction(() => document.fonts.status === 'loaded');
            await shiftsOf(page); // until it stands
            t.diagnostic(`${await playToTheEnd(page, dice(7))} decisions`);
            assert.deepEqual(await shiftsOf(page), []);
            await look?.(page);
            await page.click('.result a[href^="/replay/"]');
            await page.waitForSelector('.controls');
            const slider = page.locator('input[type=range]');
            await slider.focus();
            await page.keyboard.press('End');
            await page.waitForSelector('.board');
            await look?.(page);
            assert.deepEqual(wrong, []);
            await context.close();
        });
    }
}
