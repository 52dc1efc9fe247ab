import { expect, it } from 'vitest';
import type { ChatLine } from './messages';
import { withLine } from './chat';

function line(number: number, text: string): ChatLine {
    return {
        t: 'chat',
        table: 7,
        line: number,
        room: 'players',
        person: 1,
        from: 'Ada',
        text,
        at: 5,
    };
}
const said = (lines: ChatLine[]) => lines.map(({ text }) => text);

it('shows kept lines once, however often they come', () => {
    const kept = [line(1, 'hello'), line(2, 'hi'), line(3, 'hello')];
    const once = kept.reduce(withLine, []);
    expect(said(once)).toEqual(['hello', 'hi', 'hello']);
    expect(kept.reduce(withLine, once)).toBe(once);
});

it('puts kept lines before one that was said while they were on their way', () => {
    expect(
        said([line(9, 'now'), line(2, 'before'), line(5, 'between')].reduce(withLine, [])),
    ).toEqual(['before', 'between', 'now']);
});
