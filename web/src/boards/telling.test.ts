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
    const tell = (await loadTeller(table.game))!;
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
