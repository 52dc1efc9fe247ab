// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds, however small. The page must let tests put scripts into it (bypassCSP).
 * @param {import('playwright-core').Page} page
 */
export async function barriers(page) {
    await page.evaluate(axe);
    return page.evaluate(async () => {
        // @ts-expect-error axe was put into the page just now
        const { violations } = await window.axe.run(document, {
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        });
        return violations.map(
            (/** @type {any} */ each) =>
                `${each.id}: ${each.nodes
                    .map((/** @type {any} */ node) => node.html.slice(0, 140))
                    .slice(0, 3)
                    .join(' | ')}`,
        );
    });
}
