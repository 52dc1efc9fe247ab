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
        return context;
    };
    return browser;
}
