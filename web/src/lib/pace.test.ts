import { beforeEach, expect, it } from 'vitest';
import { Pace } from './pace';

let now: number;
let timers: { at: number; then: () => void }[];
let shown: [number, string][];
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
    pace = new Pace(
        (item) => shown.push([now, item]),
        {
            now: () => now,
            after: (ms, then) => {
                const timer = { at: now + ms, then };
                timers.push(timer);
                return () => void timers.splice(timers.indexOf(timer), 1);
            },
        },
        400,
        3,
    );
});

it('shows the first at once and the others a moment apart, in order', () => {
    for (const item of ['a', 'b', 'c']) pace.tell(item, true);
    pass(2000);
    expect(shown).toEqual([
        [0, 'a'],
        [400, 'b'],
        [800, 'c'],
    ]);
});

it('waits for nothing when enough time has passed', () => {
    pace.tell('a', true);
    pass(1000);
    pace.tell('b', true);
    expect(shown.at(-1)).toEqual([1000, 'b']);
});

it('shows everything at once to those who want no motion', () => {
    pace.tell('a', true);
    pace.tell('b', true);
    pace.tell('c', false);
    expect(shown.map(([, item]) => item)).toEqual(['a', 'b', 'c']);
    pass(5000);
    expect(shown.length).toBe(3);
});

it('shows all of them one after another, quicker the more of them wait', () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    for (const item of items) pace.tell(item, true);
    expect(shown).toEqual([[0, 'a']]); // and the others wait
    pass(5000);
    expect(shown.map(([, item]) => item)).toEqual(items);
    const gaps = shown.slice(1).map(([at], i) => Math.round(at - shown[i]![0]));
    expect(gaps).toEqual([400, 240, 300, 400, 400, 400]);
});

it('never shows two at once, however many wait', () => {
    for (let i = 0; i < 100; ++i) pace.tell(String(i), true);
    pass(60_000);
    expect(shown.length).toBe(100);
    const gaps = shown.slice(1).map(([at], i) => at - shown[i]![0]);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(90);
});
