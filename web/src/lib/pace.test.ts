import { beforeEach, expect, it } from 'vitest';
import { Pace } from './pace';

let now: number;
let timers: { at: number; then: () => void }[];
let shown: [number, string][];
let left: number[]; // how many waited when each was shown
let beat: number;
let pace: Pace<string>;

function pass(ms: number) {
    const until = now + ms;
    for (;;) {
        const due = timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers.splice(timers.indexOf(due), 1);
        now = due.at;
        due.then();
    }
    now = until;
}

beforeEach(() => {
    now = 0;
    timers = [];
    shown = [];
    left = [];
    beat = 400;
    pace = new Pace(
        (item, waiting) => {
            shown.push([now, item]);
            left.push(waiting);
        },
        {
            now: () => now,
            after: (ms, then) => {
                const timer = { at: now + ms, then };
                timers.push(timer);
                return () => void timers.splice(timers.indexOf(timer), 1);
            },
        },
        () => beat,
    );
});

it('shows the first at once and the others a beat apart, in order', () => {
    for (const item of ['a', 'b', 'c']) pace.tell(item, 1);
    pass(2000);
    expect(shown).toEqual([
        [0, 'a'],
        [400, 'b'],
        [800, 'c'],
    ]);
    expect(left).toEqual([0, 1, 0]); // `a` came before the others did
});

it('waits for nothing when enough time has passed', () => {
    pace.tell('a', 1);
    pass(1000);
    pace.tell('b', 1);
    expect(shown.at(-1)).toEqual([1000, 'b']);
});

it('hurries nothing and loses nothing, however many wait', () => {
    for (let i = 0; i < 100; ++i) pace.tell(String(i), 1);
    pass(60_000);
    expect(shown).toEqual(Array.from({ length: 100 }, (_, i) => [400 * i, String(i)]));
});

it('gives what is told large more than one beat', () => {
    pace.tell('murdered', 4);
    pace.tell('next', 1);
    pass(5000);
    expect(shown).toEqual([
        [0, 'murdered'],
        [1600, 'next'],
    ]);
});

it('takes no time for what is no event, and keeps it in its place', () => {
    pace.tell('a', 1);
    pace.tell('b', 1);
    pace.tell('somebody looks on', 0);
    pace.tell('c', 1);
    expect(pace.waiting).toBe(2);
    pass(2000);
    expect(shown).toEqual([
        [0, 'a'],
        [400, 'b'],
        [400, 'somebody looks on'],
        [800, 'c'],
    ]);
});

it('shows all that waits at once to those who skip, in order, and goes on with the next', () => {
    for (const item of ['a', 'b', 'c']) pace.tell(item, 1);
    pass(100);
    pace.skip();
    pace.tell('d', 1);
    pace.tell('e', 1);
    pass(2000);
    expect(shown).toEqual([
        [0, 'a'],
        [100, 'b'],
        [100, 'c'],
        [100, 'd'],
        [500, 'e'],
    ]);
});

it('waits while nobody looks, and then goes on where it was', () => {
    pace.tell('a', 1);
    pace.hold(true);
    pace.tell('b', 1);
    pace.tell('c', 1);
    pass(10_000);
    expect(shown).toEqual([[0, 'a']]);
    pace.hold(false);
    pass(2000);
    expect(shown.slice(1)).toEqual([
        [10_000, 'b'],
        [10_400, 'c'],
    ]);
});

it('follows the speed that is set, also in between', () => {
    for (const item of ['a', 'b', 'c', 'd', 'e']) pace.tell(item, 1);
    pass(400);
    beat = 600;
    pass(400);
    expect(shown.map(([at]) => at)).toEqual([0, 400, 800]); // the beat of `b` had begun
    pass(600);
    expect(shown.at(-1)).toEqual([1400, 'd']);
    beat = 0;
    pace.tell('f', 1);
    pass(600);
    expect(shown.slice(-2).map(([, item]) => item)).toEqual(['e', 'f']);
});

it('shows everything at once where no beats are wanted', () => {
    beat = 0;
    for (const item of ['a', 'b', 'c']) pace.tell(item, 1);
    expect(shown.map(([at, item]) => [at, item])).toEqual([
        [0, 'a'],
        [0, 'b'],
        [0, 'c'],
    ]);
});

it('shows nothing after its end', () => {
    pace.tell('a', 1);
    pace.tell('b', 1);
    pace.end();
    pass(5000);
    expect(shown).toEqual([[0, 'a']]);
});
