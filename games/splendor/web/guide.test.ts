import { expect, it } from 'vitest';
import end from './fixtures/end.json';
import middle from './fixtures/middle.json';
import start from './fixtures/start.json';
import type { TableMessage } from '$web/lib/messages';
import { guide } from './guide';

const at = (fixture: unknown) => structuredClone(fixture) as TableMessage;

it('begins with gems', () => {
    expect(guide(at(start), 0)?.title).toBe('Take three gems');
});

it('points at what can be bought', () => {
    expect(guide(at(middle), 0)?.title).toBe('You can buy a card');
});

it('explains the question that is asked', () => {
    const table = at(middle);
    table.legal = ['return W', 'return B'];
    expect(guide(table, 0)?.title).toBe('Too many gems');
    table.legal = ['noble 1', 'noble 2'];
    expect(guide(table, 0)?.title).toBe('Nobles at your door');
});

it('says no more when the player knows enough', () => {
    const table = at(end);
    (table.view as { phase: string }).phase = 'over';
    expect(guide(table, 0)).toBeNull();
});
