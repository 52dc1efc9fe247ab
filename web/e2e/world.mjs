// @ts-check
// A server and a browser for the tests of one file: there before the first of them, gone after the last.
import { after, before } from 'node:test';
import { browse } from './browser.mjs';
import { Server } from './server.mjs';

/** @type {Server} */
export let server;
/** @type {import('playwright-core').Browser} */
export let browser;

before(async () => {
    server = await Server.start();
    browser = await browse();
});
after(async () => {
    await browser?.close();
    await server?.stop();
});
