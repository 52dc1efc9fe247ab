import { expect, it } from 'vitest';
import { sharedLink } from './links';

const invitations = [
    { seat: 1, key: 'come' },
    { seat: 2, key: 'come' },
];

it('is one invitation for all free seats while the table waits', () => {
    const waiting = { table: 7, life: 'waiting' as const };
    expect(sharedLink(waiting, { listed: true, invitations })).toBe('/table/7?key=come');
    expect(sharedLink({ ...waiting, key: 'look' }, { listed: false, invitations })).toBe(
        '/table/7?key=come',
    );
});

it('is for looking on else, and only where one may pass it on', () => {
    const playing = { table: 7, life: 'playing' as const };
    expect(sharedLink(playing, { listed: true, invitations })).toBe('/table/7');
    expect(sharedLink({ ...playing, key: 'look' }, { listed: false })).toBe('/table/7?key=look');
    expect(sharedLink(playing, { listed: false })).toBeNull();
    expect(sharedLink(playing, null)).toBeNull();
});
