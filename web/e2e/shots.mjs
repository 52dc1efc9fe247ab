// @ts-check
// Pictures of boards on their fixtures, to be looked at: node e2e/shots.mjs OUT GAME/FIXTURE...
// Needs `npm run dev` at AGORA_DEV (http://localhost:5173).
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { browse } from './browser.mjs';

const [out = '/tmp/shots', ...wanted] = process.argv.slice(2);
const base = process.env.AGORA_DEV ?? 'http://localhost:5173';
const sizes = { wide: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };
const themes = (process.env.THEMES ?? 'light,dark').split(',');
mkdirSync(out, { recursive: true });

const browser = await browse();
for (const name of wanted) {
    for (const [size, viewport] of Object.entries(sizes)) {
        for (const theme of themes) {
            const page = await browser.newPage({ viewport });
            page.on('pageerror', (error) => console.error(name, error.message));
            await page.goto(
                `${base}/dev/${name}?theme=${theme}&lang=${process.env.LANGUAGE ?? 'en'}`,
            );
            await page.waitForSelector('main > :not(h1, #said)', { state: 'attached' });
            await page.waitForTimeout(700);
            const file = join(out, `${name.replace('/', '-')}-${size}-${theme}.png`);
            await page.screenshot({ path: file, fullPage: true });
            await page.close();
        }
    }
}
await browser.close();
