import { expect, it } from 'vitest';
import type { ChatLine } from './messages';
import { withLine } from './talk';

function line(at: number, text: string, person = 1): ChatLine {
    return { t: 'chat', table: 7, room: 'players', person, from: `P${person}`, text, at };
}
const said = (lines: ChatLine[]) => lines.map(({ text }) => text);

it('shows kept lines once, however often they come', () => {
    const kept = [line(1, 'hello'), line(2, 'hi', 2), line(3, 'hello')];
    const once = kept.reduce(withLine, []);
    expect(said(once)).toEqual(['hello', 'hi', 'hello']);
    expect(kept.reduce(withLine, once)).toBe(once);
});

it('does not take two people who say the same at once for one', () => {
    expect(
        [line(1, 'well played', 1), line(1, 'well played', 2)].reduce(withLine, []),
    ).toHaveLength(2);
});

it('puts kept lines before one that was said while they were on their way', () => {
    expect(
        said([line(9, 'now'), line(2, 'before'), line(5, 'between')].reduce(withLine, [])),
    ).toEqual(['before', 'between', 'now']);
});
