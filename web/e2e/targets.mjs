// @ts-check
// What everybody can hit with a finger, and what is disabled without a reason.

/** @typedef {import('playwright-core').Page} Page */

/**
 * What can be pressed and is smaller than 44 by 44. The label of a box or a radio button counts as the whole; a link
 * within a sentence is as large as its words.
 * @param {Page} page
 * @param {string} [within]
 */
export function smallTargets(page, within = 'body') {
    return page.evaluate((root) => {
        const least = 43.9;
        const pressed =
            'a[href], button, select, textarea, summary, input:not([type=hidden]), [role=button]';
        const isInSentence = (/** @type {Element} */ each) =>
            each.matches('a') &&
            [...(each.parentElement?.childNodes ?? [])].some(
                (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
            );
        return [...document.querySelectorAll(`${root} :is(${pressed})`)]
            .filter(
                (each) =>
                    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
                    !each.matches('.unseen, [inert] *') &&
                    !isInSentence(each),
            )
            .map((each) => {
                const isTicked = each.matches('[type=checkbox], [type=radio]');
                const whole = (isTicked && each.closest('label')) || each;
                const { width, height } = whole.getBoundingClientRect();
                return { width, height, html: whole.outerHTML.slice(0, 100) };
            })
            .filter(({ width, height }) => Math.min(width, height) < least)
            .map(({ width, height, html }) => `${Math.round(width)}x${Math.round(height)} ${html}`);
    }, within);
}

/**
 * What is disabled and does not say why.
 * @param {Page} page
 * @param {string} [within]
 */
export function unexplained(page, within = 'body') {
    return page.evaluate(
        (root) =>
            [...document.querySelectorAll(`${root} :is(:disabled, [aria-disabled=true])`)]
                .filter((each) => each.checkVisibility() && !each.matches('[inert] *'))
                .filter((each) => {
                    const told = each.getAttribute('aria-describedby');
                    const reason = told ? document.getElementById(told)?.textContent : null;
                    return !(each.getAttribute('title') ?? reason)?.trim();
                })
                .map((each) => each.outerHTML.slice(0, 140)),
        within,
    );
}
