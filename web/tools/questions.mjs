// Makes the fixtures of the games that say how (games/<id>/web/questions.mjs): one table message for each kind of
// question, and the start, middle and end of a game. Bots play; the same seeds give the same games.
//   AGORA=../build/release/agora node tools/questions.mjs [GAME...]
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program =
    process.env.AGORA ?? fileURLToPath(new URL('../../build/release/agora', import.meta.url));
const games = new URL('../../games/', import.meta.url);
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
    const folder = new URL(`${game}/web/fixtures/`, games);
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

for (const game of readdirSync(games)) {
    const file = new URL(`${game}/web/questions.mjs`, games);
    const wanted = process.argv.slice(2);
    if (!existsSync(file) || (wanted.length > 0 && !wanted.includes(game))) continue;
    const { questions } = await import(file.href);
    await questions(album(game), { play, wholeGame, ended });
}
