// @ts-check
// A network that goes away is noticed by the browser's own event; what could not be had comes by itself afterwards.
import { test } from 'node:test';
import { games } from './games.mjs';
import { leave, person } from './people.mjs';
import { server } from './world.mjs';

test('pages that failed for want of a network come back by themselves', async () => {
    const ann = await person('Ann');
    const { page, context } = ann;
    const other = games.find(({ id }) => id !== 'gops');
    await page.goto(`${server.url}/leaderboard/${other?.id}`);
    const nobody = page.getByText('Nobody has played a rated game of this yet.');
    await nobody.waitFor();
    const banner = page.getByText('No connection to the server.');
    const alert = page.locator('main').getByRole('alert');

    // What the server would have said.
    await context.setOffline(true);
    await banner.waitFor();
    await page.getByRole('link', { name: 'GOPS' }).click();
    await alert.filter({ hasText: 'The server cannot be reached.' }).waitFor();
    await context.setOffline(false);
    await nobody.waitFor();
    await banner.waitFor({ state: 'detached' });

    // A part of the page itself.
    await context.setOffline(true);
    await banner.waitFor();
    await page.getByRole('link', { name: 'Settings' }).click();
    await alert.filter({ hasText: 'This page could not be loaded.' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await banner.waitFor({ state: 'detached' });
    await leave(ann);
});
