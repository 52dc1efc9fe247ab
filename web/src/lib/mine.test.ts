import { expect, it } from 'vitest';
import type { Listed } from './messages';
import { freshTurns, going } from './mine.svelte';

const table = (id: number, life: Listed['life'], your_turn: boolean) =>
    ({ table: id, life, your_turn }) as Listed;

it("lists what goes on, one's own turn first", () => {
    const all = [
        table(4, 'over', false),
        table(3, 'waiting', false),
        table(2, 'playing', true),
        table(1, 'closed', false),
    ];
    expect(going(all).map((each) => each.table)).toEqual([2, 3]);
});

it('tells a turn once, and not that of the table in sight', () => {
    const before = [table(1, 'playing', false), table(2, 'playing', true)];
    const now = [table(1, 'playing', true), table(2, 'playing', true), table(3, 'playing', true)];
    expect(freshTurns(null, now, null)).toEqual([]); // the page has just been opened
    expect(freshTurns(before, now, null)).toEqual([1, 3]);
    expect(freshTurns(before, now, 1)).toEqual([3]);
    expect(freshTurns(now, now, null)).toEqual([]);
});
