// @ts-check
// Two people play every game while a third looks on: what only one player knows is in no byte that the watcher is
// sent while it is a secret.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedAt, isSettled, isTold, told } from './notes.mjs';
import { leave, person, twoAndAWatcher } from './people.mjs';
import { decide, dice } from './play.mjs';
import { server } from './world.mjs';

/**
 * @typedef {object} Game
 * @property {number} seed of the luck
 * @property {number} decisions that are made, by clicks that are the same in every run
 * @property {string[]} visits news that come in this course of the game
 * @property {Record<string, string>} [options]
 * @property {(view: any, seat: number) => RegExp[]} secrets what only this seat may know, as it would be written
 * @property {string[]} open members of a view that show the same names to everybody: all cards of the game, what was
 * played, laid out or announced
 * @property {string[]} told news that are for one player alone, or for two
 * @property {string[]} [less] news for all but those whom they hit
 * @property {string} [instead] what those are told
 */
const word = (/** @type {string} */ text) => new RegExp(`\\b${text}\\b`, 'i');
const item = (/** @type {string} */ text) => new RegExp(`"${text}"(?!:)`); // not a name of a member
// As a value, alone or in a decision ("pick king"); some are also names of members.
const role = (/** @type {string} */ text) => new RegExp(`"(\\w+ )?${text}"(?!:)`);

/** @type {Record<string, Game>} */
const games = {
    splendor: {
        seed: 1,
        decisions: 12,
        visits: ['drew'],
        // Cards that were reserved unseen.
        secrets: (view, seat) =>
            view.players[seat].reserved
                .filter((/** @type {any} */ each) => each.secret)
                .map(
                    (/** @type {any} */ { card }) =>
                        new RegExp(`"id":${card.id},"level":${card.level}\\b`),
                ),
        open: [],
        told: ['drew'],
    },
    labyrinth: {
        seed: 1,
        decisions: 24,
        visits: ['card_seen'],
        secrets: (view, seat) => view.players[seat].objectives.map(word),
        open: ['board', 'spare', 'found', 'ruled_out', 'news'], // news tell of tiles and their pictures
        told: ['card_seen'],
    },
    citadels: {
        seed: 6,
        decisions: 60,
        visits: ['drew', 'put_under', 'card_named', 'swapped_hands', 'destroyed', 'struck'],
        secrets: (view, seat) => [
            ...[...view.hand, ...view.drawn].map(item),
            ...view.roles
                .filter((/** @type {string} */ each) => !view.players[seat].revealed.includes(each))
                .map(role),
        ],
        open: [
            ...['cast', 'uniques', 'unique_pool', 'phase', 'purpose', 'acts', 'rules', 'news'],
            ...['city', 'beautified', 'memory'], // what stands, and what may be anywhere
            ...['face_up', 'killed', 'killed_shown', 'bewitched', 'robbed', 'warrants', 'threats'],
        ],
        told: [
            ...['dealt', 'offered', 'drew', 'kept_card', 'put_under', 'saw_card', 'card_named'],
            ...['warrant_signed', 'threat_real', 'theater_got', 'struck'],
        ],
        // Whoever is hit is told so in words of its own.
        less: [
            ...['bewitched', 'card_moved', 'confiscated', 'crown_moved', 'destroyed', 'exchanged'],
            ...['helped', 'looked', 'robbed', 'seized', 'spied', 'swapped_hands', 'threat_shown'],
            'tithe',
        ],
        instead: 'struck',
    },
    royalmatch: {
        seed: 4,
        decisions: 28, // a whole round
        visits: ['drew', 'gilded', 'passed', 'slandered'],
        options: { rounds: '1', spectators: 'sealed' },
        secrets: (view, seat) => {
            const { hand, deck, objectives, choice } = view.players[seat];
            // A card that everybody saw come back from the discard pile is no secret.
            const cards = [...hand, ...deck, ...(choice ? [choice.card] : [])].filter(
                (card) => !view.everybody.knows.includes(card),
            );
            return [
                ...cards.map(item),
                ...objectives
                    .filter((/** @type {any} */ each) => each.id)
                    .map((/** @type {any} */ each) => item(each.id)),
            ];
        },
        open: [
            ...['options', 'discard', 'activated', 'tricks', 'waiting', 'resolved', 'last_round'],
            ...['family', 'what'], // an objective may be called like an effect
        ],
        told: [
            ...['objective_dealt', 'card_dealt', 'hand_chosen', 'drew', 'gilded', 'passed'],
            ...['hand_now', 'deck_now', 'slandered', 'called', 'set_aside', 'dealt_shown'],
        ],
        less: ['slandered_unseen'],
        instead: 'slandered',
    },
};

/**
 * The positions that somebody was sent.
 * @param {string[]} sent
 * @returns {any[]}
 */
const positions = (sent) =>
    sent
        .map((text) => JSON.parse(text))
        .map((message) => message.now ?? message)
        .filter((message) => message.t === 'table' && message.view !== undefined);

/**
 * Which of these secrets a message gives away.
 * @param {any} message
 * @param {RegExp[]} secrets
 * @param {string[]} open
 */
function givenAway(message, secrets, open) {
    const text = JSON.stringify(message, (key, value) => (open.includes(key) ? undefined : value));
    return secrets.filter((secret) => secret.test(text));
}

/**
 * The sentences that somebody was told, with what they are about.
 * @param {string[]} sent
 */
function sentences(sent) {
    /** @type {Map<string, any>} */
    const told = new Map();
    for (const { news } of positions(sent))
        for (const line of news) told.set(`${line.version} ${line.seat} ${line.say}`, line);
    return told;
}

/** @param {string[]} sent */
const kindsOf = (sent) => [...sentences(sent).values()].map(({ what }) => what);

/**
 * What a watcher is told about a player is told to the other player too, and what is about nobody to both. Whom it
 * hits is told so in other words.
 * @param {Map<string, any>[]} players what each of the two was told
 * @param {Map<string, any>} watcher
 * @param {Game} game
 */
function compareSentences(players, watcher, { less = [], instead }) {
    const isHit = (/** @type {Map<string, any>} */ lines, /** @type {number} */ at) =>
        [...lines.values()].some(({ what, version }) => what === instead && version === at);
    for (const [key, { seat, say, what, version }] of watcher)
        for (const [other, lines] of players.entries())
            if (less.includes(what))
                assert.ok(lines.has(key) || isHit(lines, version), `nobody is hit: ${say}`);
            else if (other !== seat) assert.ok(lines.has(key), `only the watcher is told: ${say}`);
    for (const [seat, lines] of players.entries()) {
        const own = [...lines.keys()].filter(
            (key) => !players[1 - seat]?.has(key) && !less.includes(lines.get(key).what),
        );
        assert.ok(own.length > 0, 'nothing is told to one player alone');
        for (const key of own) assert.ok(!watcher.has(key) || watcher.get(key).seat !== seat, key);
    }
}

/** @param {import('playwright-core').Page} page */
async function reserveUnseen(page) {
    const moment = /** @type {number} */ (await askedAt(page));
    await page.click('.deck:enabled >> nth=0');
    await page.click('.bar .button.main');
    return isSettled(page, moment);
}

for (const [name, game] of Object.entries(games)) {
    test(`${name}: no secret reaches a watcher`, async (t) => {
        const wish = { game: name, options: game.options ?? {} };
        const { ann, bob, eve } = await twoAndAWatcher(wish, game.seed);

        // Those who look on, even without a name so far, talk among themselves.
        await eve.page.fill('input[maxlength="300"]', 'psst: otters');
        await eve.page.keyboard.press('Enter');
        await eve.page.getByText('psst: otters').waitFor();

        const random = dice(11);
        const players = [ann, bob];
        let decisions = 0;
        for (; decisions < game.decisions; ++decisions) {
            const asked = [];
            for (const each of players) if ((await askedAt(each.page)) !== null) asked.push(each);
            const next = asked[0];
            if (!next) break; // the game is over
            const unseen = name === 'splendor' && decisions < players.length;
            const version = await (unseen ? reserveUnseen(next.page) : decide(next.page, random));
            for (const { page } of [...players, eve]) await isTold(page, version);
        }
        assert.equal(decisions, game.decisions);

        /** @type {Map<number, {seat: number, secrets: RegExp[]}[]>} */
        const secretAt = new Map();
        let found = 0; // by the same search, in what their owners were sent
        for (const [seat, { sent }] of [ann, bob].entries())
            for (const message of positions(sent)) {
                if (message.you !== seat || message.life !== 'playing') continue;
                const secrets = game.secrets(message.view, seat);
                found += givenAway(message, secrets, game.open).length;
                const others = (secretAt.get(message.version) ?? []).filter(
                    (each) => each.seat !== seat,
                );
                secretAt.set(message.version, [...others, { seat, secrets }]);
            }
        assert.ok(found > 10, `${found} secrets`);

        let compared = 0;
        for (const message of positions(eve.sent)) {
            assert.equal(message.you, 'spectator');
            assert.equal(message.legal, undefined);
            for (const { what } of message.news) assert.ok(!game.told.includes(what), what);
            for (const { secrets } of secretAt.get(message.version) ?? []) {
                compared += secrets.length;
                assert.deepEqual(
                    givenAway(message, secrets, game.open),
                    [],
                    JSON.stringify(message),
                );
            }
        }
        assert.ok(compared > 10, `${compared} compared`);
        compareSentences(
            [ann, bob].map(({ sent }) => sentences(sent)),
            sentences(eve.sent),
            game,
        );
        const visited = new Set([ann, bob].flatMap(({ sent }) => kindsOf(sent)));
        t.diagnostic(
            `${decisions} decisions, ${compared} secrets: ${[...visited].sort().join(' ')}`,
        );
        for (const kind of game.visits) assert.ok(visited.has(kind), kind);
        for (const { sent } of [ann, bob]) assert.ok(!sent.some((text) => text.includes('otters')));
        await leave(ann, bob, eve);
    });
}

/**
 * Opens a table of RoyalMatch by the form, with what it says or something else that spectators are to see.
 * @param {import('playwright-core').Page} page
 * @param {string} [spectators]
 */
async function openByForm(page, spectators) {
    await page.goto(`${server.url}/new/royalmatch`);
    await page.getByLabel('Seat 2').selectOption('open');
    await page.locator('#clock-title + label select').selectOption('none'); // nobody hurries a test
    await page.getByText('All options').click();
    const see = page.getByLabel('What spectators see');
    assert.equal(await see.inputValue(), 'dealt');
    if (spectators) await see.selectOption(spectators);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByText('Waiting for players').waitFor();
    await server.fixLuck(Number(new URL(page.url()).pathname.split('/').at(-1)), 5);
    await page.reload(); // what it asked while the server was away had no answer
    return page.url();
}

/** @param {import('playwright-core').Page} page */
async function keepOne(page) {
    await page.click('.goals button.objective');
    await page.click('.goals .button.main');
}

const objectives = (/** @type {any} */ { view }, /** @type {number} */ seat) =>
    view.players[seat].objectives.flatMap((/** @type {any} */ { id }) => id ?? []);

// Unrated tables show those who look on which objectives were dealt, once everybody has kept some; nobody who plays
// sees them, in whatever window.
test('royalmatch: who looks on follows the deal of objectives', async () => {
    const [ann, bob, eve] = await Promise.all([person('Ann'), person('Bob'), person()]);
    const address = await openByForm(ann.page);
    await ann.page.getByText('Spectators see which objectives').waitFor(); // before anybody sits down
    await bob.page.goto(address);
    await bob.page.getByRole('button', { name: 'Take a seat' }).click();
    await eve.page.goto(address);
    await keepOne(ann.page);
    await eve.page.getByText('has chosen').first().waitFor();
    const second = await ann.context.newPage(); // the same guest
    /** @type {string[]} */
    const sent = [];
    second.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => sent.push(String(payload))),
    );
    await second.goto(address);
    await keepOne(bob.page);
    await eve.page.getByText('Was dealt:').first().waitFor();
    assert.equal(await eve.page.getByText('Was dealt:').count(), 2);
    for (const page of [ann.page, second, bob.page]) {
        await page.waitForSelector('.hand button');
        assert.equal(await page.getByText('Was dealt:').count(), 0);
    }
    for (const message of positions(eve.sent)) {
        const all = message.view.phase !== 'keep';
        for (const seat of [0, 1]) {
            assert.equal(objectives(message, seat).length, all ? 3 : 0);
            const { objectives: shown, hand, deck } = message.view.players[seat];
            for (const { kept } of shown) assert.equal(kept, false);
            assert.deepEqual([...hand, ...deck], []);
        }
    }
    for (const message of positions(sent)) {
        assert.equal(message.you, 0);
        assert.deepEqual(objectives(message, 1), []);
    }
    await leave(ann, bob, eve);
});

test('royalmatch: who looks on sees no objective where the form seals them', async () => {
    const [ann, bob, eve] = await Promise.all([person('Ann'), person('Bob'), person()]);
    const address = await openByForm(ann.page, 'sealed');
    assert.equal(await ann.page.getByText('Spectators see which objectives').count(), 0);
    await bob.page.goto(address);
    await bob.page.getByRole('button', { name: 'Take a seat' }).click();
    await eve.page.goto(address);
    await keepOne(ann.page);
    await keepOne(bob.page);
    await bob.page.waitForSelector('.hand button');
    await isTold(eve.page, (await told(bob.page)).version);
    await eve.page.getByText('keeps 1').first().waitFor(); // how many is seen by all
    assert.equal(await eve.page.getByText('Was dealt:').count(), 0);
    for (const message of positions(eve.sent))
        for (const seat of [0, 1]) {
            assert.deepEqual(objectives(message, seat), []);
            for (const { what } of message.news) assert.notEqual(what, 'dealt_shown');
        }
    await leave(ann, bob, eve);
});
