// Every decision that real positions offer can be said in both languages.
import { afterEach, expect, it } from 'vitest';
import type { TableMessage } from '../lib/messages';
import { seatName } from '../lib/names';
import { settings } from '../lib/settings.svelte';
import { loadTeller } from './board';

const files = import.meta.glob<TableMessage>('../../../games/*/web/fixtures/*.json', {
    eager: true,
    import: 'default',
});
const asked = Object.entries(files).filter(([, table]) => table.legal && table.you !== 'spectator');

afterEach(() => {
    settings.language = 'en';
});

it.each(asked)('%s', async (_path, table) => {
    const tell = await loadTeller(table.game);
    for (const language of ['en', 'fr'] as const) {
        settings.language = language;
        for (const words of table.legal ?? []) {
            const told = tell(words, table.view, table.you as number, (seat) =>
                seatName(table, seat),
            );
            expect(told, words).not.toBe(words);
            expect(told, words).not.toMatch(/undefined|NaN|\[object|\w_\w/);
        }
    }
});

it('says what is meant', async () => {
    const tell = await loadTeller('splendor');
    const table = files['../../../games/splendor/web/fixtures/start.json']!;
    expect(tell('take W B G', table.view, 0, String)).toBe('Take white, blue, green');
    settings.language = 'fr';
    expect(tell('reserve tier2', table.view, 0, String)).toMatch(/niveau 2/);
});

it('says what somebody wants who needs the consent of the others', async () => {
    const tell = await loadTeller('citadels');
    const { view } = files['../../../games/citadels/web/fixtures/pick.json']!;
    expect(tell('redraft king', view, 0, String)).toBe(
        'card shown by accident (King), all choose again',
    );
    settings.language = 'fr';
    expect(tell('redraft king', view, 0, String)).toMatch(/par accident \(Roi\)/);
});
