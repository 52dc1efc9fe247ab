import { expect, it } from 'vitest';
import type { TableMessage } from '../../lib/messages';
import { counted, countedTotal, finishOf } from './podium';

const message = {
    view: [
        [10, 4],
        [20, 12],
    ],
    standing: [
        { seat: 0, rank: 2, score: 14, tie_break: 0 },
        { seat: 1, rank: 1, score: 32, tie_break: 0 },
    ],
} as unknown as TableMessage;
const sources = (view: unknown, seat: number) =>
    (view as number[][])[seat]!.map((points, i) => ({ name: `source ${i}`, points }));

it('puts the best first, with what the points are made of', () => {
    const [first, second] = finishOf(message, sources);
    expect([first?.seat, second?.seat]).toEqual([1, 0]);
    expect(first?.sources.map(({ points }) => points)).toEqual([20, 12]);
});

it('names no sources that do not add up', () => {
    const wrong = finishOf(message, (view, seat) => sources(view, seat).slice(1));
    expect(wrong.map((each) => each.sources)).toEqual([[], []]);
    expect(finishOf(message, undefined).map((each) => each.sources)).toEqual([[], []]);
});

it('counts one source after another, up to the score', () => {
    expect([0, 0.25, 0.5, 1].map((at) => counted(20, 0, 2, at))).toEqual([0, 10, 20, 20]);
    expect([0, 0.5, 0.75, 1].map((at) => counted(12, 1, 2, at))).toEqual([0, 0, 6, 12]);
    const [first, second] = finishOf(message, sources);
    expect([0, 0.5, 1].map((at) => countedTotal(first!, at))).toEqual([0, 20, 32]);
    expect(countedTotal({ ...second!, sources: [] }, 1)).toBe(14);
});
