// @ts-check
// Pictures of boards on their fixtures, to be looked at: node e2e/shots.mjs OUT GAME/FIXTURE...
// Each at every size, in both themes and languages; SIZES, THEMES and LANGUAGES (lists with commas) choose some.
// Needs `npm run dev` at AGORA_DEV (http://localhost:5173).
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { browse } from './browser.mjs';
import { nameOf, sizes } from './layout.mjs';

const [out = '/tmp/shots', ...wanted] = process.argv.slice(2);
const base = process.env.AGORA_DEV ?? 'http://localhost:5173';
const chosen = (/** @type {string} */ list, /** @type {string[]} */ all) =>
    process.env[list]?.split(',') ?? all;
const themes = chosen('THEMES', ['light', 'dark']);
const languages = chosen('LANGUAGES', ['en', 'fr']);
const named = chosen('SIZES', sizes.map(nameOf));
mkdirSync(out, { recursive: true });

const browser = await browse();
const context = await browser.newContext({ reducedMotion: 'reduce' });
const page = await context.newPage();
/** @type {string} */
let shown;
// There is a server that says nothing: nothing on the page complains.
await page.routeWebSocket(/\/api\/socket/, (socket) =>
    socket.send(JSON.stringify({ t: 'hello', protocol: 1, you: null, now: 0 })),
);
page.on('pageerror', (error) => console.error(shown, error.message));
for (const name of wanted) {
    for (const size of sizes.filter((each) => named.includes(nameOf(each)))) {
        await page.setViewportSize(size);
        for (const language of languages) {
            for (const theme of themes) {
                shown = `${name.replace('/', '-')}-${nameOf(size)}-${language}-${theme}`;
                await page.goto(`${base}/dev/${name}?theme=${theme}&lang=${language}`);
                await page.waitForSelector('.board');
                await page.evaluate(() => document.fonts.ready);
                await page.waitForFunction(() => document.getAnimations().length === 0);
                await page.screenshot({ path: join(out, `${shown}.png`) });
            }
        }
    }
}
await browser.close();
