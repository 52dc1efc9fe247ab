// Makes the fixtures of Citadelles and RoyalMatch: one table message for each kind of question, and the
// start, middle and end of a game. Bots play; powers come before anything else, so that every question
// is asked. The same seeds give the same games.
//   AGORA=../build/release/agora node tools/questions.mjs [citadels|royalmatch]
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program =
    process.env.AGORA ?? fileURLToPath(new URL('../../build/release/agora', import.meta.url));
const people = ['Ada', 'Basile', 'Chloé', 'Dag', 'Émile', 'Fanny', 'Gus', 'Hana'];

/** A program that stays, one line in and one line out. */
function talkTo(args) {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    return {
        hear: async () => JSON.parse((await lines.next()).value),
        say: (line) => child.stdin.write(`${JSON.stringify(line)}\n`),
        leave: () => child.kill(),
    };
}

/** Plays one game; `see` is called for every question with what happened since the one before. */
async function play({ game, seats, seed, rules = [], prefer = () => undefined }, see) {
    const options = ['--seats', `${seats}`, '--seed', `${seed}`, '--lang', 'en', ...rules];
    const table = talkTo(['referee', game, ...options]);
    const bot = talkTo(['bot', game, '--level', '1']);
    let events = {};
    for (let ply = 0; ;) {
        const line = await table.hear();
        if (line.t === 'done') {
            for (const [viewer, told] of Object.entries(line.events))
                events[viewer] = [...(events[viewer] ?? []), ...told];
        } else if (line.t === 'ask') {
            see({ ...line, events, ply });
            events = {};
            const seat = line.pending[0];
            const legal = line.legal[seat];
            let words = prefer(legal, ply);
            if (!words) {
                bot.say({ seat, view: line.views[seat], legal, budget_ms: 20 });
                words = (await bot.hear()).do;
            }
            table.say({ seat, do: words });
            ply += 1;
        } else break;
    }
    table.leave();
    bot.leave();
}

/** What the server would send to a viewer at that moment. */
function message(game, moment, viewer, changes = {}) {
    const view = moment.views[viewer];
    const seats = Object.keys(moment.views).length - 1;
    const asked = moment.pending.includes(viewer);
    const score = (seat) => view.players[seat].total ?? view.players[seat].points;
    const all = people.slice(0, seats).map((name, seat) => ({ name, seat }));
    return {
        t: 'table',
        table: 7,
        version: moment.ply + 1,
        life: 'playing',
        you: viewer,
        game,
        rated: false,
        host: 1,
        spectators: 0,
        seats: all.map(({ name, seat }) =>
            seat % 2 === 0 || seat === viewer
                ? { seat, kind: 'person', person: seat + 1, name, connected: true }
                : { seat, kind: 'bot', level: `${3 + (seat % 4)}` },
        ),
        news: (moment.events[viewer] ?? []).map((one) => ({ version: moment.ply + 1, ...one })),
        pending: moment.pending,
        ...(asked ? { moment: moment.ply + 1, legal: moment.legal[viewer] } : {}),
        view,
        standing: all.map(({ seat }) => ({
            seat,
            rank: 1 + all.filter((other) => score(other.seat) > score(seat)).length,
            score: score(seat),
            tie_break: 0,
        })),
        clocks: all.map(({ seat }) => ({
            seat,
            left: 95_000 - 7000 * seat,
            runs: moment.pending.includes(seat),
        })),
        ...changes,
    };
}

/** Keeps the first moment of each name. */
function album(game) {
    const folder = new URL(`../fixtures/${game}/`, import.meta.url);
    mkdirSync(folder, { recursive: true });
    const names = new Set();
    return (name, moment, viewer, changes) => {
        if (names.has(name)) return;
        names.add(name);
        const one = message(game, moment, viewer, changes);
        writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(one)}\n`);
    };
}

// The referee shows no view of an end: the last question stands for it.
const ended = (view) => ({
    life: 'over',
    pending: [],
    legal: undefined,
    view: { ...view, phase: 'over' },
});

async function wholeGame(keep, course, prefix = '') {
    const moments = [];
    await play(course, (moment) => moments.push(moment));
    const mine = moments.filter(({ pending }) => pending.includes(0));
    const middle = mine[Math.floor(mine.length / 2)];
    keep(`${prefix}start`, mine[0], 0);
    keep(`${prefix}middle`, middle, 0);
    keep(`${prefix}watching`, middle, 'spectator');
    keep(`${prefix}late`, mine.at(-1), 0);
    keep(`${prefix}end`, mine.at(-1), 0, ended({ ...mine.at(-1).views[0], asked: null }));
}

async function citadels() {
    const keep = album('citadels');
    await wholeGame(keep, { game: 'citadels', seats: 4, seed: 11 });
    const nobles = ['--rules', 'vicious_nobles'];
    await wholeGame(keep, { game: 'citadels', seats: 8, seed: 3, rules: nobles }, 'full-');
    const rare =
        /^(warrants|threats|spy|look|swap|exchange|seize|take and build|discard|redraw|refuse|reveal|confiscate|power|beautify|tithe|crown|bewitch|rob|museum|laboratory|smithy|armory|build .* with)/;
    const prefer = (legal, ply) => {
        const some = legal.filter((words) => rare.test(words));
        return ply % 3 === 0 ? undefined : some[(ply * 7) % some.length];
    };
    const casts = {
        first_game: [4, 2],
        ambitious_aristocrats: [5],
        cunning_agents: [5],
        illustrious_emissaries: [5],
        devious_dignitaries: [6],
        tenacious_delegates: [6],
        vicious_nobles: [7],
    };
    for (const [cast, sizes] of Object.entries(casts))
        for (const seats of sizes)
            for (const seed of [1, 2, 3])
                await play(
                    { game: 'citadels', seats, seed, rules: ['--rules', cast], prefer },
                    (moment) => {
                        const seat = moment.pending[0];
                        const { phase, acting } = moment.views[seat];
                        if (phase === 'act' && moment.legal[seat].length < 4) return;
                        keep(phase === 'act' ? `as-${acting}` : phase, moment, seat);
                    },
                );
}

async function royalmatch() {
    const keep = album('royalmatch');
    let scored = null;
    const rules = ['--set', 'target=20'];
    await play({ game: 'royalmatch', seats: 4, seed: 5, rules }, (moment) => {
        const view = moment.views[0];
        const asked = moment.pending.includes(0);
        if (!asked && view.turn === 4) keep('waiting', moment, 0);
        if (!asked) return;
        keep(view.phase === 'play' ? 'turn' : view.phase, moment, 0);
        if (view.turn === 7) {
            keep('middle', moment, 0);
            keep('watching', moment, 'spectator');
        }
        if (view.finished > 0 && view.turn === 0) {
            keep('summary', moment, 0);
            scored = moment;
        }
    });
    keep('end', scored, 0, ended(scored.views[0]));
    for (const seats of [2, 3])
        await play({ game: 'royalmatch', seats, seed: 9 }, (moment) => {
            if (moment.pending.includes(0) && moment.views[0].turn === 5)
                keep(`seats-${seats}`, moment, 0);
        });
}

const games = { citadels, royalmatch };
for (const [game, make] of Object.entries(games))
    if (!process.argv[2] || process.argv[2] === game) await make();
