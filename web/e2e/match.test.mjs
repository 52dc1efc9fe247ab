// @ts-check
// For each game a whole match against bots, by clicking.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games, partOf } from './games.mjs';
import { deal, person } from './people.mjs';
import { dice, playToTheEnd } from './play.mjs';
import { server } from './world.mjs';

const usual = { seats: [{ kind: 'person' }, { kind: 'bot', level: '3' }] };

for (const { id: game } of games) {
    const { wish = usual, look } = await partOf(game, 'match');
    test(`a whole match of ${game} by clicking`, async (t) => {
        const { context, page, wrong } = await person('Ann', {
            viewport: { width: 1280, height: 800 },
        });
        const { table } = await deal(page, { game, listed: false, ...wish }, 7);
        await page.goto(`${server.url}/table/${table}`);
        await page.waitForSelector('.board');
        t.diagnostic(`${await playToTheEnd(page, dice(7))} decisions`);
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
