import { expect, it } from 'vitest';
import type { Listed } from '../lib/messages';
import { fits } from './lobby';

const table = {
    game: 'a',
    rated: true,
    clock: { kind: 'move', ms: 30_000 },
    seats: [{ seat: 0, kind: 'person', name: 'Zoé' }],
} as Listed;
const any = { game: '', rated: false, unhurried: false, who: '' };

it('shows the tables that fit every filter', () => {
    expect(fits(table, any)).toBe(true);
    expect(fits(table, { ...any, game: 'a', rated: true, who: ' zoe' })).toBe(true);
    expect(fits(table, { ...any, game: 'b' })).toBe(false);
    expect(fits({ ...table, rated: false }, { ...any, rated: true })).toBe(false);
    expect(fits(table, { ...any, unhurried: true })).toBe(false);
    expect(fits(table, { ...any, who: 'ann' })).toBe(false);
});
