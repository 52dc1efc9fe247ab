// @ts-check
// The browser of the tests: Debian's chromium, without what it would say to others.
import { chromium } from 'playwright-core';

/** Milliseconds after which a test gives up waiting; long, for a busy machine. */
export const patience = 1000 * Number(process.env.AGORA_PATIENCE ?? 180);

/** What happens is shown at once, unless a test is about the rhythm and has set it. */
function withoutBeats() {
    const key = 'agora.settings';
    const settings = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ speed: 'instant', ...settings }));
}

/**
 * A connection that the browser opened beforehand may have ended with a server that was begun again in between; it asks
 * anew by itself only on one that was used. Then the address is asked for once more.
 * @param {import('playwright-core').Page} page
 */
function insist(page) {
    const go = page.goto.bind(page);
    page.goto = (address, how) =>
        go(address, how).catch((error) => {
            if (!/ERR_SOCKET_NOT_CONNECTED|ERR_CONNECTION_(CLOSED|RESET)/.test(String(error)))
                throw error;
            return go(address, how);
        });
}

export async function browse() {
    const browser = await chromium.launch({
        timeout: patience,
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        headless: true,
        args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
        ],
    });
    const open = browser.newContext.bind(browser);
    browser.newContext = async (options) => {
        const context = await open(options);
        context.setDefaultTimeout(patience);
        await context.addInitScript(withoutBeats);
        context.on('page', insist);
        return context;
    };
    return browser;
}
