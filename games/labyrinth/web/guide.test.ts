import { expect, it } from 'vitest';
import move from './fixtures/move.json';
import start from './fixtures/start.json';
import type { TableMessage } from '$web/lib/messages';
import { guide } from './guide';
import type { LabyrinthView } from './model';

const at = (fixture: unknown) => structuredClone(fixture) as TableMessage<LabyrinthView>;

it('begins with the push', () => {
    expect(guide(at(start), 0)?.title).toBe('Push the tile in');
});

it('sees a treasure in reach', () => {
    expect(guide(at(move), 0)?.title).toBe('Your treasure is in reach!');
    const table = at(move);
    table.legal = ['stay'];
    expect(guide(table, 0)?.title).toBe('Walk closer');
});

it('sends home who has found all, and says no more to who knows enough', () => {
    const table = at(move);
    table.view!.players[0]!.left = 0;
    expect(guide(table, 0)?.title).toBe('Home!');
    table.view!.players[0]!.left = 2;
    table.view!.players[0]!.found = ['owl', 'bat', 'rat'];
    expect(guide(table, 0)).toBeNull();
});
