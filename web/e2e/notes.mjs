// @ts-check
// What a page says over its socket and hears from it, noted in the page itself before the page does anything about
// it: so that a test can wait for what has happened instead of for time to pass.

/** @typedef {import('playwright-core').Page} Page */

/**
 * From the next document on.
 * @param {Page | import('playwright-core').BrowserContext} where
 */
export function takeNotes(where) {
    return where.addInitScript(() => {
        /** @type {any[]} */
        const said = [];
        /** @type {any[]} */
        const heard = [];
        /** @type {WebSocket | null} */
        let open = null;
        window.WebSocket = new Proxy(window.WebSocket, {
            construct(Plain, address) {
                const socket = Reflect.construct(Plain, address);
                socket.addEventListener('message', (/** @type {MessageEvent} */ { data }) =>
                    heard.push(JSON.parse(data)),
                );
                const send = socket.send.bind(socket);
                socket.send = (/** @type {string} */ text) => {
                    said.push(JSON.parse(text));
                    send(text);
                };
                open = socket;
                return socket;
            },
        });
        const table = () => heard.findLast(({ t }) => t === 'table');
        const answerTo = (/** @type {any} */ message) =>
            heard.find(({ t, id }) => t !== 'table' && id !== undefined && id === message.id);
        // The decision that was sent for the question which is open now, or was before it was answered.
        const decision = (/** @type {number} */ moment) =>
            said.findLast((each) => each.t === 'do' && each.moment === moment);
        const isAnswered = () => said.every((each) => each.id === undefined || answerTo(each));
        Object.assign(window, {
            notes: {
                said,
                heard,
                table,
                decision,
                // The moment of a question that waits for an answer; null where there is none.
                asked() {
                    const { legal, moment } = table() ?? {};
                    if (!legal?.length || !isAnswered()) return null;
                    const made = decision(moment);
                    return made && answerTo(made).t === 'done' ? null : moment;
                },
                // The version that the answer to a decision led to, once the page knows it.
                settled(/** @type {number} */ moment) {
                    const made = decision(moment);
                    const answer = made && answerTo(made);
                    if (answer?.t === 'refused') throw new Error(`${made.do}: ${answer.why}`);
                    return answer && table().version >= answer.version ? answer.version : null;
                },
                say: (/** @type {object} */ message) => open?.send(JSON.stringify(message)),
            },
        });
    });
}

/**
 * The last that the page was told of its table.
 * @param {Page} page
 * @returns {Promise<any>}
 */
export const told = (page) => page.evaluate(() => /** @type {any} */ (window).notes.table());

/**
 * @param {Page} page
 * @param {number} version that it shows, or a later one
 */
export const isTold = (page, version) =>
    page.waitForFunction(
        (least) => /** @type {any} */ (window).notes.table()?.version >= least,
        version,
    );

/**
 * The open question of a page, or null.
 * @param {Page} page
 * @returns {Promise<number | null>}
 */
export const askedAt = (page) => page.evaluate(() => /** @type {any} */ (window).notes.asked());

/**
 * Waits until the page is asked something.
 * @param {Page} page
 */
export const isAsked = (page) =>
    page.waitForFunction(() => /** @type {any} */ (window).notes.asked() !== null);

/**
 * Waits until the decision for this question is accepted and the page shows what came of it.
 * @param {Page} page
 * @param {number} moment
 * @returns {Promise<number>} the version
 */
export async function isSettled(page, moment) {
    const version = await page.waitForFunction(
        (at) => /** @type {any} */ (window).notes.settled(at),
        moment,
    );
    return /** @type {any} */ (version.jsonValue());
}

let counted = 0;

/**
 * Decides in words, as the person of this page, without a click.
 * @param {Page} page
 * @param {string} words
 */
export async function decideInWords(page, words) {
    const moment = /** @type {number} */ (await askedAt(page));
    await page.evaluate(
        (message) => {
            const { notes } = /** @type {any} */ (window);
            notes.say({ ...message, table: notes.table().table });
        },
        { t: 'do', moment, do: words, id: `test-${++counted}` },
    );
    return isSettled(page, moment);
}

/**
 * The positions that somebody was sent.
 * @param {string[]} sent
 * @returns {any[]}
 */
export const positions = (sent) =>
    sent
        .map((text) => JSON.parse(text))
        .map((message) => message.now ?? message)
        .filter((message) => message.t === 'table' && message.view !== undefined);
