// @ts-check
// Two people play every game while a third looks on: what only one player knows is in no byte that the watcher is
// sent while it is a secret. What that is, games/<id>/e2e/secrets.mjs says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games, partOf } from './games.mjs';
import { askedAt, decideInWords, isTold, positions, told } from './notes.mjs';
import { leave, twoAndAWatcher } from './people.mjs';
import { dice } from './play.mjs';

/**
 * @typedef {object} Game
 * @property {number} seed of the luck
 * @property {number} walk by which the decisions are drawn from the legal ones: the same in every run
 * @property {number} decisions that are made
 * @property {string[]} visits news that come in this course of the game
 * @property {Record<string, string>} [options]
 * @property {RegExp} [first] the first decision of each, if not any
 * @property {(view: any, seat: number) => RegExp[]} secrets what only this seat may know, as it would be written
 * @property {string[]} open members of a view that show the same names to everybody: all cards of the game, what was
 * played, laid out or announced
 * @property {string[]} told news that are for one player alone, or for two
 * @property {string[]} [less] news for all but those whom they hit
 * @property {string} [instead] what those are told
 */
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

for (const { id: name } of games) {
    /** @type {{game?: Game}} */
    const { game } = await partOf(name, 'secrets');
    if (!game) continue; // nothing is hidden there but what is chosen at once
    test(`${name}: no secret reaches a watcher`, async (t) => {
        const wish = { game: name, options: game.options ?? {} };
        const { ann, bob, eve } = await twoAndAWatcher(wish, game.seed);

        // Those who look on, even without a name so far, talk among themselves.
        await eve.page.fill('input[maxlength="300"]', 'psst: otters');
        await eve.page.keyboard.press('Enter');
        await eve.page.getByText('psst: otters').waitFor();

        const random = dice(game.walk);
        const players = [ann, bob];
        let decisions = 0;
        for (; decisions < game.decisions; ++decisions) {
            const asked = [];
            for (const each of players) if ((await askedAt(each.page)) !== null) asked.push(each);
            const next = asked[0];
            if (!next) break; // the game is over
            /** @type {string[]} */
            const legal = (await told(next.page)).legal;
            const first = decisions < players.length && game.first;
            const from = first ? legal.filter((words) => first.test(words)) : legal;
            const words = from[Math.floor(random() * from.length)] ?? '';
            const version = await decideInWords(next.page, words);
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
