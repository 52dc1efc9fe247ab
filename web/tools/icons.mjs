// @ts-check
// Draws src/icons/*.png and favicon.ico from agora.svg, for browsers and telephones that want pixels:
// `node tools/icons.mjs` after the drawing has changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browse } from '../e2e/browser.mjs';

const folder = fileURLToPath(new URL('../src/icons/', import.meta.url));
const drawing = readFileSync(`${folder}agora.svg`, 'utf8');
const browser = await browse();

/** @param {number} size @param {boolean} whole to the corners: telephones round them off themselves */
async function draw(size, whole) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const svg = whole ? drawing.replace('rx="7"', '') : drawing;
    await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw}</style>${svg}`);
    const png = await page.screenshot({ omitBackground: true });
    await page.close();
    return png;
}

/** An icon file whose only picture is a PNG. @param {Buffer} png @param {number} size */
function ico(png, size) {
    const head = Buffer.alloc(22);
    head.writeUInt16LE(1, 2);
    head.writeUInt16LE(1, 4);
    head.writeUInt8(size, 6);
    head.writeUInt8(size, 7);
    head.writeUInt16LE(1, 10);
    head.writeUInt16LE(32, 12);
    head.writeUInt32LE(png.length, 14);
    head.writeUInt32LE(head.length, 18);
    return Buffer.concat([head, png]);
}

writeFileSync(`${folder}touch-180.png`, await draw(180, true));
writeFileSync(`${folder}favicon.ico`, ico(await draw(32, false), 32));
await browser.close();
